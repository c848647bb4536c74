//! Where a ball may lie, shots from the edge of what is allowed, and shots no one would play.

use bogeyman::ball::{End, Touch};
use bogeyman::geom::{Cell, Point};
use bogeyman::hole::Terrain;

use super::judge::is_legal;
use super::world::*;

const HALL: &str = "
    ##########
    #........#
    #........#
    ##########";

#[test]
fn a_ball_is_clear_from_a_fifth_of_a_cell_on() {
    let world = World::new(
        "
        .....
        ..#..
        ....o",
    );
    let clear = |x, y| world.walls.is_clear(Point::new(x, y));
    // Beside the wall, the board's edge and the bumper: 51/256 is too near, 52/256 is not.
    assert!(!clear(512 - 51, 384) && clear(512 - 52, 384));
    assert!(!clear(51, 384) && clear(52, 384));
    assert!(!clear(1024 - 51, 640) && clear(1024 - 52, 640));
    // Off a corner: 36, 36 is 50.9 away, 36, 37 is 51.6.
    assert!(!clear(512 - 36, 256 - 36) && clear(512 - 36, 256 - 37));
    assert!(!clear(640, 384), "inside the wall");
    assert!(!clear(-640, 384), "off the board");
    for y in -300..1100 {
        let point = Point::new(y * 7 % 1280, y);
        assert_eq!(world.walls.can_rest(point), is_legal(&world.ground, point));
    }
}

#[test]
fn a_segment_is_blocked_by_the_inside_of_a_wall_alone() {
    let world = World::new(
        "
        ....
        .#..
        ...o",
    );
    let blocks = |a: (f64, f64), b: (f64, f64)| {
        let (a, b) = (point(a.0, a.1), point(b.0, b.1));
        let there = world.walls.blocks_segment(a, b);
        assert_eq!(there, world.walls.blocks_segment(b, a));
        there
    };
    assert!(blocks((0.5, 1.5), (2.5, 1.5)));
    assert!(blocks((0.5, 1.0), (1.5, 1.25)));
    assert!(!blocks((0.5, 1.0), (2.5, 1.0)), "along the edge");
    assert!(!blocks((0.5, 1.5), (1.0, 1.5)), "up to the edge");
    assert!(!blocks((0.5, 1.5), (1.5, 0.5)), "over the corner");
    assert!(
        blocks((0.5, 1.5), (1.5, 0.515_625)),
        "past the corner, inside"
    );
    assert!(
        !blocks((0.5, 1.5), (1.5, 0.484_375)),
        "past the corner, outside"
    );
    assert!(!blocks((0.5, 0.5), (0.5, 0.5)));
    assert!(blocks((2.5, 2.5), (3.5, 2.5)), "a bumper");
    assert!(!blocks((0.0, 0.0), (4.0, 0.0)), "along the board's edge");
    assert!(blocks((0.5, 0.5), (-0.5, 0.5)), "off the board");
}

#[test]
fn a_ball_against_a_wall_can_be_played_into_it_and_along_it() {
    let world = World::new(HALL);
    let lie = Point::new(640, 256 + 52);
    let flight = world.play_from(lie, NORTH, 1000);
    let y = 1.203_125;
    assert_places(&flight, &[(2.5, y), (2.5, 1.2), (2.5, 1.2 + 0.996_875)]);
    let flight = world.play_from(lie, EAST, 4000);
    assert_eq!(touches(&flight), [Touch::Start, Touch::End]);
    assert_eq!(rest(&flight), (6.5, y.into()));
    // A quarter of a degree into it: one contact, and off again as flat.
    let flight = world.play_from(lie, 1, 4000);
    assert_eq!(touches(&flight), [Touch::Start, Touch::Wall, Touch::End]);
    // From a corner of the hall, into both walls at once.
    let corner = Point::new(256 + 52, 256 + 52);
    let flight = world.play_from(corner, NORTH_WEST, 2000);
    assert_eq!(flight.contacts(), 2);
    let end = flight.path[3].at;
    assert!((end.x - end.y).abs() < 1e-5 && end.x > 2.5);
}

#[test]
fn a_ball_stopped_at_a_wall_goes_back_along_its_path_until_clear() {
    let world = World::new(HALL);
    let lie = point(2.5, 1.5);
    // The wall's face is at 1.2, between 51/256 and 52/256 from the wall.
    let flight = world.play_from(lie, NORTH, 300);
    assert_eq!(rest(&flight), (2.5, 1.203_125));
    // Flat along the wall, the way back to where it is clear is long, and all of it is path.
    let flight = world.play_from(Point::new(640, 256 + 52), 1, 716);
    assert!(matches!(flight.end, End::Rest(point) if point.x < 900 && point.y == 256 + 52));
}

