//! A hole that nobody plays, as a board: what stands where it was put, cells that are lit, and flights.

use std::collections::BTreeSet;

use ratatui::style::{Modifier, Style};

use super::camera::Window;
use super::dots::Dots;
use super::ground::{self, Tint};
use super::pen::Pen;
use crate::ball::Spot;
use crate::geom::Cell;
use crate::hole::{Hole, Item};
use crate::tui::anim::{along, apart};
use crate::tui::theme::Ink;

/// Cells between two dots of a flight.
const SPACING: f32 = 0.36;

/// A hole that nobody plays.
pub struct Sheet<'a> {
    /// The hole.
    pub hole: &'a Hole,
    /// The part that is in view.
    pub window: Window,
    /// Cells that are lit.
    pub lit: &'a BTreeSet<Cell>,
    /// Flights over it, the last one bright.
    pub flights: &'a [Vec<Spot>],
}

impl Sheet<'_> {
    /// Draws it.
    pub fn draw(&self, pen: &mut Pen<'_>) {
        let theme = pen.paint.theme;
        for cell in self.window.cells() {
            self.ground(pen, cell);
        }
        let mut dots = Dots::default();
        for (flight, left) in self.flights.iter().zip((0..self.flights.len()).rev()) {
            let ink = if left == 0 { theme.gold } else { theme.pale };
            let length: f32 = flight.windows(2).map(|pair| apart(pair[0], pair[1])).sum();
            let mut way = 0.0;
            while way < length {
                dots.speck(&self.window, along(flight, way), ink);
                way += SPACING;
            }
            if let Some(end) = flight.last() {
                dots.ring(&self.window, *end, ink);
            }
        }
        for lying in &self.hole.items {
            self.sign(pen, &mut dots, lying.cell, (Item::GLYPH, theme.gold));
        }
        for monster in &self.hole.monsters {
            let sign = (monster.kind.letter(), theme.bone);
            self.sign(pen, &mut dots, monster.cell, sign);
        }
        // Tee and cup stand in the corner until they are drawn.
        let drawn = |cell: &Cell| ground::is_seen(self.hole, *cell) && *cell != Cell::new(0, 0);
        if drawn(&self.hole.tee) {
            self.sign(pen, &mut dots, self.hole.tee, ('T', theme.pale));
        }
        if drawn(&self.hole.cup) {
            let [under, flag, _] = ground::cup(theme, false);
            for (_, (x, y)) in self.window.parts(self.hole.cup) {
                pen.put(x, y, ' ', Style::new().bg(under.into()));
            }
            self.sign(pen, &mut dots, self.hole.cup, (pen.paint.signs.flag, flag));
        }
        dots.draw(pen, &self.window);
    }

    fn ground(&self, pen: &mut Pen<'_>, cell: Cell) {
        let Some(tile) = ground::tile(&pen.paint, self.hole, cell) else {
            return;
        };
        let lit = self.lit.contains(&cell);
        for (part, (x, y)) in self.window.parts(cell) {
            let (mut under, sign, ink) = tile.part(part, self.window.scale);
            let mut style = Style::new();
            if lit {
                under = ground::tinted(pen.paint.theme, under, Tint::Blow);
            }
            if lit && !pen.paint.colored {
                style = style.add_modifier(Modifier::REVERSED);
            }
            pen.put(x, y, sign, style.bg(under.into()).fg(ink.into()));
        }
    }

    fn sign(&self, pen: &mut Pen<'_>, dots: &mut Dots, cell: Cell, (sign, ink): (char, Ink)) {
        if self.window.shows(cell) {
            let (x, y) = self.window.stand(cell);
            let mut style = pen.paint.ink(ink);
            if self.lit.contains(&cell) && !pen.paint.colored {
                style = style.add_modifier(Modifier::REVERSED);
            }
            pen.put(x, y, sign, style);
            dots.take((x, y));
        }
    }
}
