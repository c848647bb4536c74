//! Dropping, running over and resting at the cup.

use bogeyman::ball::{End, Touch};

use super::world::*;

/// The cup's centre is 6 cells from the ball, its near edge 5.65.
const LANE: &str = "*.....U.........";

#[test]
fn the_power_decides_between_short_in_and_over() {
    let world = World::new(LANE);
    for length in [1000, 4000, 5640] {
        assert!(matches!(world.play(EAST, length).end, End::Rest(_)));
    }
    for length in [5660, 6000, 6500, 7000, 7140, 7200, 7500, 7840] {
        let flight = world.play(EAST, length);
        assert_eq!(flight.end, End::Dropped, "{length}");
        assert_eq!(touches(&flight), [Touch::Start, Touch::End]);
        // A fast ball is caught where it has become slow enough.
        let caught = (f64::from(length) / 1000.0 - 1.5).max(5.65);
        let last = flight.path[1];
        assert!((f64::from(last.at.x) - 0.5 - caught).abs() < 1e-4);
        assert!(last.left <= 1.5);
    }
    for length in [7860, 8000, 12_000] {
        let flight = world.play(EAST, length);
        assert_eq!(flight.path[1].touch, Touch::Lip, "{length}");
        let at = flight.path[1].at;
        assert!((at.x - 6.5).abs() < 1e-5 && (at.y - 0.5).abs() < 1e-5);
        assert!(matches!(flight.end, End::Rest(_)));
    }
}

#[test]
fn slow_ground_at_the_cup_makes_a_fast_ball_drop() {
    // Sand takes 3 a cell, so 1.5 is reached within the cup only if 1.2 more goes there; the
    // cup's own cell is green.
    let flight = World::new("*..:::U....").play(EAST, 12_700);
    assert_eq!(flight.end, End::Dropped);
    let flight = World::new("*.....U....").play(EAST, 12_700);
    assert!(touches(&flight).contains(&Touch::Lip));
}

#[test]
fn a_pass_beside_the_cup_counts_within_its_capture() {
    let world = World::new(
        "
        ..........
        .....U....
        ..........",
    );
    // 0.34375 beside the centre: inside 0.35; 0.359375: outside.
    let flight = world.play_from(point(1.5, 1.5 + 0.343_75), EAST, 4500);
    assert_eq!(flight.end, End::Dropped);
    let flight = world.play_from(point(1.5, 1.5 + 0.359_375), EAST, 4500);
    assert_eq!(rest(&flight), (6.0, 1.859_375));
    let flight = world.play_from(point(1.5, 1.5 + 0.343_75), EAST, 7000);
    assert_eq!(touches(&flight)[..2], [Touch::Start, Touch::Lip]);
}

#[test]
fn a_ball_that_comes_to_rest_in_the_cup_drops() {
    let world = World::new(LANE);
    // No length, and a stop after too many contacts.
    let flight = world.play_from(point(6.25, 0.5), EAST, 0);
    assert_eq!(flight.end, End::Dropped);
    let flight = World::new("*..U").play(EAST, i32::MAX);
    assert_eq!(flight.contacts(), 64);
    assert_eq!(flight.end, End::Dropped);
}

#[test]
fn a_ball_too_fast_at_first_drops_on_its_way_back() {
    // Over the cup at 1.7 left, off the wall and back in at 1.5.
    let flight = World::new("*...U#").play(EAST, 6000);
    assert_eq!(
        touches(&flight),
        [Touch::Start, Touch::Lip, Touch::Wall, Touch::End]
    );
    assert_eq!(flight.end, End::Dropped);
}

#[test]
fn bank_shots_drop_too() {
    let world = World::new(
        "
        #######
        #*....#
        #.....#
        #U....#
        #######",
    );
    let drops = (0..1440)
        .map(|quarters| world.play(quarters, 4000))
        .filter(|flight| flight.end == End::Dropped && flight.contacts() > 0)
        .count();
    assert!(drops > 20, "{drops}");
}
