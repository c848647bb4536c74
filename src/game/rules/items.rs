//! Items: taken by foot or by ball, carried, used once.

use super::climb::heal;
use crate::ball::{Waypoint, passes};
use crate::game::event::{Event, Taker};
use crate::game::play::Game;
use crate::game::state::{Ball, Intent};
use crate::geom::{Cell, Point};
use crate::hole::{Item, Lock, Lying, Terrain};

/// The golfer has come to a cell: takes what lies there.
pub fn by_foot(game: &mut Game, events: &mut Vec<Event>) {
    let here = game.golfer.cell;
    let touched = game.items.iter().filter(|lying| lying.cell == here);
    let touched: Vec<Lying> = touched.copied().collect();
    take(game, &touched, Taker::Foot, events);
    if game.key() == Some(here) {
        open(game, here, Taker::Foot, events);
    }
}

/// The ball has flown this path: takes what it touched, in the order of the list.
pub fn by_ball(game: &mut Game, path: &[Waypoint], events: &mut Vec<Event>) {
    let touch = game.content.items.touch;
    let touched = game.items.iter();
    let touched: Vec<Lying> = touched
        .filter(|lying| passes(path, lying.cell, touch))
        .copied()
        .collect();
    take(game, &touched, Taker::Ball, events);
    if let Some(key) = game.key().filter(|&key| passes(path, key, touch)) {
        open(game, key, Taker::Ball, events);
    }
}

/// The key is taken, and all that was shut opens.
fn open(game: &mut Game, key: Cell, by: Taker, events: &mut Vec<Event>) {
    game.doors = Lock::Open;
    events.push(Event::KeyTaken { at: key, by });
    let ground = &game.hole().ground;
    let shut = ground
        .iter()
        .filter(|(_, terrain)| *terrain == Terrain::Door);
    let doors = shut.map(|(cell, _)| cell).collect();
    events.push(Event::Opened { doors });
}

/// Puts items into the bag; a full bag leaves them where they are.
fn take(game: &mut Game, touched: &[Lying], by: Taker, events: &mut Vec<Event>) {
    for &Lying { item, cell } in touched {
        if game.golfer.carried.len() >= game.content.items.bag as usize {
            events.push(Event::BagFull { item, at: cell });
            continue;
        }
        game.items.retain(|lying| lying.cell != cell);
        game.golfer.carried.push(item);
        events.push(Event::Found { item, at: cell, by });
    }
}

/// Uses up one of these from the bag; a mulligan is another rule's.
pub fn spend(game: &mut Game, item: Item, events: &mut Vec<Event>) {
    if let Some(index) = game.golfer.carried.iter().position(|own| *own == item) {
        game.golfer.carried.remove(index);
    }
    events.push(Event::Used { item });
    match item {
        Item::Sandwich => heal(game, game.content.items.sandwich, events),
        Item::Bell => ring(game, events),
        Item::Spirit => game.spirit = true,
        Item::Flag => game.surveyed = true,
        Item::Tee => {
            if let Some(to) = beside_ball(game) {
                let from = std::mem::replace(&mut game.golfer.cell, to);
                events.push(Event::Transported { from, to });
                by_foot(game, events);
            }
        }
        Item::Mulligan => {}
    }
}

/// Whoever hears the bell forgets what it was about to do, and more turns after.
fn ring(game: &mut Game, events: &mut Vec<Event>) {
    let turns = game.content.items.bell_turns;
    let heard: Vec<u32> = hearers(game).collect();
    for monster in &mut game.monsters {
        if heard.contains(&monster.id) {
            monster.dazed = turns;
            monster.intent = Intent::Rest;
            events.push(Event::Dazed {
                monster: monster.id,
                what: monster.kind,
                at: monster.cell,
                turns,
            });
        }
    }
}

/// Those awake who would hear a bell now, by id.
pub fn hearers(game: &Game) -> impl Iterator<Item = u32> + '_ {
    let (here, far) = (game.golfer.cell, game.content.items.bell);
    game.monsters
        .iter()
        .filter(move |monster| monster.is_awake() && monster.cell.king_steps(here) <= far)
        .map(|monster| monster.id)
}

/// The free cell nearest the ball from which it can be played; ties by row, then column.
pub fn beside_ball(game: &Game) -> Option<Cell> {
    let Ball::Lies(ball) = game.lie.ball else {
        return None;
    };
    let around = ball.cell();
    let span = game.reach().0 / 1000 + 1;
    let cells = (-span..=span).flat_map(|dy| (-span..=span).map(move |dx| (dx, dy)));
    cells
        .map(|(dx, dy)| Cell::new(around.x + dx, around.y + dy))
        .filter(|&cell| game.tread().get(cell) == Some(true))
        .filter(|&cell| game.monster_at(cell).is_none())
        .filter(|&cell| game.reach_from(cell, ball).is_ok())
        .min_by_key(|&cell| {
            let distance = Point::centre(cell).distance_squared(ball);
            (distance, cell.y, cell.x)
        })
}

/// Takes the last swing back: all is as before it, but for the mulligan and the mark on the card.
pub fn mulligan(game: &mut Game, events: &mut Vec<Event>) {
    let Some(before) = game.kept.take() else {
        return;
    };
    let history = game.history;
    *game = *before;
    game.history = history;
    let own = game.golfer.carried.iter();
    if let Some(index) = own.clone().position(|item| *item == Item::Mulligan) {
        game.golfer.carried.remove(index);
    }
    game.tally.mulligans += 1;
    events.push(Event::Used {
        item: Item::Mulligan,
    });
    events.push(Event::TakenBack {
        strokes: game.tally.strokes,
    });
}
