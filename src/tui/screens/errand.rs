//! What one key walks: to the ball, or to the nearest item or key.

use super::Next;
use super::play::{self, Action, called};
use super::relief;
use crate::assist::walk::{self, Goal, Halt};
use crate::game::{Command, Phase, Relief};
use crate::tui::desk::Desk;

/// Steps that one key walks at most: more than any way on any hole.
const MOST_STEPS: usize = 400;

/// Walks to a goal until it is there or something new threatens.
pub fn go(desk: &mut Desk, goal: Goal) -> Next {
    let hunters = desk.game().map(walk::hunters).unwrap_or_default();
    for walked in 0..MOST_STEPS {
        let Some(game) = desk.game() else {
            return Next::Stay;
        };
        let things = walk::things(game);
        let dir = match walk::next(game, goal) {
            Ok(dir) => dir,
            Err(halt) => {
                // Who has come there sees it.
                if walked == 0 || !matches!(halt, Halt::There | Halt::Nothing) {
                    let words = words(desk, halt, goal);
                    desk.log.note(words);
                }
                break;
            }
        };
        let Some(events) = desk.play(&Command::Step(dir)) else {
            break;
        };
        let Some(game) = desk.game() else {
            break;
        };
        let there = goal == Goal::Item && walk::things(game) < things;
        if there || game.phase() != &Phase::Play || walk::threatens(game, &events, &hunters) {
            break;
        }
    }
    Next::Phase
}

/// Why no step was made.
fn words(desk: &Desk, halt: Halt, goal: Goal) -> String {
    let place = match goal {
        Goal::Ball => "the ball",
        Goal::Item => "it",
        Goal::Cell(_) => "that cell",
    };
    match halt {
        Halt::There => format!(
            "The ball is in reach: press {} to aim.",
            called(desk, Action::Aim)
        ),
        Halt::Carried => carried(desk),
        Halt::Nothing => "Nothing lies about that can be walked to.".to_owned(),
        Halt::Barred => format!("The dead bar the way to {place}: strike, or lure them out."),
        Halt::Spiked => format!("Only over spikes leads a way to {place}: that walk is yours."),
        Halt::NoWay => format!("No way leads to {place}."),
        Halt::Danger => {
            "The next step leads where something will fall: that one is yours.".to_owned()
        }
    }
}

/// That one of the dead has the ball, and what to do about it.
pub fn carried(desk: &Desk) -> String {
    let back = relief::Action::Take(Relief::Back);
    let keys = [
        desk.keys.key_for(&play::KEYS, Action::Relief),
        desk.keys.key_for(&relief::KEYS, back),
    ];
    format!(
        "The ghoul has the ball: strike it, or {} takes the ball back for a stroke.",
        keys.join(" then ")
    )
}
