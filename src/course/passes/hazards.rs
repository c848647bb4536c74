//! Open graves and spikes, off the walk: what the golfer may avoid and a ball or a marionette may not.
//!
//! Spikes come last of all that changes the ground, since the way around them must stay.

use super::patches::{anywhere, grow};
use crate::content::PatchFigures;
use crate::course::brief::Plan;
use crate::course::draft::Draft;
use crate::course::walk::Corridor;
use crate::dice::Dice;
use crate::geom::{Cell, Dir};
use crate::grid::can_step;
use crate::hole::{Flaw, Kind, Terrain};

/// How many steps a marionette needs at most onto the spikes that are meant for her.
const TRAP_STEPS: usize = 3;

/// Digs the graves and sets the spikes of this hole, and more of both for the monsters that par and
/// the floor had no room for.
pub fn dig(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = plan.decor();
    let hole = plan.brief.number;
    for _ in 0..figures.grave.count(hole) + draft.owed / 2 {
        dig_one(plan, draft, dice);
    }
    let corridor = corridor(draft);
    let mut left = figures.spikes.count(hole) + draft.owed.div_ceil(2);
    for puppet in 0..draft.monsters.len() {
        if left == 0 || draft.monsters[puppet].kind != Kind::Marionette {
            continue;
        }
        let at = draft.monsters[puppet].cell;
        if dice.chance(figures.trap) && trap(plan, draft, at, &corridor, dice) {
            left -= 1;
        }
    }
    for _ in 0..left {
        for _ in 0..figures.patch_tries {
            let start = anywhere(draft, dice);
            if spike(plan, draft, start, &corridor, dice) {
                break;
            }
        }
    }
    Ok(())
}

/// One grave, if a place for it is found.
fn dig_one(plan: &Plan, draft: &mut Draft, dice: &mut Dice) {
    let figures = plan.decor();
    for _ in 0..figures.patch_tries {
        let start = anywhere(draft, dice);
        let cells = off_walk(draft, start, &figures.grave, &corridor(draft), dice);
        if !cells.is_empty() && draft.block(plan, &cells, Terrain::Grave) {
            return;
        }
    }
}

/// Spikes a few steps from a marionette, in a direction in which she can be walked.
fn trap(plan: &Plan, draft: &mut Draft, at: Cell, corridor: &Corridor, dice: &mut Dice) -> bool {
    let mut starts: Vec<Cell> = Dir::ALL
        .into_iter()
        .flat_map(|dir| led(draft, at, dir))
        .collect();
    dice.shuffle(&mut starts);
    starts
        .into_iter()
        .any(|start| spike(plan, draft, start, corridor, dice))
}

/// The cells onto which one can be led from here in one direction.
fn led(draft: &Draft, from: Cell, dir: Dir) -> Vec<Cell> {
    let mut at = from;
    let steps = (0..TRAP_STEPS).map_while(|_| {
        let may = can_step(draft.walkable(), at, dir);
        at = at.step(dir);
        may.then_some(at)
    });
    steps.collect()
}

fn spike(
    plan: &Plan,
    draft: &mut Draft,
    start: Cell,
    corridor: &Corridor,
    dice: &mut Dice,
) -> bool {
    let patch = &plan.decor().spikes;
    let cells = off_walk(draft, start, patch, corridor, dice);
    draft.spike(plan, &cells)
}

/// A patch from this start that lies on no cheapest walk; empty where there is none.
fn off_walk(
    draft: &Draft,
    start: Cell,
    patch: &PatchFigures,
    corridor: &Corridor,
    dice: &mut Dice,
) -> Vec<Cell> {
    let mut cells = grow(draft, start, patch, dice);
    // What is left of it hangs together still: cells are in the order they were grown.
    if let Some(end) = cells.iter().position(|&cell| corridor.uses(cell)) {
        cells.truncate(end);
    }
    cells
}

fn corridor(draft: &Draft) -> Corridor {
    Corridor::between(draft.walkable(), draft.tee, draft.cup)
}
