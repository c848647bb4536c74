//! `replay`: whether a recording is true.

use std::io::Write;

use super::args::ReplayArgs;
use super::failure::{Failure, complain};
use crate::replay::verify;
use crate::store::{Trouble, read_recording};

/// Plays the recording headless and prints the verdict.
pub fn replay(asked: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (recording, _) = read_recording(&asked.file)?;
    if recording.torn {
        let file = asked.file.display();
        complain(&format!("{file}: the last line is torn and is left out"));
    }
    let verdict = verify(&recording, |_, _, _| {}).map_err(|why| Trouble::Untrue {
        path: asked.file.clone(),
        why: Box::new(why),
    })?;
    writeln!(out, "{verdict}").map_err(Failure::stdout)
}
