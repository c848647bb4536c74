//! The key: nothing that is needed is behind itself.

use crate::course::draft::Draft;
use crate::grid::Steps;
use crate::hole::{Flaw, Terrain};

/// Where a door is shut, a key lies on green, in nobody's way, and can be walked to unhurt from the tee
/// while the doors are shut. Where none is shut there is no key.
///
/// # Errors
/// [`Flaw::KeyOutOfReach`].
pub fn prove(draft: &Draft) -> Result<(), Flaw> {
    let is_shut = draft
        .ground()
        .iter()
        .any(|(_, terrain)| terrain == Terrain::Door);
    let Some(key) = draft.key else {
        return match is_shut {
            true => Err(Flaw::KeyOutOfReach),
            false => Ok(()),
        };
    };
    let mut shut = draft.tread().clone();
    for (cell, terrain) in draft.ground().iter() {
        if terrain == Terrain::Door {
            shut.set(cell, false);
        }
    }
    let on_foot = Steps::from(&shut, draft.tee, None);
    let is_free = draft.ground().get(key) == Some(Terrain::Green)
        && draft.tee.king_steps(key) > 1
        && !draft.monsters.iter().any(|monster| monster.cell == key)
        && !draft.items.iter().any(|lying| lying.cell == key);
    match is_shut && is_free && on_foot.reaches(key) && !on_foot.reaches(draft.cup) {
        true => Ok(()),
        false => Err(Flaw::KeyOutOfReach),
    }
}
