//! Par: strokes of the walk, what the monsters beside it cost, and one for safety.
//!
//! Every screen, card and proof takes par from here.

use super::walk::Walk;
use crate::content::TeesFigures;
use crate::geom::Length;
use crate::hole::{Placed, walk_strokes};

/// The least par of any hole.
pub const LEAST: u32 = 2;

/// The highest par of any hole.
pub const MOST: u32 = 10;

/// A monster counts when it is placed within this many cells of the walk: king's steps from it to
/// any cell of the walk.
pub const NEAR: i32 = 3;

/// The par of a hole whose cheapest walk takes `path_tenths` tenths of a cell and has
/// `near_monsters` beside it: ceil(D / range) + M + 1, where the tees say how many monsters make
/// one M; at least [`LEAST`], at most [`MOST`].
pub fn par(path_tenths: u32, near_monsters: u32, range: Length, tees: &TeesFigures) -> u32 {
    let strokes = walk_strokes(path_tenths, range);
    let fights = tees
        .monsters_a_stroke
        .map_or(0, |monsters| near_monsters / monsters.max(1));
    (strokes + fights + 1).clamp(LEAST, MOST)
}

/// How many of these monsters stand within [`NEAR`] cells of the walk.
pub fn near_monsters(walk: &Walk, monsters: &[Placed]) -> u32 {
    monsters
        .iter()
        .filter(|monster| walk.passes_within(NEAR, monster.cell))
        .count() as u32
}
