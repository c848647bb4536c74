//! Patches of other ground: water, bumpers, sand, ice and long grass, more on later holes.

use crate::caddie::Guide;
use crate::content::PatchFigures;
use crate::course::brief::Plan;
use crate::course::draft::Draft;
use crate::dice::Dice;
use crate::geom::{Cell, Dir};
use crate::hole::{Flaw, Terrain, opened, walk_strokes};

/// Sows all patches of this hole. What bars the way comes first and keeps the common rules; the
/// rest is laid on what green is left.
pub fn sow(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = plan.decor();
    let kinds: [(Terrain, &PatchFigures); 5] = [
        (Terrain::Water, &figures.water),
        (Terrain::Bumper, &figures.bumper),
        (Terrain::Sand, &figures.sand),
        (Terrain::Ice, &figures.ice),
        (Terrain::Rough, &figures.rough),
    ];
    for (terrain, patch) in kinds {
        for _ in 0..patch.count(plan.brief.number) {
            for _ in 0..figures.patch_tries {
                let start = anywhere(draft, dice);
                let cells = grow(draft, start, patch, dice);
                if lay(plan, draft, terrain, &cells) {
                    break;
                }
            }
        }
    }
    Ok(())
}

fn lay(plan: &Plan, draft: &mut Draft, terrain: Terrain, cells: &[Cell]) -> bool {
    if !terrain.is_walkable() {
        return draft.block(plan, cells, terrain);
    }
    for &cell in cells {
        draft.paint(cell, terrain);
    }
    let done = !cells.is_empty() && is_short(plan, draft);
    if !done {
        for &cell in cells {
            draft.paint(cell, Terrain::Green);
        }
    }
    done
}

/// Whether the ground leaves a ball enough of its strokes for bends and banks: par is counted on
/// the walk, which slow ground does not lengthen.
fn is_short(plan: &Plan, draft: &Draft) -> bool {
    let range = plan.content.golfer.range();
    let strokes = walk_strokes(draft.walk().tenths, range) + 1;
    let most = strokes * range.0.unsigned_abs() / 100 * plan.decor().roll_share;
    let guide = Guide::new(&opened(draft.ground()), draft.cup, &plan.content.ball);
    guide.way(draft.tee) <= most
}

/// A random cell inside the ring of wall.
pub fn anywhere(draft: &Draft, dice: &mut Dice) -> Cell {
    let x = dice.between(1, draft.ground().width() - 2);
    let y = dice.between(1, draft.ground().height() - 2);
    Cell::new(x, y)
}

/// A patch grown cell by cell over green from its start; empty where nothing may be put. A cell
/// that touches the patch on several sides is the likelier, so patches come out round.
pub fn grow(draft: &Draft, start: Cell, patch: &PatchFigures, dice: &mut Dice) -> Vec<Cell> {
    let free =
        |cell: Cell| draft.ground().get(cell) == Some(Terrain::Green) && !draft.is_taken(cell);
    if !free(start) {
        return Vec::new();
    }
    let size = dice.between(patch.size.0, patch.size.1) as usize;
    let mut cells = vec![start];
    let mut edge: Vec<Cell> = Dir::STRAIGHT.map(|dir| start.step(dir)).into();
    while cells.len() < size && !edge.is_empty() {
        let cell = edge.swap_remove(dice.below(edge.len() as u32) as usize);
        if free(cell) && !cells.contains(&cell) {
            cells.push(cell);
            edge.extend(Dir::STRAIGHT.map(|dir| cell.step(dir)));
        }
    }
    cells
}
