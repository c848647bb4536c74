//! The screens without a terminal: keys in, pictures out.
//!
//! A picture in a snapshot is the screen's text, then the same screen with a letter for every style
//! that occurs, then what each letter stands for.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use bogeyman::dice::Seed;
use bogeyman::game::{Command, Game, Holes, Phase, Setup};
use bogeyman::geom::{Heading, Power};
use bogeyman::hole::{Course, Flaws, Hole, Picture, Tees};
use bogeyman::store::{Round, Trouble};
use bogeyman::tui::{Animation, App, Clubhouse, ColorDepth, Glyphs, Look, Start, Theme, Wish};
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;

const HOLE: &str = "
######################
#......#####.........#
#..T...#####....,,...#
#...................U#
#......#####....::...#
#..~~..#####.....s...#
#......#####__....o..#
######################
";

const LOOK: Look = Look {
    color: ColorDepth::True,
    glyphs: Glyphs::Unicode,
    animation: Animation::Off,
};

fn setup(tees: Tees) -> Setup {
    Setup {
        seed: Seed::new(7),
        course: Course::Graveyard,
        tees,
        holes: Holes::Count(9),
    }
}

/// A game on a picture; `@` and `*` are the tee's, other letters sleep.
fn game(text: &str, tees: Tees) -> Game {
    let picture = Picture::parse(text).expect("the picture can be read");
    let hole = Hole {
        course: Course::Graveyard,
        architect: "test",
        tees,
        seed: Seed::new(7),
        number: 1,
        par: 5,
        path_tenths: 180,
        near_monsters: 1,
        ground: picture.ground,
        tee: picture.tee.expect("a tee"),
        cup: picture.cup.expect("a cup"),
        monsters: picture.monsters,
        rooms: Vec::new(),
        witness: bogeyman::hole::Line::default(),
        attempt: 0,
        flaws: Flaws::default(),
        fallback: false,
    };
    Game::on(setup(tees), hole)
}

/// A clubhouse with one hole and nothing left open.
struct House;

impl Clubhouse for House {
    fn new_round(&mut self) -> Round {
        Round::unrecorded(game(HOLE, Tees::Forward))
    }

    fn left_open(&self) -> Option<String> {
        None
    }

    fn resume(&mut self, _: &str) -> Result<Round, Trouble> {
        Err(Trouble::NoRound)
    }
}

fn app_of(game: Game, look: Look) -> App {
    let round = Round::unrecorded(game);
    App::new(Start::Round(Box::new(round)), Box::new(House), look)
}

fn app() -> App {
    app_of(game(HOLE, Tees::Forward), LOOK)
}

fn press(app: &mut App, code: KeyCode) -> Wish {
    app.key(KeyEvent::new(code, KeyModifiers::NONE))
}

/// Types characters; `\n` is Enter, `\t` Tab, `\u{1b}` Esc.
fn keys(app: &mut App, typed: &str) {
    for c in typed.chars() {
        let code = match c {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\u{1b}' => KeyCode::Esc,
            _ => KeyCode::Char(c),
        };
        press(app, code);
    }
}

fn frame(app: &mut App, (width, height): (u16, u16)) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    app.draw(&mut buffer, Duration::ZERO);
    buffer
}

fn text(buffer: &Buffer) -> String {
    let mut lines = String::new();
    for y in buffer.area.top()..buffer.area.bottom() {
        let line: String = (buffer.area.left()..buffer.area.right())
            .map(|x| buffer[(x, y)].symbol())
            .collect();
        let _ = writeln!(lines, "{}", line.trim_end());
    }
    lines
}

