//! A whole hole made small, with two paths over it: yours in a solid line, the caddie's dotted.
//!
//! Ground is painted a character at a time, from the cell at its middle; paths are dots, 2 x 4 to a
//! character in braille, one in ASCII.

use std::collections::BTreeMap;

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::dots::BITS;
use super::ground;
use super::pen::Pen;
use crate::ball::Spot;
use crate::geom::{Cell, Point};
use crate::hole::{Hole, Item};
use crate::tui::theme::Ink;

/// Dots of a character, across and down.
const ACROSS: f32 = 2.0;
const DOWN: f32 = 4.0;

/// Dots of a cell at most: as many as on the board itself.
const MOST: f32 = 4.0;

/// Two paths over a hole.
pub struct Map<'a> {
    /// The hole.
    pub hole: &'a Hole,
    /// The player's path, a piece a shot.
    pub yours: &'a [Vec<Spot>],
    /// The caddie's.
    pub his: &'a [Vec<Spot>],
    /// Whether it shows who sleeps and what lies there.
    pub things: Things,
}

/// What a map shows besides ground, tee and cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Things {
    /// Nothing more.
    Hidden,
    /// The dead and the items where they were put.
    Shown,
}

/// Which path a dot belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Yours,
    His,
}

impl Whose {
    /// Of the dots along a path one in so many is drawn.
    const fn every(self) -> usize {
        match self {
            Self::Yours => 1,
            Self::His => 3,
        }
    }

    const fn plain(self) -> char {
        match self {
            Self::Yours => 'o',
            Self::His => '.',
        }
    }
}

/// How board and screen lie on each other.
#[derive(Clone, Copy)]
struct Fit {
    area: Rect,
    low: Cell,
    /// Dots of a cell.
    scale: f32,
}

impl Fit {
    fn of(area: Rect, (low, high): (Cell, Cell)) -> Self {
        let span = |low: i32, high: i32| (high - low + 1) as f32;
        let (wide, tall) = (span(low.x, high.x), span(low.y, high.y));
        let room = (
            f32::from(area.width) * ACROSS,
            f32::from(area.height) * DOWN,
        );
        Self {
            area,
            low,
            scale: (room.0 / wide).min(room.1 / tall).min(MOST),
        }
    }

    /// The dot of a place, from the area's corner.
    fn dot(self, spot: Spot) -> (i32, i32) {
        let dot = |at: f32, low: i32| ((at - low as f32) * self.scale).floor() as i32;
        (dot(spot.x, self.low.x), dot(spot.y, self.low.y))
    }

    /// The cell in the middle of a character.
    fn cell(self, (column, row): (u16, u16)) -> Cell {
        let middle = |at: u16, dots: f32| (f32::from(at) + 0.5) * dots / self.scale;
        Cell::new(
            self.low.x + middle(column, ACROSS).floor() as i32,
            self.low.y + middle(row, DOWN).floor() as i32,
        )
    }
}

impl Map<'_> {
    /// Draws the hole into an area, from its corner.
    pub fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        if area.is_empty() {
            return;
        }
        let fit = Fit::of(area, ground::span(self.hole));
        for row in 0..area.height {
            for column in 0..area.width {
                let cell = fit.cell((column, row));
                let Some(tile) = ground::tile(&pen.paint, self.hole, cell) else {
                    continue;
                };
                let sign = if pen.paint.colored {
                    ' '
                } else {
                    tile.signs[0]
                };
                let style = pen.paint.dim().bg(tile.ground.into());
                let at = (area.x + column, area.y + row);
                pen.put(i32::from(at.0), i32::from(at.1), sign, style);
            }
        }
        let theme = pen.paint.theme;
        let mut dots = BTreeMap::new();
        line(&mut dots, fit, self.his, (Whose::His, theme.gold));
        line(&mut dots, fit, self.yours, (Whose::Yours, theme.bright));
        for ((column, row), (bits, whose, ink)) in dots {
            let sign = if pen.paint.signs.braille {
                char::from_u32(0x2800 + u32::from(bits)).unwrap_or(' ')
            } else {
                whose.plain()
            };
            let inside = column < i32::from(area.width) && row < i32::from(area.height);
            if inside && column >= 0 && row >= 0 {
                let (x, y) = (i32::from(area.x) + column, i32::from(area.y) + row);
                pen.put(x, y, sign, pen.paint.ink(ink));
            }
        }
        if self.things == Things::Shown {
            for lying in &self.hole.items {
                let style = pen.paint.ink(theme.gold);
                sign(pen, fit, lying.cell, (Item::GLYPH, style));
            }
            for monster in &self.hole.monsters {
                let style = pen.paint.ink(theme.bone);
                sign(pen, fit, monster.cell, (monster.kind.letter(), style));
            }
        }
        let flag = pen.paint.signs.flag;
        let [cup, ink, _] = ground::cup(theme, false);
        sign(pen, fit, self.hole.tee, ('T', pen.paint.ink(theme.pale)));
        sign(
            pen,
            fit,
            self.hole.cup,
            (flag, pen.paint.ink(ink).bg(cup.into())),
        );
    }
}

type Dots = BTreeMap<(i32, i32), (u8, Whose, Ink)>;

/// A dot a dot's length along every piece of a path.
fn line(dots: &mut Dots, fit: Fit, path: &[Vec<Spot>], (whose, ink): (Whose, Ink)) {
    for legs in path {
        let mut count = 0;
        for leg in legs.windows(2) {
            let (dx, dy) = (leg[1].x - leg[0].x, leg[1].y - leg[0].y);
            let steps = (dx.abs().max(dy.abs()) * fit.scale).ceil().max(1.0);
            for step in 0..=steps as u32 {
                count += 1;
                if count % whose.every() != 0 {
                    continue;
                }
                let part = step as f32 / steps;
                let (x, y) = fit.dot(Spot {
                    x: leg[0].x + dx * part,
                    y: leg[0].y + dy * part,
                });
                let bit = BITS[y.rem_euclid(4) as usize][x.rem_euclid(2) as usize];
                let place = (x.div_euclid(2), y.div_euclid(4));
                let dot = dots.entry(place).or_insert((0, whose, ink));
                *dot = (dot.0 | bit, whose, ink);
            }
        }
    }
}

fn sign(pen: &mut Pen<'_>, fit: Fit, cell: Cell, (sign, style): (char, Style)) {
    let (x, y) = fit.dot(Spot::of(Point::centre(cell)));
    let (column, row) = (x.div_euclid(2), y.div_euclid(4));
    let inside = column < i32::from(fit.area.width) && row < i32::from(fit.area.height);
    if inside {
        let (x, y) = (i32::from(fit.area.x) + column, i32::from(fit.area.y) + row);
        pen.put(x, y, sign, style);
    }
}
