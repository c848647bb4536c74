//! A recording as read from bytes: header, moves, end.

use thiserror::Error;

use super::header::{BadHeader, Header};
use super::line::{BadLine, Line, parse_hex};
use super::{lines_of, shown};

/// A recording whose form is right; whether it is true, [`super::verify`] says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recording {
    /// What was played, by which rules.
    pub header: Header,
    /// The header's line, to the letter.
    pub header_line: String,
    /// The commands.
    pub moves: Vec<Move>,
    /// How it ended; none while it is not finished.
    pub end: Option<End>,
    /// Whether a torn last line was dropped.
    pub torn: bool,
}

/// One recorded command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Its line in the file, from 1.
    pub number: usize,
    /// The command and its digest.
    pub line: Line,
}

/// The last line of a finished recording.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// Its line in the file, from 1.
    pub number: usize,
    /// What stands between `end` and the digest: `-3 33` or `fell 4 +3 21`.
    pub words: String,
    /// Digest of the last state and the header together.
    pub digest: u64,
}

/// Why bytes are no recording.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{line}: {why}")]
pub struct BadRecording {
    /// Line from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: BadPart,
}

/// The part of a recording that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadPart {
    /// One of the first two lines.
    #[error(transparent)]
    Header(#[from] BadHeader),
    /// A command's line.
    #[error(transparent)]
    Line(#[from] BadLine),
    /// The end's line.
    #[error("the end must read \"end SCORE STROKES = \" and 16 digits 0-9, a-f")]
    End,
    /// Something follows the end.
    #[error("something follows the end: {0:?}")]
    AfterEnd(String),
    /// A line too long to be ours.
    #[error("the line is longer than {} bytes", Line::LONGEST)]
    TooLong,
    /// A command without its digest.
    #[error("the command carries no digest")]
    NoDigest,
}

impl Recording {
    /// Reads a recording. A last line that was not ended and is not whole is dropped as torn.
    ///
    /// # Errors
    /// The first line that is not as it should be.
    pub fn parse(bytes: &[u8]) -> Result<Self, BadRecording> {
        let (lines, ended) = lines_of(bytes);
        let bad = |line: usize, why: BadPart| BadRecording { line, why };
        let mut lines = lines.zip(1..).peekable();
        let mut head = || match lines.next() {
            Some((line, number)) if line.len() > Line::LONGEST => {
                Err(bad(number, BadPart::TooLong))
            }
            line => Ok(line.unwrap_or_default().0),
        };
        let (magic, header_line) = (head()?, head()?.into_owned());
        let header = Header::parse(&magic, &header_line)
            .map_err(|why| bad(line_of_header(&why), why.into()))?;
        let mut recording = Self {
            header,
            header_line,
            moves: Vec::new(),
            end: None,
            torn: false,
        };
        while let Some((line, number)) = lines.next() {
            let unended = lines.peek().is_none() && !ended;
            match recording.add(number, &line) {
                Ok(()) => {}
                Err(_) if unended => recording.torn = true,
                Err(why) => return Err(bad(number, why)),
            }
        }
        Ok(recording)
    }

    fn add(&mut self, number: usize, line: &str) -> Result<(), BadPart> {
        if line.len() > Line::LONGEST {
            return Err(BadPart::TooLong);
        }
        let said = line.split('#').next().unwrap_or_default().trim();
        if said.is_empty() {
            return Ok(());
        }
        if self.end.is_some() {
            return Err(BadPart::AfterEnd(shown(said)));
        }
        if let Some(rest) = said.strip_prefix("end ") {
            self.end = Some(end(number, rest).ok_or(BadPart::End)?);
            return Ok(());
        }
        if let Some(line) = Line::parse(line)? {
            if line.digest.is_none() {
                return Err(BadPart::NoDigest);
            }
            self.moves.push(Move { number, line });
        }
        Ok(())
    }
}

fn line_of_header(why: &BadHeader) -> usize {
    match why {
        BadHeader::NoRecording | BadHeader::OtherFormat(_) => 1,
        _ => 2,
    }
}

fn end(number: usize, rest: &str) -> Option<End> {
    let (words, digest) = rest.split_once('=')?;
    Some(End {
        number,
        words: words.split_whitespace().collect::<Vec<_>>().join(" "),
        digest: parse_hex(digest.trim(), 16)?,
    })
}
