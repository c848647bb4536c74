//! The Mine: rooms that are dropped on a heap, push each other apart until they lie still, and are
//! joined by a tree of passages; the last of them is locked, and its key lies in another dead end.

mod ends;
mod links;
mod settle;

use super::Architect;
use crate::course::brief::Plan;
use crate::course::draft::Draft;
use crate::course::passes::{self, Pass};
use crate::dice::Dice;
use crate::geom::Cell;
use crate::hole::{Course, Flaw, Room};

/// The architect of the Mine.
pub struct SettledRooms;

impl Architect for SettledRooms {
    fn name(&self) -> &'static str {
        "rooms"
    }

    fn course(&self) -> Course {
        Course::Mine
    }

    fn passes(&self) -> &'static [Pass] {
        static PASSES: [Pass; 14] = [
            Pass::new("drop", drop),
            Pass::new("settle", settle::settle),
            Pass::new("island", links::keep_island),
            Pass::new("tree", links::join),
            Pass::new("ends", ends::choose),
            passes::BOSS,
            passes::FILL,
            passes::CHUNKS,
            passes::PATCHES,
            passes::HAZARDS,
            passes::ITEMS,
            passes::SHAPE,
            passes::PROVE,
            passes::WITNESS,
        ];
        &PASSES
    }
}

/// Drops rooms of random sizes near one point.
fn drop(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = &plan.content.mine.rooms;
    let (least, most) = figures.sides(plan.brief.number);
    let heap = figures.heap;
    let rooms = (0..figures.dropped(plan.brief.number))
        .map(|_| {
            let (width, height) = (dice.between(least, most), dice.between(least, most));
            let (x, y) = (dice.between(-heap, heap), dice.between(-heap, heap));
            Room {
                corner: Cell::new(x - width / 2, y - height / 2),
                width,
                height,
            }
        })
        .collect();
    lay_out(draft, rooms);
    Ok(())
}

/// Puts these rooms, and nothing else, on a board of wall just large enough for them.
fn lay_out(draft: &mut Draft, rooms: Vec<Room>) {
    let low = |of: fn(&Room) -> i32| rooms.iter().map(of).min().unwrap_or(0);
    let high = |of: fn(&Room) -> i32| rooms.iter().map(of).max().unwrap_or(0);
    let (west, north) = (low(|room| room.corner.x), low(|room| room.corner.y));
    let east = high(|room| room.corner.x + room.width);
    let south = high(|room| room.corner.y + room.height);
    *draft = Draft::new(east - west + 2, south - north + 2);
    draft.rooms = rooms;
    for room in &mut draft.rooms {
        let Cell { x, y } = room.corner;
        room.corner = Cell::new(x - west + 1, y - north + 1);
    }
}
