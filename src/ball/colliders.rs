//! Which solid a ray meets first: the only file with parry2d.
//!
//! parry2d's tree of bounding boxes finds the few solids a ray may meet; where it meets them and
//! which way they face is worked out here in `f64`. parry2d's own shapes count in `f32`, where a
//! ball that has just bounced may lie inside the wall and seams between flush rectangles turn
//! their faces sideways. Here the ball is put exactly on the face it met, and a rectangle faces
//! only along the axis it was grown in: its other two sides always lie inside a neighbour, so a
//! ray that comes through one of them came through a seam.

use std::cell::Cell as Slot;

use parry2d::bounding_volume::Aabb;
use parry2d::math::Vector as Real2;
use parry2d::partitioning::{Bvh, BvhBuildStrategy, BvhLeafCost, BvhNode};

use super::solids::{blocks, corners};
use super::vector::{Ray, Vector};
use crate::grid::Grid;
use crate::hole::Terrain;

/// By how much the boxes of the tree are too large and its distances too long, in cells: far more
/// than `f32` errs on any board, so the tree never hides a solid that `f64` would find.
const SLACK: f32 = 0.01;

/// How deep behind a face a ball may be and still bounce off it, in cells: far more than `f64`
/// errs, and far less than anyone can see.
const SKIN: f64 = 1e-6;

/// The solids of a hole, grown by the ball's radius.
#[derive(Clone, Debug)]
pub(super) struct Colliders {
    solids: Vec<Solid>,
    tree: Bvh,
    radius: f64,
}

#[derive(Clone, Copy, Debug)]
struct Solid {
    shape: Shape,
    terrain: Terrain,
}

#[derive(Clone, Copy, Debug)]
enum Shape {
    /// A rectangle whose west and east sides are faces.
    FacesX { min: Vector, max: Vector },
    /// A rectangle whose north and south sides are faces.
    FacesY { min: Vector, max: Vector },
    /// A circle of the ball's radius round an outer corner.
    Corner { centre: Vector },
}

/// Where a ray meets a surface.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contact {
    /// Distance along the ray.
    pub distance: f64,
    /// The place, exactly on the surface.
    pub at: Vector,
    /// The surface's outward unit normal; the ray goes against it.
    pub normal: Vector,
    /// Wall or bumper.
    pub terrain: Terrain,
}

/// What the tree minimises; the solid itself is remembered beside it.
struct Cost(f32);

impl BvhLeafCost for Cost {
    fn cost(&self) -> f32 {
        self.0
    }
}

impl Colliders {
    pub fn new(ground: &Grid<Terrain>, radius: f64) -> Self {
        let mut solids = Vec::new();
        for block in blocks(ground) {
            let min = Vector::new(block.west.into(), block.north.into());
            let max = Vector::new(block.east.into(), block.south.into());
            let mut push = |shape| {
                solids.push(Solid {
                    shape,
                    terrain: block.terrain,
                });
            };
            if block.is_open_in_x(ground) {
                let grown = Vector::new(radius, 0.0);
                push(Shape::FacesX {
                    min: min - grown,
                    max: max + grown,
                });
            }
            if block.is_open_in_y(ground) {
                let grown = Vector::new(0.0, radius);
                push(Shape::FacesY {
                    min: min - grown,
                    max: max + grown,
                });
            }
        }
        solids.extend(corners(ground).into_iter().map(|corner| Solid {
            shape: Shape::Corner {
                centre: Vector::new(corner.x.into(), corner.y.into()),
            },
            terrain: corner.terrain,
        }));
        let boxes: Vec<Aabb> = solids.iter().map(|solid| solid.bounds(radius)).collect();
        Self {
            tree: Bvh::from_leaves(BvhBuildStrategy::Binned, &boxes),
            solids,
            radius,
        }
    }

    /// The first solid on the ray within `reach`. Of two met at once the first in the list counts.
    pub fn cast(&self, ray: &Ray, reach: f64) -> Option<Contact> {
        let best: Slot<(f64, u32)> = Slot::new((reach, u32::MAX));
        let slabs = Slabs::new(ray);
        let limit = reach as f32 + SLACK;
        self.tree.find_best(
            limit,
            |node, _| slabs.distance(node),
            |leaf, _| {
                let solid = self.solids.get(leaf as usize)?;
                let distance = solid.shape.meet(ray, self.radius)?;
                let nearer = (distance, leaf) < best.get() && distance < reach;
                if nearer {
                    best.set((distance, leaf));
                }
                nearer.then_some(Cost(distance as f32 + SLACK))
            },
        );
        let (distance, leaf) = best.get();
        let solid = self.solids.get(leaf as usize)?;
        let (at, normal) = solid.shape.surface(ray, distance)?;
        Some(Contact {
            distance,
            at,
            normal,
            terrain: solid.terrain,
        })
    }
}

