//! The walk with the mouse: a click walks there, strikes who stands beside, aims at the ball; the right
//! button looks.

use super::look::Look;
use super::{Next, Screen, errand, play};
use crate::assist::walk::Goal;
use crate::game::Command;
use crate::geom::{Cell, Point};
use crate::tui::desk::{Desk, View};
use crate::tui::mouse::{Deed, Pointer};

/// Something was done with the mouse on the walk.
pub fn point(pointer: Pointer, desk: &mut Desk) -> Option<Next> {
    if pointer.deed == Deed::Move {
        return None;
    }
    let whole = std::mem::replace(&mut desk.view, View::Near) == View::Whole;
    let Some(cell) = desk.cell_at(pointer.at) else {
        return whole.then_some(Next::Stay);
    };
    match pointer.deed {
        Deed::Click => click(desk, cell),
        Deed::Aside => {
            desk.prices.pass();
            Some(Next::to(Screen::Look(Look::at(cell))))
        }
        Deed::Move | Deed::Wheel(_) | Deed::FineWheel(_) => None,
    }
}

/// A click on a cell. Beside the golfer it is as the step that leads there, with its price.
pub fn click(desk: &mut Desk, cell: Cell) -> Option<Next> {
    let game = desk.game()?;
    let beside = game.golfer().dir_to(cell);
    let is_balls = game.ball().map(Point::cell) == Some(cell);
    if is_balls && game.check_reach().is_ok() {
        desk.prices.pass();
        return Some(play::aim(desk));
    }
    if let Some(dir) = beside
        && game.check(&Command::Step(dir)).is_ok()
    {
        return Some(play::step(desk, dir));
    }
    desk.prices.pass();
    Some(match (is_balls, cell == desk.game()?.golfer()) {
        (true, _) => errand::go(desk, Goal::Ball),
        (false, true) => Next::Stay,
        (false, false) => errand::go(desk, Goal::Cell(cell)),
    })
}
