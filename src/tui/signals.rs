//! Signals and a lost line, on threads of their own.
//!
//! A handler that only set a flag would leave the game waiting for a key that a dead terminal never
//! sends. So a thread leaves the terminal and ends the program by itself: every command is handed to
//! the system before its result is shown, there is nothing left to save. That thread never waits for
//! the one that stops and goes on, nor for the one that draws.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Signal, getpgrp, kill_current_process_group};
use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcgetpgrp, tcsetattr};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGTTIN, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::raise;

use super::terminal;

/// Whether the key for it stopped the game: then whoever runs with it stops too.
static BY_KEY: AtomicBool = AtomicBool::new(false);

/// How long a program that goes on waits for a signal that came while it was stopped.
const GRACE: Duration = Duration::from_millis(100);

/// Starts the threads.
///
/// # Errors
/// When the system refuses a handler or a thread.
pub fn watch() -> io::Result<()> {
    let ending = Arc::new(AtomicBool::new(false));
    for signal in [SIGHUP, SIGTERM, SIGINT] {
        signal_hook::flag::register(signal, Arc::clone(&ending))?;
    }
    let mut ends = Signals::new([SIGHUP, SIGTERM, SIGINT])?;
    start("ends", move || {
        if let Some(signal) = ends.forever().next() {
            end(signal);
        }
    })?;
    start("line", watch_line)?;
    let mut stops = Signals::new([SIGTSTP, SIGCONT])?;
    start("stops", move || {
        loop {
            let come: Vec<i32> = stops.wait().collect();
            if come.contains(&SIGTSTP) {
                suspend(&mut stops, &ending);
            } else if come.contains(&SIGCONT) {
                go_on(&mut stops, &ending);
            }
            wake();
        }
    })
}

fn start(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.to_owned()).spawn(work)?;
    Ok(())
}

/// Ends the program when the terminal is gone, which not every terminal tells by a signal.
fn watch_line() {
    let stdin = io::stdin();
    loop {
        // Nothing is asked for; a line that is cut is reported all the same.
        let mut line = [PollFd::new(&stdin, PollFlags::empty())];
        match poll(&mut line, None) {
            Err(rustix::io::Errno::INTR) => {}
            Ok(_) if line[0].revents().contains(PollFlags::HUP) => end(SIGHUP),
            // Here the system cannot tell; the signal alone must do.
            Ok(_) | Err(_) => return,
        }
    }
}

/// Leaves and exits as a shell reports a signal: 128 and its number.
pub fn end(signal: i32) -> ! {
    terminal::leave_for_good();
    std::process::exit(128 + signal)
}

/// Stops the game, and whatever runs with it, as the shell's Ctrl-Z expects.
pub fn suspend_by_key() {
    BY_KEY.store(true, Ordering::SeqCst);
    let _ = raise(SIGTSTP);
}

/// Gives the terminal back, stops, and goes on where it was.
fn suspend(stops: &mut Signals, ending: &AtomicBool) {
    let by_key = BY_KEY.swap(false, Ordering::SeqCst);
    let _writing = terminal::output();
    if !terminal::is_entered() {
        return;
    }
    terminal::leave();
    if by_key {
        let _ = kill_current_process_group(Signal::TSTP);
    }
    if stop(stops, ending) {
        let _ = terminal::enter();
    }
}

/// After a stop that could not be prepared for: whoever had the terminal since may have changed it.
fn go_on(stops: &mut Signals, ending: &AtomicBool) {
    let _writing = terminal::output();
    if !terminal::is_entered() {
        return;
    }
    thread::sleep(GRACE);
    if ending.load(Ordering::SeqCst) || (is_in_background() && !stop(stops, ending)) {
        return;
    }
    terminal::leave();
    let _ = terminal::enter();
}

/// Stops until the terminal is ours again; false if the program is to end first.
fn stop(stops: &mut Signals, ending: &AtomicBool) -> bool {
    loop {
        // Nobody handles this signal: the system stops us as it would for its own Ctrl-Z, or does
        // nothing where no shell could make us go on.
        let _ = raise(SIGTTIN);
        thread::sleep(GRACE);
        let went_on = stops.pending().any(|signal| signal == SIGCONT);
        if ending.load(Ordering::SeqCst) {
            return false;
        }
        if !is_in_background() {
            return true;
        }
        if !went_on {
            // The terminal is somebody else's, and nobody will ever give it back.
            end(SIGHUP);
        }
    }
}

/// Whether the terminal is at present another's: to change its mode would stop the program.
pub(super) fn is_in_background() -> bool {
    tcgetpgrp(io::stdin()).is_ok_and(|front| front != getpgrp())
}

/// Whether a word to the terminal would stop the program.
pub(super) fn must_be_silent() -> bool {
    let strict =
        || tcgetattr(io::stdin()).is_ok_and(|t| t.local_modes.contains(LocalModes::TOSTOP));
    is_in_background() && strict()
}

/// Has the system tell anew of keys that nobody has read; false if there are none.
pub(super) fn remind() -> bool {
    let stdin = io::stdin();
    let mut line = [PollFd::new(&stdin, PollFlags::IN)];
    let now = Timespec::default();
    let waits = poll(&mut line, Some(&now)).is_ok() && line[0].revents() == PollFlags::IN;
    if !waits {
        return false;
    }
    let _writing = terminal::output();
    if !terminal::is_entered() || is_in_background() {
        return false;
    }
    // Setting the mode, be it to what it is, makes the system look at the line again.
    let mode = tcgetattr(&stdin);
    mode.is_ok_and(|mode| tcsetattr(&stdin, OptionalActions::Now, &mode).is_ok())
}

/// Wakes the screen from its wait for keys: a change of size makes it look at everything anew.
fn wake() {
    let _ = raise(SIGWINCH);
}
