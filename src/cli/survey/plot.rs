//! The expressive range of an architect: how straight its holes are, from left to right, against
//! how open, from bottom to top. The more holes share a place, the denser it is drawn.
//!
//! A sign covers two percent of linearity and four of openness. How dense it is goes by the logarithm
//! of its holes, so that rare ones show beside common ones: in ASCII by a ramp of signs, in braille by
//! how many of its eight dots are set, those of the percents with the most holes first.

use std::cmp::Reverse;

use crate::config::Glyphs;
use crate::course::survey::Range;
use crate::hole::Course;

const COLUMNS: usize = 51;

/// Percent of linearity and of openness that a sign covers.
const SIGN: (usize, usize) = (2, 4);

/// Rows between two numbers of the scale.
const SCALE: usize = 5;

/// ASCII from few holes to many.
const RAMP: [char; 9] = ['.', ':', '-', '=', '+', '*', '#', '%', '@'];

/// The bits of the dots in the block of braille signs: columns from the left, dots from the top.
const DOTS: [[u32; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];

/// A panel for each of these, all on one scale.
pub fn plot(ranges: &[(Course, &Range)], glyphs: Glyphs) -> String {
    let places = ranges.iter().flat_map(|(_, range)| range.iter());
    let most = places.map(|(_, openness, _)| openness).max().unwrap_or(0) as usize;
    let rows = (most / SIGN.1 + 1).next_multiple_of(SCALE) + 1;
    let panel =
        |&(course, range): &(Course, &Range)| panel(course, &Counts::of(range, rows), glyphs);
    ranges.iter().map(panel).collect()
}

fn panel(course: Course, counts: &Counts, glyphs: Glyphs) -> String {
    let mut text = format!(
        "\n{}: openness upwards, linearity to the right, in percent\n",
        course.title()
    );
    for row in (0..counts.rows).rev() {
        let scale = match row % SCALE {
            0 => (row * SIGN.1).to_string(),
            _ => String::new(),
        };
        let signs: String = (0..COLUMNS)
            .map(|column| counts.sign(column, row, glyphs))
            .collect();
        text += format!("{scale:>4} |{signs}").trim_end();
        text.push('\n');
    }
    text += &format!("     +{}\n      ", "-".repeat(COLUMNS));
    for percent in (0..=100).step_by(20) {
        text += &format!("{percent:<10}");
    }
    text.truncate(text.trim_end().len());
    text + "\n"
}

/// Holes by percent of linearity and of openness.
struct Counts {
    holes: Vec<u64>,
    rows: usize,
    /// The most under one sign.
    most: u64,
}

impl Counts {
    fn of(range: &Range, rows: usize) -> Self {
        let mut counts = Self {
            holes: vec![0; COLUMNS * SIGN.0 * rows * SIGN.1],
            rows,
            most: 0,
        };
        for (linearity, openness, times) in range.iter() {
            let place = Self::place(linearity.min(100) as usize, openness as usize);
            counts.holes[place] += times;
        }
        let signs = (0..COLUMNS).flat_map(|column| (0..rows).map(move |row| (column, row)));
        let under = |(column, row)| counts.under(column, row).map(|(holes, _)| holes);
        counts.most = signs
            .map(|sign| under(sign).iter().sum())
            .max()
            .unwrap_or(0);
        counts
    }

    fn place(linearity: usize, openness: usize) -> usize {
        openness * COLUMNS * SIGN.0 + linearity
    }

    /// The holes at each of the percents under a sign, and the dot that stands for them.
    fn under(&self, column: usize, row: usize) -> [(u64, u32); SIGN.0 * SIGN.1] {
        std::array::from_fn(|dot| {
            let (x, y) = (dot / SIGN.1, dot % SIGN.1);
            let openness = row * SIGN.1 + (SIGN.1 - 1 - y);
            let place = Self::place(column * SIGN.0 + x, openness);
            (self.holes[place], DOTS[x][y])
        })
    }

    fn sign(&self, column: usize, row: usize, glyphs: Glyphs) -> char {
        let mut under = self.under(column, row);
        let holes = under.iter().map(|(holes, _)| holes).sum();
        let steps = match glyphs {
            Glyphs::Ascii => RAMP.len(),
            Glyphs::Unicode => under.len(),
        };
        let Some(step) = step(holes, self.most, steps) else {
            return ' ';
        };
        match glyphs {
            Glyphs::Ascii => RAMP[step],
            Glyphs::Unicode => {
                under.sort_by_key(|&(holes, _)| Reverse(holes));
                let bits: u32 = under[..=step].iter().map(|(_, bit)| bit).sum();
                char::from_u32(0x2800 + bits).unwrap_or(' ')
            }
        }
    }
}

/// The step of a count on a scale of logarithms, `0..steps` from one hole to the most there are;
/// none for no hole.
fn step(holes: u64, most: u64, steps: usize) -> Option<usize> {
    let log = holes.checked_ilog2()? as usize;
    let whole = most.checked_ilog2()? as usize + 1;
    Some(log * steps / whole)
}
