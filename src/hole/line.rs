//! A line of play: shots, and where each of them ends.
//!
//! The caddie finds lines; a hole keeps the one that proves it can be holed out.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::geom::{Heading, Point, Power};

/// One shot of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// Where it points.
    pub heading: Heading,
    /// How hard it is.
    pub power: Power,
}

/// Where a shot of a line ends. A line never plays into water.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// The ball lies here.
    Lie(Point),
    /// The ball is in the cup.
    Cup,
}

/// Shots played one after another, and as many ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The shots.
    pub shots: Vec<Shot>,
    /// Where each ends; the next is played from there.
    pub ends: Vec<Finish>,
}

impl Line {
    /// How many strokes it takes.
    pub fn strokes(&self) -> u32 {
        self.shots.len() as u32
    }

    /// Whether its last shot is holed.
    pub fn is_holed(&self) -> bool {
        self.ends.last() == Some(&Finish::Cup)
    }
}

/// As a script writes it: `swing 92.25 80`.
impl fmt::Display for Shot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "swing {} {}", self.heading, self.power)
    }
}

/// Printed as its script line.
impl Serialize for Shot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Printed as `[x, y]` in 1/256 cell, or `"cup"`.
impl Serialize for Finish {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Lie(point) => point.serialize(serializer),
            Self::Cup => serializer.serialize_str("cup"),
        }
    }
}
