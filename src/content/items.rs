//! What items do: `assets/items.ron`.

use serde::{Deserialize, Serialize};

use super::within;

/// Figures of the items.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemFigures {
    /// How many the golfer carries at most.
    pub bag: u32,
    /// How near the ball's path must pass to take one, in thousandths of a cell.
    pub touch: i32,
    /// Hearts that a sandwich heals.
    pub sandwich: u32,
    /// King's steps within which a bell is heard.
    pub bell: i32,
    /// Turns that those who hear it lose.
    pub bell_turns: u32,
    /// Doors from the golfer's room within which a flag shows the hazard of rooms.
    pub flag: u32,
}

impl ItemFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        within("bag", self.bag as i32, 1, 100)?;
        within("touch", self.touch, 0, 1000)?;
        within("sandwich", self.sandwich as i32, 1, 100)?;
        within("bell", self.bell, 0, 1000)?;
        within("bell_turns", self.bell_turns as i32, 1, 1000)?;
        within("flag", self.flag as i32, 0, 100)
    }
}
