//! `survey`: many holes built and summed up, as a table, a picture or JSON.

mod plot;
mod progress;
mod report;
mod table;

use std::io::Write;
use std::time::{Duration, Instant};

use super::args::{Everywhere, SurveyArgs};
use super::failure::Failure;
use super::settings::Chosen;
use crate::content::Content;
use crate::course::survey::{Lent, Stretch, Survey};
use crate::hole::Course;

use progress::Progress;
use report::Report;

/// What was asked for, and what was found on each course.
struct Found<'a> {
    asked: &'a SurveyArgs,
    courses: Vec<(Course, Survey)>,
    /// The whole run.
    took: Duration,
}

/// Builds the holes asked for and prints what they are like.
pub fn survey(
    asked: &SurveyArgs,
    everywhere: &Everywhere,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let found = Found::by(asked);
    let text = if asked.json {
        let report = serde_json::to_string(&Report::of(&found));
        report.expect("a survey serializes") + "\n"
    } else {
        let mut text = table::table(&found);
        if asked.plot {
            let ranges: Vec<_> = found
                .courses
                .iter()
                .map(|(course, survey)| (*course, &survey.sums.range))
                .collect();
            text += &plot::plot(&ranges, Chosen::said(everywhere).glyphs.value);
        }
        text
    };
    out.write_all(text.as_bytes()).map_err(Failure::stdout)?;
    out.flush().map_err(Failure::stdout)
}

impl<'a> Found<'a> {
    fn by(asked: &'a SurveyArgs) -> Self {
        let start = now();
        let clock = || now().duration_since(start);
        let stretches = asked.course.0.iter().map(|&course| asked.stretch(course));
        let holes = stretches.clone().map(|stretch| stretch.size()).sum();
        let progress = Progress::new(holes);
        let lent = Lent {
            clock: &clock,
            on_hole: &|| progress.one_more(clock()),
        };
        let content = Content::standard();
        let courses = stretches
            .map(|stretch| (stretch.course, Survey::of(&stretch, content, lent)))
            .collect();
        progress.end();
        Self {
            asked,
            courses,
            took: clock(),
        }
    }

    /// Holes of all courses.
    fn holes(&self) -> u64 {
        let holes = |(_, survey): &(Course, Survey)| survey.sums.holes;
        self.courses.iter().map(holes).sum()
    }
}

impl SurveyArgs {
    fn stretch(&self, course: Course) -> Stretch {
        Stretch {
            course,
            tees: self.tees.unwrap_or_default(),
            seeds: self.seeds.0.clone(),
            holes: self.holes,
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the outermost floor reads the clock and lends it to the survey"
)]
fn now() -> Instant {
    Instant::now()
}
