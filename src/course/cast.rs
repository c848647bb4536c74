//! The cast: who may stand on a hole, and which place suits whom.
//!
//! What holds for all the dead is [`place`]; what one kind asks of the ground is [`suits`], and is
//! asked again whenever the ground changes under those who stand already.

use super::brief::Plan;
use super::draft::Draft;
use super::sound::is_narrow;
use crate::dice::Dice;
use crate::geom::{Cell, Dir};
use crate::grid::Steps;
use crate::hole::{Kind, Placed, Terrain, line_of_fire};

/// No monster stands within this many cells of the tee.
pub const TEE_PEACE: i32 = 3;

/// A marionette has at least so many neighbouring cells to be walked onto.
pub const PUPPET_ROOM: usize = 5;

/// So many cells of one-wide passage in an archer's flight leave nobody a way to step aside.
pub const LONG_LANE: usize = 4;

/// One of those who may stand on this hole, by weight.
pub fn pick(plan: &Plan, dice: &mut Dice) -> Kind {
    let cast = plan.decor().cast(plan.brief.number);
    dice.weigh(&cast).unwrap_or(Kind::Skeleton)
}

/// Puts a monster on a cell, unless that is no floor or spikes, too near the tee, the cup, taken by
/// an item, beside another monster, or does not suit its kind. Whether it was done.
pub fn place(plan: &Plan, draft: &mut Draft, monster: Placed) -> bool {
    let cell = monster.cell;
    let crowded = |other: &Placed| other.cell.king_steps(cell) <= 1;
    let fits = draft.tread().get(cell) == Some(true)
        && draft.tee.king_steps(cell) > TEE_PEACE
        && draft.cup != cell
        && !draft.items.iter().any(|lying| lying.cell == cell)
        && draft.key != Some(cell)
        && draft.ground().get(cell) != Some(Terrain::Door)
        && !draft.monsters.iter().any(crowded)
        && suits(plan, draft, monster);
    if fits {
        draft.monsters.push(monster);
    }
    fits
}

/// Whether everybody's place suits them.
pub fn all_suit(plan: &Plan, draft: &Draft) -> bool {
    let mut monsters = draft.monsters.iter();
    monsters.all(|&monster| suits(plan, draft, monster))
}

/// Whether the ground around a monster is as its kind needs it.
pub fn suits(plan: &Plan, draft: &Draft, monster: Placed) -> bool {
    let Placed { kind, cell } = monster;
    match kind {
        Kind::Skeleton | Kind::Slime | Kind::Ghoul | Kind::Wisp | Kind::Golem => true,
        Kind::Marionette => has_room(draft, cell),
        Kind::Archer => !looks_down_a_lane(plan, draft, cell),
        Kind::Bogeyman => {
            let (least, most) = plan.decor().boss_steps;
            let from_cup = Steps::from(draft.walkable(), draft.cup, None);
            (least..=most).contains(&from_cup.to(cell))
        }
    }
}

fn has_room(draft: &Draft, cell: Cell) -> bool {
    let open = |dir: &Dir| draft.walkable().get(cell.step(*dir)) == Some(true);
    Dir::ALL.iter().filter(|dir| open(dir)).count() >= PUPPET_ROOM
}

/// Whether an arrow from this cell can fly along a passage so long and so narrow that nobody in it
/// could step aside unhurt. Others who stand in its flight may move, so they do not count.
fn looks_down_a_lane(plan: &Plan, draft: &Draft, cell: Cell) -> bool {
    let bow = plan.content.monsters.bow;
    Dir::ALL.into_iter().any(|dir| {
        let mut lane = 0;
        line_of_fire(draft.ground(), cell, dir)
            .take(bow as usize)
            .any(|over| {
                lane = if is_narrow(draft.tread(), over) {
                    lane + 1
                } else {
                    0
                };
                lane >= LONG_LANE
            })
    })
}
