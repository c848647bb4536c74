//! The swing: reach, strokes, kills, water, the cup.

use bogeyman::content::Content;
use bogeyman::game::{Event, Game, Phase, Verb, Weapon};
use bogeyman::geom::Point;
use bogeyman::hole::{Kind, Terrain};

use crate::fixture::*;

const LAWN: &str = "
    #########
    #.......#
    #.@.....#
    #......U#
    #########";

/// The same board with the ball so far from the golfer's centre, in 1/256 cell.
fn with_ball_at(dx: i32, dy: i32) -> Game {
    let game = on(LAWN);
    let stance = Point::centre(game.golfer());
    let golfer = game.golfer();
    game.placed(golfer, Point::new(stance.x + dx, stance.y + dy))
}

#[test]
fn reach_is_a_distance_not_a_cell() {
    // In the next cell but one cell away to the lattice step: in reach.
    assert!(with_ball_at(256, 0).check(&command("swing 0 10")).is_ok());
    assert!(with_ball_at(181, 181).check(&command("swing 0 10")).is_ok());
    // One lattice step further: out of reach, though the cell is the same.
    assert_eq!(
        refused(&with_ball_at(257, 0), "swing 0 10"),
        "the ball is 1.004 cells away, your reach is 1.0"
    );
    assert_eq!(
        refused(&with_ball_at(182, 181), "swing 0 10"),
        "the ball is 1.003 cells away, your reach is 1.0"
    );
}

#[test]
fn a_ball_out_of_reach_is_refused_with_both_distances() {
    let game = with_ball_at(1088, 0);
    assert_eq!(
        refused(&game, "swing 0 10"),
        "the ball is 4.2 cells away, your reach is 1.0"
    );
    assert!(!game.legal().contains(&Verb::Swing));
}

