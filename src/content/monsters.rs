//! What each monster can take and give, and how it behaves in figures: `assets/monsters.ron`.

use serde::{Deserialize, Serialize};

use super::within;
use crate::hole::Kind;

/// The figures of every kind, by name, and those of single behaviours.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterFigures {
    skeleton: KindFigures,
    slime: KindFigures,
    marionette: KindFigures,
    archer: KindFigures,
    ghoul: KindFigures,
    wisp: KindFigures,
    golem: KindFigures,
    bogeyman: KindFigures,
    /// The Bogeyman stands on every so manieth hole.
    pub boss_every: u32,
    /// How many cells an archer's missile flies.
    pub bow: i32,
    /// An archer gives way to a golfer nearer than so many steps.
    pub shy: i32,
    /// The Bogeyman throws a bone on every so manieth of his own turns.
    pub bone_every: u32,
    /// He throws at a golfer no more than so many king's steps away.
    pub bone_reach: i32,
}

/// The figures of one kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindFigures {
    /// Hits it takes.
    pub hits: u32,
    /// Hearts its blow costs.
    pub damage: u32,
    /// XP for destroying it with the club; a ball kill counts more.
    pub xp: u32,
    /// It acts on every so manieth of its own turns.
    pub pace: u32,
}

impl MonsterFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        for kind in Kind::ALL {
            let figures = self.of(kind);
            within("hits", figures.hits as i32, 1, 100)?;
            within("damage", figures.damage as i32, 0, 100)?;
            within("xp", figures.xp as i32, 0, 1000)?;
            within("pace", figures.pace as i32, 1, 10)?;
        }
        within("boss_every", self.boss_every as i32, 1, 1000)?;
        within("bow", self.bow, 1, 100)?;
        within("shy", self.shy, 0, 100)?;
        within("bone_every", self.bone_every as i32, 1, 100)?;
        within("bone_reach", self.bone_reach, 1, 1000)
    }

    /// Whether the Bogeyman stands on this hole.
    pub fn has_boss(&self, hole: u32) -> bool {
        hole > 0 && hole.is_multiple_of(self.boss_every)
    }

    /// The figures of a kind.
    pub fn of(&self, kind: Kind) -> &KindFigures {
        match kind {
            Kind::Skeleton => &self.skeleton,
            Kind::Slime => &self.slime,
            Kind::Marionette => &self.marionette,
            Kind::Archer => &self.archer,
            Kind::Ghoul => &self.ghoul,
            Kind::Wisp => &self.wisp,
            Kind::Golem => &self.golem,
            Kind::Bogeyman => &self.bogeyman,
        }
    }
}
