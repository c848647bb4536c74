//! What is shown is what is done, by all of the dead, under any commands.

use std::collections::BTreeMap;

use bogeyman::game::{Command, Event, Game, Intent, Monster, Phase, Weapon};
use bogeyman::geom::{Cell, Dir};
use bogeyman::hole::Item;

use crate::crowd::crowded;
use crate::fixture::*;

const TURNS: u32 = 10_000;

/// How often each thing was seen that a monster can show and do.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, u32>);

impl Seen {
    fn count(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }
}

#[test]
fn intents_shown_are_intents_kept() {
    let mut seen = Seen::default();
    let commands = some_of_every_command();
    let (mut turns, mut seed) = (0, 0);
    let mut game = crowded(seed);
    for n in 0.. {
        if turns == TURNS {
            break;
        }
        let is_stale =
            game.turn() > 60 || !matches!(game.phase(), Phase::Play | Phase::Upgrade { .. });
        if is_stale {
            seed += 1;
            game = crowded(seed);
        }
        let command = commands[number(seed, n, commands.len())];
        // Whole hearts, so that few rounds end early.
        game = game.hurt_to(u32::MAX);
        if command == Command::Pickup || game.check(&command).is_err() {
            continue;
        }
        let before = game.clone();
        let events = game.apply(&command).expect("checked");
        if takes_a_turn(&command) {
            turns += 1;
            let turn = Turn {
                before: &before,
                after: &game,
                events: &events,
            };
            turn.is_as_shown(&mut seen);
        }
    }
    let often = [
        ("rests", 1000),
        ("steps", 1000),
        ("finds its step barred", 20),
        ("takes the ball", 20),
        ("comes to the ball's place in vain", 5),
        ("strikes", 200),
        ("lunges", 200),
        ("misses", 20),
        ("hits with a missile", 50),
        ("misses with a missile", 50),
        ("mirrors a step", 200),
        ("mirrors into a blow", 5),
        ("mirrors into its end", 5),
        ("mirrors against something", 50),
        ("has heard a bell", 20),
        ("is destroyed before its turn", 50),
    ];
    for (what, least) in often {
        let times = seen.0.get(what).copied().unwrap_or(0);
        assert!(times >= least, "{what}: {times} times of {:?}", seen.0);
    }
    assert_eq!(seen.0.len(), often.len(), "{:?}", seen.0);
}

/// Whether the dead act after it.
fn takes_a_turn(command: &Command) -> bool {
    !matches!(
        command,
        Command::Hint | Command::Choose(_) | Command::Use(Item::Flag | Item::Mulligan)
    )
}

/// A turn that is over.
struct Turn<'a> {
    before: &'a Game,
    after: &'a Game,
    events: &'a [Event],
}

