//! Practice and tutorial: the screens of play with keys to take back and to begin anew.

use std::collections::BTreeSet;

use super::{Next, Screen, card, over};
use crate::describe::capital;
use crate::game::{Event, Game, Weapon};
use crate::tui::bindings::{Pair, Row, Table};
use crate::tui::desk::Desk;
use crate::tui::drill::{Drill, Purpose};
use crate::tui::keymap::Keymap;
use crate::tui::keys::Key;
use crate::tui::lessons::{Pupil, When};

/// What the keys of a drill do, besides those of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Takes the last key back.
    Undo,
    /// Begins the hole anew.
    Restart,
    /// Goes on from the end of the hole.
    On,
}

/// The keys of a drill.
pub static KEYS: Table<Action> = Table {
    name: "drill",
    heading: "PRACTICE, TUTORIAL",
    rows: &[
        Row {
            acts: &[("undo", Action::Undo)],
            named: 1,
            word: "undo",
            help: "take back what the last key did",
        },
        Row {
            acts: &[("again", Action::Restart)],
            named: 1,
            word: "again",
            help: "the hole from its tee",
        },
        Row {
            acts: &[("on", Action::On)],
            named: 1,
            word: "on",
            help: "when the hole is done: back, or the next lesson",
        },
    ],
};

/// Begins to practise the hole in play, or just played; the round waits.
pub fn practise(desk: &mut Desk) -> Next {
    let Some(tee) = desk.round.as_ref().map(|round| round.tee().clone()) else {
        return Next::Stay;
    };
    let aside = desk.round.take();
    desk.clear();
    desk.drill = Some(Drill::new(Purpose::Practice, tee.clone(), aside));
    desk.lay(tee);
    let undo = desk.keys.key_for(&KEYS, Action::Undo);
    desk.log.say(format!(
        "Practice: nothing counts, {undo} takes back, the caddie answers for nothing."
    ));
    Next::Phase
}

/// Begins the tutorial.
pub fn teach(desk: &mut Desk) -> Next {
    desk.clear();
    lesson(desk, 0)
}

/// Begins a lesson; after the last one the title.
fn lesson(desk: &mut Desk, number: usize) -> Next {
    let Some((pupil, tee)) = Pupil::at(number) else {
        desk.end_drill();
        let told = "That is all it takes. A new round waits; ? lists all keys, on every screen.";
        return Next::to(Screen::Title(super::title::Title::telling(
            desk,
            told.to_owned(),
        )));
    };
    desk.clear();
    desk.drill = Some(Drill::new(Purpose::Lesson(pupil), tee.clone(), None));
    desk.lay(tee);
    Next::Phase
}

/// A key of a drill was pressed; none if it is the screen's own.
pub fn key(screen: &Screen, key: Key, desk: &mut Desk) -> Option<Next> {
    let is_end = matches!(screen, Screen::Card(_) | Screen::Over);
    let Some(action) = desk.keys.action(&KEYS, key) else {
        return desk
            .drill
            .is_some()
            .then(|| other(screen, key, desk))
            .flatten();
    };
    let is_play = matches!(screen, Screen::Walk | Screen::Upgrade(_)) || is_end;
    let drill = desk.drill.as_mut()?;
    match action {
        Action::Undo if is_play => {
            let round = drill.undo();
            desk.log.turn_over();
            match round {
                Some(round) => {
                    desk.put_back(round);
                    desk.log.say("Taken back.");
                }
                None => desk.log.say("There is nothing to take back."),
            }
            Some(Next::Phase)
        }
        Action::Restart if is_play => {
            let round = drill.restart(desk.round.as_ref()?);
            desk.put_back(round);
            desk.log.clear();
            desk.log.turn_over();
            desk.log.say("From the tee again.");
            Some(Next::Phase)
        }
        Action::On if is_end => Some(match &drill.aim {
            Purpose::Practice => {
                desk.end_drill();
                Next::Phase
            }
            Purpose::Lesson(pupil) => {
                let next = pupil.lesson + 1;
                lesson(desk, next)
            }
        }),
        Action::Undo | Action::Restart | Action::On => None,
    }
}

