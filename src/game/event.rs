//! What happened: everything a viewer needs to tell or show a command's outcome.

use serde::Serialize;

use super::command::Relief;
use crate::ball::Flight;
use crate::geom::{Cell, Dir, Heading, Point, Power};
use crate::hole::{Kind, Terrain};

/// One thing that happened, in the past tense. `monster` fields are ids within the hole.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// The golfer played the ball.
    Swung {
        /// Where to.
        heading: Heading,
        /// How hard.
        power: Power,
        /// Where the ball lay.
        from: Point,
        /// What it did.
        flight: Flight,
    },
    /// A monster was destroyed.
    Killed {
        /// Its id.
        monster: u32,
        /// What it was.
        what: Kind,
        /// Where it stood.
        at: Cell,
        /// By what.
        by: Weapon,
        /// XP earned.
        xp: u32,
    },
    /// The ball was swallowed: a penalty stroke, and it was put back.
    BallLost {
        /// By what.
        terrain: Terrain,
        /// Where it lies now.
        back: Point,
    },
    /// The ball dropped.
    Holed {
        /// Strokes taken.
        strokes: u32,
        /// Par of the hole.
        par: u32,
        /// XP earned.
        xp: u32,
    },
    /// The golfer walked.
    Stepped {
        /// From this cell.
        from: Cell,
        /// To this one.
        to: Cell,
    },
    /// The golfer struck with the club: a stroke.
    Clubbed {
        /// The monster's id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// Where it stands.
        at: Cell,
        /// In this direction.
        dir: Dir,
    },
    /// The golfer let a turn pass.
    Waited,
    /// The ball was placed anew at a penalty stroke.
    Relieved {
        /// How.
        relief: Relief,
        /// Where it lay.
        from: Point,
        /// Where it lies.
        to: Point,
    },
    /// The caddie showed his shot, at the price of so many strokes.
    Hinted {
        /// Strokes.
        price: u32,
    },
    /// A monster woke.
    Woke {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// Where it stands.
        at: Cell,
    },
    /// A monster walked as it had shown.
    MonsterStepped {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// From this cell.
        from: Cell,
        /// To this one.
        to: Cell,
    },
    /// A monster could not make the step it had shown, or had none.
    MonsterStayed {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// Where it stands.
        at: Cell,
    },
    /// A monster struck the golfer on the cell it had marked.
    Blow {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// The cell struck.
        at: Cell,
        /// Hearts lost.
        damage: u32,
        /// Hearts left.
        hp: u32,
    },
    /// A monster struck at an empty cell and was carried into it.
    Lunged {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// From this cell.
        from: Cell,
        /// To this one.
        to: Cell,
    },
    /// A monster struck a cell where it hit nobody and could not follow.
    Missed {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// The cell struck.
        at: Cell,
    },
    /// Night fell: one of the dead rose.
    Rose {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// Where.
        at: Cell,
    },
    /// The golfer got hearts back.
    Healed {
        /// How many.
        amount: u32,
        /// Hearts now.
        hp: u32,
    },
    /// The golfer died.
    Died {
        /// Of what.
        by: Kind,
    },
    /// The hole was conceded, or had taken twice its par.
    PickedUp {
        /// What the hole scores.
        score: u32,
        /// Whether the golfer chose to.
        conceded: bool,
    },
    /// The next hole began.
    TeedUp {
        /// Its number.
        hole: u32,
        /// Its par.
        par: u32,
    },
    /// The last card was put away: the round is finished.
    Finished {
        /// Strokes of the round.
        strokes: u32,
        /// Against par.
        total: i32,
    },
}

/// What destroyed a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Weapon {
    /// The ball in flight: free.
    Ball,
    /// The club: a stroke.
    Club,
}
