//! Plays many shots on random boards and judges each from outside.
//!
//! `cargo run --release --example shots -- 1000000` prints what came of them, and fails if any
//! shot broke a rule. The test does the same with fewer.

#[path = "../tests/it/ball/judge.rs"]
mod judge;
#[path = "../tests/it/ball/random.rs"]
#[allow(dead_code)]
mod random;

use std::process::ExitCode;

use random::{Board, Tally, dice};

fn main() -> ExitCode {
    let asked = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let shots: u64 = asked.unwrap_or(1_000_000);
    let mut tally = Tally::default();
    // Other boards than the test's.
    let mut number = 1_000_000;
    while tally.shots < shots {
        let mut dice = dice(number);
        Board::roll(&mut dice).play(&mut dice, 100, &mut tally);
        number += 1;
    }
    println!("{tally:#?}");
    ExitCode::from(u8::from(tally.violations > 0))
}
