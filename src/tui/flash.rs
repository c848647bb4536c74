//! What flashes up over the board after a turn: a missile along its line, a wound, something taken.
//!
//! The board under it is already that of the next turn, so nothing is hidden by it: any key ends it
//! and is then a key like any other.

use std::time::Duration;

use crate::game::{Event, Line, Weapon};
use crate::geom::Cell;

/// How long it is seen, in seconds.
const LENGTH: f32 = 0.3;

/// Sparks over the board.
#[derive(Debug)]
pub struct Flash {
    sparks: Vec<Spark>,
    /// When it was first seen; none before that.
    start: Option<Duration>,
}

/// One thing that flashes up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spark {
    /// A missile flew along these cells.
    Missile(Line),
    /// The golfer was hurt here.
    Hurt(Cell),
    /// Something was taken here: an item, or the ball by one of the dead.
    Taken(Cell),
    /// One of the dead was destroyed here.
    Burst(Cell),
}

impl Flash {
    /// What of these events flashes up; none if nothing does.
    pub fn of(events: &[Event]) -> Option<Self> {
        let spark = |event: &Event| match event {
            Event::Loosed { from, to, .. } => Some(Spark::Missile(Line {
                from: *from,
                to: *to,
            })),
            Event::Blow { at, .. } | Event::Pricked { at, .. } => Some(Spark::Hurt(*at)),
            Event::Found { at, .. } | Event::KeyTaken { at, .. } | Event::BallTaken { at, .. } => {
                Some(Spark::Taken(*at))
            }
            // Who is struck by the ball bursts as it rolls.
            Event::Killed { at, by, .. } if *by != Weapon::Ball => Some(Spark::Burst(*at)),
            _ => None,
        };
        let sparks: Vec<Spark> = events.iter().filter_map(spark).collect();
        (!sparks.is_empty()).then_some(Self {
            sparks,
            start: None,
        })
    }

    /// Starts the clock at the first picture.
    pub fn begin(&mut self, now: Duration) {
        self.start.get_or_insert(now);
    }

    /// Whether it has been seen.
    pub fn is_over(&self, now: Duration) -> bool {
        self.part(now) >= 1.0
    }

    /// The sparks, and how far along they are, 0 to 1.
    pub fn at(&self, now: Duration) -> (Vec<Spark>, f32) {
        (self.sparks.clone(), self.part(now))
    }

    fn part(&self, now: Duration) -> f32 {
        let start = self.start.unwrap_or(now);
        now.saturating_sub(start).as_secs_f32() / LENGTH
    }
}
