//! Walking to the golfer and striking; and walking away.

use super::is_free;
use crate::game::play::Game;
use crate::game::state::{Intent, Monster};
use crate::geom::{Cell, Dir};
use crate::grid::{FAR, Steps, can_step};

/// Strikes if a legal step leads to the golfer, else walks nearer to them.
pub fn pursue(game: &Game, monster: &Monster, field: &Steps) -> Intent {
    if is_beside(game, monster) {
        return Intent::Blow(game.golfer.cell);
    }
    nearer(game, monster, field).map_or(Intent::Rest, Intent::Step)
}

/// Whether a legal step leads to the golfer.
pub fn is_beside(game: &Game, monster: &Monster) -> bool {
    ways(game, monster).any(|cell| cell == game.golfer.cell)
}

/// The free neighbour nearest the start of the field; ties go by the order of directions, and with
/// none nearer it stays.
pub fn nearer(game: &Game, monster: &Monster, field: &Steps) -> Option<Cell> {
    steps(game, monster)
        .min_by_key(|&cell| field.to(cell))
        .filter(|&cell| field.to(cell) < field.to(monster.cell))
}

/// The free neighbour farthest from the start of the field; ties go by the order of directions, and
/// with none farther it stays.
pub fn farther(game: &Game, monster: &Monster, field: &Steps) -> Option<Cell> {
    let reached = |cell: &Cell| field.to(*cell) != FAR;
    let mut best: Option<Cell> = None;
    for cell in steps(game, monster).filter(reached) {
        if best.is_none_or(|best| field.to(cell) > field.to(best)) {
            best = Some(cell);
        }
    }
    best.filter(|&cell| field.to(cell) > field.to(monster.cell))
}

/// Cells that a legal step leads to.
fn ways(game: &Game, monster: &Monster) -> impl Iterator<Item = Cell> {
    let legal = |dir: &Dir| can_step(game.walkable(), monster.cell, *dir);
    Dir::ALL
        .into_iter()
        .filter(legal)
        .map(|dir| monster.cell.step(dir))
}

/// Cells that it would step to: free, and no spikes.
fn steps(game: &Game, monster: &Monster) -> impl Iterator<Item = Cell> {
    ways(game, monster)
        .filter(|&cell| is_free(game, cell))
        .filter(|&cell| game.tread().get(cell) == Some(true))
}
