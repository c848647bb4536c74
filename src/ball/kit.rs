//! What a golfer has that changes a flight.

use super::Disc;

/// What of the golfer's kit changes a flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kit {
    /// Added to the cup's capture radius, in thousandths of a cell.
    pub capture: i32,
    /// What sand takes of a ball's length.
    pub sand: SandLie,
    /// How the ball takes the monsters it strikes.
    pub strike: Strike,
}

/// What sand takes of a ball's length.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SandLie {
    /// As much as sand.
    #[default]
    Sand,
    /// No more than rough.
    Rough,
}

/// How the ball takes the monsters it strikes. Who is struck point-blank never turns the ball, so
/// that changes nothing here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strike {
    /// Each does to it what its body does.
    #[default]
    Bounce,
    /// It goes straight on, with all its length, through the first one that it destroys.
    FirstKill,
    /// It goes straight on through all.
    Through,
}

impl Strike {
    /// Whether the ball goes through this monster. What a shot does only once is used up by that.
    pub(super) fn pierces(&mut self, disc: &Disc) -> bool {
        match self {
            Self::Bounce => false,
            Self::Through => true,
            Self::FirstKill if disc.hits <= 1 => {
                *self = Self::Bounce;
                true
            }
            Self::FirstKill => false,
        }
    }
}
