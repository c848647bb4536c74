//! A hole that is done beside what the caddie would have made of it: two paths, and the strokes
//! gained or lost shot by shot. He thinks on the worker; until he is done the card says so.

use ratatui::layout::Rect;

use crate::ball::{Spot, fly};
use crate::describe::{Cause, Gained, Row};
use crate::game::{Event, Game, against_par};
use crate::geom::Point;
use crate::hole::{Finish, Line};
use crate::tui::desk::Desk;
use crate::tui::draw::map::{Map, Things};
use crate::tui::draw::pen::Pen;
use crate::tui::worker::{Answer, Pending};

/// Columns of the list of shots.
const LIST: u16 = 33;

/// What the two lines on the map are, in full and short.
const LEGENDS: [&str; 3] = [
    "map: the ball solid, the caddie dotted",
    "the ball solid, the caddie dotted",
    "the caddie dotted",
];

/// Fewer rows than these hold no map.
const LEAST: u16 = 4;

/// What the caddie makes of a hole.
#[derive(Default)]
pub enum Study {
    /// He looks at it.
    Pending(Pending<Option<Verdict>>),
    /// He is done.
    Done(Verdict),
    /// There will be none.
    #[default]
    None,
}

/// His verdict.
pub struct Verdict {
    gained: Gained,
    /// The player's path, a piece a shot.
    yours: Vec<Vec<Spot>>,
    /// The caddie's.
    his: Vec<Vec<Spot>>,
    /// Of the list's rows the first that is shown.
    first: usize,
    /// Whether the list has more rows than there was room for.
    long: bool,
}

impl Study {
    /// Asks the caddie about the hole that was just carded.
    pub fn new(desk: &Desk) -> Self {
        let Some(round) = &desk.round else {
            return Self::None;
        };
        let (game, events) = (round.game().clone(), round.hole_events().to_vec());
        Self::Pending(desk.worker.ask(move |wanted| {
            let gained = Gained::of(&game, &events, || wanted.is_wanted())?;
            let line = game.caddie_from(Point::centre(game.hole().tee));
            Some(Verdict {
                gained,
                yours: played(&events),
                his: line.map_or_else(Vec::new, |line| planned(&game, &line)),
                first: 0,
                long: false,
            })
        }))
    }

    /// He may be done.
    pub fn hear(&mut self) {
        if let Self::Pending(pending) = self {
            match pending.answer() {
                Answer::Thinking => {}
                Answer::Here(Some(verdict)) => *self = Self::Done(verdict),
                Answer::Here(None) | Answer::Gone => *self = Self::None,
            }
        }
    }

    /// Moves the list of shots so many rows, as far as it goes.
    pub fn scroll(&mut self, rows: isize) {
        if let Self::Done(verdict) = self {
            verdict.first = verdict.first.saturating_add_signed(rows);
        }
    }

    /// Whether there were more shots than rows when it was drawn last.
    pub fn is_long(&self) -> bool {
        matches!(self, Self::Done(verdict) if verdict.long)
    }

    /// Draws both paths and the list of shots.
    pub fn draw(&mut self, pen: &mut Pen<'_>, area: Rect, game: &Game) {
        let verdict = match self {
            Self::None => return,
            Self::Pending(_) => {
                pen.write(area, (0, 0), "The caddie looks at it.", pen.paint.dim());
                return;
            }
            Self::Done(verdict) => verdict,
        };
        let list = Rect {
            x: area.right().saturating_sub(LIST.min(area.width)),
            width: LIST.min(area.width),
            ..area
        };
        let last = rows(pen, list, verdict);
        let mut room = Rect {
            width: area.width.saturating_sub(LIST + 2),
            ..area
        };
        if room.height < LEAST {
            return;
        }
        // Below the list, or below the map where the list takes all rows.
        if last + 1 < list.height {
            pen.write(list, (0, last + 1), legend(list.width), pen.paint.dim());
        } else {
            room.height -= 1;
            pen.write(area, (0, room.height), legend(room.width), pen.paint.dim());
        }
        let map = Map {
            hole: game.hole(),
            yours: &verdict.yours,
            his: &verdict.his,
            things: Things::Hidden,
        };
        map.draw(pen, room);
    }

