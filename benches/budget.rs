//! What things cost, each against its limit and against a bare loop timed in the same run.
//!
//! `cargo bench --bench budget`. The two sides of a line are timed in turn, so a busy machine slows
//! both alike.

#![expect(
    clippy::disallowed_methods,
    reason = "measuring is what this command is for"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use bogeyman::ball::{Kit, Scene, Walls, fly};
use bogeyman::config::{ColorDepth, Glyphs, ThemeName};
use bogeyman::content::Content;
use bogeyman::course::{self, Brief};
use bogeyman::dice::{Seed, Stream};
use bogeyman::game::{Command, Game, Holes, Setup};
use bogeyman::geom::{Cell, Heading, Length, Point, Power};
use bogeyman::grid::Grid;
use bogeyman::hole::{Course, Tees, Terrain};
use bogeyman::store::{Round, Trouble};
use bogeyman::tui::{Animation, App, Clubhouse, Look, Mouse, Start};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

fn main() {
    let ground = board();
    let figures = &Content::standard().ball;
    let walls = Walls::new(&ground, figures);
    let scene = Scene {
        walls: &walls,
        cup: Cell::new(30, 15),
        discs: &[],
        figures,
        kit: Kit::default(),
    };
    let shots = shots(&ground, &scene);
    let flown = |&(lie, heading): &(Point, Heading)| {
        fly(&scene, lie, heading, Length(6000)).path.len() as f32
    };
    let walked = |&(lie, heading): &(Point, Heading)| bare_walk(&ground, lie, heading, 6.0);
    let [flight, walk] = fastest(&shots, [&flown, &walked]);
    println!(
        "fly, 3 contacts, 60 x 30: {flight:.0} ns (limit 2000), {:.1} x the bare walk's {walk:.0} ns (limit 10)",
        flight / walk
    );
    let build = |_: &(Point, Heading)| f32::from(Walls::new(&ground, figures).is_clear(shots[0].0));
    let nothing = |_: &(Point, Heading)| 0.0;
    let [build, _] = fastest(&shots[..20], [&build, &nothing]);
    println!("walls of a 60 x 30 hole: {:.0} us", build / 1000.0);
    hints();
    frames();
}

