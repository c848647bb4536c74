//! The ghoul: after the ball, not the golfer, unless the golfer is at it first.

use super::pursuit::{farther, is_beside, nearer, pursue};
use crate::game::play::Game;
use crate::game::state::{Ball, Intent, Monster};
use crate::grid::Steps;

/// Laden it acts on every second of its turns.
pub const LADEN: u32 = 2;

/// Carries the ball away from the golfer, or goes for it; who stands within reach of the ball, it
/// goes for instead.
pub fn plan(game: &Game, monster: &Monster, field: &Steps) -> Intent {
    let ball = match game.lie.ball {
        Ball::Carried(id) if id == monster.id => return flee(game, monster, field),
        Ball::Lies(ball) if game.check_reach().is_err() => ball.cell(),
        Ball::Lies(_) | Ball::Carried(_) | Ball::Holed => return pursue(game, monster, field),
    };
    if ball == monster.cell {
        return Intent::Take(ball);
    }
    let to_ball = Steps::from(game.tread(), ball, Some(game.hole().cup));
    // Spikes and the cup are as good as out of its reach.
    let can_stand = game.tread().get(ball) == Some(true) && ball != game.hole().cup;
    if !can_stand || !to_ball.reaches(monster.cell) {
        return pursue(game, monster, field);
    }
    match nearer(game, monster, &to_ball) {
        Some(cell) if cell == ball => Intent::Take(cell),
        Some(cell) => Intent::Step(cell),
        None => Intent::Rest,
    }
}

/// Away from the golfer; cornered, it strikes.
fn flee(game: &Game, monster: &Monster, field: &Steps) -> Intent {
    match farther(game, monster, field) {
        Some(cell) => Intent::Step(cell),
        None if is_beside(game, monster) => Intent::Blow(game.golfer.cell),
        None => Intent::Rest,
    }
}
