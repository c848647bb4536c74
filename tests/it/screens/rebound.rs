//! Keys that the player has changed: what they do, and what is said of them.

use bogeyman::config::{Bindings, Letters, Settings};

use super::*;

/// A clubhouse of a player with settings.
struct Own(Settings);

impl Clubhouse for Own {
    fn begin(&mut self, setup: Setup) -> Round {
        House.begin(setup)
    }

    fn set_aside(&mut self, name: &str) -> Result<(), Trouble> {
        House.set_aside(name)
    }

    fn new_setup(&mut self) -> Setup {
        House.new_setup()
    }

    fn left_open(&self) -> Option<String> {
        None
    }

    fn resume(&mut self, _: &str) -> Result<Round, Trouble> {
        Err(Trouble::NoRound)
    }

    fn settings(&self) -> Settings {
        self.0.clone()
    }
}

/// A round of a player who has these letters and these keys.
fn player(letters: Letters, changes: &[(&str, &str, &str)]) -> App {
    let mut keys = Bindings::new();
    for (table, act, key) in changes {
        let acts = keys.entry((*table).to_owned()).or_default();
        acts.insert((*act).to_owned(), vec![(*key).to_owned()]);
    }
    let settings = Settings {
        letters: Some(letters),
        keys,
        ..Settings::default()
    };
    let round = Round::unrecorded(game(HOLE, Tees::Forward));
    App::new(Start::Round(Box::new(round)), Box::new(Own(settings)), LOOK)
}

#[test]
fn a_changed_key_is_in_input_key_line_help_and_sentences() {
    let mut app = player(
        Letters::Vi,
        &[("walk", "aim", "g"), ("anywhere", "help", "F1")],
    );
    let shown = text(&frame(&mut app, (80, 24)));
    assert!(shown.contains("g aim"), "{shown}");
    assert!(shown.contains("press g to aim"), "{shown}");
    assert!(shown.contains("F1 help"), "{shown}");
    keys(&mut app, "f?");
    assert!(
        !text(&frame(&mut app, (80, 24))).contains("heading"),
        "f does nothing now"
    );
    press(&mut app, KeyCode::F(1));
    let shown = text(&frame(&mut app, (120, 160)));
    assert!(shown.contains("  g   "), "{shown}");
    press(&mut app, KeyCode::F(1));
    keys(&mut app, "g");
    assert!(
        text(&frame(&mut app, (80, 24))).contains("heading"),
        "g aims"
    );
    // Enter keeps its meaning beside it.
    keys(&mut app, "\u{1b}\n");
    assert!(text(&frame(&mut app, (80, 24))).contains("heading"));
}

#[test]
fn w_a_s_d_walk_where_they_were_chosen() {
    let golfer = |app: &App| app.game().map(Game::golfer).expect("a round");
    let mut app = player(Letters::Wasd, &[]);
    let start = golfer(&app);
    for (typed, (x, y)) in [("d", (1, 0)), ("c", (2, 1)), ("a", (1, 1)), ("q", (0, 0))] {
        keys(&mut app, typed);
        let at = golfer(&app);
        assert_eq!((at.x - start.x, at.y - start.y), (x, y), "{typed}");
    }
    keys(&mut app, "hjkl");
    assert_eq!(golfer(&app), start, "those are no ways now");
    keys(&mut app, "?");
    let shown = text(&frame(&mut app, (120, 160)));
    assert!(shown.contains("wasdqezc 1-4 6-9"), "{shown}");
    let mut app = player(Letters::None, &[]);
    keys(&mut app, "hjkl");
    assert_eq!(golfer(&app), start);
    press(&mut app, KeyCode::Right);
    assert_ne!(golfer(&app), start);
}

#[test]
fn keys_that_make_no_sense_are_told_and_left_out() {
    let mut app = player(Letters::Vi, &[("walk", "bag", "x")]);
    let shown = text(&frame(&mut app, (80, 24)));
    assert!(shown.contains("x would do two things at once"), "{shown}");
    keys(&mut app, "x");
    assert!(text(&frame(&mut app, (80, 24))).contains("LOOK"));
}

#[test]
fn leaving_the_bag_leaves_no_round() {
    let mut app = app();
    keys(&mut app, "i");
    assert!(text(&frame(&mut app, (80, 24))).contains("THE BAG"));
    keys(&mut app, "q");
    let shown = text(&frame(&mut app, (80, 24)));
    assert!(
        !shown.contains("THE BAG") && !shown.contains("not saved:"),
        "{shown}"
    );
}
