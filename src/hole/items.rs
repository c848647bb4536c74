//! What lies about on a hole for the golfer to take.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::geom::Cell;

/// Something the golfer carries and uses once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Item {
    /// Heals.
    Sandwich,
    /// Takes the last swing back.
    Mulligan,
    /// Makes the dead within earshot lose turns.
    Bell,
    /// Lets the next shot go through all that it strikes.
    Spirit,
    /// Shows what the rooms around hold.
    Flag,
    /// Puts the golfer beside the ball.
    Tee,
}

impl Item {
    /// The sign of an item in pictures for people and tests.
    pub const GLYPH: char = '$';

    /// Every item.
    pub const ALL: [Self; 6] = [
        Self::Sandwich,
        Self::Mulligan,
        Self::Bell,
        Self::Spirit,
        Self::Flag,
        Self::Tee,
    ];

    /// Its word in a command and in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sandwich => "sandwich",
            Self::Mulligan => "mulligan",
            Self::Bell => "bell",
            Self::Spirit => "spirit",
            Self::Flag => "flag",
            Self::Tee => "tee",
        }
    }

    /// Its name in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sandwich => "sandwich",
            Self::Mulligan => "mulligan",
            Self::Bell => "bell",
            Self::Spirit => "spirit ball",
            Self::Flag => "surveyor's flag",
            Self::Tee => "holy tee",
        }
    }

    /// The item of this word.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|item| item.word() == word)
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An item where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// What it is.
    pub item: Item,
    /// The cell in whose middle it lies.
    pub cell: Cell,
}
