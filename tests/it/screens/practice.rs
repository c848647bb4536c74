//! Practice and tutorial: nothing of them counts, all of it can be taken back, and the player's own round
//! waits.

use super::table::{fallen, holed_out};
use super::*;

fn shown(app: &mut App) -> String {
    text(&frame(app, (80, 24)))
}

fn digest(app: &App) -> u64 {
    app.game().map(|game| game.digest()).expect("a round")
}

fn undo(app: &mut App) {
    press(app, KeyCode::Backspace);
    frame(app, (80, 24));
}

#[test]
fn a_hole_is_practised_and_the_round_goes_on_as_if_nothing_had_been() {
    let mut app = holed_out(LOOK);
    let before = digest(&app);
    let resume = app.farewell();
    keys(&mut app, "p");
    assert!(shown(&mut app).contains("PRACTICE"));
    assert_eq!(app.game().map(Game::strokes), Some(0));
    assert_eq!(app.game().map(Game::phase), Some(&Phase::Play));
    keys(&mut app, "f:0\n50\n..l");
    assert_eq!(
        app.farewell(),
        resume,
        "the round is spoken of, not the practice"
    );
    // Leaving asks nothing.
    keys(&mut app, "q");
    assert_eq!(digest(&app), before);
    assert!(matches!(
        app.game().map(Game::phase),
        Some(Phase::Carded(_))
    ));
}

#[test]
fn every_key_of_practice_is_taken_back_to_the_digest_before_it() {
    let mut app = holed_out(LOOK);
    keys(&mut app, "p");
    let mut digests = vec![digest(&app)];
    for typed in ["f:0\n50\n", ".", "o", "l", "f:354\n55\n", "rp"] {
        let before = digest(&app);
        keys(&mut app, typed);
        frame(&mut app, (80, 24));
        if digest(&app) != before {
            digests.push(digest(&app));
        }
    }
    assert!(digests.len() > 4, "most of it did something");
    while let Some(last) = digests.pop() {
        assert_eq!(digest(&app), last);
        undo(&mut app);
    }
    assert!(shown(&mut app).contains("nothing to take back"));
}

#[test]
fn no_key_of_practice_takes_the_round_off_the_table() {
    let own = digest(&holed_out(LOOK));
    for ended in ["rp", "f:354\n55\nrp"] {
        for typed in ["p", "n", "r", "t", "\u{1b}", "?\u{1b}", "Q", "zz"] {
            let mut app = holed_out(LOOK);
            keys(&mut app, "p");
            keys(&mut app, ended);
            keys(&mut app, typed);
            keys(&mut app, "\u{1b}");
            keys(&mut app, "q");
            assert_eq!(digest(&app), own, "{typed:?}");
        }
    }
}

#[test]
fn practice_begins_anew_and_its_caddie_is_free() {
    let mut app = holed_out(LOOK);
    keys(&mut app, "p");
    let tee = digest(&app);
    keys(&mut app, "fc");
    app = thought(app);
    assert_eq!(
        digest(&app),
        tee,
        "he charged nothing, and nothing happened"
    );
    assert!(shown(&mut app).contains("caddie"));
    keys(&mut app, "\n");
    assert_ne!(digest(&app), tee);
    frame(&mut app, (80, 24));
    keys(&mut app, "R");
    assert_eq!(digest(&app), tee);
    undo(&mut app);
    assert_ne!(digest(&app), tee, "that too is taken back");
}

#[test]
fn who_fell_practises_the_hole_he_fell_on() {
    // The second hole of a round in which nobody lifts a hand.
    let mut round = Round::unrecorded(Game::new(setup(Tees::Championship)));
    for line in ["pickup", "next"] {
        round.play(&crate::fixture::command(line)).expect("legal");
    }
    let tee = round.game().digest();
    while !matches!(round.game().phase(), Phase::Over(_)) {
        round.play(&Command::Wait).expect("always allowed");
    }
    let mut app = App::new(Start::Round(Box::new(round)), Box::new(House), LOOK);
    let over = digest(&app);
    keys(&mut app, "p");
    assert_eq!(digest(&app), tee);
    keys(&mut app, "..q");
    assert_eq!(digest(&app), over);
}

#[test]
fn the_same_round_is_played_again() {
    let mut app = fallen(LOOK);
    keys(&mut app, "r");
    let game = app.game().expect("a round");
    assert_eq!((game.setup(), game.turn()), (&setup(Tees::Club), 0));
}

