//! Dots finer than a cell: the ball, its line and where that ends.
//!
//! In braille a column has 2 x 4 dots, so a cell has 4 x 4 and angles read true. In ASCII a column
//! has one dot.

use std::collections::{BTreeMap, BTreeSet};

use super::camera::Window;
use super::pen::Pen;
use crate::ball::Spot;
use crate::tui::theme::Ink;

/// Dots to be drawn, by column and row of the screen.
#[derive(Default)]
pub struct Dots {
    braille: BTreeMap<(i32, i32), (u8, Ink)>,
    /// Signs that stand for a shape where there is no braille.
    plain: BTreeMap<(i32, i32), (char, Ink)>,
    /// Columns that belong to a letter.
    taken: BTreeSet<(i32, i32)>,
}

/// The offsets of a ring around the corner between four dots.
const RING: [(i32, i32); 8] = [
    (-1, -2),
    (0, -2),
    (1, -1),
    (1, 0),
    (0, 1),
    (-1, 1),
    (-2, 0),
    (-2, -1),
];
/// The offsets of a cross around the same corner.
const CROSS: [(i32, i32); 8] = [
    (-2, -2),
    (-1, -1),
    (0, 0),
    (1, 1),
    (1, -2),
    (0, -1),
    (-1, 0),
    (-2, 1),
];
/// The offsets of the ball: 2 x 2 dots.
const BALL: [(i32, i32); 4] = [(-1, -1), (0, -1), (-1, 0), (0, 0)];

impl Dots {
    /// Keeps a column free of dots.
    pub fn take(&mut self, place: (i32, i32)) {
        self.taken.insert(place);
    }

    /// Whether a column belongs to a letter.
    pub fn is_taken(&self, place: (i32, i32)) -> bool {
        self.taken.contains(&place)
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
        self.shape(window, spot, &BALL, ('*', ink));
    }

    /// A ring: here the ball will lie.
    pub fn ring(&mut self, window: &Window, spot: Spot, ink: Ink) {
        self.shape(window, spot, &RING, ('o', ink));
    }

    /// A cross: here the ball is lost.
    pub fn cross(&mut self, window: &Window, spot: Spot, ink: Ink) {
        self.shape(window, spot, &CROSS, ('x', ink));
    }

    /// Specks flying apart, `part` of the way from 0 to 1.
    pub fn burst(&mut self, window: &Window, centre: Spot, part: f32, ink: Ink) {
        let far = 0.25 + 0.55 * part;
        for (x, y) in [
            (1.0, 0.0),
            (0.7, 0.7),
            (0.0, 1.0),
            (-0.7, 0.7),
            (-1.0, 0.0),
            (-0.7, -0.7),
            (0.0, -1.0),
            (0.7, -0.7),
        ] {
            let spot = Spot {
                x: centre.x + x * far,
                y: centre.y + y * far,
            };
            self.speck(window, spot, ink);
        }
    }

    fn shape(&mut self, window: &Window, spot: Spot, shape: &[(i32, i32)], sign: (char, Ink)) {
        // A shape stands around the corner of four dots, so it is rounded, not cut down.
        let corner = Spot {
            x: spot.x + 0.125,
            y: spot.y + 0.125,
        };
        let (x, y) = window.dot(corner);
        for (dx, dy) in shape {
            self.dot(x + dx, y + dy, sign.1);
        }
        let (x, y) = window.dot(spot);
        self.plain.insert((x.div_euclid(2), y.div_euclid(4)), sign);
    }

    fn dot(&mut self, x: i32, y: i32, ink: Ink) {
        const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
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
