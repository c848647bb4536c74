//! What each monster can take and give: `assets/monsters.ron`.

use serde::{Deserialize, Serialize};

use super::within;
use crate::hole::Kind;

/// The figures of every kind, by name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterFigures {
    skeleton: KindFigures,
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
}

impl MonsterFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        for kind in Kind::ALL {
            let figures = self.of(kind);
            within("hits", figures.hits as i32, 1, 100)?;
            within("damage", figures.damage as i32, 0, 100)?;
            within("xp", figures.xp as i32, 0, 1000)?;
        }
        Ok(())
    }

    /// The figures of a kind.
    pub fn of(&self, kind: Kind) -> &KindFigures {
        match kind {
            Kind::Skeleton => &self.skeleton,
        }
    }
}
