//! Nightfall: when, where, and that waiting is never free.

use bogeyman::game::{Event, Game, Intent, Phase, Verb, Weapon};
use bogeyman::geom::{Cell, Dir, Point};
use bogeyman::grid::Steps;
use bogeyman::hole::Kind;

use crate::fixture::*;

const FIELD: &str = "
    ################
    #@.............#
    #..............#
    #.............U#
    ################";

/// A round on the field whose walk takes so many strokes.
fn field(strokes: u32) -> Game {
    World {
        path_tenths: strokes * 60,
        ..world(FIELD)
    }
    .game()
}

fn risen(events: &[Event]) -> Vec<Cell> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Rose { at, .. } => Some(*at),
            _ => None,
        })
        .collect()
}

#[test]
fn night_falls_on_the_turns_of_the_walk_and_every_six_after() {
    for strokes in [1, 2, 5] {
        let mut game = field(strokes);
        let dusk = 6 * (strokes + 1);
        let mut nights = Vec::new();
        for turn in 1..=dusk + 18 {
            let said = game.turns_to_nightfall();
            let events = act(&mut game, "wait");
            let rose = risen(&events);
            assert_eq!(said == 1, !rose.is_empty(), "turn {turn}: {said}");
            if !rose.is_empty() {
                nights.push(turn);
            }
            if game.phase() != &Phase::Play {
                break;
            }
        }
        let expected: Vec<u32> = (0..nights.len() as u32).map(|n| dusk + 6 * n).collect();
        assert_eq!(nights, expected);
        assert!(nights.len() >= 2, "{nights:?}");
    }
}

#[test]
fn nobody_rises_on_spikes() {
    let mut game = World {
        path_tenths: 60,
        ..world("#@....^^^^^^U#")
    }
    .game();
    let mut risen_at = Vec::new();
    for _ in 0..12 {
        risen_at.extend(risen(&act(&mut game, "wait")));
    }
    // All far cells are spikes, so it is the farthest of the others.
    assert_eq!(risen_at, [at(5, 0)]);
}

#[test]
fn the_count_to_nightfall_goes_down_by_one_a_turn() {
    let mut game = field(1);
    let mut counts = vec![game.turns_to_nightfall()];
    for _ in 0..18 {
        act(&mut game, "wait");
        counts.push(game.turns_to_nightfall());
    }
    let expected: Vec<u32> = (1..=12).rev().chain((1..=6).rev()).chain([6]).collect();
    assert_eq!(counts, expected);
}

#[test]
fn who_rises_is_awake_far_off_and_acts_only_next_turn() {
    let mut game = field(1);
    for _ in 0..11 {
        act(&mut game, "wait");
    }
    let events = act(&mut game, "wait");
    let cells = risen(&events);
    assert_eq!(events.len(), 2, "{events:?}");
    let steps = Steps::from(game.walkable(), game.golfer(), None);
    assert!(steps.to(cells[0]) >= 6);
    let monster = game.monsters()[0];
    assert_eq!((monster.id, monster.cell), (0, cells[0]));
    assert!(matches!(monster.intent, Intent::Step(_)), "it comes");
    let next = act(&mut game, "wait");
    assert!(matches!(next[1], Event::MonsterStepped { monster: 0, .. }));
}

#[test]
fn where_all_is_near_the_farthest_free_cell_serves() {
    let mut game = World {
        path_tenths: 60,
        ..world(
            "
        #######
        #@..U.#
        ##.####
        #######",
        )
    }
    .game();
    for _ in 0..11 {
        act(&mut game, "wait");
    }
    assert_eq!(risen(&act(&mut game, "wait")), [at(5, 1)]);
}

#[test]
fn where_no_cell_is_free_nobody_rises_and_the_round_goes_on() {
    let mut game = World {
        path_tenths: 60,
        ..world("#@U#")
    }
    .game();
    for _ in 0..30 {
        assert_eq!(act(&mut game, "wait"), [Event::Waited]);
    }
    assert!(
        game.legal().contains(&Verb::Pickup),
        "there is always a way on"
    );
}

/// The field at its first nightfall, with one risen.
fn night() -> Game {
    let mut game = field(1);
    for _ in 0..12 {
        act(&mut game, "wait");
    }
    assert_eq!(game.monsters().len(), 1);
    game
}

#[test]
fn who_rises_does_not_count_in_par() {
    let mut game = night();
    act(&mut game, "pickup");
    let card = game.card()[0];
    assert_eq!((card.par, card.strokes), (4, 8), "par 4, twice that");
}

#[test]
fn who_rises_is_worth_nothing_by_ball_or_club() {
    let game = night();
    let there = game.monsters()[0].cell;
    let west = there.step(Dir::W);
    for (line, by) in [("step e", Weapon::Club), ("swing 0 50", Weapon::Ball)] {
        let mut game = game.clone().placed(west, Point::centre(west));
        let events = act(&mut game, line);
        let killed = Event::Killed {
            monster: 0,
            what: Kind::Skeleton,
            at: there,
            by,
            xp: 0,
        };
        assert_eq!(events[1], killed);
        assert_eq!(game.xp(), 0);
    }
}

#[test]
fn who_lay_there_before_the_night_is_worth_as_much_after_it() {
    let mut game = World {
        path_tenths: 60,
        ..world(
            "
            ####################
            #@################s#
            #.##################
            #U##################",
        )
    }
    .game();
    for _ in 0..13 {
        act(&mut game, "wait");
    }
    let west = at(18, 1).step(Dir::W);
    assert_eq!(game.monsters()[0].cell, at(18, 1), "asleep and cut off");
    let mut near = game.placed(west, Point::centre(west));
    act(&mut near, "step e");
    assert_eq!(near.xp(), 1);
}

#[test]
fn waiting_for_ever_ends_the_round() {
    let mut game = field(2);
    let mut turns = 0;
    while game.phase() == &Phase::Play {
        act(&mut game, "wait");
        turns += 1;
        assert!(turns < 200, "still alive after {turns} turns");
    }
    assert_eq!(game.hp(), 0);
}
