//! Cells as bare pairs, and the little geometry of the checker.

use std::collections::BTreeSet;

pub type Spot = (i32, i32);

pub const SIDES: [Spot; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
pub const WAYS: [Spot; 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];

pub fn fill(from: Spot, open: impl Fn(Spot) -> bool) -> BTreeSet<Spot> {
    let mut reached = BTreeSet::new();
    let mut waiting = vec![from];
    while let Some(spot) = waiting.pop() {
        if open(spot) && reached.insert(spot) {
            waiting.extend(SIDES.map(|way| plus(spot, way)));
        }
    }
    reached
}

/// Whether no square of 2 x 2 open cells holds this one.
pub fn narrow((x, y): Spot, open: impl Fn(Spot) -> bool) -> bool {
    let square = |&(i, j): &Spot| open((x + i, y)) && open((x, y + j)) && open((x + i, y + j));
    !WAYS
        .iter()
        .filter(|way| way.0 != 0 && way.1 != 0)
        .any(square)
}

pub fn cost_at(costs: &[Vec<Option<u32>>], (x, y): Spot) -> Option<u32> {
    *costs.get(y as usize)?.get(x as usize)?
}

pub fn plus(a: Spot, b: Spot) -> Spot {
    (a.0 + b.0, a.1 + b.1)
}

pub fn king(a: Spot, b: Spot) -> i32 {
    (a.0 - b.0).abs().max((a.1 - b.1).abs())
}

pub fn inside((corner, sides): (Spot, Spot), spot: Spot) -> bool {
    (corner.0..corner.0 + sides.0).contains(&spot.0)
        && (corner.1..corner.1 + sides.1).contains(&spot.1)
}
