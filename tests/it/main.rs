//! All tests of the program in one binary; what each module asserts:
//!
//! - `architecture`: rooms look only down, foreign crates keep to their files, files stay short.
//! - `ball`: where shots go, exactly, on small boards; and on many random boards that no shot
//!   passes, enters or rests in a wall.
//! - `rules`: a small world, one command, the exact events: swing, walk, relief, the dead,
//!   nightfall, score and phases.
//! - `scenario`: picture in, script lines, picture out.

mod architecture;
mod ball;
mod fixture;
mod rules;
mod scenario;
