//! What a shot did: the path with everything it touched, what it struck, and how it ended.

use serde::Serialize;

use super::vector::Vector;
use crate::geom::{Cell, Point};
use crate::hole::Terrain;

/// The whole of one shot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Flight {
    /// The path from the lie to its end; straight between neighbouring points.
    pub path: Vec<Waypoint>,
    /// The monsters struck, in order.
    pub hits: Vec<Hit>,
    /// How it ended.
    pub end: End,
}

/// A point of a path.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Waypoint {
    /// Where.
    pub at: Spot,
    /// Length left on arrival, in cells of green.
    pub left: f32,
    /// What the path met there.
    pub touch: Touch,
}

/// A position in cells from the board's north-west corner.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Spot {
    pub x: f32,
    pub y: f32,
}

/// What a path met at a waypoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Touch {
    /// The lie.
    Start,
    /// A wall: a contact.
    Wall,
    /// A bumper: a contact.
    Bumper,
    /// A monster: a contact; it is the next of the flight's hits.
    Monster,
    /// A monster that the ball goes straight through: no contact, but the next of the hits.
    Pierced,
    /// Ground of another kind begins.
    Ground,
    /// The cup, too fast to drop.
    Lip,
    /// The end of the path.
    End,
}

/// A monster struck by the ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Hit {
    /// The monster's id.
    pub id: u32,
    /// Index into the path of where it was struck; 0 for point-blank.
    pub waypoint: usize,
}

/// How a shot ended.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// The ball lies here.
    Rest(Point),
    /// The ball is in the cup.
    Dropped,
    /// The ball was swallowed.
    Lost {
        /// By what.
        terrain: Terrain,
        /// Where it is put back, at a penalty.
        back: Point,
    },
}

impl Touch {
    /// Whether what the ball met here ends its straight way.
    pub const fn is_contact(self) -> bool {
        matches!(self, Self::Wall | Self::Bumper | Self::Monster)
    }

    /// Whether the ball struck something here, turned by it or not.
    pub const fn is_strike(self) -> bool {
        self.is_contact() || matches!(self, Self::Pierced)
    }
}

impl Spot {
    /// The nearest lattice point.
    pub fn nearest(self) -> Point {
        let lattice = |cells: f32| (cells * crate::geom::LATTICE as f32).round() as i32;
        Point::new(lattice(self.x), lattice(self.y))
    }

    /// The position of a lattice point.
    pub fn of(point: Point) -> Self {
        let cells = |v: i32| v as f32 / crate::geom::LATTICE as f32;
        Self {
            x: cells(point.x),
            y: cells(point.y),
        }
    }
}

/// Length of a piece of path over the ground, in cells.
pub fn length_of(path: &[Waypoint]) -> f32 {
    let leg = |pair: &[Waypoint]| {
        let (dx, dy) = (pair[1].at.x - pair[0].at.x, pair[1].at.y - pair[0].at.y);
        (dx * dx + dy * dy).sqrt()
    };
    path.windows(2).map(leg).sum()
}

/// Whether a path comes so near the centre of a cell, in thousandths of a cell.
pub fn passes(path: &[Waypoint], cell: Cell, within: i32) -> bool {
    let centre = Vector::of(Point::centre(cell));
    let limit = f64::from(within) / 1000.0;
    let is_near = |from: Waypoint, to: Waypoint| {
        let [from, to] = [from, to].map(|waypoint| Vector::of_spot(waypoint.at) - centre);
        let leg = to - from;
        let square = leg.dot(leg);
        // The part of the leg after which it is nearest.
        let part = if square > 0.0 {
            (-from.dot(leg) / square).clamp(0.0, 1.0)
        } else {
            0.0
        };
        let nearest = from + leg * part;
        nearest.dot(nearest) <= limit * limit
    };
    // A path of one place has no leg.
    let is_near_first = path.first().is_some_and(|&first| is_near(first, first));
    let mut legs = path.windows(2);
    within >= 0 && (is_near_first || legs.any(|leg| is_near(leg[0], leg[1])))
}

impl Flight {
    /// Length of the whole path over the ground, in cells.
    pub fn rolled(&self) -> f32 {
        length_of(&self.path)
    }

    /// Times the ball came off a wall or a bumper.
    pub fn banks(&self) -> usize {
        let bank = |w: &&Waypoint| matches!(w.touch, Touch::Wall | Touch::Bumper);
        self.path.iter().filter(bank).count()
    }

    /// Contacts along the whole path.
    pub fn contacts(&self) -> usize {
        self.path.iter().filter(|w| w.touch.is_contact()).count()
    }

    /// The part of the flight that shows `contacts` contacts, and whether that is all of it.
    ///
    /// The path is shown up to and with the waypoint after the last contact seen; none: all.
    pub fn seen(&self, contacts: Option<u32>) -> (&[Waypoint], bool) {
        let Some(limit) = contacts else {
            return (&self.path, true);
        };
        let beyond = self
            .path
            .iter()
            .enumerate()
            .filter(|(_, waypoint)| waypoint.touch.is_contact())
            .nth(limit as usize)
            .map(|(index, _)| index);
        match beyond {
            Some(index) => (&self.path[..=index], false),
            None => (&self.path, true),
        }
    }
}