/// A key of a screen when the hole of a drill is done: whatever would take the player's own round off
/// the table does nothing, and what leads away leaves the drill.
fn other(screen: &Screen, key: Key, desk: &Desk) -> Option<Next> {
    let leaves = match screen {
        Screen::Card(_) => match desk.keys.action(&card::KEYS, key) {
            Some(card::Action::Up | card::Action::Down) => return None,
            action => action == Some(card::Action::Leave),
        },
        Screen::Over => matches!(
            desk.keys.action(&over::KEYS, key),
            Some(over::Action::Leave | over::Action::Title)
        ),
        _ => return None,
    };
    Some(if leaves { Next::Leave } else { Next::Stay })
}

/// The keys of a drill that are useful in play.
pub fn in_play(keys: &Keymap) -> Vec<Pair> {
    keys.line(&KEYS, |action, word| (action != Action::On).then_some(word))
}

/// The keys of a drill when its hole is done.
pub fn at_end(desk: &Desk) -> Vec<Pair> {
    let on = match desk.drill.as_ref().map(|drill| &drill.aim) {
        Some(Purpose::Lesson(pupil)) if pupil.is_last() => "to the title",
        Some(Purpose::Lesson(_)) => "next lesson",
        _ => "back",
    };
    let mut pairs = desk.keys.line(&KEYS, |action, word| {
        Some(if action == Action::On { on } else { word })
    });
    pairs.rotate_right(1);
    pairs
}

/// Says what leads on from here, if this is a lesson and something new is there.
pub fn lead(screen: &Screen, desk: &mut Desk) {
    if desk.drill.is_none() {
        return;
    }
    let Some(game) = desk.round.as_ref().map(|round| round.game().clone()) else {
        return;
    };
    let aimed = match screen {
        Screen::Aim(aim) => Some(aim.foretells(desk)),
        _ => None,
    };
    let Some(drill) = &mut desk.drill else {
        return;
    };
    let news = std::mem::take(&mut drill.news);
    let Purpose::Lesson(pupil) = &mut drill.aim else {
        return;
    };
    let suits = situation(&game, &news, aimed.flatten());
    if let Some(words) = pupil.lead(&suits, &desk.keys) {
        desk.log.say(capital(&words));
    }
}

/// What is there to speak of.
fn situation(game: &Game, news: &[Event], aimed: Option<Aimed>) -> BTreeSet<When> {
    let mut suits = BTreeSet::new();
    let here = game.golfer();
    let mut add = |when: When, is: bool| {
        if is {
            suits.insert(when);
        }
    };
    let in_play = game.phase() == &crate::game::Phase::Play;
    let reach = game.check_reach().is_ok();
    let killed = |by: Weapon| {
        let by_it = |event: &Event| matches!(event, Event::Killed { by: own, .. } if *own == by);
        news.iter().any(by_it)
    };
    add(When::Tee, game.turn() == 0 && aimed.is_none());
    add(When::Aiming, aimed.is_some());
    add(When::Drops, aimed.is_some_and(|aimed| aimed.drops));
    add(When::Strikes, aimed.is_some_and(|aimed| aimed.strikes));
    add(When::Away, in_play && !reach);
    add(
        When::Reached,
        in_play && reach && game.strokes() > 0 && aimed.is_none(),
    );
    add(
        When::Lost,
        news.iter()
            .any(|event| matches!(event, Event::BallLost { .. })),
    );
    let awake = || game.monsters().iter().filter(|monster| monster.is_awake());
    add(When::Awake, in_play && awake().next().is_some());
    add(When::Marked, in_play && game.is_marked());
    add(
        When::Beside,
        in_play && awake().any(|monster| monster.cell.king_steps(here) <= 1),
    );
    add(
        When::Hurt,
        news.iter().any(|event| matches!(event, Event::Blow { .. })),
    );
    add(When::BallKill, killed(Weapon::Ball));
    add(When::ClubKill, killed(Weapon::Club));
    add(When::Holed, !in_play);
    suits
}

/// What the shot being aimed would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aimed {
    /// Whether it drops.
    pub drops: bool,
    /// Whether it strikes one of the dead.
    pub strikes: bool,
}

impl Aimed {
    /// What is foretold of a shot.
    pub fn of(told: &crate::assist::foretold::Foretold) -> Self {
        Self {
            drops: told.end == Some(crate::assist::foretold::Ending::Drops),
            strikes: !told.struck.is_empty(),
        }
    }
}
