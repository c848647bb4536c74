//! The data directory: rounds kept as recordings, found again, gone on with.
//!
//! With `config` the only place that touches files. A recording is only ever appended to, and at most
//! renamed; what is replaced (the settings) is replaced whole.

mod file;
mod round;
mod tape;

pub use file::{Trouble, read_at_most, read_capped, read_recording, replace};
pub use round::Round;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::replay::Header;

/// A data directory.
#[derive(Clone, Debug)]
pub struct Store {
    rounds: PathBuf,
}

impl Store {
    /// The store in a directory, which is made when first written to.
    pub fn new(dir: &Path) -> Self {
        Self {
            rounds: dir.join("rounds"),
        }
    }

    /// Begins a round and its recording, named after course and seed.
    ///
    /// # Errors
    /// The directory cannot be made or written to.
    pub fn begin(&self, header: &Header) -> Result<Round, Trouble> {
        fs::create_dir_all(&self.rounds).map_err(|error| Trouble::write(&self.rounds, error))?;
        let setup = &header.setup;
        let mut last = None;
        for count in 1..=9999 {
            let name = format!("{}-{}-{count}", setup.course, setup.seed);
            match Round::record(&self.path(&name), name, header) {
                Ok(round) => return Ok(round),
                Err(Trouble::Exists(path)) => last = Some(Trouble::Exists(path)),
                Err(other) => return Err(other),
            }
        }
        Err(last.unwrap_or(Trouble::NoRound))
    }

    /// Goes on with a round: the named one, or of those left open the one played last that is
    /// true; a later one that is not is left as it is, and the round's notice names it.
    ///
    /// # Errors
    /// No such round, a name that is none, a recording that is finished, broken or not true.
    pub fn resume(&self, name: Option<&str>) -> Result<Round, Trouble> {
        if let Some(name) = name {
            let name = checked(name)?;
            return Round::resume(&self.path(&name), name);
        }
        let mut passed = None;
        for name in self.names() {
            match Round::resume(&self.path(&name), name) {
                Ok(round) => {
                    return Ok(match passed {
                        Some(trouble) => round.passing_over(&trouble),
                        None => round,
                    });
                }
                Err(Trouble::Finished(_)) => {}
                Err(trouble) => {
                    passed.get_or_insert(trouble);
                }
            }
        }
        Err(passed.unwrap_or(Trouble::NoRound))
    }

    /// The name of the round left open that was played last, as far as its form tells.
    pub fn open_round(&self) -> Option<String> {
        self.names().find(|name| {
            read_recording(&self.path(name)).is_ok_and(|(recording, _)| recording.end.is_none())
        })
    }

    /// Sets a round aside: its recording stays, under a name by which it is no longer found as a round.
    ///
    /// # Errors
    /// No such round, a name that is none, a recording that cannot be moved.
    pub fn set_aside(&self, name: &str) -> Result<(), Trouble> {
        let name = checked(name)?;
        let path = self.path(&name);
        if !path.is_file() {
            return Err(Trouble::NoFile(path));
        }
        let aside = |count: u32| match count {
            1 => format!("{name}.abandoned"),
            _ => format!("{name}.abandoned-{count}"),
        };
        // One that was set aside before under this name is not written over.
        let free = (1..=9999).map(|count| self.path(&aside(count)));
        let Some(to) = free.into_iter().find(|to| !to.exists()) else {
            return Err(Trouble::Exists(self.path(&aside(9999))));
        };
        fs::rename(&path, &to).map_err(|error| Trouble::write(&path, error))
    }

    /// The names of all rounds, the one played last first.
    fn names(&self) -> impl Iterator<Item = String> + use<> {
        let mut found: Vec<(SystemTime, String)> = fs::read_dir(&self.rounds)
            .into_iter()
            .flatten()
            .flatten()
            .filter_map(|entry| {
                let name = entry.file_name().into_string().ok()?;
                let name = checked(name.strip_suffix(".golf")?).ok()?;
                let when = entry.metadata().ok()?.modified().ok()?;
                Some((when, name))
            })
            .collect();
        found.sort();
        found.into_iter().rev().map(|(_, name)| name)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.rounds.join(format!("{name}.golf"))
    }
}

/// A round's name: small letters, digits and `-`, so that it is a plain file name everywhere.
fn checked(name: &str) -> Result<String, Trouble> {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    if !name.is_empty() && name.len() <= 100 && name.bytes().all(plain) && !name.starts_with('-') {
        Ok(name.to_owned())
    } else {
        Err(Trouble::BadName(crate::replay::shown(name)))
    }
}
