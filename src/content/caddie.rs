//! How hard the caddie thinks: `assets/caddie.ron`.

use serde::{Deserialize, Serialize};

use super::within;
use crate::geom::LATTICE;

/// Figures of the search for a line to the cup.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaddieFigures {
    /// The first look, and closer ones when it finds nothing.
    pub looks: Vec<LookFigures>,
    /// Quarter-degrees between the flights that tell which cells see the cup.
    pub view: u16,
    /// What a ball is reckoned to roll, in percent of the way.
    pub detour: u32,
}

/// How close one look is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookFigures {
    /// Quarter-degrees between headings.
    pub heading: u16,
    /// Percent between powers.
    pub power: u8,
    /// Lies in one square of so many lattice steps a side count as the same.
    pub grain: i32,
    /// How many lies are played from at most.
    pub lies: u32,
}

impl CaddieFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        within("looks", self.looks.len() as i32, 1, 10)?;
        for look in &self.looks {
            within("heading", look.heading.into(), 1, 360)?;
            within("power", look.power.into(), 1, 100)?;
            within("grain", look.grain, 16, LATTICE)?;
            within("lies", look.lies as i32, 1, 100_000)?;
        }
        within("view", self.view.into(), 1, 360)?;
        within("detour", self.detour as i32, 1, 1000)
    }
}
