//! Lays a furnishing in a room: the first of those drawn, in the first of its positions, that keeps the
//! common rules whole. It lies there whole or not at all.

use crate::content::{Furnishing, Mark, Position};
use crate::course::brief::Plan;
use crate::course::cast::TEE_PEACE;
use crate::course::draft::Draft;
use crate::course::walk::Corridor;
use crate::dice::Dice;
use crate::geom::Cell;
use crate::hole::Terrain;

/// Whether a furnishing is looked for that holds an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// One that does.
    Item,
    /// One that does not.
    NoItem,
}

/// A room with its furnishing, before anybody stands in it.
pub struct Dressed {
    /// Which room.
    pub room: usize,
    /// The points of its hazard that are left.
    pub points: u32,
    /// The posts of its furnishing, and the place of the item, which is not there yet.
    pub left: Vec<(Cell, Mark)>,
}

/// Furnishes a room, or leaves it bare.
pub fn dress(plan: &Plan, draft: &mut Draft, room: usize, want: Want, dice: &mut Dice) -> Dressed {
    let figures = &plan.content.dungeon;
    let points = draft.hazards[room];
    let mut drawn: Vec<(usize, u32)> = figures
        .furnishings
        .iter()
        .enumerate()
        .filter(|(_, furnishing)| may_lie(furnishing, plan, points, want))
        .map(|(place, furnishing)| (place, furnishing.weight))
        .collect();
    for _ in 0..figures.hazard.draws {
        let Some(place) = dice.weigh(&drawn) else {
            break;
        };
        drawn.retain(|&(other, _)| other != place);
        let furnishing = &figures.furnishings[place];
        let mut positions = Position::all();
        dice.shuffle(&mut positions);
        let corner = draft.rooms[room].corner;
        for position in positions {
            let marks = furnishing.marks(position);
            let marks: Vec<(Cell, Mark)> = marks
                .into_iter()
                .map(|(cell, mark)| (Cell::new(corner.x + cell.x, corner.y + cell.y), mark))
                .collect();
            if lay(plan, draft, &marks) {
                let is_left = |&(_, mark): &(Cell, Mark)| !matches!(mark, Mark::Ground(_));
                return Dressed {
                    room,
                    points: points - furnishing.cost,
                    left: marks.into_iter().filter(is_left).collect(),
                };
            }
        }
    }
    Dressed {
        room,
        points,
        left: Vec::new(),
    }
}

fn may_lie(furnishing: &Furnishing, plan: &Plan, points: u32, want: Want) -> bool {
    furnishing.from <= plan.brief.number.max(1)
        && furnishing.cost <= points
        && furnishing.holds_item() == (want == Want::Item)
}

/// Lays the ground of a picture; or leaves the room as it was, if some of it may not lie there.
fn lay(plan: &Plan, draft: &mut Draft, marks: &[(Cell, Mark)]) -> bool {
    let before = draft.clone();
    let done = lay_solid(plan, draft, marks) && lay_floor(plan, draft, marks);
    if !done {
        *draft = before;
    }
    done
}

/// First what nobody walks on, all of one ground at a time.
fn lay_solid(plan: &Plan, draft: &mut Draft, marks: &[(Cell, Mark)]) -> bool {
    Terrain::ALL.into_iter().all(|terrain| {
        let cells = of(marks, Mark::Ground(terrain));
        terrain.is_walkable() || cells.is_empty() || draft.block(plan, &cells, terrain)
    })
}

/// Then the rest, by what cheapest walks are left.
fn lay_floor(plan: &Plan, draft: &mut Draft, marks: &[(Cell, Mark)]) -> bool {
    let corridor = Corridor::between(draft.walkable(), draft.tee, draft.cup);
    for terrain in [Terrain::Rough, Terrain::Sand, Terrain::Ice] {
        for cell in of(marks, Mark::Ground(terrain)) {
            if draft.is_taken(cell) {
                return false;
            }
            draft.paint(cell, terrain);
        }
    }
    let spikes = of(marks, Mark::Ground(Terrain::Spikes));
    let is_free = |cell: &Cell| !corridor.uses(*cell) && !draft.is_taken(*cell);
    let items = of(marks, Mark::Item);
    let far = |cell: &Cell| draft.tee.king_steps(*cell) > TEE_PEACE;
    spikes.iter().chain(&items).all(is_free)
        && items.iter().all(far)
        && (spikes.is_empty() || draft.spike(plan, &spikes))
}

fn of(marks: &[(Cell, Mark)], wanted: Mark) -> Vec<Cell> {
    let marks = marks.iter().filter(|(_, mark)| *mark == wanted);
    marks.map(|&(cell, _)| cell).collect()
}