    /// How many rows it can make use of.
    pub fn rows(&self) -> u16 {
        match self {
            Self::None => 0,
            Self::Pending(_) => 1,
            Self::Done(verdict) => 1 + verdict.gained.rows.len() as u16,
        }
    }
}

/// The fullest legend that fits.
fn legend(width: u16) -> &'static str {
    let fits = |words: &&&str| words.len() <= usize::from(width);
    LEGENDS.iter().find(fits).copied().unwrap_or_default()
}

fn played(events: &[Event]) -> Vec<Vec<Spot>> {
    let path = |event: &Event| match event {
        Event::Swung { flight, .. } => Some(flight.path.iter().map(|w| w.at).collect()),
        _ => None,
    };
    events.iter().filter_map(path).collect()
}

/// The flights of a line from the tee, one a shot.
pub fn planned(game: &Game, line: &Line) -> Vec<Vec<Spot>> {
    let mut lie = Point::centre(game.hole().tee);
    let mut paths = Vec::new();
    for (shot, end) in line.shots.iter().zip(&line.ends) {
        let length = shot.power.of(game.range());
        let flight = fly(&game.bare_scene(), lie, shot.heading, length);
        paths.push(flight.path.iter().map(|w| w.at).collect());
        if let Finish::Lie(at) = end {
            lie = *at;
        }
    }
    paths
}

/// The gain of the hole, then a row for each thing that cost strokes, as many as fit, and which they are
/// if those are not all. Returns the row after them.
fn rows(pen: &mut Pen<'_>, area: Rect, verdict: &mut Verdict) -> u16 {
    let gained = &verdict.gained;
    let x = pen.write(area, (0, 0), "gained on the caddie", pen.paint.dim());
    match gained.total {
        Some(total) => gain(pen, area, 0, Some(total)),
        None => {
            pen.write(area, (x + 2, 0), "no line of his", pen.paint.dim());
        }
    }
    let room = usize::from(area.height.saturating_sub(1));
    let all = gained.rows.len();
    verdict.long = all > room;
    let shown = if verdict.long {
        room.saturating_sub(1)
    } else {
        all
    };
    verdict.first = verdict.first.min(all - shown);
    let first = verdict.first;
    for (row, y) in gained.rows[first..first + shown].iter().zip(1..) {
        pen.write(area, (0, y), &words(row), pen.paint.text());
        let to_go = match (row.cause, row.to_go) {
            (Cause::PickedUp, _) => String::new(),
            (_, Some(0)) => "holed".to_owned(),
            (_, Some(strokes)) => format!("{strokes} to go"),
            (_, None) => "no line".to_owned(),
        };
        pen.write(area, (18, y), &to_go, pen.paint.dim());
        gain(pen, area, y, row.gain);
    }
    if verdict.long && room > 0 {
        let words = format!("{} to {} of {all}", first + 1, first + shown);
        pen.write(area, (0, area.height - 1), &words, pen.paint.dim());
        return area.height;
    }
    1 + shown as u16
}

/// Strokes gained, at the right: a gain in the ink of a score under par, a loss in the other.
fn gain(pen: &mut Pen<'_>, area: Rect, y: u16, gain: Option<i32>) {
    let (words, style) = match gain {
        None => ("?".to_owned(), pen.paint.dim()),
        Some(0) => ("0".to_owned(), pen.paint.dim()),
        Some(gain) => (against_par(gain), pen.paint.score(-gain)),
    };
    pen.right(area, y, &words, style);
}

fn words(row: &Row) -> String {
    match row.cause {
        Cause::Swing { heading, power } => format!("swing {heading} {power}"),
        Cause::Lost(terrain) => format!("lost in {}", terrain.name()),
        Cause::Club(what) => format!("club, {what}"),
        Cause::Unplayable => "unplayable".to_owned(),
        Cause::Hint => "hint".to_owned(),
        Cause::Carried => "carried off".to_owned(),
        Cause::PickedUp => "picked up".to_owned(),
    }
}
