//! What happened: everything a viewer needs to tell or show a command's outcome.

use serde::{Serialize, Serializer};

use super::command::Relief;
use super::state::Killer;
use crate::ball::Flight;
use crate::content::Upgrade;
use crate::geom::{Cell, Dir, Heading, Point, Power};
use crate::hole::{Item, Kind, Terrain};

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
    /// A monster was hit and still stands.
    Struck {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// Where it stands.
        at: Cell,
        /// By what.
        by: Weapon,
        /// Hits it still takes.
        hits: u32,
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
    /// The golfer struck with the club.
    Clubbed {
        /// The monster's id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// Where it stands.
        at: Cell,
        /// In this direction.
        dir: Dir,
        /// Strokes it cost.
        strokes: u32,
    },
    /// The golfer set out on a dash.
    Dashed {
        /// Hearts it cost.
        hearts: u32,
        /// Hearts left.
        hp: u32,
    },
    /// The golfer stepped onto spikes.
    Pricked {
        /// Where.
        at: Cell,
        /// Hearts lost.
        damage: u32,
        /// Hearts left.
        hp: u32,
    },
    /// The golfer let a turn pass.
    Waited,
    /// The ball was placed anew at a penalty stroke.
    Relieved {
        /// How.
        relief: Relief,
        /// Where it lay; none if it was carried off.
        from: Option<Point>,
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
    /// A blow or missile on the golfer that the ward held off.
    Warded {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// The cell struck.
        at: Cell,
    },
    /// A monster let something fly along the cells it had marked.
    Loosed {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// The first of the cells.
        from: Cell,
        /// The last of them.
        to: Cell,
    },
    /// A monster took the ball up.
    BallTaken {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// Where.
        at: Cell,
    },
    /// A monster that carried the ball dropped it.
    BallFreed {
        /// Where it lies.
        at: Point,
    },
    /// A bell makes a monster lose turns.
    Dazed {
        /// Its id.
        monster: u32,
        /// What it is.
        what: Kind,
        /// Where it stands.
        at: Cell,
        /// How many.
        turns: u32,
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
    /// An item was taken.
    Found {
        /// What it is.
        #[serde(serialize_with = "by_word")]
        item: Item,
        /// Where it lay.
        at: Cell,
        /// By what.
        by: Taker,
    },
    /// The key was taken.
    KeyTaken {
        /// Where it lay.
        at: Cell,
        /// By what.
        by: Taker,
    },
    /// The doors opened.
    Opened {
        /// Where they are.
        doors: Vec<Cell>,
    },
    /// An item was touched and left, for want of room in the bag.
    BagFull {
        /// What it is.
        #[serde(serialize_with = "by_word")]
        item: Item,
        /// Where it lies.
        at: Cell,
    },
    /// An item was used up.
    Used {
        /// What it was.
        #[serde(serialize_with = "by_word")]
        item: Item,
    },
    /// The golfer stands elsewhere at once.
    Transported {
        /// From this cell.
        from: Cell,
        /// To this one.
        to: Cell,
    },
    /// The last swing was taken back.
    TakenBack {
        /// Strokes on the hole now.
        strokes: u32,
    },
    /// A choice of upgrades was earned.
    Offered {
        /// Those to choose from.
        #[serde(serialize_with = "by_names")]
        offers: Vec<Upgrade>,
    },
    /// An upgrade was chosen.
    Chose {
        /// Which.
        #[serde(serialize_with = "by_name")]
        upgrade: Upgrade,
        /// The level it has now.
        level: u32,
    },
    /// The golfer died.
    Died {
        /// Of what.
        by: Killer,
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

// Figures are filed under the variants' own names; viewers are told those that commands and states
// go by.

fn by_word<S: Serializer>(item: &Item, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(item.word())
}

fn by_name<S: Serializer>(upgrade: &Upgrade, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(upgrade.name())
}

fn by_names<S: Serializer>(offers: &[Upgrade], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(offers.iter().map(|upgrade| upgrade.name()))
}

/// What hit a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Weapon {
    /// The ball in flight: free.
    Ball,
    /// The club: a stroke, where the kill is no clean one.
    Club,
    /// A dash that began or ended beside a wisp.
    Dash,
    /// Spikes, water or an open grave.
    Ground,
}

/// What took an item or a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Taker {
    /// The golfer, coming to its cell.
    Foot,
    /// The ball, flying past it.
    Ball,
}
