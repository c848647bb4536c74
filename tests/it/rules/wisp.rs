//! The wisp: through walls and balls; the club and the dash destroy it.

use bogeyman::game::{Event, Game, Intent, Weapon};
use bogeyman::geom::Dir;
use bogeyman::hole::Kind;

use super::told::*;
use crate::fixture::*;

const W: Foe = Foe(0, Kind::Wisp);

/// A wisp in the wall at (3, 1), beside the golfer at (2, 1); its turn is past.
fn in_the_wall() -> Game {
    let mut game = awake(
        "
        ##########
        #.@#w...U#
        #........#
        #........#
        ##########",
    );
    play(&mut game, "step w, wait");
    assert_eq!(game.monsters()[0].cell, at(3, 1));
    let mut game = game.placed(at(2, 1), centre(2, 1));
    // A turn of its own that it rests.
    act(&mut game, "wait");
    assert_eq!(shown(&game), Intent::Blow(at(2, 1)));
    game
}

#[test]
fn it_goes_straight_through_walls_at_half_speed() {
    let mut game = awake(
        "
        ##########
        #@.##w..U#
        #........#
        ##########",
    );
    assert_eq!(shown(&game), Intent::Rest);
    act(&mut game, "wait");
    assert_eq!(shown(&game), to(4, 1));
    assert_eq!(
        act(&mut game, "wait"),
        [Event::Waited, W.steps((5, 1), (4, 1))]
    );
    assert_eq!(act(&mut game, "wait"), [Event::Waited, W.stays((4, 1))]);
    assert_eq!(
        act(&mut game, "wait"),
        [Event::Waited, W.steps((4, 1), (3, 1))]
    );
}

#[test]
fn water_graves_and_spikes_are_nothing_to_it() {
    let mut game = awake(
        "
        ##########
        #@~X^w..U#
        #........#
        ##########",
    );
    let mut cells = Vec::new();
    for _ in 0..6 {
        act(&mut game, "wait");
        cells.push(game.monsters()[0].cell.x);
    }
    assert_eq!(cells, [5, 4, 4, 3, 3, 2]);
    assert_eq!(game.so_far().other_kills, 0);
}

#[test]
fn it_strikes_out_of_a_wall_and_follows() {
    let mut game = in_the_wall();
    let events = act(&mut game.clone(), "wait");
    assert_eq!(events, [Event::Waited, W.strikes((2, 1), (1, 4))]);
    let events = act(&mut game, "step w");
    assert_eq!(events, [stepped((2, 1), (1, 1)), W.lunges((3, 1), (2, 1))]);
}

#[test]
fn the_club_reaches_into_the_wall() {
    let mut game = in_the_wall();
    let events = act(&mut game, "step e");
    let struck = [
        W.is_clubbed((3, 1), Dir::E, 1),
        W.is_killed((3, 1), Weapon::Club, 2),
    ];
    assert_eq!(events, struck);
    assert_eq!((game.golfer(), game.strokes()), (at(2, 1), 1));
    // And round the corner, as the wisp's own blow does.
    let mut game = in_the_wall().placed(at(2, 2), centre(2, 2));
    let events = act(&mut game, "step ne");
    assert_eq!(events[1], W.is_killed((3, 1), Weapon::Club, 2));
}

#[test]
fn no_dash_leads_into_the_wall_it_stands_in() {
    let game = in_the_wall();
    assert_eq!(refused(&game, "dash e"), "there is a wall to the east");
    let below = game.placed(at(2, 2), centre(2, 2));
    assert_eq!(
        refused(&below, "dash ne"),
        "there is a wall to the north-east"
    );
}

#[test]
fn a_dash_that_starts_or_ends_beside_it_destroys_it_without_a_stroke() {
    let starts = "
        ##########
        #.w......#
        #.@......#
        #.......U#
        ##########";
    let ends = "
        ##########
        #....w...#
        #.@......#
        #.......U#
        ##########";
    for (board, wisp) in [(starts, (2, 1)), (ends, (5, 1))] {
        let mut game = awake(board);
        let events = act(&mut game, "dash e");
        let ran = [
            dashed(1, 4),
            stepped((2, 2), (3, 2)),
            stepped((3, 2), (4, 2)),
            W.is_killed(wisp, Weapon::Dash, 2),
        ];
        assert_eq!(events, ran, "{board}");
        assert_eq!(
            (game.strokes(), game.xp(), game.so_far().other_kills),
            (0, 2, 1)
        );
    }
}

#[test]
fn a_dash_destroys_one_in_a_wall_beside_it_too() {
    let mut game = in_the_wall();
    let events = act(&mut game, "dash s");
    assert_eq!(events[3..], [W.is_killed((3, 1), Weapon::Dash, 2)]);
}

#[test]
fn a_dash_that_only_passes_it_does_nothing_to_it() {
    let mut game = awake(
        "
        #########
        #@.w....#
        #.......#
        #......U#
        #########",
    );
    let events = act(&mut game, "dash se");
    let ran = [
        dashed(1, 4),
        stepped((1, 1), (2, 2)),
        stepped((2, 2), (3, 3)),
        W.stays((3, 1)),
    ];
    assert_eq!(events, ran);
}

#[test]
fn the_ball_flies_through_it() {
    let mut game = on("
        #########
        #@w..w.U#
        #########");
    let before = game.clone();
    let events = act(&mut game, "swing 0 90");
    let Event::Swung { flight, .. } = swung(&before, "swing 0 90") else {
        panic!("no swing");
    };
    assert_eq!(flight.contacts(), 0);
    assert_eq!(events[0], swung(&before, "swing 0 90"));
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Killed { .. }))
    );
    assert_eq!(game.monsters().len(), 2);
}

#[test]
fn it_never_enters_the_cup() {
    let mut game = awake(
        "
        ########
        #@.Uw..#
        #......#
        ########",
    );
    for _ in 0..8 {
        act(&mut game, "wait");
        assert_ne!(game.monsters()[0].cell, at(3, 1));
    }
    assert!(game.hp() < 5, "it goes round");
}
