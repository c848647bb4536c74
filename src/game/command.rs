//! All that may be asked of the game: plain data, whole numbers only.
//!
//! Whoever adds a verb starts here, then gives it a text in `game/script.rs`, a refusal in
//! `game/check.rs` and a rule in `game/rules/`.

use crate::geom::{Dir, Heading, Power};

/// One thing the golfer does. Rule: the closed list of section 4 of the rules of play.
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
    /// Let a turn pass.
    Wait,
    /// Declare the ball unplayable: one stroke, and the ball is placed.
    Unplayable(Relief),
    /// Concede the hole: it scores twice its par.
    Pickup,
    /// Go on from the card.
    Next,
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
