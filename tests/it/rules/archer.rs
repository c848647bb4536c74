//! The archer: nocks along a line, looses, rests; and gives way to who comes near.

use bogeyman::game::{Event, Game, Intent, Line};
use bogeyman::hole::Kind;

use super::told::*;
use crate::fixture::*;

const A: Foe = Foe(0, Kind::Archer);

fn missile(from: (i32, i32), to: (i32, i32)) -> Intent {
    Intent::Missile(Line {
        from: at(from.0, from.1),
        to: at(to.0, to.1),
    })
}

/// An archer five cells from the golfer on an open lawn, its line marked.
fn nocked() -> Game {
    let game = awake(
        "
        ##########
        #........#
        #.@....a.#
        #.......U#
        ##########",
    );
    assert_eq!(shown(&game), missile((6, 2), (1, 2)));
    game
}

#[test]
fn it_nocks_looses_and_rests() {
    let mut game = nocked();
    let loosed = [
        Event::Waited,
        A.looses((6, 2), (1, 2)),
        A.strikes((2, 2), (1, 4)),
    ];
    assert_eq!(act(&mut game, "wait"), loosed);
    assert_eq!(shown(&game), Intent::Rest);
    assert_eq!(act(&mut game, "wait"), [Event::Waited, A.stays((7, 2))]);
    assert_eq!(shown(&game), missile((6, 2), (1, 2)));
}

#[test]
fn it_hits_who_stands_on_a_marked_cell_and_nobody_beside_it() {
    for (line, to, is_hit) in [
        ("step e", (3, 2), true),
        ("step w", (1, 2), true),
        ("step n", (2, 1), false),
        ("step se", (3, 3), false),
    ] {
        let mut game = nocked();
        let events = act(&mut game, line);
        let mut expected = vec![stepped((2, 2), to), A.looses((6, 2), (1, 2))];
        expected.extend(is_hit.then(|| A.strikes(to, (1, 4))));
        assert_eq!(events, expected, "{line}");
    }
    // Past it, out of the line, and behind the one who shoots.
    let mut behind = nocked().placed(at(8, 2), centre(8, 2));
    let events = act(&mut behind, "wait");
    assert_eq!(events, [Event::Waited, A.looses((6, 2), (1, 2))]);
}

#[test]
fn the_line_is_seven_cells_in_any_of_eight_directions() {
    let game = awake(
        "
        ###########
        #a........#
        #.........#
        #.........#
        #...@.....#
        #.........#
        #.........#
        #.........#
        #.........#
        #........U#
        ###########",
    );
    assert_eq!(shown(&game), missile((2, 2), (8, 8)));
    let far = awake(
        "
        ###########
        #@.......a#
        #........U#
        ###########",
    );
    assert_eq!(shown(&far), to(8, 2), "eight cells are too far");
}

#[test]
fn wall_door_and_another_cut_the_line() {
    let cut = [
        "
        #########
        #@.#..a.#
        #.......#
        #......U#
        #########",
        "
        #########
        #@.+..a.#
        #.......#
        #......U#
        #########",
        "
        #########
        #@.j..a.#
        #.......#
        #......U#
        #########",
    ];
    for board in cut {
        let game = awake(board);
        let archer = game.monsters().iter().find(|m| m.kind == Kind::Archer);
        let intent = archer.expect("on the board").intent;
        assert!(matches!(intent, Intent::Step(_)), "{intent:?} {board}");
    }
    // Water and a grave do not.
    let game = awake(
        "
        #########
        #@.~X.a.#
        #......U#
        #########",
    );
    assert_eq!(shown(&game), missile((5, 1), (1, 1)));
}

#[test]
fn a_corner_beside_a_slanting_line_cuts_it() {
    let open = "
        ########
        #@.....#
        #......#
        #......#
        #...a..#
        #.....U#
        ########";
    assert_eq!(shown(&awake(open)), missile((3, 3), (1, 1)));
    let game = awake(&open.replacen("#......#", "##.....#", 1));
    assert!(matches!(shown(&game), Intent::Step(_)));
}

#[test]
fn it_gives_way_when_nearer_than_three() {
    let board = "
        #########
        #@..a...#
        #########
        #......U#
        #########";
    let mut game = awake(board);
    assert_eq!(shown(&game), missile((3, 1), (1, 1)), "three is not near");
    // What it has marked it looses; then it rests, however near.
    let events = act(&mut game, "step e");
    assert_eq!(
        events[1..],
        [A.looses((3, 1), (1, 1)), A.strikes((2, 1), (1, 4))]
    );
    assert_eq!(shown(&game), Intent::Rest);
    act(&mut game, "wait");
    assert_eq!(shown(&game), to(5, 1));
    let events = act(&mut game, "step e");
    assert_eq!(events[1..], [A.steps((4, 1), (5, 1))]);
}

#[test]
fn cornered_it_shoots() {
    let game = awake(
        "
        #########
        #U.@.a###
        #########",
    );
    assert_eq!(shown(&game), missile((4, 1), (1, 1)));
}
