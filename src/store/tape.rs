//! A recording's open file: appended to, watched in its place, taken up again.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::file::{Trouble, create_recording};
use crate::game::{Command, Game};
use crate::replay::{Header, Recorder, Recording};

/// A recording that is being written.
#[derive(Debug)]
pub struct Tape {
    path: PathBuf,
    recorder: Recorder<File>,
}

impl Tape {
    /// Begins a recording in a new file, which is taken away again should not even the header fit.
    ///
    /// # Errors
    /// The file exists, or cannot be made or written to.
    pub fn begin(path: &Path, header: &Header) -> Result<Self, Trouble> {
        let file = create_recording(path)?;
        let recorder = Recorder::begin(file, header).map_err(|error| {
            let _ = fs::remove_file(path);
            Trouble::write(path, error)
        })?;
        Ok(Self {
            path: path.to_owned(),
            recorder,
        })
    }

    /// Goes on with a recording that was read from these bytes: a torn last line is cut off, one
    /// that was only not ended is ended.
    ///
    /// # Errors
    /// The file cannot be written to.
    pub fn go_on(path: &Path, recording: &Recording, bytes: &[u8]) -> Result<Self, Trouble> {
        let failed = |error| Trouble::write(path, error);
        let mut file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        let ended = bytes.iter().rposition(|&byte| byte == b'\n');
        let whole = ended.map_or(0, |at| at + 1);
        if recording.torn {
            file.set_len(whole as u64).map_err(failed)?;
        } else if whole < bytes.len() {
            file.write_all(b"\n").map_err(failed)?;
        }
        Ok(Self {
            path: path.to_owned(),
            recorder: Recorder::go_on(file, recording.header_line.clone()),
        })
    }

    /// Appends a command that was carried out, and the end if it was the last.
    ///
    /// # Errors
    /// The file cannot be written to, or is no longer where it was.
    pub fn add(&mut self, command: &Command, after: &Game) -> Result<(), Trouble> {
        let written = self.recorder.add(command, after);
        written.map_err(|error| Trouble::write(&self.path, error))?;
        self.check_place()
    }

    /// Appends the end alone.
    ///
    /// # Errors
    /// The file cannot be written to.
    pub fn end(&mut self, game: &Game) -> Result<(), Trouble> {
        let written = self.recorder.end(game);
        written.map_err(|error| Trouble::write(&self.path, error))
    }

    /// Waits until everything is on the disk; a failure is ignored, for nothing could be done.
    pub fn sync(&self) {
        let _ = self.recorder.out().sync_data();
    }

    /// A file that was removed or replaced can still be written to, and is lost all the same.
    fn check_place(&self) -> Result<(), Trouble> {
        let there = fs::symlink_metadata(&self.path).and_then(|there| {
            let here = self.recorder.out().metadata()?;
            Ok(same_file(&there, &here))
        });
        match there {
            Ok(true) => Ok(()),
            Ok(false) => {
                let error = io::Error::other("another file stands in its place");
                Err(Trouble::write(&self.path, error))
            }
            Err(error) => Err(Trouble::write(&self.path, error)),
        }
    }
}

#[cfg(unix)]
fn same_file(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn same_file(one: &fs::Metadata, _other: &fs::Metadata) -> bool {
    one.is_file()
}
