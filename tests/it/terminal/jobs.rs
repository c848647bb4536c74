//! Stopping and going on, under a shell that controls jobs and without one.

use std::time::{Duration, Instant};

use portable_pty::CommandBuilder;

use super::{PATIENCE, Seat, count, kill};

/// A round as a job of a shell, which then does what `after` says.
fn job(after: &str) -> Seat {
    let program = env!("CARGO_BIN_EXE_bogeyman");
    let round = format!("echo $$ > \"$BOGEYMAN_DATA_DIR/id\"; exec {program} play --seed 7");
    let mut shell = CommandBuilder::new("sh");
    shell.args(["-m", "-c", &format!("sh -c '{round}'; {after}")]);
    Seat::run(shell, &[])
}

fn id(seat: &Seat) -> String {
    let id = std::fs::read_to_string(seat.data.path().join("id")).unwrap();
    id.trim().to_owned()
}

/// Waits for words among all that was ever written.
fn wait_for_line(seat: &Seat, words: &str) {
    let start = Instant::now();
    while count(&seat.bytes(), words.as_bytes()) == 0 {
        assert!(start.elapsed() < PATIENCE, "{words:?} never came");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn stops_and_goes_on(stop: impl Fn(&mut Seat)) {
    let mut seat = job("echo AWAY; read go; fg; echo BACK $?");
    stop(&mut seat);
    wait_for_line(&seat, "AWAY");
    assert!(seat.is_restored());
    seat.send("\n");
    seat.wait_for("THE GRAVEYARD");
    seat.send("q");
    wait_for_line(&seat, "BACK 0");
    assert_eq!(seat.end(), 0);
    assert!(seat.is_restored());
}

#[test]
fn ctrl_z_stops_it_and_it_goes_on() {
    stops_and_goes_on(|seat| seat.send("\u{1a}"));
}

#[test]
fn a_stop_from_outside_is_the_same() {
    stops_and_goes_on(|seat| kill("-TSTP", &id(seat)));
}

#[test]
fn a_stop_it_cannot_see_does_no_harm() {
    let mut seat = job("echo AWAY; read go; fg; echo BACK $?");
    kill("-STOP", &id(&seat));
    wait_for_line(&seat, "AWAY");
    let before = count(&seat.bytes(), b"\x1b[?1049h");
    seat.send("\n");
    let start = Instant::now();
    while count(&seat.bytes(), b"\x1b[?1049h") == before {
        assert!(start.elapsed() < PATIENCE, "it does not come back");
        std::thread::sleep(Duration::from_millis(10));
    }
    seat.wait_for("THE GRAVEYARD");
    seat.send("q");
    wait_for_line(&seat, "BACK 0");
    assert!(seat.is_restored());
}

#[test]
fn a_stopped_game_can_be_ended_from_its_shell() {
    for (name, code) in [("TERM", 143), ("HUP", 129), ("INT", 130)] {
        for stop in ["TSTP", "STOP"] {
            // Some shells take a stop for an end to wait for.
            let after = format!(
                "echo AWAY; kill -s {name} %1; kill -s CONT %1; ended=0; tries=0; \
                 while test $ended -ne {code} -a $tries -lt 150; \
                 do wait %1; ended=$?; tries=$((tries + 1)); sleep 0.1; done; echo GONE $ended"
            );
            let seat = job(&after);
            kill(&format!("-{stop}"), &id(&seat));
            wait_for_line(&seat, &format!("GONE {code}"));
        }
    }
}

#[test]
fn a_stop_that_no_shell_would_end_does_nothing() {
    for by_key in [true, false] {
        let mut seat = Seat::take(&[]);
        let before = count(&seat.bytes(), b"\x1b[?1049h");
        if by_key {
            seat.send("\u{1a}");
        } else {
            seat.signal("-TSTP");
        }
        let start = Instant::now();
        while count(&seat.bytes(), b"\x1b[?1049h") == before {
            assert!(start.elapsed() < PATIENCE, "it does not come back");
            std::thread::sleep(Duration::from_millis(10));
        }
        seat.send("f");
        seat.wait_for("AIM");
        seat.send("q");
        assert_eq!(seat.end(), 0);
        assert!(seat.is_restored());
    }
}
