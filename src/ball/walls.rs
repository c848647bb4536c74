//! The solid ground of one hole, made ready for the ball once and asked a thousand times.

use super::SandLie;
use super::colliders::{Colliders, Contact};
use super::solids::terrain_at;
use super::vector::Ray;
use crate::content::BallFigures;
use crate::geom::{Cell, LATTICE, Point};
use crate::grid::Grid;
use crate::hole::Terrain;

/// The ground of a hole with its colliders. Everything off the board is wall.
#[derive(Clone, Debug)]
pub struct Walls {
    ground: Grid<Terrain>,
    figures: BallFigures,
    /// By how sand is taken.
    rates: [Rates; 2],
    colliders: Colliders,
}

/// What a cell of each terrain takes of the length left, in cells of green.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rates([f64; Terrain::ALL.len()]);

impl Walls {
    /// Makes a ground ready for a ball of these figures.
    pub fn new(ground: &Grid<Terrain>, figures: &BallFigures) -> Self {
        Self {
            ground: ground.clone(),
            figures: figures.clone(),
            rates: [SandLie::Sand, SandLie::Rough].map(|sand| Rates::new(figures, sand)),
            colliders: Colliders::new(ground, f64::from(figures.radius) / 1000.0),
        }
    }

    /// The terrain of any cell.
    pub fn terrain(&self, cell: Cell) -> Terrain {
        terrain_at(&self.ground, cell)
    }

    /// Whether a ball here is at least its radius away from every solid cell: exact.
    pub fn is_clear(&self, point: Point) -> bool {
        // A radius is less than half a cell, so only the cell and its neighbours can be too near.
        let Cell { x, y } = point.cell();
        (y - 1..=y + 1).all(|y| {
            (x - 1..=x + 1).all(|x| {
                let cell = Cell::new(x, y);
                !self.terrain(cell).is_solid() || self.figures.clears(square_to(point, cell))
            })
        })
    }

    /// Whether a ball may come to rest here: clear of every wall, on a cell one can walk on.
    pub fn can_rest(&self, point: Point) -> bool {
        self.terrain(point.cell()).is_walkable() && self.is_clear(point)
    }

    /// Whether the straight line between two points passes through the inside of a solid cell:
    /// exact. Touching an edge or a corner does not count.
    pub fn blocks_segment(&self, a: Point, b: Point) -> bool {
        let on_board = |point: Point| {
            let inside =
                |v: i32, side: i32| v >= 0 && i64::from(v) <= i64::from(side) * i64::from(LATTICE);
            inside(point.x, self.ground.width()) && inside(point.y, self.ground.height())
        };
        if !on_board(a) || !on_board(b) {
            return true;
        }
        let cells = |a: i32, b: i32| a.min(b).div_euclid(LATTICE)..=a.max(b).div_euclid(LATTICE);
        cells(a.y, b.y).any(|y| {
            cells(a.x, b.x).any(|x| {
                let cell = Cell::new(x, y);
                self.ground.get(cell).is_some_and(Terrain::is_solid) && crosses(a, b, cell)
            })
        })
    }

    /// What each terrain takes of the length left where sand is taken so.
    pub(super) fn rates(&self, sand: SandLie) -> &Rates {
        &self.rates[sand as usize]
    }

    /// The first wall or bumper on a ray, nearer than `reach`.
    pub(super) fn cast(&self, ray: &Ray, reach: f64) -> Option<Contact> {
        self.colliders.cast(ray, reach)
    }
}

impl Rates {
    fn new(figures: &BallFigures, sand: SandLie) -> Self {
        Self(Terrain::ALL.map(|terrain| {
            let percent = match (terrain, sand) {
                (Terrain::Sand, SandLie::Rough) => figures.percent(Terrain::Rough),
                _ => figures.percent(terrain),
            };
            f64::from(percent) / 100.0
        }))
    }

    pub fn of(&self, terrain: Terrain) -> f64 {
        self.0[terrain as usize]
    }
}

/// The squared distance from a point to a cell's square, in lattice steps.
fn square_to(point: Point, cell: Cell) -> i64 {
    let gap = |v: i32, cell: i32| {
        let low = i64::from(cell) * i64::from(LATTICE);
        let v = i64::from(v);
        (low - v).max(v - low - i64::from(LATTICE)).max(0)
    };
    let (dx, dy) = (gap(point.x, cell.x), gap(point.y, cell.y));
    dx * dx + dy * dy
}

/// Whether the open segment from `a` to `b` meets the open square of a cell.
fn crosses(a: Point, b: Point, cell: Cell) -> bool {
    // The segment lies in the square while a part of its length from `low` to `high`, both
    // fractions, lies in the square's columns and in its rows.
    let mut low = (0, 1);
    let mut high = (1, 1);
    for (from, to, side) in [(a.x, b.x, cell.x), (a.y, b.y, cell.y)] {
        let (from, to) = (i128::from(from), i128::from(to));
        let near = i128::from(side) * i128::from(LATTICE);
        let far = near + i128::from(LATTICE);
        let step = to - from;
        if step == 0 {
            if from <= near || from >= far {
                return false;
            }
            continue;
        }
        let (enter, leave) = if step > 0 {
            (near - from, far - from)
        } else {
            (from - far, from - near)
        };
        low = later(low, (enter, step.abs()));
        high = earlier(high, (leave, step.abs()));
    }
    is_before(low, high)
}

type Fraction = (i128, i128);

fn is_before(a: Fraction, b: Fraction) -> bool {
    a.0 * b.1 < b.0 * a.1
}

fn later(a: Fraction, b: Fraction) -> Fraction {
    if is_before(a, b) { b } else { a }
}

fn earlier(a: Fraction, b: Fraction) -> Fraction {
    if is_before(b, a) { b } else { a }
}