/// A ray prepared for the tree's boxes.
struct Slabs {
    from: Real2,
    inverse: Real2,
}

impl Slabs {
    fn new(ray: &Ray) -> Self {
        // A direction along an axis gets a huge inverse instead of an infinite one: 0 times
        // infinity is no number, and a miss by less than the slack does not matter.
        let inverse = |d: f64| {
            if d.abs() < 1e-12 {
                1e12
            } else {
                (1.0 / d) as f32
            }
        };
        Self {
            from: Real2::new(ray.from.x as f32, ray.from.y as f32),
            inverse: Real2::new(inverse(ray.dir.x), inverse(ray.dir.y)),
        }
    }

    /// Distance to a node's box, `f32::MAX` for a miss.
    fn distance(&self, node: &BvhNode) -> f32 {
        let near = (node.mins() - self.from) * self.inverse;
        let far = (node.maxs() - self.from) * self.inverse;
        let enter = near.min(far).max_element();
        let leave = near.max(far).min_element();
        if leave >= enter && leave >= 0.0 {
            enter
        } else {
            f32::MAX
        }
    }
}

impl Solid {
    fn bounds(&self, radius: f64) -> Aabb {
        let (min, max) = match self.shape {
            Shape::FacesX { min, max } | Shape::FacesY { min, max } => (min, max),
            Shape::Corner { centre } => {
                let grown = Vector::new(radius, radius);
                (centre - grown, centre + grown)
            }
        };
        Aabb::new(
            Real2::new(min.x as f32 - SLACK, min.y as f32 - SLACK),
            Real2::new(max.x as f32 + SLACK, max.y as f32 + SLACK),
        )
    }
}

impl Shape {
    /// How far along the ray it enters this shape, if it does.
    fn meet(&self, ray: &Ray, radius: f64) -> Option<f64> {
        let Ray { from, dir } = *ray;
        match *self {
            Self::FacesX { min, max } => {
                let across = (min.y - from.y, max.y - from.y);
                meet_box(
                    face((min.x - from.x, max.x - from.x), dir.x)?,
                    across,
                    dir.y,
                )
            }
            Self::FacesY { min, max } => {
                let across = (min.x - from.x, max.x - from.x);
                meet_box(
                    face((min.y - from.y, max.y - from.y), dir.y)?,
                    across,
                    dir.x,
                )
            }
            Self::Corner { centre } => {
                let chord = ray.chord(centre, radius)?;
                let is_inward = chord.nearest > SKIN && chord.enter >= -SKIN;
                is_inward.then(|| chord.enter.max(0.0))
            }
        }
    }

    /// The place and the outward normal where a ray that meets this shape does so.
    fn surface(&self, ray: &Ray, distance: f64) -> Option<(Vector, Vector)> {
        let at = ray.at(distance);
        let side = |dir: f64, min: f64, max: f64| if dir > 0.0 { (min, -1.0) } else { (max, 1.0) };
        match *self {
            Self::FacesX { min, max } => {
                let (x, normal) = side(ray.dir.x, min.x, max.x);
                Some((Vector::new(x, at.y), Vector::new(normal, 0.0)))
            }
            Self::FacesY { min, max } => {
                let (y, normal) = side(ray.dir.y, min.y, max.y);
                Some((Vector::new(at.x, y), Vector::new(0.0, normal)))
            }
            Self::Corner { centre } => Some((at, (at - centre).normalised()?)),
        }
    }
}

/// The near and the far face as offsets from the ray's start, and the ray's speed towards them.
struct Faces {
    near: f64,
    far: f64,
    speed: f64,
}

/// The faces in the order a ray of direction `dir` meets them; none for a ray along them.
fn face((min, max): (f64, f64), dir: f64) -> Option<Faces> {
    if dir > 0.0 {
        Some(Faces {
            near: min,
            far: max,
            speed: dir,
        })
    } else if dir < 0.0 {
        Some(Faces {
            near: -max,
            far: -min,
            speed: -dir,
        })
    } else {
        None
    }
}

/// Distance to a rectangle with these faces and, across them, this extent.
fn meet_box(faces: Faces, (min, max): (f64, f64), dir: f64) -> Option<f64> {
    let (enter, leave) = if dir == 0.0 {
        if min > 0.0 || max < 0.0 {
            return None;
        }
        (f64::NEG_INFINITY, f64::INFINITY)
    } else {
        let (a, b) = (min / dir, max / dir);
        (a.min(b), a.max(b))
    };
    let enter = enter.max(faces.near / faces.speed);
    let leave = leave.min(faces.far / faces.speed);
    if enter > leave || leave < 0.0 {
        return None;
    }
    // A ball that comes in deep behind the face only touches a corner of this rectangle on its
    // way along a neighbour, or was put inside, where no bounce can help.
    let enter = enter.max(0.0);
    (enter * faces.speed - faces.near <= SKIN).then_some(enter)
}
