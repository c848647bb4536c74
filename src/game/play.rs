//! A round in play: its whole state, and the one door by which it changes.

use std::sync::Arc;

use super::board::Board;
use super::check::Refusal;
use super::command::Command;
use super::event::Event;
use super::kit::{Once, Upgrades};
use super::rules;
use super::state::{Ball, Monster, Phase, Score, Setup};
use crate::ball::{Body, Disc, Flight, Scene, fly};
use crate::content::Content;
use crate::course::{self, Brief};
use crate::geom::{Cell, Heading, Point, Power};
use crate::hole::{Hole, Item, Kind, Lock, Lying};

/// A round in play.
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) content: &'static Content,
    pub(super) setup: Setup,
    pub(super) board: Arc<Board>,
    pub(super) phase: Phase,
    pub(super) card: Vec<Score>,
    pub(super) golfer: Golfer,
    pub(super) lie: Lie,
    pub(super) tally: Tally,
    pub(super) monsters: Vec<Monster>,
    /// The id of the next monster that rises on this hole.
    pub(super) next_id: u32,
    /// What lies about on this hole.
    pub(super) items: Vec<Lying>,
    /// Whether the next shot goes through all that it strikes.
    pub(super) spirit: bool,
    /// Whether this hole was surveyed.
    pub(super) surveyed: bool,
    /// Whether the doors of this hole were opened.
    pub(super) doors: Lock,
    /// Upgrades used up on this hole.
    pub(super) once: Once,
    /// The state before the last command, if that was a swing that a mulligan can take back.
    pub(super) kept: Option<Box<Game>>,
    /// Turns of this hole that are over.
    pub(super) turn: u32,
    /// A hash over every command so far, so that no two histories share a digest.
    pub(super) history: u64,
}

/// What the golfer carries from hole to hole.
#[derive(Clone, Debug)]
pub(super) struct Golfer {
    pub cell: Cell,
    pub hp: u32,
    pub hp_max: u32,
    pub xp: u32,
    /// Choices of upgrades made, or made up for.
    pub choices: u32,
    pub upgrades: Upgrades,
    pub carried: Vec<Item>,
}

/// Where the ball is, and where it was played from last.
#[derive(Clone, Debug)]
pub(super) struct Lie {
    /// Where it is.
    pub ball: Ball,
    /// The spot of the last swing on this hole, at first the tee.
    pub spot: Point,
}

/// What this hole has cost so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub strokes: u32,
    pub penalties: u32,
    pub hints: u32,
    pub ball_kills: u32,
    pub club_kills: u32,
    pub other_kills: u32,
    pub mulligans: u32,
}

impl Game {
    /// A round at its first tee.
    pub fn new(setup: Setup) -> Self {
        Self::with(setup, Content::standard())
    }

    /// A round by other figures than the program's own: for studies. Digests do not tell it from a
    /// round by those, so it is none for a recording.
    pub fn with(setup: Setup, content: &'static Content) -> Self {
        let brief = Brief {
            course: setup.course,
            tees: setup.tees,
            number: 1,
        };
        let hole = course::hole(&brief, setup.seed, content);
        Self::begin(setup, hole, content)
    }

    /// A round that starts on this hole and goes on with the setup's course.
    pub fn on(setup: Setup, hole: Hole) -> Self {
        Self::begin(setup, hole, Content::standard())
    }

    fn begin(setup: Setup, hole: Hole, content: &'static Content) -> Self {
        let hp = content.golfer.tees(setup.tees).hp;
        let board = Arc::new(Board::new(hole, content));
        let tee = board.hole.tee;
        let mut game = Self {
            content,
            setup,
            board,
            phase: Phase::Play,
            card: Vec::new(),
            golfer: Golfer {
                cell: tee,
                hp,
                hp_max: hp,
                xp: 0,
                choices: 0,
                upgrades: Upgrades::default(),
                carried: Vec::new(),
            },
            lie: Lie {
                ball: Ball::Holed,
                spot: Point::centre(tee),
            },
            tally: Tally::default(),
            monsters: Vec::new(),
            next_id: 0,
            items: Vec::new(),
            spirit: false,
            surveyed: false,
            doors: Lock::Shut,
            once: Once::default(),
            kept: None,
            turn: 0,
            history: 0,
        };
        rules::tee_up(&mut game);
        for &upgrade in &content.upgrades.given {
            rules::raise(&mut game, upgrade, &mut Vec::new());
        }
        game
    }

    /// Carries a legal command out and returns what happened, in order.
    ///
    /// # Errors
    /// What [`Game::check`] says; then nothing has changed.
    pub fn apply(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.check(command)?;
        let mut events = Vec::new();
        let kept = self.to_keep(command);
        rules::carry_out(self, command, &mut events);
        self.kept = kept;
        self.remember(command);
        Ok(events)
    }

    /// What a mulligan would give back after this command.
    fn to_keep(&self, command: &Command) -> Option<Box<Self>> {
        let swings = matches!(command, Command::Swing { .. });
        let can_take_back = swings && self.golfer.carried.contains(&Item::Mulligan);
        can_take_back.then(|| {
            Box::new(Self {
                kept: None,
                ..self.clone()
            })
        })
    }

    /// The shot this swing would be, whole; what a golfer is shown of it is `seen`.
    pub fn preview(&self, heading: Heading, power: Power) -> Option<Flight> {
        let ball = self.ball()?;
        let discs = self.discs();
        Some(fly(
            &self.scene(&discs),
            ball,
            heading,
            power.of(self.range()),
        ))
    }

    pub(super) fn discs(&self) -> Vec<Disc> {
        let disc = |monster: &Monster| Disc {
            id: monster.id,
            cell: monster.cell,
            hits: monster.hits,
            body: match monster.kind {
                Kind::Slime => Body::Soft,
                Kind::Golem => Body::Heavy,
                Kind::Skeleton
                | Kind::Marionette
                | Kind::Archer
                | Kind::Ghoul
                | Kind::Wisp
                | Kind::Bogeyman => Body::Hard,
            },
        };
        // The ball flies through a wisp.
        let solid = |monster: &&Monster| monster.kind != Kind::Wisp;
        self.monsters.iter().filter(solid).map(disc).collect()
    }

    pub(super) fn scene<'a>(&'a self, discs: &'a [Disc]) -> Scene<'a> {
        Scene {
            walls: self.walls(),
            cup: self.hole().cup,
            discs,
            figures: &self.content.ball,
            kit: self.kit(),
        }
    }
}
