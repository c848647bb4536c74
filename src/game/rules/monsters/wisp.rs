//! The wisp: straight at the golfer, through walls and over everything.

use super::act::is_free_for_wisp;
use crate::game::play::Game;
use crate::game::state::{Intent, Monster};
use crate::geom::{Cell, Dir};

/// Strikes a golfer beside it, else floats a cell nearer; ties go by the order of directions.
pub fn plan(game: &Game, monster: &Monster) -> Intent {
    let goal = game.golfer.cell;
    if monster.cell.king_steps(goal) <= 1 {
        return Intent::Blow(goal);
    }
    let far = |cell: Cell| {
        let (dx, dy) = ((cell.x - goal.x).abs(), (cell.y - goal.y).abs());
        (dx.max(dy), dx + dy)
    };
    Dir::ALL
        .into_iter()
        .map(|dir| monster.cell.step(dir))
        .filter(|&cell| is_free_for_wisp(game, cell))
        .min_by_key(|&cell| far(cell))
        .filter(|&cell| far(cell) < far(monster.cell))
        .map_or(Intent::Rest, Intent::Step)
}
