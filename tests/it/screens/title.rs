//! The title: where its entries lead, and the hole beside it, which ends and is then silent.

use super::*;

const MOVING: Look = Look {
    animation: Animation::On,
    ..LOOK
};

fn title(look: Look) -> App {
    App::new(Start::Title, Box::new(House), look)
}

fn at(app: &mut App, now: Duration) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    app.draw(&mut buffer, now);
    buffer
}

#[test]
fn every_entry_is_reached_by_its_letter_and_by_enter() {
    let leads = [
        ("n", "NEW ROUND"),
        ("t", "TUTORIAL: SWING"),
        ("w", "THE CADDIE PLAYS"),
        ("a", "ARCHITECT'S TABLE"),
        ("s", "SETTINGS"),
        ("?", "THE BOARD"),
    ];
    for (row, (letter, heading)) in leads.into_iter().enumerate() {
        for typed in [letter.to_owned(), "j".repeat(row) + "\n"] {
            let mut app = title(LOOK);
            keys(&mut app, &typed);
            let shown = text(&frame(&mut app, (120, 160)));
            assert!(shown.contains(heading), "{typed:?}: {shown}");
        }
    }
    assert_eq!(press(&mut title(LOOK), KeyCode::Char('q')), Wish::Leave);
}

#[test]
fn the_hole_beside_it_is_played_to_its_end_and_then_nothing_moves() {
    let mut app = title(MOVING);
    let mut pictures = std::collections::BTreeSet::new();
    let mut now = Duration::ZERO;
    loop {
        pictures.insert(text(&at(&mut app, now)));
        let Some(wait) = app.next_frame() else {
            break;
        };
        // An answer is waited for in real time, what is to be looked at is not.
        std::thread::sleep(Duration::from_micros(200));
        now += wait.max(Duration::from_millis(1));
        assert!(now < Duration::from_secs(180), "it goes on for ever");
    }
    assert!(pictures.len() > 5, "something moved");
    let still = at(&mut app, now);
    assert_eq!(at(&mut app, now + Duration::from_secs(3600)), still);
    assert_eq!(app.next_frame(), None);
    assert!(app.game().is_none(), "it is no round of the player's");
    assert_eq!(app.farewell().summary, None);
    // Who is back sees another one.
    press(&mut app, KeyCode::Down);
    at(&mut app, now + Duration::from_secs(3600));
    assert!(app.next_frame().is_some());
}

#[test]
fn nobody_there_nothing_moves() {
    let mut app = title(MOVING);
    at(&mut app, Duration::ZERO);
    assert!(app.next_frame().is_some());
    app = thought_of_once(app);
    at(&mut app, Duration::from_secs(121));
    at(&mut app, Duration::from_secs(121));
    assert_eq!(app.next_frame(), None, "two minutes without a key");
}

/// Until the hole is built.
fn thought_of_once(mut app: App) -> App {
    for _ in 0..2000 {
        if text(&at(&mut app, Duration::from_secs(1))).contains("The caddie, par") {
            return app;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("no hole is built");
}

#[test]
fn without_animation_the_title_is_still() {
    let mut app = title(LOOK);
    at(&mut app, Duration::ZERO);
    assert_eq!(app.next_frame(), None);
}

#[test]
fn a_round_is_abandoned_by_its_word_alone() {
    let mut app = app();
    keys(&mut app, "Q\n");
    assert!(text(&frame(&mut app, (80, 24))).contains("Type the word abandon"));
    keys(&mut app, "abandom\n");
    assert!(app.game().is_some());
    keys(&mut app, "\u{1b}");
    assert_eq!(app.game().map(Game::turn), Some(0), "back to the round");
    keys(&mut app, "Qabandon\n");
    assert!(app.game().is_none());
    assert!(text(&frame(&mut app, (80, 24))).contains("The round is abandoned"));
}
