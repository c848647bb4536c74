//! The walk: the golfer goes to the ball, past the dead.

use std::time::Duration;

use ratatui::layout::Position;

use super::aim::Aim;
use super::look::Look;
use super::stage::{Stage, cursor};
use super::{Next, Screen};
use crate::game::{Command, Game, Phase};
use crate::geom::{Cell, Dir};
use crate::tui::bindings::{self, Binding, Pair, ways};
use crate::tui::desk::{ClubWord, Desk};
use crate::tui::draw::board::Over;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;
use crate::tui::walk::{self, Halt};

/// Steps that one key walks at most: more than any way on any hole.
const MOST_STEPS: usize = 400;

/// What the keys of the walk do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Aims.
    Aim,
    /// Walks to the ball.
    ToBall,
    /// Steps, or strikes with the club.
    Step(Dir),
    /// Lets a turn pass.
    Wait,
    /// Chooses relief.
    Relief,
    /// Looks at a cell.
    Look,
    /// Leaves.
    Leave,
}

/// The keys of the walk.
pub static KEYS: [Binding<Action>; 7] = [
    Binding {
        keys: &[
            (Key::Char('F'), Action::Aim),
            (Key::Char('f'), Action::Aim),
            (Key::Enter, Action::Aim),
            (Key::Char(' '), Action::Aim),
        ],
        named: 1,
        word: "aim",
        help: "aim, when the ball is in reach",
    },
    Binding {
        keys: &[(Key::Char('o'), Action::ToBall)],
        named: 1,
        word: "to the ball",
        help: "walk to the ball, until something new threatens",
    },
    Binding {
        keys: ways!(Action::Step),
        named: 4,
        word: "walk",
        help: "a step; into one of the dead: the club, 1 stroke",
    },
    Binding {
        keys: &[
            (Key::Char('.'), Action::Wait),
            (Key::Char('5'), Action::Wait),
        ],
        named: 1,
        word: "wait",
        help: "wait a turn",
    },
    Binding {
        keys: &[(Key::Char('r'), Action::Relief)],
        named: 1,
        word: "relief",
        help: "relief: back or drop for 1 stroke, pick up",
    },
    Binding {
        keys: &[(Key::Char('x'), Action::Look)],
        named: 1,
        word: "look",
        help: "look at a cell",
    },
    Binding {
        keys: &[(Key::Char('q'), Action::Leave)],
        named: 1,
        word: SAVE_AND_LEAVE,
        help: SAVE_AND_LEAVE,
    },
];

/// What leaving does, where the round is recorded.
pub const SAVE_AND_LEAVE: &str = "save and leave";

/// A key was pressed.
pub fn key(key: Key, desk: &mut Desk) -> Next {
    let asked = match desk.club_word {
        ClubWord::Asked(dir) => {
            desk.club_word = ClubWord::Untold;
            Some(dir)
        }
        ClubWord::Untold | ClubWord::Told => None,
    };
    match bindings::action(&KEYS, key) {
        Some(Action::Aim) => aim(desk),
        Some(Action::Wait) => play(desk, &Command::Wait),
        Some(Action::ToBall) => to_ball(desk),
        Some(Action::Relief) => Next::to(Screen::Relief),
        Some(Action::Look) => Next::to(Screen::Look(Look::new(desk))),
        Some(Action::Step(dir)) => step(desk, dir, asked),
        Some(Action::Leave) => Next::Leave,
        None => Next::Stay,
    }
}

/// Plays a command; the next screen is that of the phase.
pub fn play(desk: &mut Desk, command: &Command) -> Next {
    match desk.play(command) {
        Some(_) => Next::Phase,
        None => Next::Stay,
    }
}

