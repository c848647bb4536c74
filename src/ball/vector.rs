//! The floats of one flight: a vector, and a ray with the one curve it can meet.
//!
//! Plain IEEE additions, multiplications, divisions and square roots in `f64`: the same bits on
//! every machine. Nothing here outlives a flight but the [`Spot`]s of its path.

use std::ops::{Add, Mul, Sub};

use super::Spot;
use crate::geom::{LATTICE, Point};

/// A place or a direction, in cells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Vector {
    pub x: f64,
    pub y: f64,
}

impl Vector {
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The place of a lattice point.
    pub fn of(point: Point) -> Self {
        let cells = |v: i32| f64::from(v) / f64::from(LATTICE);
        Self::new(cells(point.x), cells(point.y))
    }

    /// The place of a spot.
    pub fn of_spot(spot: Spot) -> Self {
        Self::new(f64::from(spot.x), f64::from(spot.y))
    }

    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// This direction after a bounce off a surface with this unit normal.
    pub fn reflected(self, normal: Self) -> Self {
        self - normal * (2.0 * self.dot(normal))
    }

    /// The unit vector of the same direction; none for no length.
    pub fn normalised(self) -> Option<Self> {
        let length = self.dot(self).sqrt();
        (length > 0.0).then(|| self * (1.0 / length))
    }

    pub fn spot(self) -> Spot {
        Spot {
            x: self.x as f32,
            y: self.y as f32,
        }
    }
}

impl Add for Vector {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Vector {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Vector {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// A straight way from a place along a unit direction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    pub from: Vector,
    pub dir: Vector,
}

/// A stretch of a ray that lies in a circle, as distances along the ray.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chord {
    pub enter: f64,
    pub nearest: f64,
    pub leave: f64,
}

impl Ray {
    pub fn at(&self, distance: f64) -> Vector {
        self.from + self.dir * distance
    }

    /// The stretch of the ray's whole line within `radius` of `centre`, if there is one.
    pub fn chord(&self, centre: Vector, radius: f64) -> Option<Chord> {
        let out = self.from - centre;
        let nearest = -out.dot(self.dir);
        // The cross product is the distance by which the line misses the centre. It loses no
        // digits when the centre is far, as the difference of two squares would.
        let miss = out.x * self.dir.y - out.y * self.dir.x;
        let half_squared = radius * radius - miss * miss;
        (half_squared >= 0.0).then(|| {
            let half = half_squared.sqrt();
            Chord {
                enter: nearest - half,
                nearest,
                leave: nearest + half,
            }
        })
    }
}
