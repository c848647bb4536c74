//! The expressive range of an architect: how straight its holes are, from left to right, against
//! how open, from bottom to top. The more holes share a place, the denser it is drawn.
//!
//! A sign covers two percent of linearity and four of openness: with braille a dot for each pair of
//! percents, with ASCII a sign for all eight. Density is the logarithm of the count, so that rare
//! holes show beside common ones; braille dots are spread over a neighbourhood by their thresholds.

use crate::course::survey::Range;
use crate::hole::Course;
use crate::tui::Glyphs;

const COLUMNS: usize = 51;
const ROWS: usize = 26;

/// Percent of linearity and of openness that a sign covers.
const SIGN: (usize, usize) = (2, 4);

/// ASCII from empty to dense.
const RAMP: &[u8; 10] = b" .:-=+*#%@";

/// How dense a place must be, in eighths of the densest, for each dot of a sign to show: columns
/// from the left, dots from the top.
const THRESHOLDS: [[u32; 4]; 2] = [[0, 6, 1, 7], [4, 2, 5, 3]];

/// The bit of each dot in the block of braille signs, the same way round.
const DOTS: [[u32; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];

/// The panel of a course.
pub fn plot(course: Course, range: &Range, glyphs: Glyphs) -> String {
    let counts = Counts::of(range);
    let mut text = format!(
        "\n{}: openness (up) against linearity (right), in percent; denser is more holes\n",
        course.title()
    );
    for row in (0..ROWS).rev() {
        let low = row * SIGN.1;
        let scale = if row % 5 == 0 {
            low.to_string()
        } else {
            String::new()
        };
        let signs: String = (0..COLUMNS)
            .map(|column| match glyphs {
                Glyphs::Unicode => counts.braille(column, row),
                Glyphs::Ascii => counts.ascii(column, row),
            })
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
    /// The most at one place, and the most under one sign.
    most: (u64, u64),
}

impl Counts {
    fn of(range: &Range) -> Self {
        let mut counts = Self {
            holes: vec![0; COLUMNS * SIGN.0 * ROWS * SIGN.1],
            most: (0, 0),
        };
        for (linearity, openness, times) in range.iter() {
            let place = Self::place(linearity.min(100) as usize, openness.min(100) as usize);
            counts.holes[place] += times;
        }
        counts.most.0 = counts.holes.iter().copied().max().unwrap_or(0);
        let signs = (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| (column, row)));
        counts.most.1 = signs
            .map(|(column, row)| counts.under(column, row))
            .max()
            .unwrap_or(0);
        counts
    }

    fn place(linearity: usize, openness: usize) -> usize {
        openness * COLUMNS * SIGN.0 + linearity
    }

    fn at(&self, linearity: usize, openness: usize) -> u64 {
        self.holes[Self::place(linearity, openness)]
    }

    /// Holes under a sign.
    fn under(&self, column: usize, row: usize) -> u64 {
        (0..SIGN.0)
            .flat_map(|x| (0..SIGN.1).map(move |y| (x, y)))
            .map(|(x, y)| self.at(column * SIGN.0 + x, row * SIGN.1 + y))
            .sum()
    }

    fn ascii(&self, column: usize, row: usize) -> char {
        let steps = RAMP.len() as u32 - 1;
        match density(self.under(column, row), self.most.1, steps) {
            Some(step) => RAMP[step as usize + 1].into(),
            None => ' ',
        }
    }

    fn braille(&self, column: usize, row: usize) -> char {
        let mut bits = 0;
        for x in 0..SIGN.0 {
            for y in 0..SIGN.1 {
                let openness = row * SIGN.1 + (SIGN.1 - 1 - y);
                let holes = self.at(column * SIGN.0 + x, openness);
                let shows = density(holes, self.most.0, 8).is_some_and(|d| d >= THRESHOLDS[x][y]);
                bits |= DOTS[x][y] * u32::from(shows);
            }
        }
        match bits {
            0 => ' ',
            _ => char::from_u32(0x2800 + bits).unwrap_or(' '),
        }
    }
}

/// The logarithm of a count on a scale of `steps` steps from one hole to the most there are; none
/// for no hole.
fn density(holes: u64, most: u64, steps: u32) -> Option<u32> {
    let log = holes.checked_ilog2()?;
    let whole = most.checked_ilog2()? + 1;
    Some(log * steps / whole)
}
