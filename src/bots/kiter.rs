//! The kiter: walks until nothing is beside him before each swing. If that paid, the rules would be
//! dull.

use crate::game::{Command, Game};

use super::caddie::{Caddie, swung};
use super::legs::{ToBall, is_there, near, round, ways};

/// Turns he walks about before one swing.
const KITING: u32 = 30;

/// What he keeps in mind.
#[derive(Debug, Default)]
pub struct Kiter {
    /// The strokes when he began to walk about, and how long he has.
    since: (u32, u32),
    walked: u32,
}

impl Kiter {
    /// What he does now.
    pub fn choose(&mut self, caddie: &mut Caddie, game: &Game) -> Command {
        let stroke = (game.hole().number, game.strokes());
        if stroke != self.since {
            self.since = stroke;
            self.walked = 0;
        }
        let pressed = near(game, 1).next().is_some();
        if pressed && self.walked < KITING {
            self.walked += 1;
            if let Some(command) = away(game) {
                return command;
            }
        }
        if !is_there(game) {
            return round(game);
        }
        caddie.planned(game).map_or(Command::Wait, swung)
    }
}

/// The step that costs no heart and leaves fewest of them beside him, then the one nearest the ball.
fn away(game: &Game) -> Option<Command> {
    let to_ball = ToBall::new(game)?;
    let step = |command: Command| {
        let mut after = game.clone();
        after.apply(&command).ok()?;
        let unhurt = after.hp() == game.hp() && after.strokes() == game.strokes();
        let beside = near(&after, 1).count();
        let far = to_ball.steps(after.golfer());
        unhurt.then_some((beside, far, command))
    };
    ways(game)
        .filter_map(|dir| step(Command::Step(dir)))
        .min_by_key(|&(beside, far, _)| (beside, far))
        .map(|(_, _, command)| command)
}
