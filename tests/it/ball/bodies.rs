//! What the ball does at each kind of body.

use bogeyman::ball::{Body, End, Hit, Strike, Touch};

use super::world::*;

const BODIES: [Body; 3] = [Body::Hard, Body::Soft, Body::Heavy];

/// The lengths left on arrival at each waypoint.
fn assert_left(flight: &bogeyman::ball::Flight, expected: &[f32]) {
    let found: Vec<f32> = flight.path.iter().map(|waypoint| waypoint.left).collect();
    let near = |(a, b): (&f32, &f32)| (a - b).abs() < 1e-5;
    assert!(
        found.len() == expected.len() && found.iter().zip(expected).all(near),
        "left {found:?}, expected {expected:?}"
    );
}

#[test]
fn a_soft_one_stops_the_ball_dead() {
    let flight = World::new("*..s..")
        .of_bodies(&[Body::Soft])
        .play(EAST, 4000);
    assert_eq!(touches(&flight), [Touch::Start, Touch::Monster, Touch::End]);
    assert_places(&flight, &[(0.5, 0.5), (2.9, 0.5), (2.9, 0.5)]);
    assert_left(&flight, &[4.0, 1.6, 0.0]);
    assert_eq!(flight.hits, [Hit { id: 1, waypoint: 1 }]);
    // 2.9 is 742.4/256.
    assert_eq!(rest(&flight), (742.0 / 256.0, 0.5));
    assert_eq!(flight.contacts(), 1);
}

#[test]
fn a_soft_one_stops_a_ball_that_came_off_a_wall() {
    let flight = World::new("s..*#.")
        .of_bodies(&[Body::Soft])
        .play(EAST, 9000);
    assert_eq!(
        touches(&flight),
        [Touch::Start, Touch::Wall, Touch::Monster, Touch::End]
    );
    assert_places(&flight, &[(3.5, 0.5), (3.8, 0.5), (1.1, 0.5), (1.1, 0.5)]);
    assert_left(&flight, &[9.0, 8.7, 6.0, 0.0]);
    // 1.1 is 281.6/256.
    assert_eq!(rest(&flight), (282.0 / 256.0, 0.5));
}

#[test]
fn a_ball_stopped_dead_too_near_a_wall_goes_back_along_its_path() {
    let world = World::new(
        "
        ########
        ...s....
        ........",
    )
    .of_bodies(&[Body::Soft]);
    // So flat into the wall that a third of a cell of its path is less than 52/256 from it.
    let flight = world.play_from(point(2.5, 308.0 / 256.0), 1, 9000);
    assert_eq!(touches(&flight), [Touch::Start, Touch::Monster, Touch::End]);
    let end = f64::from(flight.path[2].at.x);
    assert!((end - 2.979_8).abs() < 1e-4, "{end}");
    let (x, y) = rest(&flight);
    assert_eq!(y, 308.0 / 256.0);
    // Its height rounds to 308/256 up to 2.9476.
    assert!(x < 2.95 && x > 2.94, "{x}");
}

#[test]
fn a_ball_stopped_dead_over_the_cup_drops() {
    // It is too fast for the cup, and stops 0.4 from its centre, beyond it.
    let mut world = World::new("*..Us").of_bodies(&[Body::Soft]);
    let flight = world.play(EAST, 6000);
    let stopped = [Touch::Start, Touch::Lip, Touch::Monster, Touch::End];
    assert_eq!(touches(&flight), stopped);
    assert_eq!(rest(&flight), (998.0 / 256.0, 0.5));
    world.kit.capture = 50;
    let flight = world.play(EAST, 6000);
    assert_eq!(touches(&flight), stopped);
    assert_eq!(flight.end, End::Dropped);
}

#[test]
fn a_heavy_one_takes_half_of_the_length() {
    let flight = World::new("*..s..")
        .of_bodies(&[Body::Heavy])
        .play(EAST, 4000);
    assert_eq!(touches(&flight), [Touch::Start, Touch::Monster, Touch::End]);
    assert_places(&flight, &[(0.5, 0.5), (2.9, 0.5), (2.1, 0.5)]);
    assert_left(&flight, &[4.0, 1.6, 0.0]);
    assert_eq!(flight.hits, [Hit { id: 1, waypoint: 1 }]);
}

#[test]
fn two_heavy_ones_take_half_of_half() {
    let flight = World::new("s..*..s")
        .of_bodies(&[Body::Heavy, Body::Heavy])
        .play(EAST, 13_000);
    // 2.4 there, 10.6 halved, 4.8 across, 0.5 halved.
    assert_places(&flight, &[(3.5, 0.5), (5.9, 0.5), (1.1, 0.5), (1.35, 0.5)]);
    assert_left(&flight, &[13.0, 10.6, 0.5, 0.0]);
}

#[test]
fn a_heavy_one_turns_the_ball_as_any_other() {
    let glancing = |body: Body| {
        let world = World::new(
            "
            ........
            ....s...
            ........",
        );
        world
            .of_bodies(&[body])
            .play_from(point(1.5, 1.125), EAST, 3100)
    };
    // Neither gets as far as the wall.
    let (hard, heavy) = (
        places(&glancing(Body::Hard)),
        places(&glancing(Body::Heavy)),
    );
    assert_eq!((hard.len(), &hard[..2]), (3, &heavy[..2]));
    let middle = ((hard[1].0 + hard[2].0) / 2.0, (hard[1].1 + hard[2].1) / 2.0);
    assert_places(&glancing(Body::Heavy), &[hard[0], hard[1], middle]);
}

#[test]
fn point_blank_no_body_and_no_kit_makes_a_difference() {
    for body in BODIES {
        for strike in [Strike::Bounce, Strike::FirstKill, Strike::Through] {
            let mut world = World::new("s......").of_bodies(&[body]);
            world.kit.strike = strike;
            // From behind its centre straight through it.
            let flight = world.play_from(point(0.25, 0.5), EAST, 4000);
            assert_eq!(touches(&flight), [Touch::Start, Touch::End]);
            assert_eq!(flight.hits, [Hit { id: 1, waypoint: 0 }]);
            assert_eq!(rest(&flight), (4.25, 0.5), "{body:?} {strike:?}");
        }
    }
}
