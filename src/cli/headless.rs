//! `headless`: a round without a screen, from a script, a recording, or line by line.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use super::args::{Everywhere, HeadlessArgs};
use super::failure::{Failure, complain};
use super::session::{Form, Session, Strictness, is_recording};
use super::settings::Chosen;
use crate::game::{Game, Setup};
use crate::replay::Header;
use crate::store::{Round, read_capped, read_recording};

/// Where the lines come from.
enum Source {
    /// A file, read whole.
    Script { path: PathBuf, bytes: Vec<u8> },
    /// Standard input, answered line by line.
    Stdin,
}

/// Plays the round asked for.
pub fn headless(
    asked: &HeadlessArgs,
    everywhere: &Everywhere,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let source = source(asked.script.as_deref())?;
    let setup = setup(asked, &source)?;
    let round = begin(setup, asked.record.as_deref(), everywhere)?;
    let form = if asked.json { Form::Json } else { Form::Words };
    let strictness = match (&source, form) {
        (Source::Stdin, Form::Json) => Strictness::Answering,
        _ if asked.lenient => Strictness::Lenient,
        _ => Strictness::Strict,
    };
    let mut session = Session::new(round, out, form, strictness);
    let played = match source {
        Source::Script { path, bytes } => session.script(&path.display().to_string(), &bytes),
        Source::Stdin => session.listen(&mut io::stdin().lock()),
    };
    let closed = session.close();
    played.and(closed)
}

fn source(script: Option<&Path>) -> Result<Source, Failure> {
    match script.filter(|path| *path != Path::new("-")) {
        Some(path) => Ok(Source::Script {
            bytes: read_capped(path)?,
            path: path.to_owned(),
        }),
        None => {
            if script.is_none() && io::stdin().is_terminal() {
                complain("reading commands from the terminal, one a line; Ctrl-D ends");
            }
            Ok(Source::Stdin)
        }
    }
}

/// The setup of the flags, or a recording's own.
fn setup(asked: &HeadlessArgs, source: &Source) -> Result<Setup, Failure> {
    let Source::Script { path, bytes } = source else {
        return Ok(asked.round.setup());
    };
    if !is_recording(bytes) {
        return Ok(asked.round.setup());
    }
    if asked.round.is_given() {
        return Err(Failure::Usage(format!(
            "{}: a recording has its own course, tees, seed and holes; leave the flags out",
            path.display()
        )));
    }
    let (recording, _) = read_recording(path)?;
    Ok(recording.header.setup)
}

fn begin(setup: Setup, record: Option<&Path>, flags: &Everywhere) -> Result<Round, Failure> {
    let Some(path) = record else {
        return Ok(Round::unrecorded(Game::new(setup)));
    };
    let header = Header::new(setup, &Chosen::said(flags).player.value);
    Ok(Round::record(path, path.display().to_string(), &header)?)
}
