//! What happened, in short sentences; the newest last.

/// Sentences kept; only the last few are ever shown.
const KEPT: usize = 60;

/// The messages of a round, in batches: one for each thing the player did.
#[derive(Default, Debug)]
pub struct Log {
    lines: Vec<(u32, String)>,
    batch: u32,
}

impl Log {
    /// What follows belongs to a new turn; older lines are drawn dim.
    pub fn turn_over(&mut self) {
        self.batch += 1;
    }

    /// Adds a sentence to the present turn; an exact repeat of the last one is told once.
    pub fn say(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
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
    /// is of the present turn. Sentences of one turn share a row while they fit. Nothing of the turn
    /// `until` or later is told yet.
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
        // A sentence that is wider than the screen goes on in the next row.
        let lines: Vec<(u32, String)> = told
            .into_iter()
            .flat_map(|(batch, row)| wrap(&row, width).into_iter().map(move |row| (batch, row)))
            .collect();
        let skip = lines.len().saturating_sub(rows);
        lines
            .into_iter()
            .skip(skip)
            .map(|(batch, row)| {
                let age = if batch == self.batch {
                    Age::New
                } else {
                    Age::Old
                };
                (row, age)
            })
            .collect()
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
