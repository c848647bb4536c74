//! The number a round grows from, and the texts that stand for one.

use std::fmt;

use serde::{Serialize, Serializer};
use thiserror::Error;
use xxhash_rust::xxh3::xxh3_64;

use super::{Dice, Stream};

/// A seed: with course and hole number it determines a hole, with setup and commands a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(u64);

/// Why a text is no seed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadSeed {
    /// The text is empty or blank.
    #[error("the seed is empty; give a whole number from 0 to 18446744073709551615, or any word")]
    Empty,
    /// The text is digits, with or without a sign, that are no 64-bit number.
    #[error("the seed {0} is out of range; give a whole number from 0 to 18446744073709551615")]
    OutOfRange(String),
}

impl Seed {
    /// The seed of this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The number, always shown and printed.
    pub const fn number(self) -> u64 {
        self.0
    }

    /// Reads a seed: digits are the number itself, any other text is hashed.
    ///
    /// # Errors
    /// The empty text, and digits (signed or not) outside 0..2^64.
    pub fn parse(text: &str) -> Result<Self, BadSeed> {
        let text = text.trim();
        if text.is_empty() {
            return Err(BadSeed::Empty);
        }
        let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
        if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
            let shown = || BadSeed::OutOfRange(text.chars().take(40).collect());
            return match text.strip_prefix('-') {
                Some(_) => Err(shown()),
                None => digits.parse().map(Self).map_err(|_| shown()),
            };
        }
        Ok(Self(xxh3_64(text.as_bytes())))
    }

    /// The dice for one purpose.
    pub fn dice(self, stream: Stream) -> Dice {
        Dice::new(self, stream)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Printed as a decimal string, since 64 bits do not fit a JSON number.
impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
