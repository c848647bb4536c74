//! What happens to a draft after it was drawn, each pass in a file of its own.

mod boss;
mod chunks;
mod fill;
mod hazards;
mod items;
mod patches;
mod shape;
mod witness;

pub use items::lay as lay_items;
pub use shape::bends;
pub use witness::bear;

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
pub static PASSES: [Pass; 9] = [
    Pass {
        name: "boss",
        run: boss::seat,
    },
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
        name: "hazards",
        run: hazards::dig,
    },
    Pass {
        name: "items",
        run: items::lay,
    },
    Pass {
        name: "shape",
        run: shape::judge,
    },
    Pass {
        name: "prove",
        run: |plan, draft, _| proof::prove(plan, draft),
    },
    Pass {
        name: "witness",
        run: |plan, draft, _| witness::bear(plan, draft),
    },
];
