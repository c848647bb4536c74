//! What happens to a draft after it was drawn, each pass in a file of its own. Which of them a course
//! takes, and in which order, its architect says.

mod boss;
mod chunks;
mod fill;
mod hazards;
mod items;
mod patches;
mod shape;
mod witness;

pub use boss::seat_within as seat_boss;
pub use items::lay as lay_items;
pub use shape::bends;
pub use witness::bear;

use super::brief::Plan;
use super::draft::Draft;
use super::proof;
use crate::dice::Dice;
use crate::hole::Flaw;

/// One pass over a draft.
#[derive(Clone, Copy)]
pub struct Pass {
    /// Its name, as [`super::build`] reports it.
    pub name: &'static str,
    /// Does it.
    pub run: fn(&Plan, &mut Draft, &mut Dice) -> Result<(), Flaw>,
}

impl Pass {
    /// A pass of this name.
    pub const fn new(
        name: &'static str,
        run: fn(&Plan, &mut Draft, &mut Dice) -> Result<(), Flaw>,
    ) -> Self {
        Self { name, run }
    }
}

/// Seats the Bogeyman on his holes.
pub const BOSS: Pass = Pass::new("boss", boss::seat);

/// Walls and the dead on the line of play.
pub const FILL: Pass = Pass::new("fill", fill::fill);

/// Chunks of wall anywhere.
pub const CHUNKS: Pass = Pass::new("chunks", chunks::throw);

/// Patches of other ground.
pub const PATCHES: Pass = Pass::new("patches", patches::sow);

/// Open graves and spikes.
pub const HAZARDS: Pass = Pass::new("hazards", hazards::dig);

/// What lies about.
pub const ITEMS: Pass = Pass::new("items", items::lay);

/// Whether the hole is worth playing.
pub const SHAPE: Pass = Pass::new("shape", shape::judge);

/// The common rules.
pub const PROVE: Pass = Pass::new("prove", |plan, draft, _| proof::prove(plan, draft));

/// Shots that hole out.
pub const WITNESS: Pass = Pass::new("witness", |plan, draft, _| witness::bear(plan, draft));
