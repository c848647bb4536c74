//! The round on the table: what each line does to it, and what is answered.

mod questions;
mod walks;

use super::ask::{self, Ask};
use crate::assist::lines;
use crate::assist::prices::Prices;
use crate::assist::walk::Goal;
use crate::describe::{self, Advice, capital};
use crate::game::{Command, Event, Game};
use crate::geom::Dir;
use crate::hole::{Item, Shot};
use crate::replay::Line;
use crate::store::Round;

/// A round in play, told line by line.
pub struct Table {
    /// The round.
    pub round: Round,
    prices: Prices,
    /// The command that waits for a yes.
    asked: Option<Command>,
    /// The shot aimed last on this lie.
    aimed: Option<Shot>,
    /// The useful lines of the state with this digest.
    lines: Option<(u64, Vec<lines::Line>)>,
    /// The caddie's shot, and the digest of the state that it is for.
    advised: Option<(u64, Advice)>,
    /// The last swing on this hole.
    last_shot: Option<Shot>,
    /// What is answered.
    said: Vec<String>,
}

impl Table {
    /// A round on the table.
    pub fn new(round: Round) -> Self {
        Self {
            round,
            prices: Prices::default(),
            asked: None,
            aimed: None,
            lines: None,
            advised: None,
            last_shot: None,
            said: Vec::new(),
        }
    }

    /// The round as it stands.
    pub fn game(&self) -> &Game {
        self.round.game()
    }

    /// Answers a line about the round, sentence by sentence.
    pub fn answer(&mut self, ask: Ask) -> Vec<String> {
        let before = self.game().digest();
        if !matches!(ask, Ask::Play(_) | Ask::Walk(..) | Ask::Yes) {
            self.drop_question();
        }
        match ask {
            Ask::Nothing | Ask::Help | Ask::New(_) | Ask::Resume(_) | Ask::Quit => {}
            Ask::Situation => self.situation(),
            Ask::Play(line) => self.play_line(&line),
            Ask::Walk(dir, count) => self.walk(dir, count),
            Ask::ToBall => self.go(Goal::Ball),
            Ask::ToItem => self.go(Goal::Item),
            Ask::Yes => match self.asked {
                Some(command) => {
                    self.agree(&command);
                }
                None => self.say("Nothing was asked."),
            },
            Ask::Look(what) => self.look(&what),
            Ask::Map => self.said.extend(describe::board(self.round.game())),
            Ask::Aim(shot) => self.aim(shot),
            Ask::Swing => match self.aimed {
                Some(shot) => {
                    self.agree(&ask::swing(shot));
                }
                None => self.say("Nothing is aimed at: aim HEADING POWER, or lines and a number."),
            },
            Ask::Lines => self.list_lines(),
            Ask::Number(number) => self.number(number),
            Ask::Bag => self.bag(),
            Ask::Card => self.said.extend(describe::scores(self.round.game())),
        }
        if self.game().digest() != before {
            self.situation();
        }
        std::mem::take(&mut self.said)
    }

    pub(super) fn say(&mut self, words: impl Into<String>) {
        self.said.push(words.into());
    }

    pub(super) fn situation(&mut self) {
        let words = describe::situation(self.game());
        self.say(words);
    }

    fn drop_question(&mut self) {
        self.asked = None;
        self.prices.pass();
    }

    fn play_line(&mut self, line: &Line) {
        if self.agree(&line.command) {
            let ours = (self.game().digest() >> 32) as u32;
            if line.digest.is_some_and(|theirs| theirs != ours) {
                self.say(
                    "The line says another digest: it is of another round, or of other rules.",
                );
            }
        }
    }

    /// Plays a command whose price is known, else tells the price; true if it was played.
    pub(super) fn agree(&mut self, command: &Command) -> bool {
        match command {
            Command::Hint if self.shows_advice() => false,
            Command::Hint => self.permits(command) && self.hint(),
            _ => self.permits(command) && self.play(command).is_some(),
        }
    }

    /// Whether the price of a command is known or was agreed to; else it is told.
    pub(super) fn permits(&mut self, command: &Command) -> bool {
        if self.asked.is_some_and(|asked| asked != *command) {
            self.drop_question();
        }
        let Some(price) = self.prices.ask(self.round.game(), *command) else {
            self.asked = None;
            return true;
        };
        self.asked = Some(*command);
        self.say(format!(
            "{price}: the same again, or yes, goes through with it."
        ));
        false
    }

    /// Carries a command out and tells what happened; none if it was refused, which is told.
    fn play(&mut self, command: &Command) -> Option<Vec<Event>> {
        let events = self.act(command)?;
        self.tell(&events);
        Some(events)
    }

    /// Carries a command out and tells nothing but a refusal.
    pub(super) fn act(&mut self, command: &Command) -> Option<Vec<Event>> {
        match self.round.play(command) {
            Ok(events) => {
                self.remember(command);
                Some(events)
            }
            Err(refusal) => {
                self.say(capital(&format!("{refusal}.")));
                None
            }
        }
    }

    fn remember(&mut self, command: &Command) {
        match *command {
            Command::Swing { heading, power } => {
                self.last_shot = Some(Shot { heading, power });
                self.aimed = None;
            }
            Command::Next => (self.last_shot, self.aimed) = (None, None),
            // It was aimed from another lie.
            Command::Unplayable(_) | Command::Use(Item::Mulligan) => self.aimed = None,
            _ => {}
        }
    }

    pub(super) fn tell(&mut self, events: &[Event]) {
        let steps: Vec<Dir> = events
            .iter()
            .filter_map(|event| match event {
                Event::Stepped { from, to } => from.dir_to(*to),
                _ => None,
            })
            .collect();
        if !steps.is_empty() {
            self.say(format!("You walk {}.", describe::legs(&steps)));
        }
        if events.contains(&Event::Waited) {
            self.say("You wait.");
        }
        self.said.extend(describe::sentences(events));
        if let Some(trouble) = self.round.trouble() {
            self.say(trouble);
        }
    }

    /// Tells the caddie's shot once more, which costs nothing; false if it is not known.
    fn shows_advice(&mut self) -> bool {
        let state = self.game().digest();
        let Some((_, advice)) = self.advised.as_ref().filter(|(of, _)| *of == state) else {
            return false;
        };
        let (words, shot) = (advice.sentence(), advice.shot);
        self.say(words);
        self.aimed = Some(shot);
        true
    }

    /// The caddie's shot, charged only when he has found one; then swing plays it.
    fn hint(&mut self) -> bool {
        let game = self.round.game();
        if let Err(refusal) = game.check(&Command::Hint) {
            self.say(capital(&format!("{refusal}.")));
            return false;
        }
        let Some(advice) = game.caddie().as_ref().and_then(Advice::of) else {
            self.say("The caddie finds no line from here, and charges nothing.");
            return false;
        };
        if self.play(&Command::Hint).is_none() {
            return false;
        }
        self.say(format!("{} Swing alone plays it.", advice.sentence()));
        self.aimed = Some(advice.shot);
        self.advised = Some((self.game().digest(), advice));
        true
    }
}
