//! What happened, in short sentences; the newest last.

/// Sentences kept; only the last few are ever shown.
const KEPT: usize = 60;

/// The messages of a round, in batches: one for each thing the player did.
#[derive(Default, Debug)]
pub struct Log {
    lines: Vec<(u32, String)>,
    batch: u32,
    /// The turn that holds but an answer to a key, which the next turn takes away.
    noted: Option<u32>,
}

impl Log {
    /// What follows belongs to a new turn; older lines are drawn dim.
    pub fn turn_over(&mut self) {
        if let Some(noted) = self.noted.take() {
            self.lines.retain(|(batch, _)| *batch != noted);
        }
        self.batch += 1;
    }

    /// Answers a key in a sentence that is gone when something else is said or done: why nothing was
    /// done, what it would cost.
    pub fn note(&mut self, sentence: impl Into<String>) {
        self.turn_over();
        self.lines.push((self.batch, sentence.into()));
        self.noted = Some(self.batch);
    }

    /// Adds a sentence to the present turn; an exact repeat of the last one is told once.
    pub fn say(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
        self.noted = None;
        if let Some(last) = self.lines.last_mut()
            && last.1 == sentence
        {
            last.0 = self.batch;
            return;
        }
        self.lines.push((self.batch, sentence));
        if self.lines.len() > KEPT {
            self.lines.remove(0);
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.lines.clear();
    }

    /// The present turn, for [`Log::rows`].
    pub fn turn(&self) -> u32 {
        self.batch
    }

    /// The last sentences that fill `rows` rows of `width` columns, oldest first, and whether each
    /// is of the present turn. Sentences of one turn share a row while they fit. A sentence is shown
    /// whole; what has no room for that is left out, and of the present turn it is shown from its
    /// beginning. Nothing of the turn `until` or later is told yet.
    pub fn rows(&self, width: usize, rows: usize, until: Option<u32>) -> Vec<(String, Age)> {
        let mut told: Vec<(u32, String)> = Vec::new();
        let untold = until.unwrap_or(u32::MAX);
        for (batch, line) in self.lines.iter().filter(|(batch, _)| *batch < untold) {
            match told.last_mut() {
                Some((last, row))
                    if last == batch && row.chars().count() + 1 + line.chars().count() <= width =>
                {
                    row.push(' ');
                    row.push_str(line);
                }
                _ => told.push((*batch, line.clone())),
            }
        }
        let mut shown: Vec<(String, Age)> = Vec::new();
        for (batch, row) in told.into_iter().rev() {
            let age = if batch == self.batch {
                Age::New
            } else {
                Age::Old
            };
            // A sentence that is wider than the screen goes on in the next row.
            let mut lines = wrap(&row, width);
            let room = rows - shown.len();
            if lines.len() > room {
                if age == Age::Old && !shown.is_empty() {
                    break;
                }
                lines.truncate(room);
            }
            shown.splice(0..0, lines.into_iter().map(|line| (line, age)));
            if shown.len() == rows {
                break;
            }
        }
        shown
    }

    /// How many rows of `width` columns the present turn would fill.
    pub fn news(&self, width: usize) -> usize {
        let rows = self.rows(width, usize::MAX, None);
        rows.iter().filter(|(_, age)| *age == Age::New).count()
    }
}

/// Breaks words into lines of at most `width` columns.
pub fn wrap(words: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Whether a sentence is of the present turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Age {
    /// It is.
    New,
    /// It was told before.
    Old,
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: &str = "The archer shoots from behind the wall and its arrow goes by.";

    fn told(log: &Log, width: usize, rows: usize) -> Vec<String> {
        let rows = log.rows(width, rows, None);
        rows.into_iter().map(|(row, _)| row).collect()
    }

    #[test]
    fn an_old_sentence_is_shown_whole_or_not_at_all() {
        let mut log = Log::default();
        log.say(LONG);
        log.turn_over();
        log.say("You wait.");
        assert_eq!(told(&log, 40, 2), ["You wait."]);
        let whole = told(&log, 40, 3);
        assert_eq!(whole[..2].join(" "), LONG);
        assert_eq!(whole[2], "You wait.");
    }

    #[test]
    fn a_new_sentence_keeps_its_beginning() {
        let mut log = Log::default();
        log.say(LONG);
        log.say("You lose a heart.");
        let shown = told(&log, 40, 2);
        assert!(LONG.starts_with(&shown[0]), "{shown:?}");
        assert_eq!(shown[1], "You lose a heart.");
        assert_eq!(log.news(40), 3);
        assert_eq!(told(&log, 40, 0), Vec::<String>::new());
        assert_eq!(told(&log, 40, 1), shown[1..]);
    }
}
