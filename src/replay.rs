//! Recordings: a round as text, one command a line, each with the digest of the state after it.
//!
//! A recording is a script with a header, and a save is a recording that is not finished yet. It
//! is appended to, never rewritten. Loading trusts nothing: every line is checked before it is
//! played, and every digest after.

mod header;
mod line;
mod recorder;
mod recording;
mod verify;

pub use header::{BadHeader, FAMILY, Header, MAGIC};
pub use line::{BadLine, Line};
pub use recorder::Recorder;
pub use recording::{BadRecording, End, Move, Recording};
pub use verify::{Difference, Verdict, end_digest, end_words, verify, verify_end};

use std::borrow::Cow;

/// The lines of a text that came from outside: without a byte-order mark, whatever its line ends,
/// bytes that are no UTF-8 replaced. The flag says whether the last line was ended.
///
/// Never gathered, for a file may be all line ends.
pub fn lines_of(bytes: &[u8]) -> (impl Iterator<Item = Cow<'_, str>>, bool) {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let ended = bytes.is_empty() || bytes.ends_with(b"\n");
    let lines = bytes
        .split_inclusive(|&byte| byte == b'\n')
        .map(|line| line.strip_suffix(b"\n").unwrap_or(line))
        .map(|line| String::from_utf8_lossy(line.strip_suffix(b"\r").unwrap_or(line)));
    (lines, ended)
}

/// A text from a file as it may be shown: without control characters, at most 60 characters.
pub fn shown(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(60).collect()
}
