//! The closed lists that setups and holes name: courses, tees, kinds of monsters.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A course: which architect draws its holes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Course {
    /// Greens along a coarse random walk.
    Graveyard,
    /// Rooms that settled on a heap, and a locked one among them.
    Mine,
    /// Rooms that grow from one, each through a single door, more dangerous the deeper they lie.
    Dungeon,
}

impl Course {
    /// Every course, the default first.
    pub const ALL: [Self; 3] = [Self::Graveyard, Self::Mine, Self::Dungeon];

    /// The name on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Graveyard => "graveyard",
            Self::Mine => "mine",
            Self::Dungeon => "dungeon",
        }
    }

    /// The name on a screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Graveyard => "The Graveyard",
            Self::Mine => "The Mine",
            Self::Dungeon => "The Dungeon",
        }
    }

    /// The course with this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|course| course.name() == name)
    }

    /// Its number in dice keys; never changes.
    pub const fn code(self) -> u8 {
        match self {
            Self::Graveyard => 0,
            Self::Mine => 1,
            Self::Dungeon => 2,
        }
    }
}

/// Where the round is played from: the difficulty.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Tees {
    /// Easy: the default.
    #[default]
    Forward,
    /// Medium.
    Club,
    /// Hard.
    Championship,
}

impl Tees {
    /// Every set of tees, from the easiest.
    pub const ALL: [Self; 3] = [Self::Forward, Self::Club, Self::Championship];

    /// The name on the command line, in JSON and on a screen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Forward => "forward",
            Self::Club => "club",
            Self::Championship => "championship",
        }
    }

    /// The tees with this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tees| tees.name() == name)
    }
}

/// A kind of monster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Walks to the golfer and strikes.
    Skeleton,
    /// The ball stops dead in it.
    Slime,
    /// Moves opposite to each step of the golfer.
    Marionette,
    /// Shoots along lines, and keeps away.
    Archer,
    /// Carries the ball off.
    Ghoul,
    /// Goes through walls, and the ball through it.
    Wisp,
    /// Slow and hard; the ball comes off it with half its length.
    Golem,
    /// Only the ball hurts him, and he throws bones.
    Bogeyman,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 8] = [
        Self::Skeleton,
        Self::Slime,
        Self::Marionette,
        Self::Archer,
        Self::Ghoul,
        Self::Wisp,
        Self::Golem,
        Self::Bogeyman,
    ];

    /// Its letter on the board.
    pub const fn letter(self) -> char {
        match self {
            Self::Skeleton => 's',
            Self::Slime => 'j',
            Self::Marionette => 'm',
            Self::Archer => 'a',
            Self::Ghoul => 'g',
            Self::Wisp => 'w',
            Self::Golem => 'G',
            Self::Bogeyman => 'B',
        }
    }

    /// Its name in a sentence and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Skeleton => "skeleton",
            Self::Slime => "slime",
            Self::Marionette => "marionette",
            Self::Archer => "archer",
            Self::Ghoul => "ghoul",
            Self::Wisp => "wisp",
            Self::Golem => "golem",
            Self::Bogeyman => "bogeyman",
        }
    }

    /// The kind with this letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Tees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
