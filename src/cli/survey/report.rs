//! A survey as one JSON object. What depends on the clock or the machine stands under `time` alone.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Found;
use crate::course::survey::{Sums, Times, cores};

/// The object.
#[derive(Serialize)]
pub struct Report<'a> {
    tees: &'static str,
    /// As text, since 64 bits do not fit a JSON number; the second is not part of the range.
    seeds: [String; 2],
    holes_a_seed: u32,
    courses: Vec<CourseReport<'a>>,
    time: TimeReport<'a>,
}

#[derive(Serialize)]
struct CourseReport<'a> {
    course: &'static str,
    architect: &'static str,
    #[serde(flatten)]
    sums: &'a Sums,
}

#[derive(Serialize)]
struct TimeReport<'a> {
    cores: usize,
    seconds: f64,
    holes_a_second: f64,
    /// Of one hole, by course.
    courses: BTreeMap<&'static str, &'a Times>,
}

impl<'a> Report<'a> {
    /// What was found.
    pub fn of(found: &'a Found) -> Self {
        let asked = found.asked;
        let seconds = found.took.as_secs_f64();
        Self {
            tees: asked.tees.unwrap_or_default().name(),
            seeds: [asked.seeds.0.start, asked.seeds.0.end].map(|seed| seed.to_string()),
            holes_a_seed: asked.holes,
            courses: found
                .courses
                .iter()
                .map(|(course, survey)| CourseReport {
                    course: course.name(),
                    architect: crate::course::architect(*course),
                    sums: &survey.sums,
                })
                .collect(),
            time: TimeReport {
                cores: cores(),
                seconds,
                holes_a_second: found.holes() as f64 / seconds,
                courses: found
                    .courses
                    .iter()
                    .map(|(course, survey)| (course.name(), &survey.times))
                    .collect(),
            },
        }
    }
}
