//! The dash: two steps in a row as one turn, for a heart; and spikes under anyone's feet.

use bogeyman::game::{Event, Game, Intent, Killer, Outcome, Phase, Weapon};
use bogeyman::geom::Dir;
use bogeyman::hole::{Item, Kind};

use super::told::*;
use crate::fixture::*;

const SKELETON: Foe = Foe(0, Kind::Skeleton);

#[test]
fn two_steps_are_one_turn_and_a_heart() {
    let mut game = on("
        #######
        #@...U#
        #######");
    let events = act(&mut game, "dash e");
    let ran = [
        dashed(1, 4),
        stepped((1, 1), (2, 1)),
        stepped((2, 1), (3, 1)),
    ];
    assert_eq!(events, ran);
    assert_eq!((game.hp(), game.strokes(), game.turn()), (4, 0, 1));
}

#[test]
fn both_steps_must_be_open_and_the_last_heart_is_kept() {
    let game = on("
        ########
        #.@.#.U#
        #...~..#
        #.##...#
        ########");
    assert_eq!(refused(&game, "dash e"), "there is a wall to the east");
    assert_eq!(refused(&game, "dash n"), "there is a wall to the north");
    assert_eq!(
        refused(&game, "dash se"),
        "you cannot squeeze round the corner to the south-east"
    );
    let last = game.hurt_to(1);
    assert_eq!(
        refused(&last, "dash w"),
        "a dash costs a heart, and this is your last"
    );
}

#[test]
fn who_stands_in_the_way_is_struck_and_the_next_step_goes_on() {
    let mut game = on("
        #######
        #@s..U#
        #######");
    let events = act(&mut game, "dash e");
    let ran = [
        dashed(1, 4),
        SKELETON.is_clubbed((2, 1), Dir::E, 1),
        SKELETON.is_killed((2, 1), Weapon::Club, 1),
        stepped((1, 1), (2, 1)),
    ];
    assert_eq!(events, ran);
    assert_eq!((game.strokes(), game.golfer()), (1, at(2, 1)));
}

#[test]
fn it_takes_up_what_lies_on_both_cells() {
    let mut game = on("
        #######
        #@$$.U#
        #######");
    act(&mut game, "dash e");
    assert_eq!(game.carried(), [Item::Sandwich, Item::Sandwich]);
    assert_eq!(game.items(), []);
}

#[test]
fn spikes_cost_a_heart_on_each_step_onto_them() {
    let mut game = on("
        ########
        #@^^..U#
        ########");
    let events = act(&mut game, "step e");
    assert_eq!(events, [stepped((1, 1), (2, 1)), pricked((2, 1), 4)]);
    assert_eq!(act(&mut game, "wait"), [Event::Waited]);
    act(&mut game, "step e");
    assert_eq!(game.hp(), 3);
    act(&mut game, "step e");
    assert_eq!(game.hp(), 3);
}

/// The end of a golfer who fell onto spikes on the first hole.
fn fell() -> Phase {
    Phase::Over(Outcome::Fell {
        hole: 1,
        by: Killer::Spikes,
    })
}

#[test]
fn who_dashes_onto_spikes_with_two_hearts_dies_before_anyone_else_acts() {
    let board = "
        #########
        #ws@^..U#
        #########";
    let mut game = awake(board).hurt_to(2);
    assert_eq!(game.monsters()[1].intent, Intent::Blow(at(3, 1)));
    let events = act(&mut game, "dash e");
    let died = Event::Died { by: Killer::Spikes };
    let end = [
        dashed(1, 1),
        stepped((3, 1), (4, 1)),
        pricked((4, 1), 0),
        died,
    ];
    assert_eq!(events, end);
    assert_eq!(game.phase(), &fell());
    assert_eq!((game.card(), game.monsters().len()), (&[][..], 2));
}

#[test]
fn a_dead_golfers_dash_sweeps_no_wisp() {
    let board = "
        #########
        #.w@^..U#
        #########";
    let mut game = awake(board).hurt_to(2);
    let events = act(&mut game, "dash e");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Killed { .. }))
    );
    assert_eq!(game.phase(), &fell());
}

/// One of the dead beside a golfer who stands on spikes at (3, 1).
fn over_spikes(letter: &str) -> Game {
    let board = format!("########\n#T.^{letter}..#\n#.....U#\n########");
    woken(on(&board).placed(at(3, 1), centre(1, 1)))
}

#[test]
fn the_dead_are_carried_onto_spikes_by_a_lunge_and_perish_for_their_xp() {
    let mut game = over_spikes("s");
    let events = act(&mut game, "step w");
    let end = [
        stepped((3, 1), (2, 1)),
        SKELETON.lunges((4, 1), (3, 1)),
        SKELETON.is_killed((3, 1), Weapon::Ground, 1),
    ];
    assert_eq!(events, end);
    assert_eq!((game.xp(), game.so_far().other_kills), (1, 1));
    // A golem takes a hit.
    let mut game = over_spikes("G");
    act(&mut game, "wait");
    let events = act(&mut game, "step w");
    let golem = Foe(0, Kind::Golem);
    assert_eq!(
        events[1..],
        [
            golem.lunges((4, 1), (3, 1)),
            golem.stands((3, 1), Weapon::Ground, 1)
        ]
    );
}

#[test]
fn the_dead_step_onto_spikes_by_no_choice_of_theirs() {
    let board = "
        #########
        #@^.s...#
        #.#.###.#
        #.......#
        #######U#";
    let mut game = awake(board);
    assert_eq!(shown(&game), to(3, 1));
    for _ in 0..8 {
        let cell = game.monsters()[0].cell;
        assert_ne!(cell, at(2, 1));
        act(&mut game, "wait");
    }
    assert!(game.hp() < 5, "they come round");
}

#[test]
fn the_ball_rolls_over_spikes_and_lies_on_them() {
    let mut game = on("
        #########
        #@.^^..U#
        #########");
    act(&mut game, "swing 0 50");
    assert_eq!(game.ball(), Some(centre(4, 1)));
    assert_eq!(game.hp(), 5);
}

#[test]
fn no_ball_is_dropped_on_spikes() {
    let game = on("
        #########
        #..^....#
        #.^*^..@#
        #..^...U#
        #########");
    let game = game.placed(at(7, 2), centre(3, 1));
    let spot = game.drop_spot().expect("somewhere").cell();
    assert_eq!(game.hole().terrain(spot), bogeyman::hole::Terrain::Green);
}
