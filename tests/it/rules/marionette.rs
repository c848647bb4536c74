//! The marionette: opposite to every step really made, and what stands in its way.

use bogeyman::dice::Seed;
use bogeyman::game::{Event, Game, Holes, Intent, Setup, Weapon};
use bogeyman::geom::Dir;
use bogeyman::hole::{Course, Kind, Tees};

use super::told::*;
use crate::fixture::*;

const M: Foe = Foe(0, Kind::Marionette);

#[test]
fn it_steps_opposite_to_the_golfers_step() {
    let mut game = awake(
        "
        ##########
        #........#
        #..@...m.#
        #.......U#
        ##########",
    );
    assert_eq!(shown(&game), Intent::Mirror);
    let events = act(&mut game, "step w");
    assert_eq!(events, [stepped((3, 2), (2, 2)), M.steps((7, 2), (8, 2))]);
    let events = act(&mut game, "step se");
    assert_eq!(events, [stepped((2, 2), (3, 3)), M.steps((8, 2), (7, 1))]);
}

#[test]
fn what_is_no_step_moves_it_not() {
    let board = "
        ###########
        #s.@.....m#
        #........U#
        ###########";
    for line in ["wait", "swing 270 10", "unplayable back"] {
        let events = act(&mut awake(board), line);
        let last = events.last();
        // The skeleton acts after it.
        assert_eq!(
            events[events.len() - 2],
            Foe(1, Kind::Marionette).stays((9, 1)),
            "{line}"
        );
        assert!(matches!(
            last,
            Some(Event::MonsterStepped { monster: 0, .. })
        ));
    }
    // A blow with the club is none: the skeleton is beside the golfer then.
    let mut game = awake(board);
    act(&mut game, "wait");
    let events = act(&mut game, "step w");
    let skeleton = Foe(0, Kind::Skeleton);
    let struck = [
        skeleton.is_clubbed((2, 1), Dir::W, 1),
        skeleton.is_killed((2, 1), Weapon::Club, 1),
        Foe(1, Kind::Marionette).stays((9, 1)),
    ];
    assert_eq!(events, struck);
}

#[test]
fn it_stays_where_wall_door_bumper_or_cup_is_in_its_way() {
    for beyond in ["##", "+.", "o.", "U."] {
        let board = format!("#########\n#..@.m{beyond}#\n#...U...#\n#########");
        let board = match beyond {
            "U." => board.replace("#...U...#", "#.......#"),
            _ => board,
        };
        let mut game = awake(&board);
        let events = act(&mut game, "step w");
        assert_eq!(
            events,
            [stepped((3, 1), (2, 1)), M.stays((5, 1))],
            "{board}"
        );
    }
}

#[test]
fn of_two_in_a_row_the_first_finds_the_second_in_its_way() {
    let mut game = awake(
        "
        ##########
        #..@.mm..#
        #.......U#
        ##########",
    );
    let second = Foe(1, Kind::Marionette);
    let events = act(&mut game, "step w");
    let expected = [
        stepped((3, 1), (2, 1)),
        M.stays((5, 1)),
        second.steps((6, 1), (7, 1)),
    ];
    assert_eq!(events, expected);
}

#[test]
fn it_squeezes_round_no_corner() {
    let mut game = awake(
        "
        ########
        #..@...#
        #....m##
        #.....U#
        ########",
    );
    let events = act(&mut game, "step sw");
    assert_eq!(events, [stepped((3, 1), (2, 2)), M.stays((5, 2))]);
}

#[test]
fn spikes_water_and_graves_destroy_it_for_its_xp_and_no_stroke() {
    for hazard in ['^', '~', 'X'] {
        let board = format!("##########\n#..@.m{hazard}..#\n#.......U#\n##########");
        let mut game = awake(&board);
        let events = act(&mut game, "step w");
        let expected = [
            stepped((3, 1), (2, 1)),
            M.steps((5, 1), (6, 1)),
            M.is_killed((6, 1), Weapon::Ground, 2),
        ];
        assert_eq!(events, expected, "{hazard}");
        assert_eq!((game.strokes(), game.xp()), (0, 2));
        assert_eq!(game.so_far().other_kills, 1);
        assert_eq!(game.monsters(), []);
    }
}

#[test]
fn it_falls_into_water_round_no_corner() {
    let mut game = awake(
        "
        ########
        #..@..~#
        #....m##
        #.....U#
        ########",
    );
    let events = act(&mut game, "step sw");
    assert_eq!(events, [stepped((3, 1), (2, 2)), M.stays((5, 2))]);
}

#[test]
fn into_the_golfers_own_cell_it_strikes() {
    let mut game = awake(
        "
        ########
        #.@.m..#
        #.....U#
        ########",
    );
    let events = act(&mut game, "step e");
    assert_eq!(events, [stepped((2, 1), (3, 1)), M.strikes((3, 1), (1, 4))]);
    assert_eq!(
        game.monsters()[0].cell,
        at(4, 1),
        "it stays where it struck from"
    );
}

#[test]
fn a_dash_is_two_steps() {
    let board = "
        ############
        #...@....m.#
        #.........U#
        ############";
    let mut game = awake(board);
    let events = act(&mut game, "dash w");
    let ran = [
        dashed(1, 4),
        stepped((4, 1), (3, 1)),
        stepped((3, 1), (2, 1)),
    ];
    assert_eq!(events[..3], ran);
    // The second step finds the wall.
    assert_eq!(events[3..], [M.steps((9, 1), (10, 1)), M.stays((10, 1))]);
    let mut game = awake(board);
    let events = act(&mut game, "dash e");
    assert_eq!(
        events[3..],
        [M.steps((9, 1), (8, 1)), M.steps((8, 1), (7, 1))]
    );
}

#[test]
fn a_dash_up_to_it_brings_two_blows() {
    let mut game = awake(
        "
        ########
        #@..m..#
        #.....U#
        ########",
    );
    let events = act(&mut game, "dash e");
    let blows = [M.strikes((3, 1), (1, 3)), M.strikes((3, 1), (1, 2))];
    assert_eq!(events[3..], blows);
}

#[test]
fn asleep_it_mirrors_nothing() {
    let mut game = on("
        ###############
        #@..........m.#
        #............U#
        ###############");
    assert_eq!(act(&mut game, "step e"), [stepped((1, 1), (2, 1))]);
    assert_eq!(shown(&game), Intent::Asleep);
}

#[test]
fn in_the_dungeon_she_is_walked_onto_the_spikes_of_her_room() {
    let mut game = Game::new(Setup {
        seed: Seed::new(40),
        course: Course::Dungeon,
        tees: Tees::Forward,
        holes: Holes::Count(9),
    });
    let puppet = Foe(1, Kind::Marionette);
    let mut told = Vec::new();
    for line in ["step nw", "step w", "step w"] {
        told.extend(act(&mut game, line));
    }
    let expected = [
        stepped((20, 10), (19, 9)),
        puppet.wakes((15, 13)),
        stepped((19, 9), (18, 9)),
        puppet.steps((15, 13), (16, 13)),
        stepped((18, 9), (17, 9)),
        puppet.steps((16, 13), (17, 13)),
        puppet.is_killed((17, 13), Weapon::Ground, 2),
    ];
    assert_eq!(told, expected);
    assert_eq!((game.strokes(), game.xp()), (0, 2));
}
