//! How a Graveyard hole is drawn: `assets/graveyard.ron`.

use serde::{Deserialize, Serialize};

use super::within;

/// Figures of the Graveyard's architect.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GraveyardFigures {
    /// Steps of the walk on the first hole.
    pub first_steps: u32,
}

impl GraveyardFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        within("first_steps", self.first_steps as i32, 2, 20)
    }
}
