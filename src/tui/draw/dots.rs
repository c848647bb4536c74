//! Dots finer than a cell: the ball, its line and where that ends.
//!
//! In braille a column has 2 x 4 dots, so a cell has 4 x 4 (8 x 8 where it is drawn large) and angles
//! read true. In ASCII a column has one dot.

use std::collections::{BTreeMap, BTreeSet};

use super::camera::Window;
use super::pen::Pen;
use crate::ball::Spot;
use crate::geom::Dir;
use crate::tui::theme::Ink;

/// The bits of a braille character's dots, row by row.
pub const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// Dots to be drawn, by column and row of the screen.
#[derive(Default)]
pub struct Dots {
    braille: BTreeMap<(i32, i32), (u8, Ink)>,
    /// Signs that stand for a shape where there is no braille.
    plain: BTreeMap<(i32, i32), (char, Ink)>,
    /// Columns that belong to a letter.
    taken: BTreeSet<(i32, i32)>,
}

/// A shape of dots around the corner between four of them, at the scale of one row to a cell.
#[derive(Clone, Copy)]
enum Shape {
    /// The ball, a disc.
    Ball,
    /// A ring.
    Ring,
    /// A cross.
    Cross,
}

impl Shape {
    /// Whether the shape has a dot whose centre lies `(dx, dy)` dots from its middle.
    fn has(self, dx: f32, dy: f32, scale: f32) -> bool {
        let square = dx * dx + dy * dy;
        let within = |low: f32, high: f32| square >= low * low && square <= high * high;
        match self {
            Self::Ball => within(0.0, 0.85 * scale),
            Self::Ring => within(1.3 * scale, 1.85 * scale),
            Self::Cross => dx.abs() == dy.abs() && within(0.0, 2.2 * scale),
        }
    }

    /// Its dots, as offsets from the dot to the south-east of its middle.
    fn dots(self, scale: i32) -> impl Iterator<Item = (i32, i32)> {
        let far = 3 * scale;
        (-far..far)
            .flat_map(move |y| (-far..far).map(move |x| (x, y)))
            .filter(move |(x, y)| self.has(*x as f32 + 0.5, *y as f32 + 0.5, scale as f32))
    }
}

impl Dots {
    /// Keeps a column free of dots.
    pub fn take(&mut self, place: (i32, i32)) {
        self.taken.insert(place);
    }

    /// Whether the ball, drawn here, would lie behind a letter.
    pub fn hides_ball(&self, window: &Window, spot: Spot) -> bool {
        let (x, y) = corner(window, spot);
        Shape::Ball.dots(window.scale).any(|(dx, dy)| {
            let place = ((x + dx).div_euclid(2), (y + dy).div_euclid(4));
            self.taken.contains(&place)
        })
    }

    /// One dot of a line.
    pub fn speck(&mut self, window: &Window, spot: Spot, ink: Ink) {
        let (x, y) = window.dot(spot);
        self.dot(x, y, ink);
        let place = (x.div_euclid(2), y.div_euclid(4));
        self.plain.entry(place).or_insert(('.', ink));
    }

    /// The ball.
    pub fn ball(&mut self, window: &Window, spot: Spot, ink: Ink) {
        self.shape(window, spot, Shape::Ball, ('o', ink));
    }

    /// A ring: here the ball will lie.
    pub fn ring(&mut self, window: &Window, spot: Spot, ink: Ink) {
        self.shape(window, spot, Shape::Ring, ('O', ink));
    }

    /// A cross: here the ball is lost.
    pub fn cross(&mut self, window: &Window, spot: Spot, ink: Ink) {
        self.shape(window, spot, Shape::Cross, ('x', ink));
    }

    /// Specks flying apart, `part` of the way from 0 to 1.
    pub fn burst(&mut self, window: &Window, centre: Spot, part: f32, ink: Ink) {
        const SLANT: f32 = std::f32::consts::FRAC_1_SQRT_2;
        let far = 0.25 + 0.55 * part;
        for dir in Dir::ALL {
            let (dx, dy) = dir.delta();
            let far = if dir.is_diagonal() { far * SLANT } else { far };
            let spot = Spot {
                x: centre.x + dx as f32 * far,
                y: centre.y + dy as f32 * far,
            };
            self.speck(window, spot, ink);
        }
    }

    fn shape(&mut self, window: &Window, spot: Spot, shape: Shape, sign: (char, Ink)) {
        let (x, y) = corner(window, spot);
        for (dx, dy) in shape.dots(window.scale) {
            self.dot(x + dx, y + dy, sign.1);
        }
        let (x, y) = window.dot(spot);
        self.plain.insert((x.div_euclid(2), y.div_euclid(4)), sign);
    }

    fn dot(&mut self, x: i32, y: i32, ink: Ink) {
        let bit = BITS[y.rem_euclid(4) as usize][x.rem_euclid(2) as usize];
        let place = (x.div_euclid(2), y.div_euclid(4));
        let cell = self.braille.entry(place).or_insert((0, ink));
        *cell = (cell.0 | bit, ink);
    }

    /// Draws all dots over what is there, but for columns that are taken.
    pub fn draw(&self, pen: &mut Pen<'_>, window: &Window) {
        let free = |place: &(i32, i32)| window.holds(*place) && !self.taken.contains(place);
        if pen.paint.signs.braille {
            for (place, (bits, ink)) in self.braille.iter().filter(|(place, _)| free(place)) {
                let sign = char::from_u32(0x2800 + u32::from(*bits)).unwrap_or(' ');
                pen.put(place.0, place.1, sign, pen.paint.ink(*ink));
            }
        } else {
            for (place, (sign, ink)) in self.plain.iter().filter(|(place, _)| free(place)) {
                pen.put(place.0, place.1, *sign, pen.paint.ink(*ink));
            }
        }
    }
}

/// The dot to the south-east of the corner of dots nearest to a spot: shapes are rounded to it.
fn corner(window: &Window, spot: Spot) -> (i32, i32) {
    let half = 0.125 / window.scale as f32;
    window.dot(Spot {
        x: spot.x + half,
        y: spot.y + half,
    })
}
