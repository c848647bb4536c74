//! From a heading to a direction and back: the only file with trigonometry.
//!
//! `libm` computes the same bits everywhere. Only angles up to 45 degrees are asked of it and the
//! rest is mirrored, so the axes are exactly axes and the diagonals have equal components.

use std::f64::consts::{FRAC_1_SQRT_2, PI};

use super::vector::Vector;
use crate::geom::{Heading, Point};

/// Quarter-degrees in a right angle.
const RIGHT: u16 = Heading::TURN / 4;

/// The unit direction of a heading on a board whose y grows south.
pub(super) fn unit(heading: Heading) -> Vector {
    let (along, across) = first_quadrant(heading.quarters() % RIGHT);
    match heading.quarters() / RIGHT {
        0 => Vector::new(along, -across),
        1 => Vector::new(-across, -along),
        2 => Vector::new(-along, across),
        _ => Vector::new(across, along),
    }
}

/// The heading that leads nearest to `to`; east when the two are one.
pub fn heading_to(from: Point, to: Point) -> Heading {
    let (dx, dy) = from.vector_to(to);
    let quarters = libm::atan2(-dy as f64, dx as f64) / PI * f64::from(2 * RIGHT);
    Heading::wrapped(libm::round(quarters) as i32)
}

/// Cosine and sine of an angle below 90 degrees, in quarter-degrees.
fn first_quadrant(quarters: u16) -> (f64, f64) {
    let radians = |quarters: u16| f64::from(quarters) * PI / f64::from(2 * RIGHT);
    if quarters == 0 {
        // A sine of 0 would do, but as a negative zero it would print and compare oddly.
        (1.0, 0.0)
    } else if quarters < RIGHT / 2 {
        let (sin, cos) = libm::sincos(radians(quarters));
        (cos, sin)
    } else if quarters == RIGHT / 2 {
        (FRAC_1_SQRT_2, FRAC_1_SQRT_2)
    } else {
        let (sin, cos) = libm::sincos(radians(RIGHT - quarters));
        (sin, cos)
    }
}
