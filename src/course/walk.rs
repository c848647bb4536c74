//! The cheapest walk from tee to cup, which par and difficulty are measured on.
//!
//! Golfers walk in 8 directions: a straight step costs 10 tenths of a cell, a diagonal one 14, and
//! nobody squeezes round a corner. Those costs are near enough to how the ball flies for par to be
//! honest, and whole, so the same everywhere.

use pathfinding::directed::astar::astar;

use crate::geom::{Cell, Dir};
use crate::grid::{Grid, can_step};

const STRAIGHT: u32 = 10;
const DIAGONAL: u32 = 14;

/// A cheapest walk: its cells from tee to cup, and its cost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Walk {
    /// Every cell of the walk, both ends included.
    pub cells: Vec<Cell>,
    /// Its cost in tenths of a cell.
    pub tenths: u32,
}

impl Walk {
    /// The cheapest walk over these cells, if there is one. Among equals A* settles for the same
    /// one every time.
    pub fn between(walkable: &Grid<bool>, from: Cell, to: Cell) -> Option<Self> {
        if walkable.get(from) != Some(true) {
            return None;
        }
        let steps = |&cell: &Cell| exits(walkable, cell);
        let (cells, tenths) = astar(&from, steps, |&cell| at_least(cell, to), |&cell| cell == to)?;
        Some(Self { cells, tenths })
    }

    /// Whether a cell lies within `cells` king's steps of the walk.
    pub fn passes_within(&self, cells: i32, of: Cell) -> bool {
        self.cells.iter().any(|cell| cell.king_steps(of) <= cells)
    }

    /// Whether the walk still stands when this cell is blocked: it neither uses the cell nor cuts
    /// its corner.
    pub fn avoids(&self, blocked: Cell) -> bool {
        let cuts = |pair: &[Cell]| {
            let (a, b) = (pair[0], pair[1]);
            blocked == Cell::new(a.x, b.y) || blocked == Cell::new(b.x, a.y)
        };
        !self.cells.contains(&blocked) && !self.cells.windows(2).any(cuts)
    }
}

/// The steps out of a cell and their costs, in the order that breaks ties. The same steps as
/// [`can_step`] allows, with each neighbour looked up once.
fn exits(walkable: &Grid<bool>, cell: Cell) -> impl Iterator<Item = (Cell, u32)> + use<> {
    let mut open = [false; 8];
    for (place, dir) in Dir::ALL.into_iter().enumerate() {
        open[place] = walkable.get(cell.step(dir)) == Some(true);
    }
    let free = move |place: usize, dir: Dir| {
        open[place] && (!dir.is_diagonal() || (open[place - 1] && open[(place + 1) % 8]))
    };
    (0..8)
        .zip(Dir::ALL)
        .filter(move |&(place, dir)| free(place, dir))
        .map(move |(_, dir)| (cell.step(dir), cost(dir)))
}

/// The cost of a step.
fn cost(dir: Dir) -> u32 {
    if dir.is_diagonal() {
        DIAGONAL
    } else {
        STRAIGHT
    }
}

/// What a walk costs on an open board, in tenths of a cell.
pub fn at_least(from: Cell, to: Cell) -> u32 {
    let (dx, dy) = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
    let diagonal = dx.min(dy);
    diagonal * DIAGONAL + (dx.max(dy) - diagonal) * STRAIGHT
}

/// The cost of the cheapest walk from one cell to every other, in tenths of a cell.
///
/// A flat fill with a ring of buckets: where costs to many cells are asked for, this takes the
/// place of one A* for each.
#[derive(Clone, Debug)]
pub struct Costs(Grid<u32>);

impl Costs {
    /// The cost of a cell that cannot be walked to.
    pub const NEVER: u32 = u32::MAX;

    /// The costs from `start`.
    pub fn from(walkable: &Grid<bool>, start: Cell) -> Self {
        let mut costs = Grid::filled(walkable.width(), walkable.height(), Self::NEVER);
        let mut ring: [Vec<Cell>; DIAGONAL as usize + 1] = Default::default();
        let mut waiting = 0;
        if walkable.get(start) == Some(true) {
            costs.set(start, 0);
            ring[0].push(start);
            waiting = 1;
        }
        let mut now = 0;
        while waiting > 0 {
            while let Some(cell) = ring[now as usize % ring.len()].pop() {
                waiting -= 1;
                if costs.get(cell) != Some(now) {
                    continue;
                }
                for (to, price) in exits(walkable, cell) {
                    let there = now + price;
                    if costs.get(to).is_some_and(|known| there < known) {
                        costs.set(to, there);
                        ring[there as usize % ring.len()].push(to);
                        waiting += 1;
                    }
                }
            }
            now += 1;
        }
        Self(costs)
    }

    /// The cost of walking to this cell, or [`Costs::NEVER`].
    pub fn to(&self, cell: Cell) -> u32 {
        self.0.get(cell).unwrap_or(Self::NEVER)
    }
}

/// Every cell that some cheapest walk uses, nearest the start first.
#[derive(Debug)]
pub struct Corridor {
    cells: Vec<(u32, Cell)>,
}

impl Corridor {
    /// The corridor between two cells; empty when there is no walk.
    pub fn between(walkable: &Grid<bool>, from: Cell, to: Cell) -> Self {
        let (there, back) = (Costs::from(walkable, from), Costs::from(walkable, to));
        let whole = there.to(to);
        let mut cells: Vec<(u32, Cell)> = walkable
            .cells()
            .filter(|&cell| {
                there.to(cell) != Costs::NEVER
                    && there.to(cell).checked_add(back.to(cell)) == Some(whole)
            })
            .map(|cell| (there.to(cell), cell))
            .collect();
        cells.sort_unstable();
        Self { cells }
    }

    /// Whether any cheapest walk uses this cell.
    pub fn uses(&self, cell: Cell) -> bool {
        self.passes_within(0, cell)
    }

    /// Whether any cheapest walk passes within `cells` king's steps of this place.
    pub fn passes_within(&self, cells: i32, of: Cell) -> bool {
        self.cells
            .iter()
            .any(|(_, cell)| cell.king_steps(of) <= cells)
    }

    /// Whether all cheapest walks agree on passing within `cells` king's steps of this place.
    pub fn agrees(&self, walkable: &Grid<bool>, cells: i32, place: Cell) -> bool {
        let close = |cell: Cell| cell.king_steps(place) <= cells;
        if !self.passes_within(cells, place) {
            return true;
        }
        // Some walk comes close. Follow the ones that never do: if they reach the end, the walks
        // do not agree.
        let mut shy = Grid::filled(walkable.width(), walkable.height(), false);
        for (place, &(tenths, cell)) in self.cells.iter().enumerate() {
            let led_to = place == 0
                || Dir::ALL.into_iter().any(|dir| {
                    let before = cell.step(dir);
                    shy.get(before) == Some(true)
                        && self
                            .cells
                            .contains(&(tenths.wrapping_sub(cost(dir)), before))
                        && can_step(walkable, cell, dir)
                });
            shy.set(cell, led_to && !close(cell));
        }
        let end = self.cells.last().map(|&(_, cell)| cell);
        end.and_then(|cell| shy.get(cell)) == Some(false)
    }
}
