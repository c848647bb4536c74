//! Walks of several steps, until something new threatens.

use super::Table;
use crate::assist::walk::{self, Goal, Halt};
use crate::describe::capital;
use crate::game::{Command, Event, Game, Phase, Refusal};
use crate::geom::Dir;

/// Steps that `ball` walks at most: more than any way on any hole.
const MOST_STEPS: usize = 400;

impl Table {
    /// Steps one way until something new threatens or the way ends.
    pub(super) fn walk(&mut self, dir: Dir, count: u32) {
        let command = Command::Step(dir);
        if !self.permits(&command) {
            return;
        }
        let hunters = walk::hunters(self.game());
        let mut walked = Vec::new();
        for step in 0..count {
            let game = self.round.game();
            let goes_on = game.check(&command).is_ok() && !self.prices.would_ask(game, command);
            if step > 0 && !goes_on {
                break;
            }
            let Some(events) = self.act(&command) else {
                break;
            };
            let halts = self.halts(&events, &hunters);
            walked.extend(events);
            if halts {
                break;
            }
        }
        self.tell(&walked);
    }

    /// Walks to a goal until it is there or something new threatens.
    pub(super) fn go(&mut self, goal: Goal) {
        let hunters = walk::hunters(self.game());
        let mut walked = Vec::new();
        let mut why = None;
        for step in 0..MOST_STEPS {
            let game = self.round.game();
            let things = walk::things(game);
            let dir = match walk::next(game, goal) {
                Ok(dir) => dir,
                Err(Halt::There | Halt::Nothing) if step > 0 => break,
                Err(halt) => {
                    why = Some(halted(game, halt));
                    break;
                }
            };
            let Some(events) = self.act(&Command::Step(dir)) else {
                break;
            };
            let there = goal == Goal::Item && walk::things(self.game()) < things;
            let halts = self.halts(&events, &hunters);
            walked.extend(events);
            if there || halts {
                break;
            }
        }
        self.tell(&walked);
        self.said.extend(why);
    }

    fn halts(&self, events: &[Event], hunters: &[u32]) -> bool {
        let game = self.game();
        game.phase() != &Phase::Play || walk::threatens(game, events, hunters)
    }
}

/// Why a walk does not go on.
fn halted(game: &Game, halt: Halt) -> String {
    match (halt, game.check_reach()) {
        (Halt::There, _) if game.phase() != &Phase::Play => {
            "There is no ball to walk to: next goes on.".to_owned()
        }
        (Halt::There, _) => "The ball is in reach: lines, aim or swing.".to_owned(),
        (Halt::Carried, Err(refusal @ Refusal::BallCarried(_))) => capital(&format!("{refusal}.")),
        (Halt::Carried, _) => "The ball is carried off.".to_owned(),
        (Halt::Nothing, _) => "Nothing lies about that can be walked to.".to_owned(),
        (Halt::Barred, _) => "The dead bar the way: strike, or lure them out.".to_owned(),
        (Halt::Spiked, _) => "Only over spikes leads a way there: that walk is yours.".to_owned(),
        (Halt::NoWay, _) => "No way leads there on foot.".to_owned(),
        (Halt::Danger, _) => {
            "The next step leads where something will fall: that one is yours.".to_owned()
        }
    }
}
