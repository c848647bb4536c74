//! What a player sees of a shot before it is played: the preview, as far as the tees show it.
//!
//! The bots know flights by this file alone, so nothing beyond the last contact shown can reach
//! them: not where the ball ends, nor what it strikes or whether it drops.

use crate::ball::{End, Flight};
use crate::game::Game;
use crate::geom::{LATTICE, Point};
use crate::hole::Shot;

/// The part of a shot that is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    /// The monsters it is seen to strike, by id.
    pub strikes: Vec<u32>,
    /// How it ends.
    pub end: SeenEnd,
}

/// How a shot is seen to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenEnd {
    /// The ball lies here.
    Rests(Point),
    /// The ball is in the cup.
    Drops,
    /// The ball is lost at a penalty and put back here.
    Lost(Point),
    /// The preview ends here, at a contact, and the ball goes on.
    Unseen(Point),
}

/// What is shown of a shot from where the ball lies; nothing without a ball.
pub fn look(game: &Game, shot: Shot) -> Option<Seen> {
    let flight = game.preview(shot.heading, shot.power)?;
    Some(seen(&flight, game.preview_contacts()))
}

/// The part of a flight that so many contacts show; none: all of it.
fn seen(flight: &Flight, contacts: Option<u32>) -> Seen {
    let (path, whole) = flight.seen(contacts);
    // The contact at which sight ends is not one that was looked past.
    let strikes = flight
        .hits
        .iter()
        .filter(|hit| whole || hit.waypoint + 1 < path.len())
        .map(|hit| hit.id)
        .collect();
    let end = match flight.end {
        _ if !whole => SeenEnd::Unseen(last(path)),
        End::Rest(point) => SeenEnd::Rests(point),
        End::Dropped => SeenEnd::Drops,
        End::Lost { back, .. } => SeenEnd::Lost(back),
    };
    Seen { strikes, end }
}

fn last(path: &[crate::ball::Waypoint]) -> Point {
    let lattice = |cells: f32| (cells * LATTICE as f32) as i32;
    path.last().map_or(Point::new(0, 0), |waypoint| {
        Point::new(lattice(waypoint.at.x), lattice(waypoint.at.y))
    })
}
