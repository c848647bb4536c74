//! The terminal: one way in and one way out, and the frames between.
//!
//! There are five ways out: the end, an error, a panic, a signal, a suspension. All go through
//! [`leave`], which undoes only what is switched on and may be called any number of times. Nothing
//! here ever asks the terminal a question, so nothing waits for an answer that does not come.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crossterm::cursor::{Hide, MoveTo, SetCursorStyle, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::style::Print;
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use super::mouse::Mouse;
use super::sgr;

/// Held while anything is written, so that a signal never cuts a frame in two.
static OUTPUT: Mutex<()> = Mutex::new(());
/// Whether the terminal is ours at present.
static ENTERED: AtomicBool = AtomicBool::new(false);
/// Whether the mouse is wanted while the terminal is ours.
static MOUSE: AtomicBool = AtomicBool::new(false);
/// Whether the terminal tells of the mouse at present.
static CAPTURED: AtomicBool = AtomicBool::new(false);
/// The largest screen that is drawn: some terminals claim to have billions of cells.
const MOST: (u16, u16) = (1000, 500);
/// How long the way out may take when a signal shows it.
#[cfg(unix)]
const MOMENT: std::time::Duration = std::time::Duration::from_millis(700);
/// Whether the next frame must be drawn whole.
static WHOLE: AtomicBool = AtomicBool::new(true);

/// Waits until nobody else writes. A panic elsewhere does not keep the way out shut.
pub(super) fn output() -> MutexGuard<'static, ()> {
    OUTPUT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes the terminal over: raw keys, the other screen, pastes in brackets.
///
/// # Errors
/// When there is no terminal, or it is gone.
pub fn enter() -> io::Result<()> {
    // One that was left from the background still counts as raw, which the shell has changed since.
    disable_raw_mode()?;
    enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    WHOLE.store(true, Ordering::SeqCst);
    execute!(
        io::stdout(),
        EnterAlternateScreen,
        EnableBracketedPaste,
        SetCursorStyle::SteadyUnderScore,
        Hide,
    )?;
    catch()
}

/// Has the terminal tell of the mouse, or leaves it to the terminal, from now on and after a suspension.
///
/// # Errors
/// When the terminal is gone.
pub fn capture(mouse: Mouse) -> io::Result<()> {
    let _writing = output();
    MOUSE.store(mouse == Mouse::On, Ordering::SeqCst);
    if !ENTERED.load(Ordering::SeqCst) {
        return Ok(());
    }
    match mouse {
        Mouse::On => catch(),
        Mouse::Off if CAPTURED.swap(false, Ordering::SeqCst) => {
            execute!(io::stdout(), DisableMouseCapture)
        }
        Mouse::Off => Ok(()),
    }
}

/// Catches the mouse if it is wanted and not caught yet.
fn catch() -> io::Result<()> {
    if MOUSE.load(Ordering::SeqCst) && !CAPTURED.swap(true, Ordering::SeqCst) {
        execute!(io::stdout(), EnableMouseCapture)?;
    }
    Ok(())
}

/// Gives the terminal back as it was. A terminal that is gone is no error here.
pub fn leave() {
    if !ENTERED.swap(false, Ordering::SeqCst) {
        return;
    }
    let captured = CAPTURED.swap(false, Ordering::SeqCst);
    if may_write() {
        let mut out = io::stdout();
        if captured {
            let _ = execute!(out, DisableMouseCapture);
        }
        let _ = execute!(
            out,
            EndSynchronizedUpdate,
            Print(sgr::PLAIN),
            DisableBracketedPaste,
            SetCursorStyle::DefaultUserShape,
            LeaveAlternateScreen,
            Show,
        );
    }
    give_keys_back();
}

/// Gives the terminal back as far as it can be done in a moment: one that takes no more bytes, or
/// takes them slowly, holds nothing up. Nothing is drawn after it.
#[cfg(unix)]
pub(super) fn leave_for_good() {
    let (done, word) = std::sync::mpsc::channel();
    let leaving = std::thread::Builder::new().spawn(move || {
        // A frame under way is not cut in two. Kept for ever, so that no other follows.
        std::mem::forget(output());
        leave();
        let _ = done.send(());
    });
    let left = leaving.is_ok() && word.recv_timeout(MOMENT).is_ok();
    if !left {
        give_keys_back();
    }
}

