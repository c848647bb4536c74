//! All integration tests in one binary; what each module asserts:
//!
//! - `ball`: where shots go, exactly, on small boards; and on many random boards that no shot
//!   passes, enters or rests in a wall.

#![allow(clippy::unwrap_used)]

mod ball;
