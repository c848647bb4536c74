//! Which rooms can be joined, the largest island of them, and the tree that joins it.

use pathfinding::undirected::connected_components::connected_components;
use pathfinding::undirected::kruskal::kruskal_indices;

use super::lay_out;
use crate::content::RoomFigures;
use crate::course::brief::Plan;
use crate::course::draft::{Draft, Opening};
use crate::dice::Dice;
use crate::geom::Cell;
use crate::hole::{Flaw, Lock, Room, Terrain};

/// Two rooms that face each other across a short wall, and the wall between them.
#[derive(Clone, Debug)]
pub struct Link {
    /// The rooms, by their places in the list.
    pub rooms: (usize, usize),
    /// The part of the wall that both rooms face: a passage may be anywhere in it.
    wall: Room,
    /// Whether a passage through it leads from west to east.
    across: bool,
}

/// Every pair of rooms that can be joined, none through a third.
pub fn links(rooms: &[Room], figures: &RoomFigures) -> Vec<Link> {
    let pairs = (1..rooms.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    pairs
        .filter_map(|(a, b)| {
            let (wall, across) = between(&rooms[a], &rooms[b])?;
            let (thick, wide) = match across {
                true => (wall.width, wall.height),
                false => (wall.height, wall.width),
            };
            let clear = !rooms
                .iter()
                .any(|room| room.cells().any(|cell| wall.holds(cell)));
            let fits = thick <= figures.thickest && wide >= figures.widths.0 && clear;
            fits.then_some(Link {
                rooms: (a, b),
                wall,
                across,
            })
        })
        .collect()
}

/// The wall that two rooms face each other across, and whether it is crossed from west to east.
fn between(a: &Room, b: &Room) -> Option<(Room, bool)> {
    let span = |from: i32, size: i32, other: i32, others: i32| {
        let (low, high) = (from.max(other), (from + size).min(other + others));
        (low, high - low)
    };
    let (x, width) = span(a.corner.x, a.width, b.corner.x, b.width);
    let (y, height) = span(a.corner.y, a.height, b.corner.y, b.height);
    // Where they overlap on one axis the other's span is the gap, turned round.
    if height > 0 && width < 0 {
        let corner = Cell::new(x + width, y);
        let (width, across) = (-width, true);
        return Some((
            Room {
                corner,
                width,
                height,
            },
            across,
        ));
    }
    if width > 0 && height < 0 {
        let corner = Cell::new(x, y + height);
        let (height, across) = (-height, false);
        return Some((
            Room {
                corner,
                width,
                height,
            },
            across,
        ));
    }
    None
}

/// Keeps the largest set of rooms that can all be joined, wherever it lies in the list.
///
/// # Errors
/// It is too small for a hole.
pub fn keep_island(plan: &Plan, draft: &mut Draft, _: &mut Dice) -> Result<(), Flaw> {
    let figures = &plan.content.mine.rooms;
    let links = links(&draft.rooms, figures);
    let nodes: Vec<usize> = (0..draft.rooms.len()).collect();
    let beside = |&room: &usize| {
        let joined = links.iter().filter_map(move |link| match link.rooms {
            (a, b) if a == room => Some(b),
            (a, b) if b == room => Some(a),
            _ => None,
        });
        joined.collect::<Vec<_>>()
    };
    let islands = connected_components(&nodes, beside);
    // Sets have no order; the lowest room tells equals apart.
    let largest = islands
        .iter()
        .map(|island| {
            let mut rooms: Vec<usize> = island.iter().copied().collect();
            rooms.sort_unstable();
            rooms
        })
        .max_by_key(|rooms| (rooms.len(), std::cmp::Reverse(rooms.first().copied())))
        .unwrap_or_default();
    let rooms = largest.iter().map(|&room| draft.rooms[room]).collect();
    lay_out(draft, rooms);
    match draft.rooms.len() >= figures.fewest {
        true => Ok(()),
        false => Err(Flaw::TooFewRooms),
    }
}

/// Carves the rooms and joins them by a tree that is as cheap as can be: a passage costs the way from
/// middle to middle.
pub fn join(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = &plan.content.mine.rooms;
    for room in draft.rooms.clone() {
        for cell in room.cells() {
            draft.paint(cell, Terrain::Green);
        }
    }
    let links = links(&draft.rooms, figures);
    let cost = |link: &Link| {
        let [a, b] = [link.rooms.0, link.rooms.1].map(|room| draft.rooms[room].middle());
        a.x.abs_diff(b.x) + a.y.abs_diff(b.y)
    };
    // The place in the list tells equals apart.
    let edges: Vec<(usize, usize, (u32, usize))> = links
        .iter()
        .enumerate()
        .map(|(place, link)| (link.rooms.0, link.rooms.1, (cost(link), place)))
        .collect();
    let mut tree: Vec<usize> = kruskal_indices(draft.rooms.len(), &edges)
        .map(|(_, _, (_, place))| place)
        .collect();
    tree.sort_unstable();
    for place in tree {
        carve(draft, &links[place], figures, dice);
    }
    Ok(())
}

/// Carves a passage somewhere in the wall between two rooms.
pub fn carve(draft: &mut Draft, link: &Link, figures: &RoomFigures, dice: &mut Dice) {
    let wall = link.wall;
    let span = if link.across { wall.height } else { wall.width };
    let (least, most) = figures.widths;
    let width = dice.between(least, most).min(span);
    let start = dice.between(0, span - width);
    let Cell { x, y } = wall.corner;
    let passage = match link.across {
        true => Room {
            corner: Cell::new(x, y + start),
            height: width,
            ..wall
        },
        false => Room {
            corner: Cell::new(x + start, y),
            width,
            ..wall
        },
    };
    for cell in passage.cells() {
        draft.paint(cell, Terrain::Green);
    }
    draft.openings.push(Opening {
        cells: passage.cells().collect(),
        rooms: link.rooms,
        lock: Lock::Open,
    });
}
