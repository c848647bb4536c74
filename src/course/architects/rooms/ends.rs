//! The dead ends of the tree: tee, cup behind its door, and the key.

use super::links::{carve, links};
use crate::course::architects::any_cell;
use crate::course::brief::Plan;
use crate::course::draft::Draft;
use crate::course::walk::Costs;
use crate::dice::Dice;
use crate::geom::{Cell, Dir};
use crate::hole::{Flaw, Lock, Terrain};

/// Chooses a dead end for the tee, the one farthest from it on foot for the cup, and one more for the
/// key to the cup's door, if there is one; else the door stands open. Then, where there are many
/// rooms, now and then opens another way round.
pub fn choose(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = &plan.content.mine.rooms;
    let mut leaves = leaves(draft);
    dice.shuffle(&mut leaves);
    let Some(first) = leaves.pop() else {
        return Err(Flaw::TooFewRooms);
    };
    draft.tee = any_cell(draft.rooms[first], dice);
    let walked = Costs::from(draft.walkable(), draft.tee);
    // A shuffled list breaks ties.
    leaves.sort_by_key(|&room| walked.to(draft.rooms[room].middle()));
    let Some(last) = leaves.pop() else {
        return Err(Flaw::TooFewRooms);
    };
    draft.cup = any_cell(draft.rooms[last], dice);
    let spare = dice.pick(&leaves).copied();
    if let Some(room) = spare {
        draft.key = Some(any_cell(draft.rooms[room], dice));
        lock(draft, last);
    }
    if draft.rooms.len() >= figures.many {
        let ends = [Some(first), Some(last), spare];
        let known: Vec<(usize, usize)> = draft.openings.iter().map(|way| way.rooms).collect();
        for link in links(&draft.rooms, figures) {
            let (a, b) = link.rooms;
            let touches = ends.iter().flatten().any(|&end| end == a || end == b);
            if !known.contains(&(a, b)) && !touches && dice.chance(figures.loop_opening) {
                carve(draft, &link, figures, dice);
            }
        }
    }
    if !draft.survey() {
        return Err(Flaw::Disconnected);
    }
    match draft.walk().tenths >= figures.apart {
        true => Ok(()),
        false => Err(Flaw::TooSmall),
    }
}

/// The rooms that one passage leads to.
fn leaves(draft: &Draft) -> Vec<usize> {
    let ways = |room: usize| {
        draft
            .openings
            .iter()
            .filter(|way| way.leads_to(room))
            .count()
    };
    (0..draft.rooms.len())
        .filter(|&room| ways(room) == 1)
        .collect()
}

/// Shuts the way into a room: the cells of it that touch the room become a door.
fn lock(draft: &mut Draft, room: usize) {
    let inside = draft.rooms[room];
    let Some(way) = draft.openings.iter_mut().find(|way| way.leads_to(room)) else {
        return;
    };
    way.lock = Lock::Shut;
    let touches = |cell: Cell| {
        Dir::STRAIGHT
            .iter()
            .any(|dir| inside.holds(cell.step(*dir)))
    };
    let doors: Vec<Cell> = way
        .cells
        .iter()
        .copied()
        .filter(|&cell| touches(cell))
        .collect();
    for cell in doors {
        draft.paint(cell, Terrain::Door);
    }
}
