//! Nothing is written while nothing happens, and nothing is ever asked of the terminal.

use std::time::Duration;

use portable_pty::CommandBuilder;

use super::{Seat, count};

/// How long a screen is given to come to rest, and is then listened to.
const REST: Duration = Duration::from_millis(250);
const LISTEN: Duration = Duration::from_millis(450);

/// Nothing is written from now on.
fn is_silent(seat: &Seat, screen: &str) {
    std::thread::sleep(REST);
    let before = seat.bytes().len();
    std::thread::sleep(LISTEN);
    let after = seat.bytes();
    let words = String::from_utf8_lossy(&after[before..]);
    assert_eq!(words, "", "{screen}");
}

#[test]
fn every_screen_that_stands_still_writes_nothing() {
    let mut seat = Seat::take(&[]);
    is_silent(&seat, "the walk");
    for (keys, words) in [
        ("f", "AIM"),
        ("r", "RELIEF"),
        ("x", "LOOK"),
        ("i", "THE BAG"),
    ] {
        seat.send(keys);
        seat.wait_for(words);
        is_silent(&seat, words);
        seat.send("\u{1b}");
        seat.wait_for("WALK");
    }
    seat.send("?");
    seat.wait_for("back to the game");
    is_silent(&seat, "the keys");
    seat.send(" ");
    seat.wait_for("press f to aim");
    // And after a motion.
    seat.send("f");
    seat.wait_for("AIM");
    seat.send("\r");
    seat.wait_for("strokes  1");
    std::thread::sleep(Duration::from_millis(1200));
    is_silent(&seat, "after the roll");
}

#[test]
fn the_still_title_writes_nothing() {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
    command.arg("--no-animation");
    let seat = Seat::start(command, &[]);
    seat.wait_for("New round");
    is_silent(&seat, "the title");
}

#[cfg(target_os = "linux")]
#[test]
fn it_takes_no_time_while_it_waits() {
    let seat = Seat::take(&[]);
    let spent = || {
        let id = seat.child.0.process_id().unwrap();
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
        let fields: Vec<&str> = stat
            .rsplit(')')
            .next()
            .unwrap()
            .split_whitespace()
            .collect();
        // Hundredths of a second in the program and in the system for it.
        fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
    };
    std::thread::sleep(REST);
    let before = spent();
    std::thread::sleep(Duration::from_millis(800));
    assert!(
        spent() - before <= 2,
        "{} before, {} after",
        before,
        spent()
    );
}

#[test]
fn frames_are_whole() {
    let mut seat = Seat::take(&[]);
    seat.send("f");
    seat.wait_for("AIM");
    seat.send("q");
    seat.end();
    let bytes = seat.bytes();
    let (begun, ended) = (count(&bytes, b"\x1b[?2026h"), count(&bytes, b"\x1b[?2026l"));
    assert!(begun >= 2);
    // One more end, for good measure, on the way out.
    assert_eq!(ended, begun + 1);
}

#[test]
fn no_question_is_asked_of_the_terminal() {
    let mut seat = Seat::take(&[]);
    for step in 0..3 {
        seat.master.resize(super::size(90 + step, 30)).unwrap();
        std::thread::sleep(Duration::from_millis(60));
        seat.send("\u{c}");
        std::thread::sleep(Duration::from_millis(60));
    }
    seat.master.resize(super::size(80, 24)).unwrap();
    std::thread::sleep(Duration::from_millis(60));
    seat.send("\u{c}f");
    seat.wait_for("AIM");
    seat.send("q");
    assert_eq!(seat.end(), 0);
    let bytes = seat.bytes();
    // The cursor's place, attributes, colours, keyboard flags, sizes, capabilities, modes.
    let questions = [
        &b"\x1b[6n"[..],
        b"\x1b[5n",
        b"\x1b[?6n",
        b"\x1b[c",
        b"\x1b[0c",
        b"\x1b[>c",
        b"\x1b[>0c",
        b"\x1b[=c",
        b"\x1b[?u",
        b"\x1b]10;?",
        b"\x1b]11;?",
        b"\x1b[14t",
        b"\x1b[18t",
        b"\x1bP+q",
        b"\x1b[>q",
        b"$p",
    ];
    for question in questions {
        let asked = String::from_utf8_lossy(question);
        assert_eq!(count(&bytes, question), 0, "{asked:?}");
    }
}
