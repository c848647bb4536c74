//! Files as they come: sizes capped before reading, new ones never over old ones.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
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
    #[error("{}: is larger than {} MiB", .path.display(), .most >> 20)]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The most bytes it may have.
        most: u64,
    },
    /// There is no such file.
    #[error("{}: cannot be read: no such file or directory", .0.display())]
    Absent(PathBuf),
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
        if error.kind() == io::ErrorKind::NotFound {
            return Self::Absent(path.to_owned());
        }
        Self::Read {
            path: path.to_owned(),
            why: plain(&error),
        }
    }
}

impl Trouble {
    /// Whether there is nothing to read at all.
    pub fn is_absence(&self) -> bool {
        matches!(self, Self::Absent(_))
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
    read_at_most(path, LARGEST)
}

/// Reads a regular file of at most so many bytes.
///
/// # Errors
/// No such file, no regular file, or a larger one.
pub fn read_at_most(path: &Path, most: u64) -> Result<Vec<u8>, Trouble> {
    // Asked before opening: opening a pipe would wait for its writer.
    let about = std::fs::metadata(path).map_err(|error| Trouble::read(path, error))?;
    if !about.is_file() {
        return Err(Trouble::NoFile(path.to_owned()));
    }
    let file = File::open(path).map_err(|error| Trouble::read(path, error))?;
    let mut bytes = Vec::new();
    file.take(most + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Trouble::read(path, error))?;
    if bytes.len() as u64 > most {
        let path = path.to_owned();
        return Err(Trouble::TooLarge { path, most });
    }
    Ok(bytes)
}

/// Writes a file whole, in the place of the one that was there, or leaves that as it is. A link stays
/// a link to the new file.
///
/// # Errors
/// The system refuses.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let real = std::fs::canonicalize(path);
    let real = real.as_deref().unwrap_or(path);
    let trouble = |error| Trouble::write(path, error);
    if let Some(dir) = real.parent() {
        std::fs::create_dir_all(dir).map_err(trouble)?;
    }
    let mut new = real.as_os_str().to_owned();
    new.push(format!(".{}", std::process::id()));
    let new = PathBuf::from(new);
    let written = write_new(&new, bytes).and_then(|()| std::fs::rename(&new, real));
    written.map_err(|error| {
        let _ = std::fs::remove_file(&new);
        trouble(error)
    })
}

/// Writes a file beside the one it will replace, safe on disk.
fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
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
