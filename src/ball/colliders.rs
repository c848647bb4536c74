//! Which solid a ray meets first: the only file with parry2d.
//!
//! parry2d's tree of bounding boxes finds the few blocks a ray may meet; where it meets them and
//! which way they face is worked out in `f64`. parry2d's own shapes count in `f32`, where a ball
//! that has just bounced may lie inside the wall and seams between flush rectangles turn their
//! faces sideways. Here the ball is put exactly on the face it met, and a rectangle grown in x
//! faces only west and east, one grown in y only north and south: the other two sides always lie
//! inside a neighbour, so a ray that comes through one of them came through a seam.

use std::cell::Cell as Slot;

use parry2d::bounding_volume::Aabb;
use parry2d::math::Vector as Real2;
use parry2d::partitioning::{Bvh, BvhBuildStrategy, BvhLeafCost, BvhNode};

use super::rounded::{Met, Rounded, Slopes};
use super::solids::blocks;
use super::vector::{Ray, Vector};
use crate::geom::Cell;
use crate::grid::Grid;
use crate::hole::Terrain;

/// By how much the boxes of the tree are too large and its distances too long, in cells: far more
/// than `f32` errs on any board, so the tree never hides a solid that `f64` would find.
const SLACK: f32 = 0.01;

/// Side of the squares that the board is cut into, in cells. A leg is short, so a small tree for
/// each square it touches is searched faster than one for the whole board.
const SQUARE: i32 = 4;

/// The solids of a hole, grown by the ball's radius.
#[derive(Clone, Debug)]
pub(super) struct Colliders {
    solids: Vec<Rounded>,
    squares: Vec<Square>,
    /// Squares from west to east and from north to south.
    size: (i32, i32),
}

/// What lies in one square of the board.
#[derive(Clone, Debug)]
struct Square {
    /// Indices into the solids, in order.
    solids: Vec<u32>,
    /// Its leaves are indices into that list: parry2d wants them to count from 0.
    tree: Bvh,
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
        let solids: Vec<Rounded> = blocks(ground)
            .iter()
            .filter_map(|block| Rounded::new(block, ground, radius))
            .collect();
        let across = |cells: i32| (cells + SQUARE - 1) / SQUARE;
        let size = (across(ground.width()), across(ground.height()));
        let squares = (0..size.1)
            .flat_map(|y| (0..size.0).map(move |x| Cell::new(x, y)))
            .map(|corner| Square::new(&solids, corner))
            .collect();
        Self {
            solids,
            squares,
            size,
        }
    }

    /// The first solid on the ray within `reach`. Of two met at once the first in the list counts.
    pub fn cast(&self, ray: &Ray, reach: f64) -> Option<Contact> {
        let slopes = Slopes::of(ray);
        let slabs = Slabs::new(ray);
        let best: Slot<Option<(Met, u32)>> = Slot::new(None);
        let mut limit = reach as f32 + SLACK;
        for square in self.squares_along(ray, reach) {
            let found = square.tree.find_best(
                limit,
                |node, _| slabs.distance(node),
                |leaf, _| {
                    let index = *square.solids.get(leaf as usize)?;
                    let met = self.solids.get(index as usize)?.meet(&slopes)?;
                    let is_nearer = match best.get() {
                        None => met.distance < reach,
                        Some((best, first)) => (met.distance, index) < (best.distance, first),
                    };
                    if is_nearer {
                        best.set(Some((met, index)));
                    }
                    is_nearer.then_some(Cost(met.distance as f32 + SLACK))
                },
            );
            limit = found.map_or(limit, |(_, Cost(cost))| cost);
        }
        let (met, index) = best.get()?;
        self.solids.get(index as usize)?.contact(ray, met)
    }

    /// All squares that the ray may touch within `reach`, roughly the nearest first.
    fn squares_along(&self, ray: &Ray, reach: f64) -> impl Iterator<Item = &Square> {
        let end = ray.at(reach);
        let range = |from: f64, to: f64, count: i32| {
            let square = |v: f64| (v as i32 / SQUARE).clamp(0, (count - 1).max(0));
            let (from, to) = (square(from), square(to));
            let step = if to < from { -1 } else { 1 };
            (0..=(to - from).abs()).map(move |i| from + i * step)
        };
        let (width, height) = self.size;
        let columns = range(ray.from.x, end.x, width);
        range(ray.from.y, end.y, height)
            .flat_map(move |y| columns.clone().map(move |x| y * width + x))
            .filter_map(|index| self.squares.get(index as usize))
    }
}

impl Square {
    fn new(solids: &[Rounded], corner: Cell) -> Self {
        let (solids, boxes): (Vec<u32>, Vec<Aabb>) = (0..)
            .zip(solids)
            .filter_map(|(index, solid)| Some((index, part(solid, corner)?)))
            .unzip();
        Self {
            solids,
            tree: Bvh::from_leaves(BvhBuildStrategy::Binned, &boxes),
        }
    }
}

/// The box of what lies of a solid in a square of the board, if anything does.
fn part(solid: &Rounded, square: Cell) -> Option<Aabb> {
    let (min, max) = solid.bounds();
    let clipped = |min: f64, max: f64, square: i32| {
        let (near, far) = (square * SQUARE, (square + 1) * SQUARE);
        let low = (min as f32).max(near as f32) - SLACK;
        let high = (max as f32).min(far as f32) + SLACK;
        (low < high).then_some((low, high))
    };
    let (west, east) = clipped(min.x, max.x, square.x)?;
    let (north, south) = clipped(min.y, max.y, square.y)?;
    Some(Aabb::new(Real2::new(west, north), Real2::new(east, south)))
}

/// A ray prepared for the tree's boxes: this is where a flight spends most of its time.
struct Slabs {
    from: Real2,
    inverse: Real2,
    goes_east: bool,
    goes_south: bool,
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
        let inverse = Real2::new(inverse(ray.dir.x), inverse(ray.dir.y));
        Self {
            from: Real2::new(ray.from.x as f32, ray.from.y as f32),
            inverse,
            goes_east: inverse.x > 0.0,
            goes_south: inverse.y > 0.0,
        }
    }

    /// Distance to a node's box, `f32::MAX` for a miss.
    #[inline]
    fn distance(&self, node: &BvhNode) -> f32 {
        let (min, max) = (node.mins(), node.maxs());
        let order = |forward: bool, min: f32, max: f32| {
            if forward { (min, max) } else { (max, min) }
        };
        let (near_x, far_x) = order(self.goes_east, min.x, max.x);
        let (near_y, far_y) = order(self.goes_south, min.y, max.y);
        let near_x = (near_x - self.from.x) * self.inverse.x;
        let near_y = (near_y - self.from.y) * self.inverse.y;
        let far_x = (far_x - self.from.x) * self.inverse.x;
        let far_y = (far_y - self.from.y) * self.inverse.y;
        let enter = if near_x > near_y { near_x } else { near_y };
        let leave = if far_x < far_y { far_x } else { far_y };
        if (leave >= enter) & (leave >= 0.0) {
            enter
        } else {
            f32::MAX
        }
    }
}
