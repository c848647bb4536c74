//! Walking distance: one flat breadth-first fill that every walker shares.

use super::Grid;
use crate::geom::{Cell, Dir};

/// The distance of a cell that cannot be walked to.
pub const FAR: u16 = u16::MAX;

/// Whether a walker may step from `from` in direction `dir`: the cell must be walkable, and for a
/// diagonal step both cells beside it, so that nobody squeezes round a corner.
pub fn can_step(walkable: &Grid<bool>, from: Cell, dir: Dir) -> bool {
    let open = |cell| walkable.get(cell).unwrap_or(false);
    let (dx, dy) = dir.delta();
    open(from.step(dir))
        && (!dir.is_diagonal()
            || (open(Cell::new(from.x + dx, from.y)) && open(Cell::new(from.x, from.y + dy))))
}

/// How many steps each cell lies from a start, in 8 directions.
#[derive(Clone, Debug)]
pub struct Steps(Grid<u16>);

impl Steps {
    /// Fills outward from `start`. Cells in `barred` get a distance but are not walked through.
    pub fn from(walkable: &Grid<bool>, start: Cell, barred: Option<Cell>) -> Self {
        let mut steps = Grid::filled(walkable.width(), walkable.height(), FAR);
        let mut queue = Vec::with_capacity(64);
        if walkable.contains(start) {
            steps.set(start, 0);
            queue.push(start);
        }
        let mut next = 0;
        while let Some(&cell) = queue.get(next) {
            next += 1;
            if Some(cell) == barred && cell != start {
                continue;
            }
            let here = steps.get(cell).unwrap_or(FAR);
            for dir in Dir::ALL {
                let to = cell.step(dir);
                if steps.get(to) == Some(FAR) && can_step(walkable, cell, dir) {
                    steps.set(to, here.saturating_add(1));
                    queue.push(to);
                }
            }
        }
        Self(steps)
    }

    /// Steps from the start to this cell, or [`FAR`].
    pub fn to(&self, cell: Cell) -> u16 {
        self.0.get(cell).unwrap_or(FAR)
    }

    /// Whether the cell can be walked to.
    pub fn reaches(&self, cell: Cell) -> bool {
        self.to(cell) != FAR
    }

    /// Every cell that can be walked to, row by row, with its distance.
    pub fn reached(&self) -> impl Iterator<Item = (Cell, u16)> + '_ {
        self.0.iter().filter(|&(_, steps)| steps != FAR)
    }
}
