//! Terminals that lie, stall or vanish.

use std::time::Duration;

use portable_pty::CommandBuilder;

use super::{Seat, count, size};

#[test]
fn a_place_that_does_not_exist_is_no_place() {
    let mut seat = Seat::take(&[]);
    let reports = [
        "\x1b[<0;0;0M",
        "\x1b[<64;65535;65535M",
        "\x1b[M   ",
        "\x1b[0;0R",
        "\x1b[32;0;0M",
    ];
    for report in reports {
        seat.send(report);
        seat.send("f");
        seat.wait_for("AIM");
        seat.send("\u{1b}");
        seat.wait_for("WALK");
    }
    seat.send("q");
    assert_eq!(seat.end(), 0);
    assert_eq!(count(&seat.bytes(), b"panicked"), 0);
}

#[cfg(unix)]
#[test]
fn a_terminal_that_takes_no_more_holds_no_signal_up() {
    for (name, code) in [("-TERM", 143), ("-HUP", 129), ("-INT", 130)] {
        let mut seat = Seat::take(&[]);
        seat.stop_reading();
        seat.master.resize(size(300, 100)).unwrap();
        for _ in 0..60 {
            seat.send("\u{c}");
            std::thread::sleep(Duration::from_millis(10));
        }
        std::thread::sleep(Duration::from_millis(500));
        seat.signal(name);
        assert_eq!(seat.end(), code, "{name}");
        let mode = seat.master.get_termios().map(|mode| mode.local_flags);
        assert!(format!("{mode:?}").contains("ICANON"), "{mode:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_terminal_that_vanishes_without_a_signal_ends_it() {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
    command.args(["play", "--seed", "7"]);
    command.set_controlling_tty(false);
    let mut seat = Seat::run(command, &[]);
    seat.stop_reading();
    let mut game = seat.vanish();
    assert_eq!(game.end(), 129);
}

/// A report of the mouse at a column and row, counted from 1: 0 is a click, 35 a motion.
fn mouse(deed: u32, column: u32, row: u32) -> String {
    format!("\x1b[<{deed};{column};{row}M")
}

#[test]
fn a_mouse_that_moves_draws_what_changes_and_no_more() {
    let mut seat = Seat::take(&[]);
    let motions = |times: u32| -> String {
        let place = |at: u32| mouse(35, 3 + at * 7 % 45, 4 + at * 3 % 13);
        (0..times).map(place).collect()
    };
    let before = seat.bytes().len();
    seat.send(&motions(50));
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(
        seat.bytes().len(),
        before,
        "on the walk a motion is nothing"
    );
    seat.send("f");
    seat.wait_for("AIM");
    let frames = |seat: &Seat| count(&seat.bytes(), b"\x1b[?2026h");
    let before = frames(&seat);
    seat.send(&motions(2000));
    seat.send("\u{1b}");
    seat.wait_for("WALK");
    let drawn = frames(&seat) - before;
    assert!((1..1000).contains(&drawn), "{drawn}");
}

#[test]
fn the_mouse_is_taken_and_given_back_as_one_wishes() {
    let taken = |seat: &Seat| {
        let mode = seat.screen().screen().mouse_protocol_mode();
        mode != vt100::MouseProtocolMode::None
    };
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
    command.args(["play", "--seed", "7", "--no-mouse"]);
    let mut seat = Seat::run(command, &[]);
    assert!(!taken(&seat));
    seat.send("\u{14}");
    seat.wait_for("The mouse plays");
    assert!(taken(&seat));
    seat.send("\u{14}");
    seat.wait_for("the terminal's");
    assert!(!taken(&seat));
    // What was never switched on is not switched off.
    seat.send("q");
    assert_eq!(seat.end(), 0);
    let on = count(&seat.bytes(), b"\x1b[?1003h");
    assert_eq!((on, count(&seat.bytes(), b"\x1b[?1003l")), (1, 1));
}
