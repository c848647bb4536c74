//! The walk: the golfer goes to the ball, past the dead.

use std::time::Duration;

use ratatui::layout::Position;

use super::abandon::Abandon;
use super::aim::Aim;
use super::bag::Bag;
use super::look::Look;
use super::menu::Menu;
use super::stage::Stage;
use super::{Next, Screen, dash, drill, errand, relief};
use crate::assist::walk::{self, Goal};
use crate::describe::capital;
use crate::game::{Command, Game, Monster, Refusal};
use crate::geom::{Cell, Dir};
use crate::tui::bindings::{Pair, Row, Table, ways};
use crate::tui::desk::{Desk, View};
use crate::tui::draw::board::Over;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;

/// What the keys of the walk do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Aims.
    Aim,
    /// Aims where the ball is in reach, else opens the menu.
    Act,
    /// Opens the menu.
    Menu,
    /// Shows the whole hole.
    Whole,
    /// Walks to the ball.
    ToBall,
    /// Steps, or strikes with the club.
    Step(Dir),
    /// Walks to the nearest item.
    ToItem,
    /// Asks for the way of a dash.
    Dash,
    /// Dashes.
    DashTo(Dir),
    /// Opens the bag.
    Bag,
    /// Lets a turn pass.
    Wait,
    /// Chooses relief.
    Relief,
    /// Looks at a cell.
    Look,
    /// Leaves.
    Leave,
    /// Gives the round up.
    Abandon,
}

/// The keys of the walk.
pub static KEYS: Table<Action> = Table {
    name: "walk",
    heading: "WALK",
    rows: &[
        Row {
            acts: &[("aim", Action::Aim)],
            named: 1,
            word: "aim",
            help: "aim, when the ball is in reach",
        },
        Row {
            acts: &[("to-ball", Action::ToBall)],
            named: 1,
            word: "to the ball",
            help: "walk to the ball, until something new threatens",
        },
        Row {
            acts: &[("to-item", Action::ToItem)],
            named: 1,
            word: "to the $",
            help: "walk to the nearest item, likewise",
        },
        Row {
            acts: ways!("step-", Action::Step),
            named: 4,
            word: "walk",
            help: "a step; into one of the dead: the club, 1 stroke",
        },
        Row {
            acts: &[("dash", Action::Dash)],
            named: 1,
            word: "dash",
            help: "dash: two steps in one turn, for a heart; then the way",
        },
        Row {
            acts: ways!("dash-", Action::DashTo),
            named: 0,
            word: "",
            help: "dash that way",
        },
        Row {
            acts: &[("bag", Action::Bag)],
            named: 1,
            word: "bag",
            help: "the bag: what you carry, and use it",
        },
        Row {
            acts: &[("relief", Action::Relief)],
            named: 1,
            word: "relief",
            help: "relief: back or drop for 1 stroke, pick up",
        },
        Row {
            acts: &[("wait", Action::Wait)],
            named: 1,
            word: "wait",
            help: "wait a turn",
        },
        Row {
            acts: &[("look", Action::Look)],
            named: 1,
            word: "look",
            help: "look at a cell",
        },
        Row {
            acts: &[("leave", Action::Leave)],
            named: 1,
            word: SAVE_AND_LEAVE,
            help: SAVE_AND_LEAVE,
        },
        Row {
            acts: &[("abandon", Action::Abandon)],
            named: 1,
            word: "",
            help: "abandon the round; it wants the word typed",
        },
        Row {
            acts: &[("menu", Action::Menu)],
            named: 1,
            word: "menu",
            help: "the menu: all that can be done",
        },
        Row {
            acts: &[("whole", Action::Whole)],
            named: 1,
            word: "whole hole",
            help: "the whole hole, where it does not fit; any key goes back",
        },
        Row {
            acts: &[("act", Action::Act)],
            named: 1,
            word: "",
            help: "aim, or the menu where the ball is out of reach",
        },
    ],
};

/// What leaving does, where the round is recorded.
pub const SAVE_AND_LEAVE: &str = "save and leave";

/// A key was pressed.
pub fn key(key: Key, desk: &mut Desk) -> Next {
    if desk.view == View::Whole {
        desk.view = View::Near;
        return Next::Stay;
    }
    match desk.keys.action(&KEYS, key) {
        Some(action) => act(action, desk),
        None => {
            desk.prices.pass();
            Next::Stay
        }
    }
}

