//! What hearts are worth in strokes, for the one who weighs them, and what a walk may come to.
//!
//! A walk is thought through on copies of the game. Monsters do what they show and plan by a rule
//! that every player can learn, so that tells nothing hidden; the dead that night would raise are
//! too far away to matter within two turns.

use crate::game::{Command, Game, Monster, Outcome, Phase};
use crate::hole::Kind;

use super::legs::{ToBall, is_there, ways};

/// Strokes a turn costs, since night will fall.
const TURN: f64 = 0.03;

/// Strokes that getting rid of a pursuer is reckoned to cost at most.
const RIDDANCE: f64 = 0.7;

/// How many of a pursuer's chances at a blow are reckoned to cost a heart.
const HEELS: f64 = 0.8;

/// A dash is thought of only for the first of two turns.
const TURNS_WITH_DASH: u32 = 2;

/// What dying is worth.
pub const DEATH: f64 = 30.0;

/// The price in strokes of losing so many hearts from `hp`.
pub fn price(game: &Game, hp: u32, hearts: u32) -> f64 {
    let ahead = game.hole_count().map_or(1.0, |holes| {
        f64::from(holes.saturating_sub(game.hole().number)) / 9.0
    });
    let heart = |left: u32| match left {
        0 => DEATH,
        1 => 5.0 + 1.6 * ahead,
        2 => 2.0 + 1.0 * ahead,
        3 => 0.8 + 0.6 * ahead,
        _ => 0.15 + 0.4 * ahead,
    };
    (1..=hearts)
        .map(|lost| heart(hp.saturating_sub(lost)))
        .sum()
}

/// The monsters that are after the golfer now, by id.
pub fn pursuers(game: &Game) -> Vec<u32> {
    game.monsters()
        .iter()
        .filter(|monster| monster.is_awake() && monster.kind != Kind::Marionette)
        .map(|monster| monster.id)
        .collect()
}

/// What so many pursuers may cost while `strokes` more are played: each strikes at every swing but
/// the last, or somebody has to deal with it.
pub fn pursuit(game: &Game, strokes: f64, pursuers: usize) -> f64 {
    let swings = (strokes - 1.0).max(0.0);
    let heart = price(game, game.hp().max(2), 1);
    (heart * HEELS * swings).min(RIDDANCE) * pursuers as f64
}

/// The cheapest walk of so many turns, and what it comes to in strokes, with `strokes` to play when
/// the ball is reached. A walk may use the club.
pub fn walk(game: &Game, strokes: f64, turns: u32) -> (Command, f64) {
    let walk = Walk {
        strokes,
        pursuers: pursuers(game),
    };
    walk.best(game, turns)
}

/// What a walk is weighed by.
struct Walk {
    strokes: f64,
    /// Who was awake when it began. Who wakes on the way would have woken anyway.
    pursuers: Vec<u32>,
}

impl Walk {
    fn best(&self, game: &Game, turns: u32) -> (Command, f64) {
        let mut best = (Command::Wait, f64::INFINITY);
        let dashes = ways(game).map(Command::Dash);
        for command in ways(game)
            .map(Command::Step)
            .chain(std::iter::once(Command::Wait))
            .chain(dashes.filter(|_| turns == TURNS_WITH_DASH))
        {
            let cost = self.cost(game, &command, turns);
            if cost < best.1 {
                best = (command, cost);
            }
        }
        best
    }

    fn cost(&self, game: &Game, command: &Command, turns: u32) -> f64 {
        let mut after = game.clone();
        if after.apply(command).is_err() {
            return f64::INFINITY;
        }
        let played = f64::from(after.strokes().saturating_sub(game.strokes()));
        let hurt = price(game, game.hp(), game.hp().saturating_sub(after.hp()));
        let ahead = match after.phase() {
            Phase::Over(Outcome::Fell { .. }) => return DEATH + 10.0,
            Phase::Over(Outcome::Finished)
            | Phase::Carded(_)
            | Phase::Upgrade {
                carded: Some(_), ..
            } => 0.0,
            Phase::Play if turns > 1 => self.best(&after, turns - 1).1,
            Phase::Play | Phase::Upgrade { .. } => self.outlook(&after),
        };
        TURN + played + hurt + ahead
    }

    /// What a position comes to: the way still to walk, the strokes, the blows on who has arrived,
    /// and who is left to pursue.
    fn outlook(&self, game: &Game) -> f64 {
        let steps = if is_there(game) {
            0
        } else {
            ToBall::new(game).map_or(0, |to_ball| to_ball.steps(game.golfer()))
        };
        let left = || {
            game.monsters()
                .iter()
                .filter(|monster| self.pursuers.contains(&monster.id))
        };
        let chase = pursuit(game, self.strokes, left().count());
        // Walking about does not shake a pursuer off: who can be at the ball by then will strike.
        let strikes = |monster: &&Monster| {
            let way = game
                .ball()
                .map_or(0, |ball| monster.cell.king_steps(ball.cell()));
            way <= i32::from(steps) + 1
        };
        let mut blows = 0.0;
        if self.strokes > 1.0 {
            let heart = price(game, game.hp(), 1).min(1.0);
            blows = heart * left().filter(strikes).count() as f64;
        }
        TURN * f64::from(steps) + self.strokes + blows + chase
    }
}
