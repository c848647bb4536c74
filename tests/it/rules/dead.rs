//! The dead: what is shown is what is done; blows, lunges, corners, the cup.

use bogeyman::game::{Event, Game, Intent, Killer, Outcome, Phase, Verb};
use bogeyman::hole::Kind;

use crate::fixture::*;

const SKELETON: Kind = Kind::Skeleton;

/// A round in which everything near has woken and shown what it will do.
fn awake(picture: &str) -> Game {
    let mut game = on(picture);
    act(&mut game, "wait");
    assert!(game.monsters().iter().all(|m| m.is_awake()), "{picture}");
    game
}

#[test]
fn a_skeleton_walks_to_the_golfer_then_marks_the_blow() {
    let mut game = awake(
        "
        ########
        #@..s.U#
        ########",
    );
    assert_eq!(intents(&game), [(0, at(4, 1), Intent::Step(at(3, 1)))]);
    let events = act(&mut game, "wait");
    let stepped = Event::MonsterStepped {
        monster: 0,
        what: Kind::Skeleton,
        from: at(4, 1),
        to: at(3, 1),
    };
    assert_eq!(events, [Event::Waited, stepped]);
    act(&mut game, "wait");
    assert_eq!(intents(&game), [(0, at(2, 1), Intent::Blow(at(1, 1)))]);
}

#[test]
fn who_stands_pays() {
    let mut game = awake(
        "
        ######
        #@s.U#
        ######",
    );
    let events = act(&mut game, "wait");
    let blow = Event::Blow {
        monster: 0,
        what: SKELETON,
        at: at(1, 1),
        damage: 1,
        hp: 4,
    };
    assert_eq!(events, [Event::Waited, blow]);
    assert_eq!(game.hp(), 4);
    assert_eq!(game.strokes(), 0);
}

#[test]
fn who_dodges_is_followed() {
    let mut game = awake(
        "
        ########
        #..@s.U#
        ########",
    );
    let events = act(&mut game, "step w");
    let stepped = Event::Stepped {
        from: at(3, 1),
        to: at(2, 1),
    };
    let lunged = Event::Lunged {
        monster: 0,
        what: SKELETON,
        from: at(4, 1),
        to: at(3, 1),
    };
    assert_eq!(events, [stepped, lunged]);
    assert_eq!(game.hp(), 5);
    assert_eq!(intents(&game), [(0, at(3, 1), Intent::Blow(at(2, 1)))]);
}

#[test]
fn who_swings_under_a_blow_is_struck_after_the_shot() {
    let mut game = awake(
        "
        #########
        #.@s...U#
        #.......#
        #########",
    );
    let before = game.clone();
    let events = act(&mut game, "swing 270 10");
    assert_eq!(events[0], swung(&before, "swing 270 10"));
    assert!(matches!(events[1], Event::Blow { hp: 4, .. }));
    assert_eq!(events.len(), 2);
}

#[test]
fn killing_the_striker_ends_its_blow() {
    let mut game = awake(
        "
        ######
        #@s.U#
        ######",
    );
    let events = act(&mut game, "step e");
    assert!(matches!(
        events[..],
        [Event::Clubbed { .. }, Event::Killed { .. }]
    ));
    assert_eq!(game.hp(), 5);
}

#[test]
fn two_that_mark_one_cell_both_strike_but_only_one_lunges() {
    let board = "
        #######
        #..s..#
        #..@..#
        #..s..#
        #...U.#
        #######";
    let mut standing = awake(board);
    act(&mut standing, "wait");
    assert_eq!(standing.hp(), 3);
    let mut dodging = awake(board);
    let events = act(&mut dodging, "step e");
    let lunged = Event::Lunged {
        monster: 0,
        what: SKELETON,
        from: at(3, 1),
        to: at(3, 2),
    };
    let missed = Event::Missed {
        monster: 1,
        what: SKELETON,
        at: at(3, 2),
    };
    assert_eq!(events[1..], [lunged, missed]);
}

#[test]
fn of_two_that_want_one_cell_the_first_steps_and_the_other_stays() {
    let mut game = awake(
        "
        #########
        #####s###
        #@.......
        #####s###
        #####U###",
    );
    // Straight and diagonal steps to the west are walled off, so both must go by (5, 2).
    assert_eq!(
        intents(&game),
        [
            (0, at(5, 1), Intent::Step(at(5, 2))),
            (1, at(5, 3), Intent::Step(at(5, 2)))
        ]
    );
    let events = act(&mut game, "wait");
    let stepped = Event::MonsterStepped {
        monster: 0,
        what: Kind::Skeleton,
        from: at(5, 1),
        to: at(5, 2),
    };
    let stayed = Event::MonsterStayed {
        monster: 1,
        what: Kind::Skeleton,
        at: at(5, 3),
    };
    assert_eq!(events, [Event::Waited, stepped, stayed]);
}

#[test]
fn no_blow_goes_round_a_corner() {
    let game = awake(
        "
        ######
        #.s..#
        #@#..#
        #...U#
        ######",
    );
    assert_eq!(intents(&game), [(0, at(2, 1), Intent::Step(at(1, 1)))]);
}