/// Does this.
pub fn act(action: Action, desk: &mut Desk) -> Next {
    if !matches!(action, Action::Step(_) | Action::DashTo(_)) {
        desk.prices.pass();
    }
    match action {
        Action::Aim => aim(desk),
        Action::Act => match desk.game().map(Game::check_reach) {
            Some(Ok(())) => aim(desk),
            _ => Next::to(Screen::Menu(Menu::default())),
        },
        Action::Menu => Next::to(Screen::Menu(Menu::default())),
        Action::Whole => {
            turn_view(desk);
            Next::Stay
        }
        Action::Wait => play(desk, &Command::Wait),
        Action::ToBall => errand::go(desk, Goal::Ball),
        Action::ToItem => errand::go(desk, Goal::Item),
        Action::Dash => dash::begin(desk),
        Action::DashTo(dir) => dash::dash(desk, dir),
        Action::Bag => Next::to(Screen::Bag(Bag::default())),
        Action::Relief => Next::to(Screen::Relief(relief::Choice::default())),
        Action::Look => Next::to(Screen::Look(Look::new(desk))),
        Action::Step(dir) => step(desk, dir),
        Action::Abandon if desk.drill.is_none() => Next::to(Screen::Abandon(Abandon::default())),
        Action::Leave | Action::Abandon => Next::Leave,
    }
}

/// Shows the whole hole, if it is not all in view, or what is near.
pub fn turn_view(desk: &mut Desk) {
    if desk.view == View::Whole {
        desk.view = View::Near;
    } else if desk.shows_all() {
        desk.log.note("The whole hole is in view.");
    } else {
        desk.view = View::Whole;
    }
}

/// Plays a command; the next screen is that of the phase.
pub fn play(desk: &mut Desk, command: &Command) -> Next {
    match desk.play(command) {
        Some(_) => Next::Phase,
        None => Next::Stay,
    }
}

/// Takes a stance at the ball; where it is out of reach says so.
pub fn aim(desk: &mut Desk) -> Next {
    let Some(game) = desk.game() else {
        return Next::Stay;
    };
    match (game.check_reach(), Aim::new(desk)) {
        (Ok(()), Some(aim)) => Next::to(Screen::Aim(aim)),
        (Err(refusal), _) => {
            let words = match refusal {
                Refusal::BallCarried(_) => errand::carried(desk),
                _ => {
                    let walks = desk.keys.key_for(&KEYS, Action::ToBall);
                    capital(&format!("{refusal}; {walks} walks to the ball."))
                }
            };
            desk.log.note(words);
            Next::Stay
        }
        (Ok(()), None) => Next::Stay,
    }
}

/// A step, or a blow with the club, once its price is known.
pub fn step(desk: &mut Desk, dir: Dir) -> Next {
    let command = Command::Step(dir);
    match desk.agree(command) {
        true => play(desk, &command),
        false => Next::Stay,
    }
}

/// The key that leaves.
pub fn leaving_key(desk: &Desk) -> Key {
    desk.keys.first(&KEYS, Action::Leave).unwrap_or(Key::Esc)
}

/// The key for this, as a sentence names it.
pub fn called(desk: &Desk, action: Action) -> String {
    desk.keys.key_for(&KEYS, action)
}

/// Draws the walk.
pub fn draw(pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
    let game = desk.game()?;
    let in_reach = game.check_reach().is_ok();
    let afar = game.ball().is_some() && !in_reach;
    let carries = !game.carried().is_empty();
    let all = desk.shows_all();
    let awake = game.monsters().iter().any(Monster::is_awake);
    let keys = pen.keys.line(&KEYS, |action, word| match action {
        Action::Aim => in_reach.then_some(word),
        Action::ToBall => afar.then_some(word),
        Action::ToItem => (walk::things(game) > 0).then_some(match game.items().is_empty() {
            true => "to the k",
            false => word,
        }),
        Action::Bag => carries.then_some(word),
        Action::Dash => awake.then_some(word),
        Action::Leave => Some(desk.leaving()),
        Action::Whole => (!all).then_some(word),
        Action::Step(_)
        | Action::DashTo(_)
        | Action::Wait
        | Action::Relief
        | Action::Look
        | Action::Menu
        | Action::Act
        | Action::Abandon => Some(word),
    });
    let mut keys = keys;
    if desk.drill.is_some() {
        let more = drill::in_play(pen.keys);
        keys.splice(keys.len().min(2)..keys.len().min(2), more);
    }
    let golfer = desk.game()?.golfer();
    let stage = Stage {
        over: Over::Nothing,
        now: Now::Walk,
        keys: &keys,
        focus: &[golfer],
    };
    let board = stage.draw(pen, desk)?;
    board.cursor(golfer)
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
