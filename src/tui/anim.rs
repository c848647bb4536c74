//! The ball rolling: where it is after so long, given where it goes.
//!
//! The game has already moved on when this is shown; it keeps the state before the swing and shows
//! the flight over it. Any key ends it and does nothing else.

use std::time::Duration;

use crate::ball::{End, Flight, Spot};
use crate::game::{Event, Game, Taker};
use crate::geom::{Cell, Point};

/// Between two pictures: 30 a second.
pub const FRAME: Duration = Duration::from_millis(33);

/// Longest roll, in seconds.
const LONGEST: f32 = 0.8;
/// How long a drop or a splash is looked at, in seconds.
const MOMENT: f32 = 0.3;
/// How long a struck monster bursts, in seconds.
const BURST: f32 = 0.22;

/// Places a cell of length at which a ball is looked at for what it takes.
const STEPS: f32 = 16.0;

/// A swing being shown.
#[derive(Debug)]
pub struct Roll {
    /// The state before the swing.
    pub before: Game,
    /// What the ball does.
    pub flight: Flight,
    /// The monsters destroyed, by id.
    killed: Vec<u32>,
    /// The items it takes with it: where they lie, and how far it has rolled then.
    found: Vec<(Cell, f32)>,
    /// When the first picture was shown; none before it.
    start: Option<Duration>,
    /// Length of the path up to each waypoint.
    marks: Vec<f32>,
    /// How many times as fast as usual it is shown.
    rate: f32,
}

/// One picture of a roll.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// Where the ball is; none once it is gone.
    pub ball: Option<Spot>,
    /// Where it has just been, newest first.
    pub tail: Vec<Spot>,
    /// Monsters no longer there.
    pub gone: Vec<u32>,
    /// Monsters struck just now that still stand.
    pub shaken: Vec<u32>,
    /// Where items were that the ball has taken.
    pub taken: Vec<Cell>,
    /// Where something bursts, and how far along, 0 to 1.
    pub bursts: Vec<(Cell, f32)>,
    /// Whether the ball has just dropped.
    pub dropped: bool,
}

impl Roll {
    /// The roll of the swing among these events, if there was one.
    pub fn of(before: Game, events: &[Event]) -> Option<Self> {
        let flight = events.iter().find_map(|event| match event {
            Event::Swung { flight, .. } => Some(flight.clone()),
            _ => None,
        })?;
        let killed = events
            .iter()
            .filter_map(|event| match event {
                Event::Killed { monster, .. } => Some(*monster),
                _ => None,
            })
            .collect();
        let mut marks = vec![0.0];
        for pair in flight.path.windows(2) {
            let last = marks.last().copied().unwrap_or(0.0);
            marks.push(last + apart(pair[0].at, pair[1].at));
        }
        let touch = before.content().items.touch as f32 / 1000.0;
        let found = events
            .iter()
            .filter_map(|event| match event {
                Event::Found {
                    at,
                    by: Taker::Ball,
                    ..
                }
                | Event::KeyTaken {
                    at,
                    by: Taker::Ball,
                } => Some((*at, reached(&flight, *at, touch))),
                _ => None,
            })
            .collect();
        Some(Self {
            before,
            flight,
            killed,
            found,
            start: None,
            marks,
            rate: 1.0,
        })
    }

    /// Shows it so many times as fast.
    pub fn hasten(&mut self, rate: f32) {
        self.rate = rate;
    }

    /// Starts the clock at the first picture.
    pub fn begin(&mut self, now: Duration) {
        self.start.get_or_insert(now);
    }

    /// Whether all has been shown.
    pub fn is_over(&self, now: Duration) -> bool {
        let moment = match self.flight.end {
            End::Rest(_) => 0.08,
            End::Dropped | End::Lost { .. } => MOMENT,
        };
        self.age(now) >= self.span() + moment
    }

    fn age(&self, now: Duration) -> f32 {
        let start = self.start.unwrap_or(now);
        now.saturating_sub(start).as_secs_f32() * self.rate
    }