fn aim(desk: &mut Desk) -> Next {
    let Some(game) = desk.game() else {
        return Next::Stay;
    };
    match (game.check_reach(), Aim::new(desk)) {
        (Ok(()), Some(aim)) => Next::to(Screen::Aim(aim)),
        (Err(refusal), _) => {
            let words = crate::describe::capital(&format!(
                "{refusal}; {} walks to the ball.",
                called(desk, Action::ToBall)
            ));
            desk.log.turn_over();
            desk.log.say(words);
            Next::Stay
        }
        (Ok(()), None) => Next::Stay,
    }
}

fn step(desk: &mut Desk, dir: Dir, asked: Option<Dir>) -> Next {
    let command = Command::Step(dir);
    let Some(game) = desk.game() else {
        return Next::Stay;
    };
    let foe = game.monster_at(game.golfer().step(dir)).map(|m| m.kind);
    let Some(foe) = foe.filter(|_| game.check(&command).is_ok()) else {
        return play(desk, &command);
    };
    if desk.club_word != ClubWord::Told && asked != Some(dir) {
        desk.club_word = ClubWord::Asked(dir);
        desk.log.turn_over();
        desk.log.say(format!(
            "That blow at the {foe} costs a stroke: the same key again to strike."
        ));
        return Next::Stay;
    }
    desk.club_word = ClubWord::Told;
    play(desk, &command)
}

/// The key for this, as a sentence names it.
pub fn called(desk: &Desk, action: Action) -> String {
    bindings::key_for(&KEYS, action, desk.paint.signs).to_uppercase()
}

/// Walks to the ball until it can be played or something new threatens.
fn to_ball(desk: &mut Desk) -> Next {
    let mut walked = false;
    for _ in 0..MOST_STEPS {
        let Some(game) = desk.game() else {
            return Next::Stay;
        };
        let dir = match walk::next(game) {
            Ok(dir) => dir,
            Err(halt) => {
                if !walked {
                    let words = match halt {
                        Halt::There => {
                            format!(
                                "The ball is in reach: press {} to aim.",
                                called(desk, Action::Aim)
                            )
                        }
                        Halt::Barred => {
                            "The dead bar the way to the ball: strike, or lure them out.".to_owned()
                        }
                    };
                    desk.log.turn_over();
                    desk.log.say(words);
                }
                break;
            }
        };
        let Some(events) = desk.play(&Command::Step(dir)) else {
            break;
        };
        walked = true;
        let Some(game) = desk.game() else {
            break;
        };
        if game.phase() != &Phase::Play || walk::alarms(game, &events) {
            break;
        }
    }
    Next::Phase
}

/// Draws the walk.
pub fn draw(pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
    let in_reach = desk.game().is_some_and(|game| game.check_reach().is_ok());
    let keys = bindings::line(&KEYS, pen.paint.signs, |action, word| match action {
        Action::Aim => in_reach.then_some(word),
        Action::ToBall => (!in_reach).then_some(word),
        Action::Leave => Some(desk.leaving()),
        Action::Step(_) | Action::Wait | Action::Relief | Action::Look => Some(word),
    });
    let golfer = desk.game()?.golfer();
    let stage = Stage {
        over: Over::Nothing,
        now: Now::Walk,
        keys: &keys,
        focus: &[golfer],
    };
    let window = stage.draw(pen, desk)?;
    cursor(&window, golfer)
}

/// Draws the swing that is being shown, with these keys.
pub fn draw_roll(pen: &mut Pen<'_>, desk: &mut Desk, now: Duration, keys: &[Pair]) {
    let Some(moment) = desk.roll.as_ref().map(|roll| roll.at(now)) else {
        return;
    };
    let golfer = desk.shown().map(Game::golfer);
    let ball = moment
        .ball
        .map(|spot| Cell::new(spot.x as i32, spot.y as i32));
    let focus: Vec<Cell> = golfer.into_iter().chain(ball).collect();
    let stage = Stage {
        over: Over::Roll(&moment),
        now: Now::Roll,
        keys,
        focus: &focus,
    };
    stage.draw(pen, desk);
}
