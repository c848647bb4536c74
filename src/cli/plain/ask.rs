//! What a line asks for: a command as scripts write it, a short form of one, or a question.

use crate::game::{BadCommand, Command};
use crate::geom::{Dir, Heading, Power};
use crate::hole::Shot;
use crate::replay::{BadLine, Line};

/// Steps that one line walks at most: fewer than any heading that is likely to be meant.
const MOST_STEPS: u32 = 20;

/// One line, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Nothing: a comment.
    Nothing,
    /// The situation again.
    Situation,
    /// A command; scripts may say what digest it leads to.
    Play(Line),
    /// So many steps one way, until something new threatens.
    Walk(Dir, u32),
    /// To go to the ball.
    ToBall,
    /// To go to the nearest item.
    ToItem,
    /// To agree to what was just asked.
    Yes,
    /// All around, or one thing or place.
    Look(Look),
    /// The hole as rows of characters.
    Map,
    /// What this shot would do; with no power, that of the shot aimed last.
    Aim(Option<(Heading, Option<Power>)>),
    /// The shot that was aimed last.
    Swing,
    /// The useful lines.
    Lines,
    /// A number alone: a line, or an upgrade.
    Number(usize),
    /// What is carried.
    Bag,
    /// The card.
    Card,
    /// What can be said.
    Help,
    /// A new round of this kind.
    New(Vec<String>),
    /// To go on with the round left open.
    Resume(Option<String>),
    /// To leave.
    Quit,
}

/// What is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Look {
    /// All around.
    Around,
    /// The cell so many steps that way.
    Cell(Dir, u32),
    /// A thing of this name.
    Thing(String),
}

impl Ask {
    /// Reads a line.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn parse(line: &str) -> Result<Self, String> {
        let text = line.to_ascii_lowercase();
        let said = text.split('#').next().unwrap_or_default();
        let words: Vec<&str> = said.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else {
            return Ok(match line.trim().is_empty() {
                true => Self::Situation,
                false => Self::Nothing,
            });
        };
        if let Some(ask) = alone(first, rest) {
            return Ok(ask);
        }
        match (first, rest) {
            ("look" | "l" | "x", rest) => look(rest).map(Self::Look),
            ("aim" | "a", rest) => aim(rest),
            ("line", [number]) => match number.parse() {
                Ok(number) => Ok(Self::Number(number)),
                Err(_) => Err(format!("line: {number:?} is no number; lines lists them")),
            },
            // A word that is a seed stands as it was typed.
            ("new", _) => {
                let typed = line.split('#').next().unwrap_or_default();
                let words = typed.split_whitespace().skip(1);
                Ok(Self::New(words.map(str::to_owned).collect()))
            }
            ("resume", rest) => Ok(Self::Resume(rest.first().map(|&word| word.to_owned()))),
            _ => match (Dir::parse(first), rest) {
                // South is `s`, and so is a swing, which has two numbers.
                (Some(dir), []) => command(&format!("step {dir}")),
                (Some(dir), [count]) => walk(dir, count),
                _ => command(&long(first, said)),
            },
        }
    }
}

/// What is said in a word.
fn alone(word: &str, rest: &[&str]) -> Option<Ask> {
    if !rest.is_empty() {
        return None;
    }
    Some(match word {
        "swing" => Ask::Swing,
        "ball" | "o" => Ask::ToBall,
        "item" => Ask::ToItem,
        "yes" | "y" => Ask::Yes,
        "map" | "m" => Ask::Map,
        "lines" => Ask::Lines,
        "bag" | "i" => Ask::Bag,
        "card" => Ask::Card,
        "help" | "h" | "?" => Ask::Help,
        "quit" | "q" | "exit" => Ask::Quit,
        number if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            Ask::Number(number.parse().unwrap_or(usize::MAX))
        }
        _ => return None,
    })
}

/// The long form of a short command.
fn long(first: &str, said: &str) -> String {
    let verb = match first {
        "s" => "swing",
        "d" => "dash",
        "." => "wait",
        "u" => "use",
        "c" | "caddie" => "hint",
        "back" => "unplayable back",
        "drop" => "unplayable drop",
        _ => return said.to_owned(),
    };
    said.replacen(first, verb, 1)
}

fn command(text: &str) -> Result<Ask, String> {
    match Line::parse(text) {
        Ok(Some(line)) => Ok(Ask::Play(line)),
        Ok(None) => Ok(Ask::Nothing),
        Err(BadLine::Command(BadCommand::UnknownVerb(word))) => Err(format!(
            "{word:?} says nothing here; help lists what can be said"
        )),
        Err(bad) => Err(bad.to_string()),
    }
}

fn walk(dir: Dir, count: &str) -> Result<Ask, String> {
    match count.parse() {
        Ok(count @ 1..=MOST_STEPS) => Ok(Ask::Walk(dir, count)),
        _ => Err(format!(
            "{count:?} is no number of steps {}; give 1 to {MOST_STEPS}",
            dir.word()
        )),
    }
}

fn look(words: &[&str]) -> Result<Look, String> {
    match words {
        [] => Ok(Look::Around),
        [dir] if Dir::parse(dir).is_some() => look(&[dir, "1"]),
        [dir, count] if Dir::parse(dir).is_some() => match (Dir::parse(dir), count.parse()) {
            (Some(dir), Ok(count @ 0..=99)) => Ok(Look::Cell(dir, count)),
            _ => Err(format!("{count:?} is no number of steps; give 0 to 99")),
        },
        thing => Ok(Look::Thing(thing.join(" "))),
    }
}

fn aim(words: &[&str]) -> Result<Ask, String> {
    let heading = |word: &str| {
        Heading::parse(word).ok_or_else(|| {
            format!("aim: {word:?} is no heading; give degrees from 0 to 359.75 in steps of 0.25")
        })
    };
    let power = |word: &str| {
        let number = word.parse().ok().and_then(Power::new);
        number
            .ok_or_else(|| format!("aim: {word:?} is no power; give a whole number from 1 to 100"))
    };
    match words {
        [] => Ok(Ask::Aim(None)),
        [at] => Ok(Ask::Aim(Some((heading(at)?, None)))),
        [at, with] => Ok(Ask::Aim(Some((heading(at)?, Some(power(with)?))))),
        _ => Err("aim: write it as \"aim HEADING POWER\"".to_owned()),
    }
}

/// The command that plays a shot.
pub fn swing(shot: Shot) -> Command {
    Command::Swing {
        heading: shot.heading,
        power: shot.power,
    }
}
