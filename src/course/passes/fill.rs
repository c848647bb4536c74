//! Makes a hole harder, one thing at a time, on the line of play.
//!
//! A coin decides between a wall on the walk from tee to cup and a monster on it or beside it. The
//! walk is taken anew each time, so the next thing stands in the way that is left.

use crate::content::GROWTH_STOPS;
use crate::course::brief::Plan;
use crate::course::cast::{pick, place};
use crate::course::draft::{Draft, Opening};
use crate::course::par;
use crate::course::walk::Corridor;
use crate::dice::Dice;
use crate::geom::Cell;
use crate::hole::{Flaw, Placed, Terrain};

/// Kinds that are tried at a post before it stays free.
const GUARDS: u32 = 4;

/// Fills the draft until it is as hard as wanted or too many tries in a row made it no harder.
pub fn fill(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = plan.decor();
    let hole = plan.brief.number;
    let bare = draft.difficulty(plan) - par::near_monsters(draft.walk(), &draft.monsters);
    let wished = bare + figures.wanted(hole);
    let wanted = wished.min(par::MOST);
    let most_monsters = most_monsters(plan);
    let mut walls = (figures.most_walls.0 * draft.rooms.len() as u32).min(figures.most_walls.1);
    if hole >= figures.guard_from && draft.difficulty(plan) < par::MOST {
        post_guard(plan, draft, dice);
    }
    // Whoever is drawn comes, however long a place is looked for: else those who need room would be
    // seldom.
    let mut kind = pick(plan, dice);
    let mut fruitless = 0;
    while draft.difficulty(plan) < wanted && fruitless < figures.fruitless {
        let before = draft.difficulty(plan);
        if dice.chance(50) {
            if draft.monsters.len() < most_monsters {
                let cell = around_walk(draft, dice);
                if place(plan, draft, Placed { kind, cell }) {
                    kind = pick(plan, dice);
                }
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
        let cell = around_walk(draft, dice);
        place(plan, draft, Placed { kind, cell });
    }
    let late = most_monsters.saturating_sub(figures.monsters(GROWTH_STOPS) as usize);
    let left = most_monsters.saturating_sub(draft.monsters.len());
    let is_full = wished > par::MOST && draft.difficulty(plan) >= par::MOST;
    let more = if is_full { left } else { left.min(late) };
    draft.owed = stray(plan, draft, more as u32, dice);
    if draft.monsters.is_empty() {
        return Err(Flaw::TooEmpty);
    }
    Ok(())
}

/// Monsters that may stand on this hole in all.
fn most_monsters(plan: &Plan) -> usize {
    let figures = plan.decor();
    let others = figures.monsters(plan.brief.number);
    let most = match plan.content.monsters.has_boss(plan.brief.number) {
        true => others.saturating_sub(figures.boss_instead) + 1,
        false => others,
    };
    most as usize
}

/// One cell of wall on the walk.
fn wall(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> bool {
    let Some(&cell) = dice.pick(&draft.walk().cells) else {
        return false;
    };
    draft.block(plan, &[cell], Terrain::Wall)
}

/// A monster in or beside an opening that the walk leads through, if there is room for one.
fn post_guard(plan: &Plan, draft: &mut Draft, dice: &mut Dice) {
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
    for _ in 0..GUARDS {
        let kind = pick(plan, dice);
        for &cell in &posts {
            if place(plan, draft, Placed { kind, cell }) {
                return;
            }
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

/// Monsters that par has no room for stand far from the walk, if anywhere is far. Returns how many
/// found no place.
fn stray(plan: &Plan, draft: &mut Draft, more: u32, dice: &mut Dice) -> u32 {
    let mut left = more;
    if left == 0 {
        return 0;
    }
    // Far from every cheapest walk, or par would hang on which of them is taken.
    let corridor = Corridor::between(draft.walkable(), draft.tee, draft.cup);
    let mut far: Vec<Cell> = draft
        .walkable()
        .cells()
        .filter(|&cell| !corridor.passes_within(par::NEAR, cell))
        .collect();
    dice.shuffle(&mut far);
    for cell in far {
        if left == 0 {
            break;
        }
        let kind = pick(plan, dice);
        left -= u32::from(place(plan, draft, Placed { kind, cell }));
    }
    left
}
