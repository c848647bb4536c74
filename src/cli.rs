//! The command line: what was asked for, done, and an exit code for how it went.
//!
//! Results go to stdout, everything else to stderr. Every failure is one sentence.

mod args;
mod failure;
mod headless;
mod holes;
mod place;
mod play;
mod replay;
mod session;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use args::{Args, Verb};
use failure::{Failure, complain};

/// Runs the program with these arguments, the first being its own name.
pub fn run(args: impl Iterator<Item = OsString>) -> ExitCode {
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) => return misused(&error),
    };
    match dispatch(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::PipeClosed) => ExitCode::SUCCESS,
        Err(failure) => {
            complain(&failure.to_string());
            ExitCode::from(failure.code())
        }
    }
}

fn dispatch(args: &Args) -> Result<(), Failure> {
    let verb = args.verb.as_ref();
    match verb {
        None => play::title(&args.everywhere),
        Some(Verb::Play(round)) => play::play(round, &args.everywhere),
        Some(Verb::Resume { name }) => play::resume(name.as_deref(), &args.everywhere),
        Some(Verb::Replay(asked)) => replay::replay(asked, &mut io::stdout().lock()),
        Some(Verb::Headless(asked)) => {
            headless::headless(asked, &args.everywhere, &mut io::stdout().lock())
        }
        Some(Verb::Holes(asked)) => holes::holes(asked, &mut io::stdout().lock()),
    }
}

/// Help and version are results; anything else is one sentence and code 2.
fn misused(error: &clap::Error) -> ExitCode {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    ) {
        let printed = io::Write::write_all(&mut io::stdout(), error.to_string().as_bytes());
        return match printed.map_err(Failure::stdout) {
            Ok(()) | Err(Failure::PipeClosed) => ExitCode::SUCCESS,
            Err(failure) => ExitCode::from(failure.code()),
        };
    }
    let text = error.to_string();
    let said = text.split("\n\n").next().unwrap_or_default();
    let sentence = said
        .trim_start_matches("error: ")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    complain(&format!("{sentence}; bogeyman --help lists what there is"));
    ExitCode::from(Failure::USAGE)
}
