//! What a swing is made of: where it points, how hard, and how far that goes.

use std::fmt;

use serde::{Serialize, Serializer};

/// A direction of flight in quarter-degrees, 0..1439: 0 is east, counter-clockwise, so 360 is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Heading(u16);

impl Heading {
    /// Quarter-degrees in a full turn.
    pub const TURN: u16 = 1440;

    /// The heading of `quarters` quarter-degrees, if there is one.
    pub const fn new(quarters: u16) -> Option<Self> {
        if quarters < Self::TURN {
            Some(Self(quarters))
        } else {
            None
        }
    }

    /// The heading of any number of quarter-degrees, taken round the circle.
    pub const fn wrapped(quarters: i32) -> Self {
        Self(quarters.rem_euclid(Self::TURN as i32) as u16)
    }

    /// Quarter-degrees, 0..1439.
    pub const fn quarters(self) -> u16 {
        self.0
    }

    /// This heading turned counter-clockwise by `quarters` quarter-degrees.
    pub const fn turned(self, quarters: i32) -> Self {
        Self::wrapped(self.0 as i32 + quarters)
    }

    /// Reads degrees with up to two decimals (`92.25`), which must be a multiple of 0.25 below 360.
    pub fn parse(text: &str) -> Option<Self> {
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
        if !digits(whole) || !digits(part) || whole.len() > 3 {
            return None;
        }
        let quarter = match part {
            "0" | "00" => 0,
            "25" => 1,
            "5" | "50" => 2,
            "75" => 3,
            _ => return None,
        };
        Self::new(whole.parse::<u16>().ok()? * 4 + quarter)
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = ["", ".25", ".5", ".75"][usize::from(self.0 % 4)];
        write!(f, "{}{part}", self.0 / 4)
    }
}

/// Printed as the script writes it: a string of degrees.
impl Serialize for Heading {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How hard a swing is: percent of the golfer's range, 1..=100.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Power(u8);

impl Power {
    /// The hardest swing.
    pub const FULL: Self = Self(100);

    /// The power of `percent`, if it lies in 1..=100.
    pub const fn new(percent: u8) -> Option<Self> {
        if percent >= 1 && percent <= 100 {
            Some(Self(percent))
        } else {
            None
        }
    }

    /// The nearest power to any number.
    pub const fn clamped(percent: i32) -> Self {
        if percent < 1 {
            Self(1)
        } else if percent > 100 {
            Self(100)
        } else {
            Self(percent as u8)
        }
    }

    /// Percent, 1..=100.
    pub const fn percent(self) -> u8 {
        self.0
    }

    /// The length of a shot at this power by a golfer of this range.
    pub const fn of(self, range: Length) -> Length {
        Length(range.0 * self.0 as i32 / 100)
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A length of roll in thousandths of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct Length(pub i32);

impl Length {
    /// The length in cells.
    pub fn cells(self) -> f32 {
        self.0 as f32 / 1000.0
    }
}
