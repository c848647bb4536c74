//! The end of a hole and of a round: limit, pick-up, death, healing, phases, the next hole.

use bogeyman::content::Content;
use bogeyman::course::{self, Brief};
use bogeyman::game::{Event, Game, Holes, Killer, Outcome, Phase, Score, Verb};
use bogeyman::hole::{Kind, Tees};

use crate::fixture::*;

const LAWN: &str = "
    ##########
    #@.......#
    #.......U#
    ##########";

fn card(strokes: u32, picked_up: bool, penalties: u32) -> Score {
    Score {
        hole: 1,
        par: 2,
        strokes,
        picked_up,
        penalties,
        hints: 0,
        other_kills: 0,
        mulligans: 0,
        ball_kills: 0,
        club_kills: 0,
    }
}

/// A board of par 2, so of 4 strokes at most.
fn short(picture: &str) -> Game {
    World {
        par: 2,
        ..world(picture)
    }
    .game()
}

#[test]
fn twice_par_by_a_swing_picks_the_ball_up() {
    let mut game = short(LAWN);
    play(
        &mut game,
        "unplayable back, unplayable back, unplayable back",
    );
    let before = game.clone();
    let events = act(&mut game, "swing 0 10");
    let picked = Event::PickedUp {
        score: 4,
        conceded: false,
    };
    assert_eq!(events, [swung(&before, "swing 0 10"), picked]);
    assert_eq!(game.phase(), &Phase::Carded(card(4, true, 3)));
    assert_eq!((game.xp(), game.total()), (0, 2));
}

#[test]
fn holing_out_on_the_last_stroke_counts() {
    let mut game = short(
        "
        ##########
        #@..U....#
        ##########",
    );
    play(
        &mut game,
        "unplayable back, unplayable back, unplayable back",
    );
    let events = act(&mut game, "swing 0 55");
    assert!(matches!(
        events[1],
        Event::Holed {
            strokes: 4,
            xp: 1,
            ..
        }
    ));
    assert_eq!(game.phase(), &Phase::Carded(card(4, false, 3)));
}

#[test]
fn a_penalty_past_the_limit_counts_no_more() {
    let mut game = short(
        "
        #########
        #@...~.U#
        #########",
    );
    play(
        &mut game,
        "unplayable back, unplayable back, unplayable back",
    );
    let events = act(&mut game, "swing 0 80");
    assert!(matches!(events[1], Event::BallLost { .. }));
    assert!(matches!(events[2], Event::PickedUp { score: 4, .. }));
    assert_eq!(game.card()[0].strokes, 4);
}

#[test]
fn twice_par_by_relief_picks_the_ball_up() {
    let mut game = short(LAWN);
    play(
        &mut game,
        "unplayable back, unplayable drop, unplayable back",
    );
    let events = act(&mut game, "unplayable drop");
    assert!(matches!(
        events[..],
        [Event::Relieved { .. }, Event::PickedUp { .. }]
    ));
}

#[test]
fn twice_par_by_the_club_comes_after_the_blows() {
    let board = "
        #######
        #s@s..#
        #.....#
        #....U#
        #######";
    let mut game = World {
        par: 2,
        tees: Tees::Forward,
        ..world(board)
    }
    .game();
    play(
        &mut game,
        "unplayable back, unplayable back, unplayable back",
    );
    let hp = game.hp();
    let events = act(&mut game, "step e");
    assert!(
        matches!(
            events[..],
            [
                Event::Clubbed { monster: 1, .. },
                Event::Killed { monster: 1, .. },
                Event::Blow { monster: 0, .. },
                Event::PickedUp { score: 4, .. }
            ]
        ),
        "{events:?}"
    );
    assert_eq!(game.hp(), hp - 1);
    assert_eq!(game.card()[0].club_kills, 1);
}

#[test]
fn death_comes_before_the_pick_up() {
    for last in ["unplayable back", "pickup", "swing 270 1", "step e"] {
        let mut game = short(
            "
            #######
            #s@s..#
            #.....#
            #....U#
            #######",
        );
        play(&mut game, "wait, unplayable back, unplayable back");
        // 5 hearts: two blows a turn, so one is left; the fourth stroke is the last.
        assert_eq!((game.hp(), game.strokes()), (1, 2));
        let mut left = game.clone();
        let events = act(&mut left, last);
        let fell = Outcome::Fell {
            hole: 1,
            by: Killer::Monster(Kind::Skeleton),
        };
        assert_eq!(left.phase(), &Phase::Over(fell), "{last}");
        let ends = events
            .iter()
            .filter(|event| {
                matches!(
                    event,
                    Event::Died { .. } | Event::PickedUp { .. } | Event::Holed { .. }
                )
            })
            .count();
        assert_eq!((ends, left.card().len()), (1, 0), "{last}: one outcome");
    }
}

#[test]
fn a_blow_marked_while_the_ball_drops_does_nothing() {
    let mut game = short(
        "
        ##########
        #@..U....#
        #s########",
    );
    act(&mut game, "wait");
    let hp = game.hp();
    let events = act(&mut game, "swing 0 55");
    assert_eq!(events.len(), 2, "{events:?}");
    assert!(matches!(events[1], Event::Holed { strokes: 1, .. }));
    assert_eq!(game.hp(), hp);
    assert_eq!(game.card().len(), 1);
}

