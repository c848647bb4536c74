//! Looking: a cursor goes over the board and says what is there and what it does.

use ratatui::layout::Position;

use super::stage::Stage;
use super::{Next, Screen};
use crate::describe;
use crate::game::Game;
use crate::geom::{Cell, Dir, Point};
use crate::tui::bindings::{Row, Table, ways};
use crate::tui::desk::Desk;
use crate::tui::draw::board::Over;
use crate::tui::draw::ground;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;
use crate::tui::mouse::{Deed, Pointer};

/// What the keys of a look do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Moves to the next cell.
    Move(Dir),
    /// Goes to the next of the dead or item.
    NextThing,
    /// Goes back to the walk.
    Walk,
    /// Leaves.
    Leave,
}

/// The keys of a look.
pub static KEYS: Table<Action> = Table {
    name: "look",
    heading: "LOOK",
    rows: &[
        Row {
            acts: ways!("move-", Action::Move),
            named: 4,
            word: "move",
            help: "to the next cell",
        },
        Row {
            acts: &[("next-thing", Action::NextThing)],
            named: 1,
            word: "next thing",
            help: "to the next of the dead or item, who is awake first",
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

/// The cell looked at.
pub struct Look {
    cell: Cell,
}

impl Look {
    /// Starts where the golfer stands.
    pub fn new(desk: &Desk) -> Self {
        Self {
            cell: desk.game().map_or(Cell::new(0, 0), Game::golfer),
        }
    }

    /// Starts at a cell.
    pub const fn at(cell: Cell) -> Self {
        Self { cell }
    }

    /// Something was done with the mouse: it looks where it points, and a click there goes back.
    pub fn point(&mut self, pointer: Pointer, desk: &Desk) -> Option<Next> {
        let cell = desk.cell_at(pointer.at)?;
        match pointer.deed {
            Deed::Wheel(_) | Deed::FineWheel(_) => None,
            Deed::Move if cell == self.cell => None,
            Deed::Click | Deed::Aside if cell == self.cell => Some(Next::to(Screen::Walk)),
            Deed::Move | Deed::Click | Deed::Aside => {
                self.cell = cell;
                Some(Next::Stay)
            }
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        match desk.keys.action(&KEYS, key) {
            Some(Action::Move(dir)) => self.step(dir, desk),
            Some(Action::NextThing) => self.next_thing(desk),
            Some(Action::Walk) => return Next::to(Screen::Walk),
            Some(Action::Leave) => return Next::Leave,
            None => {}
        }
        Next::Stay
    }

    fn step(&mut self, dir: Dir, desk: &Desk) {
        let Some(game) = desk.game() else {
            return;
        };
        let (low, high) = ground::span(game.hole());
        let to = self.cell.step(dir);
        self.cell = Cell::new(to.x.max(low.x).min(high.x), to.y.max(low.y).min(high.y));
    }

    fn next_thing(&mut self, desk: &Desk) {
        let Some(game) = desk.game() else {
            return;
        };
        let golfer = Point::centre(game.golfer());
        let far = |cell: Cell| golfer.distance_squared(Point::centre(cell));
        let items = game.items().iter().map(|lying| (false, lying.cell));
        let dead = game.monsters().iter().map(|m| (m.is_awake(), m.cell));
        let mut things: Vec<(bool, Cell)> = dead.chain(items).collect();
        things.sort_by_key(|&(awake, cell)| (!awake, far(cell), cell));
        let here = things.iter().position(|&(_, cell)| cell == self.cell);
        let next = here.map_or(0, |at| (at + 1) % things.len());
        if let Some(&(_, cell)) = things.get(next) {
            self.cell = cell;
        }
    }

    /// Draws the look.
    pub fn draw(&self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
        let lines = describe::cell(desk.game()?, self.cell);
        let stage = Stage {
            over: Over::Cursor(self.cell),
            now: Now::Lines("LOOK", &lines),
            keys: &pen.keys.line(&KEYS, |_, word| Some(word)),
            focus: &[self.cell],
        };
        let board = stage.draw(pen, desk)?;
        board.cursor(self.cell)
    }
}
