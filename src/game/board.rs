//! What of a hole never changes, worked out once: walls for the ball, ground for the feet.

use xxhash_rust::xxh3::xxh3_64;

use crate::ball::Walls;
use crate::content::Content;
use crate::geom::{Cell, Dir};
use crate::grid::{Grid, Steps};
use crate::hole::{Hole, Terrain, walkable};

/// A hole with what play asks of it again and again.
#[derive(Debug)]
pub struct Board {
    /// The hole.
    pub hole: Hole,
    /// What the ball bounces off.
    pub walls: Walls,
    /// Where golfer and monsters can stand.
    pub walkable: Grid<bool>,
    /// Where the dead go of their own will: not onto spikes.
    pub tread: Grid<bool>,
    /// Steps on foot to the cup.
    pub to_cup: Steps,
    /// Strokes of the walk: full swings that cover the way from tee to cup.
    pub walk_strokes: u32,
    /// A hash of ground and cup, for the digest of a state.
    pub ground_digest: u64,
}

impl Board {
    /// Prepares a hole for play.
    pub fn new(hole: Hole, content: &Content) -> Self {
        let walkable = walkable(&hole.ground);
        let mut tread = walkable.clone();
        for (cell, terrain) in hole.ground.iter() {
            if terrain == Terrain::Spikes {
                tread.set(cell, false);
            }
        }
        Self {
            walls: Walls::new(&hole.ground, &content.ball),
            to_cup: Steps::from(&walkable, hole.cup, None),
            walk_strokes: hole.walk_strokes(content.golfer.range()),
            ground_digest: ground_digest(&hole),
            walkable,
            tread,
            hole,
        }
    }

    /// How many of the eight neighbours can be walked on.
    pub fn open_neighbours(&self, cell: Cell) -> usize {
        Dir::ALL
            .into_iter()
            .filter(|&dir| self.walkable.get(cell.step(dir)).unwrap_or(false))
            .count()
    }
}

fn ground_digest(hole: &Hole) -> u64 {
    let sides = [
        hole.ground.width(),
        hole.ground.height(),
        hole.cup.x,
        hole.cup.y,
    ];
    let mut bytes: Vec<u8> = sides.into_iter().flat_map(i32::to_le_bytes).collect();
    bytes.extend(hole.ground.iter().map(|(_, terrain)| terrain as u8));
    xxh3_64(&bytes)
}
