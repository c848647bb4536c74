//! When the next command is due: how long each picture stays, and what speed, pause and skips do to
//! that. The time comes in as an argument.

use std::time::Duration;

use crate::assist::walk;
use crate::game::{Event, Game, Phase};

/// What is being looked at; it says for how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    /// A new hole.
    Tee,
    /// The golfer has walked a step.
    Step,
    /// A turn brought something to look at.
    News,
    /// A shot is about to be swung.
    Aim,
    /// The ball has come to rest.
    Rest,
    /// The ball was put elsewhere.
    Relief,
    /// Upgrades to choose from.
    Choice,
    /// The card of a hole.
    Card,
    /// There is no more to come.
    End,
}

impl Beat {
    /// What is to be looked at after these events.
    pub fn after(events: &[Event], game: &Game) -> Self {
        match game.phase() {
            Phase::Over(_) => return Self::End,
            Phase::Carded(_) => return Self::Card,
            Phase::Upgrade { .. } => return Self::Choice,
            Phase::Play => {}
        }
        let told = events.iter().find_map(|event| match event {
            Event::Swung { .. } => Some(Self::Rest),
            Event::TeedUp { .. } => Some(Self::Tee),
            Event::Relieved { .. } => Some(Self::Relief),
            _ => None,
        });
        told.unwrap_or(match walk::alarms(game, events) {
            true => Self::News,
            false => Self::Step,
        })
    }

    /// How long it stays at speed 1; none: for ever.
    fn length(self) -> Option<Duration> {
        let millis = match self {
            Self::Tee => 1200,
            Self::Step => 180,
            Self::News => 500,
            Self::Aim => 1300,
            Self::Rest => 600,
            Self::Relief => 1000,
            Self::Choice => 2500,
            Self::Card => 3000,
            Self::End => return None,
        };
        Some(Duration::from_millis(millis))
    }
}

/// The speeds, and what the key line calls them.
const SPEEDS: [(f32, &str); 5] = [
    (0.5, "1/2x"),
    (1.0, "1x"),
    (2.0, "2x"),
    (4.0, "4x"),
    (8.0, "8x"),
];

/// How long a bot may think unnoticed.
const UNNOTICED: Duration = Duration::from_millis(400);

/// Whether time brings the next command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Clock {
    Runs,
    Paused,
}

/// What is not waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Skip {
    Nothing,
    /// The rest of this picture.
    Beat,
    /// Everything up to the card.
    Hole,
}

/// The pace of a round that is looked on at.
#[derive(Debug)]
pub struct Pace {
    /// Which of the speeds.
    speed: usize,
    clock: Clock,
    skip: Skip,
    beat: Beat,
    /// When the picture was first seen; none before that.
    since: Option<Duration>,
    /// How long it stays yet; none where time does not end it.
    left: Option<Duration>,
    /// How long the next command is overdue.
    overdue: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            speed: 1,
            clock: Clock::Runs,
            skip: Skip::Nothing,
            beat: Beat::Tee,
            since: None,
            left: None,
            overdue: Duration::ZERO,
        }
    }
}

impl Pace {
    /// The pace for another round: at the same speed.
    pub fn at_the_tee(&self) -> Self {
        Self {
            speed: self.speed,
            ..Self::default()
        }
    }

    /// Begins a picture; the clock of it starts when it is seen.
    pub fn begin(&mut self, beat: Beat) {
        self.beat = beat;
        self.skip = match (self.skip, beat) {
            (Skip::Hole, Beat::Card | Beat::End) | (Skip::Beat, _) => Skip::Nothing,
            (skip, _) => skip,
        };
        self.hold();
    }

    /// Something else is being looked at: the picture has its whole time before it.
    pub fn hold(&mut self) {
        self.since = None;
        self.left = None;
        self.overdue = Duration::ZERO;
    }

    /// Whether the picture has been looked at long enough.
    pub fn is_over(&mut self, now: Duration) -> bool {
        let seen = now.saturating_sub(*self.since.get_or_insert(now));
        let length = match (self.skip, self.clock, self.beat.length()) {
            (Skip::Beat | Skip::Hole, ..) => Some(Duration::ZERO),
            (Skip::Nothing, Clock::Paused, _) => None,
            (Skip::Nothing, Clock::Runs, length) => length.map(|l| l.div_f32(self.rate())),
        };
        let left = length.map(|length| length.saturating_sub(seen));
        self.left = left.filter(|left| !left.is_zero());
        self.overdue = length.map_or(Duration::ZERO, |length| seen.saturating_sub(length));
        left == Some(Duration::ZERO)
    }

    /// How long the picture stays yet, as it was last asked for; none where time does not end it.
    pub fn left(&self) -> Option<Duration> {
        self.left
    }

    /// Whether the next command is so late that it should be said why.
    pub fn is_overdue(&self) -> bool {
        self.overdue > UNNOTICED
    }

    /// Whether a swing is first shown as an aim: not twice, and not on the way to the card.
    pub fn has_time_to_aim(&self) -> bool {
        self.beat != Beat::Aim && self.skip != Skip::Hole
    }

    /// Whether a shot is about to be swung.
    pub fn is_aiming(&self) -> bool {
        self.beat == Beat::Aim
    }

    /// Whether it is paused.
    pub fn is_paused(&self) -> bool {
        self.clock == Clock::Paused
    }

    /// Whether nothing is waited for until the card.
    pub fn is_skipping_hole(&self) -> bool {
        self.skip == Skip::Hole
    }

    /// Stops the clock or lets it run; a skip ends with that.
    pub fn pause_or_go_on(&mut self) {
        self.clock = match self.clock {
            Clock::Runs => Clock::Paused,
            Clock::Paused => Clock::Runs,
        };
        self.skip = Skip::Nothing;
        self.hold();
    }

    /// What comes next is shown as soon as it is known.
    pub fn skip_beat(&mut self) {
        self.skip = Skip::Beat;
    }

    /// Nothing is waited for until the card.
    pub fn skip_hole(&mut self) {
        self.skip = Skip::Hole;
    }

    /// The next speed up, if there is one.
    pub fn faster(&mut self) {
        self.speed = (self.speed + 1).min(SPEEDS.len() - 1);
    }

    /// The next speed down, if there is one.
    pub fn slower(&mut self) {
        self.speed = self.speed.saturating_sub(1);
    }

    /// How many times as fast as usual.
    pub fn rate(&self) -> f32 {
        SPEEDS[self.speed].0
    }

    /// What the key line calls the speed.
    pub fn word(&self) -> &'static str {
        SPEEDS[self.speed].1
    }
}
