//! The caddie's word: a stroke and no turn, for a shot he found before.

use bogeyman::ball::End;
use bogeyman::game::{Command, Event, Intent, Phase, Refusal, Verb};
use bogeyman::geom::Dir;

use crate::fixture::*;

const LAWN: &str = "
    ##########
    #@.......#
    #..#..s..#
    #.......U#
    ##########";

#[test]
fn a_hint_costs_a_stroke_and_no_turn() {
    let mut game = on(LAWN);
    act(&mut game, "wait");
    let (turn, monsters) = (game.turn(), game.monsters().to_vec());
    let events = act(&mut game, "hint");
    assert_eq!(events, [Event::Hinted { price: 1 }]);
    assert_eq!((game.strokes(), game.turn()), (1, turn));
    assert_eq!(game.monsters(), monsters);
    let score = game.so_far();
    assert_eq!((score.hints, score.penalties), (1, 0));
}

#[test]
fn asking_the_caddie_changes_nothing_and_his_line_is_the_shot() {
    let mut game = on("
        ##########
        #@.......#
        #.......U#
        ##########");
    let before = game.digest();
    let line = game.caddie().expect("an open lawn");
    assert_eq!(game.digest(), before);
    assert_eq!(line.strokes(), 2, "a full swing does not reach");
    for shot in line.shots {
        let flight = game.preview(shot.heading, shot.power).expect("a ball");
        let ball = match flight.end {
            End::Rest(ball) => Some(ball),
            _ => None,
        };
        // Whoever stands beside the ball can play what he says.
        let lie = game.ball().expect("in play");
        game = game.placed(lie.cell(), lie);
        act(&mut game, &shot.to_string());
        assert_eq!(game.ball(), ball);
    }
    assert!(matches!(game.phase(), Phase::Carded(_)));
}

#[test]
fn his_line_is_of_the_dead_as_they_stand() {
    // The sleeper fills the one gap: the ball comes off him first.
    let open = "
        ########
        #@....U#
        ########";
    let barred = "
        ########
        #@..s.U#
        ########";
    let strokes = |picture| on(picture).caddie().map(|line| line.strokes());
    assert_eq!(strokes(open), Some(1));
    assert_eq!(strokes(barred), Some(2));
}

#[test]
fn a_hint_that_would_end_the_hole_is_refused() {
    let mut game = World {
        par: 2,
        ..world(LAWN)
    }
    .game();
    act(&mut game, "hint");
    act(&mut game, "hint");
    assert!(game.legal().contains(&Verb::Hint));
    act(&mut game, "hint");
    assert_eq!(game.stroke_limit(), 4);
    assert_eq!(game.check(&Command::Hint), Err(Refusal::NoStrokeToSpare));
    assert!(!game.legal().contains(&Verb::Hint));
    assert_eq!(game.phase(), &Phase::Play);
    // What the last stroke is spent on is the golfer's choice.
    act(&mut game, "pickup");
    assert_eq!(game.check(&Command::Hint), Err(Refusal::HoleOver));
}

#[test]
fn the_dead_keep_what_they_had_shown() {
    let mut game = on("
        ######
        #@s..#
        #...U#
        ######");
    act(&mut game, "wait");
    act(&mut game, "wait");
    let blow = Intent::Blow(game.golfer());
    assert_eq!(game.monsters()[0].intent, blow);
    act(&mut game, "hint");
    assert_eq!(game.monsters()[0].intent, blow);
    let events = act(&mut game, "wait");
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Blow { .. }))
    );
    assert!(game.check(&Command::Step(Dir::S)).is_ok());
}
