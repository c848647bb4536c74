//! Plays the witness of many holes of a course through the game's own door, walking to the ball and
//! swinging what it says: `cargo run --release --example check_witness -- 0..10000 dungeon` for holes 1
//! to 9 of these seeds (half-open); without a name on the default course. Exits 1 when one does not hole
//! out, or a hole had to fall back.

use std::process::ExitCode;

use bogeyman::content::Content;
use bogeyman::course::{self, Brief};
use bogeyman::dice::Seed;
use bogeyman::hole::{Course, Hole, Tees};
use rayon::prelude::*;

#[path = "../tests/it/witness.rs"]
mod witness;

fn main() -> ExitCode {
    let named = |text: &String| Course::parse(text).is_some();
    let (names, ranges): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(named);
    let course = names.first().and_then(|name| Course::parse(name));
    let course = course.unwrap_or(Course::ALL[0]);
    let range = ranges.into_iter().next().unwrap_or_default();
    let (from, to) = range.split_once("..").unwrap_or(("", ""));
    let (low, high) = (from.parse().unwrap_or(0), to.parse().unwrap_or(1000u64));
    let faults: Vec<String> = (low..high)
        .into_par_iter()
        .flat_map_iter(|seed| (1..=9).map(move |number| (seed, number)))
        .filter_map(|(seed, number)| {
            let fault = fault(&hole(course, seed, number))?;
            Some(format!("seed {seed} hole {number}: {fault}"))
        })
        .collect();
    println!("holes      {}", high.saturating_sub(low) * 9);
    println!("violations {}", faults.len());
    for fault in faults.iter().take(20) {
        println!("  {fault}");
    }
    ExitCode::from(u8::from(!faults.is_empty()))
}

fn fault(hole: &Hole) -> Option<String> {
    if hole.fallback {
        return Some("fell back".to_owned());
    }
    witness::play(hole).err()
}

fn hole(course: Course, seed: u64, number: u32) -> Hole {
    let brief = Brief {
        course,
        tees: Tees::ALL[seed as usize % 3],
        number,
    };
    course::hole(&brief, Seed::new(seed), Content::standard())
}
