//! The walk: steps, the club, what is refused.

use bogeyman::game::{Event, Weapon};
use bogeyman::geom::Dir;
use bogeyman::hole::Kind;

use crate::fixture::*;

#[test]
fn a_step_takes_a_turn_and_no_stroke() {
    let mut game = on("
        ######
        #@..U#
        ######");
    let events = act(&mut game, "step e");
    let stepped = Event::Stepped {
        from: at(1, 1),
        to: at(2, 1),
    };
    assert_eq!(events, [stepped]);
    assert_eq!((game.strokes(), game.turn()), (0, 1));
    assert_eq!(game.ball(), Some(centre(1, 1)), "the ball stays");
}

#[test]
fn the_club_costs_a_stroke_and_leaves_the_golfer_where_he_is() {
    let mut game = on("
        #######
        #@s..U#
        #######");
    let events = act(&mut game, "step e");
    let clubbed = Event::Clubbed {
        monster: 0,
        what: Kind::Skeleton,
        at: at(2, 1),
        dir: Dir::E,
        strokes: 1,
    };
    let killed = Event::Killed {
        monster: 0,
        what: Kind::Skeleton,
        at: at(2, 1),
        by: Weapon::Club,
        xp: 1,
    };
    assert_eq!(events, [clubbed, killed]);
    assert_eq!(game.golfer(), at(1, 1));
    assert_eq!((game.strokes(), game.xp()), (1, 1));
}

#[test]
fn a_refused_step_names_what_is_there() {
    let game = on("
        #####
        #o~.#
        #.@+#
        #X.U#
        #####");
    assert_eq!(refused(&game, "step n"), "there is water to the north");
    assert_eq!(
        refused(&game, "step nw"),
        "there is a bumper to the north-west"
    );
    assert_eq!(
        refused(&game, "step sw"),
        "there is an open grave to the south-west"
    );
    assert_eq!(refused(&game, "step e"), "there is a shut door to the east");
    let cornered = game.placed(at(3, 1), centre(3, 1));
    assert_eq!(refused(&cornered, "step e"), "there is a wall to the east");
}

#[test]
fn a_diagonal_step_round_a_corner_is_refused() {
    let corners = [
        "
        #####
        ##.U#
        #@..#
        #####",
        "
        #####
        #..U#
        #@#.#
        #####",
        "
        #####
        #~.U#
        #@..#
        #####",
        "
        #####
        #..U#
        #@o.#
        #####",
    ];
    for board in corners {
        assert_eq!(
            refused(&on(board), "step ne"),
            "you cannot squeeze round the corner to the north-east",
            "{board}"
        );
    }
}

#[test]
fn no_club_reaches_round_a_corner() {
    let game = on("
        #####
        ##sU#
        #@..#
        #####");
    assert_eq!(
        refused(&game, "step ne"),
        "you cannot squeeze round the corner to the north-east"
    );
}

#[test]
fn the_edge_of_a_board_without_walls_is_a_wall() {
    let mut game = on("@.U");
    for line in [
        "step n", "step w", "step s", "step nw", "step sw", "step ne",
    ] {
        assert!(
            refused(&game, line).starts_with("there is a wall to the "),
            "{line}"
        );
    }
    // Whatever way it is played, the ball stays on the board.
    for heading in ["180", "90", "270", "135", "225"] {
        act(&mut game, &format!("swing {heading} 10"));
        let lie = game.ball().expect("too short for the cup").cell();
        assert_eq!(lie, at(0, 0), "{heading}");
    }
}
