//! Commands as text: one a line, shared by scripts, recordings and every prompt.

use std::fmt;

use thiserror::Error;

use super::command::{Command, Relief, Verb};
use crate::geom::{Dir, Heading, Power};
use crate::hole::Item;

/// Why a line is no command. The sentence starts with the verb where there is one.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadCommand {
    /// No command has this name.
    #[error("{0:?} is no command; commands are {verbs}", verbs = Verb::ALL.map(Verb::name).join(", "))]
    UnknownVerb(String),
    /// The words after the verb are too few or too many.
    #[error("{verb}: write it as \"{form}\"")]
    WrongForm {
        /// The verb.
        verb: &'static str,
        /// How it is written.
        form: &'static str,
    },
    /// A heading that is none.
    #[error("swing: {0:?} is no heading; give degrees from 0 to 359.75 in steps of 0.25")]
    BadHeading(String),
    /// A power that is none.
    #[error("swing: {0:?} is no power; give a whole number from 1 to 100")]
    BadPower(String),
    /// A direction that is none.
    #[error("{verb}: {word:?} is no direction; directions are n, ne, e, se, s, sw, w, nw")]
    BadDirection {
        /// The verb.
        verb: &'static str,
        /// What stands there instead.
        word: String,
    },
    /// An item that is none.
    #[error("use: {0:?} is no item; items are {items}", items = Item::ALL.map(Item::word).join(", "))]
    BadItem(String),
    /// A choice that is none.
    #[error("choose: {0:?} is no choice; give the number of an upgrade offered, from 1")]
    BadChoice(String),
    /// A way of taking relief that is none.
    #[error("unplayable: {0:?} is no relief; say back or drop")]
    BadRelief(String),
}

impl Command {
    /// Reads one line: a command, or none on a blank line or a comment (`#` to the end).
    ///
    /// # Errors
    /// A line that is neither, with what would be right.
    pub fn parse(line: &str) -> Result<Option<Self>, BadCommand> {
        let text = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some((&verb, rest)) = words.split_first() else {
            return Ok(None);
        };
        let Some(verb) = Verb::parse(verb) else {
            return Err(BadCommand::UnknownVerb(excerpt(verb)));
        };
        let command = match verb {
            Verb::Swing => swing(rest)?,
            Verb::Step => Self::Step(direction("step", "step DIRECTION", rest)?),
            Verb::Dash => Self::Dash(direction("dash", "dash DIRECTION", rest)?),
            Verb::Unplayable => unplayable(rest)?,
            Verb::Wait => alone(rest, Self::Wait)?,
            Verb::Pickup => alone(rest, Self::Pickup)?,
            Verb::Hint => alone(rest, Self::Hint)?,
            Verb::Use => used(rest)?,
            Verb::Choose => choice(rest)?,
            Verb::Next => alone(rest, Self::Next)?,
        };
        Ok(Some(command))
    }
}

fn swing(words: &[&str]) -> Result<Command, BadCommand> {
    let [heading, power] = words else {
        return Err(BadCommand::WrongForm {
            verb: "swing",
            form: "swing HEADING POWER",
        });
    };
    let digits = power.bytes().all(|b| b.is_ascii_digit());
    Ok(Command::Swing {
        heading: Heading::parse(heading).ok_or_else(|| BadCommand::BadHeading(excerpt(heading)))?,
        power: Some(power)
            .filter(|_| digits)
            .and_then(|power| power.parse().ok())
            .and_then(Power::new)
            .ok_or_else(|| BadCommand::BadPower(excerpt(power)))?,
    })
}

fn direction(verb: &'static str, form: &'static str, words: &[&str]) -> Result<Dir, BadCommand> {
    let [dir] = words else {
        return Err(BadCommand::WrongForm { verb, form });
    };
    Dir::parse(dir).ok_or_else(|| BadCommand::BadDirection {
        verb,
        word: excerpt(dir),
    })
}

fn used(words: &[&str]) -> Result<Command, BadCommand> {
    let [item] = words else {
        return Err(BadCommand::WrongForm {
            verb: "use",
            form: "use ITEM",
        });
    };
    let item = Item::parse(item).ok_or_else(|| BadCommand::BadItem(excerpt(item)))?;
    Ok(Command::Use(item))
}

fn choice(words: &[&str]) -> Result<Command, BadCommand> {
    let [number] = words else {
        return Err(BadCommand::WrongForm {
            verb: "choose",
            form: "choose NUMBER",
        });
    };
    let digits = number.bytes().all(|b| b.is_ascii_digit());
    Some(number)
        .filter(|_| digits)
        .and_then(|number| number.parse().ok())
        .filter(|number| *number > 0)
        .map(Command::Choose)
        .ok_or_else(|| BadCommand::BadChoice(excerpt(number)))
}

fn unplayable(words: &[&str]) -> Result<Command, BadCommand> {
    match words {
        ["back"] => Ok(Command::Unplayable(Relief::Back)),
        ["drop"] => Ok(Command::Unplayable(Relief::Drop)),
        [other] => Err(BadCommand::BadRelief(excerpt(other))),
        _ => Err(BadCommand::WrongForm {
            verb: "unplayable",
            form: "unplayable back|drop",
        }),
    }
}

fn alone(words: &[&str], command: Command) -> Result<Command, BadCommand> {
    if words.is_empty() {
        Ok(command)
    } else {
        let verb = command.verb().name();
        Err(BadCommand::WrongForm { verb, form: verb })
    }
}

/// As much of a stranger's word as fits a sentence.
fn excerpt(word: &str) -> String {
    word.chars().take(40).collect()
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swing { heading, power } => write!(f, "swing {heading} {power}"),
            Self::Step(dir) => write!(f, "step {dir}"),
            Self::Dash(dir) => write!(f, "dash {dir}"),
            Self::Use(item) => write!(f, "use {}", item.word()),
            Self::Choose(number) => write!(f, "choose {number}"),
            Self::Unplayable(Relief::Back) => f.write_str("unplayable back"),
            Self::Unplayable(Relief::Drop) => f.write_str("unplayable drop"),
            Self::Wait | Self::Pickup | Self::Hint | Self::Next => f.write_str(self.verb().name()),
        }
    }
}
