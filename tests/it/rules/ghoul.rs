//! The ghoul: after the ball; it carries the ball off and drops it when struck.

use bogeyman::game::{Ball, Event, Game, Intent, Relief, Verb, Weapon};
use bogeyman::geom::{Dir, Point};
use bogeyman::hole::Kind;

use super::told::*;
use crate::fixture::*;

const GHOUL: Foe = Foe(0, Kind::Ghoul);

/// A ghoul that has just taken the ball at (4, 1), the golfer two cells off.
fn laden() -> Game {
    let mut game = awake(
        "
        ############
        #T@.*g....U#
        ############",
    );
    assert_eq!(shown(&game), Intent::Take(at(4, 1)));
    let events = act(&mut game, "wait");
    let took = [GHOUL.steps((5, 1), (4, 1)), GHOUL.takes_ball((4, 1))];
    assert_eq!(events[1..], took);
    assert_eq!((game.ball_state(), game.ball()), (Ball::Carried(0), None));
    game
}

#[test]
fn it_goes_for_the_ball_and_not_for_the_golfer() {
    let mut game = awake(
        "
        #########
        #..@....#
        #.......#
        #...g...#
        #.......#
        #.*....U#
        #########",
    );
    assert_eq!(shown(&game), to(3, 4));
    act(&mut game, "wait");
    assert_eq!(shown(&game), Intent::Take(at(2, 5)));
}

#[test]
fn it_flees_at_half_speed() {
    let mut game = laden();
    let mut cells = Vec::new();
    for _ in 0..6 {
        cells.push(game.monsters()[0].cell.x);
        let rests = game.monsters()[0].intent == Intent::Rest;
        let events = act(&mut game, "wait");
        assert_eq!(events.len(), 2);
        assert_eq!(rests, matches!(events[1], Event::MonsterStayed { .. }));
    }
    assert_eq!(cells, [4, 5, 5, 6, 6, 7]);
}

#[test]
fn the_club_makes_it_drop_the_ball_in_the_middle_of_its_cell() {
    let mut game = laden();
    play(&mut game, "step e, step e");
    assert_eq!(game.monsters()[0].cell, at(5, 1));
    let events = act(&mut game, "step e");
    let struck = [
        GHOUL.is_clubbed((5, 1), Dir::E, 1),
        ball_freed((5, 1)),
        GHOUL.is_killed((5, 1), Weapon::Club, 2),
    ];
    assert_eq!(events, struck);
    assert_eq!(game.ball(), Some(centre(5, 1)));
    assert!(game.legal().contains(&Verb::Swing));
}

#[test]
fn so_does_a_dash() {
    let mut game = laden();
    act(&mut game, "step e");
    assert_eq!(shown(&game), Intent::Rest);
    let events = act(&mut game, "dash e");
    let struck = [
        dashed(1, 4),
        stepped((3, 1), (4, 1)),
        GHOUL.is_clubbed((5, 1), Dir::E, 1),
        ball_freed((5, 1)),
        GHOUL.is_killed((5, 1), Weapon::Club, 2),
    ];
    assert_eq!(events, struck);
}

#[test]
fn while_it_carries_only_back_gets_the_ball_otherwise() {
    let mut game = laden();
    let why = "the ghoul has carried the ball off; strike it, or take the ball back as unplayable";
    for line in ["unplayable drop", "swing 0 50", "hint"] {
        assert_eq!(refused(&game, line), why, "{line}");
    }
    assert_eq!((game.drop_spot(), game.caddie()), (None, None));
    let events = act(&mut game, "unplayable back");
    let relieved = Event::Relieved {
        relief: Relief::Back,
        from: None,
        to: centre(1, 1),
    };
    // It had shown to flee, and does.
    assert_eq!(events, [relieved, GHOUL.steps((4, 1), (5, 1))]);
    assert_eq!(game.ball_state(), Ball::Lies(centre(1, 1)));
    // Unladen it is fast again, and the ball destroys it like any other.
    let events = act(&mut game, "swing 0 60");
    assert_eq!(events[1..], [GHOUL.is_killed((5, 1), Weapon::Ball, 4)]);
}

#[test]
fn it_goes_for_the_golfer_who_stands_at_the_ball() {
    let mut game = awake(
        "
        #########
        #.@*g..U#
        #########",
    );
    // It comes over the ball without taking it, and strikes.
    assert_eq!(shown(&game), to(3, 1));
    act(&mut game, "wait");
    assert_eq!(game.ball_state(), Ball::Lies(centre(3, 1)));
    assert_eq!(shown(&game), Intent::Blow(at(2, 1)));
}

#[test]
fn over_the_ball_already_it_takes_it_up() {
    let game = on("
        #########
        #@..g..U#
        #########");
    let mut game = woken(game.placed(at(1, 1), centre(4, 1)));
    assert_eq!(shown(&game), Intent::Take(at(4, 1)));
    let events = act(&mut game, "wait");
    assert_eq!(events, [Event::Waited, GHOUL.takes_ball((4, 1))]);
}

#[test]
fn where_the_ball_lies_no_more_there_is_nothing_to_take() {
    let mut game = awake(
        "
        ##########
        #T@.*g..U#
        ##########",
    );
    let events = act(&mut game, "unplayable back");
    assert_eq!(events[1..], [GHOUL.steps((5, 1), (4, 1))]);
    assert_eq!(game.ball_state(), Ball::Lies(centre(1, 1)));
}

#[test]
fn a_golfer_who_gets_there_first_keeps_the_ball() {
    let mut game = awake(
        "
        ##########
        #.@.*.g..#
        ########U#",
    );
    act(&mut game, "wait");
    assert_eq!(shown(&game), Intent::Take(at(4, 1)));
    let events = act(&mut game, "dash e");
    assert_eq!(events[3..], [GHOUL.stays((5, 1))]);
    assert_eq!(game.ball_state(), Ball::Lies(centre(4, 1)));
}

#[test]
fn two_want_one_ball_and_the_other_goes_for_the_golfer() {
    let mut game = awake(
        "
        ##########
        #@..g*g..#
        #........#
        ########U#",
    );
    let events = act(&mut game, "wait");
    let second = Foe(1, Kind::Ghoul);
    let took = [
        GHOUL.steps((4, 1), (5, 1)),
        GHOUL.takes_ball((5, 1)),
        second.stays((6, 1)),
    ];
    assert_eq!(events[1..], took);
    assert_eq!(game.ball_carrier().map(|ghoul| ghoul.id), Some(0));
    assert_eq!(game.monsters()[1].intent, to(5, 2));
}

#[test]
fn a_ball_in_the_cups_cell_or_on_spikes_it_leaves_and_goes_for_the_golfer() {
    let board = "
        ##########
        #@..g..^U#
        ##########";
    let in_the_corner = Point::new(8 * 256 + 60, 256 + 60);
    for ball in [in_the_corner, centre(7, 1)] {
        let mut game = on(board).placed(at(1, 1), ball);
        act(&mut game, "wait");
        assert_eq!(shown(&game), to(3, 1), "{ball}");
    }
}
