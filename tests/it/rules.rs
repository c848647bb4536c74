//! The rules of play, a file a subject.

mod dead;
mod hint;
mod intents;
mod night;
mod preview;
mod relief;
mod score;
mod swing;
mod waking;
mod walk;
