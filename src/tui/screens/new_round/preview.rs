//! Hole 1 of the round that is being chosen, built on the worker.

use ratatui::layout::Rect;

use crate::content::Content;
use crate::course::{self, Brief};
use crate::describe::plural;
use crate::game::Setup;
use crate::hole::{Hole, Kind};
use crate::tui::board_name;
use crate::tui::draw::map::{Map, Things};
use crate::tui::draw::pen::Pen;
use crate::tui::messages::wrap;
use crate::tui::worker::{Answer, Pending, Worker};

/// The hole that is shown, and the one that is being built.
#[derive(Default)]
pub struct Preview {
    shown: Option<Hole>,
    asked: Option<(Setup, Pending<Hole>)>,
}

/// Whether a hole is the first one of a round.
fn is_first(hole: &Hole, setup: &Setup) -> bool {
    (hole.seed, hole.course, hole.tees) == (setup.seed, setup.course, setup.tees)
}

impl Preview {
    /// Asks for the first hole of this round, unless it is there or asked for.
    pub fn want(&mut self, setup: &Setup, worker: &Worker) {
        let known = self
            .shown
            .as_ref()
            .is_some_and(|hole| is_first(hole, setup));
        let alike = |asked: &Setup| Setup {
            holes: setup.holes,
            ..asked.clone()
        };
        let asked = self.asked.as_ref();
        if asked.is_some_and(|(asked, _)| alike(asked) == *setup) {
            return;
        }
        // Who asked for another one has moved on.
        self.asked = None;
        if known {
            return;
        }
        let brief = Brief {
            course: setup.course,
            tees: setup.tees,
            number: 1,
        };
        let seed = setup.seed;
        let build = move |_: &_| course::hole(&brief, seed, Content::standard());
        self.asked = Some((setup.clone(), worker.ask(build)));
    }

    /// The hole may be built.
    pub fn hear(&mut self) {
        let Some((_, pending)) = &self.asked else {
            return;
        };
        match pending.answer() {
            Answer::Thinking => {}
            Answer::Here(hole) => {
                self.shown = Some(hole);
                self.asked = None;
            }
            Answer::Gone => self.asked = None,
        }
    }

    /// Draws the hole and what is to be said of it; nothing of another one.
    pub fn draw(&self, pen: &mut Pen<'_>, area: Rect, setup: &Setup) {
        let shown = self.shown.as_ref().filter(|hole| is_first(hole, setup));
        let Some(hole) = shown else {
            pen.write(area, (0, 0), "Hole 1 is being built.", pen.paint.dim());
            return;
        };
        let head = format!("Hole 1, par {}", hole.par);
        let x = pen.write(area, (0, 0), &head, pen.paint.bright());
        let name = format!("\"{}\"", board_name::of(hole));
        if x + 2 + name.chars().count() as u16 <= area.width {
            pen.write(area, (x + 2, 0), &name, pen.paint.text());
        }
        let told = wrap(&told(hole), usize::from(area.width));
        let rows = told.len() as u16;
        for (y, line) in (1..).zip(&told) {
            pen.write(area, (0, y), line, pen.paint.dim());
        }
        let room = Rect {
            y: area.y + rows + 2,
            height: area.height.saturating_sub(rows + 2),
            ..area
        };
        let map = Map {
            hole,
            yours: &[],
            his: &[],
            things: Things::Shown,
        };
        map.draw(pen, room);
    }
}

/// Size, way and the dead of a hole.
fn told(hole: &Hole) -> String {
    let count = |kind: Kind| hole.monsters.iter().filter(|m| m.kind == kind).count();
    let dead: Vec<String> = Kind::ALL
        .into_iter()
        .filter(|kind| count(*kind) > 0)
        .map(|kind| plural(count(kind), kind.name()))
        .collect();
    let dead = match dead.is_empty() {
        true => "nobody".to_owned(),
        false => dead.join(", "),
    };
    format!(
        "{} x {} cells, {:.1} to the cup; on it {dead}",
        hole.ground.width(),
        hole.ground.height(),
        f64::from(hole.path_tenths) / 10.0,
    )
}
