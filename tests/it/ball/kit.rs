//! What the golfer's kit changes of a flight.

use bogeyman::ball::{Body, End, Flight, Hit, Kit, SandLie, Strike, Touch};

use super::world::*;

const IRON: Kit = kit(0, SandLie::Sand, Strike::FirstKill);
const SPIRIT: Kit = kit(0, SandLie::Sand, Strike::Through);

const fn kit(capture: i32, sand: SandLie, strike: Strike) -> Kit {
    Kit {
        capture,
        sand,
        strike,
    }
}

fn hits(flight: &Flight) -> Vec<(u32, usize)> {
    let pair = |hit: &Hit| (hit.id, hit.waypoint);
    flight.hits.iter().map(pair).collect()
}

#[test]
fn an_iron_ball_goes_through_its_first_kill_and_comes_off_the_second() {
    use Touch::{End, Monster, Pierced, Start};
    for body in [Body::Hard, Body::Soft, Body::Heavy] {
        let world = World::new("*..s..s...")
            .of_bodies(&[body, Body::Hard])
            .with(IRON);
        let flight = world.play(EAST, 8000);
        assert_eq!(touches(&flight), [Start, Pierced, Monster, End]);
        assert_places(&flight, &[(0.5, 0.5), (2.9, 0.5), (5.9, 0.5), (3.3, 0.5)]);
        // No length is lost in it.
        assert!((flight.path[1].left - 5.6).abs() < 1e-5);
        assert!((flight.path[2].left - 2.6).abs() < 1e-5);
        assert_eq!(hits(&flight), [(1, 1), (2, 2)]);
        assert_eq!(flight.contacts(), 1);
    }
}

#[test]
fn an_iron_ball_comes_off_who_survives_and_goes_through_the_first_it_kills() {
    use Touch::{End, Monster, Pierced, Start};
    // Off the third, which takes two hits, through the second, off the first.
    let world = World::new("s..s..*..s")
        .of_hits(&[1, 1, 2])
        .of_bodies(&[Body::Hard, Body::Soft, Body::Hard])
        .with(IRON);
    let flight = world.play(EAST, 14_000);
    assert_eq!(touches(&flight), [Start, Monster, Pierced, Monster, End]);
    assert_places(
        &flight,
        &[(6.5, 0.5), (8.9, 0.5), (4.1, 0.5), (1.1, 0.5), (4.9, 0.5)],
    );
    assert_eq!(hits(&flight), [(3, 1), (2, 2), (1, 3)]);
    // Who survives is as heavy as ever.
    let flight = world.of_bodies(&[Body::Hard, Body::Soft, Body::Heavy]);
    let flight = flight.play(EAST, 14_000);
    assert_places(&flight, &[(6.5, 0.5), (8.9, 0.5), (4.1, 0.5), (3.1, 0.5)]);
}

#[test]
fn a_kill_at_arms_length_does_not_use_the_iron_ball_up() {
    let world = World::new("s...s..").with(IRON);
    let flight = world.play_from(point(0.5, 0.5), EAST, 6000);
    assert_eq!(touches(&flight), [Touch::Start, Touch::Pierced, Touch::End]);
    assert_eq!(hits(&flight), [(1, 0), (2, 1)]);
    assert_eq!(rest(&flight), (6.5, 0.5));
}

#[test]
fn a_spirit_ball_goes_through_all_and_hits_each_once() {
    use Touch::{End, Pierced, Start, Wall};
    let world = World::new("*..s..s..s..#")
        .of_bodies(&[Body::Hard, Body::Soft, Body::Heavy])
        .of_hits(&[1, 1, 2])
        .with(SPIRIT);
    // To the wall beyond, and back through where they stood.
    let flight = world.play(EAST, 20_000);
    assert_eq!(
        touches(&flight),
        [Start, Pierced, Pierced, Pierced, Wall, End]
    );
    assert_places(
        &flight,
        &[
            (0.5, 0.5),
            (2.9, 0.5),
            (5.9, 0.5),
            (8.9, 0.5),
            (11.8, 0.5),
            (3.1, 0.5),
        ],
    );
    assert_eq!(hits(&flight), [(1, 1), (2, 2), (3, 3)]);
    assert_eq!(flight.contacts(), 1);
}

