//! The dead: each where it may stand, none before its time, and the Bogeyman on his holes alone.

use crate::course::brief::Plan;
use crate::course::cast::{TEE_PEACE, suits};
use crate::course::draft::Draft;
use crate::course::par;
use crate::course::walk::Corridor;
use crate::hole::{Flaw, Kind, Placed, Terrain};

/// Monsters stand apart, on floor, off the cup and away from the tee, each as its kind asks; and
/// every cheapest walk passes the same ones, so that par does not hang on which of them was found.
///
/// # Errors
/// The first rule that one of them breaks.
pub fn prove(plan: &Plan, draft: &Draft, corridor: &Corridor) -> Result<(), Flaw> {
    for (place, &monster) in draft.monsters.iter().enumerate() {
        let cell = monster.cell;
        let stands = draft.walkable().get(cell) == Some(true);
        let is_shared = draft.monsters[..place]
            .iter()
            .any(|other| other.cell == cell);
        if is_shared || !stands || cell == draft.cup || draft.tee.king_steps(cell) <= TEE_PEACE {
            return Err(Flaw::Misplaced);
        }
        if draft.ground().get(cell) == Some(Terrain::Spikes) {
            return Err(Flaw::OnSpikes);
        }
        if !is_due(plan, monster.kind) {
            return Err(Flaw::TooEarly);
        }
        if !suits(plan, draft, monster) {
            return Err(misfit(monster.kind));
        }
        if !corridor.agrees(draft.walkable(), par::NEAR, cell) {
            return Err(Flaw::UnclearPar);
        }
    }
    let is_boss = |monster: &&Placed| monster.kind == Kind::Bogeyman;
    let bosses = draft.monsters.iter().filter(is_boss).count();
    match bosses == usize::from(plan.content.monsters.has_boss(plan.brief.number)) {
        true => Ok(()),
        false => Err(Flaw::BogeymanAstray),
    }
}

/// Whether a kind may stand on this hole; when the Bogeyman may is counted apart.
fn is_due(plan: &Plan, kind: Kind) -> bool {
    kind == Kind::Bogeyman || plan.decor().is_due(kind, plan.brief.number)
}

/// What is wrong where a kind stands and its place does not suit it.
fn misfit(kind: Kind) -> Flaw {
    match kind {
        Kind::Marionette => Flaw::PuppetPent,
        Kind::Archer => Flaw::LongLane,
        Kind::Bogeyman => Flaw::BogeymanAstray,
        Kind::Skeleton | Kind::Slime | Kind::Ghoul | Kind::Wisp | Kind::Golem => Flaw::Misplaced,
    }
}
