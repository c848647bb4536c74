//! Places and ways in words: how far off a cell is, and which steps lead there.

use crate::game::Game;
use crate::geom::{Cell, Dir};
use crate::grid::{FAR, Steps, can_step};

use super::plural;

/// Legs of a way that are told; the rest can be asked for when they have been walked.
const LEGS: usize = 5;

/// Where a cell lies from another, exactly: `3 north 1 east`, or `here`.
pub fn offset(from: Cell, to: Cell) -> String {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let part = |length: i32, less: &str, more: &str| match length {
        0 => None,
        ..0 => Some(format!("{} {less}", -length)),
        _ => Some(format!("{length} {more}")),
    };
    let parts = [part(dy, "north", "south"), part(dx, "west", "east")];
    let told: Vec<String> = parts.into_iter().flatten().collect();
    match told.is_empty() {
        true => "here".to_owned(),
        false => told.join(" "),
    }
}

/// The steps of a way on foot: round spikes and those who stand about, where there is such a way.
pub fn way(game: &Game, from: Cell, to: Cell) -> Option<Vec<Dir>> {
    let mut safe = game.tread().clone();
    for end in [from, to] {
        safe.set(end, game.walkable().get(end).unwrap_or(false));
    }
    let mut free = safe.clone();
    for monster in game.monsters() {
        free.set(monster.cell, monster.cell == from || monster.cell == to);
    }
    [&free, &safe, game.walkable()]
        .into_iter()
        .find_map(|ground| {
            let field = Steps::from(ground, to, None);
            let mut way: Vec<Dir> = Vec::new();
            let mut here = from;
            while here != to {
                let steps = field.to(here);
                let nearer = |dir: Dir| {
                    steps != FAR && can_step(ground, here, dir) && field.to(here.step(dir)) < steps
                };
                // Straight on where that will do: fewer words.
                let last = way.last().copied().filter(|&dir| nearer(dir));
                let dir = last.or_else(|| Dir::ALL.into_iter().find(|&dir| nearer(dir)))?;
                way.push(dir);
                here = here.step(dir);
            }
            Some(way)
        })
}

/// Steps in words: `2 north-east, 3 east`.
pub fn legs(way: &[Dir]) -> String {
    let mut legs: Vec<(usize, Dir)> = Vec::new();
    for &dir in way {
        match legs.last_mut() {
            Some((count, last)) if *last == dir => *count += 1,
            _ => legs.push((1, dir)),
        }
    }
    let told = legs.iter().take(LEGS);
    let mut words: Vec<String> = told
        .map(|(count, dir)| format!("{count} {}", dir.word()))
        .collect();
    let left: usize = legs.iter().skip(LEGS).map(|(count, _)| count).sum();
    if left > 0 {
        words.push(format!("{} more", plural(left, "step")));
    }
    words.join(", ")
}