#[test]
fn nothing_lunges_into_the_cup() {
    let mut game = awake(
        "
        #######
        #.@Us.#
        #######",
    )
    .placed(at(3, 1), centre(2, 1));
    // On the cup's cell the golfer can be struck ...
    act(&mut game, "wait");
    assert_eq!(intents(&game), [(0, at(4, 1), Intent::Blow(at(3, 1)))]);
    let mut struck = game.clone();
    act(&mut struck, "wait");
    assert_eq!(struck.hp(), 4);
    // ... but who leaves it is not followed.
    let events = act(&mut game, "step w");
    let missed = Event::Missed {
        monster: 0,
        what: SKELETON,
        at: at(3, 1),
    };
    assert_eq!(events[1..], [missed]);
    assert_eq!(game.monsters()[0].cell, at(4, 1));
}

#[test]
fn the_way_of_the_dead_goes_round_the_cup() {
    let mut game = awake(
        "
        #######
        #@.U.s#
        ##...##
        #######",
    );
    let mut seen = Vec::new();
    for _ in 0..6 {
        act(&mut game, "wait");
        seen.push(game.monsters()[0].cell);
    }
    assert!(!seen.contains(&at(3, 1)), "{seen:?}");
    assert_eq!(seen.last(), Some(&at(2, 1)), "{seen:?}");
}

#[test]
fn they_turn_back_for_the_long_way_when_the_cup_bars_the_short_one() {
    let game = awake(
        "
        #########
        #@.U.s..#
        #.#####.#
        #.......#
        #########",
    );
    assert_eq!(intents(&game), [(0, at(5, 1), Intent::Step(at(6, 1)))]);
}

#[test]
fn where_only_the_cup_leads_to_the_golfer_they_wait() {
    let mut game = awake(
        "
        #######
        #@.U.s#
        #######",
    );
    let events = act(&mut game, "wait");
    let stepped = |events: &[Event]| {
        events
            .iter()
            .any(|event| matches!(event, Event::MonsterStepped { .. }))
    };
    // It comes up to the cup and no further.
    let mut last = events;
    for _ in 0..3 {
        last = act(&mut game, "wait");
    }
    assert!(!stepped(&last));
    assert_ne!(game.monsters()[0].cell, at(3, 1));
}

#[test]
fn they_may_stand_over_the_ball_and_a_ball_lying_under_one_strikes_it() {
    let mut game = awake(
        "
        ########
        #@.*s.U#
        ########",
    );
    act(&mut game, "wait");
    assert_eq!(game.monsters()[0].cell, at(3, 1));
    assert_eq!(game.ball(), Some(centre(3, 1)));
    let mut near = game.placed(at(2, 1), centre(3, 1));
    let events = act(&mut near, "swing 0 10");
    assert!(matches!(
        events[1],
        Event::Killed {
            monster: 0,
            xp: 2,
            ..
        }
    ));
}

#[test]
fn they_act_until_the_golfer_is_dead_and_no_longer() {
    let mut game = awake(
        "
        #######
        #.sss.#
        #.s@s.#
        #.sss.#
        #...U.#
        #######",
    );
    let events = act(&mut game, "wait");
    let blows = events
        .iter()
        .filter(|event| matches!(event, Event::Blow { .. }))
        .count();
    assert_eq!(blows, 5, "five hearts, five blows");
    assert_eq!(
        events.last(),
        Some(&Event::Died {
            by: Killer::Monster(SKELETON)
        })
    );
    let fell = Outcome::Fell {
        hole: 1,
        by: Killer::Monster(SKELETON),
    };
    assert_eq!(game.phase(), &Phase::Over(fell));
    assert_eq!(game.card(), []);
}

#[test]
fn a_golfer_boxed_in_can_wait_and_the_dead_end_it() {
    let mut game = awake(
        "
        #####
        #sss#
        #s@s#
        #sss#
        ###U#",
    );
    assert!(game.legal().contains(&Verb::Wait));
    let mut turns = 0;
    while game.phase() == &Phase::Play {
        act(&mut game, "wait");
        turns += 1;
        assert!(turns < 10);
    }
    assert_eq!(game.hp(), 0);
}

#[test]
fn thirty_in_a_corridor_get_through_thousands_of_turns() {
    const TURNS: u32 = 2000;
    // A ring one cell wide that the cup cuts in two; night falls only after the last turn.
    let mut game = World {
        path_tenths: TURNS * 60 / 6,
        ..world(
            "
            ####################
            #ssssssssssssssss.@#
            #s################.#
            #sssssssssssss....U#
            ####################",
        )
    }
    .game();
    let mut steps = 0;
    for turn in 0..TURNS {
        // Wherever the golfer goes, it is a cell that nobody stands on or has marked.
        let marked = |cell| {
            let mut monsters = game.monsters().iter();
            monsters.any(|m| m.cell == cell || m.intent == Intent::Blow(cell))
        };
        let ground = game.walkable().iter().filter(|(_, walkable)| *walkable);
        let safe: Vec<_> = ground
            .map(|(cell, _)| cell)
            .filter(|&cell| !marked(cell))
            .collect();
        let cell = safe[number(30, u64::from(turn), safe.len())];
        game = game.placed(cell, centre(18, 1));
        let events = act(&mut game, "wait");
        let stepped = |event: &&Event| matches!(event, Event::MonsterStepped { .. });
        steps += events.iter().filter(stepped).count();
        let mut cells: Vec<_> = game.monsters().iter().map(|m| m.cell).collect();
        cells.extend([game.golfer(), at(18, 3)]);
        cells.sort();
        cells.dedup();
        let alone = if cell == at(18, 3) { 31 } else { 32 };
        assert_eq!(cells.len(), alone, "two on one cell or one in the cup");
    }
    assert_eq!((game.turn(), game.hp()), (TURNS, 5));
    assert!(steps > 1000, "only {steps} steps");
}
