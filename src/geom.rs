//! Cells, directions, headings and lattice points: the integers every rule is written in.
//!
//! A cell is 1.0 long. x grows east, y grows south. A ball at rest lies on an integer lattice of
//! 1/256 cell, so a lie compares, hashes and prints exactly. Floats belong to one flight alone and
//! live in `ball`.

mod cell;
mod heading;
mod point;

pub use cell::{Cell, Dir};
pub use heading::{Heading, Length, Power};
pub use point::{LATTICE, Point};
