//! The mulligan: the swing made just now is taken back, and nothing else ever is.

use bogeyman::game::{Ball, Event, Game, Monster, Phase, Score, Weapon};
use bogeyman::geom::{Cell, Point};
use bogeyman::hole::{Item, Kind, Lying};

use super::told::*;
use crate::fixture::*;

const WHY: &str = "a mulligan takes back only a swing made just now, with the mulligan in the bag";

/// All of a state that a golfer can see.
type Seen = (
    (Cell, Ball, Point, u32),
    (u32, u32, usize),
    (Vec<Monster>, Vec<Lying>, Vec<Item>),
    (Score, Phase, bool),
);

/// What there is to see, but for mulligans.
fn seen(game: &Game) -> Seen {
    let tally = Score {
        mulligans: 0,
        ..game.so_far()
    };
    let mut bag = game.carried().to_vec();
    bag.retain(|item| *item != Item::Mulligan);
    (
        (
            game.golfer(),
            game.ball_state(),
            game.last_spot(),
            game.turn(),
        ),
        (game.hp(), game.xp(), game.card().len()),
        (game.monsters().to_vec(), game.items().to_vec(), bag),
        (tally, game.phase().clone(), game.is_spirited()),
    )
}

/// Swings and takes it back; the swing must have changed what there is to see.
fn take_back(game: &mut Game, swing: &str) {
    let before = game.clone();
    act(game, swing);
    assert_ne!(seen(game), seen(&before));
    let events = act(game, "use mulligan");
    let strokes = before.strokes();
    assert_eq!(events, [used(Item::Mulligan), Event::TakenBack { strokes }]);
    assert_eq!(seen(game), seen(&before));
    let count = |game: &Game| {
        game.carried()
            .iter()
            .filter(|i| **i == Item::Mulligan)
            .count()
    };
    assert_eq!(count(game) + 1, count(&before));
    assert_eq!(game.so_far().mulligans, before.so_far().mulligans + 1);
}

