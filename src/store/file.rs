//! Files as they come: sizes capped before reading, new ones never over old ones.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::replay::{BadRecording, Difference, Recording};

/// The most bytes a recording or a script may have: 16 MiB.
pub const LARGEST: u64 = 16 << 20;

/// What can go wrong with a file; one sentence that names it.
#[derive(Debug, Error)]
pub enum Trouble {
    /// It cannot be read.
    #[error("{}: cannot be read: {why}", .path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// It cannot be written.
    #[error("{}: cannot be written: {why}", .path.display())]
    Write {
        /// The file or directory.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// A new file would replace an old one.
    #[error("{}: exists already; a recording is never overwritten, give another name", .0.display())]
    Exists(PathBuf),
    /// It is larger than anything of ours.
    #[error("{}: is larger than {} MiB", .0.display(), LARGEST >> 20)]
    TooLarge(PathBuf),
    /// It is a directory, a device or a pipe.
    #[error("{}: is no regular file", .0.display())]
    NoFile(PathBuf),
    /// Its form is wrong.
    #[error("{}:{why}", .path.display())]
    Form {
        /// The file.
        path: PathBuf,
        /// Line and reason.
        why: BadRecording,
    },
    /// It is not true.
    #[error("{}:{why}", .path.display())]
    Untrue {
        /// The file.
        path: PathBuf,
        /// Line, hole, turn and reason.
        why: Box<Difference>,
    },
    /// There is nothing to go on with.
    #[error("no round is left open; play begins one")]
    NoRound,
    /// The round is finished.
    #[error("the round {0} is finished")]
    Finished(String),
    /// A name that cannot be a round's.
    #[error("{0:?} is no round's name; names have small letters, digits and -")]
    BadName(String),
}

impl Trouble {
    /// A failure to write.
    pub fn write(path: &Path, error: io::Error) -> Self {
        Self::Write {
            path: path.to_owned(),
            why: plain(&error),
        }
    }

    /// A failure to read.
    pub fn read(path: &Path, error: io::Error) -> Self {
        Self::Read {
            path: path.to_owned(),
            why: plain(&error),
        }
    }
}

/// The system's words without its number, starting small.
fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    let words = text.split(" (os error").next().unwrap_or(&text);
    let mut chars = words.chars();
    chars
        .next()
        .map(|first| first.to_lowercase().chain(chars).collect())
        .unwrap_or_default()
}

/// Makes a new file that is appended to.
///
/// # Errors
/// The file exists, or the system refuses.
pub fn create_recording(path: &Path) -> Result<File, Trouble> {
    OpenOptions::new()
        .append(true)
        .create_new(true)
        .open(path)
        .map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Trouble::Exists(path.to_owned()),
            _ => Trouble::write(path, error),
        })
}

/// Reads a regular file of at most 16 MiB.
///
/// # Errors
/// No such file, no regular file, or a larger one.
pub fn read_capped(path: &Path) -> Result<Vec<u8>, Trouble> {
    // Asked before opening: opening a pipe would wait for its writer.
    let about = std::fs::metadata(path).map_err(|error| Trouble::read(path, error))?;
    if !about.is_file() {
        return Err(Trouble::NoFile(path.to_owned()));
    }
    let file = File::open(path).map_err(|error| Trouble::read(path, error))?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Trouble::read(path, error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(Trouble::TooLarge(path.to_owned()));
    }
    Ok(bytes)
}

/// Reads a recording with its bytes.
///
/// # Errors
/// It cannot be read, or its form is wrong.
pub fn read_recording(path: &Path) -> Result<(Recording, Vec<u8>), Trouble> {
    let bytes = read_capped(path)?;
    match Recording::parse(&bytes) {
        Ok(recording) => Ok((recording, bytes)),
        Err(why) => Err(Trouble::Form {
            path: path.to_owned(),
            why,
        }),
    }
}