fn picture(buffer: &Buffer) -> String {
    let mut names: BTreeMap<String, char> = BTreeMap::new();
    let mut letters = ('a'..='z').chain('A'..='Z').chain('0'..='9');
    let mut styles = String::new();
    for y in buffer.area.top()..buffer.area.bottom() {
        for x in buffer.area.left()..buffer.area.right() {
            let cell = &buffer[(x, y)];
            // The ink of a blank is not seen.
            let ink = match cell.symbol() {
                " " => String::new(),
                _ => cell.fg.to_string(),
            };
            let style = format!("{ink} on {} {:?}", cell.bg, cell.modifier);
            let name = names
                .entry(style)
                .or_insert_with(|| letters.next().unwrap_or('*'));
            styles.push(*name);
        }
        styles.push('\n');
    }
    let mut named: Vec<_> = names
        .into_iter()
        .map(|(style, name)| (name, style))
        .collect();
    named.sort();
    let legend: String = named
        .iter()
        .map(|(name, style)| format!("{name}: {style}\n"))
        .collect();
    format!("{}\n{styles}\n{legend}", text(buffer))
}

fn holed_out() -> App {
    let mut game = game(HOLE, Tees::Forward);
    let swing = |heading: u16, power: u8| Command::Swing {
        heading: Heading::new(heading).expect("a heading"),
        power: Power::new(power).expect("a power"),
    };
    game.apply(&swing(0, 1)).expect("the ball is in reach");
    game.apply(&Command::Pickup).expect("always allowed");
    assert!(matches!(game.phase(), Phase::Carded(_)));
    app_of(game, LOOK)
}

fn fallen() -> App {
    // Beside a skeleton that wakes, waiting is death.
    let text = "#######\n#T.s..#\n#.....#\n#....U#\n#######";
    let mut game = game(text, Tees::Club);
    for _ in 0..20 {
        if game.phase() == &Phase::Play {
            game.apply(&Command::Wait).expect("always allowed");
        }
    }
    assert!(matches!(game.phase(), Phase::Over(_)));
    app_of(game, LOOK)
}

/// Every screen, by name.
fn screens() -> Vec<(&'static str, App)> {
    let with = |typed: &str| {
        let mut app = app();
        keys(&mut app, typed);
        app
    };
    vec![
        ("title", App::new(Start::Title, Box::new(House), LOOK)),
        ("play", app()),
        ("aim", with("f")),
        ("relief", with("r")),
        ("look", with("x\t")),
        ("help", with("?")),
        ("card", holed_out()),
        ("over", fallen()),
    ]
}

#[test]
fn the_screens_look_like_this() {
    for (name, mut app) in screens() {
        for size in [(80, 24), (120, 40), (60, 20)] {
            let shown = picture(&frame(&mut app, size));
            insta::assert_snapshot!(format!("{name}_{}x{}", size.0, size.1), shown);
        }
    }
}

#[test]
fn without_colour_and_unicode_all_is_told_by_signs() {
    let look = Look {
        color: ColorDepth::None,
        glyphs: Glyphs::Ascii,
        ..LOOK
    };
    let mut app = app_of(game(HOLE, Tees::Forward), look);
    keys(&mut app, "f");
    let shown = frame(&mut app, (80, 24));
    assert!(text(&shown).is_ascii());
    insta::assert_snapshot!(picture(&shown));
}

#[test]
fn every_screen_can_be_drawn_at_every_size() {
    let sizes = (0..=40)
        .flat_map(|width| (0..=15).map(move |height| (width, height)))
        .chain([
            (60, 20),
            (79, 23),
            (80, 24),
            (100, 30),
            (500, 200),
            (65_000, 1),
            (1, 1000),
        ]);
    for size in sizes {
        for (_, mut app) in screens() {
            frame(&mut app, size);
        }
    }
}

#[test]
fn a_ball_can_be_seen_rolling_at_every_size() {
    let moving = Look {
        animation: Animation::On,
        ..LOOK
    };
    for size in [(0, 0), (1, 1), (60, 20), (80, 24), (500, 200)] {
        let mut app = app_of(game(HOLE, Tees::Forward), moving);
        keys(&mut app, "f\n");
        let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
        for millis in (0..1500).step_by(33) {
            app.draw(&mut buffer, Duration::from_millis(millis));
        }
        assert_eq!(app.next_frame(), None, "it ends by itself");
    }
}

