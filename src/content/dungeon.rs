//! How a Dungeon hole is made: `assets/dungeon.ron`.

use serde::{Deserialize, Serialize};

use super::decor::{DecorFigures, grown};
use super::furnishing::Furnishing;
use super::within;
use crate::hole::Kind;

/// The highest hazard of a room: one digit tells it.
pub const HIGHEST_HAZARD: u32 = 9;

/// Figures of the Dungeon.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DungeonFigures {
    /// How the rooms grow.
    pub cells: CellsFigures,
    /// How dangerous they are, and what that buys.
    pub hazard: HazardFigures,
    /// What they are furnished from.
    pub furnishings: Vec<Furnishing>,
    /// What else is put on a hole.
    pub decor: DecorFigures,
}

/// Figures of the rooms.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellsFigures {
    /// Rooms that are added to the first one on any hole; one more for each hole.
    pub added: u32,
    /// Least and most doors from the first room to the last.
    pub doors: (u32, u32),
    /// How far from the walls of their rooms tee and cup are at least.
    pub inset: (i32, i32),
}

/// Figures of hazard, in points; shares and chances in percent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HazardFigures {
    /// Hundredths of a point for each door from the first room, on the first hole.
    pub first: u32,
    /// How many more on each hole after it.
    pub more: u32,
    /// How many on any hole.
    pub most: u32,
    /// What each of the dead costs.
    pub costs: KindCosts,
    /// Monsters within 3 cells of the walk, the Bogeyman apart.
    pub near: Rising,
    /// Monsters elsewhere.
    pub aside: Rising,
    /// Monsters in one room.
    pub room_monsters: u32,
    /// Furnishings that are drawn for a room before it stays bare.
    pub draws: u32,
    /// How often the points that are left buy one more of the dead.
    pub hire: u32,
    /// How often they buy a grave rather than spikes; either costs one.
    pub grave: u32,
    /// Cells of spikes and graves that a room gets for the points that are left.
    pub dug: u32,
}

/// What each of the dead costs, in points.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindCosts {
    skeleton: u32,
    slime: u32,
    marionette: u32,
    archer: u32,
    ghoul: u32,
    wisp: u32,
    golem: u32,
}

/// A number that rises from hole to hole.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rising {
    /// What it is before it rises.
    pub first: u32,
    /// One more after so many holes.
    pub every: u32,
    /// What it is at most.
    pub most: u32,
}

impl DungeonFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        let cells = &self.cells;
        within("added", cells.added as i32, 1, 20)?;
        within("doors.0", cells.doors.0 as i32, 1, 100)?;
        within("doors.1", cells.doors.1 as i32, cells.doors.0 as i32, 100)?;
        within("inset.0", cells.inset.0, 0, 2)?;
        within("inset.1", cells.inset.1, 0, 2)?;
        self.hazard.check()?;
        for (place, furnishing) in self.furnishings.iter().enumerate() {
            furnishing.check()?;
            let name = &furnishing.name;
            if self.furnishings[..place]
                .iter()
                .any(|other| other.name == *name)
            {
                return Err(format!("two furnishings are called {name:?}"));
            }
        }
        self.decor.check()
    }
}

impl CellsFigures {
    /// Rooms that are added to the first one on this hole.
    pub fn added(&self, hole: u32) -> u32 {
        self.added + grown(hole)
    }
}

impl HazardFigures {
    fn check(&self) -> Result<(), String> {
        within("hazard.first", self.first as i32, 1, 1000)?;
        within("hazard.more", self.more as i32, 0, 1000)?;
        within("hazard.most", self.most as i32, self.first as i32, 1000)?;
        within("room_monsters", self.room_monsters as i32, 0, 9)?;
        within("draws", self.draws as i32, 1, 100)?;
        within("hire", self.hire as i32, 0, 100)?;
        within("grave", self.grave as i32, 0, 100)?;
        within("dug", self.dug as i32, 0, 25)?;
        for (name, rising) in [("near", self.near), ("aside", self.aside)] {
            within(&format!("{name}.first"), rising.first as i32, 0, 100)?;
            within(&format!("{name}.every"), rising.every as i32, 1, 100)?;
            within(&format!("{name}.most"), rising.most as i32, 0, 100)?;
        }
        for kind in Kind::ALL {
            if let Some(cost) = self.costs.of(kind) {
                within("costs", cost as i32, 1, HIGHEST_HAZARD as i32)?;
            }
        }
        Ok(())
    }

    /// The hazard of a room so many doors from the first one, which has none. Every room behind
    /// another has as much as that one or more.
    pub fn level(&self, doors: u32, hole: u32) -> u32 {
        let since = hole.saturating_sub(1);
        let rate = since.saturating_mul(self.more).saturating_add(self.first);
        let rate = rate.min(self.most);
        doors.saturating_mul(rate).div_ceil(100).min(HIGHEST_HAZARD)
    }
}

impl KindCosts {
    /// The price of a kind; none of the Bogeyman, who has holes of his own.
    pub fn of(&self, kind: Kind) -> Option<u32> {
        match kind {
            Kind::Skeleton => Some(self.skeleton),
            Kind::Slime => Some(self.slime),
            Kind::Marionette => Some(self.marionette),
            Kind::Archer => Some(self.archer),
            Kind::Ghoul => Some(self.ghoul),
            Kind::Wisp => Some(self.wisp),
            Kind::Golem => Some(self.golem),
            Kind::Bogeyman => None,
        }
    }
}

impl Rising {
    /// What it is on this hole.
    pub fn at(&self, hole: u32) -> u32 {
        self.first.saturating_add(hole / self.every).min(self.most)
    }
}
