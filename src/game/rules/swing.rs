//! The swing: one stroke, one flight, and what the ball did on its way.

use crate::ball::{End, fly};
use crate::game::event::{Event, Weapon};
use crate::game::play::Game;
use crate::geom::{Heading, Point, Power};

/// Plays the ball and returns the points whose noise wakes the dead: where it struck and where it
/// came to rest.
pub fn swing(
    game: &mut Game,
    heading: Heading,
    power: Power,
    events: &mut Vec<Event>,
) -> Vec<Point> {
    let Some(from) = game.lie.ball else {
        return Vec::new();
    };
    let discs = game.discs();
    let flight = fly(&game.scene(&discs), from, heading, power.of(game.range()));
    game.tally.strokes += 1;
    game.lie.spot = from;

    let mut noise: Vec<Point> = flight
        .path
        .iter()
        .filter(|waypoint| waypoint.touch.is_strike())
        .map(|waypoint| waypoint.at.nearest())
        .collect();
    let (end, struck) = (flight.end, flight.hits.clone());
    events.push(Event::Swung {
        heading,
        power,
        from,
        flight,
    });
    for hit in struck {
        strike(game, hit.id, Weapon::Ball, events);
    }
    match end {
        End::Rest(point) => {
            game.lie.ball = Some(point);
            noise.push(point);
        }
        End::Dropped => game.lie.ball = None,
        End::Lost { terrain, back } => {
            game.tally.strokes += 1;
            game.tally.penalties += 1;
            game.lie.ball = Some(back);
            events.push(Event::BallLost { terrain, back });
        }
    }
    noise
}

/// Takes one hit off a monster; at the last one it is destroyed and its XP earned.
pub fn strike(game: &mut Game, id: u32, by: Weapon, events: &mut Vec<Event>) {
    let Some(index) = game.monsters.iter().position(|monster| monster.id == id) else {
        return;
    };
    let monster = &mut game.monsters[index];
    monster.hits = monster.hits.saturating_sub(1);
    if monster.hits > 0 {
        return;
    }
    let monster = game.monsters.remove(index);
    let xp = match by {
        Weapon::Ball => {
            game.tally.ball_kills += 1;
            monster.xp * game.content.golfer.ball_kill_xp
        }
        Weapon::Club => {
            game.tally.club_kills += 1;
            monster.xp
        }
    };
    game.golfer.xp += xp;
    events.push(Event::Killed {
        monster: id,
        what: monster.kind,
        at: monster.cell,
        by,
        xp,
    });
}
