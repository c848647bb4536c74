//! The ball in flight: one pure function that preview, game, proof and replay all call.
//!
//! [`fly()`] takes a [`Scene`], a lie, a heading and a length and returns the whole [`Flight`].
//! There is no second physics. Floats live inside one flight; what stays of it are lattice points.
//!
//! `solids` reads rectangles and corners from the ground, `rounded` grows them by the ball's
//! radius, `colliders` finds which of them a ray meets, `walk` lists the cells under it, `roll` follows the ground along one straight leg, `fly` strings legs together and
//! `settle` finds the lie at the end.

mod colliders;
mod flight;
mod fly;
mod roll;
mod rounded;
mod settle;
mod solids;
mod trig;
mod vector;
mod walk;
mod walls;

pub use flight::{End, Flight, Hit, Spot, Touch, Waypoint, length_of};
pub use fly::fly;
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
}

/// A monster as the ball sees it: a disc in the middle of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Disc {
    /// The monster's id.
    pub id: u32,
    /// Where it stands.
    pub cell: Cell,
}
