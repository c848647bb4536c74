//! What a ball can bounce off, read from the ground: few large rectangles and outer corners.
//!
//! A disc against walls is a point against walls grown by the disc's radius. The grown walls are
//! the union of each rectangle grown in x, each grown in y, and a circle round every outer corner.
//! Merging cells first keeps seams few; those that remain are dealt with in `colliders`.

use crate::geom::Cell;
use crate::grid::Grid;
use crate::hole::Terrain;

/// A rectangle of solid cells of one kind, by the grid lines that bound it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    pub west: i32,
    pub north: i32,
    pub east: i32,
    pub south: i32,
    pub terrain: Terrain,
}

/// The terrain of any cell; off the board all is wall.
pub(super) fn terrain_at(ground: &Grid<Terrain>, cell: Cell) -> Terrain {
    ground.get(cell).unwrap_or(Terrain::Wall)
}

/// Rectangles that cover every solid cell of the board and of a ring round it once. Whatever the
/// ball meets of the outside it meets in the ring.
pub(super) fn blocks(ground: &Grid<Terrain>) -> Vec<Block> {
    let mut taken = Grid::filled(ground.width() + 2, ground.height() + 2, false);
    let ringed = |cell: Cell| Cell::new(cell.x + 1, cell.y + 1);
    let mut blocks = Vec::new();
    for corner in taken.clone().cells() {
        let start = Cell::new(corner.x - 1, corner.y - 1);
        let terrain = terrain_at(ground, start);
        let free = |taken: &Grid<bool>, cell: Cell| {
            taken.get(ringed(cell)) == Some(false) && terrain_at(ground, cell) == terrain
        };
        if !terrain.is_solid() || !free(&taken, start) {
            continue;
        }
        let mut block = Block {
            west: start.x,
            north: start.y,
            east: start.x + 1,
            south: start.y + 1,
            terrain,
        };
        while free(&taken, Cell::new(block.east, block.north)) {
            block.east += 1;
        }
        while (block.west..block.east).all(|x| free(&taken, Cell::new(x, block.south))) {
            block.south += 1;
        }
        for y in block.north..block.south {
            for x in block.west..block.east {
                taken.set(ringed(Cell::new(x, y)), true);
            }
        }
        blocks.push(block);
    }
    blocks
}

impl Block {
    /// Which of its corners, from north-west by rows, are outer corners, and of what.
    pub fn outer_corners(&self, ground: &Grid<Terrain>) -> [Option<Terrain>; 4] {
        [
            (self.west, self.north),
            (self.east, self.north),
            (self.west, self.south),
            (self.east, self.south),
        ]
        .map(|(x, y)| outer_corner(ground, x, y))
    }

    /// Whether open ground lies along its west or east side.
    pub fn is_open_in_x(&self, ground: &Grid<Terrain>) -> bool {
        (self.north..self.south).any(|y| {
            [self.west - 1, self.east]
                .into_iter()
                .any(|x| !terrain_at(ground, Cell::new(x, y)).is_solid())
        })
    }

    /// Whether open ground lies along its north or south side.
    pub fn is_open_in_y(&self, ground: &Grid<Terrain>) -> bool {
        (self.west..self.east).any(|x| {
            [self.north - 1, self.south]
                .into_iter()
                .any(|y| !terrain_at(ground, Cell::new(x, y)).is_solid())
        })
    }
}

/// What a ball touches at a grid point, if all solid ground together has an outer corner there:
/// one solid cell of four, or two that only touch. What a bumper and a wall share is the bumper's.
fn outer_corner(ground: &Grid<Terrain>, x: i32, y: i32) -> Option<Terrain> {
    let around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
        .map(|(x, y)| terrain_at(ground, Cell::new(x, y)));
    let is_outer = match around.map(Terrain::is_solid) {
        [true, false, false, true] | [false, true, true, false] => true,
        solid => solid.into_iter().filter(|&solid| solid).count() == 1,
    };
    let touched = if around.contains(&Terrain::Bumper) {
        Terrain::Bumper
    } else {
        Terrain::Wall
    };
    is_outer.then_some(touched)
}
