//! All tests of the library in one binary, a module a subject:
//!
//! - `checker`: the common rules read off a finished hole, sharing no code with the builder
//! - `course`: holes over many seeds, par, passes, the fallback

#![allow(
    clippy::unwrap_used,
    reason = "a test that panics has failed, and clippy spares test functions alone, not their helpers"
)]

mod checker;
mod course;
