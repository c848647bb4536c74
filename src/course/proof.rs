//! The common rules, checked on a finished draft as if nothing had been checked before.

use super::brief::Plan;
use super::draft::Draft;
use super::par;
use super::passes::TEE_PEACE;
use super::walk::Corridor;
use crate::geom::{Cell, Dir};
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
    if !beside_tee.into_iter().any(walkable) || !draft.is_whole() || !draft.survey() {
        return Err(Flaw::Disconnected);
    }
    prove_monsters(draft)?;
    if draft.difficulty(plan) > par::MOST {
        return Err(Flaw::ParTooHigh);
    }
    Ok(())
}

/// Monsters stand apart, on floor, off the cup and away from the tee, and every cheapest walk
/// passes the same ones, so that par does not hang on which of them was found.
fn prove_monsters(draft: &Draft) -> Result<(), Flaw> {
    let corridor = Corridor::between(draft.walkable(), draft.tee, draft.cup);
    for (place, monster) in draft.monsters.iter().enumerate() {
        let cell: Cell = monster.cell;
        let shared = draft.monsters[..place]
            .iter()
            .any(|other| other.cell == cell);
        let stands = draft.walkable().get(cell) == Some(true);
        if shared || !stands || cell == draft.cup || draft.tee.king_steps(cell) <= TEE_PEACE {
            return Err(Flaw::TooEmpty);
        }
        if !corridor.agrees(draft.walkable(), par::NEAR, cell) {
            return Err(Flaw::UnclearPar);
        }
    }
    Ok(())
}
