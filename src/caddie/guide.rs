//! The way that a ball has to roll from every cell to the cup, and the strokes that may take.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::content::BallFigures;
use crate::geom::{Cell, Dir, Length};
use crate::grid::Grid;
use crate::hole::Terrain;

/// How far every cell of a ground lies from its cup for a ball: the walk in eight directions, each
/// cell at the length it eats, in thousandths of a cell of green.
#[derive(Clone, Debug)]
pub struct Guide {
    ways: Grid<u32>,
}

/// Thousandths of a cell from the middle of a cell to the middle of the next.
const STRAIGHT: u32 = 1000;
const DIAGONAL: u32 = 1414;

impl Guide {
    /// The way from a cell that no ball can come from.
    pub const NEVER: u32 = u32::MAX;

    /// The guide to this cup over this ground.
    pub fn new(ground: &Grid<Terrain>, cup: Cell, figures: &BallFigures) -> Self {
        let mut ways = Grid::filled(ground.width(), ground.height(), Self::NEVER);
        let open = |cell: Cell| ground.get(cell).filter(|terrain| terrain.is_walkable());
        let mut heap = BinaryHeap::new();
        if open(cup).is_some() {
            ways.set(cup, 0);
            heap.push(Reverse((0, cup)));
        }
        while let Some(Reverse((way, cell))) = heap.pop() {
            let Some(here) = open(cell).filter(|_| ways.get(cell) == Some(way)) else {
                continue;
            };
            for dir in Dir::ALL {
                let (to, (dx, dy)) = (cell.step(dir), dir.delta());
                let Some(there) = open(to) else { continue };
                // A ball passes a corner closer than a walker, but never between two.
                let sides = [Cell::new(to.x, cell.y), Cell::new(cell.x, to.y)];
                if dx != 0 && dy != 0 && sides.into_iter().all(|side| open(side).is_none()) {
                    continue;
                }
                let step = if dir.is_diagonal() {
                    DIAGONAL
                } else {
                    STRAIGHT
                };
                let percent = figures.percent(here) + figures.percent(there);
                let next = way + step * percent / 200;
                if ways.get(to).is_some_and(|known| next < known) {
                    ways.set(to, next);
                    heap.push(Reverse((next, to)));
                }
            }
        }
        Self { ways }
    }

    /// The way from this cell to the cup in thousandths of a cell of green, or [`Guide::NEVER`].
    pub fn way(&self, cell: Cell) -> u32 {
        self.ways.get(cell).unwrap_or(Self::NEVER)
    }

    /// The strokes that a ball in this cell is reckoned to need, at least 1; none if it can never
    /// be holed out. `detour` is what it rolls in percent of the way. A guess rather than a bound:
    /// on a straight way, or off a bumper, one stroke less may do.
    pub fn strokes(&self, cell: Cell, range: Length, detour: u32) -> Option<u32> {
        let way = Some(self.way(cell)).filter(|&way| way != Self::NEVER)?;
        let stroke = u64::from(range.0.max(1).unsigned_abs());
        let rolls = u64::from(way) * u64::from(detour) / 100;
        Some(rolls.div_ceil(stroke).max(1) as u32)
    }

    /// The ground's size, in cells.
    pub(super) fn size(&self) -> (i32, i32) {
        (self.ways.width(), self.ways.height())
    }
}
