//! What is shown is what is done, on real holes under any commands.

use bogeyman::dice::Seed;
use bogeyman::game::{Event, Game, Intent, Phase, Setup};

use crate::fixture::*;

/// What an awake monster shows is what the next turn does, on real holes under any commands.
#[test]
fn intents_shown_are_intents_kept() {
    let mut acted = [0; 4];
    for seed in 0..30 {
        let mut game = Game::new(Setup {
            seed: Seed::new(seed),
            ..world("@U").game().setup().clone()
        });
        let commands = some_of_every_command();
        for n in 0..600 {
            let command = commands[number(seed, n, commands.len())];
            if command == crate::fixture::command("pickup") || game.check(&command).is_err() {
                continue;
            }
            let before = game.clone();
            let events = game.apply(&command).expect("checked");
            // A hint is no turn.
            if before.phase() != &Phase::Play || before.turn() == game.turn() {
                continue;
            }
            acted_as_shown(&before, &game, &events, &mut acted);
        }
    }
    assert!(
        acted.iter().all(|&count| count > 5),
        "too little seen: {acted:?}"
    );
}

fn acted_as_shown(before: &Game, after: &Game, events: &[Event], acted: &mut [u32; 4]) {
    let over = after.phase() != &Phase::Play;
    for monster in before.monsters().iter().filter(|m| m.is_awake()) {
        let id = monster.id;
        let killed =
            |event: &Event| matches!(event, Event::Killed { monster, .. } if *monster == id);
        let mine: Vec<&Event> = events
            .iter()
            .filter(|event| match event {
                Event::MonsterStepped { monster, .. }
                | Event::MonsterStayed { monster, .. }
                | Event::Blow { monster, .. }
                | Event::Lunged { monster, .. }
                | Event::Missed { monster, .. } => *monster == id,
                _ => false,
            })
            .collect();
        if events.iter().any(killed) || mine.is_empty() {
            assert!(events.iter().any(killed) || over, "{id} did nothing");
            assert!(mine.is_empty(), "{id} acted after its end");
            continue;
        }
        let kept = match (monster.intent, mine[..].first()) {
            (Intent::Rest, Some(Event::MonsterStayed { .. })) => 0,
            (Intent::Step(cell), Some(Event::MonsterStepped { to, .. })) if cell == *to => 1,
            (Intent::Step(_), Some(Event::MonsterStayed { .. })) => 1,
            (Intent::Blow(cell), Some(Event::Blow { at, .. })) if cell == *at => 2,
            (Intent::Blow(cell), Some(Event::Lunged { to, .. })) if cell == *to => 3,
            (Intent::Blow(cell), Some(Event::Missed { at, .. })) if cell == *at => 3,
            (shown, done) => panic!("{id} showed {shown:?} and did {done:?}"),
        };
        assert_eq!(mine.len(), 1, "{id} acted twice");
        acted[kept] += 1;
    }
    for event in events {
        if let Event::Woke { monster, .. } | Event::Rose { monster, .. } = event {
            let did = |event: &Event| matches!(event, Event::MonsterStepped { monster: m, .. } | Event::Blow { monster: m, .. } if m == monster);
            assert!(!events.iter().any(did), "{monster} acted as it woke");
        }
    }
    let cup = after.hole().cup;
    assert!(after.monster_at(cup).is_none(), "one stands in the cup");
    assert!(
        after.monster_at(after.golfer()).is_none(),
        "one stands on the golfer"
    );
}
