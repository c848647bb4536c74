//! How a Dungeon hole grows: a tree of rooms, more dangerous with every door, the cup in the last.

use std::collections::BTreeSet;

use super::Sheet;
use super::spots::{SIDES, Spot, inside, plus};

/// What each of the dead costs of a room's hazard.
const COSTS: [(char, u32); 7] = [
    ('m', 1),
    ('s', 2),
    ('j', 2),
    ('a', 3),
    ('g', 3),
    ('w', 3),
    ('G', 4),
];

impl Sheet {
    pub fn check_dungeon(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        let hole = self.printed.0.max(1);
        let rooms = 1 + 6 + hole.min(9) as usize;
        must(
            self.rooms.len() == rooms,
            "wrong number of rooms",
            format!("{}, should be {rooms}", self.rooms.len()),
        );
        for &(corner, sides) in &self.rooms {
            let lies = corner.0 % 6 == 1 && corner.1 % 6 == 1 && sides == (5, 5);
            must(lies, "room off the map", format!("{corner:?} {sides:?}"));
        }
        let least = rooms * 25 * 7 / 10;
        let floor = self.floor();
        must(
            floor.len() >= least,
            "too little floor",
            format!("{}", floor.len()),
        );
        let turns = self.fewest_turns();
        must(turns >= 1, "too straight", format!("{turns} turns"));
        self.check_doors(must);
        self.check_hazard(must);
        self.check_cells_cast(must);
    }

    /// Each door in the middle of the wall between its two rooms, and as many as make a tree.
    fn check_doors(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        let mut walls = BTreeSet::new();
        for &(spot, (a, b)) in &self.doors {
            let where_ = format!("{spot:?} between {a} and {b}");
            let side = |room: usize, way: Spot| {
                let middle = self.rooms.get(room).map(|room| plus(room.0, (2, 2)));
                middle == Some(plus(spot, (way.0 * 3, way.1 * 3)))
            };
            let fits = SIDES
                .iter()
                .any(|&way| side(a, way) && side(b, (-way.0, -way.1)));
            must(fits, "door out of place", where_.clone());
            must(self.glyph(spot) != '#', "door walled up", where_.clone());
            must(walls.insert(spot), "two doors on one cell", where_);
        }
        for spot in self.floor() {
            let known = walls.contains(&spot) || self.rooms.iter().any(|&r| inside(r, spot));
            must(known, "floor outside rooms and doors", format!("{spot:?}"));
        }
        let doors = self.doors.len();
        must(
            doors + 1 == self.rooms.len(),
            "no tree of rooms",
            format!("{doors} doors"),
        );
        let depths = self.depths();
        let joined = depths.iter().all(Option::is_some);
        must(joined, "no tree of rooms", format!("{depths:?}"));
    }

    fn check_hazard(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        let depths = self.depths();
        let deepest = depths.iter().flatten().max();
        let last = self.room_of(self.cup).and_then(|room| depths[room]);
        must(
            last.as_ref() == deepest,
            "cup not in the farthest room",
            format!("{last:?} doors of {deepest:?}"),
        );
        must(
            self.hazards.len() == self.rooms.len(),
            "rooms without hazard",
            format!("{}", self.hazards.len()),
        );
        let mut known: Vec<_> = depths.iter().zip(&self.hazards).collect();
        known.sort();
        let safe = known.first().is_some_and(|&(_, &hazard)| hazard == 0);
        must(safe, "hazard in the first room", format!("{known:?}"));
        let rises = known.windows(2).all(|pair| pair[0].1 <= pair[1].1);
        let equal = known
            .windows(2)
            .all(|pair| pair[0].0 != pair[1].0 || pair[0].1 == pair[1].1);
        must(
            rises && equal,
            "hazard falls with distance",
            format!("{known:?}"),
        );
        let later = known.iter().skip(1);
        let real = later
            .into_iter()
            .all(|&(_, hazard)| (1..=9).contains(hazard));
        must(real, "room without hazard", format!("{known:?}"));
    }

    /// The dead of a room cost no more than its hazard; the Bogeyman is in the last one.
    fn check_cells_cast(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        let hole = self.printed.0.max(1);
        let mut spent = vec![0; self.rooms.len()];
        let mut dead = 0;
        for (&letter, &spot) in self.letters.iter().zip(&self.monsters) {
            let room = self.room_of(spot);
            let where_ = format!("{letter} at {spot:?}");
            must(room.is_some(), "monster in no room", where_.clone());
            let his = letter != 'B' || room == self.room_of(self.cup);
            must(his, "bogeyman not in the last room", where_);
            if let Some(room) = room {
                let cost = COSTS.iter().find(|(known, _)| *known == letter);
                spent[room] += cost.map_or(0, |&(_, cost)| cost);
                dead += u32::from(letter != 'B');
            }
        }
        let paid = spent
            .iter()
            .zip(&self.hazards)
            .all(|(spent, hazard)| spent <= hazard);
        must(
            paid,
            "monsters above the hazard",
            format!("{spent:?} of {:?}", self.hazards),
        );
        let most = (1 + hole / 5).min(2) + (3 + hole.min(9)).min(9);
        must(
            (1..=most).contains(&dead) || (dead == 0 && hole.is_multiple_of(9)),
            "wrong number of monsters",
            format!("{dead} of {most}"),
        );
    }

    fn room_of(&self, spot: Spot) -> Option<usize> {
        self.rooms.iter().position(|&room| inside(room, spot))
    }

    /// Doors from the room of the tee to each.
    fn depths(&self) -> Vec<Option<u32>> {
        let mut depths = vec![None; self.rooms.len()];
        let mut ring: Vec<usize> = self.room_of(self.tee).into_iter().collect();
        let mut depth = 0;
        while !ring.is_empty() {
            for &room in &ring {
                depths[room] = Some(depth);
            }
            let beyond = |&(_, (a, b)): &(Spot, (usize, usize))| {
                let other = match (ring.contains(&a), ring.contains(&b)) {
                    (true, false) => b,
                    (false, true) => a,
                    _ => return None,
                };
                (depths.get(other) == Some(&None)).then_some(other)
            };
            ring = self.doors.iter().filter_map(beyond).collect();
            depth += 1;
        }
        depths
    }
}
