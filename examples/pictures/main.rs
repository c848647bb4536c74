//! Draws the pictures of the README from the real screens.
//!
//!     cargo run --release --example pictures            renews docs/pictures/
//!     cargo run --release --example pictures -- --check  fails if they are not today's screens

mod svg;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use bogeyman::bots::{Bot, Player};
use bogeyman::config::{ColorDepth, Glyphs, ThemeName};
use bogeyman::dice::Seed;
use bogeyman::game::{Game, Holes, Phase, Setup};
use bogeyman::hole::{Course, Tees};
use bogeyman::replay::Recording;
use bogeyman::store::{Round, Trouble};
use bogeyman::tui::{Animation, App, Clubhouse, Look, Mouse, Start};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A clubhouse with nothing to hand out: pictures need no second round.
struct Closed;

impl Clubhouse for Closed {
    fn begin(&mut self, setup: Setup) -> Round {
        Round::unrecorded(Game::new(setup))
    }

    fn new_setup(&mut self) -> Setup {
        setup(7)
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

fn main() -> ExitCode {
    let pictures = [
        ("title", draw(Start::Title, &[])),
        ("aim", draw(start(tee()), &aim_over_a_bank())),
        (
            "walk",
            draw(start(saved(Moment::Turn { hole: 6, turn: 57 })), &[]),
        ),
        ("card", draw(start(saved(Moment::Card { hole: 3 })), &[])),
        ("upgrade", draw(start(offered()), &[])),
        ("themes", themes()),
    ];
    let check = std::env::args().any(|arg| arg == "--check");
    let mut stale = false;
    for (name, svg) in pictures {
        let path = dir().join(format!("{name}.svg"));
        if !check {
            std::fs::write(&path, svg).expect("docs/pictures can be written");
        } else if std::fs::read_to_string(&path).ok() != Some(svg) {
            eprintln!("{} is not today's screen", path.display());
            stale = true;
        }
    }
    ExitCode::from(u8::from(stale))
}

fn dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures")
}

fn setup(seed: u64) -> Setup {
    Setup {
        seed: Seed::new(seed),
        course: Course::Graveyard,
        tees: Tees::Forward,
        holes: Holes::Count(9),
    }
}

fn tee() -> Round {
    Round::unrecorded(Game::new(setup(7)))
}

fn start(round: Round) -> Start {
    Start::Round(Box::new(round))
}

/// Where in a recorded round to stop.
#[derive(Clone, Copy)]
enum Moment {
    Turn { hole: u32, turn: u32 },
    Card { hole: usize },
}

/// The recorded win, played up to a moment.
fn saved(moment: Moment) -> Round {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/graveyard-win.golf");
    let bytes = std::fs::read(path).expect("the recorded win is there");
    let recording = Recording::parse(&bytes).expect("the recorded win can be read");
    let seen = |game: &Game| match moment {
        Moment::Turn { hole, turn } => {
            let there = game.hole().number == hole && game.turn() >= turn;
            there && game.phase() == &Phase::Play
        }
        Moment::Card { hole } => game.card().len() == hole,
    };
    let mut round = Round::unrecorded(Game::new(recording.header.setup));
    for recorded in &recording.moves {
        if seen(round.game()) {
            break;
        }
        round
            .play(&recorded.line.command)
            .expect("the recorded win is legal");
    }
    assert!(seen(round.game()), "the recorded win gets there");
    round
}

/// A bot's round up to the second choice of an upgrade.
fn offered() -> Round {
    let mut round = tee();
    let mut player = Player::new(Bot::Caddie);
    let waits = |game: &Game| {
        let taken = game.upgrades().taken().next().is_some();
        taken && matches!(game.phase(), Phase::Upgrade { .. })
    };
    while !waits(round.game()) {
        let command = player.choose(round.game()).expect("the round goes on");
        round.play(&command).expect("a bot plays by the rules");
    }
    round
}

/// Keys for the first swing of the round with the longest banked roll that comes to rest.
fn aim_over_a_bank() -> Vec<KeyCode> {
    let game = Game::new(setup(7));
    let turn = |heading: i32| bogeyman::geom::Heading::wrapped(heading);
    let best = (0..1440)
        .step_by(4)
        .max_by_key(|&heading| {
            let flight = game.preview(turn(heading), bogeyman::geom::Power::FULL);
            flight.map_or(0, |flight| {
                let to_cup = game.hole().cup;
                let end = flight.path.last().map_or(0.0, |w| {
                    let (dx, dy) = (w.at.x - to_cup.x as f32, w.at.y - to_cup.y as f32);
                    dx * dx + dy * dy
                });
                10_000 * i32::from(flight.banks() == 2) - (end * 10.0) as i32
            })
        })
        .unwrap_or(0);
    let angle = turn(best).to_string();
    let mut keys = vec![KeyCode::Char('f'), KeyCode::Char(':')];
    keys.extend(angle.chars().map(KeyCode::Char));
    keys.push(KeyCode::Enter);
    keys.extend("00".chars().map(KeyCode::Char));
    keys
}

fn draw(start: Start, keys: &[KeyCode]) -> String {
    svg::of(&shown(start, keys, ThemeName::Night, (100, 30)))
}

/// The four other themes, each on the smallest screen, in one picture.
fn themes() -> String {
    const SMALL: (u16, u16) = (60, 20);
    let mut all = Buffer::empty(Rect::new(0, 0, 2 * SMALL.0, 2 * SMALL.1));
    for (place, theme) in (0..).zip(&ThemeName::ALL[1..]) {
        let round = start(saved(Moment::Turn { hole: 6, turn: 57 }));
        let (left, top) = (place % 2 * SMALL.0, place / 2 * SMALL.1);
        let one = shown(round, &[], *theme, SMALL);
        for at in one.area.positions() {
            all[(left + at.x, top + at.y)] = one[at].clone();
        }
    }
    svg::of(&all)
}

fn shown(start: Start, keys: &[KeyCode], theme: ThemeName, size: (u16, u16)) -> Buffer {
    let look = Look {
        color: ColorDepth::True,
        theme,
        glyphs: Glyphs::Unicode,
        animation: Animation::Off,
        mouse: Mouse::On,
    };
    let mut app = App::new(start, Box::new(Closed), look);
    for &key in keys {
        app.key(KeyEvent::new(key, KeyModifiers::NONE));
    }
    let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
    app.draw(&mut buffer, Duration::ZERO);
    // What the caddie thinks of a hole belongs to the picture.
    while app.next_frame().is_some() {
        std::thread::sleep(Duration::from_millis(5));
        app.draw(&mut buffer, Duration::ZERO);
    }
    buffer
}