#[test]
fn conceding_scores_twice_par_without_xp_and_the_round_goes_on() {
    let mut game = short(LAWN);
    act(&mut game, "swing 0 50");
    let events = act(&mut game, "pickup");
    let picked = Event::PickedUp {
        score: 4,
        conceded: true,
    };
    assert_eq!(events, [picked]);
    assert_eq!(game.phase(), &Phase::Carded(card(4, true, 0)));
    assert_eq!(game.xp(), 0);
    assert!(game.check(&command("next")).is_ok());
}

#[test]
fn the_dead_act_before_a_concession() {
    let mut game = short(
        "
        ######
        #@s.U#
        ######",
    );
    act(&mut game, "wait");
    let events = act(&mut game, "pickup");
    assert!(matches!(
        events[..],
        [Event::Blow { hp: 4, .. }, Event::PickedUp { .. }]
    ));
}

#[test]
fn holing_out_within_the_strokes_of_the_walk_heals_one() {
    let board = "
        ##########
        #@..U....#
        #s########";
    for (walk, extra, healed) in [(2, 0, true), (2, 1, true), (2, 2, false), (1, 1, false)] {
        let mut game = World {
            path_tenths: walk * 60,
            ..world(board)
        }
        .game();
        // One heart lost to the skeleton beside, which then falls to a first swing or relief.
        play(&mut game, "wait, wait");
        for _ in 0..extra {
            act(&mut game, "unplayable back");
        }
        let hp = game.hp();
        let events = act(&mut game, "swing 0 55");
        let healing = Event::Healed {
            amount: 1,
            hp: hp + 1,
        };
        assert_eq!(
            events.contains(&healing),
            healed,
            "walk {walk}, {extra} extra"
        );
        assert_eq!(game.hp(), hp + u32::from(healed));
    }
    // Nobody has more hearts than he started with.
    let mut whole = on("
        ##########
        #@..U....#
        ##########");
    act(&mut whole, "swing 0 55");
    assert_eq!(whole.hp(), hearts(Tees::Club));
}

#[test]
fn each_phase_takes_its_own_commands_only() {
    let mut game = World {
        holes: Holes::Count(1),
        ..world(LAWN)
    }
    .game();
    assert_eq!(refused(&game, "next"), "the hole is not over yet");
    act(&mut game, "pickup");
    assert_eq!(game.legal(), [Verb::Next]);
    for command in some_of_every_command() {
        let line = command.to_string();
        if line != "next" {
            assert_eq!(refused(&game, &line), "the hole is over; go on with next");
        }
    }
    let events = act(&mut game, "next");
    let finished = Event::Finished {
        strokes: 8,
        total: 4,
    };
    assert_eq!(events, [finished]);
    assert_eq!(game.phase(), &Phase::Over(Outcome::Finished));
    assert!(game.legal().is_empty());
    for command in some_of_every_command() {
        assert_eq!(refused(&game, &command.to_string()), "the round is over");
    }
}

#[test]
fn the_next_hole_is_the_courses_and_hearts_and_xp_go_with_the_golfer() {
    let mut game = short(
        "
        #######
        #@s...#
        #....U#
        #######",
    );
    play(&mut game, "wait, wait, step e, pickup");
    let (hp, xp) = (game.hp(), game.xp());
    assert_eq!((hp, xp), (4, 1));
    let events = act(&mut game, "next");
    let brief = Brief {
        course: game.setup().course,
        tees: Tees::Club,
        number: 2,
    };
    let hole = course::hole(&brief, game.setup().seed, Content::standard());
    assert_eq!(game.hole(), &hole);
    let teed = Event::TeedUp {
        hole: 2,
        par: hole.par,
    };
    assert_eq!(events, [teed]);
    assert_eq!((game.hp(), game.xp()), (hp, xp));
    assert_eq!((game.strokes(), game.turn()), (0, 0));
    assert_eq!(game.golfer(), hole.tee);
    assert_eq!(game.ball(), Some(bogeyman::geom::Point::centre(hole.tee)));
    assert!(game.monsters().iter().all(|monster| !monster.is_awake()));
}

#[test]
fn a_hole_is_the_same_whatever_was_done_before() {
    let setup = Game::new(world("@U").game().setup().clone())
        .setup()
        .clone();
    let mut ways = [
        vec!["pickup"],
        vec!["swing 45 70", "wait", "unplayable back", "pickup"],
        vec!["unplayable drop", "unplayable drop", "pickup"],
    ];
    let mut rounds: Vec<Game> = Vec::new();
    for way in &mut ways {
        let mut game = Game::new(setup.clone());
        for _ in 0..4 {
            play(&mut game, &way.join(","));
            act(&mut game, "next");
        }
        rounds.push(game);
    }
    assert_eq!(rounds[0].hole().number, 5);
    assert_eq!(rounds[0].hole(), rounds[1].hole());
    assert_eq!(rounds[0].hole(), rounds[2].hole());
}

#[test]
fn a_round_has_as_many_holes_as_were_asked_for_and_endless_has_no_last() {
    for (holes, last) in [
        (Holes::Count(1), 1),
        (Holes::Count(3), 3),
        (Holes::Count(18), 18),
    ] {
        let mut game = World {
            holes,
            ..world(LAWN)
        }
        .game();
        let mut played = 0;
        while !matches!(game.phase(), Phase::Over(_)) {
            play(&mut game, "pickup, next");
            played += 1;
        }
        assert_eq!((played, game.card().len()), (last, last));
    }
    let mut endless = World {
        holes: Holes::Endless,
        ..world(LAWN)
    }
    .game();
    for _ in 0..20 {
        play(&mut endless, "pickup, next");
    }
    assert_eq!(endless.hole().number, 21);
    assert_eq!(endless.phase(), &Phase::Play);
}
