//! What a surveyor's flag shows: the hazard of the rooms around the golfer.
//!
//! It is seen from where the golfer stands now, so it moves along. On courses whose rooms have no hazard
//! there is nothing to show.

use super::play::Game;
use crate::geom::Cell;
use crate::hole::Room;

/// A room whose hazard is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Surveyed {
    /// Which room.
    pub room: Room,
    /// How dangerous it is: 0 is not at all.
    pub hazard: u32,
}

impl Game {
    /// The rooms that the flag shows: the one where the golfer stands (two, in a door) and those a few
    /// doors from it. None until the hole was surveyed.
    pub fn surveyed_rooms(&self) -> Vec<Surveyed> {
        if !self.is_surveyed() {
            return Vec::new();
        }
        let hole = self.hole();
        let here = self.golfer();
        let mut known: Vec<bool> = hole.rooms.iter().map(|room| room.holds(here)).collect();
        for door in hole.doors.iter().filter(|door| door.cell == here) {
            known[door.rooms.0] = true;
            known[door.rooms.1] = true;
        }
        for _ in 0..self.content().items.flag {
            let before = known.clone();
            for door in &hole.doors {
                let (a, b) = door.rooms;
                known[a] |= before[b];
                known[b] |= before[a];
            }
        }
        let rooms = hole.rooms.iter().zip(&hole.hazards).zip(known);
        rooms
            .filter(|(_, is_known)| *is_known)
            .map(|((&room, &hazard), _)| Surveyed { room, hazard })
            .collect()
    }

    /// The surveyed room that holds a cell.
    pub fn surveyed_room(&self, cell: Cell) -> Option<Surveyed> {
        let mut rooms = self.surveyed_rooms().into_iter();
        rooms.find(|surveyed| surveyed.room.holds(cell))
    }
}
