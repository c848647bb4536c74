//! How often each whole number was met. Histograms add, so that a survey can be run in parts, and
//! hold whole numbers alone, so that the order of adding never shows.

use std::collections::BTreeMap;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// Whole numbers and how often each was met.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    /// Counts one more of this number.
    pub fn count(&mut self, number: impl Into<i64>) {
        *self.0.entry(number.into()).or_default() += 1;
    }

    /// Adds all that another has counted.
    pub fn add(&mut self, other: &Self) {
        for (&number, &times) in &other.0 {
            *self.0.entry(number).or_default() += times;
        }
    }

    /// How often this number was counted.
    pub fn times(&self, number: i64) -> u64 {
        self.0.get(&number).copied().unwrap_or(0)
    }

    /// How many numbers were counted.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Their sum.
    pub fn sum(&self) -> i128 {
        self.0
            .iter()
            .map(|(&number, &times)| i128::from(number) * i128::from(times))
            .sum()
    }

    /// Their mean, if any were counted. The one division of whole numbers makes it the same
    /// everywhere.
    pub fn mean(&self) -> Option<f64> {
        (!self.0.is_empty()).then(|| self.sum() as f64 / self.total() as f64)
    }

    /// The least number that at least `percent` of a hundred do not exceed: 0 is the least, 100 the
    /// most.
    pub fn at(&self, percent: u32) -> Option<i64> {
        let rank = (u128::from(self.total()) * u128::from(percent)).div_ceil(100);
        let mut passed = 0;
        self.0.iter().find_map(|(&number, &times)| {
            passed += u128::from(times);
            (passed >= rank).then_some(number)
        })
    }

    /// How often a number above this was counted.
    pub fn above(&self, limit: i64) -> u64 {
        self.0
            .iter()
            .filter(|&(&number, _)| number > limit)
            .map(|(_, times)| times)
            .sum()
    }

    /// Each number that was met and how often, the least first.
    pub fn iter(&self) -> impl Iterator<Item = (i64, u64)> + '_ {
        self.0.iter().map(|(&number, &times)| (number, times))
    }
}

/// Printed with what can be read off it, then number by number.
impl Serialize for Histogram {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Histogram", 7)?;
        fields.serialize_field("least", &self.at(0))?;
        fields.serialize_field("half", &self.at(50))?;
        fields.serialize_field("percent99", &self.at(99))?;
        fields.serialize_field("most", &self.at(100))?;
        fields.serialize_field("mean", &self.mean())?;
        fields.serialize_field("total", &self.total())?;
        fields.serialize_field("counts", &self.0)?;
        fields.end()
    }
}
