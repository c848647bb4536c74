//! Writing a recording: appended line by line, flushed before a result is shown.

use std::io::{self, Write};

use super::header::{Header, MAGIC};
use super::verify::{end_digest, end_words};
use crate::game::{Command, Game, Phase};

/// Appends a round to a recording.
#[derive(Debug)]
pub struct Recorder<W> {
    out: W,
    header_line: String,
}

impl<W: Write> Recorder<W> {
    /// Begins a new recording.
    ///
    /// # Errors
    /// What the writer says.
    pub fn begin(mut out: W, header: &Header) -> io::Result<Self> {
        let header_line = header.to_string();
        out.write_all(format!("{MAGIC}\n{header_line}\n").as_bytes())?;
        out.flush()?;
        Ok(Self { out, header_line })
    }

    /// Goes on with a recording whose header reads `header_line`; the writer appends.
    pub fn go_on(out: W, header_line: String) -> Self {
        Self { out, header_line }
    }

    /// Appends a command that was carried out, and the end when it was the round's last.
    ///
    /// # Errors
    /// What the writer says.
    pub fn add(&mut self, command: &Command, after: &Game) -> io::Result<()> {
        let digest = after.digest();
        let mut lines = format!("{:<20} = {:08x}\n", command.to_string(), digest >> 32);
        if matches!(after.phase(), Phase::Over(_)) {
            lines += &self.end_line(after);
        }
        self.out.write_all(lines.as_bytes())?;
        self.out.flush()
    }

    /// Appends the end alone, for a recording that was cut between its last command and its end.
    ///
    /// # Errors
    /// What the writer says.
    pub fn end(&mut self, game: &Game) -> io::Result<()> {
        let line = self.end_line(game);
        self.out.write_all(line.as_bytes())?;
        self.out.flush()
    }

    fn end_line(&self, game: &Game) -> String {
        let end = format!("end {}", end_words(game));
        format!("{end:<20} = {:016x}\n", end_digest(game, &self.header_line))
    }

    /// The writer.
    pub fn out(&self) -> &W {
        &self.out
    }
}