    fn length(&self) -> f32 {
        self.marks.last().copied().unwrap_or(0.0)
    }

    /// Seconds the roll takes.
    fn span(&self) -> f32 {
        (0.2 + 0.12 * self.length()).min(LONGEST)
    }

    /// When the ball has rolled so far. The inverse of the ease-out in [`Roll::at`].
    fn when(&self, rolled: f32) -> f32 {
        let part = (rolled / self.length().max(0.01)).clamp(0.0, 1.0);
        self.span() * (1.0 - (1.0 - part).sqrt())
    }

    /// The picture to show now.
    pub fn at(&self, now: Duration) -> Moment {
        let age = self.age(now);
        let left = 1.0 - (age / self.span()).clamp(0.0, 1.0);
        let rolled = self.length() * (1.0 - left * left);
        let over = left <= 0.0;
        let mut gone = Vec::new();
        let mut shaken = Vec::new();
        let mut bursts = Vec::new();
        for hit in &self.flight.hits {
            let struck = self.when(self.marks.get(hit.waypoint).copied().unwrap_or(0.0));
            if age < struck {
                continue;
            }
            let part = (age - struck) / BURST;
            let monster = self.before.monsters().iter().find(|m| m.id == hit.id);
            let Some(monster) = monster else {
                continue;
            };
            match self.killed.contains(&hit.id) {
                true if part < 1.0 => bursts.push((monster.cell, part)),
                false if part < 1.0 => shaken.push(hit.id),
                true | false => {}
            }
            if self.killed.contains(&hit.id) {
                gone.push(hit.id);
            }
        }
        let mut taken = Vec::new();
        for (cell, reached) in &self.found {
            let since = age - self.when(*reached);
            if since >= 0.0 {
                taken.push(*cell);
            }
            if (0.0..BURST).contains(&since) {
                bursts.push((*cell, since / BURST));
            }
        }
        let lies = matches!(self.flight.end, End::Rest(_));
        Moment {
            ball: (!over || lies).then(|| self.spot(rolled)),
            tail: (1..=5)
                .map(|back| rolled - back as f32 * 0.26)
                .filter(|back| *back > 0.0 && !over)
                .map(|back| self.spot(back))
                .collect(),
            gone,
            shaken,
            taken,
            bursts,
            dropped: over && self.flight.end == End::Dropped,
        }
    }

    fn spot(&self, rolled: f32) -> Spot {
        along(
            &self.flight.path.iter().map(|w| w.at).collect::<Vec<_>>(),
            rolled,
        )
    }
}

/// How far a ball has rolled when it first comes so near the middle of a cell.
fn reached(flight: &Flight, cell: Cell, near: f32) -> f32 {
    let path: Vec<Spot> = flight.path.iter().map(|waypoint| waypoint.at).collect();
    let length: f32 = path.windows(2).map(|pair| apart(pair[0], pair[1])).sum();
    let centre = Spot::of(Point::centre(cell));
    let steps = (length * STEPS) as u32;
    let mut ways = (0..=steps).map(|step| step as f32 / STEPS);
    ways.find(|way| apart(along(&path, *way), centre) <= near)
        .unwrap_or(length)
}

/// The length between two spots.
pub fn apart(a: Spot, b: Spot) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    (dx * dx + dy * dy).sqrt()
}

/// The spot so far along a path.
pub fn along(path: &[Spot], mut way: f32) -> Spot {
    for pair in path.windows(2) {
        let length = apart(pair[0], pair[1]);
        if way <= length && length > 0.0 {
            let part = way / length;
            return Spot {
                x: pair[0].x + (pair[1].x - pair[0].x) * part,
                y: pair[0].y + (pair[1].y - pair[0].y) * part,
            };
        }
        way -= length;
    }
    path.last().copied().unwrap_or(Spot { x: 0.0, y: 0.0 })
}
