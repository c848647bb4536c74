//! Plain mode: the game line by line, in words alone. For screen readers, for terminals that can do
//! no more, and for pipes.
//!
//! Nothing but printable ASCII and line ends is written, whatever a file or a line holds.

mod ask;
mod help;
mod table;
mod watched;

use std::io::{self, BufRead, IsTerminal, Write};

use super::args::{Everywhere, RoundArgs};
use super::failure::Failure;
use super::lines::{self, Came};
use super::play::Office;
use crate::describe;
use crate::dice::Seed;
use crate::game::Phase;
use crate::hole::{Course, Tees};
use crate::store::Round;
use crate::tui::{Clubhouse, Start};
use ask::Ask;
use table::Table;

/// Whether the game is played in words: asked for, or no terminal to draw on.
pub fn is_wanted(everywhere: &Everywhere) -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    everywhere.plain || dumb || !io::stdin().is_terminal() || !io::stdout().is_terminal()
}

/// Plays until the player leaves or there are no more lines.
pub fn run(start: Start, office: Office) -> Result<(), Failure> {
    let prompt = match io::stdin().is_terminal() {
        true => Prompt::Shown,
        false => Prompt::Hidden,
    };
    let mut input = io::stdin().lock();
    let mut talk = Talk {
        input: &mut input,
        out: &mut io::stdout().lock(),
        prompt,
    };
    match start {
        Start::Watch(bot, game) => watched::watch(&mut talk, bot, *game),
        Start::Title => Evening { talk, office }.title(),
        Start::Round(round) => Evening { talk, office }.play(*round),
    }
}

/// Whether a line that is waited for is asked for by a sign.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Prompt {
    /// A person types.
    Shown,
    /// A program does.
    Hidden,
}

/// Both ends of the talk.
struct Talk<'a> {
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    prompt: Prompt,
}

impl Talk<'_> {
    /// Says a sentence on a line of its own.
    fn say(&mut self, words: &str) -> Result<(), Failure> {
        let plain: String = words.chars().map(printable).collect();
        writeln!(self.out, "{plain}").map_err(Failure::stdout)
    }

    fn say_all(&mut self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// The next line that can be understood; none when there are no more.
    fn hear(&mut self) -> Result<Option<Ask>, Failure> {
        loop {
            if self.prompt == Prompt::Shown {
                write!(self.out, "> ").map_err(Failure::stdout)?;
            }
            self.out.flush().map_err(Failure::stdout)?;
            match lines::next(self.input)? {
                Came::End => return Ok(None),
                Came::TooLong => self.say("That line is too long.")?,
                Came::Text(line) => match Ask::parse(&line) {
                    Ok(ask) => return Ok(Some(ask)),
                    Err(why) => self.say(&describe::capital(&format!("{why}.")))?,
                },
            }
        }
    }
}

/// A character as plain mode writes it.
fn printable(sign: char) -> char {
    match sign {
        ' '..='~' => sign,
        _ => '?',
    }
}

/// The talk and where rounds come from.
struct Evening<'a> {
    talk: Talk<'a>,
    office: Office,
}

/// What comes after a round.
enum Then {
    Leave,
    Play(Box<Round>),
}

