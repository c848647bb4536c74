//! The Bogeyman waits near the cup of his holes.
//!
//! He is seated before anything else is put on the hole, so that walls come to stand around him and
//! never between him and the cup's neighbourhood.

use crate::content::GolferFigures;
use crate::course::brief::Plan;
use crate::course::cast::place;
use crate::course::draft::Draft;
use crate::course::par;
use crate::dice::Dice;
use crate::geom::Cell;
use crate::grid::Steps;
use crate::hole::{Flaw, Kind, Placed, Tees};

/// Puts him a few steps from the cup, where the golfer's start wakes him at no tees if there is such
/// a place.
pub fn seat(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    seat_within(plan, draft, dice, &|_| true)
}

/// The same, on one of the cells that the architect leaves him.
pub fn seat_within(
    plan: &Plan,
    draft: &mut Draft,
    dice: &mut Dice,
    is_his: &dyn Fn(Cell) -> bool,
) -> Result<(), Flaw> {
    if !plan.content.monsters.has_boss(plan.brief.number) {
        return Ok(());
    }
    let (least, most) = plan.decor().boss_steps;
    let from_cup = Steps::from(draft.walkable(), draft.cup, None);
    let from_tee = Steps::from(draft.walkable(), draft.tee, None);
    let wake = farthest_wake(&plan.content.golfer);
    let mut seats: Vec<Cell> = from_cup
        .reached()
        .filter(|&(cell, steps)| (least..=most).contains(&steps) && is_his(cell))
        .map(|(cell, _)| cell)
        .collect();
    dice.shuffle(&mut seats);
    // Stable, so those who wake nobody stay in random order.
    seats.sort_by_key(|&cell| from_tee.to(cell) <= wake);
    for cell in seats {
        let kind = Kind::Bogeyman;
        if !place(plan, draft, Placed { kind, cell }) {
            continue;
        }
        if draft.difficulty(plan) <= par::MOST {
            return Ok(());
        }
        draft.monsters.pop();
    }
    Err(Flaw::BogeymanAstray)
}

/// The steps at which a golfer wakes the dead from the tees where they sleep lightest: the board is
/// the same from all.
fn farthest_wake(golfer: &GolferFigures) -> u16 {
    let wakes = Tees::ALL.map(|tees| golfer.tees(tees).wake);
    wakes.into_iter().max().unwrap_or(0)
}
