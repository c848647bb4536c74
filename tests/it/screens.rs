//! The screens without a terminal: keys in, pictures out.
//!
//! `table` lists the screens, `every` and `legible` ask of all of them what all must keep.
//!
//! A picture in a snapshot is the screen's text, then the same screen with a letter for every style
//! that occurs, then what each letter stands for.

mod architect;
mod bag;
mod caddie;
mod dash;
mod dead;
mod every;
mod hands;
mod keys;
mod legible;
mod mouse;
mod new_round;
mod practice;
mod rebound;
mod settings;
mod signs;
mod table;
mod title;
mod upgrade;
mod watch;
mod whole;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use bogeyman::bots::Bot;
use bogeyman::config::{ColorDepth, Glyphs, ThemeName};
use bogeyman::dice::Seed;
use bogeyman::game::{Command, Game, Holes, Phase, Setup};
use bogeyman::geom::{Heading, Point, Power};
use bogeyman::hole::{Course, Flaws, Hole, Item, Lying, Picture, Tees};
use bogeyman::store::{Round, Trouble};
use bogeyman::tui::{Animation, App, Clubhouse, Grain, Look, Mouse, Start, Wish};
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

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
    theme: ThemeName::Night,
    glyphs: Glyphs::Unicode,
    animation: Animation::Off,
    mouse: Mouse::On,
};

fn setup(tees: Tees) -> Setup {
    Setup {
        seed: Seed::new(7),
        course: Course::Graveyard,
        tees,
        holes: Holes::Count(9),
    }
}

/// A game on a picture, where all sleep. Without `T` the golfer stands on the tee; each `$` is the next
/// item of the list.
fn game(text: &str, tees: Tees) -> Game {
    let picture = Picture::parse(text).expect("the picture can be read");
    let kinds = Item::ALL.into_iter().cycle();
    let items = picture.items.iter().zip(kinds);
    let tee = picture.tee.or(picture.golfer).expect("a tee or a golfer");
    let (golfer, ball) = (picture.golfer, picture.ball);
    let hole = Hole {
        items: items.map(|(&cell, item)| Lying { item, cell }).collect(),
        course: Course::Graveyard,
        architect: "test",
        tees,
        seed: Seed::new(7),
        number: 1,
        par: 5,
        path_tenths: 180,
        near_monsters: 1,
        ground: picture.ground,
        tee,
        cup: picture.cup.expect("a cup"),
        monsters: picture.monsters,
        rooms: Vec::new(),
        witness: bogeyman::hole::Line::default(),
        attempt: 0,
        flaws: Flaws::default(),
        fallback: false,
    };
    let centre = Point::centre(ball.unwrap_or(tee));
    Game::on(setup(tees), hole).placed(golfer.unwrap_or(tee), centre)
}

/// The same after these commands, one a line or between commas.
fn after(mut game: Game, lines: &str) -> Game {
    crate::fixture::play(&mut game, lines);
    game
}

/// A clubhouse with one hole and nothing left open.
struct House;

impl Clubhouse for House {
    fn begin(&mut self, setup: Setup) -> Round {
        Round::unrecorded(Game::new(setup))
    }

    fn new_setup(&mut self) -> Setup {
        setup(Tees::Forward)
    }

    fn left_open(&self) -> Option<String> {
        None
    }

    fn resume(&mut self, _: &str) -> Result<Round, Trouble> {
        Err(Trouble::NoRound)
    }

    fn set_aside(&mut self, _: &str) -> Result<(), Trouble> {
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

/// The game when whatever is thought of in it has been thought of.
fn thought(mut app: App) -> App {
    for _ in 0..2000 {
        frame(&mut app, (80, 24));
        if app.next_frame().is_none() {
            return app;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("it thinks for ever");
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
fn graves_spikes_and_doors_have_signs_and_words() {
    let plain = Look {
        color: ColorDepth::None,
        glyphs: Glyphs::Ascii,
        ..LOOK
    };
    let hole = HOLE.replace("#..~~..#", "#..^X+.#");
    // In colour a grave's rim is drawn in dots.
    for (look, signs) in [(plain, ["^^XX++"; 2]), (LOOK, ["^^", "++"])] {
        let mut app = app_of(game(&hole, Tees::Forward), look);
        let shown = text(&frame(&mut app, (80, 24)));
        assert!(signs.iter().all(|sign| shown.contains(sign)), "{shown}");
        keys(&mut app, "xjjj");
        for name in ["Spikes", "Open grave", "Door"] {
            let shown = text(&frame(&mut app, (80, 24)));
            assert!(shown.contains(name), "{shown}");
            keys(&mut app, "l");
        }
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
