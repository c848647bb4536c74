//! The command line: what was asked for, done, and an exit code for how it went.
//!
//! Results go to stdout, everything else to stderr. Every failure is one sentence.

mod args;
mod bots;
mod config;
mod failure;
mod headless;
mod holes;
mod lines;
mod manual;
mod place;
mod plain;
mod play;
mod replay;
mod session;
mod settings;
mod survey;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use args::{Args, Verb};
use failure::{Failure, complain};

use crate::replay::shown;

/// Runs the program with these arguments, the first being its own name.
pub fn run(args: impl Iterator<Item = OsString>) -> ExitCode {
    outlive_full_files();
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) => return misused(&error),
    };
    match dispatch(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::PipeClosed) => ExitCode::SUCCESS,
        Err(Failure::Said) => ExitCode::from(Failure::Said.code()),
        Err(failure) => {
            complain(&failure.to_string());
            ExitCode::from(failure.code())
        }
    }
}

/// A file that may not grow is a failure to write, which is told; it must not kill the round.
fn outlive_full_files() {
    #[cfg(unix)]
    {
        let flag = std::sync::Arc::default();
        let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, flag);
    }
}

fn dispatch(args: &Args) -> Result<(), Failure> {
    let verb = args.verb.as_ref();
    match verb {
        None => play::title(&args.everywhere),
        Some(Verb::Play(round)) => play::play(round, &args.everywhere),
        Some(Verb::Resume { name }) => play::resume(name.as_deref(), &args.everywhere),
        Some(Verb::Watch(asked)) => play::watch(asked, &args.everywhere),
        Some(Verb::Replay(asked)) => replay::replay(asked, &mut io::stdout().lock()),
        Some(Verb::Headless(asked)) => {
            headless::headless(asked, &args.everywhere, &mut io::stdout().lock())
        }
        Some(Verb::Config) => config::config(&args.everywhere, &mut io::stdout().lock()),
        Some(Verb::Completions { shell }) => manual::completions(*shell, &mut io::stdout().lock()),
        Some(Verb::Man) => manual::man(&mut io::stdout().lock()),
        Some(Verb::Bots(asked)) => bots::bots(asked, &mut io::stdout().lock()),
        Some(Verb::Holes(asked)) => holes::holes(asked, &mut io::stdout().lock()),
        Some(Verb::Survey(asked)) => {
            survey::survey(asked, &args.everywhere, &mut io::stdout().lock())
        }
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
            Err(failure) => {
                complain(&failure.to_string());
                ExitCode::from(failure.code())
            }
        };
    }
    let mut text = error.to_string();
    // What was typed may be of any length; its beginning is enough.
    for kind in [
        ContextKind::InvalidValue,
        ContextKind::InvalidArg,
        ContextKind::InvalidSubcommand,
    ] {
        if let Some(ContextValue::String(typed)) = error.get(kind)
            && !typed.is_empty()
        {
            text = text.replace(typed.as_str(), &shown(typed));
        }
    }
    for after in ["\n\nFor more", "\n\nUsage:", "\n\n  tip:"] {
        text.truncate(text.rfind(after).unwrap_or(text.len()));
    }
    let said = text.as_str();
    let sentence = said
        .trim_start_matches("error: ")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    complain(&format!("{sentence}; bogeyman --help lists what there is"));
    ExitCode::from(Failure::USAGE)
}
