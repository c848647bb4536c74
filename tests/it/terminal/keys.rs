//! Keys that come too soon, in pieces, or as a paste.

use std::time::Duration;

use super::Seat;

#[test]
fn keys_typed_during_a_motion_are_dropped() {
    let mut seat = Seat::take(&[]);
    seat.send("f");
    seat.wait_for("AIM");
    seat.send("01\r");
    seat.send(&".".repeat(300));
    seat.wait_for("WALK");
    // A sign that all before was read.
    seat.send("?");
    seat.wait_for("back to the game");
    seat.send("\u{3}");
    assert_eq!(seat.end(), 0);
    let commands = seat.commands();
    assert!(commands[0].starts_with("swing"), "{commands:?}");
    assert_eq!(commands.len(), 1, "{commands:?}");
}

#[test]
fn no_key_waits_for_the_next_one() {
    let mut seat = Seat::take(&[]);
    // More than is read at once; the last one opens the list again.
    seat.send(&"? ".repeat(1500));
    seat.send("?");
    seat.wait_for("back to the game");
}

#[test]
fn a_torn_key_is_no_key() {
    let mut seat = Seat::take(&[]);
    for parts in [
        ["\u{1b}", "[", "A"],
        ["\u{1b}", "O", "D"],
        ["\u{1b}", "[1;2", "C"],
    ] {
        for part in parts {
            seat.send(part);
            std::thread::sleep(Duration::from_millis(60));
        }
    }
    // A sign that all before was read.
    seat.send("?");
    seat.wait_for("back to the game");
    assert_eq!(seat.commands(), [""; 0]);
    seat.send("\u{3}");
    assert_eq!(seat.end(), 0);
}

#[test]
fn a_paste_is_no_play() {
    let mut seat = Seat::take(&[]);
    seat.send("\u{1b}[200~..f\rqoooq\u{3}\u{1b}[201~");
    seat.send("?");
    seat.wait_for("back to the game");
    assert_eq!(seat.commands(), [""; 0]);
    seat.send("\u{3}");
    assert_eq!(seat.end(), 0);
}