fn lawn() -> Game {
    on("
        ##########
        #@..s.$..#
        #.......U#
        ##########")
}

#[test]
fn a_kill_and_a_find_are_taken_back_with_the_swing() {
    let mut game = on("
        ##########
        #@.$s....#
        #.......U#
        ##########")
    .carrying(&[Item::Mulligan]);
    act(&mut game, "wait");
    take_back(&mut game, "swing 0 60");
    assert_eq!((game.monsters().len(), game.items().len()), (1, 1));
    // The same swing does the same again.
    let events = act(&mut game, "swing 0 60");
    assert!(events.contains(&Foe(0, Kind::Skeleton).is_killed((4, 1), Weapon::Ball, 2)));
}

#[test]
fn a_penalty_is_taken_back_and_a_spirit_ball_given_again() {
    let mut game = on("
        ##########
        #@..~~...#
        #...~~..U#
        ##########")
    .carrying(&[Item::Mulligan, Item::Spirit]);
    act(&mut game, "use spirit");
    take_back(&mut game, "swing 0 80");
    assert_eq!((game.strokes(), game.so_far().penalties), (0, 0));
    assert!(game.is_spirited());
}

#[test]
fn a_blow_that_followed_is_taken_back_too() {
    let mut game = awake(
        "
        #########
        #.@s...U#
        #.......#
        #########",
    )
    .carrying(&[Item::Mulligan]);
    take_back(&mut game, "swing 270 10");
    assert_eq!(game.hp(), 5);
}

#[test]
fn a_card_an_upgrade_and_a_death_cannot_be_taken_back() {
    let mut holed = on("#@.U#").carrying(&[Item::Mulligan]);
    act(&mut holed, "swing 0 40");
    assert_eq!(
        refused(&holed, "use mulligan"),
        "the hole is over; go on with next"
    );
    act(&mut holed, "next");
    assert_eq!(refused(&holed, "use mulligan"), WHY, "on the next hole");

    let mut risen = lawn().seasoned(4).carrying(&[Item::Mulligan]);
    act(&mut risen, "swing 0 60");
    assert_eq!(
        refused(&risen, "use mulligan"),
        "an upgrade is to be chosen first"
    );
    act(&mut risen, "choose 1");
    assert_eq!(refused(&risen, "use mulligan"), WHY, "after the choice");

    let mut dead = awake(
        "
        #########
        #.@s...U#
        #.......#
        #########",
    )
    .carrying(&[Item::Mulligan])
    .hurt_to(1);
    act(&mut dead, "swing 270 10");
    assert_eq!(refused(&dead, "use mulligan"), "the round is over");
}

#[test]
fn any_command_between_makes_the_swing_stand() {
    for line in [
        "wait",
        "step e",
        "dash e",
        "unplayable back",
        "hint",
        "use flag",
        "use bell",
    ] {
        let bag = [Item::Mulligan, Item::Flag, Item::Bell];
        let mut game = woken(lawn()).carrying(&bag);
        act(&mut game, "swing 270 10");
        act(&mut game, line);
        assert_eq!(refused(&game, "use mulligan"), WHY, "{line}");
    }
    assert_eq!(
        refused(&lawn().carrying(&[Item::Mulligan]), "use mulligan"),
        WHY
    );
}

#[test]
fn a_refused_command_between_is_none() {
    let mut game = lawn().carrying(&[Item::Mulligan]);
    act(&mut game, "swing 270 10");
    refused(&game, "step n");
    assert!(game.apply(&command("step n")).is_err());
    act(&mut game, "use mulligan");
}

#[test]
fn the_mulligan_must_have_been_in_the_bag_before_the_swing() {
    let mut game = World {
        item: Item::Mulligan,
        ..world(
            "
            #########
            #@.$....#
            #......U#
            #########",
        )
    }
    .game();
    act(&mut game, "swing 0 60");
    assert_eq!(game.carried(), [Item::Mulligan]);
    assert_eq!(refused(&game, "use mulligan"), WHY);
}

#[test]
fn each_swing_can_be_taken_back_once_and_none_before_it() {
    let mut game = lawn().carrying(&[Item::Mulligan; 3]);
    act(&mut game, "swing 270 10");
    take_back(&mut game, "swing 0 20");
    assert_eq!(
        refused(&game, "use mulligan"),
        WHY,
        "no second one in a row"
    );
    take_back(&mut game, "swing 0 20");
    act(&mut game, "swing 0 20");
    act(&mut game, "use mulligan");
    assert_eq!(game.carried(), []);
    assert_eq!((game.strokes(), game.so_far().mulligans), (1, 3));
}

#[test]
fn it_is_marked_on_the_card_and_begins_anew_with_the_hole() {
    let mut game = lawn().carrying(&[Item::Mulligan]);
    take_back(&mut game, "swing 0 20");
    play(&mut game, "pickup, next");
    assert_eq!(game.card()[0].mulligans, 1);
    assert_eq!(game.so_far().mulligans, 0);
}

#[test]
fn what_it_would_bring_back_is_part_of_the_digest() {
    // Of two golfers with the same past, place and bag one got the mulligan only after the swing.
    let mut with = lawn().carrying(&[Item::Mulligan]);
    act(&mut with, "swing 0 10");
    let mut without = lawn();
    act(&mut without, "swing 0 10");
    let mut without = without.carrying(&[Item::Mulligan]);
    assert_eq!(seen(&with), seen(&without));
    assert_ne!(with.digest(), without.digest());
    // A command later nothing is left of that.
    act(&mut with, "wait");
    act(&mut without, "wait");
    assert_eq!(with.digest(), without.digest());
}

#[test]
fn taken_back_and_never_made_are_not_the_same_history() {
    let mut game = lawn().carrying(&[Item::Mulligan]);
    let before = game.digest();
    take_back(&mut game, "swing 0 20");
    assert_ne!(game.carrying(&[Item::Mulligan]).digest(), before);
}
