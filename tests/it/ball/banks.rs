//! Off walls, into corners, past corners, and never through a gap.

use bogeyman::ball::Touch;
use bogeyman::geom::{Heading, Length, Point};

use super::judge::judge;
use super::world::*;

const ROOM: &str = "
    #######
    #.....#
    #.....#
    #..*..#
    #.....#
    #.....#
    #######";

#[test]
fn a_straight_roll_goes_as_far_as_it_was_hit() {
    let world = World::new(ROOM);
    for (quarters, end) in [
        (EAST, (5.0, 3.5)),
        (NORTH, (3.5, 2.0)),
        (WEST, (2.0, 3.5)),
        (SOUTH, (3.5, 5.0)),
    ] {
        let flight = world.play(quarters, 1500);
        assert_eq!(touches(&flight), [Touch::Start, Touch::End]);
        assert_eq!(rest(&flight), end);
    }
}

#[test]
fn a_square_bank_comes_straight_back_and_costs_nothing() {
    let flight = World::new(ROOM).play(EAST, 4000);
    assert_places(&flight, &[(3.5, 3.5), (5.8, 3.5), (4.1, 3.5)]);
    assert_eq!(flight.path[1].touch, Touch::Wall);
    assert!((flight.path[1].left - 1.7).abs() < 1e-5);
}

#[test]
fn a_shallow_bank_leaves_a_wall_of_many_pieces_as_it_came() {
    // The thick parts behind the wall make it several rectangles with flush faces.
    let walls = "
        ..##...###..#.#...##....####..#.........
        ########################################
        ........................................
        ........................................";
    let doors = walls.replace("##########", "##+###++##");
    assert_eq!(doors.matches('+').count(), 12);
    for world in [World::new(walls), World::new(&doors)] {
        leaves_as_it_came(&world);
    }
}

fn leaves_as_it_came(world: &World) {
    // In quarter-degrees; the wall's face stands at 2.2 and the lie 0.05 below it.
    for quarters in 1..=20 {
        let angle = f64::from(quarters) / 4.0 * std::f64::consts::PI / 180.0;
        let to_wall = 0.05 / libm::tan(angle);
        for x in (256..256 * 25).step_by(13) {
            let lie = Point::new(x, 576);
            let flight = world.play_from(lie, quarters, 14_000);
            assert_eq!(flight.contacts(), usize::from(to_wall < 13.99), "{lie}");
            let end = flight.path[flight.path.len() - 1].at;
            let x = f64::from(x) / 256.0 + 14.0 * libm::cos(angle);
            let y = 2.2 + (14.0 * libm::sin(angle) - 0.05).abs();
            assert!((f64::from(end.x) - x).abs() < 1e-4, "{flight:?}");
            assert!((f64::from(end.y) - y).abs() < 1e-4, "{flight:?}");
        }
    }
}

#[test]
fn a_diagonal_into_an_inside_corner_comes_back_on_itself_at_every_power() {
    let world = World::new(ROOM);
    let diagonal = 2.3 * std::f64::consts::SQRT_2;
    for (quarters, east, south) in [
        (NORTH_EAST, 1.0, -1.0),
        (NORTH_WEST, -1.0, -1.0),
        (SOUTH_WEST, -1.0, 1.0),
        (SOUTH_EAST, 1.0, 1.0),
    ] {
        for power in 1..=100 {
            let flight = world.play(quarters, 60 * power);
            let length = 0.06 * f64::from(power);
            let out = (diagonal - (length - diagonal).abs()) / std::f64::consts::SQRT_2;
            let end = flight.path[flight.path.len() - 1].at;
            assert!((f64::from(end.x) - 3.5 - east * out).abs() < 1e-4);
            assert!((f64::from(end.y) - 3.5 - south * out).abs() < 1e-4);
            let contacts = if length > diagonal { 2 } else { 0 };
            assert_eq!(flight.contacts(), contacts, "power {power}");
            rest(&flight);
        }
    }
}

#[test]
fn no_shot_passes_a_diagonal_gap() {
    let world = World::new(
        "
        ...##
        .*.##
        ...##
        ###..
        ###..",
    );
    for quarters in 0..1440 {
        let flight = world.play(quarters, 20_000);
        let kept = |&(x, y): &(f32, f32)| x <= 2.801 && y <= 2.801;
        assert!(places(&flight).iter().all(kept), "{flight:?}");
    }
    // Straight at the gap it is an inside corner.
    let flight = world.play(SOUTH_EAST, 2_000);
    let end = 2.8 - (2.0 / std::f32::consts::SQRT_2 - 1.3);
    assert_places(&flight, &[(1.5, 1.5), (2.8, 2.8), (2.8, 2.8), (end, end)]);
}

#[test]
fn an_outside_corner_is_round() {
    let world = World::new(
        "
        .......
        ...#...
        .......",
    );
    // Straight at the corner, along its diagonal: straight back.
    let flight = world.play_from(point(2.5, 0.5), SOUTH_EAST, 1000);
    let part = 1.0 / std::f32::consts::SQRT_2;
    let near = 3.0 - 0.2 * part;
    let end = near - (1.0 - (near - 2.5) / part) * part;
    assert_places(&flight, &[(2.5, 0.5), (near, near - 2.0), (end, end - 2.0)]);

    // Off its centre by 0.125 of 0.2: the normal leans by that much.
    let flight = world.play_from(point(1.5, 0.875), EAST, 2000);
    let contact = (2.843_875, 0.875);
    let left = 2.0 - (contact.0 - 1.5);
    assert_places(
        &flight,
        &[
            (1.5, 0.875),
            contact,
            (contact.0 - 0.218_75 * left, contact.1 - 0.975_781 * left),
        ],
    );

    // A lattice step clear of it: straight past.
    let flight = world.play_from(Point::new(384, 256 - 52), EAST, 4000);
    assert_eq!(flight.contacts(), 0);
}

#[test]
fn the_edge_of_an_open_board_is_a_wall() {
    let world = World::new(
        "
        ...
        .*.
        ...",
    );
    let flight = world.play(EAST, 2000);
    assert_places(&flight, &[(1.5, 1.5), (2.8, 1.5), (2.1, 1.5)]);
    let flight = world.play(NORTH_WEST, 2000);
    assert_eq!(flight.contacts(), 2);
    assert_eq!(places(&flight)[1], places(&flight)[2]);
}

#[test]
fn every_heading_in_tight_places_keeps_to_the_rules() {
    for picture in [
        "*",
        "*.........",
        "
        #.#.#.#.#
        .#.#*#.#.
        #.#...#.#
        .#.#.#.#.",
        "
        .o.......
        ..*..#.o.
        .#....o..
        ~~.#~...U",
    ] {
        let world = World::new(picture);
        let lie = Point::centre(world.ball.unwrap());
        for quarters in 0..1440 {
            for length in [37, 311, 900, 2500, 6000, 11_000] {
                let flight = world.play(quarters, length);
                let verdict = judge(&world.ground, &world.scene(), lie, Length(length), &flight);
                let heading = Heading::wrapped(quarters);
                assert_eq!(verdict, Ok(()), "{heading} {length} {flight:?}");
            }
        }
    }
}
