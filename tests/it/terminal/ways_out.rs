//! However it ends, the terminal is as before and the round is kept.

use portable_pty::CommandBuilder;

use super::{Seat, count, is_recorded, left_on};

#[test]
fn modes_that_are_left_on_are_noticed() {
    assert_eq!(
        left_on(b"\x1b[?1049h\x1b[?1003;1006h\x1b[?25l"),
        [25, 1003, 1006, 1049]
    );
    assert_eq!(
        left_on(b"\x1b[?1049h\x1b[?25l\x1b[>1u\x1b[?1049l\x1b[?25h"),
        [0]
    );
    assert_eq!(left_on(b"\x1b[?2004h\x1b[>1u.\x1b[<1u\x1b[?2004l"), [0; 0]);
}

#[test]
fn it_leaves_by_its_keys_as_it_came() {
    for keys in ["q", "\u{3}", "fq", "f\u{3}", "?\u{3}"] {
        let mut seat = Seat::take(&[]);
        seat.send(keys);
        assert_eq!(seat.end(), 0, "{keys:?}");
        assert!(seat.is_restored(), "{keys:?}");
    }
}

#[test]
fn a_panic_leaves_a_terminal_that_can_be_read_and_a_round_that_can_be_resumed() {
    for (at, keys) in [("draw:4", "...."), ("key:3", "....")] {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
        command.args(["play", "--seed", "7", "--no-animation"]);
        let mut seat = Seat::start(command, &[("BOGEYMAN_PANIC_AT", at)]);
        seat.wait_for("press f to aim");
        for key in keys.chars() {
            seat.send(&key.to_string());
            std::thread::sleep(std::time::Duration::from_millis(30));
        }
        assert_eq!(seat.end(), 101, "{at}");
        assert!(seat.is_restored(), "{at}: {:?}", left_on(&seat.bytes()));
        assert!(
            seat.shows("planned at this "),
            "{}",
            seat.screen().screen().contents()
        );
        let bytes = seat.bytes();
        let (begun, ended) = (count(&bytes, b"\x1b[?2026h"), count(&bytes, b"\x1b[?2026l"));
        assert!(ended >= begun, "{at}");
        let mode = seat.master.get_termios().map(|mode| mode.local_flags);
        assert!(format!("{mode:?}").contains("ICANON"), "{mode:?}");
        assert!(seat.commands().len() >= 2, "{at}");
        assert!(is_recorded(&seat), "{at}");
    }
}
