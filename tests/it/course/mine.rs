//! The Mine: what each of its own passes promises, told from the outside.

use bogeyman::content::Content;
use bogeyman::course::{self, Brief, Draft};
use bogeyman::dice::Seed;
use bogeyman::geom::Cell;
use bogeyman::hole::{Course, Hole, Lock, Room, Tees, Terrain};

/// A hole, and the draft as each pass of the attempt that stood left it.
fn made(seed: u64, number: u32) -> (Hole, Vec<(String, Draft)>) {
    let brief = Brief {
        course: Course::Mine,
        tees: Tees::Forward,
        number,
    };
    let mut passes: Vec<(String, Draft)> = Vec::new();
    let content = Content::standard();
    let hole = course::build(&brief, Seed::new(seed), content, &mut |name, draft| {
        if name == "drop" {
            passes.clear();
        }
        passes.push((name.to_owned(), draft.clone()));
    });
    (hole.expect("a hole"), passes)
}

fn after<'a>(passes: &'a [(String, Draft)], name: &str) -> &'a Draft {
    let found = passes.iter().find(|(pass, _)| pass == name);
    &found.expect("a pass of this name").1
}

fn holes() -> impl Iterator<Item = (u64, u32)> {
    (0..60).flat_map(|seed| [(seed, 1), (seed, 4 + seed as u32 % 5), (seed, 9)])
}

/// How far apart two spans are: 0 where they touch, below 0 where they overlap.
fn gap(a: (i32, i32), b: (i32, i32)) -> i32 {
    (b.0 - a.1).max(a.0 - b.1)
}

fn gaps(a: &Room, b: &Room) -> (i32, i32) {
    let across = |room: &Room| (room.corner.x, room.corner.x + room.width);
    let down = |room: &Room| (room.corner.y, room.corner.y + room.height);
    (gap(across(a), across(b)), gap(down(a), down(b)))
}

#[test]
fn rooms_overlap_when_dropped_and_settle_with_wall_between() {
    let mut heaps = 0;
    for (seed, number) in holes() {
        let (_, passes) = made(seed, number);
        let overlap = |draft: &Draft, least: i32| {
            let rooms = &draft.rooms;
            let pairs = (0..rooms.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
            pairs
                .filter(|&(a, b)| {
                    let (x, y) = gaps(&rooms[a], &rooms[b]);
                    x < least && y < least
                })
                .count()
        };
        heaps += usize::from(overlap(after(&passes, "drop"), 0) > 0);
        let settled = after(&passes, "settle");
        assert_eq!(overlap(settled, 1), 0, "seed {seed} hole {number}");
        let sides =
            |draft: &Draft| -> Vec<_> { draft.rooms.iter().map(|r| (r.width, r.height)).collect() };
        assert_eq!(sides(after(&passes, "drop")), sides(settled));
    }
    assert!(heaps > 150, "{heaps}");
}

/// Whether two rooms face each other over two cells or more, across three cells of wall at most, with
/// no third room between.
fn face(rooms: &[Room], a: usize, b: usize) -> bool {
    let (x, y) = gaps(&rooms[a], &rooms[b]);
    let (wall, side) = if x > 0 { (x, -y) } else { (y, -x) };
    if !(1..=3).contains(&wall) || side < 2 {
        return false;
    }
    let middle = |a: (i32, i32), b: (i32, i32)| a.0.max(b.0)..a.1.min(b.1);
    let across = |room: &Room| (room.corner.x, room.corner.x + room.width);
    let down = |room: &Room| (room.corner.y, room.corner.y + room.height);
    let between = |a: (i32, i32), b: (i32, i32)| a.1.min(b.1)..a.0.max(b.0);
    let (xs, ys) = if x > 0 {
        (
            between(across(&rooms[a]), across(&rooms[b])),
            middle(down(&rooms[a]), down(&rooms[b])),
        )
    } else {
        (
            middle(across(&rooms[a]), across(&rooms[b])),
            between(down(&rooms[a]), down(&rooms[b])),
        )
    };
    let mut cells = ys.flat_map(|y| xs.clone().map(move |x| Cell::new(x, y)));
    !cells.any(|cell| rooms.iter().any(|room| room.holds(cell)))
}

/// The island that holds a room.
fn island(rooms: &[Room], first: usize) -> Vec<usize> {
    let mut island = vec![first];
    let mut next = 0;
    while let Some(&room) = island.get(next) {
        next += 1;
        for other in 0..rooms.len() {
            if !island.contains(&other) && face(rooms, room, other) {
                island.push(other);
            }
        }
    }
    island.sort_unstable();
    island
}

#[test]
fn the_largest_island_is_kept_wherever_it_lies() {
    let (mut cut, mut not_first) = (0, 0);
    for (seed, number) in holes() {
        let (_, passes) = made(seed, number);
        let settled = &after(&passes, "settle").rooms;
        let islands = (0..settled.len()).map(|room| island(settled, room));
        let largest = islands.max_by_key(Vec::len).expect("rooms");
        let kept = &after(&passes, "island").rooms;
        assert_eq!(kept.len(), largest.len(), "seed {seed} hole {number}");
        assert!(kept.len() >= 6);
        cut += usize::from(largest.len() < settled.len());
        not_first += usize::from(!largest.contains(&0));
    }
    assert!(
        cut > 0 && not_first > 0,
        "{cut} cut, {not_first} not the first"
    );
}

#[test]
fn a_tree_joins_the_rooms_and_its_dead_ends_hold_tee_cup_and_key() {
    let (mut keys, mut open) = (0, 0);
    for (seed, number) in holes() {
        let what = format!("seed {seed} hole {number}");
        let (hole, passes) = made(seed, number);
        let tree = after(&passes, "tree");
        assert_eq!(tree.openings.len(), tree.rooms.len() - 1, "{what}");
        let ways = |room: usize| {
            let leads = |rooms: (usize, usize)| rooms.0 == room || rooms.1 == room;
            tree.openings.iter().filter(|way| leads(way.rooms)).count()
        };
        let room = |cell: Cell| hole.rooms.iter().position(|room| room.holds(cell));
        let ends: Vec<usize> = [Some(hole.tee), Some(hole.cup), hole.key]
            .into_iter()
            .flatten()
            .map(|cell| room(cell).expect("in a room"))
            .collect();
        assert!(ends.iter().all(|&end| ways(end) == 1), "{what}");
        let leaves = (0..tree.rooms.len())
            .filter(|&room| ways(room) == 1)
            .count();
        let shut: Vec<_> = hole
            .doors
            .iter()
            .filter(|door| door.lock == Lock::Shut)
            .collect();
        assert_eq!(
            hole.key.is_some(),
            leaves > 2,
            "a key whenever a dead end is free: {what}"
        );
        assert_eq!(shut.is_empty(), hole.key.is_none(), "{what}");
        for door in shut {
            assert!(door.rooms.0 == ends[1] || door.rooms.1 == ends[1], "{what}");
        }
        let doors = hole
            .ground
            .iter()
            .filter(|(_, terrain)| *terrain == Terrain::Door);
        assert_eq!(doors.count() > 0, hole.key.is_some(), "{what}");
        keys += usize::from(hole.key.is_some());
        open += usize::from(hole.key.is_none());
    }
    assert!(keys > 100 && open > 0, "{keys} with a key, {open} without");
}