#[test]
fn a_ball_that_goes_through_off_the_centre_keeps_its_line() {
    let world = World::new(
        "
        ........
        ....s...
        ........",
    )
    .with(SPIRIT);
    let flight = world.play_from(point(1.5, 1.125), EAST, 4000);
    let struck = 4.5 - 0.6 * 0.780_625;
    assert_places(&flight, &[(1.5, 1.125), (struck, 1.125), (5.5, 1.125)]);
    assert_eq!(rest(&flight), (5.5, 1.125));
}

#[test]
fn a_preview_looks_through_what_the_ball_goes_through() {
    let world = World::new("*..s..s..s..#").with(SPIRIT);
    let flight = world.play(EAST, 20_000);
    assert_eq!(flight.seen(Some(0)), (&flight.path[..5], false));
    assert_eq!(flight.seen(Some(1)), (flight.path.as_slice(), true));
    // Off the monsters it ends at the first.
    let flight = World::new("*..s..s..s..#").play(EAST, 20_000);
    assert_eq!(flight.seen(Some(0)), (&flight.path[..2], false));
}

#[test]
fn going_through_counts_for_the_bound_of_a_shot() {
    let mut world = World::new("*..s..s..s..#").with(SPIRIT);
    world.figures.contacts = 2;
    let flight = world.play(EAST, 20_000);
    assert_places(&flight, &[(0.5, 0.5), (2.9, 0.5), (5.9, 0.5), (8.9, 0.5)]);
    assert_eq!(hits(&flight), [(1, 1), (2, 2)]);
    assert!((flight.path[3].left - 11.6).abs() < 1e-4);
}

#[test]
fn a_wide_cup_catches_what_passes_within_it() {
    let world = World::new(
        "
        ..........
        .....U....
        ..........",
    );
    let wide = kit(50, SandLie::Sand, Strike::Bounce);
    // Beside the centre by lattice steps: 0.3984 and 0.4023.
    for (beside, kit, drops) in [
        (102.0, Kit::default(), false),
        (102.0, wide, true),
        (103.0, wide, false),
    ] {
        let lie = point(1.5, 1.5 + beside / 256.0);
        let scene = bogeyman::ball::Scene {
            kit,
            ..world.scene()
        };
        // Rolling by, and lying there.
        let beneath = point(5.5, 1.5 + beside / 256.0);
        for (from, length) in [(lie, 4500), (beneath, 0)] {
            let flight = bogeyman::ball::fly(
                &scene,
                from,
                bogeyman::geom::Heading::wrapped(EAST),
                bogeyman::geom::Length(length),
            );
            assert_eq!(flight.end == End::Dropped, drops, "{beside} {kit:?}");
        }
    }
}

#[test]
fn a_sand_wedge_makes_rough_of_sand_and_of_nothing_else() {
    for (sand, picture, end) in [
        // Half a cell of green, then 3.0 at 3, 1.5 or 0.5 a cell.
        (SandLie::Sand, "*::::::::::", 1.0 + 1.0),
        (SandLie::Rough, "*::::::::::", 1.0 + 2.0),
        (SandLie::Rough, "*,,,,,,,,,,", 1.0 + 2.0),
        (SandLie::Rough, "*__________", 1.0 + 6.0),
        (SandLie::Rough, "*..........", 1.0 + 3.0),
    ] {
        let world = World::new(picture).with(kit(0, sand, Strike::Bounce));
        assert_eq!(rest(&world.play(EAST, 3500)), (end, 0.5), "{picture}");
    }
}
