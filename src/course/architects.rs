//! Those who draw: one architect a course, each in a file of its own.

mod cells;
mod rooms;
mod walk;

use super::passes::Pass;
use crate::dice::Dice;
use crate::geom::Cell;
use crate::hole::{Course, Room};

/// Makes the holes of a course, pass after pass: first those of its own, which draw floor, rooms and
/// openings, tee and cup; then those it shares with others, which put things in the way and prove
/// that they can be overcome.
pub trait Architect: Sync {
    /// The architect's name in pictures, JSON and surveys.
    fn name(&self) -> &'static str;

    /// The course whose holes it draws.
    fn course(&self) -> Course;

    /// All passes, in the order they are made. A pass rolls dice of its own, by its place.
    fn passes(&self) -> &'static [Pass];
}

/// A random cell of a room.
fn any_cell(room: Room, dice: &mut Dice) -> Cell {
    let x = room.corner.x + dice.between(0, room.width - 1);
    let y = room.corner.y + dice.between(0, room.height - 1);
    Cell::new(x, y)
}

/// Every architect.
pub static ARCHITECTS: [&dyn Architect; 3] = [
    &walk::CoarseWalk,
    &rooms::SettledRooms,
    &cells::GrowingCells,
];

/// The architect of a course.
pub fn of(course: Course) -> &'static dyn Architect {
    ARCHITECTS
        .into_iter()
        .find(|architect| architect.course() == course)
        .expect("every course has its architect")
}
