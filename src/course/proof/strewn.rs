//! Spikes and items: off every cheapest walk, and apart from each other and from tee and cup.

use crate::course::brief::Plan;
use crate::course::draft::Draft;
use crate::course::walk::Corridor;
use crate::hole::{Flaw, Lying, Terrain};

/// # Errors
/// The first rule that spikes or items break.
pub fn prove(plan: &Plan, draft: &Draft, corridor: &Corridor) -> Result<(), Flaw> {
    for (cell, terrain) in draft.ground().iter() {
        let is_close = draft.tee.king_steps(cell) <= 1 || draft.cup.king_steps(cell) <= 1;
        if terrain == Terrain::Spikes && (is_close || corridor.uses(cell)) {
            return Err(Flaw::SpikesInTheWay);
        }
    }
    let wanted = plan.decor().items(plan.brief.number) as usize;
    if draft.items.len() != wanted {
        return Err(Flaw::ItemsMiscounted);
    }
    for (place, lying) in draft.items.iter().enumerate() {
        prove_item(draft, corridor, lying, &draft.items[..place])?;
    }
    Ok(())
}

/// That an item shares its place with none of those `before` it, nor with anybody else.
fn prove_item(
    draft: &Draft,
    corridor: &Corridor,
    lying: &Lying,
    before: &[Lying],
) -> Result<(), Flaw> {
    let cell = lying.cell;
    let is_shared = before.iter().any(|other| other.cell == cell)
        || draft.monsters.iter().any(|monster| monster.cell == cell);
    let is_close = draft.tee.king_steps(cell) <= 1 || draft.cup.king_steps(cell) <= 1;
    match draft.ground().get(cell) {
        Some(Terrain::Spikes) => Err(Flaw::OnSpikes),
        Some(Terrain::Green) if corridor.uses(cell) => Err(Flaw::ItemInTheWay),
        Some(Terrain::Green) if !is_shared && !is_close => Ok(()),
        _ => Err(Flaw::Misplaced),
    }
}
