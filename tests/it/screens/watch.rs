//! Looking on while a bot plays: what is seen, at what pace, and that the round is the bot's own.

use bogeyman::bots::{Bot, run};

use super::*;

/// What the loop waits between two looks for an answer.
const POLL: Duration = Duration::from_millis(33);

/// The longest picture at speed 1, and more.
const LONG: Duration = Duration::from_secs(4);

fn watch(bot: Bot, game: Game, animation: Animation) -> App {
    let look = Look { animation, ..LOOK };
    App::new(Start::Watch(bot, Box::new(game)), Box::new(House), look)
}

/// A watched round on the hole of the other screens, which nothing moves on but time.
fn caddie() -> App {
    watch(Bot::Caddie, game(HOLE, Tees::Forward), Animation::Off)
}

fn frame_at(app: &mut App, now: Duration) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    app.draw(&mut buffer, now);
    buffer
}

/// Draws until no answer is waited for, while time stands still.
fn settle(app: &mut App, now: Duration) {
    for _ in 0..60_000 {
        frame_at(app, now);
        if app.next_frame() != Some(POLL) {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("the bot never answers");
}

/// Goes on as the loop does until something is true, and says what time it is then.
fn until(app: &mut App, mut now: Duration, done: impl Fn(&Game) -> bool) -> Duration {
    for _ in 0..5000 {
        settle(app, now);
        if app.game().is_some_and(&done) {
            return now;
        }
        now += app.next_frame().expect("it goes on by itself");
    }
    panic!("it never comes to that");
}

fn is_over(game: &Game) -> bool {
    matches!(game.phase(), Phase::Over(_))
}

fn is_carded(game: &Game) -> bool {
    matches!(game.phase(), Phase::Carded(_))
}

fn shows(app: &mut App, now: Duration, words: &str) {
    let shown = text(&frame_at(app, now));
    assert!(shown.contains(words), "{words:?} is not there:\n{shown}");
}

#[test]
fn a_watched_round_looks_like_this() {
    let mut aiming = caddie();
    settle(&mut aiming, Duration::ZERO);
    settle(&mut aiming, LONG);
    let mut paused = caddie();
    let walked = until(&mut paused, Duration::ZERO, |game| game.turn() > 2);
    keys(&mut paused, " ");
    let mut carded = caddie();
    let card = until(&mut carded, Duration::ZERO, is_carded);
    let short = setup(Tees::Club);
    let short = Setup {
        holes: Holes::Count(1),
        ..short
    };
    let mut over = watch(Bot::Caddie, Game::new(short), Animation::Off);
    let end = until(&mut over, Duration::ZERO, is_over);
    for (name, app, now) in [
        ("aim", &mut aiming, LONG),
        ("paused", &mut paused, walked),
        ("card", &mut carded, card),
        ("over", &mut over, end),
    ] {
        for (width, height) in [(80, 24), (120, 40), (60, 20)] {
            let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
            app.draw(&mut buffer, now);
            let name = format!("watch_{name}_{width}x{height}");
            insta::with_settings!({ snapshot_path => "../snapshots" }, {
                insta::assert_snapshot!(name, picture(&buffer));
            });
        }
    }
}

#[test]
fn a_round_is_watched_to_its_end_and_is_the_bots_own() {
    for (bot, animation) in [
        (Bot::Caddie, Animation::On),
        (Bot::Kiter, Animation::Off),
        (Bot::Beginner, Animation::On),
    ] {
        let setup = Setup {
            holes: Holes::Count(2),
            ..setup(Tees::Club)
        };
        let mut app = watch(bot, Game::new(setup.clone()), animation);
        let mut now = Duration::ZERO;
        let mut pictures = 0;
        loop {
            frame_at(&mut app, now);
            if app.game().is_some_and(is_over) {
                break;
            }
            now += app
                .next_frame()
                .unwrap_or_else(|| panic!("{bot:?} stands still"));
            pictures += 1;
            assert!(pictures < 1_000_000, "{bot:?} never ends");
        }
        let alone = run(bot, setup);
        let watched = app.game().expect("a round");
        assert_eq!(watched.digest(), alone.digest, "{bot:?}");
        assert_eq!(watched.card(), alone.card, "{bot:?}");
        frame_at(&mut app, now + LONG);
        assert_eq!(app.next_frame(), None, "nothing moves at the end");
    }
}

#[test]
fn a_swing_is_aimed_for_a_moment_and_then_seen_rolling() {
    let mut app = watch(Bot::Caddie, game(HOLE, Tees::Forward), Animation::On);
    settle(&mut app, Duration::ZERO);
    shows(&mut app, Duration::ZERO, "WALK");
    settle(&mut app, LONG);
    shows(&mut app, LONG, "AIM");
    assert_eq!(app.game().map(Game::strokes), Some(0));
    shows(&mut app, LONG * 2, "THE BALL ROLLS");
    // Keys do what they always do, for nobody is about to swing by mistake.
    keys(&mut app, " ");
    shows(&mut app, LONG * 2, "PAUSED");
    shows(&mut app, LONG * 2, "THE BALL ROLLS");
    shows(&mut app, LONG * 3, "WALK");
    assert_eq!(app.game().map(Game::strokes), Some(1));
}

#[test]
fn a_pause_stops_it_and_steps_go_on_one_by_one() {
    let mut app = caddie();
    keys(&mut app, " ");
    settle(&mut app, Duration::ZERO);
    assert_eq!(app.next_frame(), None, "nothing moves");
    let tee = app.game().map(Game::digest);
    settle(&mut app, LONG * 100);
    assert_eq!(app.game().map(Game::digest), tee);
    for (step, seen) in [(".", "AIM"), ("\n", "WALK"), (".", "WALK")] {
        keys(&mut app, step);
        settle(&mut app, LONG * 101);
        shows(&mut app, LONG * 101, seen);
        assert_eq!(app.next_frame(), None, "it is paused again");
    }
    let turn = app.game().map(Game::turn);
    assert!(turn > Some(1));
    keys(&mut app, " ");
    settle(&mut app, LONG * 102);
    settle(&mut app, LONG * 103);
    assert!(app.game().map(Game::turn) > turn, "it goes on");
}

#[test]
fn help_and_a_screen_too_small_stop_it_too() {
    let mut app = caddie();
    settle(&mut app, Duration::ZERO);
    keys(&mut app, "?");
    settle(&mut app, LONG);
    for told in ["WATCH", "half, 1, 2, 4 and 8 times", "watch another round"] {
        shows(&mut app, LONG, told);
    }
    assert_eq!(app.next_frame(), None);
    keys(&mut app, "?");
    let mut small = Buffer::empty(Rect::new(0, 0, 59, 20));
    app.draw(&mut small, LONG * 2);
    app.draw(&mut small, LONG * 3);
    assert_eq!(app.next_frame(), None);
    assert_eq!(app.game().map(Game::turn), Some(0));
    settle(&mut app, LONG * 4);
    shows(&mut app, LONG * 4, "AIM");
}

#[test]
fn it_plays_faster_and_slower() {
    let played = |typed: &str| {
        let mut app = caddie();
        keys(&mut app, typed);
        until(&mut app, Duration::ZERO, is_carded)
    };
    let (slow, usual, fast) = (played("---"), played(""), played("+++++"));
    assert!(slow > usual * 3 / 2, "{slow:?} {usual:?}");
    assert!(usual > fast * 6, "{usual:?} {fast:?}");
}

#[test]
fn a_hole_is_skipped_to_its_card_while_time_stands_still() {
    for (animation, typed) in [
        (Animation::On, "n"),
        (Animation::Off, "n"),
        (Animation::Off, " n"),
    ] {
        let mut app = watch(Bot::Caddie, Game::new(setup(Tees::Forward)), animation);
        keys(&mut app, typed);
        settle(&mut app, Duration::ZERO);
        assert!(app.game().is_some_and(is_carded));
        shows(&mut app, Duration::ZERO, "n next hole");
        // From the card the next hole begins, and is played at the pace as before.
        keys(&mut app, "n");
        settle(&mut app, Duration::ZERO);
        assert_eq!(app.game().map(|game| game.hole().number), Some(2));
        assert_eq!(app.game().map(Game::turn), Some(0));
    }
}

#[test]
fn nothing_is_lost_by_leaving() {
    let mut app = caddie();
    until(&mut app, Duration::ZERO, |game| game.turn() > 0);
    assert_eq!(press(&mut app, KeyCode::Char('q')), Wish::Leave);
    let farewell = app.farewell();
    assert!(!farewell.unsaved);
    assert_eq!(farewell.resume, None);
    let summary = farewell.summary.expect("a round was watched");
    assert_eq!(summary, "On hole 1. The caddie played seed 7.");
}

#[test]
fn from_the_title_it_leads_back_to_the_title() {
    for leaving in ["q", "\u{1b}", "t"] {
        let mut app = App::new(Start::Title, Box::new(House), LOOK);
        keys(&mut app, "w");
        shows(&mut app, Duration::ZERO, "THE CADDIE PLAYS");
        keys(&mut app, leaving);
        shows(&mut app, Duration::ZERO, "New round");
        assert!(app.game().is_none());
        assert_eq!(app.farewell().summary, None);
        assert_eq!(press(&mut app, KeyCode::Char('q')), Wish::Leave);
    }
}

#[test]
fn after_the_end_another_round_can_be_watched() {
    let setup = Setup {
        seed: Seed::new(3),
        holes: Holes::Count(1),
        ..setup(Tees::Championship)
    };
    let mut app = watch(Bot::Beginner, Game::new(setup.clone()), Animation::Off);
    let end = until(&mut app, Duration::ZERO, is_over);
    // What was pressed for the next hole leads nowhere.
    keys(&mut app, "n\n. +");
    shows(&mut app, end, "w watch another");
    assert!(app.game().is_some_and(is_over));
    keys(&mut app, "w");
    shows(&mut app, end, "THE BEGINNER PLAYS");
    let fresh = House.new_setup().seed;
    let next = Setup {
        seed: fresh,
        ..setup
    };
    assert_eq!(app.game().map(Game::setup), Some(&next));
    assert_eq!(app.game().map(Game::turn), Some(0));
}

#[test]
fn the_golfer_who_fell_is_named() {
    let text = "#######\n#T.s..#\n#.....#\n#....U#\n#######";
    let mut game = game(text, Tees::Championship);
    while !is_over(&game) {
        game.apply(&Command::Wait).expect("always allowed");
    }
    let mut app = watch(Bot::Blind, game, Animation::Off);
    let shown = "THE BLIND CADDIE FELL ON HOLE 1 TO A SKELETON";
    shows(&mut app, Duration::ZERO, shown);
    let summary = app.farewell().summary.expect("a round was watched");
    assert!(
        summary.starts_with("Fell on hole 1 to a skeleton"),
        "{summary}"
    );
    assert!(summary.ends_with(" The blind caddie played seed 7."));
}
