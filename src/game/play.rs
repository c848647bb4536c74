//! A round in play: its whole state, how it is looked at, and the one door by which it changes.

use std::sync::Arc;

use super::board::Board;
use super::check::Refusal;
use super::command::Command;
use super::event::Event;
use super::kit::{Once, Upgrades};
use super::rules;
use super::state::{Ball, Holes, Monster, Phase, Score, Setup};
use crate::ball::{Body, Disc, Flight, Scene, Walls, fly};
use crate::content::Content;
use crate::course::{self, Brief};
use crate::geom::{Cell, Heading, Point, Power};
use crate::grid::Grid;
use crate::hole::{Hole, Item, Kind, Lying};

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
    /// What lies about on this hole.
    pub(super) items: Vec<Lying>,
    /// Whether the next shot goes through all that it strikes.
    pub(super) spirit: bool,
    /// Whether this hole was surveyed.
    pub(super) surveyed: bool,
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

    /// A round by other figures than the program's own: for studies. Its digests are its own too.
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
            once: Once::default(),
            kept: None,
            turn: 0,
            history: 0,
        };
        rules::tee_up(&mut game);
        rules::outfit(&mut game);
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
                _ => Body::Hard,
            },
        };
        // The ball flies through a wisp.
        let solid = |monster: &&Monster| monster.kind != Kind::Wisp;
        self.monsters.iter().filter(solid).map(disc).collect()
    }

    pub(super) fn scene<'a>(&'a self, discs: &'a [Disc]) -> Scene<'a> {
        Scene {
            walls: &self.board.walls,
            cup: self.hole().cup,
            discs,
            figures: &self.content.ball,
            kit: self.kit(),
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

    /// Where nobody comes to harm by walking: [`Game::walkable`] without spikes. The dead keep to it.
    pub fn tread(&self) -> &Grid<bool> {
        &self.board.tread
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

    /// Where the ball lies; none while it is carried or once it is in the cup.
    pub fn ball(&self) -> Option<Point> {
        match self.lie.ball {
            Ball::Lies(point) => Some(point),
            Ball::Carried(_) | Ball::Holed => None,
        }
    }

    /// Where the ball is.
    pub fn ball_state(&self) -> Ball {
        self.lie.ball
    }

    /// The monster that carries the ball off.
    pub fn ball_carrier(&self) -> Option<&Monster> {
        self.monsters.iter().find(|monster| self.is_laden(monster))
    }

    /// Whether this monster carries the ball.
    pub fn is_laden(&self, monster: &Monster) -> bool {
        self.lie.ball == Ball::Carried(monster.id)
    }

    /// What lies about on this hole.
    pub fn items(&self) -> &[Lying] {
        &self.items
    }

    /// What the golfer carries, in the order it was taken.
    pub fn carried(&self) -> &[Item] {
        &self.golfer.carried
    }

    /// Whether the next shot goes through all that it strikes.
    pub fn is_spirited(&self) -> bool {
        self.spirit
    }

    /// Whether this hole was surveyed.
    pub fn is_surveyed(&self) -> bool {
        self.surveyed
    }

    /// XP at which the next upgrade is earned.
    pub fn next_upgrade_xp(&self) -> u32 {
        rules::next_threshold(self)
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

    /// The dead on this hole, in the order of their ids.
    pub fn monsters(&self) -> &[Monster] {
        &self.monsters
    }

    /// Whether a blow or a missile is marked on the cell where the golfer stands.
    pub fn is_marked(&self) -> bool {
        let here = self.golfer.cell;
        self.monsters
            .iter()
            .any(|monster| monster.intent.strikes(here))
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
            other_kills: self.tally.other_kills,
            mulligans: self.tally.mulligans,
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
