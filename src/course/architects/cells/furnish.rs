//! What the hazard of each room buys: a furnishing, the dead on its posts, and with what is left
//! spikes, graves and one more of the dead.
//!
//! Rooms are furnished one by one. A walk enters and leaves a room by doors, so nothing put in one room
//! changes which cells of another it uses.

use super::dress::{Dressed, Want, dress};
use crate::content::Mark;
use crate::course::brief::Plan;
use crate::course::cast::place;
use crate::course::draft::Draft;
use crate::course::par;
use crate::course::walk::Corridor;
use crate::dice::Dice;
use crate::geom::{Cell, Dir};
use crate::hole::{Flaw, Kind, Lying, Placed, Room, Terrain};

/// How many steps a marionette needs at most onto the spikes that are meant for her.
const TRAP_STEPS: i32 = 3;

/// Furnishes all rooms, those that hold the items of this hole first.
pub fn furnish(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let mut order: Vec<usize> = (0..draft.rooms.len()).collect();
    dice.shuffle(&mut order);
    let mut places = Places::of(plan);
    let mut done = store_items(plan, draft, &order, dice);
    for room in order {
        let dressed = match done.iter().position(|dressed| dressed.room == room) {
            Some(stored) => done.swap_remove(stored),
            None => dress(plan, draft, room, Want::NoItem, dice),
        };
        spend(plan, draft, dressed, &mut places, dice);
    }
    match draft.monsters.is_empty() {
        true => Err(Flaw::TooEmpty),
        false => Ok(()),
    }
}

/// Lays the items of this hole, each in a room that no cheapest walk enters and with a furnishing
/// that is made for it, as far as there are such rooms. The rooms so furnished.
fn store_items(plan: &Plan, draft: &mut Draft, order: &[usize], dice: &mut Dice) -> Vec<Dressed> {
    let figures = plan.decor();
    let mut stored = Vec::new();
    let corridor = Corridor::between(draft.walkable(), draft.tee, draft.cup);
    for &room in order {
        if stored.len() == figures.items(plan.brief.number) as usize {
            break;
        }
        let is_entered = draft.rooms[room].cells().any(|cell| corridor.uses(cell));
        let Some(item) = dice.weigh(&figures.item_table()).filter(|_| !is_entered) else {
            continue;
        };
        let dressed = dress(plan, draft, room, Want::Item, dice);
        let mut marks = dressed.left.iter();
        if let Some(&(cell, _)) = marks.find(|(_, mark)| *mark == Mark::Item) {
            draft.items.push(Lying { item, cell });
            stored.push(dressed);
        }
    }
    stored
}

/// How many of the dead may still be placed.
struct Places {
    near: u32,
    aside: u32,
}

impl Places {
    fn of(plan: &Plan) -> Self {
        let figures = &plan.content.dungeon.hazard;
        let hole = plan.brief.number;
        let instead = match plan.content.monsters.has_boss(hole) {
            true => plan.decor().boss_instead,
            false => 0,
        };
        Self {
            near: figures.near.at(hole).saturating_sub(instead),
            aside: figures.aside.at(hole),
        }
    }
}

/// Spends a room's points: on the dead on its posts, then on whatever there is room for.
fn spend(plan: &Plan, draft: &mut Draft, dressed: Dressed, places: &mut Places, dice: &mut Dice) {
    let figures = &plan.content.dungeon.hazard;
    let room = draft.rooms[dressed.room];
    let mut points = dressed.points;
    let mut hired = 0;
    for (cell, mark) in dressed.left {
        let Mark::Post(wanted) = mark else {
            continue;
        };
        if hired < figures.room_monsters {
            let paid = hire(plan, draft, (cell, wanted), points, places, dice);
            hired += u32::from(paid > 0);
            points -= paid;
        }
    }
    let mut cells: Vec<Cell> = room.cells().collect();
    dice.shuffle(&mut cells);
    if hired < figures.room_monsters && dice.chance(figures.hire) {
        for &cell in &cells {
            let paid = hire(plan, draft, (cell, None), points, places, dice);
            points -= paid;
            if paid > 0 {
                break;
            }
        }
    }
    dig(plan, draft, room, points.min(figures.dug), &cells, dice);
}

/// Puts one of the dead on a post, of the kind that is wanted there or of any, if the points are
/// enough for it and par leaves room. What it cost.
fn hire(
    plan: &Plan,
    draft: &mut Draft,
    (cell, wanted): (Cell, Option<Kind>),
    points: u32,
    places: &mut Places,
    dice: &mut Dice,
) -> u32 {
    let costs = &plan.content.dungeon.hazard.costs;
    let price = |kind: Kind| costs.of(kind).unwrap_or(u32::MAX);
    let mut cast = plan.decor().cast(plan.brief.number);
    cast.retain(|&(kind, _)| price(kind) <= points && wanted.is_none_or(|wanted| wanted == kind));
    let Some(kind) = dice.weigh(&cast) else {
        return 0;
    };
    let corridor = Corridor::between(draft.walkable(), draft.tee, draft.cup);
    let is_near = corridor.passes_within(par::NEAR, cell);
    let left = match is_near {
        true => &mut places.near,
        false => &mut places.aside,
    };
    let is_clear = !is_near || corridor.agrees(draft.walkable(), par::NEAR, cell);
    if *left == 0 || !is_clear || !place(plan, draft, Placed { kind, cell }) {
        return 0;
    }
    if draft.difficulty(plan) > par::MOST {
        draft.monsters.pop();
        return 0;
    }
    *left -= 1;
    price(kind)
}

/// Buys spikes and graves for the points that are left, first where a marionette of the room can be
/// walked onto them.
fn dig(
    plan: &Plan,
    draft: &mut Draft,
    room: Room,
    mut points: u32,
    cells: &[Cell],
    dice: &mut Dice,
) {
    let mut cells = cells.to_vec();
    let puppets = draft.monsters.iter();
    let puppets: Vec<Cell> = puppets
        .filter(|monster| monster.kind == Kind::Marionette && room.holds(monster.cell))
        .map(|monster| monster.cell)
        .collect();
    let is_trap = |&cell: &Cell| puppets.iter().any(|&puppet| is_led(puppet, cell));
    // Stable, so those of a kind stay in random order.
    cells.sort_by_key(|cell| !is_trap(cell));
    let mut corridor = Corridor::between(draft.walkable(), draft.tee, draft.cup);
    for cell in cells {
        if points == 0 {
            return;
        }
        let done = if dice.chance(plan.content.dungeon.hazard.grave) {
            let done = draft.block(plan, &[cell], Terrain::Grave);
            if done {
                corridor = Corridor::between(draft.walkable(), draft.tee, draft.cup);
            }
            done
        } else {
            !corridor.uses(cell) && draft.spike(plan, &[cell])
        };
        points -= u32::from(done);
    }
}

/// Whether one can be led from a cell to another in a few steps of one direction, nothing else said.
fn is_led(from: Cell, to: Cell) -> bool {
    let steps = from.king_steps(to);
    let lies = |dir: Dir| (0..steps).fold(from, |at, _| at.step(dir)) == to;
    (1..=TRAP_STEPS).contains(&steps) && Dir::ALL.into_iter().any(lies)
}
