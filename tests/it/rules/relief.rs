//! Unplayable: a stroke, and back or drop; no lie is ever a softlock.

use bogeyman::game::{Event, Phase, Relief, Verb};
use bogeyman::geom::Point;

use crate::fixture::*;

#[test]
fn back_is_the_spot_of_the_last_swing_at_first_the_tee() {
    let mut game = on("
        ##########
        #@.......#
        #.......U#
        ##########");
    act(&mut game, "swing 0 20");
    act(&mut game, "step e");
    let lie = game.ball().expect("in play");
    act(&mut game, "swing 0 20");
    let from = game.ball().expect("in play");
    let events = act(&mut game, "unplayable back");
    let relieved = Event::Relieved {
        relief: Relief::Back,
        from: Some(from),
        to: lie,
    };
    assert_eq!(events, [relieved]);
    assert_eq!((game.strokes(), game.ball()), (3, Some(lie)));
    // Relief is no swing: a second one goes to the same spot.
    act(&mut game, "unplayable back");
    assert_eq!(game.ball(), Some(lie));
}

#[test]
fn back_before_any_swing_is_the_tee() {
    let mut game = on("
        #######
        #T.@*.#
        #....U#
        #######");
    act(&mut game, "unplayable back");
    assert_eq!(game.ball(), Some(centre(1, 1)));
}

#[test]
fn drop_takes_the_nearest_cell_with_room() {
    let mut game = on("
        ########
        #@..####
        #...*..#
        #.....U#
        #...####
        ########");
    // (4, 2) itself has room enough, so the ball is put on its own cell's centre.
    assert_eq!(game.drop_spot(), Some(centre(4, 2)));
    let golfer = game.golfer();
    game = game.placed(golfer, Point::new(6 * 256 + 60, 2 * 256 + 190));
    // The end of the pocket has 3 neighbours; of (5, 2) and (5, 3), with 5, the nearer counts.
    let spot = game.drop_spot().expect("somewhere");
    assert_eq!(spot, centre(5, 2));
    act(&mut game, "unplayable drop");
    assert_eq!((game.ball(), game.strokes()), (Some(spot), 1));
}

#[test]
fn drop_ties_go_to_the_smaller_column() {
    // (5, 2) and (7, 2) have 5 neighbours each, the cup's cell among them; the golfer is nearer
    // to the one, but columns decide.
    let game = on("
        #############
        #....###....#
        #.....*...@.#
        #....#U#....#
        #############");
    assert_eq!(game.drop_spot(), Some(centre(5, 2)));
}

#[test]
fn drop_ties_go_to_the_smaller_row() {
    // The same, turned: (2, 5) and (2, 7).
    let game = on("
        #####
        #...#
        #...#
        #...#
        #...#
        ##.##
        ##*U#
        ##.##
        #...#
        #...#
        #.@.#
        #...#
        #####");
    assert_eq!(game.drop_spot(), Some(centre(2, 5)));
}

#[test]
fn drop_ties_go_by_row_before_column() {
    // (3, 2) has 6 neighbours and (2, 3) has 5: both are roomy, none is more so than the other.
    let game = on("
        #######
        #....##
        #.#.###
        #..*U##
        #.#####
        #@#####");
    assert_eq!(game.drop_spot(), Some(centre(3, 2)));
}

#[test]
fn drop_is_never_nearer_the_cup() {
    let board = "
        #########
        #.......#
        #@......#
        #......U#
        #########";
    for (ball, spot) in [
        // With 5 neighbours or more it is the ball's own cell ...
        ((5, 1), (5, 1)),
        ((6, 2), (6, 2)),
        ((7, 2), (7, 2)),
        // ... in a corner one of the two beside it: that which is as far from the cup.
        ((7, 1), (6, 1)),
        ((1, 1), (1, 2)),
        ((1, 3), (1, 2)),
    ] {
        let game = on(board).placed(at(1, 2), centre(ball.0, ball.1));
        assert_eq!(game.drop_spot(), Some(centre(spot.0, spot.1)), "{ball:?}");
    }
}

#[test]
fn drop_is_not_onto_a_monster() {
    // (6, 1) is taken, (7, 2) and (6, 2) are nearer the cup: (5, 1) is next.
    let game = on("
        #########
        #.....s*#
        #@......#
        #......U#
        #########");
    assert_eq!(game.drop_spot(), Some(centre(5, 1)));
}

#[test]
fn drop_is_never_into_the_cup() {
    // The ball lies on the cup's own cell, past its edge: nothing is nearer than that.
    let game = on("
        #######
        #.@...#
        #...U.#
        #.....#
        #######");
    let lie = Point::new(4 * 256 + 10, 2 * 256 + 10);
    let game = game.placed(at(2, 1), lie);
    // By straight distance (3, 2) and (4, 1) are as near; rows decide.
    assert_eq!(game.drop_spot(), Some(centre(4, 1)));
}

#[test]
fn where_nothing_is_roomy_the_roomiest_cell_serves() {
    let game = on("
        ########
        #@...*U#
        ########");
    // Each cell of the corridor has two neighbours: the nearest is the ball's own.
    assert_eq!(game.drop_spot(), Some(centre(5, 1)));
}

#[test]
fn without_any_place_to_drop_the_ball_goes_back() {
    // The golfer stands walled in between; all he reaches is nearer the cup than the ball.
    let mut game = on("
        #########
        #T#*#.@U#
        #########")
    .placed(at(6, 1), centre(3, 1));
    game = {
        // The ball lies where nobody walks: no cell on foot is that far from the cup.
        assert_eq!(game.drop_spot(), None);
        game
    };
    let events = act(&mut game, "unplayable drop");
    let relieved = Event::Relieved {
        relief: Relief::Drop,
        from: Some(centre(3, 1)),
        to: centre(1, 1),
    };
    assert_eq!(events, [relieved]);
}

#[test]
fn the_dead_act_after_relief() {
    let mut game = on("
        ########
        #@s...U#
        ########");
    act(&mut game, "wait");
    let events = act(&mut game, "unplayable back");
    assert!(matches!(
        events[..],
        [Event::Relieved { .. }, Event::Blow { .. }]
    ));
}

#[test]
fn relief_is_legal_whenever_the_ball_is_in_play() {
    let game = on("
        #######
        #T@..U#
        #######")
    .placed(at(2, 1), Point::new(5 * 256 - 60, 384));
    for line in ["unplayable back", "unplayable drop"] {
        assert_eq!(game.check(&command(line)), Ok(()), "{line}");
    }
    assert_eq!(game.phase(), &Phase::Play);
    assert!(game.legal().contains(&Verb::Unplayable));
}
