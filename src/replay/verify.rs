//! Whether a recording is true: played again, every digest must be the same.

use std::fmt;

use thiserror::Error;
use xxhash_rust::xxh3::xxh3_64;

use super::recording::{Move, Recording};
use crate::game::{Event, Game, Outcome, Phase, Refusal, against_par};

/// A recording that is true, played to where it stops.
#[derive(Debug)]
pub struct Verdict {
    /// The round as it stands after the last command.
    pub game: Game,
    /// Whether the recording has its end.
    pub finished: bool,
    /// Digest of the last state and the header together.
    pub digest: u64,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let so_far = if self.finished { "" } else { " so far" };
        write!(
            f,
            "VALID{so_far} {} ({}) {:016x}",
            against_par(self.game.total()),
            self.game.total_strokes(),
            self.digest
        )
    }
}

/// Where a recording differs from what the rules give.
#[derive(Debug, Error)]
#[error("{line}: hole {hole}, turn {turn} differs: {what}")]
pub struct Difference {
    /// Line of the file, from 1.
    pub line: usize,
    /// Hole being played.
    pub hole: u32,
    /// Turn of the hole, from 1.
    pub turn: u32,
    /// In what.
    pub what: What,
}

/// What differs.
#[derive(Debug, Error)]
pub enum What {
    /// The digest after a command.
    #[error("the recording says {theirs:08x}, the rules give {ours:08x}")]
    Digest {
        /// Recorded.
        theirs: u32,
        /// Found.
        ours: u32,
    },
    /// A recorded command is refused.
    #[error("the command is refused: {0}")]
    Refused(#[from] Refusal),
    /// The end stands where the round is not over.
    #[error("the recording ends, the round does not")]
    NotOver,
    /// The result in the last line.
    #[error("the recording ends with {theirs:?}, the rules give {ours:?}")]
    Result {
        /// Recorded.
        theirs: String,
        /// Found.
        ours: String,
    },
    /// The digest in the last line, which covers the header too.
    #[error("the end says {theirs:016x}, state and header give {ours:016x}")]
    End {
        /// Recorded.
        theirs: u64,
        /// Found.
        ours: u64,
    },
}

/// Plays a recording through and compares every digest. `seen` is shown each command,
/// what it did and the state after it.
///
/// # Errors
/// The first line that differs.
pub fn verify(
    recording: &Recording,
    mut seen: impl FnMut(&Move, &[Event], &Game),
) -> Result<Verdict, Difference> {
    let mut game = Game::new(recording.header.setup.clone());
    for recorded in &recording.moves {
        let (hole, turn) = (game.hole().number, game.turn() + 1);
        let differs = |what: What| Difference {
            line: recorded.number,
            hole,
            turn,
            what,
        };
        let events = game
            .apply(&recorded.line.command)
            .map_err(|refusal| differs(refusal.into()))?;
        let ours = (game.digest() >> 32) as u32;
        match recorded.line.digest {
            Some(theirs) if theirs != ours => return Err(differs(What::Digest { theirs, ours })),
            _ => seen(recorded, &events, &game),
        }
    }
    verify_end(recording, &game)?;
    Ok(Verdict {
        finished: recording.end.is_some(),
        digest: end_digest(&game, &recording.header_line),
        game,
    })
}

/// Compares a recording's end, if it has one, with the round after its last command.
///
/// # Errors
/// The round is not over, or has another result or digest.
pub fn verify_end(recording: &Recording, game: &Game) -> Result<(), Difference> {
    let Some(end) = &recording.end else {
        return Ok(());
    };
    let (words, digest) = (end_words(game), end_digest(game, &recording.header_line));
    let what = if !matches!(game.phase(), Phase::Over(_)) {
        What::NotOver
    } else if end.words != words {
        What::Result {
            theirs: super::shown(&end.words),
            ours: words,
        }
    } else if end.digest != digest {
        What::End {
            theirs: end.digest,
            ours: digest,
        }
    } else {
        return Ok(());
    };
    Err(Difference {
        line: end.number,
        hole: game.hole().number,
        turn: game.turn(),
        what,
    })
}

/// The result as the last line writes it: `-3 33`, or `fell 4 +3 21`.
pub fn end_words(game: &Game) -> String {
    let result = format!("{} {}", against_par(game.total()), game.total_strokes());
    match game.phase() {
        Phase::Over(Outcome::Fell { hole, .. }) => format!("fell {hole} {result}"),
        _ => result,
    }
}

/// The digest of state and header line together.
pub fn end_digest(game: &Game, header_line: &str) -> u64 {
    let mut bytes = game.digest().to_le_bytes().to_vec();
    bytes.extend(header_line.as_bytes());
    xxh3_64(&bytes)
}
