//! The lines of the settings: what can be chosen, then the keys, screen by screen.

use super::choice::Choice;
use crate::tui::screens::tables;

/// A line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// A heading.
    Heading(&'static str),
    /// Air.
    Gap,
    /// One of a few.
    Choice(Choice),
    /// The keys of an action, and what it does.
    Key {
        table: &'static str,
        act: &'static str,
        does: &'static str,
    },
    /// All keys back.
    AllKeys,
}

impl Row {
    /// Whether it can be picked.
    pub fn can_be_picked(&self) -> bool {
        !matches!(self, Self::Heading(_) | Self::Gap)
    }
}

/// All lines.
pub fn rows() -> Vec<Row> {
    let mut rows = vec![Row::Heading("SETTINGS")];
    rows.extend(Choice::ALL.map(Row::Choice));
    rows.extend([Row::Gap, Row::Heading("KEYS"), Row::AllKeys]);
    for table in tables() {
        rows.extend([Row::Gap, Row::Heading(table.heading)]);
        for row in &table.rows {
            let does = match row.help {
                "" => row.word,
                help => help,
            };
            rows.extend(row.acts.iter().map(|act| Row::Key {
                table: table.name,
                act,
                does,
            }));
        }
    }
    rows
}
