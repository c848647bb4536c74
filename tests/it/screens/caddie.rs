//! The caddie on the screens: his price first, his shot on a thread, his view of a hole that is done.

use super::*;

fn said(app: &mut App) -> String {
    text(&frame(app, (80, 24)))
}

fn strokes(app: &App) -> Option<u32> {
    app.game().map(Game::strokes)
}

#[test]
fn the_caddie_tells_his_price_then_shows_his_shot() {
    let mut app = app();
    keys(&mut app, "fc");
    assert!(said(&mut app).contains("costs 1 stroke: c again to ask him"));
    assert_eq!(strokes(&app), Some(0));
    keys(&mut app, "c");
    assert!(
        app.next_frame().is_some(),
        "he is asked again until he answers"
    );
    let mut app = thought(app);
    assert_eq!(strokes(&app), Some(1));
    let line = app.game().and_then(Game::caddie).expect("a line");
    let shot = line.shots[0];
    let shown = said(&mut app);
    assert!(shown.contains(&format!("His shot: {shot}")), "{shown}");
    // What is aimed is his shot, and looking at it again is free.
    keys(&mut app, "hhhc\n");
    let command = Command::Swing {
        heading: shot.heading,
        power: shot.power,
    };
    let mut game = game(HOLE, Tees::Forward);
    game.apply(&Command::Hint).expect("legal");
    game.apply(&command).expect("in reach");
    assert_eq!(app.game().map(Game::digest), Some(game.digest()));
}

#[test]
fn another_key_takes_the_question_back() {
    let mut app = app();
    keys(&mut app, "fchc");
    assert_eq!(app.next_frame(), None, "the price is told anew");
    assert_eq!(strokes(&app), Some(0));
}

#[test]
fn who_does_not_wait_for_the_caddie_is_not_charged() {
    let mut app = app();
    keys(&mut app, "fcc\u{1b}.");
    let app = thought(app);
    assert_eq!(strokes(&app), Some(0));
    assert_eq!(app.game().map(Game::turn), Some(1));
}

#[test]
fn a_swing_waits_for_his_answer() {
    let mut app = app();
    keys(&mut app, "fcc\n");
    assert_eq!(strokes(&app), Some(0), "not the shot aimed before");
    let app = thought(app);
    assert_eq!(strokes(&app), Some(1), "the hint alone");
}

#[test]
fn a_heading_being_typed_is_not_swung_when_he_answers() {
    let mut app = app();
    keys(&mut app, "fcc:90");
    let mut app = thought(app);
    assert_eq!(strokes(&app), Some(1));
    keys(&mut app, "\n");
    assert_eq!(strokes(&app), Some(1), "Enter takes the heading");
    assert!(said(&mut app).contains("90 deg"));
}

#[test]
fn his_shot_is_paid_for_once_until_something_happens() {
    let mut app = app();
    keys(&mut app, "fcc");
    let mut app = thought(app);
    let shot = app.game().and_then(Game::caddie).expect("a line").shots[0];
    keys(&mut app, "\u{1b}.");
    keys(&mut app, "fc");
    assert!(
        said(&mut app).contains("costs 1 stroke"),
        "a turn has gone by"
    );
    keys(&mut app, "c");
    let mut app = thought(app);
    assert_eq!(strokes(&app), Some(2));
    keys(&mut app, "\u{1b}fhhc");
    let shown = said(&mut app);
    assert!(shown.contains(&format!("{} deg", shot.heading)), "{shown}");
    let app = thought(app);
    assert_eq!(strokes(&app), Some(2));
}

#[test]
fn where_he_finds_nothing_he_charges_nothing() {
    // The ball lies in a pocket behind a pool as wide as the board.
    let text = "############\n#T.~~~~~~~.#\n#..~~~~~~~U#\n############";
    let mut app = app_of(game(text, Tees::Forward), LOOK);
    keys(&mut app, "fcc");
    let mut app = thought(app);
    let shown = said(&mut app);
    assert!(
        shown.contains("finds no line from here, and charges nothing"),
        "{shown}"
    );
    assert_eq!(strokes(&app), Some(0));
}

#[test]
fn the_last_stroke_of_a_hole_is_not_for_him() {
    let mut app = app();
    for _ in 0..9 {
        keys(&mut app, "rb");
    }
    assert_eq!(strokes(&app), Some(9));
    keys(&mut app, "fc");
    let shown = said(&mut app);
    assert!(shown.contains("the next one is the last"), "{shown}");
}

#[test]
fn his_path_lies_under_yours_on_the_card() {
    let mut app = table::holed_out(LOOK);
    let shown = said(&mut app);
    assert!(shown.contains("gained on the caddie"), "{shown}");
    assert!(shown.contains("swing 354 55"), "{shown}");
    assert!(shown.contains("picked up"), "{shown}");
    // The next hole has nothing of it.
    keys(&mut app, "\n");
    assert!(!said(&mut app).contains("gained on the caddie"));
}

#[test]
fn all_shots_of_a_long_hole_can_be_seen_on_the_card() {
    let mut round = Round::unrecorded(game(HOLE, Tees::Forward));
    for quarters in [0, 1, 2, 3, 4, 5, 6, 7] {
        let swing = Command::Swing {
            heading: Heading::new(quarters).expect("a heading"),
            power: Power::new(1).expect("a power"),
        };
        round.play(&swing).expect("legal");
    }
    round.play(&Command::Pickup).expect("legal");
    let start = Start::Round(Box::new(round));
    let mut app = thought(App::new(start, Box::new(House), LOOK));
    let mut shown = String::new();
    for _ in 0..20 {
        shown += &text(&frame(&mut app, (60, 20)));
        press(&mut app, KeyCode::Down);
    }
    for quarters in ["0", "0.25", "0.5", "0.75", "1", "1.25", "1.5", "1.75"] {
        assert!(shown.contains(&format!("swing {quarters} 1 ")), "{shown}");
    }
    assert!(shown.contains("picked up"), "{shown}");
    assert!(shown.contains("more shots"), "{shown}");
    // However often down was pressed, one key up is seen.
    let end = text(&frame(&mut app, (60, 20)));
    press(&mut app, KeyCode::Up);
    assert_ne!(text(&frame(&mut app, (60, 20))), end);
}
