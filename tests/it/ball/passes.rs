//! Which cells a path comes near.

use bogeyman::ball::{Spot, Touch, Waypoint, passes};
use bogeyman::geom::Cell;

use super::world::*;

fn path(spots: &[(f32, f32)]) -> Vec<Waypoint> {
    let waypoint = |&(x, y): &(f32, f32)| Waypoint {
        at: Spot { x, y },
        left: 0.0,
        touch: Touch::Ground,
    };
    spots.iter().map(waypoint).collect()
}

#[test]
fn a_leg_passes_what_is_beside_it() {
    // Past the centre of cell 3, 1 at 0.375.
    let leg = path(&[(0.5, 1.125), (8.0, 1.125)]);
    let cell = Cell::new(3, 1);
    assert!(passes(&leg, cell, 375), "as near as that counts");
    assert!(!passes(&leg, cell, 374));
    assert!(!passes(&leg, Cell::new(3, 2), 1374));
    assert!(passes(&leg, Cell::new(3, 2), 1375));
}

#[test]
fn a_slanting_leg_passes_at_its_nearest_point() {
    // From corner to corner past the cell beside it: half a diagonal, 0.7071.
    let leg = path(&[(0.0, 0.0), (3.0, 3.0)]);
    assert!(passes(&leg, Cell::new(1, 1), 0));
    for cell in [Cell::new(2, 1), Cell::new(1, 2)] {
        assert!(!passes(&leg, cell, 707));
        assert!(passes(&leg, cell, 708));
    }
}

#[test]
fn a_leg_ends_where_it_ends() {
    let leg = path(&[(1.5, 0.5), (3.0, 0.5)]);
    // The line through it leads on; the leg does not.
    for (cell, away) in [(Cell::new(0, 0), 1000), (Cell::new(4, 0), 1500)] {
        assert!(!passes(&leg, cell, away - 1));
        assert!(passes(&leg, cell, away));
    }
}

#[test]
fn any_leg_of_a_path_will_do_and_a_place_is_a_path_too() {
    let bent = path(&[(0.5, 0.5), (4.5, 0.5), (4.5, 4.5), (4.5, 4.5)]);
    for cell in [Cell::new(2, 0), Cell::new(4, 0), Cell::new(4, 4)] {
        assert!(passes(&bent, cell, 0));
    }
    assert!(!passes(&bent, Cell::new(2, 2), 1999));
    let place = path(&[(4.5, 0.75)]);
    assert!(passes(&place, Cell::new(4, 0), 250));
    assert!(!passes(&place, Cell::new(4, 0), 249));
    assert!(!passes(&[], Cell::new(0, 0), 100_000));
    assert!(
        !passes(&place, Cell::new(4, 0), -250),
        "nothing is that near"
    );
}

#[test]
fn a_flight_passes_what_it_rolls_over_and_no_more() {
    let flight = World::new("*.....#").play(EAST, 7000);
    // Off the wall at 5.8 and back to 4.1.
    for x in 0..6 {
        assert!(passes(&flight.path, Cell::new(x, 0), 500));
    }
    assert!(!passes(&flight.path, Cell::new(6, 0), 500));
}
