//! Signals, on a thread of their own.
//!
//! A handler that only set a flag would leave the game waiting for a key that a dead terminal never
//! sends. So the thread itself leaves the terminal and ends the program: every command is handed to the
//! system before its result is shown, there is nothing left to save.

use std::io;

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::{emulate_default_handler, raise};

use super::terminal;

/// Starts the thread.
///
/// # Errors
/// When the system refuses a handler or a thread.
pub fn watch() -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGTERM, SIGINT, SIGTSTP, SIGCONT])?;
    std::thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || {
            for signal in signals.forever() {
                match signal {
                    SIGTSTP => {
                        suspend();
                        wake();
                    }
                    SIGCONT => {
                        go_on();
                        wake();
                    }
                    _ => end(signal),
                }
            }
        })?;
    Ok(())
}

/// Leaves and exits as a shell reports a signal: 128 and its number.
fn end(signal: i32) -> ! {
    // Kept until the end of the program, so that no frame follows.
    let _writing = terminal::output_soon();
    terminal::leave();
    std::process::exit(128 + signal)
}

/// Gives the terminal back and stops, as the shell's Ctrl-Z expects; goes on where it was.
pub fn suspend() {
    let _writing = terminal::output();
    if !terminal::is_entered() {
        return;
    }
    terminal::leave();
    let _ = emulate_default_handler(SIGTSTP);
    let _ = terminal::enter();
}

/// After a stop that could not be prepared for: whoever had the terminal since may have changed it.
fn go_on() {
    let _writing = terminal::output();
    if terminal::is_entered() {
        terminal::leave();
        let _ = terminal::enter();
    }
}

/// Wakes the screen from its wait for keys: a change of size makes it look at everything anew.
fn wake() {
    let _ = raise(SIGWINCH);
}
