//! All tests of the program in one binary; what each module asserts:
//!
//! - `architecture`: rooms look only down, foreign crates keep to their modules, files stay short.
//! - `ball`: where shots go, exactly, on small boards; and on many random boards that no shot
//!   passes, enters or rests in a wall.
//! - `bots`: rounds without a screen end, repeat, and rank as they should; no bot sees beyond its
//!   preview; each uses what it carries.
//! - `caddie`: the fewest strokes on small boards, every shot of a line flown again, witnesses
//!   played through the game's own door.
//! - `catalogue`: holes 1 to 9 of 25 seeds are those kept as text.
//! - `checker`: the common rules read off a finished hole, sharing no code with the builder.
//! - `cli`: the real program: exit codes, sentences, seeds, streams, files, JSON fields; a whole round in
//!   words alone.
//! - `config`: the settings file is written whole, and never over what is not understood.
//! - `content`: figures and dice pinned to the rules' version; assets that make no sense are refused.
//! - `course`: holes over many seeds, par, passes, the fallback.
//! - `crowd`: boards full of everything, for `properties` and `rules`.
//! - `lines`: the shots that are offered do what their names say; walks end where they should.
//! - `properties`: any commands in any phase: what is checked is what is applied, a refusal changes
//!   nothing, the same commands give the same round, live, recorded and resumed; any text is read
//!   or refused with a sentence.
//! - `replays`: the recordings of the repository are true; cut, changed and hostile ones get a
//!   sentence and never pass for the finished one.
//! - `rules`: a small world, one command, the exact events: swing, walk, dash, relief, each of the
//!   dead, each item and upgrade, the order of a turn, nightfall, score and phases.
//! - `scenario`: picture in, script lines, picture out.
//! - `screens`: keys in, pictures out, at every size; a watched round is the bot's own.
//! - `store`: the rounds directory: begun, torn, resumed, unwritable, vanished, among broken ones.
//! - `survey`: the same sums each time, in one go or in parts, and true to the holes.
//! - `terminal`: the real program on a terminal: every way out of it, signals, a panic, sizes, colours, torn
//!   keys and pastes, silence.
//! - `witness`: a golfer who plays a hole's witness, for `caddie` and the long run.

#![expect(
    clippy::unwrap_used,
    reason = "a test that panics has failed, and clippy spares test functions alone, not their helpers"
)]

mod architecture;
mod ball;
mod bots;
mod caddie;
mod catalogue;
mod checker;
#[cfg(feature = "play")]
mod cli;
mod config;
mod content;
mod course;
mod crowd;
mod fixture;
mod gained;
mod lines;
mod properties;
mod replays;
mod rules;
mod scenario;
#[cfg(feature = "play")]
mod screens;
mod store;
mod survey;
#[cfg(all(feature = "play", unix))]
mod terminal;
mod witness;
