//! How a round is looked at: everything a player could see, and what follows from it.

use super::board::Ground;
use super::play::Game;
use super::rules;
use super::state::{Ball, Holes, Monster, Phase, Score, Setup};
use crate::ball::Walls;
use crate::content::Content;
use crate::geom::{Cell, Point};
use crate::grid::Grid;
use crate::hole::{Hole, Item, Lock, Lying, Terrain};

/// Pars at which a hole is picked up by itself.
const PARS: u32 = 2;

impl Game {
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

    /// The ground as it is now.
    pub(super) fn ground(&self) -> &Ground {
        self.board.ground(self.doors)
    }

    /// The ground once the doors are open.
    pub(super) fn opened(&self) -> &Ground {
        self.board.ground(Lock::Open)
    }

    /// What every cell is made of now.
    pub fn terrains(&self) -> &Grid<Terrain> {
        &self.ground().terrain
    }

    /// What a cell is made of now; everything outside the board is wall.
    pub fn terrain(&self, cell: Cell) -> Terrain {
        self.terrains().get(cell).unwrap_or(Terrain::Wall)
    }

    /// Where the key lies that opens the doors; none where it was taken, or there never was one.
    pub fn key(&self) -> Option<Cell> {
        self.hole().key.filter(|_| self.doors == Lock::Shut)
    }

    /// What every cell is made of once the doors are open.
    pub fn terrains_opened(&self) -> &Grid<Terrain> {
        &self.opened().terrain
    }

    /// What the ball bounces off once the doors are open.
    pub fn walls_opened(&self) -> &Walls {
        &self.opened().walls
    }

    /// Where golfer and monsters can stand once the doors are open.
    pub fn walkable_opened(&self) -> &Grid<bool> {
        &self.opened().walkable
    }

    /// What the ball bounces off on this hole.
    pub fn walls(&self) -> &Walls {
        &self.ground().walls
    }

    /// Where golfer and monsters can stand on this hole.
    pub fn walkable(&self) -> &Grid<bool> {
        &self.ground().walkable
    }

    /// Where nobody comes to harm by walking: [`Game::walkable`] without spikes. The dead keep to it.
    pub fn tread(&self) -> &Grid<bool> {
        &self.ground().tread
    }

    /// Strokes of the walk from tee to cup.
    pub fn walk_strokes(&self) -> u32 {
        self.board.walk_strokes
    }

    /// Steps that fetching the key adds to the way from tee to cup; 0 where there is none.
    pub fn key_steps(&self) -> u32 {
        self.board.key_steps
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
