//! The caddie who does not see the monsters: what the game would be if they did not matter.

use crate::game::{Command, Game};

use super::caddie::{Caddie, swung};
use super::legs;

/// What he does now: the planned shot, or straight at the ball.
pub fn choose(caddie: &mut Caddie, game: &Game) -> Command {
    if !legs::is_there(game) {
        return legs::straight(game);
    }
    caddie.planned(game).map_or(Command::Wait, swung)
}
