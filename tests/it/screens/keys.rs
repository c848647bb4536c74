//! What keys do on the screens, and what is said about it.

use super::*;

#[test]
fn a_key_released_does_nothing() {
    let mut app = app();
    let mut key = KeyEvent::new(KeyCode::Char('.'), KeyModifiers::NONE);
    key.kind = KeyEventKind::Release;
    assert_eq!(app.key(key), Wish::Nothing);
    assert_eq!(app.game().map(Game::turn), Some(0));
}

#[test]
fn a_key_during_a_motion_is_dropped() {
    let moving = Look {
        animation: Animation::On,
        ..LOOK
    };
    let mut app = app_of(game(HOLE, Tees::Forward), moving);
    keys(&mut app, "f10\n");
    assert!(app.next_frame().is_some(), "the ball rolls");
    let turn = app.game().map(Game::turn);
    // So is all that was typed before the picture after it is seen.
    keys(&mut app, "...f10\n");
    assert_eq!(app.game().map(Game::turn), turn);
    assert_eq!(app.next_frame(), None);
    frame(&mut app, (80, 24));
    press(&mut app, KeyCode::Char('.'));
    assert_eq!(app.game().map(Game::turn), turn.map(|turn| turn + 1));
}

#[test]
fn the_first_blow_with_the_club_asks() {
    let text = "########\n#Ts....#\n#.....U#\n########";
    let mut app = app_of(game(text, Tees::Forward), LOOK);
    keys(&mut app, "l");
    assert_eq!(app.game().map(Game::strokes), Some(0));
    assert!(self::text(&frame(&mut app, (80, 24))).contains("costs a stroke"));
    // Another key between takes the question back.
    keys(&mut app, "x\u{1b}l");
    assert_eq!(app.game().map(Game::strokes), Some(0));
    keys(&mut app, "l");
    assert_eq!(app.game().map(Game::strokes), Some(1));
}

#[test]
fn a_torn_arrow_key_does_nothing() {
    for parts in ["\u{1b}[A", "\u{1b}OD", "\u{1b}[1;2C"] {
        let mut app = app();
        keys(&mut app, parts);
        assert_eq!(app.game().map(Game::turn), Some(0));
        let golfer = app.game().map(Game::golfer);
        keys(&mut app, "f");
        let before = picture(&frame(&mut app, (80, 24)));
        keys(&mut app, parts);
        assert_eq!(app.game().map(Game::golfer), golfer);
        keys(&mut app, "f");
        assert_eq!(picture(&frame(&mut app, (80, 24))), before);
    }
}

#[test]
fn a_capital_o_some_time_after_an_esc_is_no_torn_key() {
    let text = "########\n#T....$#\n#.....U#\n########";
    let mut app = app_of(game(text, Tees::Forward), LOOK);
    keys(&mut app, "x\u{1b}");
    app.tick(Duration::from_millis(400));
    keys(&mut app, "O");
    assert_ne!(app.game().map(Game::turn), Some(0));
}

#[test]
fn a_power_half_typed_is_never_swung() {
    let mut app = app();
    keys(&mut app, "f5\n");
    assert_eq!(app.game().map(Game::strokes), Some(0));
    assert!(text(&frame(&mut app, (80, 24))).contains("power    5 %"));
    keys(&mut app, "00");
    assert!(text(&frame(&mut app, (80, 24))).contains("power    100 %"));
    keys(&mut app, ":92.25\n");
    assert!(text(&frame(&mut app, (80, 24))).contains("92.25 deg"));
    keys(&mut app, "10\n");
    assert_eq!(app.game().map(Game::strokes), Some(1));
}

#[test]
fn what_the_tees_do_not_show_is_not_told() {
    // A shot up and down a shaft ends beyond any contact shown.
    let text = "#####\n#T..#\n#..U#\n#####";
    for (tees, told) in [
        (Tees::Forward, "rests"),
        (Tees::Club, "beyond 2 banks"),
        (Tees::Championship, "beyond 1 bank"),
    ] {
        let mut app = app_of(game(text, tees), LOOK);
        keys(&mut app, "f:90\n00");
        let shown = self::text(&frame(&mut app, (80, 24)));
        assert!(shown.contains(told), "{tees}: {shown}");
    }
}

#[test]
fn one_key_walks_to_the_ball_and_stops_for_the_dead() {
    let mut app = app();
    keys(&mut app, "f:0\n50\n");
    keys(&mut app, "o");
    let game = app.game().expect("a round");
    let woke = game.monsters().iter().any(|monster| monster.is_awake());
    assert!(woke || game.check_reach().is_ok());
    assert!(game.turn() > 1);
}

#[test]
fn who_is_chased_already_walks_on() {
    let text = "##################\n#s...............#\n#T..............U#\n#................#\n##################";
    let mut app = app_of(game(text, Tees::Forward), LOOK);
    keys(&mut app, ".f:0\n99\n");
    assert!(app.game().is_some_and(Game::is_marked), "it is after you");
    keys(&mut app, "o");
    let game = app.game().expect("a round");
    assert!(game.check_reach().is_ok(), "one key is enough");
    assert_eq!(
        game.hp(),
        game.hp_max() - 1,
        "the swing cost a heart, the walk none"
    );
}

