//! How a run can fail, and the exit code each way has.

use std::io::{self, Write};

use thiserror::Error;

use crate::store::Trouble;

/// Why the program leaves with another code than 0.
#[derive(Debug, Error)]
pub enum Failure {
    /// A file or the terminal would not do.
    #[error("{0}")]
    Could(String),
    /// The arguments make no sense together.
    #[error("{0}")]
    Usage(String),
    /// A script's line was refused, or a recording did not verify.
    #[error("{0}")]
    Refused(String),
    /// A file would not do, and the sentence was said when it happened.
    #[error("the sentence was said")]
    Said,
    /// Whoever read our output has left; nothing to complain about.
    #[error("the output was closed")]
    PipeClosed,
}

impl Failure {
    /// The exit code for wrong arguments.
    pub const USAGE: u8 = 2;

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Self::Could(_) | Self::Said => 1,
            Self::Usage(_) => Self::USAGE,
            Self::Refused(_) => 3,
            Self::PipeClosed => 0,
        }
    }

    /// A failure to write results.
    pub fn stdout(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::PipeClosed,
            _ => Self::Could(format!("standard output: cannot be written: {error}")),
        }
    }
}

/// A recording that is wrong in form or content did not verify; any other trouble is a file's.
impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Form { .. } | Trouble::Untrue { .. } => Self::Refused(trouble.to_string()),
            _ => Self::Could(trouble.to_string()),
        }
    }
}

/// Says one sentence on stderr; if even that is closed, silence.
pub fn complain(sentence: &str) {
    let clean: String = sentence.chars().filter(|c| !c.is_control()).collect();
    let _ = writeln!(io::stderr(), "bogeyman: {clean}");
}