/// How long the caddie takes to answer in play: on the tees of 450 holes with everybody asleep, and
/// from wherever a full swing of a golfer without aim leads.
fn hints() {
    let mut times: Vec<f64> = Vec::new();
    let mut silent = 0;
    for seed in 0..50 {
        for number in 1..=9 {
            let brief = Brief {
                course: Course::Graveyard,
                tees: Tees::Club,
                number,
            };
            let setup = Setup {
                seed: Seed::new(seed),
                course: Course::Graveyard,
                tees: Tees::Club,
                holes: Holes::Count(9),
            };
            let hole = course::hole(&brief, setup.seed, Content::standard());
            let mut game = Game::on(setup, hole);
            let swing = Command::Swing {
                heading: Heading::wrapped((seed * 9 + u64::from(number)) as i32 * 77),
                power: Power::FULL,
            };
            for _ in 0..2 {
                let start = Instant::now();
                let line = game.caddie();
                times.push(start.elapsed().as_secs_f64() * 1000.0);
                silent += u32::from(line.is_none() && game.ball().is_some());
                let _ = game.apply(&swing);
            }
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!(
        "caddie's answer in play, {} lies: half {:.1} ms, 99 % {:.1} ms, worst {:.1} ms (50, else on a thread); none found {silent}",
        times.len(),
        at(50),
        at(99),
        at(100)
    );
}

/// How long it takes from a key to the finished frame at 120 x 40 and what has changed in it, walking and
/// aiming, beside the comparison of two frames that are the same.
fn frames() {
    for (what, first, keys) in [
        ("a step", "", "hjlk"),
        ("turning an aim", "f", "hhhhlllljjkk"),
        ("looking about", "x", "hjkl"),
    ] {
        let look = Look {
            color: ColorDepth::Ansi256,
            theme: ThemeName::Night,
            glyphs: Glyphs::Unicode,
            animation: Animation::Off,
            mouse: Mouse::On,
        };
        let round = Round::unrecorded(Game::new(Closed.new_setup()));
        let mut app = App::new(Start::Round(Box::new(round)), Box::new(Closed), look);
        let mut old = Buffer::empty(Rect::new(0, 0, 120, 40));
        let press = |app: &mut App, c: char| {
            app.key(KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE));
        };
        first.chars().for_each(|c| press(&mut app, c));
        app.draw(&mut old, Duration::ZERO);
        let (mut times, mut idle) = (Vec::new(), Vec::new());
        for c in keys.chars().cycle().take(400) {
            let start = Instant::now();
            press(&mut app, c);
            let mut new = Buffer::empty(old.area);
            app.draw(&mut new, Duration::ZERO);
            black_box(old.diff(&new).len());
            times.push(start.elapsed().as_secs_f64() * 1000.0);
            let start = Instant::now();
            black_box(new.diff(&new).len());
            idle.push(start.elapsed().as_secs_f64() * 1000.0);
            old = new;
        }
        times.sort_by(f64::total_cmp);
        idle.sort_by(f64::total_cmp);
        let middle = times.len() / 2;
        println!(
            "key to frame at 120 x 40, {what}: half {:.2} ms (limit 2), worst {:.2} ms, {:.1} x an unchanged frame's diff",
            times[middle],
            times[times.len() - 1],
            times[middle] / idle[middle]
        );
    }
}

/// A clubhouse with nothing to hand out.
struct Closed;

impl Clubhouse for Closed {
    fn begin(&mut self, setup: Setup) -> Round {
        Round::unrecorded(Game::new(setup))
    }

    fn set_aside(&mut self, _: &str) -> Result<(), Trouble> {
        Err(Trouble::NoRound)
    }

    fn new_setup(&mut self) -> Setup {
        Setup {
            seed: Seed::new(7),
            course: Course::Graveyard,
            tees: Tees::Club,
            holes: Holes::Count(9),
        }
    }

    fn left_open(&self) -> Option<String> {
        None
    }

    fn resume(&mut self, _: &str) -> Result<Round, Trouble> {
        Err(Trouble::NoRound)
    }
}

type Shot = (Point, Heading);

/// Nanoseconds a shot of each of two ways.
///
/// Shots are timed in batches short enough to fit between two interruptions; the fastest of many
/// rounds of each batch counts.
fn fastest(shots: &[Shot], ways: [&dyn Fn(&Shot) -> f32; 2]) -> [f64; 2] {
    let mut sums = [0.0; 2];
    for batch in shots.chunks(200) {
        let mut best = [f64::INFINITY; 2];
        for _ in 0..40 {
            for (best, way) in best.iter_mut().zip(ways) {
                let start = Instant::now();
                black_box(batch.iter().map(way).sum::<f32>());
                *best = best.min(start.elapsed().as_nanos() as f64);
            }
        }
        for (sum, best) in sums.iter_mut().zip(best) {
            *sum += best / shots.len() as f64;
        }
    }
    sums
}

/// Greens about as open as a hole's: blocks of wall on a 60 x 30 board.
fn board() -> Grid<Terrain> {
    let mut dice = Seed::new(1).dice(Stream::Nightfall { hole: 1, turn: 1 });
    let mut ground = Grid::filled(60, 30, Terrain::Green);
    for _ in 0..130 {
        let corner = (dice.between(0, 57), dice.between(0, 27));
        let (width, height) = (dice.between(1, 4), dice.between(1, 4));
        for y in corner.1..corner.1 + height {
            for x in corner.0..corner.0 + width {
                ground.set(Cell::new(x, y), Terrain::Wall);
            }
        }
    }
    ground
}

/// Full swings with exactly three contacts.
fn shots(ground: &Grid<Terrain>, scene: &Scene) -> Vec<Shot> {
    let mut dice = Seed::new(2).dice(Stream::Nightfall { hole: 1, turn: 1 });
    let mut shots = Vec::new();
    while shots.len() < 2000 {
        let cell = Cell::new(dice.between(0, 59), dice.between(0, 29));
        let shot = (Point::centre(cell), Heading::wrapped(dice.between(0, 1439)));
        let is_open = ground.get(cell) == Some(Terrain::Green);
        if is_open && fly(scene, shot.0, shot.1, Length(6000)).contacts() == 3 {
            shots.push(shot);
        }
    }
    shots
}

/// The least that a ball on a grid can cost: a point that turns round at the sides of wall cells.
fn bare_walk(ground: &Grid<Terrain>, lie: Point, heading: Heading, length: f32) -> f32 {
    let angle = f32::from(heading.quarters()) / 4.0 * std::f32::consts::PI / 180.0;
    let (mut dx, mut dy) = (libm::cosf(angle), -libm::sinf(angle));
    let (mut x, mut y) = (lie.x as f32 / 256.0, lie.y as f32 / 256.0);
    let mut cell = lie.cell();
    let mut left = length;
    while left > 0.0 {
        let border = |cell: i32, from: f32, dir: f32| {
            if dir > 0.0 {
                (cell as f32 + 1.0 - from) / dir
            } else if dir < 0.0 {
                (cell as f32 - from) / dir
            } else {
                f32::INFINITY
            }
        };
        let (tx, ty) = (border(cell.x, x, dx), border(cell.y, y, dy));
        let step = tx.min(ty).max(0.0).min(left);
        (x, y, left) = (x + dx * step, y + dy * step, left - step);
        let next = if tx < ty {
            Cell::new(cell.x + dx.signum() as i32, cell.y)
        } else {
            Cell::new(cell.x, cell.y + dy.signum() as i32)
        };
        if ground.get(next).unwrap_or(Terrain::Wall).is_solid() {
            if tx < ty { dx = -dx } else { dy = -dy }
        } else {
            cell = next;
        }
    }
    x + y
}
