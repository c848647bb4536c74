//! What happens to a draft after it was drawn, each pass in a file of its own.

mod chunks;
mod fill;
mod patches;
mod shape;

pub use fill::TEE_PEACE;

use super::brief::Plan;
use super::draft::Draft;
use super::proof;
use crate::dice::Dice;
use crate::hole::Flaw;

/// One pass over a draft.
pub struct Pass {
    /// Its name, as [`super::build`] reports it.
    pub name: &'static str,
    /// Does it.
    pub run: fn(&Plan, &mut Draft, &mut Dice) -> Result<(), Flaw>,
}

/// All passes, in the order they are made.
pub static PASSES: [Pass; 5] = [
    Pass {
        name: "fill",
        run: fill::fill,
    },
    Pass {
        name: "chunks",
        run: chunks::throw,
    },
    Pass {
        name: "patches",
        run: patches::sow,
    },
    Pass {
        name: "shape",
        run: shape::judge,
    },
    Pass {
        name: "prove",
        run: |plan, draft, _| proof::prove(plan, draft),
    },
];
