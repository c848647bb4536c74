//! The hole that the caddie plays beside the title: built and thought out on the worker, shown at an
//! easy pace, and still when it is done or nobody has pressed a key for a while.

use std::time::Duration;

use ratatui::layout::Rect;

use crate::ball::Spot;
use crate::bots::Bot;
use crate::game::{Command, Game, Holes, Phase, Setup};
use crate::geom::Cell;
use crate::hole::{Course, Tees};
use crate::tui::anim::{FRAME, Roll};
use crate::tui::desk::Desk;
use crate::tui::draw::board::{BoardView, Over};
use crate::tui::draw::camera::Camera;
use crate::tui::draw::ground;
use crate::tui::draw::pen::Pen;
use crate::tui::screens::watch::mind::Mind;
use crate::tui::screens::watch::pace::{Beat, Pace};
use crate::tui::worker::{Answer, Pending};

/// How long it goes on if no key is pressed.
const PATIENCE: Duration = Duration::from_secs(120);

/// The show.
#[derive(Default)]
pub struct Show {
    act: Act,
    /// When it was first seen since the last key.
    since: Option<Duration>,
}

/// How far the show has come.
#[derive(Default)]
enum Act {
    /// Nothing was asked for yet.
    #[default]
    Before,
    /// The hole is being built.
    Building(Pending<Game>),
    /// The caddie plays.
    On(Box<Play>),
    /// It stands still: the hole is done, or nobody looks.
    Still(Box<Play>),
    /// There is none.
    Gone,
}

/// A hole being played.
struct Play {
    game: Game,
    mind: Mind,
    pace: Pace,
    roll: Option<Roll>,
    camera: Camera,
}

impl Show {
    /// A key was pressed: somebody is there. A show that stands still begins anew.
    pub fn touch(&mut self) {
        self.since = None;
        if matches!(self.act, Act::Still(_)) {
            self.act = Act::Before;
        }
    }

    /// Takes what was thought meanwhile.
    pub fn hear(&mut self, desk: &Desk) {
        match &mut self.act {
            Act::Building(pending) => {
                self.act = match pending.answer() {
                    Answer::Thinking => return,
                    Answer::Here(game) => Act::On(Box::new(Play::new(game, desk))),
                    Answer::Gone => Act::Gone,
                };
            }
            Act::On(play) => play.mind.hear(),
            Act::Before | Act::Still(_) | Act::Gone => {}
        }
    }

    /// Goes on, if it is time to.
    pub fn tick(&mut self, desk: &mut Desk, now: Duration) {
        let seen = now.saturating_sub(*self.since.get_or_insert(now));
        if matches!(self.act, Act::Before) {
            self.act = Act::Building(build(desk));
        }
        if let Act::On(play) = &mut self.act {
            play.tick(desk, now);
        }
        self.act = match std::mem::replace(&mut self.act, Act::Gone) {
            Act::On(mut play) if play.is_done() || seen >= PATIENCE => {
                // What the caddie thinks of is no longer waited for.
                play.mind = Mind::Lost;
                Act::Still(play)
            }
            act => act,
        };
    }

    /// How long the picture may stay; none: until an answer or a key.
    pub fn next_frame(&self) -> Option<Duration> {
        match &self.act {
            Act::On(play) if play.roll.is_some() => Some(FRAME),
            Act::On(play) => play.pace.left(),
            Act::Before | Act::Building(_) | Act::Still(_) | Act::Gone => None,
        }
    }

    /// Draws the hole as it stands.
    pub fn draw(&mut self, pen: &mut Pen<'_>, area: Rect, now: Duration) {
        match &mut self.act {
            Act::On(play) | Act::Still(play) => play.draw(pen, area, now),
            Act::Before | Act::Building(_) | Act::Gone => {}
        }
    }
}

/// Asks for a hole of a rolled seed, of any course.
fn build(desk: &mut Desk) -> Pending<Game> {
    let seed = desk.club.new_setup().seed;
    let courses = Course::ALL;
    let setup = Setup {
        seed,
        course: courses[seed.number() as usize % courses.len()],
        tees: Tees::Forward,
        holes: Holes::Count(1),
    };
    desk.worker.ask(move |_| Game::new(setup))
}

impl Play {
    fn new(game: Game, desk: &Desk) -> Self {
        let mut mind = Mind::new(Bot::Caddie);
        mind.ask(&desk.worker, &game);
        Self {
            game,
            mind,
            pace: Pace::default(),
            roll: None,
            camera: Camera::default(),
        }
    }

    /// Whether the hole is done, and its end was seen.
    fn is_done(&self) -> bool {
        let over = matches!(self.game.phase(), Phase::Carded(_) | Phase::Over(_));
        self.roll.is_none() && (over || matches!(self.mind, Mind::Lost))
    }

    fn tick(&mut self, desk: &Desk, now: Duration) {
        if self.roll.as_ref().is_some_and(|roll| roll.is_over(now)) {
            self.roll = None;
        }
        if let Some(roll) = &mut self.roll {
            roll.begin(now);
            self.pace.hold();
            return;
        }
        if self.is_done() || !self.pace.is_over(now) {
            return;
        }
        let Some(command) = self.mind.command() else {
            return;
        };
        if matches!(command, Command::Swing { .. }) && self.pace.has_time_to_aim() {
            self.pace.begin(Beat::Aim);
            self.pace.is_over(now);
            return;
        }
        let before = self.game.clone();
        let Ok(events) = self.game.apply(&command) else {
            self.mind = Mind::Lost;
            return;
        };
        self.roll = Roll::of(before, &events);
        if let Some(roll) = &mut self.roll {
            roll.begin(now);
        }
        self.pace.begin(Beat::after(&events, &self.game));
        self.pace.is_over(now);
        if !matches!(self.game.phase(), Phase::Carded(_) | Phase::Over(_)) {
            self.mind.ask(&desk.worker, &self.game);
        }
    }

    fn draw(&mut self, pen: &mut Pen<'_>, area: Rect, now: Duration) {
        let hole = self.game.hole();
        let told = format!("The caddie, par {}, seed {}", hole.par, hole.seed);
        pen.centre(area, area.height.saturating_sub(1), &told, pen.paint.dim());
        let area = Rect {
            height: area.height.saturating_sub(2),
            ..area
        };
        let moment = self.roll.as_ref().map(|roll| roll.at(now));
        let flight = match self.mind.command() {
            Some(Command::Swing { heading, power }) if self.pace.is_aiming() => {
                self.game.preview(heading, power)
            }
            _ => None,
        };
        let (game, over) = match (&self.roll, &moment, &flight) {
            (Some(roll), Some(moment), _) => (&roll.before, Over::Roll(moment)),
            (_, _, Some(flight)) => (&self.game, Over::Shot(flight)),
            _ => (&self.game, Over::Nothing),
        };
        let cell = |spot: Spot| Cell::new(spot.x.floor() as i32, spot.y.floor() as i32);
        let rolling = moment.as_ref().and_then(|moment| moment.ball);
        let ball = rolling.map(cell).or(game.ball().map(|ball| ball.cell()));
        let focus: Vec<Cell> = std::iter::once(game.golfer()).chain(ball).collect();
        let window = self.camera.look(area, ground::span(game.hole()), &focus);
        BoardView {
            game,
            window,
            over,
            sparks: (&[], 0.0),
        }
        .draw(pen);
    }
}
