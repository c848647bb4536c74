//! The bell: who hears it loses three turns, the one in which it rings among them.

use bogeyman::game::{Event, Game, Intent};
use bogeyman::hole::{Item, Kind};

use super::told::*;
use crate::fixture::*;

/// A bell in the bag, everybody awake.
fn ringing(board: &str) -> Game {
    awake(board).carrying(&[Item::Bell])
}

#[test]
fn a_marked_blow_is_forgotten_and_three_turns_are_lost() {
    let mut game = ringing(
        "
        ########
        #@s...U#
        ########",
    );
    assert_eq!(shown(&game), Intent::Blow(at(1, 1)));
    let skeleton = Foe(0, Kind::Skeleton);
    let rang = [
        used(Item::Bell),
        skeleton.is_dazed((2, 1), 3),
        skeleton.stays((2, 1)),
    ];
    assert_eq!(act(&mut game, "use bell"), rang);
    for _ in 0..2 {
        assert_eq!(shown(&game), Intent::Rest);
        assert_eq!(
            act(&mut game, "wait"),
            [Event::Waited, skeleton.stays((2, 1))]
        );
    }
    assert_eq!(shown(&game), Intent::Blow(at(1, 1)));
    let events = act(&mut game, "wait");
    assert_eq!(events, [Event::Waited, skeleton.strikes((1, 1), (1, 4))]);
}

#[test]
fn it_is_heard_six_cells_off_and_no_further() {
    let mut game = ringing(
        "
        ###########
        #@.....s..#
        #.......s.#
        #........U#
        ###########",
    );
    let events = act(&mut game, "use bell");
    let heard = Foe(0, Kind::Skeleton).is_dazed((7, 1), 3);
    let is_dazed = |event: &&Event| matches!(event, Event::Dazed { .. });
    assert_eq!(events.iter().filter(is_dazed).collect::<Vec<_>>(), [&heard]);
    assert!(matches!(
        events[3],
        Event::MonsterStepped { monster: 1, .. }
    ));
}

#[test]
fn sleepers_do_not_hear_it() {
    let game = on("
        ########
        #@s...U#
        ########")
    .carrying(&[Item::Bell]);
    assert_eq!(
        refused(&game, "use bell"),
        "nobody near enough is awake to hear it"
    );
}

#[test]
fn a_marionette_that_hears_it_mirrors_nothing() {
    let mut game = ringing(
        "
        ##########
        #........#
        #...@..m.#
        #.......U#
        ##########",
    );
    let puppet = Foe(0, Kind::Marionette);
    act(&mut game, "use bell");
    assert_eq!(act(&mut game, "step w")[1..], [puppet.stays((7, 2))]);
    assert_eq!(act(&mut game, "step n")[1..], [puppet.stays((7, 2))]);
    assert_eq!(shown(&game), Intent::Mirror);
    assert_eq!(
        act(&mut game, "step s")[1..],
        [puppet.steps((7, 2), (7, 1))]
    );
}

#[test]
fn an_archer_that_hears_it_looses_nothing() {
    let mut game = ringing(
        "
        ##########
        #@...a...#
        #.......U#
        ##########",
    );
    assert!(matches!(shown(&game), Intent::Missile(_)));
    let events = act(&mut game, "use bell");
    assert_eq!(events[2..], [Foe(0, Kind::Archer).stays((5, 1))]);
    assert_eq!(game.hp(), 5);
}

#[test]
fn a_slow_one_keeps_its_beat() {
    let mut game = ringing(
        "
        ##########
        #@....j..#
        #.......U#
        ##########",
    );
    act(&mut game, "use bell");
    let mut stood = 0;
    while game.monsters()[0].cell == at(6, 1) {
        act(&mut game, "wait");
        stood += 1;
    }
    // Of the turns 1, 2 and 3 it loses the second, its own; the fourth is its next.
    assert_eq!(stood, 3);
}
