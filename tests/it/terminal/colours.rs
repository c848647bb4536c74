//! Colours and signs: as many as the terminal has, and none where none are wanted.

use portable_pty::CommandBuilder;

use super::{Seat, count};

#[test]
fn no_color_keeps_bold_and_drops_colour() {
    let seat = Seat::take(&[("NO_COLOR", "1")]);
    let parser = seat.screen();
    let screen = parser.screen();
    let cells: Vec<_> = (0..24)
        .flat_map(|row| (0..80).map(move |column| (row, column)))
        .filter_map(|(row, column)| screen.cell(row, column))
        .collect();
    let plain = vt100::Color::Default;
    assert!(
        cells
            .iter()
            .all(|c| c.fgcolor() == plain && c.bgcolor() == plain)
    );
    assert!(cells.iter().any(|c| c.bold()));
}

#[test]
fn no_color_keeps_reverse() {
    let mut seat = Seat::take(&[("NO_COLOR", "1")]);
    seat.send("f");
    seat.wait_for("AIM");
    // Along one line or another a cell is marked.
    let reverse = |seat: &Seat| {
        let parser = seat.screen();
        let inverse = |row, column| {
            parser
                .screen()
                .cell(row, column)
                .is_some_and(|c| c.inverse())
        };
        (0..24).any(|row| (0..80).any(|column| inverse(row, column)))
    };
    let tries = (1..=9).any(|number| {
        seat.send("\t");
        seat.wait_for(&format!("Line {number} of "));
        reverse(&seat)
    });
    assert!(tries, "nothing is reversed");
}

#[test]
fn sixteen_colours_are_sent_as_such() {
    let seat = Seat::take(&[("TERM", "xterm"), ("COLORTERM", "")]);
    let bytes = seat.bytes();
    for indexed in [&b"38;5;"[..], b"48;5;", b"38;2;", b"48;2;"] {
        assert_eq!(count(&bytes, indexed), 0);
    }
    let screen = seat.screen();
    let colored = |row| {
        let mut cells = (0..80).filter_map(|column| screen.screen().cell(row, column));
        cells.any(|cell| cell.fgcolor() != vt100::Color::Default)
    };
    assert!((0..24).any(colored));
}

#[test]
fn true_colour_is_sent_only_to_who_says_so() {
    let seat = Seat::take(&[("COLORTERM", "")]);
    for direct in [&b"38;2;"[..], b"48;2;"] {
        assert_eq!(count(&seat.bytes(), direct), 0);
    }
    assert!(count(&seat.bytes(), b"38;5;") > 0);
    let seat = Seat::take(&[]);
    assert!(count(&seat.bytes(), b"38;2;") > 0);
}

#[test]
fn ascii_signs_are_all_ascii() {
    let mut asked = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
    asked.args(["play", "--seed", "7", "--glyphs", "ascii"]);
    let mut plain = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
    plain.args(["play", "--seed", "7"]);
    for (command, env) in [
        (asked, &[][..]),
        (plain.clone(), &[("TERM", "linux")]),
        (plain, &[("LANG", "C")]),
    ] {
        let mut seat = Seat::run(command, env);
        seat.send("f");
        seat.wait_for("AIM");
        seat.send("\u{1b}");
        seat.wait_for("WALK");
        seat.send("x");
        seat.wait_for("LOOK");
        seat.send("?");
        seat.wait_for("back to the game");
        let wide: Vec<u8> = seat
            .bytes()
            .into_iter()
            .filter(|byte| *byte >= 0x80)
            .collect();
        assert_eq!(String::from_utf8_lossy(&wide), "", "{env:?}");
    }
}

#[test]
fn a_dumb_terminal_is_spoken_to_in_words() {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
    command.args(["play", "--seed", "7"]);
    let mut seat = Seat::start(command, &[("TERM", "dumb")]);
    seat.wait_for("Ball in reach.");
    seat.send("look\n");
    seat.wait_for("Open cells: ");
    seat.send("quit\n");
    assert_eq!(seat.end(), 0);
    seat.wait_for("bogeyman resume graveyard-7-1 goes on.");
    let odd = |byte: &u8| !matches!(byte, b' '..=b'~' | b'\n' | b'\r');
    assert!(!seat.bytes().iter().any(odd));
}
