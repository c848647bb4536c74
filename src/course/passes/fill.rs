//! Makes a hole harder, one thing at a time, on the line of play.
//!
//! A coin decides between a wall on the walk from tee to cup and a monster on it or beside it. The
//! walk is taken anew each time, so the next thing stands in the way that is left.

use crate::course::brief::Plan;
use crate::course::draft::{Draft, Opening};
use crate::course::par;
use crate::course::walk::Corridor;
use crate::dice::Dice;
use crate::geom::Cell;
use crate::hole::{Flaw, Kind, Placed, Terrain};

/// No monster stands within this many cells of the tee.
pub const TEE_PEACE: i32 = 3;

/// Fills the draft until it is as hard as wanted or too many tries in a row made it no harder.
pub fn fill(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = &plan.content.graveyard;
    let hole = plan.brief.number;
    let wanted = (draft.difficulty(plan) + figures.wanted(hole)).min(par::MOST);
    let most_monsters = figures.monsters(hole) as usize;
    let mut walls = (figures.most_walls.0 * figures.steps(hole)).min(figures.most_walls.1);
    if hole >= figures.guard_from && draft.difficulty(plan) < par::MOST {
        post_guard(draft, dice);
    }
    let mut fruitless = 0;
    while draft.difficulty(plan) < wanted && fruitless < figures.fruitless {
        let before = draft.difficulty(plan);
        if dice.chance(50) {
            if draft.monsters.len() < most_monsters {
                let near = around_walk(draft, dice);
                place(draft, near);
            }
        } else if walls > 0 && wall(plan, draft, dice) {
            walls -= 1;
        }
        let harder = draft.difficulty(plan) > before;
        fruitless = if harder { 0 } else { fruitless + 1 };
    }
    for _ in 0..figures.fruitless {
        if !draft.monsters.is_empty() || draft.difficulty(plan) >= par::MOST {
            break;
        }
        let near = around_walk(draft, dice);
        place(draft, near);
    }
    stray(plan, draft, dice);
    if draft.monsters.is_empty() {
        return Err(Flaw::TooEmpty);
    }
    Ok(())
}

/// One cell of wall on the walk.
fn wall(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> bool {
    let Some(&cell) = dice.pick(&draft.walk().cells) else {
        return false;
    };
    draft.block(plan, &[cell], Terrain::Wall)
}

/// A monster in or beside an opening that the walk leads through, if there is room for one.
fn post_guard(draft: &mut Draft, dice: &mut Dice) {
    let mut posts: Vec<Cell> = draft
        .walkable()
        .cells()
        .filter(|&cell| {
            let at = |opening: &Opening| {
                opening.is_on(draft.walk()) && opening.is_at(draft.walkable(), cell)
            };
            draft.openings.iter().any(at)
        })
        .collect();
    dice.shuffle(&mut posts);
    for post in posts {
        if place(draft, post) {
            return;
        }
    }
}

/// A cell on the walk or within [`par::NEAR`] cells of it.
fn around_walk(draft: &Draft, dice: &mut Dice) -> Cell {
    let on = dice.pick(&draft.walk().cells).copied();
    let on = on.unwrap_or(draft.cup);
    let dx = dice.between(-par::NEAR, par::NEAR);
    let dy = dice.between(-par::NEAR, par::NEAR);
    Cell::new(on.x + dx, on.y + dy)
}

/// Late holes have more monsters than par has room for: the rest stand far from the walk, if
/// anywhere is far.
fn stray(plan: &Plan, draft: &mut Draft, dice: &mut Dice) {
    let figures = &plan.content.graveyard;
    let before = figures.monsters(figures.growth_stops);
    let more = figures.monsters(plan.brief.number).saturating_sub(before);
    if more == 0 {
        return;
    }
    // Far from every cheapest walk, or par would hang on which of them is taken.
    let corridor = Corridor::between(draft.walkable(), draft.tee, draft.cup);
    let mut far: Vec<Cell> = draft
        .walkable()
        .cells()
        .filter(|&cell| !corridor.passes_within(par::NEAR, cell))
        .collect();
    dice.shuffle(&mut far);
    let mut left = more;
    for cell in far {
        if left == 0 || draft.monsters.len() >= figures.monsters(plan.brief.number) as usize {
            return;
        }
        left -= u32::from(place(draft, cell));
    }
}

/// Puts a monster on a cell, unless it is no floor, too near the tee, the cup, or beside another
/// monster. Whether it was done.
fn place(draft: &mut Draft, cell: Cell) -> bool {
    let crowded = |other: &Placed| other.cell.king_steps(cell) <= 1;
    let fits = draft.walkable().get(cell) == Some(true)
        && draft.tee.king_steps(cell) > TEE_PEACE
        && draft.cup != cell
        && !draft.monsters.iter().any(crowded);
    if fits {
        let kind = Kind::Skeleton;
        draft.monsters.push(Placed { kind, cell });
    }
    fits
}
