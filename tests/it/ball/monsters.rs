//! Monsters struck, passed and struck at arm's length.

use bogeyman::ball::{Body, Disc, Hit, Touch};
use bogeyman::geom::{Cell, Point};

use super::world::*;

const HIT_AT_ONE: Hit = Hit { id: 1, waypoint: 1 };

#[test]
fn the_ball_comes_off_a_monster_and_hits_it() {
    let flight = World::new("*..s..").play(EAST, 4000);
    assert_places(&flight, &[(0.5, 0.5), (2.9, 0.5), (1.3, 0.5)]);
    assert_eq!(flight.path[1].touch, Touch::Monster);
    assert_eq!(flight.hits, [HIT_AT_ONE]);
}

#[test]
fn a_glancing_ball_turns_by_where_it_struck() {
    let world = World::new(
        "
        ........
        ....s...
        ........",
    );
    // 0.375 beside the centre: the normal has a sine of 0.625, as at an outside corner.
    let flight = world.play_from(point(1.5, 1.125), EAST, 4000);
    let contact = (4.5 - 0.6 * 0.780_625, 1.125);
    assert_eq!(flight.hits, [HIT_AT_ONE]);
    assert!((places(&flight)[1].0 - contact.0).abs() < 1e-4);
    let (from, to) = (places(&flight)[1], places(&flight)[2]);
    let slope = (to.0 - from.0) / (to.1 - from.1);
    assert!((slope - 0.218_75 / 0.975_781).abs() < 1e-4);
}

#[test]
fn a_monster_is_struck_once_a_shot() {
    let flight = World::new("#*..s....").play(EAST, 9000);
    // Off the monster, off the wall, and through where it fell.
    assert_places(
        &flight,
        &[
            (1.5, 0.5),
            (3.9, 0.5),
            (1.2, 0.5),
            (1.2 + 9.0 - 2.4 - 2.7, 0.5),
        ],
    );
    assert_eq!(flight.hits, [HIT_AT_ONE]);
}

#[test]
fn one_shot_strikes_several() {
    let flight = World::new("s..*..s").play(EAST, 9000);
    assert_eq!(
        flight.hits,
        [Hit { id: 2, waypoint: 1 }, Hit { id: 1, waypoint: 2 }]
    );
    assert_eq!(flight.contacts(), 2);
}

#[test]
fn monsters_on_the_ball_are_struck_before_it_moves_in_id_order() {
    let mut world = World::new(
        "
        .......
        .......
        .......",
    );
    let disc = |id, x, y| Disc {
        id,
        cell: Cell::new(x, y),
        body: Body::Hard,
        hits: 1,
    };
    world.discs = vec![disc(3, 2, 1), disc(5, 1, 1), disc(9, 6, 1)];
    // On the border of two cells with a monster each, 0.5 from both centres.
    let flight = world.play_from(point(2.0, 1.5), EAST, 9000);
    assert_eq!(
        flight.hits,
        [
            Hit { id: 3, waypoint: 0 },
            Hit { id: 5, waypoint: 0 },
            Hit { id: 9, waypoint: 1 },
        ]
    );
    assert_eq!(flight.path[1].touch, Touch::Monster);
}

#[test]
fn point_blank_ends_at_three_fifths_of_a_cell() {
    let world = World::new("...s...");
    let centre = Point::centre(Cell::new(3, 0));
    // 153/256 is 0.598, 154/256 is 0.602.
    let near = world.play_from(Point::new(centre.x - 153, centre.y), WEST, 500);
    assert_eq!(near.hits, [Hit { id: 1, waypoint: 0 }]);
    let far = world.play_from(Point::new(centre.x - 154, centre.y), WEST, 500);
    assert_eq!(far.hits, []);
    // From there towards it, it is the first contact.
    let far = world.play_from(Point::new(centre.x - 154, centre.y), EAST, 500);
    assert_eq!(far.hits, [HIT_AT_ONE]);
    // A point-blank monster does not deflect, even straight through it.
    let through = world.play_from(Point::new(centre.x - 153, centre.y), EAST, 2000);
    assert_eq!(touches(&through), [Touch::Start, Touch::End]);
}

#[test]
fn a_ball_that_stops_short_of_a_monster_does_not_hit_it() {
    let world = World::new("*..s..");
    assert_eq!(world.play(EAST, 2399).hits, []);
    assert_eq!(world.play(EAST, 2410).hits, [HIT_AT_ONE]);
}
