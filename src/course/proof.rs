//! The common rules, checked on a finished draft as if nothing had been checked before.

mod cast;
mod key;
mod strewn;

use super::brief::Plan;
use super::draft::Draft;
use super::par;
use super::walk::Corridor;
use crate::geom::Dir;
use crate::hole::{Flaw, Terrain};

/// The largest board, in cells.
pub const LARGEST: (i32, i32) = (200, 100);

/// The least distance between tee and cup, in king's steps.
pub const APART: i32 = 4;

/// Proves a draft, with its walk taken anew.
///
/// # Errors
/// The first common rule that it breaks.
pub fn prove(plan: &Plan, draft: &mut Draft) -> Result<(), Flaw> {
    let (width, height) = (draft.ground().width(), draft.ground().height());
    if width > LARGEST.0 || height > LARGEST.1 {
        return Err(Flaw::TooLarge);
    }
    let plain = |cell| draft.ground().get(cell) == Some(Terrain::Green);
    let walkable = |cell| draft.walkable().get(cell) == Some(true);
    let beside_tee = Dir::STRAIGHT.map(|dir| draft.tee.step(dir));
    if !plain(draft.tee) || !plain(draft.cup) || draft.tee.king_steps(draft.cup) < APART {
        return Err(Flaw::TooSmall);
    }
    if !draft.is_unbarred() {
        return Err(Flaw::BarredBySpikes);
    }
    if !beside_tee.into_iter().any(walkable) || !draft.is_whole() || !draft.survey() {
        return Err(Flaw::Disconnected);
    }
    key::prove(draft)?;
    let corridor = Corridor::between(draft.walkable(), draft.tee, draft.cup);
    cast::prove(plan, draft, &corridor)?;
    strewn::prove(plan, draft, &corridor)?;
    if draft.difficulty(plan) > par::MOST {
        return Err(Flaw::ParTooHigh);
    }
    Ok(())
}
