//! The architect's table: how any hole of any course is made, pass by pass, with the flaws of what was
//! refused, and at the end the flights that prove it.
//!
//! Holes are built on the worker; who has moved on drops what was asked for.

mod built;
mod keys;
mod picture;

use built::{Built, Order};
use keys::Action;
pub use keys::KEYS;

use super::{Next, Screen};
use crate::course::{ARCHITECTS, Brief};
use crate::geom::Cell;
use crate::hole::Tees;
use crate::tui::desk::Desk;
use crate::tui::draw::camera::Camera;
use crate::tui::keys::Key;
use crate::tui::seed_entry::SeedEntry;
use crate::tui::worker::{Answer, Pending};

/// The last hole there is to look at.
const MOST: i64 = 9999;

/// Cells that a scroll goes.
const SCROLL: i32 = 4;

/// The table.
pub struct Table {
    order: Order,
    /// What was asked for last.
    asked: Order,
    seed: SeedEntry,
    work: Work,
    /// Which step is shown.
    at: usize,
    /// How many shots of the witness are shown.
    shots: usize,
    zoom: Zoom,
    camera: Camera,
    /// What is in view; none: the tee.
    focus: Option<Cell>,
}

/// How far the hole has come.
enum Work {
    Asked(Pending<Built>),
    Done(Box<Built>),
    /// It never came.
    Lost,
}

/// How large the hole is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Zoom {
    /// A cell is a cell.
    Cells,
    /// The whole hole, however small.
    Whole,
}

/// The one after it in a list, round and round.
fn after<T: Copy + PartialEq>(all: impl IntoIterator<Item = T>, at: T) -> T {
    let all: Vec<T> = all.into_iter().collect();
    let place = all.iter().position(|one| *one == at).map_or(0, |p| p + 1);
    all.get(place % all.len().max(1)).copied().unwrap_or(at)
}

impl Table {
    /// The table with the first hole of what a new round would be.
    pub fn new(desk: &mut Desk) -> Self {
        let setup = desk.club.new_setup();
        let order = Order {
            brief: Brief {
                course: setup.course,
                tees: setup.tees,
                number: 1,
            },
            seed: setup.seed,
        };
        Self {
            order,
            asked: order,
            seed: SeedEntry::new(setup.seed),
            work: ask(order, desk),
            at: 0,
            shots: 0,
            zoom: Zoom::Cells,
            camera: Camera::default(),
            focus: None,
        }
    }

    /// Whether text is being typed, so that every character belongs to it.
    pub fn types(&self) -> bool {
        self.seed.is_open()
    }

    /// Text was pasted: a seed.
    pub fn paste(&mut self, text: &str) {
        self.seed.paste(text);
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        if self.seed.is_open() {
            self.seed.key(key, &desk.keys);
            self.changed(desk);
            return Next::Stay;
        }
        let brief = &mut self.order.brief;
        match desk.keys.action(&KEYS, key) {
            Some(Action::Step(by)) => self.step(by),
            Some(Action::First) => self.step(isize::MIN),
            Some(Action::Last) => self.step(isize::MAX),
            Some(Action::Witness) => self.witness(),
            Some(Action::Hole(by)) => {
                brief.number = (i64::from(brief.number) + by).clamp(1, MOST) as u32;
            }
            Some(Action::Roll) => self.seed = SeedEntry::new(desk.club.new_setup().seed),
            Some(Action::Type) => self.seed.open(""),
            Some(Action::Course) => {
                let courses = ARCHITECTS.iter().map(|architect| architect.course());
                brief.course = after(courses, brief.course);
            }
            Some(Action::Tees) => brief.tees = after(Tees::ALL, brief.tees),
            Some(Action::Whole) => {
                self.zoom = match self.zoom {
                    Zoom::Cells => Zoom::Whole,
                    Zoom::Whole => Zoom::Cells,
                };
            }
            Some(Action::Scroll(dir)) => self.scroll(dir.delta()),
            Some(Action::Back) => return Next::to(Screen::title(desk)),
            None => {}
        }
        self.changed(desk);
        Next::Stay
    }

    fn steps(&self) -> usize {
        match &self.work {
            Work::Done(built) => built.steps.len(),
            Work::Asked(_) | Work::Lost => 0,
        }
    }

    fn step(&mut self, by: isize) {
        self.shots = 0;
        let last = self.steps().saturating_sub(1);
        self.at = self.at.saturating_add_signed(by).min(last);
    }

    /// One shot more, at the finished hole; after the last one none.
    fn witness(&mut self) {
        let Work::Done(built) = &self.work else {
            return;
        };
        let count = built.flights.len();
        self.shots = if self.shots < count {
            self.shots + 1
        } else {
            0
        };
        self.at = built.steps.len().saturating_sub(1);
    }

    fn scroll(&mut self, (dx, dy): (i32, i32)) {
        let Work::Done(built) = &self.work else {
            return;
        };
        let ground = &built.hole.ground;
        let from = self.focus.unwrap_or(built.hole.tee);
        let at = |v: i32, by: i32, end: i32| (v + by * SCROLL).min(end - 1).max(0);
        self.focus = Some(Cell::new(
            at(from.x, dx, ground.width()),
            at(from.y, dy, ground.height()),
        ));
    }

    /// Another hole may be wanted now.
    fn changed(&mut self, desk: &Desk) {
        let wanted = Order {
            seed: self.seed.seed(),
            ..self.order
        };
        self.order = wanted;
        if wanted != self.asked {
            self.asked = wanted;
            self.work = ask(wanted, desk);
            (self.at, self.shots, self.focus) = (0, 0, None);
            self.camera.reset();
        }
    }

    /// The hole may be built.
    pub fn hear(&mut self) {
        let Work::Asked(pending) = &self.work else {
            return;
        };
        self.work = match pending.answer() {
            Answer::Thinking => return,
            Answer::Here(built) => Work::Done(Box::new(built)),
            Answer::Gone => Work::Lost,
        };
    }
}

fn ask(order: Order, desk: &Desk) -> Work {
    Work::Asked(desk.worker.ask(move |_| Built::of(order)))
}
