//! Where a ball lies after its flight: on the lattice, and where a ball may lie.

use super::{Walls, Waypoint};
use crate::geom::{LATTICE, Point};

/// The last point of the path, at least `before` cells back from its end, where a ball may rest.
///
/// Points are tried a lattice step apart, measured along the path, each rounded to the lattice.
/// If the path is shorter, or has no such point, it is the lie.
pub(super) fn back_along(walls: &Walls, path: &[Waypoint], lie: Point, before: f64) -> Point {
    const STEP: f64 = 1.0 / LATTICE as f64;
    // Distance still to go back from the end of the segment at hand to the next point to try.
    let mut skip = before;
    for ends in path.windows(2).rev() {
        let [from, to] = [ends[1].at, ends[0].at].map(|at| (f64::from(at.x), f64::from(at.y)));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = (dx * dx + dy * dy).sqrt();
        while skip <= length {
            let part = if length > 0.0 { skip / length } else { 0.0 };
            let point = rounded(from.0 + dx * part, from.1 + dy * part);
            if walls.can_rest(point) {
                return point;
            }
            skip += STEP;
        }
        skip -= length;
    }
    lie
}

/// The lattice point nearest to a place in cells.
fn rounded(x: f64, y: f64) -> Point {
    let lattice = |v: f64| (v * f64::from(LATTICE)).round() as i32;
    Point::new(lattice(x), lattice(y))
}
