//! The swing: one stroke, one flight, and what the ball did on its way.

use super::harm::strike;
use super::items;
use super::score::penalise;
use super::turn::Deed;
use crate::ball::{End, fly};
use crate::game::event::{Event, Weapon};
use crate::game::play::Game;
use crate::game::state::Ball;
use crate::geom::{Heading, Point, Power};

/// Plays the ball. Where it struck and where it came to rest it makes a noise.
pub fn swing(game: &mut Game, heading: Heading, power: Power, events: &mut Vec<Event>) -> Deed {
    let Ball::Lies(from) = game.lie.ball else {
        return Deed::default();
    };
    let discs = game.discs();
    let flight = fly(&game.scene(&discs), from, heading, power.of(game.range()));
    game.tally.strokes += 1;
    game.lie.spot = from;
    game.spirit = false;
    let mut noise: Vec<Point> = flight
        .path
        .iter()
        .filter(|waypoint| waypoint.touch.is_strike())
        .map(|waypoint| waypoint.at.nearest())
        .collect();
    events.push(Event::Swung {
        heading,
        power,
        from,
        flight: flight.clone(),
    });
    for hit in &flight.hits {
        let times = game.xp_times(&flight, hit.waypoint);
        strike(game, hit.id, Weapon::Ball, times, events);
    }
    items::by_ball(game, &flight.path, events);
    match flight.end {
        End::Rest(point) => {
            game.lie.ball = Ball::Lies(point);
            noise.push(point);
        }
        End::Dropped => game.lie.ball = Ball::Holed,
        End::Lost { terrain, back } => {
            penalise(game);
            game.lie.ball = Ball::Lies(back);
            events.push(Event::BallLost { terrain, back });
        }
    }
    Deed {
        noise,
        ..Deed::default()
    }
}
