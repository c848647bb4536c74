//! A survey as a table in words.

use super::Found;
use crate::course::survey::{Figure, Histogram, Sightings, Survey, cores};
use crate::hole::Course;

/// A block a course, then how long it all took.
pub fn table(found: &Found) -> String {
    let mut text = String::new();
    for (course, survey) in &found.courses {
        text += &block(found, *course, survey);
    }
    let seconds = found.took.as_secs_f64();
    text += &format!(
        "{} holes in {seconds:.1} s on {} cores: {:.0} a second\n",
        found.holes(),
        cores(),
        found.holes() as f64 / seconds
    );
    text
}

fn block(found: &Found, course: Course, survey: &Survey) -> String {
    let asked = found.asked;
    let sums = &survey.sums;
    let mut text = format!(
        "{}, {} tees: holes 1 to {} of seeds {}..{}\n\n",
        course.title(),
        asked.tees.unwrap_or_default(),
        asked.holes,
        asked.seeds.0.start,
        asked.seeds.0.end
    );
    text += &line("holes", &sums.holes.to_string());
    text += &line(
        "attempts",
        &sums.figures.of(Figure::Attempts).sum().to_string(),
    );
    let refused: u64 = sums.flaws.values().sum();
    text += &line("refused drafts", &refused.to_string());
    for (flaw, times) in &sums.flaws {
        text += &line(&format!("  {flaw:?}"), &times.to_string());
    }
    text += &line("fallbacks", &seen(sums.fallbacks));
    text += &line("without a witness", &seen(sums.without_witness));
    text += &line("caddie over walk + 1", &seen(sums.caddie_over_limit));
    text += &format!(
        "\n{:24}{:>8}{:>8}{:>8}{:>8}{:>8}{:>9}\n",
        "of a hole", "least", "1 %", "half", "99 %", "most", "mean"
    );
    for figure in Figure::ALL {
        text += &row(figure.words(), sums.figures.of(figure));
    }
    text += &times(survey);
    text + &shares(survey) + "\n"
}

fn line(words: &str, number: &str) -> String {
    format!("{words:24}{number:>8}\n")
}

fn seen(sightings: Sightings) -> String {
    let count = format!("{:>8}", sightings.count);
    match sightings.first {
        Some(place) => format!("{count}  first: seed {} hole {}", place.seed, place.hole),
        None => count,
    }
}

fn row(words: &str, histogram: &Histogram) -> String {
    let (Some(least), Some(mean)) = (histogram.at(0), histogram.mean()) else {
        return format!("{words:24}{:>8}\n", "none");
    };
    let mut row = format!("{words:24}{least:>8}");
    for percent in [1, 50, 99, 100] {
        row += &format!("{:>8}", histogram.at(percent).unwrap_or(least));
    }
    row + &format!("{mean:>9.2}\n")
}

fn times(survey: &Survey) -> String {
    let ms = |percent| survey.times.micros(percent).unwrap_or(0) as f64 / 1000.0;
    format!(
        "{:24}{:>8.2}{:>8.2}{:>8.2}{:>8.2}{:>8.2}\n\n",
        "time to build, ms",
        ms(0),
        ms(1),
        ms(50),
        ms(99),
        ms(100)
    )
}

/// How many of a hundred holes have each par and each number of strokes.
fn shares(survey: &Survey) -> String {
    let figures = [Figure::Par, Figure::Caddie, Figure::ParMinusCaddie];
    let histograms = figures.map(|figure| (figure.words(), survey.sums.figures.of(figure)));
    let least = histograms
        .iter()
        .filter_map(|(_, histogram)| histogram.at(0))
        .min();
    let most = histograms
        .iter()
        .filter_map(|(_, histogram)| histogram.at(100))
        .max();
    let numbers = least.unwrap_or(0)..=most.unwrap_or(0);
    let mut text = format!("{:24}", "% of holes with");
    for number in numbers.clone() {
        text += &format!("{number:>5}");
    }
    for (words, histogram) in histograms {
        text += &format!("\n{words:24}");
        for number in numbers.clone() {
            let times = histogram.times(number) as f64;
            let share = times * 100.0 / histogram.total().max(1) as f64;
            text += &format!("{share:>5.1}");
        }
    }
    text + "\n"
}
