//! Nightfall: who dawdles gets company. Waiting is never free.

use super::monsters::is_free;
use crate::dice::Stream;
use crate::game::event::Event;
use crate::game::play::Game;
use crate::game::state::{Intent, Monster};
use crate::geom::Cell;
use crate::grid::Steps;
use crate::hole::Kind;

/// The first nightfall of the hole, in turns: it waits for who fetches the key.
fn dusk(game: &Game) -> u32 {
    game.content.golfer.nightfall * (game.board.walk_strokes + 1) + 2 * game.board.key_steps
}

/// Turns until the next of the dead rises: at least 1.
pub fn turns_to_nightfall(game: &Game) -> u32 {
    let (dusk, every) = (dusk(game), game.content.golfer.nightfall);
    match game.turn.checked_sub(dusk) {
        None => dusk - game.turn,
        Some(late) => every - late % every,
    }
}

/// At the first nightfall and every few turns after, one more skeleton rises, awake, on a random
/// free cell some way off, else on the farthest free one.
pub fn rise(game: &mut Game, events: &mut Vec<Event>) {
    let late = game.turn.checked_sub(dusk(game));
    if late.is_none_or(|late| late % game.content.golfer.nightfall != 0) {
        return;
    }
    let field = Steps::from(game.walkable(), game.golfer.cell, None);
    let ground: Vec<(Cell, u16)> = field
        .reached()
        .filter(|&(cell, _)| is_free(game, cell) && game.tread().get(cell) == Some(true))
        .collect();
    let far: Vec<Cell> = ground
        .iter()
        .filter(|(_, steps)| u32::from(*steps) >= game.content.golfer.nightfall_distance)
        .map(|&(cell, _)| cell)
        .collect();
    let mut dice = game.setup.seed.dice(Stream::Nightfall {
        hole: game.hole().number,
        turn: game.turn,
    });
    let farthest = || {
        let longest = ground.iter().map(|&(_, steps)| steps).max()?;
        let first = ground.iter().find(|(_, steps)| *steps == longest);
        first.map(|&(cell, _)| cell)
    };
    let Some(at) = dice.pick(&far).copied().or_else(farthest) else {
        return;
    };
    let what = Kind::Skeleton;
    let id = game.next_id;
    game.next_id += 1;
    game.monsters.push(Monster {
        id,
        kind: what,
        cell: at,
        hits: game.content.monsters.of(what).hits,
        xp: 0,
        intent: Intent::Rest,
        turns: 0,
        dazed: 0,
    });
    events.push(Event::Rose {
        monster: id,
        what,
        at,
    });
}
