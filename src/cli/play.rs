//! `play`, `resume` and the title screen: rounds in the terminal.

use super::args::{Everywhere, RoundArgs};
use super::failure::Failure;

/// Opens the title screen.
pub fn title(_everywhere: &Everywhere) -> Result<(), Failure> {
    Err(Failure::Could("no terminal".to_owned()))
}

/// Plays a new round.
pub fn play(_round: &RoundArgs, _everywhere: &Everywhere) -> Result<(), Failure> {
    Err(Failure::Could("no terminal".to_owned()))
}

/// Goes on with a round.
pub fn resume(_name: Option<&str>, _everywhere: &Everywhere) -> Result<(), Failure> {
    Err(Failure::Could("no terminal".to_owned()))
}
