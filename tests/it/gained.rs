//! Strokes gained on the caddie: what each stroke was worth, and what they come to.

use bogeyman::describe::{Cause, Gained};
use bogeyman::game::{Event, Game};
use bogeyman::hole::{Kind, Terrain};

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
