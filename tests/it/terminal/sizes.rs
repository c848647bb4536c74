//! Terminals of every size, and of one that changes.

use std::time::Duration;

use portable_pty::CommandBuilder;

use super::{Seat, count, size};

#[test]
fn a_storm_of_sizes_does_no_harm() {
    let mut seat = Seat::take(&[]);
    for turn in 0..200u16 {
        let (columns, rows) = (turn * 7 % 130, turn * 5 % 50);
        seat.master.resize(size(columns, rows)).unwrap();
        if turn % 10 == 0 {
            seat.send("f\u{1b}");
        }
    }
    seat.master.resize(size(80, 24)).unwrap();
    std::thread::sleep(Duration::from_millis(200));
    seat.send("\u{c}");
    seat.wait_for("THE GRAVEYARD");
    seat.send("\u{3}");
    assert_eq!(seat.end(), 0);
    assert!(seat.is_restored());
}

#[test]
fn an_absurd_size_is_drawn_as_far_as_is_sensible() {
    let mut seat = Seat::take(&[]);
    for (columns, rows) in [(65_535, 1), (1, 65_535), (65_535, 65_535)] {
        seat.master.resize(size(columns, rows)).unwrap();
        std::thread::sleep(Duration::from_millis(300));
    }
    seat.master.resize(size(80, 24)).unwrap();
    std::thread::sleep(Duration::from_millis(300));
    // The test's terminal need not have understood what went before.
    seat.send("\u{c}");
    seat.wait_for("THE GRAVEYARD");
    seat.send("\u{3}");
    assert_eq!(seat.end(), 0);
}

#[test]
fn a_bot_plays_on_through_a_storm_of_sizes() {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
    command.args(["watch", "--seed", "7"]);
    let mut seat = Seat::start(command, &[]);
    seat.wait_for("THE CADDIE PLAYS");
    for turn in 0..200u16 {
        let (columns, rows) = (turn * 13 % 140, turn * 7 % 60);
        seat.master.resize(size(columns, rows)).unwrap();
        std::thread::sleep(Duration::from_millis(3));
    }
    seat.master.resize(size(80, 24)).unwrap();
    std::thread::sleep(Duration::from_millis(100));
    seat.send("\u{c}");
    seat.wait_for("THE CADDIE PLAYS");
    seat.send("\u{3}");
    assert_eq!(seat.end(), 0);
    assert!(seat.is_restored());
    assert_eq!(count(&seat.bytes(), b"panicked"), 0);
}

#[test]
fn every_size_is_begun_on_and_grown_from() {
    for (columns, rows) in [(0, 0), (1, 1), (10, 3), (79, 23), (500, 200)] {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
        command.args(["play", "--seed", "7"]);
        let mut seat = Seat::start_on(size(columns, rows), command, &[]);
        while count(&seat.bytes(), b"\x1b[?2026l") == 0 {
            std::thread::sleep(Duration::from_millis(10));
        }
        seat.master.resize(size(80, 24)).unwrap();
        std::thread::sleep(Duration::from_millis(100));
        seat.send("\u{c}");
        seat.wait_for("THE GRAVEYARD");
        seat.send("q");
        assert_eq!(seat.end(), 0, "{columns} x {rows}");
        assert!(seat.is_restored(), "{columns} x {rows}");
    }
}
