//! Plays the witness of many Graveyard holes through the game's own door, walking to the ball and
//! swinging what it says: `cargo run --release --example check_witness -- 0..10000` for holes 1 to 9
//! of these seeds (half-open). Exits 1 when one does not hole out, or a hole had to fall back.

use std::process::ExitCode;

use bogeyman::content::Content;
use bogeyman::course::{self, Brief};
use bogeyman::dice::Seed;
use bogeyman::hole::{Course, Hole, Tees};
use rayon::prelude::*;

#[path = "../tests/it/witness.rs"]
mod witness;

fn main() -> ExitCode {
    let range = std::env::args().nth(1).unwrap_or_default();
    let (from, to) = range.split_once("..").unwrap_or(("", ""));
    let (low, high) = (from.parse().unwrap_or(0), to.parse().unwrap_or(1000u64));
    let faults: Vec<String> = (low..high)
        .into_par_iter()
        .flat_map_iter(|seed| (1..=9).map(move |number| (seed, number)))
        .filter_map(|(seed, number)| {
            let fault = fault(&hole(seed, number))?;
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

fn hole(seed: u64, number: u32) -> Hole {
    let brief = Brief {
        course: Course::Graveyard,
        tees: Tees::ALL[seed as usize % 3],
        number,
    };
    course::hole(&brief, Seed::new(seed), Content::standard())
}