#[test]
fn the_ball_rolls_strikes_and_drops() {
    let text = "##########\n#........#\n#T..s...U#\n#........#\n##########";
    let moving = Look {
        animation: Animation::On,
        ..LOOK
    };
    let mut app = app_of(game(text, Tees::Forward), moving);
    keys(&mut app, "f:0\n90\n");
    let mut pictures = String::new();
    for millis in [0, 100, 200, 300, 450, 2000] {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 60, 20));
        app.draw(&mut buffer, Duration::from_millis(millis));
        let _ = writeln!(pictures, "{millis} ms\n{}", self::text(&buffer));
    }
    insta::assert_snapshot!(pictures);
}

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
    assert_eq!(press(&mut fallen(), KeyCode::Char('q')), Wish::Leave);
}

#[test]
fn help_lists_every_key_there_is() {
    let mut app = app();
    keys(&mut app, "?");
    let shown = self::text(&frame(&mut app, (120, 80)));
    for key in ["F Enter Space", "hjklyubn 1-4 6-9", ". 5", "0-9", "Ctrl-Z"] {
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
                assert!(shown.contains("the ball drops"), "{tees}: {shown}");
            }
        }
        assert!(offered > 0, "{tees}");
    }
}

/// Contrast of two colours as WCAG 2 counts it; none for a colour that is none of the theme's.
#[expect(
    clippy::disallowed_methods,
    reason = "the formula asks for a power, and a limit in a test may differ in the last bit"
)]
fn contrast(a: Color, b: Color) -> Option<f64> {
    let part = |v: u8| match f64::from(v) / 255.0 {
        low @ ..=0.04045 => low / 12.92,
        high => ((high + 0.055) / 1.055).powf(2.4),
    };
    let light = |color| match color {
        Color::Rgb(r, g, b) => Some(0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b) + 0.05),
        _ => None,
    };
    let (a, b) = (light(a)?, light(b)?);
    Some(a.max(b) / a.min(b))
}

#[test]
fn all_that_is_drawn_can_be_read() {
    // A shut-in golfer among the dead, on every kind of ground, beside every wall.
    let crowd = "#########\n#T,:_s..#\n#,:_.,:_#\n#:_s,:_.#\n#_s.~os,#\n#......U#\n#########";
    let mut shown = Vec::new();
    for (_, mut app) in screens() {
        shown.push(frame(&mut app, (80, 24)));
    }
    for turns in 0..8 {
        let mut app = app_of(game(crowd, Tees::Forward), LOOK);
        keys(&mut app, &".".repeat(turns));
        shown.push(frame(&mut app, (80, 24)));
        for heading in (0..360).step_by(15) {
            keys(&mut app, &format!("f:{heading}\n{:02}", heading / 4 + 9));
            shown.push(frame(&mut app, (80, 24)));
            keys(&mut app, "\u{1b}");
        }
    }
    let theme = Theme::night();
    let texture: Vec<Color> = [
        theme.rough_mark,
        theme.sand_mark,
        theme.ice_mark,
        theme.water_mark,
        theme.wall_face,
    ]
    .into_iter()
    .flat_map(|ink| [ink, ink.shaded(theme.shadow)])
    .map(Color::from)
    .collect();
    for cell in shown.iter().flat_map(|buffer| &buffer.content) {
        if cell.symbol() != " " && !texture.contains(&cell.fg) {
            let contrast = contrast(cell.fg, cell.bg).expect("the theme's colours");
            assert!(
                contrast >= 4.5,
                "{:?}: {} on {}, {contrast:.2}",
                cell.symbol(),
                cell.fg,
                cell.bg
            );
        }
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
    for (name, mut app) in screens() {
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
    fn new_round(&mut self) -> Round {
        House.new_round()
    }

    fn left_open(&self) -> Option<String> {
        Some("graveyard-7-1".to_owned())
    }

    fn resume(&mut self, _: &str) -> Result<Round, Trouble> {
        let long = "a/".repeat(9) + "very/long/way/to/the/file/that/is/looked/for.golf";
        Err(Trouble::NoFile(long.into()))
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
