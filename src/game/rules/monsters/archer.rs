//! The archer: nocks along a line to the golfer, looses, rests; and keeps its distance.

use super::pursuit::{farther, nearer};
use crate::game::play::Game;
use crate::game::state::{Intent, Line, Monster};
use crate::geom::{Cell, Dir};
use crate::grid::Steps;
use crate::hole::line_of_fire;

/// Gives way to a golfer who is near, shoots along a clear line, else looks for one by coming
/// nearer. After a shot it rests.
pub fn plan(game: &Game, monster: &Monster, field: &Steps) -> Intent {
    if matches!(monster.intent, Intent::Missile(_)) {
        return Intent::Rest;
    }
    let shy = game.content.monsters.shy;
    if i32::from(field.to(monster.cell)) < shy
        && let Some(away) = farther(game, monster, field)
    {
        return Intent::Step(away);
    }
    if let Some(line) = line_to_golfer(game, monster) {
        return Intent::Missile(line);
    }
    nearer(game, monster, field).map_or(Intent::Rest, Intent::Step)
}

/// The line of flight with the golfer on it: up to the bow's length, cut by what is solid, by
/// corners, and by others who stand in it.
fn line_to_golfer(game: &Game, monster: &Monster) -> Option<Line> {
    Dir::ALL.into_iter().find_map(|dir| {
        let flight: Vec<Cell> = flight(game, monster, dir).collect();
        flight.contains(&game.golfer.cell).then(|| Line {
            from: flight[0],
            to: flight[flight.len() - 1],
        })
    })
}

fn flight(game: &Game, monster: &Monster, dir: Dir) -> impl Iterator<Item = Cell> {
    let bow = game.content.monsters.bow as usize;
    line_of_fire(&game.ground().terrain, monster.cell, dir)
        .take(bow)
        .take_while(|&cell| game.monster_at(cell).is_none())
}
