//! All tests of the program in one binary; what each module asserts:
//!
//! - `architecture`: rooms look only down, foreign crates keep to their files, files stay short.
//! - `ball`: where shots go, exactly, on small boards; and on many random boards that no shot
//!   passes, enters or rests in a wall.
//! - `properties`: any commands in any phase: what is checked is what is applied, a refusal changes
//!   nothing, the same commands give the same round, live, recorded and resumed; any text is read
//!   or refused with a sentence.
//! - `rules`: a small world, one command, the exact events: swing, walk, relief, the dead,
//!   nightfall, score and phases.
//! - `scenario`: picture in, script lines, picture out.

mod architecture;
mod ball;
mod fixture;
mod properties;
mod rules;
mod scenario;
