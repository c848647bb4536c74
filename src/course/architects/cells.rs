//! The Dungeon: rooms that grow from one, each through a single door.
//!
//! The map is coarse: places 6 cells apart, a room of 5 x 5 on each, one wall between neighbours. A
//! room is added by picking one door of all that could be made, so the rooms are a tree: whatever lies
//! behind a door has no other way out. Danger rises with every door from the first room.

mod dress;
mod furnish;

use super::Architect;
use crate::content::SIDE;
use crate::course::brief::Plan;
use crate::course::draft::{Draft, Opening};
use crate::course::passes::{self, Pass};
use crate::dice::Dice;
use crate::geom::{Cell, Dir};
use crate::hole::{Course, Flaw, Lock, Room, Terrain};

/// Cells from one place of the coarse map to the next: a room and the wall it shares.
const PITCH: i32 = SIDE + 1;

/// The architect of the Dungeon.
pub struct GrowingCells;

impl Architect for GrowingCells {
    fn name(&self) -> &'static str {
        "cells"
    }

    fn course(&self) -> Course {
        Course::Dungeon
    }

    fn passes(&self) -> &'static [Pass] {
        static PASSES: [Pass; 10] = [
            Pass::new("grow", grow),
            Pass::new("ends", place_ends),
            Pass::new("hazard", rate_hazard),
            Pass::new("boss", seat_boss),
            Pass::new("furnish", furnish::furnish),
            passes::PATCHES,
            passes::ITEMS,
            passes::SHAPE,
            passes::PROVE,
            passes::WITNESS,
        ];
        &PASSES
    }
}

/// Grows the rooms from the first one, each with the door it was added through.
fn grow(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let added = plan.content.dungeon.cells.added(plan.brief.number) as usize;
    let mut places = vec![Cell::new(0, 0)];
    let mut doors = Vec::new();
    while places.len() <= added {
        let ways = free_ways(&places);
        let &(room, dir) = dice.pick(&ways).expect("an outermost room has a free side");
        doors.push((room, dir));
        places.push(places[room].step(dir));
    }
    *draft = carved(&places);
    for (place, (room, dir)) in doors.into_iter().enumerate() {
        let door = (0..PITCH / 2).fold(draft.rooms[room].middle(), |cell, _| cell.step(dir));
        draft.paint(door, Terrain::Green);
        draft.openings.push(Opening {
            cells: vec![door],
            rooms: (room, place + 1),
            lock: Lock::Open,
        });
    }
    Ok(())
}

/// Every free place beside a room, once for each door that could lead there.
fn free_ways(places: &[Cell]) -> Vec<(usize, Dir)> {
    let ways = (0..places.len()).flat_map(|room| Dir::STRAIGHT.map(|dir| (room, dir)));
    ways.filter(|&(room, dir)| !places.contains(&places[room].step(dir)))
        .collect()
}

/// A room on each place, on a board just large enough.
fn carved(places: &[Cell]) -> Draft {
    let span = |of: fn(&Cell) -> i32| {
        let low = places.iter().map(of).min().unwrap_or(0);
        let high = places.iter().map(of).max().unwrap_or(0);
        (low, (high - low + 1) * PITCH + 1)
    };
    let ((west, width), (north, height)) = (span(|place| place.x), span(|place| place.y));
    let mut draft = Draft::new(width, height);
    for place in places {
        let room = Room {
            corner: Cell::new((place.x - west) * PITCH + 1, (place.y - north) * PITCH + 1),
            width: SIDE,
            height: SIDE,
        };
        for cell in room.cells() {
            draft.paint(cell, Terrain::Green);
        }
        draft.rooms.push(room);
    }
    draft
}

/// Doors between the first room and each, in the order of the rooms: every room was added through a
/// door of one before it.
fn depths(draft: &Draft) -> Vec<u32> {
    let mut depths = vec![0; draft.rooms.len()];
    for opening in &draft.openings {
        let (from, to) = opening.rooms;
        depths[to] = depths[from] + 1;
    }
    depths
}

/// The tee in the first room, the cup in the one that is farthest by doors.
fn place_ends(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = &plan.content.dungeon.cells;
    let depths = depths(draft);
    let deepest = depths.iter().copied().max().unwrap_or(0);
    let (least, most) = figures.doors;
    if deepest < least {
        return Err(Flaw::TooSmall);
    }
    if deepest > most {
        return Err(Flaw::ParTooHigh);
    }
    let last: Vec<usize> = (0..depths.len())
        .filter(|&room| depths[room] == deepest)
        .collect();
    let &last = dice.pick(&last).ok_or(Flaw::TooSmall)?;
    draft.tee = inner_cell(draft.rooms[0], figures.inset.0, dice);
    draft.cup = inner_cell(draft.rooms[last], figures.inset.1, dice);
    match draft.survey() {
        true => Ok(()),
        false => Err(Flaw::Disconnected),
    }
}

/// A random cell at least `inset` cells from the walls of a room.
fn inner_cell(room: Room, inset: i32, dice: &mut Dice) -> Cell {
    let x = dice.between(inset, room.width - 1 - inset);
    let y = dice.between(inset, room.height - 1 - inset);
    Cell::new(room.corner.x + x, room.corner.y + y)
}

/// Writes down how dangerous each room is.
fn rate_hazard(plan: &Plan, draft: &mut Draft, _: &mut Dice) -> Result<(), Flaw> {
    let figures = &plan.content.dungeon.hazard;
    let level = |doors| figures.level(doors, plan.brief.number);
    draft.hazards = depths(draft).into_iter().map(level).collect();
    Ok(())
}

/// Seats the Bogeyman in the last room of his holes.
fn seat_boss(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let rooms = draft.rooms.iter();
    let last = rooms.copied().find(|room| room.holds(draft.cup));
    let last = last.ok_or(Flaw::BogeymanAstray)?;
    passes::seat_boss(plan, draft, dice, &|cell| last.holds(cell))
}
