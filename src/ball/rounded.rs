//! A rectangle of wall grown by the ball's radius, and where a ray meets it.
//!
//! It is three things in one: the rectangle grown in x, the rectangle grown in y, and a circle
//! round each corner that is an outer corner of all walls together. Where it has none, a
//! neighbour is there.

use super::colliders::Contact;
use super::solids::Block;
use super::vector::{Ray, Vector};
use crate::grid::Grid;
use crate::hole::Terrain;

/// How deep behind a face a ball may be and still bounce off it, in cells: far more than `f64`
/// errs, and far less than anyone can see.
const SKIN: f64 = 1e-6;

/// A block with what a ball can touch of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rounded {
    min: Vector,
    max: Vector,
    radius: f64,
    terrain: Terrain,
    /// North-west, north-east, south-west, south-east: what an outer corner there is of.
    corners: [Option<Terrain>; 4],
}

/// A way a ray meets a rounded block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Met {
    /// Distance along the ray.
    pub distance: f64,
    part: Part,
}

#[derive(Clone, Copy, Debug)]
enum Part {
    /// The west or the east face, whichever the ray goes against.
    FaceX,
    /// The north or the south face.
    FaceY,
    /// The corner of this index.
    Corner(usize),
}

/// A ray with what is asked of it at every block.
pub(super) struct Slopes<'a> {
    ray: &'a Ray,
    inverse: Vector,
}

/// Distances along a ray between which one of its coordinates lies in a range.
#[derive(Clone, Copy)]
struct Span {
    enter: f64,
    leave: f64,
}

impl<'a> Slopes<'a> {
    pub fn of(ray: &'a Ray) -> Self {
        Self {
            ray,
            inverse: Vector::new(1.0 / ray.dir.x, 1.0 / ray.dir.y),
        }
    }
}

impl Span {
    fn new(from: f64, dir: f64, inverse: f64, (min, max): (f64, f64)) -> Self {
        if dir > 0.0 {
            Self {
                enter: (min - from) * inverse,
                leave: (max - from) * inverse,
            }
        } else if dir < 0.0 {
            Self {
                enter: (max - from) * inverse,
                leave: (min - from) * inverse,
            }
        } else if min <= from && from <= max {
            Self {
                enter: f64::NEG_INFINITY,
                leave: f64::INFINITY,
            }
        } else {
            Self {
                enter: f64::INFINITY,
                leave: f64::NEG_INFINITY,
            }
        }
    }

    /// Where a ray enters through faces that it meets in the span `self` at `speed`, while it is
    /// in the span `across`.
    fn meet(self, across: Self, speed: f64) -> Option<f64> {
        let enter = self.enter.max(across.enter).max(0.0);
        // A ball that comes in deep behind the face only touches a corner of the rectangle on
        // its way along a neighbour, or was put inside, where no bounce can help.
        let is_met = enter <= self.leave.min(across.leave) && (enter - self.enter) * speed <= SKIN;
        is_met.then_some(enter)
    }
}

impl Rounded {
    /// A block's shape; none for a block that no ball can reach.
    pub fn new(block: &Block, ground: &Grid<Terrain>, radius: f64) -> Option<Self> {
        let corners = block.outer_corners(ground);
        let is_reached = block.is_open_in_x(ground)
            || block.is_open_in_y(ground)
            || corners.iter().any(Option::is_some);
        is_reached.then(|| Self {
            min: Vector::new(block.west.into(), block.north.into()),
            max: Vector::new(block.east.into(), block.south.into()),
            radius,
            terrain: block.terrain,
            corners,
        })
    }

    /// The two corners of its bounding box.
    pub fn bounds(&self) -> (Vector, Vector) {
        let grown = Vector::new(self.radius, self.radius);
        (self.min - grown, self.max + grown)
    }

    /// Where the ray enters this shape first, if it does.
    pub fn meet(&self, slopes: &Slopes) -> Option<Met> {
        let Ray { from, dir } = *slopes.ray;
        let (min, max) = self.bounds();
        let wide_x = Span::new(from.x, dir.x, slopes.inverse.x, (min.x, max.x));
        let wide_y = Span::new(from.y, dir.y, slopes.inverse.y, (min.y, max.y));
        let leave = wide_x.leave.min(wide_y.leave);
        if wide_x.enter.max(wide_y.enter) > leave || leave < 0.0 {
            return None;
        }
        let (inner_x, inner_y) = ((self.min.x, self.max.x), (self.min.y, self.max.y));
        let x = Span::new(from.x, dir.x, slopes.inverse.x, inner_x);
        let y = Span::new(from.y, dir.y, slopes.inverse.y, inner_y);
        let mut first: Option<Met> = None;
        let mut take = |distance: Option<f64>, part: Part| {
            if let Some(distance) = distance
                && first.is_none_or(|met| distance < met.distance)
            {
                first = Some(Met { distance, part });
            }
        };
        take(wide_x.meet(y, dir.x.abs()), Part::FaceX);
        take(wide_y.meet(x, dir.y.abs()), Part::FaceY);
        for (index, corner) in self.corners.iter().enumerate() {
            if corner.is_some() {
                take(self.meet_corner(slopes.ray, index), Part::Corner(index));
            }
        }
        first
    }

    fn corner(&self, index: usize) -> Vector {
        let x = if index.is_multiple_of(2) {
            self.min.x
        } else {
            self.max.x
        };
        let y = if index < 2 { self.min.y } else { self.max.y };
        Vector::new(x, y)
    }

    fn meet_corner(&self, ray: &Ray, index: usize) -> Option<f64> {
        let chord = ray.chord(self.corner(index), self.radius)?;
        let is_inward = chord.nearest > SKIN && chord.enter >= -SKIN;
        is_inward.then(|| chord.enter.max(0.0))
    }

    /// What a ray that meets this shape so touches, and where, exactly on the surface.
    pub fn contact(&self, ray: &Ray, met: Met) -> Option<Contact> {
        let at = ray.at(met.distance);
        let (min, max) = self.bounds();
        let side = |dir: f64, min: f64, max: f64| {
            if dir > 0.0 { (min, -1.0) } else { (max, 1.0) }
        };
        let (at, normal, terrain) = match met.part {
            Part::FaceX => {
                let (x, normal) = side(ray.dir.x, min.x, max.x);
                (Vector::new(x, at.y), Vector::new(normal, 0.0), self.terrain)
            }
            Part::FaceY => {
                let (y, normal) = side(ray.dir.y, min.y, max.y);
                (Vector::new(at.x, y), Vector::new(0.0, normal), self.terrain)
            }
            Part::Corner(index) => {
                let normal = (at - self.corner(index)).normalised()?;
                (at, normal, self.corners[index]?)
            }
        };
        Some(Contact {
            distance: met.distance,
            at,
            normal,
            terrain,
        })
    }
}
