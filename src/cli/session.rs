//! A headless round and whoever reads its results: line in, answer out.

use std::io::{BufRead, BufWriter, Write};

use super::failure::{Failure, complain};
use super::lines::{self, Came};
use crate::describe::{self, Advice, Answer, Closing, Refused};
use crate::game::{Command, Event};
use crate::replay::{FAMILY, Line, Recording, lines_of, verify_end};
use crate::store::Round;

/// How results are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A sentence an event, then the card.
    Words,
    /// An object a command, then the closing one.
    Json,
}

/// What happens after a refused line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Strictness {
    /// Stop.
    Strict,
    /// Say so and go on.
    Lenient,
    /// Answer it as an object and go on.
    Answering,
}

/// A round and its reader.
pub struct Session<W: Write> {
    round: Round,
    out: BufWriter<W>,
    form: Form,
    strictness: Strictness,
    /// Whether the round should be recorded and no longer is.
    unsaved: bool,
}

impl<W: Write> Session<W> {
    /// A session at its first tee.
    pub fn new(round: Round, out: W, form: Form, strictness: Strictness) -> Self {
        Self {
            round,
            out: BufWriter::new(out),
            form,
            strictness,
            unsaved: false,
        }
    }

    /// Plays a file: a script, or the commands of a recording with their digests.
    pub fn script(&mut self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        self.greet()?;
        if is_recording(bytes) {
            let recording =
                Recording::parse(bytes).map_err(|why| Failure::Refused(format!("{name}:{why}")))?;
            if recording.torn {
                complain(&format!("{name}: the last line is torn and is left out"));
            }
            recording
                .moves
                .iter()
                .try_for_each(|recorded| self.play(name, recorded.number, &recorded.line, None))?;
            return verify_end(&recording, self.round.game())
                .map_err(|why| Failure::Refused(format!("{name}:{why}")));
        }
        lines_of(bytes)
            .0
            .zip(1..)
            .try_for_each(|(line, number)| self.hear(name, number, &line))
    }

    /// Reads and answers line by line.
    pub fn listen(&mut self, input: &mut dyn BufRead) -> Result<(), Failure> {
        self.greet()?;
        if self.form == Form::Json {
            self.line(&json(&Answer::tee(self.round.game())))?;
        }
        self.flush()?;
        for number in 1.. {
            match lines::next(input)? {
                Came::End => break,
                Came::Text(line) => self.hear("stdin", number, &line)?,
                Came::TooLong => {
                    let why = format!("the line is longer than {} bytes", Line::LONGEST);
                    self.refuse("stdin", number, &why)?;
                }
            }
            self.flush()?;
        }
        Ok(())
    }

    fn hear(&mut self, name: &str, number: usize, text: &str) -> Result<(), Failure> {
        match Line::parse(text) {
            Ok(None) => Ok(()),
            Ok(Some(line)) => match self.advice(&line.command) {
                Ok(advice) => self.play(name, number, &line, advice),
                Err(why) => self.refuse(name, number, why),
            },
            Err(bad) => self.refuse(name, number, &bad.to_string()),
        }
    }

    /// What the caddie says to a hint that the rules would grant; he is asked before it is charged.
    fn advice(&self, command: &Command) -> Result<Option<Advice>, &'static str> {
        let game = self.round.game();
        if *command != Command::Hint || game.check(command).is_err() {
            return Ok(None);
        }
        let line = game.caddie().as_ref().and_then(Advice::of);
        line.map(Some)
            .ok_or("hint: the caddie finds no line from here, and charges nothing")
    }

    fn play(
        &mut self,
        name: &str,
        number: usize,
        line: &Line,
        advice: Option<Advice>,
    ) -> Result<(), Failure> {
        let (hole, turn) = (
            self.round.game().hole().number,
            self.round.game().turn() + 1,
        );
        let events = match self.round.play(&line.command) {
            Ok(events) => events,
            Err(refusal) => {
                let why = format!("{}: {refusal}", line.command.verb().name());
                return self.refuse(name, number, &why);
            }
        };
        if let Some(trouble) = self.round.trouble() {
            complain(&trouble);
            self.unsaved = true;
        }
        self.tell(&line.command, &events, advice)?;
        let ours = (self.round.game().digest() >> 32) as u32;
        match line.digest {
            Some(theirs) if theirs != ours => Err(Failure::Refused(format!(
                "{name}:{number}: hole {hole}, turn {turn} differs: \
                 the line says {theirs:08x}, the rules give {ours:08x}"
            ))),
            _ => Ok(()),
        }
    }

    fn refuse(&mut self, name: &str, number: usize, why: &str) -> Result<(), Failure> {
        let sentence = format!("{name}:{number}: {why}");
        match self.strictness {
            Strictness::Strict => Err(Failure::Refused(sentence)),
            Strictness::Lenient => {
                complain(&sentence);
                Ok(())
            }
            Strictness::Answering => self.line(&json(&Refused {
                refused: why,
                line: number,
            })),
        }
    }

    /// Says which round this is, in words.
    fn greet(&mut self) -> Result<(), Failure> {
        if self.form == Form::Json {
            return Ok(());
        }
        let game = self.round.game();
        let setup = game.setup();
        let line = format!(
            "{}, {} tees, seed {}. Hole {}, par {}.",
            setup.course.title(),
            setup.tees,
            setup.seed,
            game.hole().number,
            game.hole().par
        );
        self.line(&line)
    }

    fn tell(
        &mut self,
        command: &Command,
        events: &[Event],
        advice: Option<Advice>,
    ) -> Result<(), Failure> {
        match self.form {
            Form::Words => events
                .iter()
                .map(describe::event)
                .chain(advice.as_ref().map(Advice::sentence))
                .try_for_each(|sentence| self.line(&sentence)),
            Form::Json => {
                let answer = Answer {
                    hint: advice,
                    ..Answer::to(command, events, self.round.game())
                };
                self.line(&json(&answer))
            }
        }
    }

    /// The card and the digest of where the round stopped.
    pub fn close(&mut self) -> Result<(), Failure> {
        match self.form {
            Form::Json => self.line(&json(&Closing::of(self.round.game())))?,
            Form::Words => {
                let game = self.round.game();
                let mut lines = describe::card(game);
                lines.extend(describe::unfinished(game));
                lines.push(format!("Digest {:016x}", game.digest()));
                lines.iter().try_for_each(|line| self.line(line))?;
            }
        }
        self.round.sync();
        self.flush()?;
        match self.unsaved {
            true => Err(Failure::Said),
            false => Ok(()),
        }
    }

    fn line(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}").map_err(Failure::stdout)
    }

    fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::stdout)
    }
}

/// Whether these bytes begin as a recording does, of whatever format.
pub fn is_recording(bytes: &[u8]) -> bool {
    let first = lines_of(bytes).0.next();
    first.is_some_and(|line| line.starts_with(FAMILY))
}

fn json(view: &impl serde::Serialize) -> String {
    serde_json::to_string(view).expect("views serialize")
}
