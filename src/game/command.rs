//! All that may be asked of the game: plain data, whole numbers only.
//!
//! Whoever adds a verb starts here, then gives it a text in `game/script.rs`, a refusal in
//! `game/check.rs` and a rule in `game/rules/`.

use crate::geom::{Dir, Heading, Power};
use crate::hole::Item;

/// One thing the golfer does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Play the ball: one stroke.
    Swing {
        /// Where to.
        heading: Heading,
        /// How hard.
        power: Power,
    },
    /// Walk to a neighbouring cell, or strike the monster there with the club: one stroke.
    Step(Dir),
    /// Two steps or blows with the club in a row as one turn, for a heart.
    Dash(Dir),
    /// Let a turn pass.
    Wait,
    /// Declare the ball unplayable: one stroke, and the ball is placed.
    Unplayable(Relief),
    /// Concede the hole: it scores twice its par.
    Pickup,
    /// Have the caddie show his shot: a stroke, and no turn. Whoever sends this has the shot already
    /// ([`Game::caddie`](super::Game::caddie)); the rules only charge it.
    Hint,
    /// Use something carried.
    Use(Item),
    /// Take one of the upgrades offered, counted from 1.
    Choose(u8),
    /// Go on from the card.
    Next,
}

/// The first word of a command's line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "each stands for the command of the same name")]
pub enum Verb {
    Swing,
    Step,
    Dash,
    Wait,
    Unplayable,
    Pickup,
    Hint,
    Use,
    Choose,
    Next,
}

impl Verb {
    /// Every verb, in the order they are explained.
    pub const ALL: [Self; 10] = [
        Self::Swing,
        Self::Step,
        Self::Dash,
        Self::Wait,
        Self::Unplayable,
        Self::Pickup,
        Self::Hint,
        Self::Use,
        Self::Choose,
        Self::Next,
    ];

    /// The word itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Swing => "swing",
            Self::Step => "step",
            Self::Dash => "dash",
            Self::Wait => "wait",
            Self::Unplayable => "unplayable",
            Self::Pickup => "pickup",
            Self::Hint => "hint",
            Self::Use => "use",
            Self::Choose => "choose",
            Self::Next => "next",
        }
    }

    /// The verb of this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verb| verb.name() == name)
    }
}

impl Command {
    /// The first word of the command's line.
    pub const fn verb(&self) -> Verb {
        match self {
            Self::Swing { .. } => Verb::Swing,
            Self::Step(_) => Verb::Step,
            Self::Dash(_) => Verb::Dash,
            Self::Wait => Verb::Wait,
            Self::Unplayable(_) => Verb::Unplayable,
            Self::Pickup => Verb::Pickup,
            Self::Hint => Verb::Hint,
            Self::Use(_) => Verb::Use,
            Self::Choose(_) => Verb::Choose,
            Self::Next => Verb::Next,
        }
    }
}

/// Where an unplayable ball is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Relief {
    /// On the spot of the last swing, at first the tee.
    Back,
    /// On the centre of a near cell with room around it, not nearer the cup.
    Drop,
}
