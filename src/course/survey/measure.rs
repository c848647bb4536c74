//! What a survey measures on a finished hole, each figure a whole number read off the hole itself.

use crate::course::passes::bends;
use crate::course::walk::{Walk, at_least};
use crate::geom::{Cell, Dir};
use crate::grid::Grid;
use crate::hole::{Hole, Terrain, walkable};

/// A cell of floor is open when at least so many of its 8 neighbours are floor too.
const OPEN: usize = 7;

/// The shape of one hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// Cells that can be walked on.
    pub floor: u32,
    /// How many of a hundred cells of floor are open: at least 7 of their 8 neighbours are floor
    /// too, so that a ball there has room all round. Rounded down.
    pub openness: u32,
    /// What the walk would cost on an open board, in percent of what it costs: 100 is a walk as
    /// straight as can be. Rounded down.
    pub linearity: u32,
    /// How often a string pulled tight along the walk bends.
    pub bends: u32,
    /// Cells of wall inside the rooms: what was put there after they were drawn.
    pub walls: u32,
    /// Those of them that no cell of the walk touches, corners included.
    pub walls_off_walk: u32,
}

impl Measure {
    /// Measures a hole.
    pub fn of(hole: &Hole) -> Self {
        let floor = walkable(&hole.opened());
        let walk = Walk::between(&floor, hole.tee, hole.cup).unwrap_or_default();
        let cells = floor.iter().filter(|&(_, is_floor)| is_floor).count();
        let open = floor.cells().filter(|&cell| is_open(&floor, cell)).count();
        let walls: Vec<Cell> = hole
            .rooms
            .iter()
            .flat_map(|room| room.cells())
            .filter(|&cell| hole.ground.get(cell) == Some(Terrain::Wall))
            .collect();
        let off_walk = walls.iter().filter(|&&cell| !walk.passes_within(1, cell));
        let straight = at_least(hole.tee, hole.cup) as usize;
        Self {
            floor: cells as u32,
            openness: percent(open, cells),
            linearity: percent(straight, walk.tenths as usize),
            bends: bends(&floor, &walk),
            walls_off_walk: off_walk.count() as u32,
            walls: walls.len() as u32,
        }
    }
}

fn is_open(floor: &Grid<bool>, cell: Cell) -> bool {
    let beside = Dir::ALL.into_iter().map(|dir| cell.step(dir));
    floor.get(cell) == Some(true)
        && beside.filter(|&to| floor.get(to) == Some(true)).count() >= OPEN
}

/// A part of a whole in percent, rounded down; 0 of nothing.
pub fn percent(part: usize, whole: usize) -> u32 {
    (part * 100).checked_div(whole).unwrap_or(0) as u32
}
