//! A dash: which way, with rings where each leads.

use ratatui::layout::Position;

use super::stage::Stage;
use super::{Next, Screen};
use crate::assist::prices::{self, Price};
use crate::describe::capital;
use crate::game::{Command, Game};
use crate::geom::{Dir, Point};
use crate::tui::bindings::{Row, Table, ways};
use crate::tui::desk::Desk;
use crate::tui::draw::board::Over;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;
use crate::tui::mouse::{Deed, Pointer};

/// What the keys of a dash do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Dashes.
    Dash(Dir),
    /// Goes back to the walk.
    Walk,
    /// Leaves.
    Leave,
}

/// The keys of a dash.
pub static KEYS: Table<Action> = Table {
    name: "dash",
    heading: "DASH",
    rows: &[
        Row {
            acts: ways!("dash-", Action::Dash),
            named: 4,
            word: "dash",
            help: "two steps that way",
        },
        Row {
            acts: &[("back", Action::Walk)],
            named: 1,
            word: "walk",
            help: "back to the walk",
        },
        Row {
            acts: &[("leave", Action::Leave)],
            named: 1,
            word: "",
            help: "",
        },
    ],
};

/// Asks which way, and says what it costs before the first one; where no dash is possible at all, it
/// says why instead.
pub fn begin(desk: &mut Desk) -> Next {
    let Some(game) = desk.game() else {
        return Next::Stay;
    };
    let commands = Dir::ALL.map(Command::Dash);
    let possible = commands.iter().any(|command| game.check(command).is_ok());
    if !possible {
        // Any of them tells what is missing.
        desk.play(&commands[0]);
        return Next::Stay;
    }
    if let Some(price) = prices::dash(game).filter(|_| !desk.prices.knows(Price::Dash)) {
        desk.log.turn_over();
        desk.log.say(capital(&format!("{price}: which way?")));
        desk.prices.learn(Price::Dash);
    }
    Next::to(Screen::Dash)
}

/// A key was pressed.
pub fn key(key: Key, desk: &mut Desk) -> Next {
    match desk.keys.action(&KEYS, key) {
        Some(Action::Dash(dir)) => dash(desk, dir),
        Some(Action::Walk) => {
            desk.prices.pass();
            Next::to(Screen::Walk)
        }
        Some(Action::Leave) => Next::Leave,
        None => Next::Stay,
    }
}

/// Something was done with the mouse: a click dashes that way.
pub fn point(pointer: Pointer, desk: &mut Desk) -> Option<Next> {
    match pointer.deed {
        Deed::Move | Deed::Wheel(_) | Deed::FineWheel(_) => None,
        Deed::Aside => Some(Next::to(Screen::Walk)),
        Deed::Click => {
            let cell = desk.cell_at(pointer.at)?;
            let from = Point::centre(desk.game()?.golfer());
            Some(dash(desk, from.dir_to(Point::centre(cell))?))
        }
    }
}

/// Dashes, once its price is known; a refusal is said.
pub fn dash(desk: &mut Desk, dir: Dir) -> Next {
    let command = Command::Dash(dir);
    match desk.agree(command) {
        true => super::play::play(desk, &command),
        false => Next::Stay,
    }
}

/// Draws the choice of a way.
pub fn draw(pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
    let game = desk.game()?;
    let golfer = game.golfer();
    let spots: Vec<Point> = Dir::ALL
        .into_iter()
        .filter_map(|dir| landing(game, dir))
        .collect();
    let stage = Stage {
        over: Over::Spots(&spots),
        now: Now::Dash,
        keys: &pen.keys.line(&KEYS, |_, word| Some(word)),
        focus: &[golfer],
    };
    let board = stage.draw(pen, desk)?;
    board.cursor(golfer)
}

/// Where a dash leads, if nobody is in its way.
fn landing(game: &Game, dir: Dir) -> Option<Point> {
    let first = game.golfer().step(dir);
    let free = |cell| game.monster_at(cell).is_none();
    let legal = game.check(&Command::Dash(dir)).is_ok();
    (legal && free(first) && free(first.step(dir))).then(|| Point::centre(first.step(dir)))
}
