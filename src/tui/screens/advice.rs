//! Asking the caddie while aiming: his price first, then his shot, thought out on the worker.
//!
//! A stroke is charged only for a shot he has found, and only while the ball still waits for it: who
//! leaves the aim before he answers has asked for nothing. A swing waits for him, so that a key meant
//! for his shot never plays another.

use crate::describe::{Advice, capital, plural};
use crate::game::Command;
use crate::hole::Shot;
use crate::tui::desk::Desk;
use crate::tui::worker::{Answer, Pending};

/// How far the player and the caddie have come.
pub enum Asking {
    /// Nothing was asked.
    Nothing,
    /// The price was told; the same key again asks.
    Priced,
    /// He thinks.
    Thinking(Pending<Option<Advice>>),
    /// He showed this shot; showing it again costs nothing.
    Told(Shot),
}

impl Asking {
    /// What there is to ask at the start of an aim: nothing, where his shot is known and nothing has
    /// happened since.
    pub fn of(desk: &Desk) -> Self {
        match (desk.advised, desk.game()) {
            (Some((state, shot)), Some(game)) if game.digest() == state => Self::Told(shot),
            _ => Self::Nothing,
        }
    }

    /// Whether his answer is waited for.
    pub fn is_thinking(&self) -> bool {
        matches!(self, Self::Thinking(_))
    }

    /// The key for the caddie was pressed: tells the price, then asks; then shows his shot again.
    pub fn press(&mut self, desk: &mut Desk, key: &str) -> Option<Shot> {
        let game = desk.game()?;
        // In a drill nothing is charged, so there is nothing to agree to.
        if matches!(self, Self::Nothing) && desk.drill.is_some() {
            *self = Self::Priced;
        }
        let words = match std::mem::replace(self, Self::Nothing) {
            Self::Nothing => match game.check(&Command::Hint) {
                Ok(()) => {
                    *self = Self::Priced;
                    let price = match game.hint_strokes() {
                        0 => "is free this once".to_owned(),
                        strokes => format!("costs {}", plural(strokes as usize, "stroke")),
                    };
                    format!("The caddie's shot {price}: {key} again to ask him.")
                }
                Err(refusal) => capital(&format!("{refusal}.")),
            },
            Self::Priced => {
                let game = game.clone();
                let think = move |_: &_| game.caddie().as_ref().and_then(Advice::of);
                *self = Self::Thinking(desk.worker.ask(think));
                "The caddie looks at the line.".to_owned()
            }
            thinking @ Self::Thinking(_) => {
                *self = thinking;
                return None;
            }
            Self::Told(shot) => {
                *self = Self::Told(shot);
                return Some(shot);
            }
        };
        desk.log.note(words);
        None
    }

    /// Another key was pressed: who does something else has not agreed to the price.
    pub fn pass(&mut self) {
        if matches!(self, Self::Priced) {
            *self = Self::Nothing;
        }
    }

    /// His shot, once, when he has just found it; it is charged then.
    pub fn answer(&mut self, desk: &mut Desk) -> Option<Shot> {
        let Self::Thinking(pending) = self else {
            return None;
        };
        let advice = match pending.answer() {
            Answer::Thinking => return None,
            Answer::Here(advice) => advice,
            Answer::Gone => None,
        };
        *self = Self::Nothing;
        let Some(advice) = advice else {
            desk.log
                .note("The caddie finds no line from here, and charges nothing.");
            return None;
        };
        match desk.drill {
            Some(_) => desk.log.turn_over(),
            None => {
                desk.play(&Command::Hint)?;
            }
        }
        desk.log.say(advice.sentence());
        desk.advised = desk.game().map(|game| (game.digest(), advice.shot));
        *self = Self::Told(advice.shot);
        Some(advice.shot)
    }
}
