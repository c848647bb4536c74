//! Where a ball can rest: points of a lattice 1/256 cell apart.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{Cell, Dir};

/// Lattice steps along one side of a cell.
pub const LATTICE: i32 = 256;

/// A point of the lattice; `(x, y)` in 1/256 cell, from the board's north-west corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point {
    /// 1/256 cell east of the board's west side.
    pub x: i32,
    /// 1/256 cell south of the board's north side.
    pub y: i32,
}

impl Point {
    /// The point at these lattice coordinates.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The centre of a cell.
    pub const fn centre(cell: Cell) -> Self {
        Self::new(
            cell.x * LATTICE + LATTICE / 2,
            cell.y * LATTICE + LATTICE / 2,
        )
    }

    /// The cell that covers this point.
    pub const fn cell(self) -> Cell {
        Cell::new(self.x.div_euclid(LATTICE), self.y.div_euclid(LATTICE))
    }

    /// The squared distance in lattice steps: 65,536 is one cell.
    pub fn distance_squared(self, other: Self) -> i64 {
        let (dx, dy) = self.vector_to(other);
        dx * dx + dy * dy
    }

    /// The way from here to `other` in lattice steps.
    pub fn vector_to(self, other: Self) -> (i64, i64) {
        (
            i64::from(other.x) - i64::from(self.x),
            i64::from(other.y) - i64::from(self.y),
        )
    }

    /// The distance in cells, for words and pictures; rules compare squares.
    pub fn distance(self, other: Self) -> f64 {
        (self.distance_squared(other) as f64).sqrt() / f64::from(LATTICE)
    }

    /// The compass direction of `other` from here.
    pub fn dir_to(self, other: Self) -> Option<Dir> {
        let (dx, dy) = self.vector_to(other);
        Dir::of_vector(dx, dy)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |v: i32| f64::from(v) / f64::from(LATTICE);
        write!(f, "({:.2}, {:.2})", cells(self.x), cells(self.y))
    }
}

/// Printed as `[x, y]` in 1/256 cell.
impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.x, self.y].serialize(serializer)
    }
}
