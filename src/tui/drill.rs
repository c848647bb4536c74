//! A hole played for practice: nobody records it, the caddie answers for nothing, and every key can be
//! taken back. The round it was left for waits meanwhile, as it was.

use crate::game::{Event, Game};
use crate::store::Round;

use super::lessons::Pupil;

/// A hole played for practice.
#[derive(Debug)]
pub struct Drill {
    /// What it is for.
    pub aim: Purpose,
    /// The player's round, which waits.
    pub aside: Option<Round>,
    /// The hole at its tee.
    pub tee: Game,
    /// The states that can be brought back, the newest last.
    before: Vec<Kept>,
    /// Whether the next command is the first of its key.
    key: Press,
    /// What happened since the last key.
    pub news: Vec<Event>,
}

/// What a drill is for.
#[derive(Debug)]
pub enum Purpose {
    /// To practise a hole.
    Practice,
    /// To learn the game.
    Lesson(Pupil),
}

/// A state, and the events of the hole that had happened by then.
type Kept = (Game, Vec<Event>);

/// Whether the key that was pressed has done something yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Press {
    Fresh,
    Done,
}

impl Drill {
    /// A drill on the hole at whose tee this state is.
    pub fn new(aim: Purpose, tee: Game, aside: Option<Round>) -> Self {
        Self {
            aim,
            aside,
            tee,
            before: Vec::new(),
            key: Press::Fresh,
            news: Vec::new(),
        }
    }

    /// A key was pressed: what it does is taken back as one.
    pub fn key(&mut self) {
        self.key = Press::Fresh;
        self.news.clear();
    }

    /// A command was played: keeps what was before it.
    pub fn keep(&mut self, before: &Game, told: &[Event], events: &[Event]) {
        if self.key == Press::Fresh {
            self.before.push((before.clone(), told.to_vec()));
            self.key = Press::Done;
        }
        self.news.extend_from_slice(events);
    }

    /// Brings back what was before the last key that did something.
    pub fn undo(&mut self) -> Option<Round> {
        let (game, told) = self.before.pop()?;
        Some(Round::unrecorded(game).knowing(told))
    }

    /// The hole from its tee again; that can be taken back too.
    pub fn restart(&mut self, round: &Round) -> Round {
        let kept = (round.game().clone(), round.hole_events().to_vec());
        self.before.push(kept);
        if let Purpose::Lesson(pupil) = &mut self.aim {
            pupil.forget();
        }
        Round::unrecorded(self.tee.clone())
    }

    /// Who is taught, if it is a lesson.
    pub fn pupil(&self) -> Option<&Pupil> {
        match &self.aim {
            Purpose::Practice => None,
            Purpose::Lesson(pupil) => Some(pupil),
        }
    }

    /// What leaving it is called.
    pub fn leaving(&self) -> &'static str {
        match (&self.aim, &self.aside) {
            (Purpose::Lesson(_), _) => "leave the tutorial",
            (Purpose::Practice, Some(_)) => "back to the round",
            (Purpose::Practice, None) => "leave",
        }
    }
}
