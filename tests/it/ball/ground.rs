//! What rough, sand, ice and bumpers do to a shot's length.

use bogeyman::ball::Touch;

use super::world::*;

#[test]
fn each_ground_takes_length_at_its_own_rate() {
    for (picture, length, end) in [
        ("*..........", 3000, 3.5),
        // Half a cell of green, then 1.5, 3 or 0.5 for each cell.
        ("*,,,,,,,,,,", 3500, 2.0 + 1.0),
        ("*::::::::::", 3500, 1.0 + 1.0),
        ("*__________", 3500, 1.0 + 6.0),
        ("*^^^^^^^^^^", 3000, 3.5),
        // 0.5 + 1.5 + 3 + 0.5 + 1.
        ("*,:_.......", 6500, 5.0),
    ] {
        let flight = World::new(picture).play(EAST, length);
        assert_eq!(rest(&flight), (end, 0.5), "{picture}");
    }
}

#[test]
fn the_path_marks_where_the_ground_changes() {
    use Touch::{End, Ground, Start, Wall};
    let flight = World::new("*,,:_#").play(EAST, 7500);
    assert_eq!(
        touches(&flight),
        [Start, Ground, Ground, Ground, Wall, Ground, End]
    );
    assert_places(
        &flight,
        &[
            (0.5, 0.5),
            (1.0, 0.5),
            (3.0, 0.5),
            (4.0, 0.5),
            (4.8, 0.5),
            (4.0, 0.5),
            (4.0 - 0.2 / 3.0, 0.5),
        ],
    );
    for (waypoint, left) in flight.path.iter().zip([7.5, 7.0, 4.0, 1.0, 0.6, 0.2, 0.0]) {
        assert!((waypoint.left - left).abs() < 1e-5, "{flight:?}");
    }
}

#[test]
fn a_shut_door_is_a_wall_to_the_ball() {
    let flight = World::new("*...+.").play(EAST, 4000);
    assert_eq!(
        touches(&flight),
        [Touch::Start, Touch::Wall, Touch::End],
        "no bumper either"
    );
    assert_places(&flight, &[(0.5, 0.5), (3.8, 0.5), (3.1, 0.5)]);
    // On every heading, among walls, posts and gaps.
    let doors = "
        +.+..+
        .*.+..
        #.o.#+
        .+..U.";
    let walls = World::new(&doors.replace('+', "#"));
    for quarters in 0..1440 {
        assert_eq!(
            World::new(doors).play(quarters, 6000),
            walls.play(quarters, 6000)
        );
    }
}

#[test]
fn the_ball_lies_on_spikes_and_on_no_door_and_no_grave() {
    let world = World::new("^+X");
    let lies = |x| world.walls.can_rest(point(x, 0.5));
    assert_eq!([0.5, 1.5, 2.5].map(lies), [true, false, false]);
    let end = World::new("*^^^^..").play(EAST, 3000);
    assert_eq!(touches(&end), [Touch::Start, Touch::Ground, Touch::End]);
}

#[test]
fn a_bumper_gives_a_cell_back_three_times_a_shot() {
    let world = World::new("o*o");
    // Contacts stand 0.6 apart: the first after 0.3.
    let flight = world.play(EAST, 6000);
    let rolled: f32 = places(&flight)
        .windows(2)
        .map(|ends| (ends[0].0 - ends[1].0).abs())
        .sum();
    assert!((rolled - 9.0).abs() < 1e-4);
    assert_eq!(flight.contacts(), 15);
    assert!(flight.path[1..16].iter().all(|w| w.touch == Touch::Bumper));
    rest(&flight);

    let one = World::new("*.....o").play(EAST, 6000);
    assert_places(&one, &[(0.5, 0.5), (5.8, 0.5), (5.8 - 1.7, 0.5)]);
    assert!((one.path[1].left - 0.7).abs() < 1e-5, "left on arrival");
}

#[test]
fn a_trap_of_bumpers_lets_the_ball_rest_at_last() {
    let world = World::new(
        "
        .o.
        o*o
        .o.",
    );
    for quarters in 0..1440 {
        for length in [60, 3000, 6000, 10_000, i32::MAX] {
            let flight = world.play(quarters, length);
            assert!(flight.contacts() <= 64);
            let (x, y) = rest(&flight);
            assert!(x > 1.0 && x < 2.0 && y > 1.0 && y < 2.0);
        }
    }
}
