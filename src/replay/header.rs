//! The head of a recording: the magic line with the format, and one RON value.

use std::fmt;

use serde::Deserialize;
use thiserror::Error;

use super::line::parse_hex;
use super::shown;
use crate::content::{Content, RULES};
use crate::dice::Seed;
use crate::game::{Holes, Setup};
use crate::hole::{Course, Tees};

/// How the first line of every recording begins, before its format.
pub const FAMILY: &str = "bogeyman recording ";

/// The first line: what the file is, and its format.
pub const MAGIC: &str = "bogeyman recording 1";

/// What a recording says before its first command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Version of the rules it was played by.
    pub rules: u32,
    /// Digest of the figures it was played by.
    pub data: u64,
    /// Version of the program; for people.
    pub game: String,
    /// The round.
    pub setup: Setup,
    /// Who played; may be empty.
    pub player: String,
}

/// Why a header cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadHeader {
    /// The first line is not ours.
    #[error("this is no recording; its first line must be {MAGIC:?}")]
    NoRecording,
    /// A format this program does not know.
    #[error("the recording has format {0:?}; this program reads format 1")]
    OtherFormat(String),
    /// The second line is not as it should be.
    #[error("the header cannot be read: {0}")]
    Unreadable(String),
    /// Played by other rules.
    #[error("the recording was played by rules {theirs}; this program plays rules {RULES}")]
    OtherRules {
        /// Its rules.
        theirs: u32,
    },
    /// Played by the same rules with other figures.
    #[error(
        "the recording was played with rules data {theirs:016x}; this program's is {ours:016x}"
    )]
    OtherData {
        /// Its figures.
        theirs: u64,
        /// Ours.
        ours: u64,
    },
}

/// The RON value of the second line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    rules: u32,
    data: String,
    game: String,
    seed: u64,
    course: Course,
    tees: Tees,
    holes: Holes,
    player: String,
}

/// Of a header that cannot be read, the part that tells why: newer rules may have other words.
#[derive(Deserialize)]
struct Version {
    rules: u32,
}

/// Why the second line is no header: by whom it was written, else what is wrong with it and where.
fn misread(fields: &str, error: &ron::error::SpannedError) -> BadHeader {
    match ron::from_str(fields) {
        Ok(Version { rules }) if rules != RULES => BadHeader::OtherRules { theirs: rules },
        _ => {
            let why = format!("column {}: {}", error.span.start.col, error.code);
            let plain = |c: &char| !c.is_control();
            BadHeader::Unreadable(why.chars().filter(plain).take(200).collect())
        }
    }
}

impl Header {
    /// The most characters of a player's name.
    pub const LONGEST_NAME: usize = 60;

    /// The header of a round played by this program.
    pub fn new(setup: Setup, player: &str) -> Self {
        Self {
            rules: RULES,
            data: Content::standard().digest(),
            game: env!("CARGO_PKG_VERSION").to_owned(),
            setup,
            player: shown(player),
        }
    }

    /// Reads the first two lines.
    ///
    /// # Errors
    /// Another file, format, rules version or data, or a value out of its range.
    pub fn parse(magic: &str, fields: &str) -> Result<Self, BadHeader> {
        if magic != MAGIC {
            let format = magic.strip_prefix(FAMILY);
            return Err(match format {
                Some(format) => BadHeader::OtherFormat(shown(format)),
                None => BadHeader::NoRecording,
            });
        }
        let unreadable = BadHeader::Unreadable;
        let fields: Fields = ron::from_str(fields).map_err(|error| misread(fields, &error))?;
        let data = parse_hex(&fields.data, 16)
            .ok_or_else(|| unreadable("data must be 16 digits 0-9, a-f".to_owned()))?;
        if let Holes::Count(count) = fields.holes
            && !(1..=Holes::MOST).contains(&count)
        {
            return Err(unreadable(format!("holes must be 1 to {}", Holes::MOST)));
        }
        if fields.player.chars().count() > Self::LONGEST_NAME {
            return Err(unreadable("the player's name is too long".to_owned()));
        }
        if fields.rules != RULES {
            return Err(BadHeader::OtherRules {
                theirs: fields.rules,
            });
        }
        let ours = Content::standard().digest();
        if data != ours {
            return Err(BadHeader::OtherData { theirs: data, ours });
        }
        Ok(Self {
            rules: fields.rules,
            data,
            game: shown(&fields.game),
            setup: Setup {
                seed: Seed::new(fields.seed),
                course: fields.course,
                tees: fields.tees,
                holes: fields.holes,
            },
            player: shown(&fields.player),
        })
    }
}

/// The second line as written.
impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup {
            seed,
            course,
            tees,
            holes,
        } = &self.setup;
        write!(
            f,
            "(rules: {}, data: \"{:016x}\", game: {:?}, seed: {seed}, course: {course:?}, \
             tees: {tees:?}, holes: {holes:?}, player: {:?})",
            self.rules, self.data, self.game, self.player
        )
    }
}
