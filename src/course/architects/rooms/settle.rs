//! Rooms that overlap push each other apart until none moves any more.
//!
//! A contact of two upright rectangles is a subtraction, so all of it is done in whole numbers: first
//! in fine steps, which keeps the heap round, then in whole cells, in which the rooms lie at last.

use super::lay_out;
use crate::course::brief::Plan;
use crate::course::draft::Draft;
use crate::dice::Dice;
use crate::geom::Cell;
use crate::hole::{Flaw, Room};

/// Fine steps to a cell.
const FINE: i32 = 64;

/// A room on its way: twice its middle, and its sides with half a cell of wall all around, in steps.
#[derive(Clone, Copy)]
struct Body {
    twice: (i32, i32),
    sides: (i32, i32),
}

/// Lets the rooms settle, a cell of wall between them at least.
///
/// # Errors
/// They are not at rest after as many rounds as they are given.
pub fn settle(plan: &Plan, draft: &mut Draft, _: &mut Dice) -> Result<(), Flaw> {
    let rounds = plan.content.mine.rooms.rounds;
    let mut bodies: Vec<Body> = draft
        .rooms
        .iter()
        .map(|room| Body::of(room, FINE))
        .collect();
    let mut rooms = draft.rooms.clone();
    if !rest(&mut bodies, rounds) {
        return Err(Flaw::Unsettled);
    }
    for (room, body) in rooms.iter_mut().zip(&bodies) {
        room.corner = body.corner(FINE);
    }
    bodies = rooms.iter().map(|room| Body::of(room, 1)).collect();
    if !rest(&mut bodies, rounds) {
        return Err(Flaw::Unsettled);
    }
    for (room, body) in rooms.iter_mut().zip(&bodies) {
        room.corner = body.corner(1);
    }
    lay_out(draft, rooms);
    Ok(())
}

/// Pushes pair after pair apart, round after round. Whether all lie still at last.
fn rest(bodies: &mut [Body], rounds: u32) -> bool {
    for _ in 0..rounds {
        let mut moved = false;
        for b in 1..bodies.len() {
            for a in 0..b {
                let push = bodies[a].push(&bodies[b]);
                moved |= push != (0, 0);
                bodies[a].shift((-push.0, -push.1));
                bodies[b].shift(push);
            }
        }
        if !moved {
            return true;
        }
    }
    false
}

impl Body {
    fn of(room: &Room, unit: i32) -> Self {
        let Cell { x, y } = room.corner;
        Self {
            twice: ((2 * x + room.width) * unit, (2 * y + room.height) * unit),
            sides: ((room.width + 1) * unit, (room.height + 1) * unit),
        }
    }

    /// How far, in half steps, the other one is to be pushed off this one, and this one off it: along
    /// the axis on which they overlap less; nothing where they do not overlap.
    fn push(&self, other: &Self) -> (i32, i32) {
        let (dx, dy) = (other.twice.0 - self.twice.0, other.twice.1 - self.twice.1);
        let over_x = self.sides.0 + other.sides.0 - dx.abs();
        let over_y = self.sides.1 + other.sides.1 - dy.abs();
        // Who lies exactly on another gives way to the east or to the south.
        let away = |d: i32| if d < 0 { -1 } else { 1 };
        // Each takes half, in whole steps, so that a pair is apart after one push.
        let half = |over: i32| (over + 3) / 4 * 2;
        if over_x <= 0 || over_y <= 0 {
            (0, 0)
        } else if over_x <= over_y {
            (half(over_x) * away(dx), 0)
        } else {
            (0, half(over_y) * away(dy))
        }
    }

    fn shift(&mut self, by: (i32, i32)) {
        self.twice = (self.twice.0 + by.0, self.twice.1 + by.1);
    }

    /// The north-west cell, to the nearest whole one.
    fn corner(&self, unit: i32) -> Cell {
        let whole = |twice: i32, side: i32| {
            let twice = twice - (side - unit);
            (twice + unit).div_euclid(2 * unit)
        };
        Cell::new(
            whole(self.twice.0, self.sides.0),
            whole(self.twice.1, self.sides.1),
        )
    }
}
