//! A survey: many holes built and summed up, so that what holds of one hole can be seen to hold of
//! all.
//!
//! Holes are built on all cores. Each depends on its seed and number alone and everything kept of it
//! is a whole number that adds, so the sums are the same whichever core was first. Only how long it
//! took differs; that is kept apart, in [`Times`], and the clock is the caller's.

mod figure;
mod histogram;
mod measure;
mod sums;
mod times;

pub use figure::{Figure, Figures};
pub use histogram::Histogram;
pub use measure::Measure;
pub use sums::{Place, Range, Sightings, Sums};
pub use times::Times;

use std::time::Duration;

use rayon::prelude::*;

use super::{Brief, hole};
use crate::content::Content;
use crate::dice::Seed;
use crate::hole::{Course, Tees};

/// Which holes to build: holes 1 to `holes` of every seed of a half-open range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The course.
    pub course: Course,
    /// The tees, which change par alone.
    pub tees: Tees,
    /// From this seed up to, but not including, that one. Seeds end at 2^64, so that the end of a
    /// range may lie one beyond them; what lies further counts for nothing.
    pub seeds: std::ops::Range<u128>,
    /// How many holes of each seed.
    pub holes: u32,
}

/// What the caller lends: the time since some moment, and an ear for every hole that is done.
#[derive(Clone, Copy)]
pub struct Lent<'a> {
    /// The clock.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Called after every hole, from any thread.
    pub on_hole: &'a (dyn Fn() + Sync),
}

/// What a survey found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    /// The same for the same holes.
    pub sums: Sums,
    /// Never the same.
    pub times: Times,
}

impl Survey {
    /// Builds these holes on all cores and sums them up.
    pub fn of(stretch: &Stretch, content: &Content, lent: Lent) -> Self {
        let holes = u128::from(stretch.holes);
        (0..stretch.size())
            .into_par_iter()
            .fold(Self::default, |mut survey, place| {
                let seed = stretch.seeds.start + place / holes;
                let number = (place % holes) as u32 + 1;
                let brief = Brief {
                    course: stretch.course,
                    tees: stretch.tees,
                    number,
                };
                survey.build(&brief, Seed::new(seed as u64), content, lent);
                survey
            })
            .reduce(Self::default, Self::and)
    }

    fn build(&mut self, brief: &Brief, seed: Seed, content: &Content, lent: Lent) {
        let before = (lent.clock)();
        let hole = hole(brief, seed, content);
        let after = (lent.clock)();
        self.times.count(after.saturating_sub(before));
        self.sums.count(&hole, content.golfer.range());
        (lent.on_hole)();
    }

    /// Both surveys as one. The two must not share a hole, or it counts twice.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.sums.add(&other.sums);
        self.times.add(&other.times);
        self
    }
}

impl Stretch {
    /// The end of all seeds: 2^64.
    pub const END: u128 = 1 << 64;

    /// How many holes it has.
    pub fn size(&self) -> u128 {
        let end = self.seeds.end.min(Self::END);
        end.saturating_sub(self.seeds.start) * u128::from(self.holes)
    }
}

/// How many holes are built at the same time.
pub fn cores() -> usize {
    rayon::current_num_threads()
}