#[test]
fn a_ball_round_a_corner_is_refused_though_near() {
    let game = on("
        #####
        #@#.#
        #..U#
        #####");
    let golfer = game.golfer();
    // The nearest a ball can lie behind that corner: 0.2 from the wall over it.
    let behind = game.placed(golfer, Point::new(566, 564));
    assert_eq!(
        refused(&behind, "swing 0 10"),
        "there is a wall between you and the ball"
    );
    let beside = behind.placed(golfer, Point::new(500, 600));
    assert!(beside.check(&command("swing 0 10")).is_ok());
}

#[test]
fn a_swing_costs_a_stroke_and_the_golfer_stands_still() {
    let mut game = on(LAWN);
    let before = game.clone();
    let events = act(&mut game, "swing 0 50");
    assert_eq!(events, [swung(&before, "swing 0 50")]);
    assert_eq!(game.ball(), Some(centre(5, 2)));
    assert_eq!(game.golfer(), at(2, 2));
    assert_eq!((game.strokes(), game.turn()), (1, 1));
    assert_eq!(game.last_spot(), centre(2, 2));
}

#[test]
fn a_ball_kill_is_free_and_counts_double() {
    let mut game = on("
        ##########
        #@...s..U#
        ##########");
    let before = game.clone();
    let events = act(&mut game, "swing 0 60");
    let killed = Event::Killed {
        monster: 0,
        what: Kind::Skeleton,
        at: at(5, 1),
        by: Weapon::Ball,
        xp: 2,
    };
    assert_eq!(events, [swung(&before, "swing 0 60"), killed]);
    assert_eq!(game.monsters(), []);
    assert_eq!((game.strokes(), game.xp()), (1, 2));
}

#[test]
fn a_monster_at_the_lie_is_struck_before_the_ball_rolls() {
    let mut game = on("
        #########
        #@s....U#
        #########");
    let golfer = game.golfer();
    game = game.placed(golfer, Point::new(2 * 256, 256 + 128));
    let events = act(&mut game, "swing 0 40");
    assert!(matches!(
        events[1],
        Event::Killed {
            monster: 0,
            by: Weapon::Ball,
            ..
        }
    ));
    // It did not turn the ball: 2.4 cells on, to the lattice.
    assert_eq!(game.ball(), Some(Point::new(2 * 256 + 614, 384)));
}

#[test]
fn water_costs_a_penalty_and_gives_the_ball_back_before_its_edge() {
    let mut game = on("
        #########
        #@...~.U#
        #########");
    let before = game.clone();
    let events = act(&mut game, "swing 0 80");
    let back = Point::new(5 * 256 - 64, 384);
    let lost = Event::BallLost {
        terrain: Terrain::Water,
        back,
    };
    assert_eq!(events, [swung(&before, "swing 0 80"), lost]);
    assert_eq!((game.strokes(), game.ball()), (2, Some(back)));
    assert_eq!(game.last_spot(), centre(1, 1));
}

#[test]
fn water_at_the_lie_gives_the_ball_back_on_the_lie() {
    let mut game = on("
        ########
        #@.~..U#
        ########");
    let golfer = at(2, 1);
    let lie = Point::new(3 * 256 - 20, 384);
    game = game.placed(golfer, lie);
    act(&mut game, "swing 0 50");
    assert_eq!((game.strokes(), game.ball()), (2, Some(lie)));
}

#[test]
fn a_ball_with_little_length_left_drops_and_a_fast_one_lips_out() {
    let board = "
        ##########
        #@..U....#
        ##########";
    // It leaves the cup's circle after 3.35 cells: with 1.5 left there it drops, with more not.
    let mut slow = on(board);
    act(&mut slow, "swing 0 80");
    assert!(matches!(slow.phase(), Phase::Carded(_)), "4.80 cells");
    let mut fast = on(board);
    act(&mut fast, "swing 0 81");
    assert_eq!(fast.phase(), &Phase::Play, "4.86 cells");
}

#[test]
fn holing_out_gives_xp_for_the_hole_and_each_stroke_under_par() {
    let board = "
        ##########
        #@..U....#
        ##########";
    for (par, strokes, xp) in [(1, 1, 1), (4, 1, 4), (2, 1, 2)] {
        let mut game = World {
            par,
            ..world(board)
        }
        .game();
        let before = game.clone();
        let events = act(&mut game, "swing 0 55");
        let holed = Event::Holed { strokes, par, xp };
        assert_eq!(events, [swung(&before, "swing 0 55"), holed]);
        assert_eq!((game.xp(), game.ball()), (xp, None));
    }
    // Over par nothing is taken off the one for the hole.
    let mut game = World {
        par: 2,
        ..world(board)
    }
    .game();
    play(&mut game, "unplayable back, unplayable back");
    act(&mut game, "swing 0 55");
    assert_eq!((game.card()[0].strokes, game.xp()), (3, 1));
}

#[test]
fn a_kill_and_a_drop_in_one_shot_count_both() {
    // The skeleton stands at the lie, so the ball goes straight on.
    let mut game = on("
        ########
        #@s..U.#
        ########");
    let golfer = game.golfer();
    game = game.placed(golfer, Point::new(2 * 256, 384));
    let events = act(&mut game, "swing 0 60");
    assert_eq!(events.len(), 4);
    assert!(matches!(events[1], Event::Killed { xp: 2, .. }));
    assert!(matches!(
        events[2],
        Event::Holed {
            strokes: 1,
            xp: 4,
            ..
        }
    ));
    assert!(matches!(events[3], Event::Offered { .. }));
    assert_eq!(game.xp(), 6);
    assert_eq!(game.card()[0].ball_kills, 1);
}

#[test]
fn the_length_of_a_shot_is_its_part_of_the_range() {
    let range = Content::standard().golfer.range;
    assert_eq!(range, 6000);
    let mut game = on("
        ##########
        #@......U#
        ##########");
    act(&mut game, "swing 0 1");
    // 0.06 cells are 15.36 lattice steps.
    assert_eq!(game.ball(), Some(Point::new(384 + 15, 384)));
}
