//! The walk: a step into a free cell, or the club into the monster that stands there.

use super::swing::strike;
use crate::game::event::{Event, Weapon};
use crate::game::play::Game;
use crate::geom::Dir;

/// Makes the step, or strikes with the club at the cost of a stroke.
pub fn step(game: &mut Game, dir: Dir, events: &mut Vec<Event>) {
    let from = game.golfer.cell;
    let to = from.step(dir);
    let Some(monster) = game.monster_at(to).copied() else {
        game.golfer.cell = to;
        events.push(Event::Stepped { from, to });
        return;
    };
    game.tally.strokes += 1;
    events.push(Event::Clubbed {
        monster: monster.id,
        what: monster.kind,
        at: to,
        dir,
    });
    strike(game, monster.id, Weapon::Club, events);
}
