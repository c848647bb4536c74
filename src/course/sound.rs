//! Whether floor hangs together, and whether it pinches.
//!
//! All fills are flat loops: a board may be as large as the rules allow and the stack stays as it
//! is.

use crate::geom::{Cell, Dir};
use crate::grid::Grid;

/// What can be walked to from one cell in the four straight directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flood {
    /// How many cells it covers.
    pub cells: usize,
    /// The north-west corner of the rectangle around it.
    pub low: Cell,
    /// The south-east corner of that rectangle.
    pub high: Cell,
}

impl Flood {
    /// The flood from `start`; none from a cell that cannot be walked on.
    pub fn from(walkable: &Grid<bool>, start: Cell) -> Option<Self> {
        if walkable.get(start) != Some(true) {
            return None;
        }
        let mut dry = walkable.clone();
        dry.set(start, false);
        let mut queue = vec![start];
        let (mut low, mut high) = (start, start);
        let mut next = 0;
        while let Some(&cell) = queue.get(next) {
            next += 1;
            low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
            for dir in Dir::STRAIGHT {
                let to = cell.step(dir);
                if dry.get(to) == Some(true) {
                    dry.set(to, false);
                    queue.push(to);
                }
            }
        }
        Some(Self {
            cells: queue.len(),
            low,
            high,
        })
    }

    /// Whether it reaches the ring of wall around a board of this size on all four sides.
    pub fn fills(&self, width: i32, height: i32) -> bool {
        self.low == Cell::new(1, 1) && self.high == Cell::new(width - 2, height - 2)
    }
}

/// The most consecutive cells of one-wide passage.
pub const LONGEST_PINCH: usize = 2;

/// Whether a one-wide passage of more than [`LONGEST_PINCH`] cells leads through a neighbour of one
/// of these cells, as it may once they are blocked.
pub fn pinches(walkable: &Grid<bool>, beside: &[Cell]) -> bool {
    beside
        .iter()
        .flat_map(|cell| Dir::ALL.map(|dir| cell.step(dir)))
        .any(|cell| pinch(walkable, cell) > LONGEST_PINCH)
}

/// The length of the one-wide passage through a cell, counted no further than needed.
fn pinch(walkable: &Grid<bool>, cell: Cell) -> usize {
    if !is_narrow(walkable, cell) {
        return 0;
    }
    let mut passage = vec![cell];
    let mut next = 0;
    while let Some(&cell) = passage.get(next) {
        next += 1;
        for dir in Dir::STRAIGHT {
            let to = cell.step(dir);
            if !passage.contains(&to) && is_narrow(walkable, to) {
                passage.push(to);
            }
        }
        if passage.len() > LONGEST_PINCH {
            break;
        }
    }
    passage.len()
}

/// Whether a walkable cell is one wide: no square of 2 x 2 walkable cells holds it.
pub fn is_narrow(walkable: &Grid<bool>, cell: Cell) -> bool {
    let open = |dx, dy| walkable.get(Cell::new(cell.x + dx, cell.y + dy)) == Some(true);
    open(0, 0)
        && ![(1, 1), (1, -1), (-1, 1), (-1, -1)]
            .into_iter()
            .any(|(dx, dy)| open(dx, 0) && open(0, dy) && open(dx, dy))
}
