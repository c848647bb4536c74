//! Chance with a purpose: every roll comes from dice made for it alone.
//!
//! A [`Stream`] names what is rolled for; together with the round's [`Seed`] it is hashed into the
//! key of a ChaCha8 generator. No generator lives longer than one purpose and none is saved, so a
//! new roll in one rule shifts no roll of another.

mod seed;

pub use seed::{BadSeed, Seed};

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use xxhash_rust::xxh3::xxh3_128_with_seed;

/// What a set of dice is for. Holes count from 1, attempts and passes from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    /// One pass of one attempt at building a hole.
    Pass {
        /// The course's place in the list of courses.
        course: u8,
        /// Hole number.
        hole: u32,
        /// Attempt at this hole.
        attempt: u32,
        /// Place of the pass in the hole's making.
        pass: u8,
    },
    /// Where the dead rise at nightfall.
    Nightfall {
        /// Hole number.
        hole: u32,
        /// Turn of the hole.
        turn: u32,
    },
    /// What one monster leaves to chance.
    Monster {
        /// Hole number.
        hole: u32,
        /// Turn of the hole.
        turn: u32,
        /// The monster's id.
        id: u32,
    },
    /// Which upgrades are offered.
    Offer {
        /// Choices made before.
        choice: u32,
    },
    /// How far off a bot's guess is; no rule rolls with these.
    Guess {
        /// Hole number.
        hole: u32,
        /// Turn of the hole.
        turn: u32,
    },
}

impl Stream {
    /// The stream as bytes: a number for its kind, then its fields, little-endian.
    fn key(self) -> Vec<u8> {
        let mut key = Vec::with_capacity(16);
        match self {
            Self::Pass {
                course,
                hole,
                attempt,
                pass,
            } => {
                key.extend([0, course]);
                key.extend(hole.to_le_bytes());
                key.extend(attempt.to_le_bytes());
                key.push(pass);
            }
            Self::Nightfall { hole, turn } => {
                key.push(1);
                key.extend(hole.to_le_bytes());
                key.extend(turn.to_le_bytes());
            }
            Self::Monster { hole, turn, id } => {
                key.push(2);
                key.extend(hole.to_le_bytes());
                key.extend(turn.to_le_bytes());
                key.extend(id.to_le_bytes());
            }
            Self::Offer { choice } => {
                key.push(3);
                key.extend(choice.to_le_bytes());
            }
            Self::Guess { hole, turn } => {
                key.push(255);
                key.extend(hole.to_le_bytes());
                key.extend(turn.to_le_bytes());
            }
        }
        key
    }
}

/// A source of whole numbers for one purpose; made by [`Seed::dice`].
#[derive(Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    fn new(seed: Seed, stream: Stream) -> Self {
        let key = stream.key();
        let mut bytes = [0; 32];
        for (half, salt) in bytes.chunks_exact_mut(16).zip([0, 1]) {
            let word = xxh3_128_with_seed(&key, seed.number() ^ (salt << 63));
            half.copy_from_slice(&word.to_le_bytes());
        }
        Self(ChaCha8Rng::from_seed(bytes))
    }

    /// A number in `0..bound`, each equally likely. A bound of 0 counts as 1.
    ///
    /// Our own sampler (Lemire's multiplication with rejection), so that no library's change of
    /// method changes what a seed gives.
    pub fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        let reject = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= reject {
                return (product >> 32) as u32;
            }
        }
    }

    /// A number in `low..=high`, each equally likely; `low` if the range is empty.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        let span = (i64::from(high) - i64::from(low)).clamp(0, i64::from(u32::MAX) - 1);
        (i64::from(low) + i64::from(self.below(span as u32 + 1))) as i32
    }

    /// True in `percent` of a hundred cases.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    /// One of the items, each equally likely; none of an empty slice.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// One of the items, each as likely as the weight beside it; none when nothing weighs anything.
    pub fn weigh<T: Copy>(&mut self, items: &[(T, u32)]) -> Option<T> {
        let total = items.iter().map(|&(_, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut left = self.below(total);
        let mut drawn = items.iter().filter(|&&(_, weight)| {
            let is_drawn = left < weight;
            left = left.wrapping_sub(weight);
            is_drawn
        });
        drawn.next().map(|&(item, _)| item)
    }

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}
