//! All tests of the library in one binary, a module a subject:
//!
//! - `checker`: the common rules read off a finished hole, sharing no code with the builder
//! - `course`: holes over many seeds, par, passes, the fallback

mod checker;
mod course;
