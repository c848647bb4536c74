//! A finished hole as plain data: ground, tee, cup, the dead, and how it came to be.
//!
//! A hole never changes. What play changes (who stands where, who fell) is the game's state.

mod fire;
mod flaw;
mod items;
mod line;
mod names;
mod picture;
mod terrain;

pub use fire::line_of_fire;
pub use flaw::{Flaw, Flaws};
pub use items::{Item, Lying};
pub use line::{Finish, Line, Shot};
pub use names::{Course, Kind, Tees};
pub use picture::{BadPicture, KEY, Picture};
pub use terrain::Terrain;

use crate::dice::Seed;
use crate::geom::Cell;
use crate::grid::Grid;

/// A hole, ready to be played. Hole `number` of a seed on a course depends on these three alone;
/// the tees change its par, not its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hole {
    /// The course it belongs to.
    pub course: Course,
    /// The name of the architect who drew it.
    pub architect: &'static str,
    /// The tees it is played from.
    pub tees: Tees,
    /// The seed it grew from.
    pub seed: Seed,
    /// Its number in the round, from 1.
    pub number: u32,
    /// Strokes a golfer is expected to need.
    pub par: u32,
    /// The cheapest walk from tee to cup, in tenths of a cell (10 straight, 14 diagonal).
    pub path_tenths: u32,
    /// Monsters placed within 3 cells of that walk.
    pub near_monsters: u32,
    /// What every cell is made of.
    pub ground: Grid<Terrain>,
    /// Where the round's ball and golfer start.
    pub tee: Cell,
    /// Where the ball should go.
    pub cup: Cell,
    /// The dead, asleep, in the order of their ids.
    pub monsters: Vec<Placed>,
    /// What lies about.
    pub items: Vec<Lying>,
    /// The rooms it was drawn from.
    pub rooms: Vec<Room>,
    /// How dangerous each room is, in the order of the rooms; empty on courses that do not say.
    pub hazards: Vec<u32>,
    /// The ways between them.
    pub doors: Vec<Door>,
    /// Where the key to the shut doors lies; none where no door is shut.
    pub key: Option<Cell>,
    /// Shots that hole out from the tee with nobody in the way: the proof that it can be done.
    pub witness: Line,
    /// Which attempt at it succeeded, from 0.
    pub attempt: u32,
    /// What was wrong with the attempts before.
    pub flaws: Flaws,
    /// Whether every attempt failed and this is the safe straight hole.
    pub fallback: bool,
}

/// A monster where the architect put it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// What it is.
    pub kind: Kind,
    /// Where it sleeps.
    pub cell: Cell,
}

/// A rectangle of floor that the architect drew as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// Its north-west cell.
    pub corner: Cell,
    /// Cells from west to east.
    pub width: i32,
    /// Cells from north to south.
    pub height: i32,
}

/// A cell of a way between two rooms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Door {
    /// Where it is.
    pub cell: Cell,
    /// The rooms on its two sides, by their places in the list.
    pub rooms: (usize, usize),
    /// Whether it is shut until the key is found.
    pub lock: Lock,
}

/// Whether a way between rooms is open from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lock {
    /// It is.
    Open,
    /// It is shut until the key is found.
    Shut,
}

impl Room {
    /// Whether a cell lies in it.
    pub fn holds(self, cell: Cell) -> bool {
        let Cell { x, y } = self.corner;
        (x..x + self.width).contains(&cell.x) && (y..y + self.height).contains(&cell.y)
    }

    /// The cell in its middle.
    pub fn middle(self) -> Cell {
        let Cell { x, y } = self.corner;
        Cell::new(x + self.width / 2, y + self.height / 2)
    }

    /// Every cell of the room, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let Cell { x, y } = self.corner;
        (y..y + self.height).flat_map(move |y| (x..x + self.width).map(move |x| Cell::new(x, y)))
    }
}

impl Hole {
    /// What a cell is made of; everything outside the board is wall.
    pub fn terrain(&self, cell: Cell) -> Terrain {
        self.ground.get(cell).unwrap_or(Terrain::Wall)
    }

    /// The ground once its doors are open.
    pub fn opened(&self) -> Grid<Terrain> {
        opened(&self.ground)
    }

    /// Strokes of the walk: the fewest full swings that cover it.
    pub fn walk_strokes(&self, range: crate::geom::Length) -> u32 {
        walk_strokes(self.path_tenths, range)
    }
}

/// Strokes that a walk of `path_tenths` takes a golfer of this range.
pub fn walk_strokes(path_tenths: u32, range: crate::geom::Length) -> u32 {
    (path_tenths * 100).div_ceil(range.0.max(1) as u32)
}

/// A ground once its doors are open.
pub fn opened(ground: &Grid<Terrain>) -> Grid<Terrain> {
    let mut opened = ground.clone();
    for (cell, terrain) in ground.iter() {
        opened.set(cell, terrain.opened());
    }
    opened
}

/// Which cells can be walked on.
pub fn walkable(ground: &Grid<Terrain>) -> Grid<bool> {
    let mut walkable = Grid::filled(ground.width(), ground.height(), false);
    for (cell, terrain) in ground.iter() {
        walkable.set(cell, terrain.is_walkable());
    }
    walkable
}
