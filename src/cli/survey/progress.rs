//! How far a survey has come, on a line of stderr that rewrites itself; nothing where nobody watches.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The time between two lines.
const PAUSE_MS: u64 = 200;

/// Counts holes, from any thread.
pub struct Progress {
    holes: u128,
    done: AtomicU64,
    /// When the next line is due, in milliseconds of the survey's clock; never without a terminal.
    due_ms: AtomicU64,
}

impl Progress {
    /// Nothing done of so many holes.
    pub fn new(holes: u128) -> Self {
        let first = if io::stderr().is_terminal() {
            PAUSE_MS
        } else {
            u64::MAX
        };
        Self {
            holes,
            done: AtomicU64::new(0),
            due_ms: AtomicU64::new(first),
        }
    }

    /// One more hole is done, at this time.
    pub fn one_more(&self, now: Duration) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        let now_ms = now.as_millis() as u64;
        let due = self.due_ms.load(Ordering::Relaxed);
        let next = now_ms.saturating_add(PAUSE_MS);
        // Of the threads that see a line is due, the one that moves the date writes it.
        let mine = now_ms >= due
            && self
                .due_ms
                .compare_exchange(due, next, Ordering::Relaxed, Ordering::Relaxed)
                .is_ok();
        if mine {
            let percent = u128::from(done) * 100 / self.holes.max(1);
            say(&format!(
                "\r{done} of {} holes, {percent} %\x1b[K",
                self.holes
            ));
        }
    }

    /// Wipes the line, if one was written.
    pub fn end(&self) {
        let due = self.due_ms.load(Ordering::Relaxed);
        if due != u64::MAX && due != PAUSE_MS {
            say("\r\x1b[K");
        }
    }
}

/// Progress that cannot be told is no failure.
fn say(text: &str) {
    let mut err = io::stderr().lock();
    let _ = err.write_all(text.as_bytes()).and_then(|()| err.flush());
}
