//! The objects of a headless round: one for each command, and the last.

use serde::Serialize;

use super::{StateView, plural};
use crate::dice::Seed;
use crate::game::{Command, Event, Game, Outcome, Phase, Score};
use crate::hole::{Line, Shot};

/// What a command did, and the state after it.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Answer<'a> {
    pub turn: u32,
    pub command: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Advice>,
    pub events: &'a [Event],
    pub state: StateView,
}

impl<'a> Answer<'a> {
    /// The state before the first command.
    pub fn tee(game: &Game) -> Self {
        Self {
            turn: game.turn(),
            command: None,
            hint: None,
            events: &[],
            state: StateView::of(game),
        }
    }

    /// The answer to a command that was carried out.
    pub fn to(command: &Command, events: &'a [Event], after: &Game) -> Self {
        Self {
            turn: after.turn(),
            command: Some(command.to_string()),
            hint: None,
            events,
            state: StateView::of(after),
        }
    }
}

/// What the caddie would do from here.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Advice {
    /// His shot, as the command that plays it.
    pub shot: Shot,
    /// Strokes to the cup as he sees it, this one counted.
    pub strokes: u32,
}

impl Advice {
    /// The advice in a line of his; none in an empty one.
    pub fn of(line: &Line) -> Option<Self> {
        Some(Self {
            shot: *line.shots.first()?,
            strokes: line.strokes(),
        })
    }

    /// The advice in a sentence.
    pub fn sentence(&self) -> String {
        let Self { shot, strokes } = self;
        format!(
            "His shot: {shot}; with it he sees {} to the cup.",
            plural(*strokes as usize, "stroke")
        )
    }
}

/// The answer to a line that was not carried out.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Refused<'a> {
    pub refused: &'a str,
    pub line: usize,
}

/// The last object of a headless round: how it stands when its commands end.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct Closing<'a> {
    pub outcome: &'static str,
    pub fell_on: Option<u32>,
    pub seed: Seed,
    pub card: &'a [Score],
    pub total: i32,
    pub strokes: u32,
    pub digest: String,
}

impl<'a> Closing<'a> {
    /// The closing of a round.
    pub fn of(game: &'a Game) -> Self {
        let (outcome, fell_on) = match game.phase() {
            Phase::Over(Outcome::Finished) => ("finished", None),
            Phase::Over(Outcome::Fell { hole, .. }) => ("fell", Some(*hole)),
            Phase::Play | Phase::Upgrade { .. } | Phase::Carded(_) => ("unfinished", None),
        };
        Self {
            outcome,
            fell_on,
            seed: game.setup().seed,
            card: game.card(),
            total: game.total(),
            strokes: game.total_strokes(),
            digest: format!("{:016x}", game.digest()),
        }
    }
}
