//! Chunks of wall at random places, so that the rest of the hole is not bare.

use crate::course::brief::Plan;
use crate::course::draft::Draft;
use crate::dice::Dice;
use crate::geom::Cell;
use crate::hole::{Flaw, Room, Terrain};

/// Throws chunks until there are enough or walls have taken their share of the floor.
pub fn throw(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = plan.decor();
    let sides = draft.rooms.iter().map(|room| room.width.min(room.height));
    let longest = sides.min().unwrap_or(2) - 1;
    let rooms: i32 = draft
        .rooms
        .iter()
        .map(|room| room.width * room.height)
        .sum();
    let gaps: usize = draft.openings.iter().map(|gap| gap.cells.len()).sum();
    let bare = rooms as usize + gaps;
    let least = bare - bare * figures.chunk_share as usize / 100;
    for _ in 0..bare / figures.chunk_every as usize {
        for _ in 0..figures.chunk_tries {
            let chunk = chunk(draft, longest, figures.lone_chunk, dice);
            let cells: Vec<Cell> = chunk.cells().collect();
            if draft.floor() < least + cells.len() {
                continue;
            }
            if draft.block(plan, &cells, Terrain::Wall) {
                break;
            }
        }
    }
    Ok(())
}

/// A rectangle of one cell by two up to `longest` a side, seldom of a single cell, somewhere on the
/// board.
fn chunk(draft: &Draft, longest: i32, lone: u32, dice: &mut Dice) -> Room {
    let mut width = dice.between(1, longest);
    let height = dice.between(1, longest);
    if width * height == 1 && !dice.chance(lone) {
        width = 2;
    }
    let x = dice.between(1, draft.ground().width() - 2);
    let y = dice.between(1, draft.ground().height() - 2);
    Room {
        corner: Cell::new(x, y),
        width,
        height,
    }
}
