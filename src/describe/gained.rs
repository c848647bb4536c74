//! Strokes gained on the caddie, shot by shot.
//!
//! A shot that brings the ball from a lie he needs 4 strokes from to one he needs 2 from has gained
//! one: 4 - 2 - 1. A penalty and a blow with the club lose one each. So all gains of a hole come to
//! the caddie's strokes from the tee less those taken.

use crate::ball::End;
use crate::game::{Event, Game};
use crate::geom::{Heading, Point, Power};
use crate::hole::{Kind, Terrain};

/// A hole against the caddie.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gained {
    /// What cost strokes, in order.
    pub rows: Vec<Row>,
    /// The gain of the whole hole; none where the caddie has no line from the tee.
    pub total: Option<i32>,
}

/// One thing that cost strokes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it was.
    pub cause: Cause,
    /// Strokes it cost.
    pub strokes: u32,
    /// Strokes the caddie needs from where the ball then lay, 0 in the cup; none where he has no
    /// line.
    pub to_go: Option<u32>,
    /// Strokes gained, lost if negative; none where he had no line before or has none after.
    pub gain: Option<i32>,
}

/// What cost strokes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A swing.
    Swing {
        /// Where to.
        heading: Heading,
        /// How hard.
        power: Power,
    },
    /// A ball lost in this.
    Lost(Terrain),
    /// A blow with the club at one of these.
    Club(Kind),
    /// An unplayable ball.
    Unplayable,
    /// The caddie's own advice.
    Hint,
    /// A ghoul that had carried the ball to where it dropped it: no stroke, but another lie.
    Carried,
    /// A ball picked up.
    PickedUp,
}

/// Reads a hole's events again with the caddie's strokes beside them.
struct Ledger<'a> {
    game: &'a Game,
    /// Lies he was asked about.
    known: Vec<(Point, Option<u32>)>,
    rows: Vec<Row>,
    /// Strokes he needs from where the ball lies now.
    to_go: Option<u32>,
    strokes: u32,
    /// Strokes he needs from the tee.
    from_tee: Option<u32>,
}

impl Gained {
    /// Reckons a hole from what happened on it so far. Takes a search for each lie: not for a thread
    /// that somebody waits for; it is broken off, with none, once nobody `is_wanted`.
    pub fn of(game: &Game, events: &[Event], is_wanted: impl Fn() -> bool) -> Option<Self> {
        let mut ledger = Ledger {
            game,
            known: Vec::new(),
            rows: Vec::new(),
            to_go: None,
            strokes: 0,
            from_tee: None,
        };
        let from_tee = ledger.strokes_from(Point::centre(game.hole().tee));
        ledger.to_go = from_tee;
        ledger.from_tee = from_tee;
        for event in events {
            if !is_wanted() {
                return None;
            }
            ledger.read(event);
        }
        Some(Self {
            total: from_tee.map(|strokes| strokes as i32 - ledger.strokes as i32),
            rows: ledger.rows,
        })
    }
}

impl Ledger<'_> {
    fn read(&mut self, event: &Event) {
        match event {
            Event::Swung {
                heading,
                power,
                flight,
                ..
            } => {
                let to_go = match flight.end {
                    End::Rest(lie) | End::Lost { back: lie, .. } => self.strokes_from(lie),
                    End::Dropped => Some(0),
                };
                let (heading, power) = (*heading, *power);
                self.row(Cause::Swing { heading, power }, 1, to_go);
            }
            Event::BallLost { terrain, .. } => self.row(Cause::Lost(*terrain), 1, self.to_go),
            Event::Clubbed { strokes: 0, .. } => {}
            Event::Clubbed { what, strokes, .. } => {
                self.row(Cause::Club(*what), *strokes, self.to_go);
            }
            Event::TakenBack { strokes } => self.take_back(*strokes),
            Event::BallFreed { at } => {
                let to_go = self.strokes_from(*at);
                self.row(Cause::Carried, 0, to_go);
            }
            Event::Hinted { price: 0 } => {}
            Event::Hinted { price } => self.row(Cause::Hint, *price, self.to_go),
            Event::Relieved { to, .. } => {
                let to_go = self.strokes_from(*to);
                self.row(Cause::Unplayable, 1, to_go);
            }
            Event::PickedUp { score, .. } => {
                let rest = score.saturating_sub(self.strokes);
                self.row(Cause::PickedUp, rest, Some(0));
            }
            _ => {}
        }
    }

    /// A swing is taken back: its rows go, and the ball lies where it lay.
    fn take_back(&mut self, strokes: u32) {
        while self.strokes > strokes
            && let Some(row) = self.rows.pop()
        {
            self.strokes -= row.strokes;
        }
        let last = self.rows.last();
        self.to_go = last.map_or(self.from_tee, |row| row.to_go);
    }

    fn row(&mut self, cause: Cause, strokes: u32, to_go: Option<u32>) {
        // What a penalty would add past the limit the card does not count either.
        let strokes = strokes.min(self.game.stroke_limit().saturating_sub(self.strokes));
        let gain = self
            .to_go
            .zip(to_go)
            .map(|(before, after)| before as i32 - after as i32 - strokes as i32);
        self.rows.push(Row {
            cause,
            strokes,
            to_go,
            gain,
        });
        self.to_go = to_go;
        self.strokes += strokes;
    }

    fn strokes_from(&mut self, lie: Point) -> Option<u32> {
        if let Some((_, strokes)) = self.known.iter().find(|(at, _)| *at == lie) {
            return *strokes;
        }
        let strokes = self.game.caddie_from(lie).map(|line| line.strokes());
        self.known.push((lie, strokes));
        strokes
    }
}
