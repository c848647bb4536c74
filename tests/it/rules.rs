//! The rules of play, a file a subject.

mod dead;
mod night;
mod relief;
mod score;
mod swing;
mod waking;
mod walk;
