//! All tests of the program in one binary; what each module asserts:
//!
//! - `architecture`: rooms look only down, foreign crates keep to their files, files stay short.
//! - `ball`: shots on small boards with their exact outcome, shots on random boards judged from
//!   outside.
//! - `checker`: the common rules read off a finished hole, sharing no code with the builder.
//! - `course`: holes over many seeds, par, passes, the fallback.

#![allow(
    clippy::unwrap_used,
    reason = "a test that panics has failed, and clippy spares test functions alone, not their helpers"
)]

mod architecture;
mod ball;
mod checker;
mod course;
