//! Items, off the walk: what they are worth is the way there.

use crate::course::brief::Plan;
use crate::course::cast::TEE_PEACE;
use crate::course::draft::Draft;
use crate::course::walk::Corridor;
use crate::dice::Dice;
use crate::geom::{Cell, Dir};
use crate::hole::{Flaw, Lying, Terrain};

/// Lays the items of this hole that lie nowhere yet, each on one of the best places there are.
pub fn lay(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = plan.decor();
    let table = figures.item_table();
    for _ in draft.items.len()..figures.items(plan.brief.number) as usize {
        let Some(item) = dice.weigh(&table) else {
            return Ok(());
        };
        let places = best(draft);
        let &cell = dice.pick(&places).ok_or(Flaw::ItemsMiscounted)?;
        draft.items.push(Lying { item, cell });
    }
    Ok(())
}

/// The places on green off every cheapest walk that rank highest.
fn best(draft: &Draft) -> Vec<Cell> {
    let corridor = Corridor::between(draft.walkable(), draft.tee, draft.cup);
    let mut found = Vec::new();
    let mut highest = (false, false, false);
    for (cell, terrain) in draft.ground().iter() {
        let free = terrain == Terrain::Green
            && !draft.is_taken(cell)
            && draft.tee.king_steps(cell) > TEE_PEACE
            && !corridor.uses(cell);
        if !free {
            continue;
        }
        let rank = rank(draft, &corridor, cell);
        if rank > highest {
            highest = rank;
            found.clear();
        }
        if rank == highest {
            found.push(cell);
        }
    }
    found
}

/// How good a place is: first one that is not even beside a cheapest walk, then one in a room that
/// none enters, then one with a single way in.
fn rank(draft: &Draft, corridor: &Corridor, cell: Cell) -> (bool, bool, bool) {
    let is_clear = !corridor.passes_within(1, cell);
    let mut rooms = draft.rooms.iter();
    let room = rooms.find(|room| room.holds(cell));
    let is_aside = room.is_some_and(|room| !room.cells().any(|cell| corridor.uses(cell)));
    let open = |dir: &Dir| draft.walkable().get(cell.step(*dir)) == Some(true);
    let is_nook = Dir::STRAIGHT.iter().filter(|dir| open(dir)).count() == 1;
    (is_clear, is_aside, is_nook)
}
