//! What of a hole never changes, worked out once: walls for the ball, ground for the feet.

use xxhash_rust::xxh3::xxh3_64;

use crate::ball::Walls;
use crate::content::Content;
use crate::geom::{Cell, Dir};
use crate::grid::{Grid, Steps};
use crate::hole::{Hole, Lock, Terrain, walkable};

/// A hole with what play asks of it again and again.
#[derive(Debug)]
pub struct Board {
    /// The hole.
    pub hole: Hole,
    /// The ground while the doors are shut.
    shut: Ground,
    /// The ground once they are open; none on a hole without a key.
    open: Option<Ground>,
    /// Steps on foot to the cup, the doors open.
    pub to_cup: Steps,
    /// Strokes of the walk: full swings that cover the way from tee to cup.
    pub walk_strokes: u32,
    /// Steps that fetching the key adds to the way from tee to cup; 0 without one.
    pub key_steps: u32,
    /// A hash of ground, cup and key, for the digest of a state.
    pub ground_digest: u64,
}

/// A ground as ball and feet meet it.
#[derive(Debug)]
pub struct Ground {
    /// What every cell is made of.
    pub terrain: Grid<Terrain>,
    /// What the ball bounces off.
    pub walls: Walls,
    /// Where golfer and monsters can stand.
    pub walkable: Grid<bool>,
    /// Where the dead go of their own will: not onto spikes.
    pub tread: Grid<bool>,
}

impl Ground {
    fn new(terrain: Grid<Terrain>, content: &Content) -> Self {
        let walkable = walkable(&terrain);
        let mut tread = walkable.clone();
        for (cell, terrain) in terrain.iter() {
            if terrain == Terrain::Spikes {
                tread.set(cell, false);
            }
        }
        Self {
            walls: Walls::new(&terrain, &content.ball),
            walkable,
            tread,
            terrain,
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

impl Board {
    /// Prepares a hole for play.
    pub fn new(hole: Hole, content: &Content) -> Self {
        let shut = Ground::new(hole.ground.clone(), content);
        let opens = hole.key.is_some();
        let open = opens.then(|| Ground::new(hole.opened(), content));
        let through = open.as_ref().unwrap_or(&shut);
        let to_cup = Steps::from(&through.walkable, hole.cup, None);
        let key_steps = hole.key.map_or(0, |key| {
            let to_tee = Steps::from(&through.walkable, hole.tee, None);
            let round = u32::from(to_tee.to(key)) + u32::from(to_cup.to(key));
            round.saturating_sub(u32::from(to_cup.to(hole.tee)))
        });
        Self {
            to_cup,
            key_steps,
            walk_strokes: hole.walk_strokes(content.golfer.range()),
            ground_digest: ground_digest(&hole),
            shut,
            open,
            hole,
        }
    }

    /// The ground with its doors so.
    pub fn ground(&self, doors: Lock) -> &Ground {
        match (doors, &self.open) {
            (Lock::Open, Some(open)) => open,
            _ => &self.shut,
        }
    }
}

fn ground_digest(hole: &Hole) -> u64 {
    let sides = [
        hole.ground.width(),
        hole.ground.height(),
        hole.cup.x,
        hole.cup.y,
    ];
    let key = hole.key.map_or([-1, -1], |key| [key.x, key.y]);
    let words = sides.into_iter().chain(key);
    let mut bytes: Vec<u8> = words.flat_map(i32::to_le_bytes).collect();
    bytes.extend(hole.ground.iter().map(|(_, terrain)| terrain as u8));
    xxh3_64(&bytes)
}