/// Gives the terminal's mode back; this writes nothing.
fn give_keys_back() {
    // From the background it would stop the program, and the shell has set its own mode by then.
    #[cfg(unix)]
    if super::signals::is_in_background() {
        return;
    }
    let _ = disable_raw_mode();
}

fn may_write() -> bool {
    #[cfg(unix)]
    return !super::signals::must_be_silent();
    #[cfg(not(unix))]
    true
}

/// Whether the terminal is ours at present.
#[cfg(unix)]
pub(super) fn is_entered() -> bool {
    ENTERED.load(Ordering::SeqCst)
}

/// Has the next frame drawn whole, whatever stood there.
pub fn redraw() {
    WHOLE.store(true, Ordering::SeqCst);
}

/// Gives the terminal back before a panic's message is printed. A thought that panics ends nothing
/// but itself: the screen stays, and says in its own words that no answer came.
pub fn leave_on_panic() {
    let next = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if super::worker::is_thinking_here() {
            return;
        }
        leave();
        next(info);
    }));
}

/// Leaves the terminal when dropped: on every return, early ones too.
pub struct Guest;

impl Guest {
    /// Takes the terminal over until the guest is dropped.
    ///
    /// # Errors
    /// As [`enter`].
    pub fn enter() -> io::Result<Self> {
        let guest = Self;
        let _writing = output();
        enter()?;
        Ok(guest)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let _writing = output();
        leave();
    }
}

/// What was drawn last; the next frame sends only what differs.
#[derive(Default)]
pub struct Canvas {
    shown: Buffer,
    cursor: Option<Position>,
}

impl Canvas {
    /// An empty frame of the terminal's size, as far as that can be believed.
    pub fn blank() -> Buffer {
        Buffer::empty(Self::area())
    }

    /// Whether what is shown is not what should be, if only for the terminal's new size.
    pub fn is_outdated(&self) -> bool {
        WHOLE.load(Ordering::SeqCst) || self.shown.area != Self::area()
    }

    fn area() -> Rect {
        let (width, height) = match crossterm::terminal::size() {
            // A pty nobody has given a size, and a terminal that does not tell, count as the least
            // that is comfortable.
            Ok((0, _) | (_, 0)) | Err(_) => (80, 24),
            Ok(size) => size,
        };
        Rect::new(0, 0, width.min(MOST.0), height.min(MOST.1))
    }

    /// Shows a finished frame, with the terminal's cursor where magnifiers should look.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn show(&mut self, frame: Buffer, cursor: Option<Position>) -> io::Result<()> {
        let _writing = output();
        if !ENTERED.load(Ordering::SeqCst) {
            return Ok(());
        }
        let whole = WHOLE.swap(false, Ordering::SeqCst) || self.shown.area != frame.area;
        let mut bytes = Vec::with_capacity(4096);
        if whole {
            let mut unknown = Cell::default();
            // No frame holds a hidden cell, so every cell differs from this one.
            unknown.modifier = Modifier::HIDDEN;
            self.shown = Buffer::filled(frame.area, unknown);
        }
        let changes = self.shown.diff(&frame);
        if changes.is_empty() && self.cursor == cursor {
            return Ok(());
        }
        // One write a frame: begin and end cannot be parted by an error between them.
        queue!(bytes, BeginSynchronizedUpdate, Hide)?;
        if whole {
            queue!(bytes, Print(sgr::PLAIN), Clear(ClearType::All))?;
        }
        bytes.extend(sgr::changes(&changes).bytes());
        if let Some(Position { x, y }) = cursor {
            queue!(bytes, MoveTo(x, y), Show)?;
        }
        queue!(bytes, EndSynchronizedUpdate)?;
        let mut out = io::stdout().lock();
        out.write_all(&bytes)?;
        out.flush()?;
        self.shown = frame;
        self.cursor = cursor;
        Ok(())
    }
}
