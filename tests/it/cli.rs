//! The real program, as scripts and other programs see it.

mod config;
mod events;
mod files;
mod flags;
mod hint;
mod json;
mod plain;
mod record;
mod streams;
mod survey;

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_bogeyman");

/// What a run gave.
#[derive(Debug, PartialEq)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("results are text"),
            err: String::from_utf8(output.stderr).expect("complaints are text"),
        }
    }
}

/// The program with nothing to read and a data directory that nothing may be written to.
pub fn program() -> Command {
    let mut command = Command::new(PROGRAM);
    command
        .env("BOGEYMAN_DATA_DIR", "/dev/null/bogeyman")
        .env("BOGEYMAN_CONFIG", "/nonexistent/settings.ron")
        .stdin(Stdio::null());
    command
}

pub fn run(args: &[impl AsRef<OsStr>]) -> Ran {
    program()
        .args(args)
        .output()
        .expect("the program runs")
        .into()
}

/// Runs with this text on standard input.
pub fn run_on(input: &str, args: &[&str]) -> Ran {
    let mut child = program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    let feeding = std::thread::spawn(move || {
        // The program may leave before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("it ends");
    feeding.join().expect("fed");
    output.into()
}

/// The run failed with this code, no results and one clear sentence that holds `said`.
pub fn complains(ran: &Ran, code: i32, said: &str) {
    assert_eq!(ran.code, Some(code), "{ran:?}");
    is_one_sentence(&ran.err);
    assert!(ran.err.contains(said), "{:?} lacks {said:?}", ran.err);
}

pub fn is_one_sentence(err: &str) {
    let line = err.strip_suffix('\n').expect("an ended line");
    assert!(line.starts_with("bogeyman: "), "{line}");
    assert!(line.len() < 400, "{line}");
    assert!(!line.contains(char::is_control), "{line:?}");
    assert!(!line.contains("panicked"), "{line}");
}

/// A directory with a script of these lines in it.
pub fn script(lines: &str) -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("turns.txt");
    fs::write(&path, lines).expect("written");
    (dir, path)
}

pub fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}
