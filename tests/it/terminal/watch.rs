//! A bot at play, looked on at.

use std::time::{Duration, Instant};

use portable_pty::CommandBuilder;

use super::{PATIENCE, Seat};

fn seat() -> Seat {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
    command.args(["watch", "--seed", "7"]);
    let seat = Seat::start(command, &[]);
    seat.wait_for("THE CADDIE PLAYS");
    seat
}

/// Waits until nothing has been written for a while.
fn wait_for_silence(seat: &Seat) {
    let start = Instant::now();
    let mut before = 0;
    while seat.bytes().len() != before {
        assert!(start.elapsed() < PATIENCE, "it never falls silent");
        before = seat.bytes().len();
        std::thread::sleep(Duration::from_millis(500));
    }
}

#[test]
fn it_plays_pauses_and_leaves() {
    let mut seat = seat();
    // By itself, and as far as a swing.
    seat.wait_for("AIM");
    seat.wait_for("strokes  1");
    seat.send(" ");
    seat.wait_for("PAUSED");
    wait_for_silence(&seat);
    let before = seat.bytes().len();
    std::thread::sleep(Duration::from_millis(1500));
    assert_eq!(seat.bytes().len(), before, "a pause writes nothing");
    seat.send(" ");
    seat.wait_for("Space pause");
    seat.send("q");
    assert_eq!(seat.end(), 0);
    assert!(seat.is_restored());
    assert!(seat.shows("The caddie played seed 7."));
    assert!(!seat.shows("not saved"));
    let kept = std::fs::read_dir(seat.data.path()).unwrap();
    assert_eq!(kept.count(), 0, "no file is written");
}

#[test]
fn esc_goes_to_the_title_and_ctrl_c_leaves() {
    let mut seat = seat();
    seat.send("\u{1b}");
    seat.wait_for("New round");
    seat.send("w");
    seat.wait_for("THE CADDIE PLAYS");
    seat.send("\u{3}");
    assert_eq!(seat.end(), 0);
    assert!(seat.is_restored());
    assert!(seat.shows("The caddie played seed "));
}