/// Plays the hole in play to its end as a beginner might: a line that drops if there is one, else any,
/// and after the ball.
fn play_out(app: &mut App) -> usize {
    let mut typed = 0;
    let mut type_in = |app: &mut App, keys_typed: &str| {
        keys(app, keys_typed);
        typed += keys_typed.chars().count();
        text(&frame(app, (80, 24)))
    };
    for _ in 0..40 {
        let game = app.game().expect("a lesson");
        match game.phase() {
            Phase::Play => {}
            Phase::Upgrade { .. } => {
                type_in(app, "1");
                continue;
            }
            Phase::Carded(_) | Phase::Over(_) => return typed,
        }
        if game.check_reach().is_err() {
            type_in(app, "o");
            continue;
        }
        type_in(app, "f");
        let drops = (0..9).any(|_| type_in(app, "\t").contains("the ball drops"));
        if !drops {
            type_in(app, "\t");
        }
        type_in(app, "\n");
    }
    panic!("the hole is never done: {}", shown(app));
}

#[test]
fn the_tutorial_is_played_through_and_leads() {
    let mut app = App::new(Start::Title, Box::new(House), LOOK);
    keys(&mut app, "t");
    let mut told = String::new();
    for (lesson, first) in [
        ("SWING", "press f to aim"),
        ("WALK", "The cup is far"),
        ("FIGHT", "Strike one with the ball"),
    ] {
        let picture = shown(&mut app);
        assert!(
            picture.contains(&format!("TUTORIAL: {lesson}")),
            "{picture}"
        );
        assert!(picture.contains(first), "{picture}");
        let typed = play_out(&mut app);
        assert!(typed <= 60, "{lesson} takes {typed} keys");
        assert!(matches!(
            app.game().map(Game::phase),
            Some(Phase::Carded(_))
        ));
        told += &shown(&mut app);
        keys(&mut app, "\n");
    }
    assert!(shown(&mut app).contains("New round"), "back on the title");
    assert!(app.game().is_none());
    assert_eq!(app.farewell().summary, None);
    assert!(told.contains("that is golf"), "{told}");
}

#[test]
fn a_lesson_is_left_at_any_time_and_asks_nothing() {
    for before in ["", "f", "x", "r", "."] {
        let mut app = App::new(Start::Title, Box::new(House), LOOK);
        keys(&mut app, "t");
        keys(&mut app, before);
        keys(&mut app, "q");
        assert!(shown(&mut app).contains("New round"), "{before:?}");
    }
}

#[test]
fn a_lesson_says_why_a_blow_costs_a_stroke() {
    let mut app = App::new(Start::Title, Box::new(House), LOOK);
    keys(&mut app, "t");
    for _ in 0..2 {
        play_out(&mut app);
        keys(&mut app, "\n");
    }
    // Wait for one of them, and strike it when it stands beside: twice, since the price is told first.
    let mut told = String::new();
    for _ in 0..40 {
        let game = app.game().expect("a lesson");
        let here = game.golfer();
        let beside = |monster: &&bogeyman::game::Monster| monster.cell.king_steps(here) == 1;
        let foe = game.monsters().iter().find(beside).map(|foe| foe.cell);
        let way = foe.and_then(|foe| "hjklyubn".chars().find(|c| here.step(way(*c)) == foe));
        keys(&mut app, &way.unwrap_or('l').to_string());
        told += &shown(&mut app);
        if app.game().is_some_and(|game| game.strokes() > 0) {
            break;
        }
    }
    for words in [
        "every swing is a stroke",
        "a blow is a swing and costs",
        "golf counts every swing",
    ] {
        let flat = told
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .to_lowercase();
        assert!(flat.contains(words), "{words}: {told}");
    }
    assert!(app.game().is_some_and(|game| game.strokes() >= 1));
}

/// Where a letter leads.
fn way(letter: char) -> bogeyman::geom::Dir {
    use bogeyman::geom::Dir;
    match letter {
        'h' => Dir::W,
        'j' => Dir::S,
        'k' => Dir::N,
        'l' => Dir::E,
        'y' => Dir::Nw,
        'u' => Dir::Ne,
        'b' => Dir::Sw,
        _ => Dir::Se,
    }
}
