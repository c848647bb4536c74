//! A round in play together with its recording.

use std::path::Path;

use super::file::{Trouble, read_recording};
use super::tape::Tape;
use crate::game::{Command, Event, Game, Phase, Refusal};
use crate::replay::{Header, verify};

/// A round being played. Every command's line is in its file before anyone sees the result.
#[derive(Debug)]
pub struct Round {
    game: Game,
    /// What happened on the hole in play.
    told: Vec<Event>,
    /// The state at its tee, or the earliest known after it.
    tee: Box<Game>,
    tape: Option<Tape>,
    name: Option<String>,
    trouble: Option<String>,
    notice: Option<String>,
}

impl Round {
    /// A round that nobody records.
    pub fn unrecorded(game: Game) -> Self {
        Self {
            tee: Box::new(game.clone()),
            game,
            told: Vec::new(),
            tape: None,
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

    /// Begins a round and its recording in a new file at this path.
    ///
    /// # Errors
    /// The file exists, or cannot be made or written to; then there is none.
    pub fn record(path: &Path, name: String, header: &Header) -> Result<Self, Trouble> {
        Ok(Self {
            tape: Some(Tape::begin(path, header)?),
            name: Some(name),
            ..Self::unrecorded(Game::new(header.setup.clone()))
        })
    }

    /// Goes on with an unfinished recording: plays it back, checks it, and appends from there.
    ///
    /// # Errors
    /// A recording that cannot be read, is finished, broken, or not true, or a link to one; the
    /// file is as before.
    pub fn resume(path: &Path, name: String) -> Result<Self, Trouble> {
        // A link could lead what is appended to any file at all.
        if path.is_symlink() {
            return Err(Trouble::NoFile(path.to_owned()));
        }
        let (recording, bytes) = read_recording(path)?;
        if recording.end.is_some() {
            return Err(Trouble::Finished(name));
        }
        let mut told = Vec::new();
        let mut tee = Box::new(Game::new(recording.header.setup.clone()));
        let seen = |_: &_, events: &[Event], after: &Game| {
            if keep(&mut told, events) == Ground::New {
                *tee = after.clone();
            }
        };
        let verdict = verify(&recording, seen).map_err(|why| Trouble::Untrue {
            path: path.to_owned(),
            why: Box::new(why),
        })?;
        let mut tape = Tape::go_on(path, &recording, &bytes)?;
        if matches!(verdict.game.phase(), Phase::Over(_)) {
            tape.end(&verdict.game)?;
        }
        Ok(Self {
            tape: Some(tape),
            name: Some(name),
            told,
            tee,
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
        if keep(&mut self.told, &events) == Ground::New {
            *self.tee = self.game.clone();
        }
        if let Some(tape) = &mut self.tape
            && let Err(why) = tape.add(command, &self.game)
        {
            self.trouble = Some(format!("The round is no longer saved: {why}."));
            self.tape = None;
        }
        Ok(events)
    }

    /// What happened on the hole in play, or just carded, in order.
    pub fn hole_events(&self) -> &[Event] {
        &self.told
    }

    /// The same round, of whose hole this is known to have happened.
    #[must_use]
    pub fn knowing(self, told: Vec<Event>) -> Self {
        Self { told, ..self }
    }

    /// The state at the tee of the hole in play, or just carded: where practice of it begins. Of a round
    /// that was taken up in the middle of a hole without its recording, the state of then.
    pub fn tee(&self) -> &Game {
        &self.tee
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
        self.tape.as_ref().and(self.name.as_deref())
    }

    /// Waits until everything is on the disk; a failure is ignored, for nothing could be done.
    pub fn sync(&self) {
        if let Some(tape) = &self.tape {
            tape.sync();
        }
    }
}

/// Whether events led to another hole.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Same,
    New,
}

/// Adds events to those of the hole in play; a new tee begins anew.
fn keep(told: &mut Vec<Event>, events: &[Event]) -> Ground {
    let mut ground = Ground::Same;
    for event in events {
        if matches!(event, Event::TeedUp { .. }) {
            told.clear();
            ground = Ground::New;
        }
        told.push(event.clone());
    }
    ground
}
