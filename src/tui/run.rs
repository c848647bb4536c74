//! The loop: wait for a key or for the next picture of a motion, then draw what has changed.
//!
//! The only place that reads a clock. While nothing moves it blocks and uses no time at all.

use std::io;
use std::time::{Duration, Instant};

use crossterm::event::{self, Event, MouseEvent, MouseEventKind};

use super::app::{App, Wish};
use super::fault::{self, Place};
use super::terminal::{self, Canvas, Guest};
use super::{Clubhouse, Farewell, Look, Start};

/// A long time: nothing moves, only an event can change the screen.
const IDLE: Duration = Duration::from_secs(3600);

/// Plays on the terminal until the player leaves.
///
/// # Errors
/// No terminal, or one that failed in the middle; it is restored in any case.
pub fn run(start: Start, club: Box<dyn Clubhouse>, look: Look) -> io::Result<Farewell> {
    terminal::leave_on_panic();
    #[cfg(unix)]
    super::signals::watch()?;
    terminal::capture(look.mouse)?;
    let guest = Guest::enter()?;
    let mut app = App::new(start, club, look);
    let outcome = play(&mut app);
    app.sync();
    drop(guest);
    match outcome {
        #[cfg(unix)]
        Err(error) if is_gone(&error) => super::signals::end(signal_hook::consts::SIGHUP),
        outcome => outcome.map(|()| app.farewell()),
    }
}

/// Whether the terminal has gone away: nobody is left to tell, and a signal may not come.
#[cfg(unix)]
fn is_gone(error: &io::Error) -> bool {
    // 5 is EIO, what a hung-up terminal answers.
    error.kind() == io::ErrorKind::BrokenPipe || error.raw_os_error() == Some(5)
}

#[expect(
    clippy::disallowed_methods,
    reason = "the one clock of the program: motion needs to know how long it has been shown"
)]
fn clock() -> Instant {
    Instant::now()
}

/// Whether an event lies ready.
fn is_ready() -> io::Result<bool> {
    if event::poll(Duration::ZERO)? {
        return Ok(true);
    }
    // The library may have been told of keys and have forgotten them for something else.
    #[cfg(unix)]
    if super::signals::remind() {
        return event::poll(Duration::ZERO);
    }
    Ok(false)
}

fn play(app: &mut App) -> io::Result<()> {
    let start = clock();
    let mut canvas = Canvas::default();
    let mut stale = true;
    let mut mouse = app.mouse();
    let mut next = None;
    loop {
        // What was typed during a motion that was skipped is read, and dropped, before its end is seen.
        if stale && next.is_none() && !(app.drops_keys() && is_ready()?) {
            stale = false;
            fault::pass(Place::Draw);
            let mut frame = Canvas::blank();
            let cursor = app.draw(&mut frame, start.elapsed());
            canvas.show(frame, cursor)?;
        }
        let wait = app.next_frame().unwrap_or(IDLE);
        let event = match next.take() {
            Some(event) => event,
            None if !is_ready()? && !event::poll(wait)? => {
                stale |= app.next_frame().is_some();
                continue;
            }
            None => event::read()?,
        };
        if matches!(event, Event::Key(_)) {
            fault::pass(Place::Key);
        }
        app.tick(start.elapsed());
        let wish = match event {
            Event::Key(key) => app.key(key),
            Event::Mouse(moved) if is_motion(&moved) => {
                let (last, after) = last_motion(moved)?;
                next = after;
                app.point(last)
            }
            Event::Mouse(event) => app.point(event),
            Event::Resize(..) => Wish::Redraw,
            Event::Paste(text) => app.paste(&text),
            Event::FocusGained | Event::FocusLost => Wish::Nothing,
        };
        stale |= match wish {
            Wish::Nothing => false,
            Wish::Draw => true,
            Wish::Redraw => {
                terminal::redraw();
                true
            }
            Wish::Suspend => {
                #[cfg(unix)]
                super::signals::suspend_by_key();
                true
            }
            Wish::Leave => return Ok(()),
        };
        if app.mouse() != mouse {
            mouse = app.mouse();
            terminal::capture(mouse)?;
        }
        // The library may lose the word of a new size when a key comes with it.
        stale |= canvas.is_outdated();
    }
}

fn is_motion(event: &MouseEvent) -> bool {
    matches!(event.kind, MouseEventKind::Moved | MouseEventKind::Drag(_))
}

/// The last of the motions that lie ready, and the event after them: a mouse tells of more places than
/// can be drawn.
fn last_motion(mut moved: MouseEvent) -> io::Result<(MouseEvent, Option<Event>)> {
    while is_ready()? {
        match event::read()? {
            Event::Mouse(event) if is_motion(&event) => moved = event,
            other => return Ok((moved, Some(other))),
        }
    }
    Ok((moved, None))
}
