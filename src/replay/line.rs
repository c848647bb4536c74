//! One line of a script or recording: a command, and perhaps the digest of the state after it.

use thiserror::Error;

use super::shown;
use crate::game::{BadCommand, Command};

/// A line that says something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// What to do.
    pub command: Command,
    /// The first 8 hex digits of the state's digest afterwards, if the line carries them.
    pub digest: Option<u32>,
}

/// Why a line cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadLine {
    /// The part before the digest is no command.
    #[error(transparent)]
    Command(#[from] BadCommand),
    /// What stands after `=` is no digest.
    #[error("{0:?} is no digest; it has 8 digits 0-9, a-f")]
    Digest(String),
    /// A digest with no command before it.
    #[error("a digest stands alone; a command belongs before it")]
    NoCommand,
}

impl Line {
    /// The most bytes a line may have.
    pub const LONGEST: usize = 4096;

    /// Reads one line; none for a blank one or a comment.
    ///
    /// # Errors
    /// A line that is neither command nor comment, or a digest that is none.
    pub fn parse(line: &str) -> Result<Option<Self>, BadLine> {
        let text = line.split('#').next().unwrap_or_default();
        let (command, digest) = match text.split_once('=') {
            None => (text, None),
            Some((command, digest)) => {
                let digest = digest.trim();
                let value = parse_hex(digest, 8).ok_or_else(|| BadLine::Digest(shown(digest)))?;
                (command, Some(value as u32))
            }
        };
        match (Command::parse(command)?, digest) {
            (Some(command), digest) => Ok(Some(Self { command, digest })),
            (None, None) => Ok(None),
            (None, Some(_)) => Err(BadLine::NoCommand),
        }
    }
}

/// Reads exactly `digits` lower-case hex digits.
pub(super) fn parse_hex(text: &str, digits: usize) -> Option<u64> {
    let hex = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
    if text.len() != digits || !text.bytes().all(hex) {
        return None;
    }
    u64::from_str_radix(text, 16).ok()
}
