//! A round in play together with its recording.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use super::file::{Trouble, create_recording, read_recording};
use crate::game::{Command, Event, Game, Phase, Refusal};
use crate::replay::{Header, Recorder, verify};

/// A round being played. Every command's line is in its file before anyone sees the result.
#[derive(Debug)]
pub struct Round {
    game: Game,
    recorder: Option<Recorder<File>>,
    name: Option<String>,
    trouble: Option<String>,
    notice: Option<String>,
}

impl Round {
    /// A round that nobody records.
    pub fn unrecorded(game: Game) -> Self {
        Self {
            game,
            recorder: None,
            name: None,
            trouble: None,
            notice: None,
        }
    }

    /// A round that should be recorded and cannot be; it is played all the same.
    pub fn unsaved(game: Game, why: &str) -> Self {
        Self {
            trouble: Some(format!("This round cannot be saved: {why}.")),
            ..Self::unrecorded(game)
        }
    }

    /// Begins a round and its recording in a new file.
    ///
    /// # Errors
    /// The file cannot be written to.
    pub fn begin(file: File, name: String, header: &Header) -> Result<Self, Trouble> {
        let recorder = Recorder::begin(file, header)
            .map_err(|error| Trouble::write(Path::new(&name), error))?;
        Ok(Self {
            recorder: Some(recorder),
            name: Some(name),
            ..Self::unrecorded(Game::new(header.setup.clone()))
        })
    }

    /// Begins a round and its recording in a new file at this path, which is taken away again
    /// should not even the header fit.
    ///
    /// # Errors
    /// The file exists, or cannot be made or written to.
    pub fn record(path: &Path, name: String, header: &Header) -> Result<Self, Trouble> {
        let file = create_recording(path)?;
        Self::begin(file, name, header).inspect_err(|_| {
            let _ = std::fs::remove_file(path);
        })
    }

    /// Goes on with an unfinished recording: plays it back, checks it, and appends from there.
    ///
    /// # Errors
    /// A recording that cannot be read, is finished, broken, or not true; the file is as before.
    pub fn resume(path: &Path, name: String) -> Result<Self, Trouble> {
        let (recording, bytes) = read_recording(path)?;
        if recording.end.is_some() {
            return Err(Trouble::Finished(name));
        }
        let verdict = verify(&recording, |_, _| {}).map_err(|why| Trouble::Untrue {
            path: path.to_owned(),
            why: Box::new(why),
        })?;
        let failed = |error| Trouble::write(path, error);
        let mut file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        let whole = bytes
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |at| at + 1);
        if recording.torn {
            file.set_len(whole as u64).map_err(failed)?;
        } else if whole < bytes.len() {
            file.write_all(b"\n").map_err(failed)?;
        }
        let mut recorder = Recorder::go_on(file, recording.header_line);
        if matches!(verdict.game.phase(), Phase::Over(_)) {
            recorder.end(&verdict.game).map_err(failed)?;
        }
        Ok(Self {
            recorder: Some(recorder),
            name: Some(name),
            notice: recording
                .torn
                .then(|| "The recording's last line was torn and is dropped.".to_owned()),
            ..Self::unrecorded(verdict.game)
        })
    }

    /// The same round, with a word about a later one that cannot be gone on with.
    pub(super) fn passing_over(self, trouble: &Trouble) -> Self {
        let first = self.notice.map(|notice| notice + " ").unwrap_or_default();
        Self {
            notice: Some(format!(
                "{first}A later round cannot be gone on with and is left as it is: {trouble}."
            )),
            ..self
        }
    }

    /// The round as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Carries a command out and appends it to the recording, in this order, before returning.
    ///
    /// A recording that cannot be written to is given up, which [`Round::trouble`] tells; the
    /// round goes on.
    ///
    /// # Errors
    /// The game's refusal; then nothing has changed.
    pub fn play(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.game.apply(command)?;
        if let Some(recorder) = &mut self.recorder
            && let Err(error) = recorder.add(command, &self.game)
        {
            let name = self.name.as_deref().unwrap_or_default();
            let why = Trouble::write(Path::new(name), error);
            self.trouble = Some(format!("The round is no longer saved: {why}."));
            self.recorder = None;
        }
        Ok(events)
    }

    /// What went wrong with the recording: told once.
    pub fn trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }

    /// What is worth saying about a resumed recording: told once.
    pub fn notice(&mut self) -> Option<String> {
        self.notice.take()
    }

    /// The recording's name, while there is one.
    pub fn name(&self) -> Option<&str> {
        self.recorder.as_ref().and(self.name.as_deref())
    }

    /// Waits until everything is on the disk; a failure is ignored, for nothing could be done.
    pub fn sync(&self) {
        if let Some(recorder) = &self.recorder {
            let _ = recorder.out().sync_data();
        }
    }
}
