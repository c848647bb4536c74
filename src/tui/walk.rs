//! The walk to the ball as one key: step by step, until it is in reach or something new threatens.

use crate::game::{Event, Game};
use crate::geom::Dir;
use crate::grid::{FAR, Grid, Steps, can_step};

/// Why the next step is not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// The ball can be played from here.
    There,
    /// No way leads to it past the dead.
    Barred,
}

/// The next step toward the ball, round everybody who stands in the way; where there is no way round
/// them, as near as they let one come: they move too.
///
/// # Errors
/// Why there is none.
pub fn next(game: &Game) -> Result<Dir, Halt> {
    let Some(ball) = game.ball() else {
        return Err(Halt::There);
    };
    if game.check_reach().is_ok() {
        return Err(Halt::There);
    }
    let mut free: Grid<bool> = game.walkable().clone();
    for monster in game.monsters() {
        free.set(monster.cell, false);
    }
    let round = Steps::from(&free, ball.cell(), None);
    let field = if round.reaches(game.golfer()) {
        round
    } else {
        Steps::from(game.walkable(), ball.cell(), None)
    };
    let here = field.to(game.golfer());
    // Corners are those of the ground: a monster beside a diagonal step does not forbid it.
    Dir::ALL
        .into_iter()
        .filter(|&dir| can_step(game.walkable(), game.golfer(), dir))
        .filter(|&dir| game.monster_at(game.golfer().step(dir)).is_none())
        .map(|dir| (field.to(game.golfer().step(dir)), dir))
        .filter(|&(steps, _)| steps != FAR && steps < here)
        .min()
        .map(|(_, dir)| dir)
        .ok_or(Halt::Barred)
}

/// Whether a step has brought something to look at before the next one.
pub fn alarms(game: &Game, events: &[Event]) -> bool {
    let news = |event: &Event| {
        matches!(
            event,
            Event::Woke { .. }
                | Event::Rose { .. }
                | Event::Blow { .. }
                | Event::Lunged { .. }
                | Event::Missed { .. }
                | Event::Died { .. }
        )
    };
    events.iter().any(news) || game.is_marked()
}
