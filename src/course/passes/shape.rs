//! What makes a hole worth playing, beyond being fair: floor, bends, and a guard at a door.

use crate::course::brief::Plan;
use crate::course::draft::{Draft, Opening};
use crate::course::walk::{Walk, at_least};
use crate::dice::Dice;
use crate::geom::Cell;
use crate::grid::Grid;
use crate::hole::{Flaw, Placed};

/// Refuses a hole that is mostly wall, and a late one that is nearly straight or whose doors on the
/// line of play stand free.
pub fn judge(plan: &Plan, draft: &mut Draft, _: &mut Dice) -> Result<(), Flaw> {
    let figures = plan.decor();
    let hole = plan.brief.number;
    let rooms: i32 = draft
        .rooms
        .iter()
        .map(|room| room.width * room.height)
        .sum();
    if draft.floor() * 100 < rooms as usize * figures.floor_share as usize {
        return Err(Flaw::TooSmall);
    }
    // A walk as cheap as on an open board may bend, but another as cheap may hardly do so.
    let walk = draft.walk();
    let straight = walk.tenths == at_least(draft.tee, draft.cup);
    if hole >= figures.bends_from && (straight || bends(draft.walkable(), walk) < figures.bends) {
        return Err(Flaw::TooStraight);
    }
    let guards = |opening: &Opening| {
        let at = |monster: &Placed| opening.is_at(draft.walkable(), monster.cell);
        opening.is_on(draft.walk()) && draft.monsters.iter().any(at)
    };
    if hole >= figures.guard_from && !draft.openings.iter().any(guards) {
        return Err(Flaw::Unguarded);
    }
    Ok(())
}

/// How often a string pulled tight along the walk bends: one less than the straight lines over
/// floor that lead from its start to its end. A walk has at least as many turns.
pub fn bends(walkable: &Grid<bool>, walk: &Walk) -> u32 {
    let mut lines: u32 = 0;
    let mut from = 0;
    while from + 1 < walk.cells.len() {
        let seen = |&to: &usize| sees(walkable, walk.cells[from], walk.cells[to]);
        from = (from + 1..walk.cells.len())
            .rev()
            .find(seen)
            .unwrap_or(from + 1);
        lines += 1;
    }
    lines.saturating_sub(1)
}

/// Whether the straight line between the centres of two cells touches floor alone, corners too.
fn sees(walkable: &Grid<bool>, from: Cell, to: Cell) -> bool {
    let (dx, dy) = ((to.x - from.x).abs(), (to.y - from.y).abs());
    let (sx, sy) = ((to.x - from.x).signum(), (to.y - from.y).signum());
    let open = |x, y| walkable.get(Cell::new(x, y)) == Some(true);
    let (mut x, mut y) = (from.x, from.y);
    let (mut along, mut down) = (0, 0);
    while along < dx || down < dy {
        // Which side of the cell the line leaves by: compare (along + 1/2) / dx, (down + 1/2) / dy.
        let (over_x, over_y) = ((2 * along + 1) * dy, (2 * down + 1) * dx);
        if over_x == over_y && !(open(x + sx, y) && open(x, y + sy)) {
            return false;
        }
        if over_x <= over_y {
            x += sx;
            along += 1;
        }
        if over_x >= over_y {
            y += sy;
            down += 1;
        }
        if !open(x, y) {
            return false;
        }
    }
    true
}
