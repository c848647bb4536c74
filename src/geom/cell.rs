//! One square of the board, and the eight ways out of it.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

/// A square of the board; `(x, y)` covers `[x, x+1) x [y, y+1)`. Orders by row, then column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    /// Column, growing east.
    pub x: i32,
    /// Row, growing south.
    pub y: i32,
}

impl Cell {
    /// The cell in column `x` of row `y`.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The neighbour in direction `dir`.
    pub fn step(self, dir: Dir) -> Self {
        let (dx, dy) = dir.delta();
        Self::new(self.x + dx, self.y + dy)
    }

    /// Steps a king would need on an open board.
    pub fn king_steps(self, other: Self) -> i32 {
        (self.x - other.x).abs().max((self.y - other.y).abs())
    }

    /// The direction that leads from here to an adjacent cell.
    pub fn dir_to(self, other: Self) -> Option<Dir> {
        Dir::ALL.into_iter().find(|&dir| self.step(dir) == other)
    }
}

impl Ord for Cell {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// Printed as `[x, y]`.
impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.x, self.y].serialize(serializer)
    }
}

/// One of the eight directions of a step, clockwise from north; that order breaks ties.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Dir {
    N,
    Ne,
    E,
    Se,
    S,
    Sw,
    W,
    Nw,
}

impl Dir {
    /// All eight, in the order that breaks ties.
    pub const ALL: [Self; 8] = [
        Self::N,
        Self::Ne,
        Self::E,
        Self::Se,
        Self::S,
        Self::Sw,
        Self::W,
        Self::Nw,
    ];

    /// The four along the axes.
    pub const STRAIGHT: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    const NAMES: [&'static str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
    const WORDS: [&'static str; 8] = [
        "north",
        "north-east",
        "east",
        "south-east",
        "south",
        "south-west",
        "west",
        "north-west",
    ];

    /// The step as `(dx, dy)`.
    pub const fn delta(self) -> (i32, i32) {
        match self {
            Self::N => (0, -1),
            Self::Ne => (1, -1),
            Self::E => (1, 0),
            Self::Se => (1, 1),
            Self::S => (0, 1),
            Self::Sw => (-1, 1),
            Self::W => (-1, 0),
            Self::Nw => (-1, -1),
        }
    }

    /// The direction back.
    pub fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % Self::ALL.len()]
    }

    /// Whether the step moves along both axes.
    pub const fn is_diagonal(self) -> bool {
        matches!(self, Self::Ne | Self::Se | Self::Sw | Self::Nw)
    }

    /// The short name used in scripts: `n`, `ne`, ...
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The name in a sentence: `north-east`.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    /// The direction with this short name.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dir| dir.name() == text)
    }

    /// The direction whose eighth of the compass holds the vector `(dx, dy)`; none for no vector.
    pub fn of_vector(dx: i64, dy: i64) -> Option<Self> {
        if dx == 0 && dy == 0 {
            return None;
        }
        // tan 22.5 degrees is 0.41421: within it of an axis the vector counts as straight.
        let straight = |long: i64, short: i64| short.abs() * 100_000 <= long.abs() * 41_421;
        let (sx, sy) = match (straight(dx, dy), straight(dy, dx)) {
            (true, _) => (dx.signum(), 0),
            (_, true) => (0, dy.signum()),
            _ => (dx.signum(), dy.signum()),
        };
        Self::ALL
            .into_iter()
            .find(|dir| dir.delta() == (sx as i32, sy as i32))
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
