//! Whole rounds with arrows, Enter, Tab and Esc alone, and with letters, Tab and Enter alone; the menu
//! that makes it possible.

use super::*;

const SIZE: (u16, u16) = (80, 24);

/// Plays a whole round with these hands, and not for ever.
fn plays(go_on: impl Fn(&mut App)) {
    let mut app = App::new(Start::Title, Box::new(House), LOOK);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    for _ in 0..2000 {
        frame(&mut app, SIZE);
        go_on(&mut app);
        let game = app.game().expect("a round");
        // Who takes the first line and never fights gets so far.
        if matches!(game.phase(), Phase::Over(_)) {
            assert_eq!(game.card().len(), 4);
            return;
        }
    }
    panic!("the round is not done: {}", text(&frame(&mut app, SIZE)));
}

/// Chooses an entry of the menu by arrows.
fn choose(app: &mut App, entry: &str) {
    press(app, KeyCode::Esc);
    for _ in 0..12 {
        let shown = text(&frame(app, SIZE));
        let marked = |line: &str| line.contains("> ") && line.contains(entry);
        if shown.lines().any(marked) {
            press(app, KeyCode::Enter);
            return;
        }
        press(app, KeyCode::Down);
    }
    panic!("no {entry}: {}", text(&frame(app, SIZE)));
}

#[test]
fn a_round_is_played_with_arrows_enter_tab_and_esc() {
    plays(|app| {
        let game = app.game().expect("a round");
        let (turn, in_reach) = (game.turn(), game.check_reach().is_ok());
        match game.phase() {
            Phase::Upgrade { .. } => {
                press(app, KeyCode::Right);
                press(app, KeyCode::Enter);
            }
            Phase::Play if in_reach => {
                press(app, KeyCode::Enter);
                press(app, KeyCode::Tab);
                press(app, KeyCode::Enter);
            }
            Phase::Play => {
                // The ball first, whatever else there is.
                press(app, KeyCode::Enter);
                press(app, KeyCode::Enter);
                if app.game().map(Game::turn) == Some(turn) {
                    choose(app, "wait a turn");
                }
            }
            Phase::Carded(_) | Phase::Over(_) => {
                press(app, KeyCode::Enter);
            }
        }
    });
}

#[test]
fn a_round_is_played_with_letters() {
    plays(|app| {
        let game = app.game().expect("a round");
        let (turn, in_reach) = (game.turn(), game.check_reach().is_ok());
        match game.phase() {
            Phase::Upgrade { .. } => keys(app, "l\n"),
            Phase::Play if in_reach => keys(app, "f\thl\n"),
            Phase::Play => {
                keys(app, "o");
                if app.game().map(Game::turn) == Some(turn) {
                    keys(app, ".");
                }
            }
            Phase::Carded(_) | Phase::Over(_) => keys(app, "n"),
        }
    });
}

#[test]
fn all_that_can_be_done_is_on_the_menu() {
    let screens = [
        ("the bag", "THE BAG"),
        ("relief", "RELIEF"),
        ("look", "LOOK"),
        ("help", "back to the game"),
        ("aim", "AIM"),
    ];
    for (entry, shows) in screens {
        let mut app = app();
        choose(&mut app, entry);
        let shown = text(&frame(&mut app, SIZE));
        assert!(shown.contains(shows), "{entry}: {shown}");
    }
    let mut app = app();
    choose(&mut app, "leave");
    assert!(text(&frame(&mut app, SIZE)).contains("not saved: Enter again"));
    // Asked once more from the menu, it leaves.
    assert_eq!(press(&mut app, KeyCode::Enter), Wish::Leave);
    // The keys of the walk work in it, and Esc goes back.
    let mut app = self::app();
    keys(&mut app, "\u{1b}.");
    assert_eq!(app.game().map(Game::turn), Some(1));
    keys(&mut app, "\u{1b}");
    app.tick(Duration::from_millis(400));
    keys(&mut app, "\u{1b}l");
    assert_eq!(app.game().map(Game::turn), Some(2));
}

#[test]
fn relief_is_taken_with_arrows() {
    let mut app = app();
    keys(&mut app, "f10\nr");
    // Nothing is marked at first, so Enter alone costs nothing.
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.game().map(Game::strokes), Some(1));
    press(&mut app, KeyCode::Down);
    let shown = text(&frame(&mut app, SIZE));
    assert!(shown.contains("b> back to the last spot"), "{shown}");
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.game().map(Game::strokes), Some(2));
}
