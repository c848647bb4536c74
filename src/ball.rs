//! The ball in flight: one pure function that preview, game, proof and replay all call.
//!
//! [`fly`] takes a [`Scene`], a lie, a heading and a length and returns the whole [`Flight`].
//! There is no second physics. Floats live inside one flight; what stays of it are lattice points.

mod flight;

pub use flight::{End, Flight, Hit, Spot, Touch, Waypoint};
