//! The cells under a ray, in order.

use super::vector::{Ray, Vector};
use crate::geom::Cell;

/// The cells under a ray, one after another.
pub(super) struct Walk<'a> {
    ray: &'a Ray,
    inverse: Vector,
    cell: Cell,
    /// Distances along the ray to the cell's borders in x and in y.
    borders: Vector,
}

impl<'a> Walk<'a> {
    /// Starts in the cell that the ray goes into: of two whose border it starts on, the one ahead;
    /// along a border, the one to the east or south, which covers it.
    pub fn new(ray: &'a Ray) -> Self {
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

    /// The cell at hand.
    pub fn cell(&self) -> Cell {
        self.cell
    }

    /// Distance along the ray at which it leaves the cell.
    pub fn border(&self) -> f64 {
        self.borders.x.min(self.borders.y)
    }

    /// Goes on to the next cell; through a corner straight to the one across.
    pub fn step(&mut self) {
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
