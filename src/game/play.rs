//! A round in play: its whole state, how it is looked at, and the one door by which it changes.

use std::sync::Arc;

use super::board::Board;
use super::check::Refusal;
use super::command::Command;
use super::event::Event;
use super::rules;
use super::state::{Holes, Intent, Monster, Phase, Score, Setup};
use crate::ball::{Body, Disc, Flight, Kit, Scene, Walls, fly};
use crate::content::Content;
use crate::course::{self, Brief};
use crate::geom::{Cell, Heading, Length, Point, Power};
use crate::grid::Grid;
use crate::hole::Hole;

/// Pars at which a hole is picked up by itself.
const PARS: u32 = 2;

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
}

/// Where the ball is, and where it was played from last.
#[derive(Clone, Debug)]
pub(super) struct Lie {
    /// None once it is in the cup.
    pub ball: Option<Point>,
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
}

impl Game {
    /// A round at its first tee.
    pub fn new(setup: Setup) -> Self {
        let content = Content::standard();
        let brief = Brief {
            course: setup.course,
            tees: setup.tees,
            number: 1,
        };
        let hole = course::hole(&brief, setup.seed, content);
        Self::on(setup, hole)
    }

    /// A round that starts on this hole and goes on with the setup's course.
    pub fn on(setup: Setup, hole: Hole) -> Self {
        let content = Content::standard();
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
            },
            lie: Lie {
                ball: None,
                spot: Point::centre(tee),
            },
            tally: Tally::default(),
            monsters: Vec::new(),
            next_id: 0,
            turn: 0,
            history: 0,
        };
        rules::tee_up(&mut game);
        game
    }

    /// Carries a legal command out and returns what happened, in order.
    ///
    /// # Errors
    /// What [`Game::check`] says; then nothing has changed.
    pub fn apply(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.check(command)?;
        let mut events = Vec::new();
        rules::carry_out(self, command, &mut events);
        self.remember(command);
        Ok(events)
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
            body: Body::Hard,
            hits: monster.hits,
        };
        self.monsters.iter().map(disc).collect()
    }

    pub(super) fn scene<'a>(&'a self, discs: &'a [Disc]) -> Scene<'a> {
        Scene {
            walls: &self.board.walls,
            cup: self.hole().cup,
            discs,
            figures: &self.content.ball,
            kit: Kit::default(),
        }
    }

    /// The figures of the rules.
    pub fn content(&self) -> &'static Content {
        self.content
    }

    /// What the round depends on besides its commands.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The hole being played.
    pub fn hole(&self) -> &Hole {
        &self.board.hole
    }

    /// What the ball bounces off on this hole.
    pub fn walls(&self) -> &Walls {
        &self.board.walls
    }

    /// Where golfer and monsters can stand on this hole.
    pub fn walkable(&self) -> &Grid<bool> {
        &self.board.walkable
    }

    /// Strokes of the walk from tee to cup.
    pub fn walk_strokes(&self) -> u32 {
        self.board.walk_strokes
    }

    /// What may be done now.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Where the golfer stands.
    pub fn golfer(&self) -> Cell {
        self.golfer.cell
    }

    /// Where the ball lies; none once it is in the cup.
    pub fn ball(&self) -> Option<Point> {
        self.lie.ball
    }

    /// Where the ball was played from last on this hole, at first the tee.
    pub fn last_spot(&self) -> Point {
        self.lie.spot
    }

    /// Hearts left.
    pub fn hp(&self) -> u32 {
        self.golfer.hp
    }

    /// Hearts at most.
    pub fn hp_max(&self) -> u32 {
        self.golfer.hp_max
    }

    /// Experience so far.
    pub fn xp(&self) -> u32 {
        self.golfer.xp
    }

    /// Length of a full swing.
    pub fn range(&self) -> Length {
        self.content.golfer.range()
    }

    /// How far from the golfer's cell centre the ball can be played.
    pub fn reach(&self) -> Length {
        Length(self.content.golfer.reach)
    }

    /// Contacts that a preview shows at these tees; none: the whole path.
    pub fn preview_contacts(&self) -> Option<u32> {
        self.content.golfer.tees(self.setup.tees).preview
    }

    /// The dead on this hole, in the order of their ids.
    pub fn monsters(&self) -> &[Monster] {
        &self.monsters
    }

    /// Whether a blow is marked on the cell where the golfer stands.
    pub fn is_marked(&self) -> bool {
        let here = Intent::Blow(self.golfer.cell);
        self.monsters.iter().any(|monster| monster.intent == here)
    }

    /// The monster on this cell.
    pub fn monster_at(&self, cell: Cell) -> Option<&Monster> {
        self.monsters.iter().find(|monster| monster.cell == cell)
    }

    /// Strokes on this hole, penalties included.
    pub fn strokes(&self) -> u32 {
        self.tally.strokes
    }

    /// Strokes at which this hole is picked up by itself, and what it then scores.
    pub fn stroke_limit(&self) -> u32 {
        self.hole().par * PARS
    }

    /// What this hole has come to so far, as it would stand on the card.
    pub fn so_far(&self) -> Score {
        Score {
            hole: self.hole().number,
            par: self.hole().par,
            strokes: self.tally.strokes,
            picked_up: false,
            penalties: self.tally.penalties,
            hints: self.tally.hints,
            ball_kills: self.tally.ball_kills,
            club_kills: self.tally.club_kills,
        }
    }

    /// Turns of this hole that are over.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// Turns until one more of the dead rises: at least 1.
    pub fn turns_to_nightfall(&self) -> u32 {
        rules::turns_to_nightfall(self)
    }

    /// Where `unplayable drop` would place the ball.
    pub fn drop_spot(&self) -> Option<Point> {
        rules::drop_spot(self)
    }

    /// The holes played so far.
    pub fn card(&self) -> &[Score] {
        &self.card
    }

    /// The carded holes against par.
    pub fn total(&self) -> i32 {
        self.card.iter().map(Score::against_par).sum()
    }

    /// Strokes of the carded holes.
    pub fn total_strokes(&self) -> u32 {
        self.card.iter().map(|score| score.strokes).sum()
    }

    /// Whether this is the round's last hole.
    pub fn is_last_hole(&self) -> bool {
        self.setup.holes.ends_with(self.hole().number)
    }

    /// How many holes the round has; none: until the golfer falls.
    pub fn hole_count(&self) -> Option<u32> {
        match self.setup.holes {
            Holes::Count(count) => Some(count),
            Holes::Endless => None,
        }
    }
}
