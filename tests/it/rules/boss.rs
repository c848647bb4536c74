//! The Bogeyman: only the ball hurts him; he walks and strikes on every second of his turns, and on
//! every fourth he throws a bone.

use bogeyman::game::{Event, Intent, Line, Phase, Weapon};
use bogeyman::geom::Dir;
use bogeyman::hole::Kind;

use super::told::*;
use crate::fixture::*;

const B: Foe = Foe(0, Kind::Bogeyman);

#[test]
fn the_club_costs_a_stroke_and_does_nothing_to_him() {
    let mut game = awake(
        "
        #######
        #@B..U#
        #######",
    );
    act(&mut game, "wait");
    assert_eq!(shown(&game), Intent::Blow(at(1, 1)));
    let events = act(&mut game, "step e");
    let struck = [
        B.is_clubbed((2, 1), Dir::E, 1),
        B.stands((2, 1), Weapon::Club, 3),
        B.strikes((1, 1), (1, 4)),
    ];
    assert_eq!(events, struck);
    let events = act(&mut game, "dash e");
    let twice = [
        dashed(1, 3),
        B.is_clubbed((2, 1), Dir::E, 1),
        B.stands((2, 1), Weapon::Club, 3),
        B.is_clubbed((2, 1), Dir::E, 1),
        B.stands((2, 1), Weapon::Club, 3),
    ];
    assert_eq!(events[..5], twice);
    assert_eq!((game.strokes(), game.xp()), (3, 0));
}

#[test]
fn spikes_do_nothing_to_him_either() {
    let board = "
        ########
        #T.^B..#
        #.....U#
        ########";
    let game = on(board).placed(at(3, 1), centre(1, 1));
    let mut game = woken(game);
    act(&mut game, "wait");
    assert_eq!(shown(&game), Intent::Blow(at(3, 1)));
    let events = act(&mut game, "step w");
    let lunged = [
        stepped((3, 1), (2, 1)),
        B.lunges((4, 1), (3, 1)),
        B.stands((3, 1), Weapon::Ground, 3),
    ];
    assert_eq!(events, lunged);
}

#[test]
fn three_balls_destroy_him_for_twice_his_xp() {
    // The spikes keep him where he stands.
    let mut game = on("
        ##########
        #.@^^B^^U#
        ##########");
    for hits in [2, 1] {
        let events = act(&mut game, "swing 0 60");
        assert_eq!(events[1], B.stands((5, 1), Weapon::Ball, hits));
        game = game.placed(at(2, 1), centre(2, 1));
    }
    let events = act(&mut game, "swing 0 60");
    assert_eq!(events[1], B.is_killed((5, 1), Weapon::Ball, 20));
    assert_eq!((game.xp(), game.so_far().ball_kills), (20, 1));
    assert!(matches!(game.phase(), Phase::Upgrade { .. }));
}

#[test]
fn on_every_fourth_turn_he_throws_a_bone_along_the_golfers_row_or_column() {
    let mut game = World {
        path_tenths: 6000,
        ..world(
            "
            ###########
            #....~....#
            #..#......#
            #..@..+...#
            #.........#
            #..o......#
            #.......BU#
            ###########",
        )
    }
    .game();
    game = woken(game);
    let row = Line {
        from: at(1, 3),
        to: at(5, 3),
    };
    let column = Line {
        from: at(3, 3),
        to: at(3, 4),
    };
    let mut seen = Vec::new();
    for turn in 1..=60 {
        let intent = shown(&game);
        match intent {
            Intent::Missile(line) => {
                assert_eq!(turn % 4, 0, "{turn}");
                assert!([row, column].contains(&line), "{line:?}");
                seen.push(line);
            }
            _ => assert_ne!(turn % 4, 0, "{turn}"),
        }
        game = game.hurt_to(5);
        let events = act(&mut game, "wait");
        if let Intent::Missile(Line { from, to }) = intent {
            let thrown = B.looses((from.x, from.y), (to.x, to.y));
            assert_eq!(events, [Event::Waited, thrown, B.strikes((3, 3), (1, 4))]);
        }
    }
    assert!(seen.contains(&row) && seen.contains(&column), "{seen:?}");
}

#[test]
fn who_leaves_the_line_is_missed() {
    let mut game = awake(
        "
        ##########
        #........#
        #..@.....#
        #......BU#
        ##########",
    );
    while !matches!(shown(&game), Intent::Missile(_)) {
        act(&mut game, "wait");
    }
    let hp = game.hp();
    // A slanting step leaves both row and column.
    let line = ["step nw", "step sw"]
        .into_iter()
        .find(|line| game.check(&command(line)).is_ok());
    let events = act(&mut game, line.expect("open ground"));
    assert!(matches!(events[1..], [Event::Loosed { .. }]), "{events:?}");
    assert_eq!(game.hp(), hp);
}
