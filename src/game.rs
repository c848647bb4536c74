//! The rules of a round: what may be done, what it does, what it costs.
//!
//! [`Game::check`] says whether a command is legal and changes nothing; [`Game::apply`] carries a
//! legal one out and returns what happened. A refused command changes nothing at all.

mod advice;
mod board;
mod check;
mod command;
mod digest;
mod event;
mod kit;
mod look;
mod placed;
mod play;
mod rules;
mod script;
mod state;

pub use check::{Refusal, beyond};
pub use command::{Command, Relief, Verb};
pub use event::{Event, Taker, Weapon};
pub use kit::Upgrades;
pub use play::Game;
pub use script::BadCommand;
pub use state::{
    Ball, Holes, Intent, Killer, Line, Monster, Outcome, Phase, Score, Setup, against_par,
};
