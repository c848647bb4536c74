//! The Bogeyman: walks and strikes, and every few turns throws a bone down the golfer's row or
//! column.

use crate::dice::Stream;
use crate::game::play::Game;
use crate::game::state::{Intent, Line, Monster};
use crate::geom::{Cell, Dir};

/// A bone, when it is time for one, however slow he walks.
pub fn bone(game: &Game, monster: &Monster) -> Option<Intent> {
    let figures = &game.content.monsters;
    let is_time = (monster.turns + 1).is_multiple_of(figures.bone_every);
    if !is_time || monster.cell.king_steps(game.golfer.cell) > figures.bone_reach {
        return None;
    }
    let mut dice = game.setup.seed.dice(Stream::Monster {
        hole: game.hole().number,
        turn: game.turn,
        id: monster.id,
    });
    let (one, other) = match dice.below(2) {
        0 => (Dir::W, Dir::E),
        _ => (Dir::N, Dir::S),
    };
    Some(Intent::Missile(Line {
        from: end(game, one),
        to: end(game, other),
    }))
}

/// The last cell from the golfer in this direction before something solid.
fn end(game: &Game, dir: Dir) -> Cell {
    let mut at = game.golfer.cell;
    while !game.terrain(at.step(dir)).is_solid() {
        at = at.step(dir);
    }
    at
}
