//! The ball along one straight leg: what the ground under it takes, and what takes the ball.
//!
//! The leg is walked cell by cell. Each cell eats length at its own rate; the cup catches a ball
//! slow enough; water swallows it where its centre enters.

use super::vector::{Chord, Ray, Vector};
use super::{Scene, Touch, Waypoint};
use crate::content::BallFigures;
use crate::geom::{Cell, Point};
use crate::hole::Terrain;

/// A ball on its way.
pub(super) struct Roll<'a> {
    scene: &'a Scene<'a>,
    cup: Vector,
    /// The path so far.
    pub path: Vec<Waypoint>,
    /// Length left, in cells of green.
    pub left: f64,
    /// The terrain rolled over last; none before the first cell.
    terrain: Option<Terrain>,
    /// Whether this visit to the cup has been marked as too fast.
    has_lipped: bool,
}

/// How far a leg was rolled.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rolled {
    /// To its end.
    Through,
    /// The length ran out here.
    Spent(Vector),
    /// Into the cup, from here.
    Dropped(Vector),
    /// Into this terrain, whose edge is here.
    Swallowed(Terrain, Vector),
}

/// What a cell of this terrain takes of the length left, in cells of green.
fn rate(figures: &BallFigures, terrain: Terrain) -> f64 {
    let percent = match terrain {
        Terrain::Rough => figures.rough,
        Terrain::Sand => figures.sand,
        Terrain::Ice => figures.ice,
        Terrain::Green | Terrain::Water | Terrain::Wall | Terrain::Bumper => 100,
    };
    f64::from(percent) / 100.0
}

impl<'a> Roll<'a> {
    pub fn new(scene: &'a Scene<'a>, left: f64) -> Self {
        Self {
            scene,
            cup: Vector::of(Point::centre(scene.cup)),
            path: Vec::with_capacity(16),
            left,
            terrain: None,
            has_lipped: false,
        }
    }

    /// No leg can be longer than this: all that is left, on the fastest ground.
    pub fn reach(&self) -> f64 {
        let fastest = [Terrain::Green, Terrain::Rough, Terrain::Sand, Terrain::Ice]
            .into_iter()
            .map(|terrain| rate(self.scene.figures, terrain))
            .fold(1.0, f64::min);
        self.left / fastest
    }

    /// Adds a waypoint to the path and returns its index.
    pub fn mark(&mut self, at: Vector, touch: Touch) -> usize {
        self.path.push(Waypoint {
            at: at.spot(),
            left: self.left as f32,
            touch,
        });
        self.path.len() - 1
    }

    /// Rolls along the first `leg` cells of a ray.
    pub fn along(&mut self, ray: &Ray, leg: f64) -> Rolled {
        let figures = self.scene.figures;
        let capture = f64::from(figures.capture) / 1000.0;
        let drop_left = f64::from(figures.drop_length) / 1000.0;
        let cup = ray
            .chord(self.cup, capture)
            .filter(|chord| chord.leave >= 0.0 && chord.enter <= leg);
        if cup.is_none_or(|chord| chord.enter > 0.0) {
            self.has_lipped = false;
        }
        let mut lip = None;
        let mut walk = Walk::new(ray);
        let mut done = 0.0;
        while self.left > 0.0 {
            let terrain = self.scene.walls.terrain(walk.cell);
            if terrain.swallows() {
                return Rolled::Swallowed(terrain, ray.at(done));
            }
            if terrain.is_solid() {
                // No legal lie leads here. A ball that is put in a wall stays where it is.
                return Rolled::Spent(ray.at(done));
            }
            if self.terrain.is_some_and(|last| last != terrain) {
                self.mark(ray.at(done), Touch::Ground);
            }
            self.terrain = Some(terrain);

            let rate = rate(figures, terrain);
            let spent = done + self.left / rate;
            let end = walk.border().min(leg).min(spent).max(done);
            if let Some(Chord { enter, leave, .. }) = cup {
                let slow = done + (self.left - drop_left) / rate;
                let drop = enter.max(done).max(slow);
                if drop <= end.min(leave) {
                    if let Some(index) = lip {
                        self.path.remove(index);
                    }
                    self.left -= (drop - done) * rate;
                    return Rolled::Dropped(ray.at(drop));
                }
            }
            if let Some(Chord { nearest, .. }) = cup
                && let nearest = nearest.min(leg)
                && nearest > 0.0
                && !self.has_lipped
                && (done..=end).contains(&nearest)
            {
                let left = self.left;
                self.left -= (nearest - done) * rate;
                lip = Some(self.mark(ray.at(nearest), Touch::Lip));
                self.left = left;
                self.has_lipped = true;
            }
            if spent <= end {
                self.left = 0.0;
                return Rolled::Spent(ray.at(end));
            }
            self.left -= (end - done) * rate;
            if end >= leg {
                return Rolled::Through;
            }
            done = end;
            walk.step();
        }
        Rolled::Spent(ray.at(done))
    }
}

/// The cells under a ray, one after another.
struct Walk<'a> {
    ray: &'a Ray,
    inverse: Vector,
    cell: Cell,
    /// Distances along the ray to the cell's borders in x and in y.
    borders: Vector,
}

impl<'a> Walk<'a> {
    /// Starts in the cell that the ray goes into: of two whose border it starts on, the one ahead;
    /// along a border, the one to the east or south, which covers it.
    fn new(ray: &'a Ray) -> Self {
        let first = |from: f64, dir: f64| {
            let covering = from.floor();
            if dir < 0.0 && from == covering {
                covering as i32 - 1
            } else {
                covering as i32
            }
        };
        let mut walk = Self {
            ray,
            inverse: Vector::new(1.0 / ray.dir.x, 1.0 / ray.dir.y),
            cell: Cell::new(first(ray.from.x, ray.dir.x), first(ray.from.y, ray.dir.y)),
            borders: Vector::new(f64::INFINITY, f64::INFINITY),
        };
        walk.measure_x();
        walk.measure_y();
        walk
    }

    // Distances are measured from the ray's start each time, not added up, so that on an exact
    // diagonal both stay equal.
    fn measure_x(&mut self) {
        if self.ray.dir.x != 0.0 {
            let ahead = f64::from(self.cell.x) + f64::from(u8::from(self.ray.dir.x > 0.0));
            self.borders.x = (ahead - self.ray.from.x) * self.inverse.x;
        }
    }

    fn measure_y(&mut self) {
        if self.ray.dir.y != 0.0 {
            let ahead = f64::from(self.cell.y) + f64::from(u8::from(self.ray.dir.y > 0.0));
            self.borders.y = (ahead - self.ray.from.y) * self.inverse.y;
        }
    }

    /// Distance along the ray at which it leaves the cell.
    fn border(&self) -> f64 {
        self.borders.x.min(self.borders.y)
    }

    /// Goes on to the next cell; through a corner straight to the one across.
    fn step(&mut self) {
        let Vector { x, y } = self.borders;
        if x <= y {
            self.cell.x += if self.ray.dir.x > 0.0 { 1 } else { -1 };
            self.measure_x();
        }
        if y <= x {
            self.cell.y += if self.ray.dir.y > 0.0 { 1 } else { -1 };
            self.measure_y();
        }
    }
}
