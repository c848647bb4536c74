//! The order of a turn: the golfer, marionettes, the others by id; then death, the cup, the pick-up,
//! upgrades.

use bogeyman::game::{Event, Game, Killer, Outcome, Phase, Weapon};
use bogeyman::geom::{Dir, Point};
use bogeyman::hole::{Kind, Terrain};

use super::told::*;
use crate::fixture::*;

const SKELETON: Foe = Foe(0, Kind::Skeleton);

/// A hole of par 2 with a marked blow, so many strokes taken: twice par is 4.
fn marked_after(strokes: u32) -> Game {
    let mut game = World {
        par: 2,
        ..world(
            "
            #########
            #s@~...U#
            #.......#
            #########",
        )
    }
    .game();
    for _ in 0..strokes {
        act(&mut game, "unplayable back");
        game = game.hurt_to(5);
    }
    if strokes == 0 {
        act(&mut game, "wait");
    }
    assert_eq!(game.strokes(), strokes);
    assert!(game.is_marked());
    game
}

fn fell(by: Killer) -> Phase {
    Phase::Over(Outcome::Fell { hole: 1, by })
}

const BY_SKELETON: Killer = Killer::Monster(Kind::Skeleton);

#[test]
fn a_blow_marked_while_the_ball_drops_does_nothing() {
    let mut game = awake(
        "
        ########
        #s@.U..#
        ########",
    )
    .hurt_to(1);
    assert!(game.is_marked());
    let before = game.clone();
    let events = act(&mut game, "swing 0 40");
    let holed = Event::Holed {
        strokes: 1,
        par: 4,
        xp: 4,
    };
    assert_eq!(events, [swung(&before, "swing 0 40"), holed, healed(1, 2)]);
    assert!(matches!(game.phase(), Phase::Carded(_)));
}

#[test]
fn marionettes_act_before_all_others_then_by_id() {
    let mut game = awake(
        "
        ##########
        #s......j#
        #...@....#
        #s......m#
        #.......U#
        ##########",
    );
    let who = |events: &[Event]| -> Vec<u32> {
        events
            .iter()
            .filter_map(|event| match event {
                Event::MonsterStepped { monster, .. } | Event::MonsterStayed { monster, .. } => {
                    Some(*monster)
                }
                _ => None,
            })
            .collect()
    };
    let events = act(&mut game, "step e");
    assert_eq!(who(&events), [3, 0, 1, 2]);
}

#[test]
fn the_club_at_the_limit_still_has_the_blow_come_down_before_the_pick_up() {
    let mut game = marked_after(3);
    let second = game.clone();
    // The one who would strike is killed: no blow.
    let events = act(&mut game, "step w");
    let picked = Event::PickedUp {
        score: 4,
        conceded: false,
    };
    let struck = [
        SKELETON.is_clubbed((1, 1), Dir::W, 1),
        SKELETON.is_killed((1, 1), Weapon::Club, 1),
        picked.clone(),
    ];
    assert_eq!(events, struck);
    // A penalty that ends the hole: the blow falls first, and may end the round instead.
    let mut lives = second.clone();
    let events = act(&mut lives, "unplayable back");
    assert_eq!(events[1..], [SKELETON.strikes((2, 1), (1, 4)), picked]);
    let mut dies = second.hurt_to(1);
    let events = act(&mut dies, "unplayable back");
    let died = Event::Died { by: BY_SKELETON };
    assert_eq!(events[1..], [SKELETON.strikes((2, 1), (1, 0)), died]);
    assert_eq!((dies.phase(), dies.card()), (&fell(BY_SKELETON), &[][..]));
}

#[test]
fn water_on_the_last_stroke_counts_no_penalty() {
    let mut game = marked_after(3);
    let events = act(&mut game, "swing 0 50");
    assert!(matches!(
        events[1],
        Event::BallLost {
            terrain: Terrain::Water,
            ..
        }
    ));
    let score = game.card()[0];
    assert_eq!((score.strokes, score.penalties), (4, 3));
}

#[test]
fn a_dash_with_two_blows_ends_at_the_limit() {
    for (strokes, kind) in [(3, "B"), (3, "G"), (2, "G")] {
        let mut game = World {
            par: 2,
            ..world(&format!("#######\n#@{kind}..U#\n#######"))
        }
        .game();
        for _ in 0..strokes {
            act(&mut game, "hint");
        }
        let events = act(&mut game, "dash e");
        let picked = Event::PickedUp {
            score: 4,
            conceded: false,
        };
        assert!(events.contains(&picked), "{events:?}");
        let score = game.card()[0];
        assert_eq!(
            (score.strokes, score.penalties, score.hints),
            (4, 0, strokes)
        );
    }
}

#[test]
fn a_pickup_under_a_blow_that_kills_is_a_death() {
    let mut game = marked_after(0).hurt_to(1);
    let events = act(&mut game, "pickup");
    let died = Event::Died { by: BY_SKELETON };
    assert_eq!(events, [SKELETON.strikes((2, 1), (1, 0)), died]);
    assert_eq!((game.phase(), game.card()), (&fell(BY_SKELETON), &[][..]));
    let mut game = marked_after(0).hurt_to(2);
    let events = act(&mut game, "pickup");
    let picked = Event::PickedUp {
        score: 4,
        conceded: true,
    };
    assert_eq!(events, [SKELETON.strikes((2, 1), (1, 1)), picked]);
}

#[test]
fn a_marionette_that_kills_leaves_the_others_nothing_to_do() {
    let board = "
        ########
        #s.@m..#
        #.....U#
        ########";
    let mut game = awake(board).placed(at(2, 1), centre(2, 1));
    act(&mut game, "wait");
    let mut game = game.placed(at(2, 1), centre(2, 1)).hurt_to(1);
    let events = act(&mut game, "step e");
    let puppet = Foe(1, Kind::Marionette);
    let died = Event::Died {
        by: Killer::Monster(Kind::Marionette),
    };
    let end = [
        stepped((2, 1), (3, 1)),
        puppet.strikes((3, 1), (1, 0)),
        died,
    ];
    assert_eq!(events, end);
}

#[test]
fn kills_come_before_finds_and_those_before_water() {
    let mut game = on("
        #########
        #@s$.~.U#
        #########")
    .placed(at(1, 1), Point::new(2 * 256, 384));
    let events = act(&mut game, "swing 0 100");
    let kinds: Vec<&Event> = events.iter().collect();
    assert!(
        matches!(
            kinds[..],
            [
                Event::Swung { .. },
                Event::Killed { .. },
                Event::Found { .. },
                Event::BallLost { .. }
            ]
        ),
        "{kinds:?}"
    );
}
