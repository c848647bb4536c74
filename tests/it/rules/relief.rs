//! Unplayable: a stroke, and back or drop; no lie is ever a softlock.

use bogeyman::game::{Event, Game, Phase, Relief, Verb};
use bogeyman::geom::Point;
use bogeyman::grid::Steps;

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
        from,
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
fn drop_ties_go_by_row_then_column() {
    // A pillar's pocket: the ball's cell has 4 walkable neighbours; left and right have more.
    let game = on("
        #########
        #.......#
        #..#.#..#
        #..#*#..#
        #..###..#
        #...@...#
        #########
        #U#######");
    let spot = game.drop_spot().expect("somewhere");
    let to_cup = Steps::from(game.walkable(), game.hole().cup, None);
    assert!(!to_cup.reaches(at(1, 1)), "the cup is walled off here");
    // Nearest with five neighbours: row 1 before row 5, column 3 before column 5.
    assert_eq!(spot, nearest_roomy(&game));
}

/// The rule told another way: by asking every cell.
fn nearest_roomy(game: &Game) -> Point {
    let feet = Steps::from(game.walkable(), game.golfer(), None);
    let cup = Steps::from(game.walkable(), game.hole().cup, None);
    let ball = game.ball().expect("in play");
    let room = |cell: bogeyman::geom::Cell| {
        bogeyman::geom::Dir::ALL
            .into_iter()
            .filter(|&dir| game.walkable().get(cell.step(dir)) == Some(true))
            .count()
            .min(5)
    };
    let mut best: Option<(usize, i64, bogeyman::geom::Cell)> = None;
    for cell in game.walkable().cells() {
        let nearer = cup.to(cell) < cup.to(ball.cell());
        let taken = cell == game.hole().cup || game.monster_at(cell).is_some();
        if !feet.reaches(cell) || nearer || taken {
            continue;
        }
        let here = (room(cell), Point::centre(cell).distance_squared(ball), cell);
        let better = best.is_none_or(|(r, d, _)| here.0 > r || (here.0 == r && here.1 < d));
        if better {
            best = Some(here);
        }
    }
    Point::centre(best.expect("some cell").2)
}

#[test]
fn drop_is_never_nearer_the_cup() {
    let mut game = on("
        #########
        #....*..#
        #@......#
        #......U#
        #########");
    let golfer = game.golfer();
    for (x, y) in [(5, 1), (7, 1), (6, 2), (1, 1), (7, 2)] {
        game = game.placed(golfer, centre(x, y));
        let cup = Steps::from(game.walkable(), game.hole().cup, None);
        let spot = game.drop_spot().expect("somewhere");
        assert!(
            cup.to(spot.cell()) >= cup.to(at(x, y)),
            "({x}, {y}) to {spot}"
        );
        assert_eq!(spot, nearest_roomy(&game));
    }
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
        from: centre(3, 1),
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
