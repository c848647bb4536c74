//! Plays many shots on random ground, and as many on holes of the course, and judges each from
//! outside.
//!
//! `cargo run --release --example shots -- 1000000` prints what came of them, and fails if any
//! shot broke a rule. The test does the same with fewer.

#[path = "../tests/it/ball/judge.rs"]
mod judge;
#[path = "../tests/it/ball/plane.rs"]
mod plane;
#[path = "../tests/it/ball/random.rs"]
mod random;

use std::process::ExitCode;

use bogeyman::dice::Dice;
use random::{Board, Tally, dice};

fn main() -> ExitCode {
    let asked = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let shots: u64 = asked.unwrap_or(1_000_000);
    let ground = many(shots, Board::roll);
    println!("on random ground: {ground:#?}");
    let holes = many(shots, Board::of_hole);
    println!("on holes: {holes:#?}");
    ExitCode::from(u8::from(ground.violations + holes.violations > 0))
}

fn many(shots: u64, board: fn(&mut Dice) -> Board) -> Tally {
    let mut tally = Tally::default();
    // Other boards than the test's.
    let mut number = 1_000_000;
    while tally.shots < shots {
        let mut dice = dice(number);
        board(&mut dice).play(&mut dice, 100, &mut tally);
        number += 1;
    }
    tally
}