#[test]
fn a_round_that_is_not_saved_is_not_left_by_one_key() {
    for before in ["", "f", "x", "r"] {
        let mut app = app();
        keys(&mut app, before);
        assert_eq!(press(&mut app, KeyCode::Char('q')), Wish::Draw);
        for size in [(80, 24), (60, 20)] {
            let shown = self::text(&frame(&mut app, size));
            assert!(shown.contains("not saved: q again to leave it"), "{shown}");
        }
        // Another key takes the question back.
        press(&mut app, KeyCode::Tab);
        assert_eq!(press(&mut app, KeyCode::Char('q')), Wish::Draw);
        let at_once = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(app.key(at_once), Wish::Leave);
    }
    // Nothing is lost with a round that is over.
    assert_eq!(
        press(&mut table::fallen(LOOK), KeyCode::Char('q')),
        Wish::Leave
    );
}

#[test]
fn help_lists_every_key_there_is() {
    let mut app = app();
    keys(&mut app, "?");
    let shown = self::text(&frame(&mut app, (120, 160)));
    for key in [
        "Enter Space",
        "Esc",
        "hjklyubn 1-4 6-9",
        ". 5",
        "0-9",
        "Ctrl-Z",
    ] {
        assert!(shown.contains(key), "{key}: {shown}");
    }
    assert!(
        shown.contains("rough, sand, ice: 1.5, 3, 0.5 cells"),
        "{shown}"
    );
}

#[test]
fn tab_offers_banks_that_drop_as_far_as_these_tees_see() {
    // The cup round a corner: no straight line leads to it.
    let text = "#######\n#..T..#\n####..#\n#..U..#\n#######";
    for tees in [Tees::Forward, Tees::Club, Tees::Championship] {
        let mut app = app_of(game(text, tees), LOOK);
        keys(&mut app, "f");
        let mut offered = 0;
        for _ in 0..12 {
            keys(&mut app, "\t");
            let shown = self::text(&frame(&mut app, (80, 24)));
            let said = shown.lines().rfind(|line| line.contains("Line "));
            if said.is_some_and(|said| said.contains("drops")) {
                offered += 1;
                // What is promised is what the preview shows.
                assert!(shown.contains("outcome  drops"), "{tees}: {shown}");
            }
        }
        assert!(offered > 0, "{tees}");
    }
}

#[test]
fn leaving_says_how_the_round_stands() {
    let mut app = app();
    assert_eq!(press(&mut app, KeyCode::Char('q')), Wish::Draw, "it asks");
    assert_eq!(press(&mut app, KeyCode::Char('q')), Wish::Leave);
    assert_eq!(app.farewell().resume, None, "nobody recorded it");
    assert!(app.farewell().summary.is_some());
}

#[test]
fn nothing_is_played_where_nothing_can_be_seen() {
    let mut app = app();
    frame(&mut app, (59, 20));
    let before = app.game().map(|game| game.digest());
    for typed in ["l", ".", "o", "f", "10\n", "\n", " ", "rp", "qq"] {
        keys(&mut app, typed);
    }
    assert_eq!(press(&mut app, KeyCode::Char('q')), Wish::Nothing);
    assert_eq!(app.game().map(|game| game.digest()), before);
    let control = |c| KeyEvent::new(KeyCode::Char(c), KeyModifiers::CONTROL);
    assert_eq!(app.key(control('l')), Wish::Redraw);
    assert_eq!(app.key(control('z')), Wish::Suspend);
    assert_eq!(app.key(control('c')), Wish::Leave);
    frame(&mut app, (60, 20));
    keys(&mut app, ".");
    assert_ne!(app.game().map(|game| game.digest()), before);
}

#[test]
fn esc_leaves_no_program() {
    for (name, mut app) in table::screens() {
        for _ in 0..5 {
            assert_ne!(press(&mut app, KeyCode::Esc), Wish::Leave, "{name}");
            frame(&mut app, (80, 24));
        }
    }
}

#[test]
fn a_round_nobody_records_is_not_called_saved() {
    for typed in ["", "?"] {
        let mut app = app();
        keys(&mut app, typed);
        let mut shown = String::new();
        for _ in 0..60 {
            shown += &text(&frame(&mut app, (80, 24)));
            press(&mut app, KeyCode::Down);
        }
        assert!(!shown.contains("save and leave"), "{shown}");
        assert!(shown.contains("leave, not saved"), "{shown}");
        assert!(app.farewell().unsaved);
    }
}

/// A clubhouse whose open round cannot be gone on with.
struct Locked;

impl Clubhouse for Locked {
    fn begin(&mut self, setup: Setup) -> Round {
        House.begin(setup)
    }

    fn new_setup(&mut self) -> Setup {
        House.new_setup()
    }

    fn left_open(&self) -> Option<String> {
        Some("graveyard-7-1".to_owned())
    }

    fn resume(&mut self, _: &str) -> Result<Round, Trouble> {
        let long = "a/".repeat(9) + "very/long/way/to/the/file/that/is/looked/for.golf";
        Err(Trouble::NoFile(long.into()))
    }

    fn set_aside(&mut self, name: &str) -> Result<(), Trouble> {
        House.set_aside(name)
    }
}

#[test]
fn trouble_on_the_title_is_told_to_its_end() {
    let mut app = App::new(Start::Title, Box::new(Locked), LOOK);
    keys(&mut app, "r");
    let shown = text(&frame(&mut app, (60, 20)));
    let trouble = Locked.resume("").err().map(|error| error.to_string());
    let told = trouble.expect("it is locked");
    let last = told.split(' ').next_back().expect("words");
    assert!(shown.contains(last), "{told}: {shown}");
}
