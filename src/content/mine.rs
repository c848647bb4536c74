//! How a Mine hole is made: `assets/mine.ron`.

use serde::{Deserialize, Serialize};

use super::decor::{DecorFigures, GROWTH_STOPS, grown};
use super::within;

/// Figures of the Mine.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MineFigures {
    /// How a hole is drawn.
    pub rooms: RoomFigures,
    /// What is put on it.
    pub decor: DecorFigures,
}

/// Figures of the rooms that settle; sides in cells, chances in percent, walks in tenths of a cell.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomFigures {
    /// How many rooms are dropped on hole 1, and on the last hole that grows.
    pub dropped: (i32, i32),
    /// The shortest side of a room.
    pub least: i32,
    /// Its longest side on hole 1, and on the last hole that grows.
    pub most: (i32, i32),
    /// How far from one point the middles of the rooms are dropped, on either axis.
    pub heap: i32,
    /// Rounds of pushing after which they must lie still.
    pub rounds: u32,
    /// The thickest wall that a passage leads through.
    pub thickest: i32,
    /// Least and most width of a passage.
    pub widths: (i32, i32),
    /// The fewest rooms of a hole.
    pub fewest: usize,
    /// With so many rooms a way round may be opened.
    pub many: usize,
    /// How often it is, for each pair of rooms that could be joined.
    pub loop_opening: u32,
    /// The shortest walk from tee to cup.
    pub apart: u32,
}

impl MineFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        self.rooms.check()?;
        self.decor.check()
    }
}

impl RoomFigures {
    fn check(&self) -> Result<(), String> {
        within("dropped.0", self.dropped.0, 2, 30)?;
        within("dropped.1", self.dropped.1, self.dropped.0, 30)?;
        within("least", self.least, 3, 20)?;
        within("most.0", self.most.0, self.least, 20)?;
        within("most.1", self.most.1, self.most.0, 20)?;
        within("heap", self.heap, 0, 20)?;
        within("rounds", self.rounds as i32, 1, 100_000)?;
        within("thickest", self.thickest, 1, 5)?;
        within("widths.0", self.widths.0, 2, 3)?;
        within("widths.1", self.widths.1, self.widths.0, 3)?;
        within("fewest", self.fewest as i32, 2, 30)?;
        within("many", self.many as i32, 2, 100)?;
        within("loop_opening", self.loop_opening as i32, 0, 100)?;
        within("apart", self.apart as i32, 40, 1000)
    }

    /// How many rooms are dropped on this hole.
    pub fn dropped(&self, hole: u32) -> i32 {
        between(self.dropped, hole)
    }

    /// Shortest and longest side of a room on this hole.
    pub fn sides(&self, hole: u32) -> (i32, i32) {
        (self.least, between(self.most, hole))
    }
}

/// A figure that grows evenly from hole 1 to the last hole that grows.
fn between((first, last): (i32, i32), hole: u32) -> i32 {
    first + (last - first) * (grown(hole) as i32 - 1) / (GROWTH_STOPS as i32 - 1)
}
