//! How long holes took to build: the one part of a survey that differs from run to run.

use std::time::Duration;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::histogram::Histogram;

/// The times of many holes. They add as the sums do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Times(Histogram);

impl Times {
    /// Counts one hole.
    pub fn count(&mut self, took: Duration) {
        let micros = i64::try_from(took.as_micros()).unwrap_or(i64::MAX);
        self.0.count(three_digits(micros));
    }

    /// Adds the times of other holes.
    pub fn add(&mut self, other: &Self) {
        self.0.add(&other.0);
    }

    /// Microseconds that `percent` of a hundred holes did not exceed, to three digits.
    pub fn micros(&self, percent: u32) -> Option<i64> {
        self.0.at(percent)
    }
}

/// The number with all but its first three digits made 0, so that a million times are a few
/// thousand numbers.
fn three_digits(number: i64) -> i64 {
    let mut unit = 1;
    while number / unit >= 1000 {
        unit *= 10;
    }
    number / unit * unit
}

/// Printed in microseconds.
impl Serialize for Times {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Times", 3)?;
        fields.serialize_field("half_us", &self.micros(50))?;
        fields.serialize_field("percent99_us", &self.micros(99))?;
        fields.serialize_field("worst_us", &self.micros(100))?;
        fields.end()
    }
}