impl Turn<'_> {
    fn is_as_shown(&self, seen: &mut Seen) {
        let has = |found: fn(&Event) -> bool| self.events.iter().any(found);
        let is_over = has(|event| matches!(event, Event::Died { .. }));
        let is_holed = has(|event| matches!(event, Event::Holed { .. }));
        for monster in self.before.monsters() {
            let done = self.done_by(monster.id);
            if is_holed || !monster.is_awake() {
                assert_eq!(done, [] as [&Event; 0], "{monster:?}");
            } else if self.is_destroyed_by_golfer(monster.id) {
                assert_eq!(done, [] as [&Event; 0], "{monster:?}");
                seen.count("is destroyed before its turn");
            } else if !(is_over && done.is_empty()) {
                self.keeps(monster, &done, seen);
            }
        }
        for event in self.events {
            if let Event::Rose { monster, .. } = event {
                assert_eq!(self.done_by(*monster), [] as [&Event; 0]);
            }
        }
    }

    /// What it did of its own.
    fn done_by(&self, id: u32) -> Vec<&Event> {
        let is_its_own = |event: &&Event| match event {
            Event::MonsterStepped { monster, .. }
            | Event::MonsterStayed { monster, .. }
            | Event::BallTaken { monster, .. }
            | Event::Blow { monster, .. }
            | Event::Warded { monster, .. }
            | Event::Loosed { monster, .. }
            | Event::Lunged { monster, .. }
            | Event::Missed { monster, .. } => *monster == id,
            _ => false,
        };
        self.events.iter().filter(is_its_own).collect()
    }

    fn is_destroyed_by_golfer(&self, id: u32) -> bool {
        self.events.iter().any(|event| {
            matches!(event, Event::Killed { monster, by, .. }
                if *monster == id && *by != Weapon::Ground)
        })
    }

    /// The steps that the golfer made.
    fn steps(&self) -> Vec<Dir> {
        let step = |event: &Event| match event {
            Event::Stepped { from, to } => Dir::ALL.into_iter().find(|dir| from.step(*dir) == *to),
            _ => None,
        };
        self.events.iter().filter_map(step).collect()
    }

    fn keeps(&self, monster: &Monster, done: &[&Event], seen: &mut Seen) {
        let is_dazed =
            |event: &Event| matches!(event, Event::Dazed { monster: id, .. } if *id == monster.id);
        let shown = match self.events.iter().any(is_dazed) {
            // The one exception: what a bell silences rests.
            true => {
                seen.count("has heard a bell");
                Intent::Rest
            }
            false => monster.intent,
        };
        let here = self.after.golfer();
        let kept = match (shown, done) {
            (Intent::Rest, [Event::MonsterStayed { .. }]) => "rests",
            (Intent::Step(cell), [Event::MonsterStepped { to, .. }]) if *to == cell => "steps",
            (Intent::Step(cell) | Intent::Take(cell), [Event::MonsterStayed { .. }])
                if cell != monster.cell && self.is_taken(cell) =>
            {
                "finds its step barred"
            }
            (Intent::Take(cell), [.., Event::BallTaken { at, .. }]) if *at == cell => {
                "takes the ball"
            }
            (Intent::Take(cell), [Event::MonsterStepped { .. } | Event::MonsterStayed { .. }])
                if !self.has_ball(cell) =>
            {
                "comes to the ball's place in vain"
            }
            (Intent::Blow(cell), [Event::Blow { at, .. } | Event::Warded { at, .. }])
                if *at == cell && here == cell =>
            {
                "strikes"
            }
            (Intent::Blow(cell), [Event::Lunged { to, .. }]) if *to == cell && here != cell => {
                "lunges"
            }
            (Intent::Blow(cell), [Event::Missed { at, .. }]) if *at == cell && here != cell => {
                "misses"
            }
            (Intent::Missile(line), [Event::Loosed { from, to, .. }, hit @ ..])
                if (*from, *to) == (line.from, line.to) =>
            {
                let is_hit = !hit.is_empty();
                assert_eq!(is_hit, line.cells().any(|cell| cell == here), "{shown:?}");
                match is_hit {
                    true => "hits with a missile",
                    false => "misses with a missile",
                }
            }
            (Intent::Mirror, done) => return self.mirrors(done, seen),
            (shown, done) => panic!("{monster:?} showed {shown:?} and did {done:?}"),
        };
        seen.count(kept);
    }

    /// Whether somebody stood, stands or came between there.
    fn is_taken(&self, cell: Cell) -> bool {
        let is_there = |game: &Game| game.golfer() == cell || game.monster_at(cell).is_some();
        is_there(self.before) || is_there(self.after)
    }

    fn has_ball(&self, cell: Cell) -> bool {
        self.after.ball().is_some_and(|ball| ball.cell() == cell)
    }

    /// For every step of the golfer an opposite one, a blow, or none.
    fn mirrors(&self, done: &[&Event], seen: &mut Seen) {
        let steps = self.steps();
        for (n, event) in done.iter().enumerate() {
            let kept = match (event, steps.get(n)) {
                (Event::MonsterStepped { from, to, .. }, Some(dir)) => {
                    assert_eq!(*to, from.step(dir.opposite()));
                    "mirrors a step"
                }
                (Event::Blow { at, .. } | Event::Warded { at, .. }, Some(_)) => {
                    assert_eq!(*at, self.after.golfer());
                    "mirrors into a blow"
                }
                (Event::MonsterStayed { .. }, Some(_)) => "mirrors against something",
                (Event::MonsterStayed { .. }, None) => "rests",
                (event, dir) => panic!("{event:?} for {dir:?}"),
            };
            seen.count(kept);
        }
        let is_destroyed = done.len() < steps.len().max(1);
        let stands = |id: u32| self.after.monsters().iter().any(|monster| monster.id == id);
        if let Some(Event::MonsterStepped { monster, .. }) = done.last()
            && !stands(*monster)
        {
            seen.count("mirrors into its end");
        } else {
            let is_over = matches!(self.after.phase(), Phase::Over(_));
            assert!(!is_destroyed || is_over, "{done:?} for {steps:?}");
        }
    }
}
