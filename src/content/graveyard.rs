//! How a Graveyard hole is made: `assets/graveyard.ron`.

use serde::{Deserialize, Serialize};

use super::decor::{DecorFigures, grown};
use super::within;

/// Figures of the Graveyard.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GraveyardFigures {
    /// How a hole is drawn.
    pub walk: WalkFigures,
    /// What is put on it.
    pub decor: DecorFigures,
}

/// Figures of the coarse walk; chances in percent, walks in tenths of a cell.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WalkFigures {
    /// Steps of the walk on the first hole.
    pub first_steps: u32,
    /// One step more after so many holes.
    pub holes_a_step: u32,
    /// Sides of a step, hole after hole, over and over.
    pub sizes: Vec<i32>,
    /// How often the walk turns where it could go on straight.
    pub turn: u32,
    /// Least and most width of an opening between rooms.
    pub opening_widths: (i32, i32),
    /// How often an opening takes the whole side instead.
    pub whole_side: u32,
    /// How often rooms that touch by chance get an opening.
    pub loop_opening: u32,
    /// The shortest walk from tee to cup.
    pub apart: u32,
}

impl GraveyardFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        self.walk.check()?;
        self.decor.check()
    }
}

impl WalkFigures {
    fn check(&self) -> Result<(), String> {
        within("first_steps", self.first_steps as i32, 2, 12)?;
        within("holes_a_step", self.holes_a_step as i32, 1, 100)?;
        within("sizes (how many)", self.sizes.len() as i32, 1, 100)?;
        for &size in &self.sizes {
            within("sizes", size, 3, 9)?;
        }
        let (least, most) = self.opening_widths;
        within("opening_widths.0", least, 2, 3)?;
        within("opening_widths.1", most, least, 3)?;
        within("apart", self.apart as i32, 40, 1000)?;
        within("turn", self.turn as i32, 0, 100)?;
        within("whole_side", self.whole_side as i32, 0, 100)?;
        within("loop_opening", self.loop_opening as i32, 0, 100)
    }

    /// Steps of the walk on this hole.
    pub fn steps(&self, hole: u32) -> u32 {
        self.first_steps + (grown(hole) - 1) / self.holes_a_step
    }

    /// The side of a step on this hole, in cells.
    pub fn size(&self, hole: u32) -> i32 {
        self.sizes[hole.saturating_sub(1) as usize % self.sizes.len()]
    }
}
