//! All tests of the program in one binary; what each module asserts:
//!
//! - `architecture`: rooms look only down, foreign crates keep to their files, files stay short.
//! - `ball`: where shots go, exactly, on small boards; and on many random boards that no shot
//!   passes, enters or rests in a wall.
//! - `cli`: the real program: exit codes, sentences, seeds, streams, files, JSON fields.
//! - `properties`: any commands in any phase: what is checked is what is applied, a refusal changes
//!   nothing, the same commands give the same round, live, recorded and resumed; any text is read
//!   or refused with a sentence.
//! - `replays`: the recordings of the repository are true; cut, changed and hostile ones get a
//!   sentence and never pass for the finished one.
//! - `rules`: a small world, one command, the exact events: swing, walk, relief, the dead,
//!   nightfall, score and phases.
//! - `scenario`: picture in, script lines, picture out.
//! - `store`: the rounds directory: begun, torn, resumed, unwritable, vanished, among broken ones.

mod architecture;
mod ball;
mod cli;
mod fixture;
mod properties;
mod replays;
mod rules;
mod scenario;
mod store;
