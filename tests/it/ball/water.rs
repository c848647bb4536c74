//! The ball lost, and where it is put back.

use bogeyman::ball::{End, Flight};
use bogeyman::geom::{Length, Point};
use bogeyman::hole::Terrain;

use super::judge::judge;
use super::world::*;

fn back(flight: &Flight) -> (f64, f64) {
    match flight.end {
        End::Lost {
            terrain: Terrain::Water,
            back,
        } => (f64::from(back.x) / 256.0, f64::from(back.y) / 256.0),
        end => panic!("the ball is not lost but {end:?}"),
    }
}

#[test]
fn a_lost_ball_is_put_back_a_quarter_cell_before_the_edge() {
    let world = World::new("*...~~");
    let flight = world.play(EAST, 6000);
    assert_places(&flight, &[(0.5, 0.5), (4.0, 0.5)]);
    assert_eq!(back(&flight), (3.75, 0.5));
    // Just short of it the ball stays.
    assert_eq!(rest(&world.play(EAST, 3400)), (3.898_437_5, 0.5));
}

#[test]
fn a_lie_nearer_the_edge_is_where_it_goes_back_to() {
    let world = World::new("....~~");
    for x in [3.75, 3.765_625, 3.875, 3.996_093_75] {
        let flight = world.play_from(point(x, 0.5), EAST, 6000);
        assert_eq!(back(&flight), (x, 0.5));
    }
    // From the very border, which belongs to the dry cell on its east side.
    let world = World::new("~...");
    let flight = world.play_from(point(1.0, 0.5), WEST, 100);
    assert_eq!(back(&flight), (1.0, 0.5));
    assert_eq!(
        rest(&world.play_from(point(1.0, 0.5), EAST, 500)),
        (1.5, 0.5)
    );
}

#[test]
fn the_quarter_cell_is_measured_along_the_path() {
    let world = World::new(
        "
        ####
        ..~.
        ....",
    );
    // Off the wall 0.1 before the water: 0.25 of path back is before the bank.
    let flight = world.play_from(point(1.0, 2.0), NORTH_EAST, 3000);
    assert_eq!(flight.contacts(), 1);
    let (x, y) = back(&flight);
    // The bank is at (1.8, 1.2), the edge at (2, 1.4): 0.283 of path between them.
    assert!((x - (2.0 - 0.25 / std::f64::consts::SQRT_2)).abs() < 0.003);
    assert!((y - (1.4 - 0.25 / std::f64::consts::SQRT_2)).abs() < 0.003);
}

#[test]
fn relief_beside_walls_is_still_a_lie() {
    for picture in [
        "
        #####
        #*.~#
        #####",
        "
        ##~##
        #~*~#
        ##~##",
        "
        #.#.#
        .#~#.
        #~*~#
        .#~#.",
        "
        ~o~..
        o*...
        ~...~",
    ] {
        let world = World::new(picture);
        let lie = Point::centre(world.ball.unwrap());
        let mut lost = 0;
        for quarters in 0..1440 {
            for length in [400, 700, 1500, 6000] {
                let flight = world.play(quarters, length);
                let verdict = judge(&world.ground, &world.scene(), lie, Length(length), &flight);
                assert_eq!(verdict, Ok(()), "{quarters} {length} {flight:?}");
                lost += u32::from(matches!(flight.end, End::Lost { .. }));
            }
        }
        assert!(lost > 100, "{picture}");
    }
}

#[test]
fn an_open_grave_swallows_as_water_does() {
    let pools = "
        ~..~..#
        ..*...~
        #.~~o.~
        ..U...~";
    let (water, graves) = (World::new(pools), World::new(&pools.replace('~', "X")));
    let mut lost = 0;
    for quarters in 0..1440 {
        let (wet, dry) = (water.play(quarters, 6000), graves.play(quarters, 6000));
        assert_eq!(wet.path, dry.path);
        let expected = match wet.end {
            End::Lost { back, .. } => {
                lost += 1;
                let terrain = Terrain::Grave;
                End::Lost { terrain, back }
            }
            end => end,
        };
        assert_eq!(dry.end, expected);
    }
    assert!(lost > 500, "{lost}");
}

#[test]
fn along_the_edge_of_water_the_covering_cell_decides() {
    // A border belongs to the cell east or south of it.
    let dry_east = World::new("~.\n~.\n~.");
    assert_eq!(
        rest(&dry_east.play_from(point(1.0, 2.5), NORTH, 1000)),
        (1.0, 1.5)
    );
    let dry_south = World::new("~~~\n...\n...");
    assert_eq!(
        rest(&dry_south.play_from(point(0.5, 1.0), EAST, 1000)),
        (1.5, 1.0)
    );
}
