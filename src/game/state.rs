//! The nouns of a round in play: setup, monsters, cards, phases.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use crate::content::Upgrade;
use crate::dice::Seed;
use crate::geom::{Cell, Point};
use crate::hole::{Course, Kind, Tees};

/// Everything a round depends on besides its commands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The seed.
    pub seed: Seed,
    /// The course.
    pub course: Course,
    /// The tees.
    pub tees: Tees,
    /// How many holes.
    pub holes: Holes,
}

/// How long a round is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Holes {
    /// So many holes, 1 to 18.
    Count(u32),
    /// Until the golfer falls.
    Endless,
}

impl Holes {
    /// The most holes a counted round has.
    pub const MOST: u32 = 18;

    /// Whether hole `number` is the last.
    pub fn ends_with(self, number: u32) -> bool {
        self == Self::Count(number)
    }
}

/// A monster in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Monster {
    /// Its id within the hole; monsters act in the order of their ids.
    pub id: u32,
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub cell: Cell,
    /// Hits it still takes.
    pub hits: u32,
    /// XP for destroying it; one that rose at nightfall is worth none.
    pub xp: u32,
    /// What it will do.
    pub intent: Intent,
    /// Its own turns since it woke.
    pub turns: u32,
    /// Turns it still loses to a bell.
    pub dazed: u32,
}

impl Monster {
    /// Whether it is awake.
    pub fn is_awake(&self) -> bool {
        self.intent != Intent::Asleep
    }
}

/// What a monster will do in its next turn, fixed and shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Nothing until it wakes.
    Asleep,
    /// Nothing this turn.
    Rest,
    /// Step to this cell, if it is free then.
    Step(Cell),
    /// Step to this cell, or stay on it, and take the ball if it lies there then.
    Take(Cell),
    /// Strike this cell, and lunge into it if nobody is there.
    Blow(Cell),
    /// Let something fly that strikes on all of these cells.
    Missile(Line),
    /// Step opposite to every step of the golfer.
    Mirror,
}

impl Intent {
    /// Whether it will strike on this cell.
    pub fn strikes(self, cell: Cell) -> bool {
        match self {
            Self::Blow(at) => at == cell,
            Self::Missile(line) => line.cells().any(|at| at == cell),
            Self::Asleep | Self::Rest | Self::Step(_) | Self::Take(_) | Self::Mirror => false,
        }
    }
}

/// Cells in a row, in one of the eight directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The first.
    pub from: Cell,
    /// The last.
    pub to: Cell,
}

impl Line {
    /// All of them, in order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let Self { from, to } = self;
        let (dx, dy) = ((to.x - from.x).signum(), (to.y - from.y).signum());
        (0..=from.king_steps(to)).map(move |n| Cell::new(from.x + dx * n, from.y + dy * n))
    }
}

/// Where the ball is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ball {
    /// It lies here.
    Lies(Point),
    /// The monster with this id carries it.
    Carried(u32),
    /// It is in the cup.
    Holed,
}

/// What may be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The hole is being played.
    Play,
    /// One of these upgrades is to be chosen.
    Upgrade {
        /// Those offered.
        offers: Vec<Upgrade>,
        /// The card that waits behind the choice, if the hole is over.
        carded: Option<Score>,
    },
    /// The hole is over; its result stands on the card.
    Carded(Score),
    /// The round is over.
    Over(Outcome),
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// All holes were played.
    Finished,
    /// The golfer died.
    Fell {
        /// On this hole.
        hole: u32,
        /// Of this.
        by: Killer,
    },
}

/// What a golfer dies of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Killer {
    /// One of the dead.
    Monster(Kind),
    /// Stepping on spikes.
    Spikes,
}

impl Killer {
    /// Its name in JSON and in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Monster(kind) => kind.name(),
            Self::Spikes => "spikes",
        }
    }
}

/// Printed by its name.
impl Serialize for Killer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl fmt::Display for Killer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Monster(Kind::Bogeyman) => f.write_str("the Bogeyman"),
            Self::Monster(kind @ Kind::Archer) => write!(f, "an {kind}"),
            Self::Monster(kind) => write!(f, "a {kind}"),
            Self::Spikes => f.write_str("spikes"),
        }
    }
}

/// One line of the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Hole number.
    pub hole: u32,
    /// Par of the hole.
    pub par: u32,
    /// What the hole scores, penalties included.
    pub strokes: u32,
    /// Whether the hole was picked up rather than holed out.
    pub picked_up: bool,
    /// Penalty strokes among them.
    pub penalties: u32,
    /// Strokes among them that the caddie's advice cost.
    pub hints: u32,
    /// Monsters destroyed by the ball.
    pub ball_kills: u32,
    /// Monsters destroyed with the club.
    pub club_kills: u32,
    /// Monsters destroyed by a dash or by the ground.
    pub other_kills: u32,
    /// Swings taken back.
    pub mulligans: u32,
}

impl Score {
    /// Strokes against par.
    pub fn against_par(&self) -> i32 {
        self.strokes as i32 - self.par as i32
    }
}

/// A score against par as on a leader board: `E`, `-2`, `+3`.
pub fn against_par(total: i32) -> String {
    match total {
        0 => "E".to_owned(),
        _ => format!("{total:+}"),
    }
}
