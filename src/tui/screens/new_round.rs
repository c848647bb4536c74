//! A new round: course, tees, holes and seed, each with a line about it, and hole 1 of what they give.
//!
//! The hole is built elsewhere; a choice that moves on drops what was built for the one before.

mod choice;
mod keys;
mod preview;

use ratatui::layout::{Position, Rect};

use choice::{LENGTHS, about, name, stepped};
use keys::Action;
pub use keys::KEYS;
use preview::Preview;

use super::card::{keys as draw_keys, page};
use super::{Next, Screen};
use crate::game::Setup;
use crate::hole::{Course, Tees};
use crate::tui::desk::Desk;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::Corner;
use crate::tui::keys::Key;
use crate::tui::messages::wrap;
use crate::tui::mouse::{Deed, Target};
use crate::tui::seed_entry::SeedEntry;

/// What is chosen so far.
pub struct NewRound {
    setup: Setup,
    marked: Row,
    seed: SeedEntry,
    preview: Preview,
}

/// What there is to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Course,
    Tees,
    Holes,
    Seed,
}

impl Row {
    const ALL: [Self; 4] = [Self::Course, Self::Tees, Self::Holes, Self::Seed];

    const fn label(self) -> &'static str {
        match self {
            Self::Course => "course",
            Self::Tees => "tees",
            Self::Holes => "holes",
            Self::Seed => "seed",
        }
    }
}

impl NewRound {
    /// The choice of the last round again, or the house's, with a fresh seed.
    pub fn new(desk: &mut Desk) -> Self {
        let fresh = desk.club.new_setup();
        let setup = match &desk.last_setup {
            Some(last) => Setup {
                seed: fresh.seed,
                ..last.clone()
            },
            None => fresh,
        };
        let mut choice = Self {
            marked: Row::Course,
            seed: SeedEntry::new(setup.seed),
            preview: Preview::default(),
            setup,
        };
        choice.preview.want(&choice.setup, &desk.worker);
        choice
    }

    /// Whether text is being typed, so that every character belongs to it.
    pub fn types(&self) -> bool {
        self.seed.is_open()
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        if self.seed.is_open() {
            self.seed.key(key, &desk.keys);
            self.changed(desk);
            return Next::Stay;
        }
        match desk.keys.action(&KEYS, key) {
            Some(Action::Begin) => {
                let round = desk.club.begin(self.setup.clone());
                desk.take(round);
                return Next::to(Screen::of(desk));
            }
            Some(Action::Row(by)) => self.marked = stepped(&Row::ALL, self.marked, by),
            Some(Action::Change(by)) => self.change(by, desk),
            Some(Action::Roll) => self.roll(desk),
            Some(Action::Type) => self.seed.open(""),
            Some(Action::Back) => return Next::to(Screen::title(desk)),
            None => {
                if let Key::Char(digit @ '0'..='9') = key {
                    self.marked = Row::Seed;
                    self.seed.open(&digit.to_string());
                }
            }
        }
        self.changed(desk);
        Next::Stay
    }

    /// Text was pasted: a seed.
    pub fn paste(&mut self, text: &str) {
        self.marked = Row::Seed;
        self.seed.paste(text);
    }

    /// The mouse at a row: it is marked; a click changes what is marked, the wheel too.
    pub fn point_at(&mut self, line: usize, deed: Deed, desk: &mut Desk) -> Option<Next> {
        let row = *Row::ALL.get(line)?;
        if self.seed.is_open() {
            return None;
        }
        let was = std::mem::replace(&mut self.marked, row);
        match deed {
            Deed::Click => self.change(1, desk),
            Deed::Wheel(by) | Deed::FineWheel(by) => self.change(by as isize, desk),
            Deed::Move | Deed::Aside => return (was != row).then_some(Next::Stay),
        }
        self.changed(desk);
        Some(Next::Stay)
    }

    fn change(&mut self, by: isize, desk: &mut Desk) {
        let setup = &mut self.setup;
        match self.marked {
            Row::Course => setup.course = stepped(&Course::ALL, setup.course, by),
            Row::Tees => setup.tees = stepped(&Tees::ALL, setup.tees, by),
            Row::Holes => setup.holes = stepped(&LENGTHS, setup.holes, by),
            Row::Seed => self.roll(desk),
        }
    }

    fn roll(&mut self, desk: &mut Desk) {
        self.marked = Row::Seed;
        self.seed = SeedEntry::new(desk.club.new_setup().seed);
    }

    /// The hole that is wanted now may be another one.
    fn changed(&mut self, desk: &Desk) {
        self.setup.seed = self.seed.seed();
        self.preview.want(&self.setup, &desk.worker);
    }

    /// The hole may be built.
    pub fn hear(&mut self) {
        self.preview.hear();
    }

    /// Draws the choice and says where the cursor of a text stands.
    pub fn draw(&self, pen: &mut Pen<'_>) -> Option<Position> {
        let area = page(pen);
        pen.write(area, (0, 0), "NEW ROUND", pen.paint.heading());
        let left = Rect {
            width: (area.width * 45 / 100).clamp(28.min(area.width), 36),
            ..area
        };
        let mut cursor = None;
        for (row, y) in Row::ALL.into_iter().zip((2..).step_by(3)) {
            let at = self.row(pen, left, row, y);
            cursor = cursor.or(at);
        }
        let right = Rect {
            x: left.right() + 2,
            width: area.right().saturating_sub(left.right() + 2),
            ..area
        };
        self.preview.draw(pen, right, &self.setup);
        let pairs = match self.seed.is_open() {
            true => SeedEntry::keys(pen.keys),
            false => pen.keys.line(&KEYS, |action, word| match action {
                Action::Change(_) if self.marked == Row::Seed => None,
                _ => Some(word),
            }),
        };
        let corner = match self.seed.is_open() {
            true => Corner::Bare,
            false => Corner::Help,
        };
        draw_keys(pen, &pairs, corner);
        cursor
    }

    /// One row: what is chosen, and a line or two about it.
    fn row(&self, pen: &mut Pen<'_>, area: Rect, row: Row, y: u16) -> Option<Position> {
        /// Columns before what is chosen.
        const LABEL: u16 = 9;
        let theme = pen.paint.theme;
        let marked = row == self.marked;
        let line = Rect {
            y: area.y + y,
            height: 3.min(area.height.saturating_sub(y)),
            ..area
        };
        pen.targets.add(line, Target::Line(row as usize));
        if marked {
            let line = Rect {
                y: area.y + y,
                height: u16::from(y < area.height),
                ..area
            };
            pen.fill(line, theme.green.0);
            pen.write(area, (0, y), ">", pen.paint.bright());
        }
        let style = match marked {
            true => pen.paint.text().fg(theme.bright.into()),
            false => pen.paint.dim(),
        };
        pen.write(area, (2, y), row.label(), style);
        let cursor = match row {
            Row::Seed => self.seed.draw(pen, area, (LABEL, y)),
            _ => {
                pen.write(
                    area,
                    (LABEL, y),
                    &name(&self.setup, row),
                    pen.paint.bright(),
                );
                None
            }
        };
        let told = match row {
            Row::Seed => self.seed.told(),
            _ => about(&self.setup, row),
        };
        let lines = wrap(&told, usize::from(area.width.saturating_sub(2)));
        for (y, line) in (y + 1..y + 3).zip(&lines) {
            pen.write(area, (2, y), line, pen.paint.dim());
        }
        cursor
    }
}
