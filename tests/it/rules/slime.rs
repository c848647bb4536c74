//! The slime: half as fast, and the ball stops dead in it.

use bogeyman::game::{Event, Intent, Weapon};
use bogeyman::geom::Point;
use bogeyman::hole::Kind;

use super::told::*;
use crate::fixture::*;

const J: Foe = Foe(0, Kind::Slime);

/// Where the ball touches a monster in the middle of cell (5, 1) from the west: 0.6 before it.
const AGAINST: Point = Point { x: 1254, y: 384 };

#[test]
fn the_ball_destroys_it_and_stops_dead() {
    let mut game = on("
        ##########
        #@...j..U#
        ##########");
    let before = game.clone();
    let events = act(&mut game, "swing 0 100");
    let killed = J.is_killed((5, 1), Weapon::Ball, 2);
    assert_eq!(events, [swung(&before, "swing 0 100"), killed]);
    assert_eq!(game.ball(), Some(AGAINST));
}

#[test]
fn a_ball_off_a_wall_stops_in_it_just_the_same() {
    let mut game = on("
        ##########
        #.@..j..U#
        ##########");
    let events = act(&mut game, "swing 180 100");
    let Event::Swung { flight, .. } = &events[0] else {
        panic!("{events:?}");
    };
    assert_eq!(flight.banks(), 1);
    assert_eq!(events[1..], [J.is_killed((5, 1), Weapon::Ball, 2)]);
    assert_eq!(game.ball(), Some(AGAINST));
}

#[test]
fn it_acts_on_every_second_of_its_turns() {
    let mut game = awake(
        "
        ##########
        #@...j..U#
        ##########",
    );
    assert_eq!(shown(&game), Intent::Rest);
    assert_eq!(act(&mut game, "wait"), [Event::Waited, J.stays((5, 1))]);
    assert_eq!(shown(&game), to(4, 1));
    assert_eq!(
        act(&mut game, "wait"),
        [Event::Waited, J.steps((5, 1), (4, 1))]
    );
    assert_eq!(shown(&game), Intent::Rest);
    act(&mut game, "wait");
    act(&mut game, "wait");
    assert_eq!(game.monsters()[0].cell, at(3, 1));
    act(&mut game, "wait");
    act(&mut game, "wait");
    // Beside the golfer it strikes as slowly.
    act(&mut game, "wait");
    assert_eq!((game.hp(), shown(&game)), (5, Intent::Blow(at(1, 1))));
    let events = act(&mut game, "wait");
    assert_eq!(events, [Event::Waited, J.strikes((1, 1), (1, 4))]);
    assert_eq!(act(&mut game, "wait"), [Event::Waited, J.stays((2, 1))]);
}
