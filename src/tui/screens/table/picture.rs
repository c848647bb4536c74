//! What is seen of the architect's table: the draft, the pass and what it did, and the keys.

use std::collections::BTreeSet;

use ratatui::layout::{Position, Rect};

use super::built::{Built, Step};
use super::keys::{Action, KEYS};
use super::{Table, Work, Zoom};
use crate::course;
use crate::describe::{capital, flaw};
use crate::geom::Cell;
use crate::hole::Hole;
use crate::tui::draw::layout::Layout;
use crate::tui::draw::map::{Map, Things};
use crate::tui::draw::pen::Pen;
use crate::tui::draw::sheet::Sheet;
use crate::tui::draw::strips::{self, Corner};
use crate::tui::messages::wrap;
use crate::tui::seed_entry::SeedEntry;

/// Rows of words under the board.
const WORDS: u16 = 4;

impl Table {
    /// Draws the table and says where the cursor of a text stands.
    pub fn draw(&mut self, pen: &mut Pen<'_>) -> Option<Position> {
        let layout = Layout::of(pen.area());
        let cursor = self.header(pen, layout.header);
        let body = Rect {
            y: layout.header.y + 2,
            height: layout.keys.y.saturating_sub(layout.header.y + 3),
            ..layout.header
        };
        let board = Rect {
            height: body.height.saturating_sub(WORDS + 1),
            ..body
        };
        let words = Rect {
            y: board.bottom() + 1,
            height: WORDS.min(body.height),
            ..body
        };
        match &self.work {
            Work::Asked(_) => {
                pen.write(board, (0, 0), "The hole is being built.", pen.paint.dim());
            }
            Work::Lost => {
                let told = "This hole cannot be built; take another one.";
                pen.write(board, (0, 0), told, pen.paint.text());
            }
            Work::Done(built) => {
                if let Some(step) = built.steps.get(self.at) {
                    told(pen, words, (built, step, self.at), self.shots);
                }
            }
        }
        self.board(pen, board);
        let pairs = match self.seed.is_open() {
            true => SeedEntry::keys(pen.keys),
            false => pen.keys.line(&KEYS, |action, word| match action {
                Action::Course if course::ARCHITECTS.len() < 2 => None,
                _ => Some(word),
            }),
        };
        let corner = match self.seed.is_open() {
            true => Corner::Bare,
            false => Corner::Help,
        };
        strips::keys(pen, layout.keys, &pairs, corner);
        cursor
    }

    /// Course, architect, hole, tees and seed; a seed being typed takes the line.
    fn header(&self, pen: &mut Pen<'_>, area: Rect) -> Option<Position> {
        let x = pen.write(area, (0, 0), "ARCHITECT'S TABLE", pen.paint.heading());
        if self.seed.is_open() {
            let x = pen.write(area, (x + 2, 0), "seed", pen.paint.dim());
            let cursor = self.seed.draw(pen, area, (x + 1, 0));
            let below = Rect {
                y: area.y + 1,
                ..area
            };
            pen.write(below, (0, 0), &self.seed.told(), pen.paint.dim());
            return cursor;
        }
        let brief = &self.order.brief;
        let place = format!("{}, hole {}", brief.course.title(), brief.number);
        let x = pen.write(area, (x + 2, 0), &place, pen.paint.text());
        let long = format!("seed {}, {} tees", self.order.seed, brief.tees);
        let short = format!("seed {}", self.order.seed);
        let fits = |words: &String| x + 2 + words.chars().count() as u16 <= area.width;
        let right = Some(long).filter(fits).unwrap_or(short);
        pen.right(area, 0, &right, pen.paint.dim());
        None
    }

    fn board(&mut self, pen: &mut Pen<'_>, area: Rect) {
        let Work::Done(built) = &self.work else {
            return;
        };
        let Some(step) = built.steps.get(self.at) else {
            return;
        };
        let is_last = self.at + 1 == built.steps.len();
        let flights = match is_last {
            true => built.flights.get(..self.shots).unwrap_or_default(),
            false => &[],
        };
        // The finished hole holds what the last draft does, and its par.
        let hole: &Hole = if is_last { &built.hole } else { &step.hole };
        if self.zoom == Zoom::Whole {
            let map = Map {
                hole,
                yours: flights,
                his: &[],
                things: Things::Shown,
            };
            map.draw(pen, area);
            return;
        }
        let span = (
            Cell::new(0, 0),
            Cell::new(hole.ground.width() - 1, hole.ground.height() - 1),
        );
        let end = flights.last().and_then(|flight| flight.last());
        let end = end.map(|spot| Cell::new(spot.x.floor() as i32, spot.y.floor() as i32));
        let focus = end.or(self.focus).unwrap_or(hole.tee);
        let window = self.camera.look(area, span, &[focus]);
        let none = BTreeSet::new();
        let lit = if flights.is_empty() { &step.lit } else { &none };
        Sheet {
            hole,
            window,
            lit,
            flights,
        }
        .draw(pen);
    }
}

/// The pass and what it did; a flaw; at the end the figures and the witness.
fn told(pen: &mut Pen<'_>, area: Rect, (built, step, at): (&Built, &Step, usize), shots: usize) {
    let attempts = built.steps.last().map_or(1, |step| step.attempt);
    let place = format!("{} of {}", at + 1, built.steps.len());
    let x = pen.write(area, (0, 0), &capital(&step.pass), pen.paint.heading());
    let x = pen.write(area, (x + 2, 0), &place, pen.paint.dim());
    if attempts > 1 {
        let words = format!("attempt {} of {attempts}", step.attempt);
        pen.write(area, (x + 2, 0), &words, pen.paint.dim());
    }
    let architect = format!("architect: {}", built.hole.architect);
    pen.right(area, 0, &architect, pen.paint.dim());
    let mut rows = vec![(capital(&format!("{}.", step.told)), pen.paint.text())];
    if let Some(wrong) = step.flaw {
        let words = format!("Refused: {}.", flaw(wrong));
        rows.push((words, pen.paint.ink(pen.paint.theme.under)));
    }
    if at + 1 == built.steps.len() {
        if shots == 0 {
            rows.push((capital(&format!("{}.", built.figures)), pen.paint.bright()));
        }
        let shown = built.hole.witness.shots.iter().take(shots);
        let line: Vec<String> = shown.map(ToString::to_string).collect();
        if !line.is_empty() {
            let words = format!("Witness: {}.", line.join(", "));
            rows.push((words, pen.paint.ink(pen.paint.theme.gold)));
        }
    }
    let mut y = 1;
    for (words, style) in rows {
        for line in wrap(&words, usize::from(area.width)) {
            pen.write(area, (0, y), &line, style);
            y += 1;
        }
    }
}
