//! Strokes gained on the caddie: what each stroke was worth, and what they come to.

use bogeyman::bots::{Bot, Player};
use bogeyman::describe::{Cause, Gained};
use bogeyman::dice::Seed;
use bogeyman::game::{Event, Game, Holes, Phase, Setup};
use bogeyman::geom::Dir;
use bogeyman::geom::Point;
use bogeyman::hole::{Course, Kind, Tees, Terrain};
use bogeyman::store::Round;

use crate::fixture::*;

/// Plays lines and reckons the hole.
fn reckoned(game: &mut Game, lines: &[&str]) -> (Gained, Vec<Event>) {
    let events: Vec<Event> = lines.iter().flat_map(|line| act(game, line)).collect();
    let gained = Gained::of(game, &events, || true).expect("somebody waits");
    (gained, events)
}

fn gains(gained: &Gained) -> Vec<Option<i32>> {
    gained.rows.iter().map(|row| row.gain).collect()
}

const LAWN: &str = "
    ##############
    #............#
    #@..........U#
    #............#
    ##############";

#[test]
fn a_wasted_stroke_loses_one_and_the_caddies_own_lose_none() {
    let mut game = on(LAWN);
    let line = game.caddie().expect("an open lawn");
    assert_eq!(line.strokes(), 2);
    // Straight back into the wall: nothing is nearer.
    let (gained, _) = reckoned(&mut game, &["swing 180 1"]);
    assert_eq!(gains(&gained), [Some(-1)]);
    assert_eq!(gained.rows[0].to_go, Some(2));
    assert_eq!(gained.total, Some(1), "a stroke of his two is left");
}

#[test]
fn all_gains_come_to_the_caddies_strokes_less_those_taken() {
    let mut game = on("
        ##############
        #......~.....#
        #@.....~.s..U#
        #............#
        ##############");
    let lines = [
        "hint",
        "swing 0 100",
        "unplayable back",
        "unplayable drop",
        "pickup",
    ];
    let (gained, _) = reckoned(&mut game, &lines);
    let causes: Vec<Cause> = gained.rows.iter().map(|row| row.cause).collect();
    assert!(matches!(
        causes[..],
        [
            Cause::Hint,
            Cause::Swing { .. },
            Cause::Lost(Terrain::Water),
            Cause::Unplayable,
            Cause::Unplayable,
            Cause::PickedUp,
        ]
    ));
    assert_eq!(gained.rows[0].gain, Some(-1));
    assert_eq!(gained.rows[2].gain, Some(-1));
    let sum: i32 = gained.rows.iter().filter_map(|row| row.gain).sum();
    let from_tee = game.caddie_from(centre(1, 2)).expect("a line").strokes();
    let taken = game.card()[0].strokes;
    assert_eq!(gained.total, Some(from_tee as i32 - taken as i32));
    assert_eq!(gained.total, Some(sum));
}

#[test]
fn a_penalty_past_the_limit_loses_nothing() {
    let mut game = World {
        par: 2,
        ..world(
            "
        ##############
        #......~.....#
        #@.....~....U#
        #............#
        ##############",
        )
    }
    .game();
    let lines = ["hint", "hint", "hint", "swing 0 100"];
    let (gained, _) = reckoned(&mut game, &lines);
    assert_eq!(game.card()[0].strokes, 4);
    let causes: Vec<Cause> = gained.rows.iter().map(|row| row.cause).collect();
    assert_eq!(causes[4..], [Cause::Lost(Terrain::Water), Cause::PickedUp]);
    assert_eq!(gained.rows[4].gain, Some(0));
    let from_tee = game.caddie_from(centre(1, 2)).expect("a line").strokes();
    let sum: i32 = gained.rows.iter().filter_map(|row| row.gain).sum();
    assert_eq!(gained.total, Some(from_tee as i32 - 4));
    assert_eq!(gained.total, Some(sum));
}

#[test]
fn on_real_holes_the_gains_add_up_to_the_card() {
    for bot in [Bot::Beginner, Bot::Kiter] {
        let setup = Setup {
            seed: Seed::new(12),
            course: Course::Graveyard,
            tees: Tees::Forward,
            holes: Holes::Count(3),
        };
        let mut round = Round::unrecorded(Game::new(setup));
        let mut player = Player::new(bot);
        let mut holes = 0;
        while let Some(command) = player.choose(round.game()) {
            round.play(&command).expect("legal");
            let game = round.game();
            let Phase::Carded(score) = game.phase() else {
                continue;
            };
            let gained = Gained::of(game, round.hole_events(), || true).expect("somebody waits");
            let tee = Point::centre(game.hole().tee);
            let from_tee = game.caddie_from(tee).map(|line| line.strokes() as i32);
            assert_eq!(
                gained.total,
                from_tee.map(|line| line - score.strokes as i32)
            );
            if let Some(gains) = gains(&gained).into_iter().collect::<Option<Vec<_>>>() {
                assert_eq!(gained.total, Some(gains.iter().sum()), "{gained:?}");
                holes += 1;
            }
        }
        assert!(holes > 0, "{bot:?} carded no hole that the caddie knows");
    }
}

#[test]
fn a_blow_with_the_club_loses_a_stroke() {
    let mut game = on("
        ######
        #@s..#
        #...U#
        ######");
    let (gained, _) = reckoned(&mut game, &["step e"]);
    assert_eq!(gained.rows[0].cause, Cause::Club(Kind::Skeleton));
    assert_eq!(gains(&gained), [Some(-1)]);
}

#[test]
fn nobody_waits_nothing_is_thought() {
    let mut game = on(LAWN);
    let events = act(&mut game, "swing 0 50");
    assert_eq!(Gained::of(&game, &events, || false), None);
}

#[test]
fn a_ghoul_that_carried_the_ball_gains_or_loses_what_that_was_worth() {
    let mut game = on("
        ##########
        #T@......#
        #........#
        #..*g...U#
        ##########");
    let mut events = Vec::new();
    while game.ball().is_some() {
        events.extend(act(&mut game, "wait"));
    }
    // It flees; who comes after it strikes it in the end.
    let mut chase = 0;
    while game.ball().is_none() && chase < 60 {
        let ghoul = game.ball_carrier().expect("it has the ball").cell;
        let here = game.golfer();
        let (dx, dy) = (ghoul.x - here.x, ghoul.y - here.y);
        let dir = Dir::of_vector(dx.into(), dy.into()).expect("not on it");
        events.extend(act(&mut game, &format!("step {dir}")));
        chase += 1;
    }
    let gained = Gained::of(&game, &events, || true).expect("somebody waits");
    let carried = gained.rows.iter().find(|row| row.cause == Cause::Carried);
    assert_eq!(carried.map(|row| row.strokes), Some(0));
    let sum: i32 = gained.rows.iter().filter_map(|row| row.gain).sum();
    let last = gained
        .rows
        .last()
        .and_then(|row| row.to_go)
        .expect("a line");
    let total = gained.total.expect("a line from the tee");
    assert_eq!(
        sum,
        total - last as i32,
        "what is left is still to be played"
    );
}