#[test]
fn headings_along_axes_and_diagonals_are_exact_from_a_border() {
    let world = World::new(HALL);
    let lie = point(3.0, 2.0);
    for (quarters, end) in [
        (EAST, (5.0, 2.0)),
        (WEST, (1.203_125, 2.0)),
        (NORTH, (3.0, 1.5)),
        (SOUTH, (3.0, 2.5)),
    ] {
        let length = if end.1 == 2.0 { 2000 } else { 500 };
        let flight = world.play_from(
            lie,
            quarters,
            length.min(if quarters == WEST { 1800 } else { length }),
        );
        assert_eq!(touches(&flight), [Touch::Start, Touch::End], "{quarters}");
        assert_eq!(rest(&flight), end);
    }
    for quarters in [NORTH_EAST, NORTH_WEST, SOUTH_WEST, SOUTH_EAST] {
        let flight = world.play_from(lie, quarters, 1000);
        assert_eq!(touches(&flight), [Touch::Start, Touch::End]);
        let end = flight.path[1].at;
        assert_eq!((end.x - 3.0).abs(), (end.y - 2.0).abs());
    }
}

#[test]
fn no_length_leaves_the_ball_where_it_is() {
    let world = World::new(HALL);
    for length in [0, -5, i32::MIN] {
        let flight = world.play_from(point(2.5, 1.5), 77, length);
        assert_eq!(touches(&flight), [Touch::Start, Touch::End]);
        assert_eq!(rest(&flight), (2.5, 1.5));
    }
}

#[test]
fn a_huge_length_stops_at_the_contact_that_is_one_too_many() {
    let world = World::new(HALL);
    for quarters in 0..1440 {
        let flight = world.play_from(point(2.5, 1.5), quarters, i32::MAX);
        assert_eq!(flight.contacts(), 64);
        let End::Rest(point) = flight.end else {
            panic!("{flight:?}")
        };
        assert!(is_legal(&world.ground, point));
        assert!(flight.path[flight.path.len() - 1].left > 0.0);
    }
}

#[test]
fn lies_and_boards_that_should_not_be_end_quietly() {
    let pictures = ["#", "~", "o", "##\n##", "~.\n.#", HALL, ""];
    let mut worlds = pictures.map(World::new);
    for world in &mut worlds {
        world.cup = Cell::new(0, 0);
        let far = [
            i32::MIN,
            -70_000,
            -256,
            -1,
            0,
            1,
            51,
            256,
            300,
            70_000,
            i32::MAX,
        ];
        for x in far {
            for y in far {
                for quarters in [0, 1, 180, 500, 1080] {
                    let lie = Point::new(x, y);
                    for length in [0, 1000, i32::MAX] {
                        world.play_from(lie, quarters, length);
                    }
                    world.walls.is_clear(lie);
                    world.walls.blocks_segment(lie, Point::new(y, x));
                }
            }
        }
    }
    // A ball in a wall stays.
    let flight = World::new(HALL).play_from(point(0.5, 0.5), EAST, 3000);
    assert_eq!(rest(&flight), (0.5, 0.5));
}

#[test]
fn a_preview_shows_the_path_to_the_contact_after_the_last_it_may() {
    let world = World::new(HALL);
    let flight = world.play_from(point(2.5, 1.5), 100, 8_000);
    let contacts: Vec<usize> = (0..flight.path.len())
        .filter(|&index| flight.path[index].touch.is_contact())
        .collect();
    assert!(contacts.len() >= 3, "{flight:?}");
    for (limit, &index) in contacts.iter().enumerate() {
        let (path, is_all) = flight.seen(Some(limit as u32));
        assert_eq!(path.len(), index + 1);
        assert!(!is_all);
    }
    let whole = (flight.path.as_slice(), true);
    assert_eq!(flight.seen(Some(contacts.len() as u32)), whole);
    assert_eq!(flight.seen(None), whole);
}

#[test]
fn the_walls_know_the_ground_and_what_is_beyond_it() {
    let world = World::new("~o");
    let terrain = |x| world.walls.terrain(Cell::new(x, 0));
    assert_eq!(
        [-1, 0, 1, 2].map(terrain),
        [
            Terrain::Wall,
            Terrain::Water,
            Terrain::Bumper,
            Terrain::Wall
        ]
    );
}
