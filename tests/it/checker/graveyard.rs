//! How a Graveyard hole grows: rooms, monsters, bends and a guard at a door.

use super::Sheet;
use super::spots::{Spot, inside, king};

impl Sheet {
    pub fn check_graveyard(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        let hole = self.printed.0.max(1);
        let rooms = 3 + (hole.min(9) - 1) as usize / 2;
        must(
            self.rooms.len() == rooms,
            "wrong number of rooms",
            format!("{rooms}"),
        );
        let side = [4, 5, 4, 3][(hole as usize - 1) % 4];
        let even = self.rooms.iter().all(|&(_, sides)| sides == (side, side));
        must(even, "wrong size of rooms", format!("{side}"));
        let least = rooms * (side * side) as usize * 7 / 10;
        let floor = self.floor();
        must(
            floor.len() >= least,
            "too little floor",
            format!("{} < {least}", floor.len()),
        );
        let monsters = self.monsters.len();
        let most = 1 + hole as usize / 3;
        must(
            (1..=most).contains(&monsters),
            "wrong number of monsters",
            monsters.to_string(),
        );
        if hole >= 3 {
            let turns = self.fewest_turns();
            must(turns >= 2, "too straight", format!("{turns} turns"));
        }
        if hole >= 4 {
            let door = |&spot: &Spot| !self.rooms.iter().any(|&room| inside(room, spot));
            let doors: Vec<Spot> = floor.into_iter().filter(door).collect();
            let guarded = |&monster: &Spot| doors.iter().any(|&door| king(door, monster) <= 1);
            must(
                self.monsters.iter().any(guarded),
                "no door is guarded",
                String::new(),
            );
        }
    }
}
