//! The golem: two hits, two hearts, half as fast, and the ball comes off it with half its length.

use bogeyman::game::{Event, Intent, Weapon};
use bogeyman::geom::{Dir, Point};
use bogeyman::hole::Kind;

use super::told::*;
use crate::fixture::*;

const G: Foe = Foe(0, Kind::Golem);

#[test]
fn the_ball_comes_off_it_with_half_its_length_and_the_second_hit_destroys_it() {
    let board = "
        ###########
        #.@...G..U#
        ###########";
    let mut game = on(board);
    let before = game.clone();
    // 5.4 cells: 3.4 to the golem, and half of the other 2.0 back.
    let events = act(&mut game, "swing 0 90");
    let stands = G.stands((6, 1), Weapon::Ball, 1);
    let woke = G.wakes((6, 1));
    assert_eq!(events, [swung(&before, "swing 0 90"), stands, woke]);
    assert_eq!(game.ball(), Some(Point::new(1254, 384)));
    let mut skeleton = on(&board.replace('G', "s"));
    act(&mut skeleton, "swing 0 90");
    assert_eq!(skeleton.ball(), Some(Point::new(998, 384)), "the whole 2.0");

    let lie = game.ball().expect("in play");
    let mut near = game.placed(lie.cell(), lie);
    let events = act(&mut near, "swing 0 50");
    assert_eq!(events[1], G.is_killed((6, 1), Weapon::Ball, 6));
    assert_eq!((near.xp(), near.so_far().ball_kills), (6, 1));
}

#[test]
fn the_club_takes_two_strokes() {
    let mut game = awake(
        "
        #######
        #@G..U#
        #######",
    );
    let first = [
        G.is_clubbed((2, 1), Dir::E, 1),
        G.stands((2, 1), Weapon::Club, 1),
        G.stays((2, 1)),
    ];
    assert_eq!(act(&mut game, "step e"), first);
    let second = [
        G.is_clubbed((2, 1), Dir::E, 1),
        G.is_killed((2, 1), Weapon::Club, 3),
    ];
    assert_eq!(act(&mut game, "step e"), second);
    assert_eq!((game.strokes(), game.xp(), game.hp()), (2, 3, 5));
}

#[test]
fn its_blow_costs_two_hearts_on_every_second_turn() {
    let mut game = awake(
        "
        #######
        #@G..U#
        #######",
    );
    assert_eq!(shown(&game), Intent::Rest);
    act(&mut game, "wait");
    assert_eq!(shown(&game), Intent::Blow(at(1, 1)));
    let events = act(&mut game, "wait");
    assert_eq!(events, [Event::Waited, G.strikes((1, 1), (2, 3))]);
    assert_eq!(act(&mut game, "wait"), [Event::Waited, G.stays((2, 1))]);
    // No more hearts are lost than there are.
    let mut last = game.hurt_to(1);
    let events = act(&mut last, "wait");
    assert_eq!(events[1], G.strikes((1, 1), (1, 0)));
}