impl Evening<'_> {
    /// The beginning without a round.
    fn title(mut self) -> Result<(), Failure> {
        self.talk.say(
            "Bogeyman: turn-based roguelike golf, few strokes to the cup and the dead between.",
        )?;
        let open = match self.office.left_open() {
            Some(name) => format!("; resume goes on with {name}"),
            None => String::new(),
        };
        self.talk.say(&format!(
            "Say new for a round{open}; help tells what can be said, quit leaves."
        ))?;
        while let Some(ask) = self.talk.hear()? {
            match ask {
                Ask::Quit => break,
                Ask::Help => self.talk.say_all(&help::lines())?,
                Ask::New(words) => {
                    if let Some(round) = self.new_round(&words)? {
                        return self.play(round);
                    }
                }
                Ask::Resume(name) => {
                    if let Some(round) = self.resumed(name.as_deref())? {
                        return self.play(round);
                    }
                }
                Ask::Nothing => {}
                _ => self
                    .talk
                    .say("No round is begun yet: new, resume or quit.")?,
            }
        }
        Ok(())
    }

    /// Rounds, one after the other.
    fn play(mut self, round: Round) -> Result<(), Failure> {
        let mut then = Then::Play(Box::new(round));
        while let Then::Play(round) = then {
            let mut table = Table::new(*round);
            let played = self.round(&mut table);
            table.round.sync();
            then = played?;
        }
        self.talk.out.flush().map_err(Failure::stdout)
    }

    /// One round, to its end or as far as the player likes.
    fn round(&mut self, table: &mut Table) -> Result<Then, Failure> {
        self.talk.say_all(&greeting(table))?;
        let mut over = matches!(table.game().phase(), Phase::Over(_));
        while let Some(ask) = self.talk.hear()? {
            match ask {
                Ask::Quit => break,
                Ask::Help => self.talk.say_all(&help::lines())?,
                Ask::New(_) | Ask::Resume(_) if !over => {
                    self.talk
                        .say("A round is being played: quit saves it first.")?;
                }
                Ask::New(words) => {
                    if let Some(round) = self.new_round(&words)? {
                        return Ok(Then::Play(Box::new(round)));
                    }
                }
                Ask::Resume(name) => {
                    if let Some(round) = self.resumed(name.as_deref())? {
                        return Ok(Then::Play(Box::new(round)));
                    }
                }
                ask => {
                    let told = table.answer(ask);
                    self.talk.say_all(&told)?;
                }
            }
            if !over && matches!(table.game().phase(), Phase::Over(_)) {
                over = true;
                let mut told = describe::scores(table.game());
                told.push(format!(
                    "Seed {}. new begins another round, quit leaves.",
                    table.game().setup().seed
                ));
                self.talk.say_all(&told)?;
            }
        }
        self.farewell(table)?;
        Ok(Then::Leave)
    }

    fn farewell(&mut self, table: &Table) -> Result<(), Failure> {
        let game = table.game();
        if matches!(game.phase(), Phase::Over(_)) {
            return match table.round.name() {
                Some(_) => Ok(()),
                None => self.talk.say("The round is not saved."),
            };
        }
        self.talk.say(&describe::standing(game))?;
        match table.round.name() {
            Some(name) => self.talk.say(&format!("bogeyman resume {name} goes on.")),
            None => self.talk.say("The round is not saved."),
        }
    }

    /// A new round from words such as `mine club 42`; none where they make no sense, which is told.
    fn new_round(&mut self, words: &[String]) -> Result<Option<Round>, Failure> {
        let mut asked = RoundArgs::default();
        for word in words {
            let small = word.to_ascii_lowercase();
            let known = (Course::parse(&small), Tees::parse(&small));
            match (known, Seed::parse(word)) {
                ((Some(course), _), _) => asked.ground.course = Some(course),
                ((_, Some(tees)), _) => asked.ground.tees = Some(tees),
                (_, Ok(seed)) => asked.ground.seed = Some(seed),
                (_, Err(bad)) => {
                    self.talk.say(&describe::capital(&format!("{bad}.")))?;
                    return Ok(None);
                }
            }
        }
        Ok(Some(self.office.begin(asked.setup())))
    }

    fn resumed(&mut self, name: Option<&str>) -> Result<Option<Round>, Failure> {
        let resumed = match name.map(str::to_owned).or_else(|| self.office.left_open()) {
            Some(name) => self.office.resume(&name),
            None => {
                self.talk.say("No round is left open: new begins one.")?;
                return Ok(None);
            }
        };
        match resumed {
            Ok(round) => Ok(Some(round)),
            Err(trouble) => {
                self.talk.say(&describe::capital(&format!("{trouble}.")))?;
                Ok(None)
            }
        }
    }
}

/// What is said when a round is put on the table.
fn greeting(table: &mut Table) -> Vec<String> {
    let setup = table.game().setup();
    let mut told = vec![format!(
        "{}, {} tees, seed {}. help tells what can be said.",
        setup.course.title(),
        setup.tees,
        setup.seed
    )];
    told.extend(table.round.notice());
    told.extend(table.round.trouble());
    told.extend(table.answer(Ask::Situation));
    told
}
