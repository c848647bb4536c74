//! All tests of the program in one binary; what each module asserts:
//!
//! - `architecture`: rooms look only down, foreign crates keep to their files, files stay short.
//! - `ball`: where shots go, exactly, on small boards; and on many random boards that no shot
//!   passes, enters or rests in a wall.
//! - `checker`: the common rules read off a finished hole, sharing no code with the builder.
//! - `course`: holes over many seeds, par, passes, the fallback.
//! - `screens`: keys in, pictures out, at every size.
//! - `terminal`: the real program on a terminal: leaving it, signals, sizes, idleness.

#![allow(
    clippy::unwrap_used,
    reason = "a test that panics has failed, and clippy spares test functions alone, not their helpers"
)]

mod architecture;
mod ball;
mod checker;
mod course;
#[cfg(feature = "play")]
mod screens;
#[cfg(all(feature = "play", unix))]
mod terminal;
