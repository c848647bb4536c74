//! The ball along one straight leg: what the ground under it takes, and what takes the ball.
//!
//! The leg is walked cell by cell. Each cell eats length at its own rate; the cup catches a ball
//! slow enough; water swallows it where its centre enters.

use super::vector::{Chord, Ray, Vector};
use super::walk::Walk;
use super::walls::Rates;
use super::{Scene, Touch, Waypoint};
use crate::geom::Point;
use crate::hole::Terrain;

/// A ball on its way.
pub(super) struct Roll<'a> {
    scene: &'a Scene<'a>,
    rates: &'a Rates,
    cup: Vector,
    /// How near the cup's centre the ball drops, in cells.
    capture: f64,
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

impl<'a> Roll<'a> {
    pub fn new(scene: &'a Scene<'a>, left: f64) -> Self {
        Self {
            scene,
            rates: scene.walls.rates(scene.kit.sand),
            cup: Vector::of(Point::centre(scene.cup)),
            capture: f64::from(scene.capture()) / 1000.0,
            path: Vec::with_capacity(16),
            left,
            terrain: None,
            has_lipped: false,
        }
    }

    /// Where the ball would stop on this ray if no solid were grown by its radius: a bound that
    /// spares the search for the first solid most of its work.
    pub fn reach(&self, ray: &Ray) -> f64 {
        let walls = self.scene.walls;
        let mut walk = Walk::new(ray);
        let (mut done, mut left) = (0.0, self.left);
        loop {
            let terrain = walls.terrain(walk.cell());
            if left <= 0.0 || !terrain.is_rolled_over() {
                return done;
            }
            let rate = self.rates.of(terrain);
            let end = walk.border().min(done + left / rate).max(done);
            left -= (end - done) * rate;
            if end < walk.border() {
                return end;
            }
            done = end;
            walk.step();
        }
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

    /// Rolls along the first `leg` cells of a ray, or until something ends the shot.
    pub fn along(&mut self, ray: &Ray, leg: f64) -> Rolled {
        let Scene { walls, figures, .. } = *self.scene;
        let drop_left = f64::from(figures.drop_length) / 1000.0;
        let cup = ray
            .chord(self.cup, self.capture)
            .filter(|chord| chord.leave >= 0.0 && chord.enter <= leg);
        if cup.is_none_or(|chord| chord.enter > 0.0) {
            self.has_lipped = false;
        }
        let mut lip = None;
        let mut walk = Walk::new(ray);
        let mut done = 0.0;
        while self.left > 0.0 {
            let terrain = walls.terrain(walk.cell());
            if !terrain.is_rolled_over() {
                // No legal lie leads into a wall. A ball that is put in one stays where it is.
                return match terrain.swallows() {
                    true => Rolled::Swallowed(terrain, ray.at(done)),
                    false => Rolled::Spent(ray.at(done)),
                };
            }
            if self.terrain.is_some_and(|last| last != terrain) {
                self.mark(ray.at(done), Touch::Ground);
            }
            self.terrain = Some(terrain);

            let rate = self.rates.of(terrain);
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
