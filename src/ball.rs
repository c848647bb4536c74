//! The ball in flight: one pure function that preview, game, proof and replay all call.
//!
//! [`fly()`] takes a [`Scene`], a lie, a heading and a length and returns the whole [`Flight`].
//! There is no second physics. Floats live inside one flight; what stays of it are lattice points.
//!
//! `solids` reads rectangles and corners from the ground, `rounded` grows them by the ball's
//! radius, `colliders` finds which of them a ray meets, `walk` lists the cells under it, `roll`
//! follows the ground along one straight leg, `fly` strings legs together and `settle` finds the lie
//! at the end. `discs` and `kit` are what monsters and golfer make of it.

mod colliders;
mod discs;
mod flight;
mod fly;
mod kit;
mod roll;
mod rounded;
mod settle;
mod solids;
mod trig;
mod vector;
mod walk;
mod walls;

pub use discs::{Body, Disc};
pub use flight::{End, Flight, Hit, Spot, Touch, Waypoint, length_of, passes};
pub use fly::fly;
pub use kit::{Kit, SandLie, Strike};
pub use trig::heading_to;
pub use walls::Walls;

use crate::content::BallFigures;
use crate::geom::Cell;

/// All that a flight depends on but the swing.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The solid ground.
    pub walls: &'a Walls,
    /// Where the ball drops.
    pub cup: Cell,
    /// The monsters, in id order.
    pub discs: &'a [Disc],
    /// How the ball rolls; the same that the walls were made with.
    pub figures: &'a BallFigures,
    /// What the golfer has that changes a flight.
    pub kit: Kit,
}

impl Scene<'_> {
    /// How near the cup's centre the ball must pass to drop, in thousandths of a cell.
    pub fn capture(&self) -> i32 {
        self.figures.capture.saturating_add(self.kit.capture).max(0)
    }
}
