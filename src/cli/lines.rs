//! Lines from whoever types or pipes them in, however long or broken they are.

use std::io::{BufRead, Read};

use super::failure::Failure;
use crate::replay::{Line, lines_of};

/// One line as it came.
pub enum Came {
    /// Its text.
    Text(String),
    /// More bytes than any line may have; they are dropped.
    TooLong,
    /// There are no more.
    End,
}

/// Reads the next line.
///
/// # Errors
/// The input cannot be read.
pub fn next(input: &mut dyn BufRead) -> Result<Came, Failure> {
    let mut bytes = Vec::new();
    let mut capped = Read::take(&mut *input, Line::LONGEST as u64 + 1);
    let read = capped.read_until(b'\n', &mut bytes).map_err(unread)?;
    if read > Line::LONGEST {
        skip_line(input)?;
        return Ok(Came::TooLong);
    }
    match read {
        0 => Ok(Came::End),
        _ => Ok(Came::Text(
            lines_of(&bytes).0.next().unwrap_or_default().into_owned(),
        )),
    }
}

/// Drops the rest of a line, however long it is.
fn skip_line(input: &mut dyn BufRead) -> Result<(), Failure> {
    loop {
        let piece = input.fill_buf().map_err(unread)?;
        let end = piece.iter().position(|&byte| byte == b'\n');
        let length = end.map_or(piece.len(), |at| at + 1);
        input.consume(length);
        if end.is_some() || length == 0 {
            return Ok(());
        }
    }
}

fn unread(error: std::io::Error) -> Failure {
    Failure::Could(format!("standard input: cannot be read: {error}"))
}
