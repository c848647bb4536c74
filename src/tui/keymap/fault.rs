//! What can be wrong with keys, each in a sentence, and how a clash is found.

use thiserror::Error;

use super::Bound;
use crate::replay::shown;
use crate::tui::bindings::ANYWHERE;
use crate::tui::keys::Key;

/// Why keys cannot be bound so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadKeys {
    /// A table that is none.
    #[error("there are no keys for {name}; there are some for {known}")]
    Table {
        /// What was said.
        name: String,
        /// All that there are.
        known: String,
    },
    /// An action that is none of this table's.
    #[error("{table} has no action {act}; it has {known}")]
    Act {
        /// The table.
        table: String,
        /// What was said.
        act: String,
        /// All that there are.
        known: String,
    },
    /// A name that is no key's.
    #[error(
        "{table}, {act}: {name} is no key; keys are what they type, Space, Tab, Left, Shift Left, F5, Ctrl t"
    )]
    Key {
        /// The table.
        table: String,
        /// The action.
        act: String,
        /// What was said.
        name: String,
    },
    /// A key that stays where it is.
    #[error("{table}, {act}: {key} keeps its meaning and can be given to no other action")]
    Fixed {
        /// The table.
        table: String,
        /// The action.
        act: String,
        /// The key.
        key: String,
    },
    /// A key with two meanings on one screen.
    #[error("{key} would do two things at once: {} and {}", place(.first), place(.second))]
    Clash {
        /// The key.
        key: String,
        /// Table and action that have it.
        first: Place,
        /// Table and action that have it too.
        second: Place,
    },
}

/// Table and action.
type Place = (String, String);

fn place((table, act): &Place) -> String {
    format!("{act} ({table})")
}

fn list<'a>(names: impl Iterator<Item = &'a String>) -> String {
    names.map(String::as_str).collect::<Vec<_>>().join(", ")
}

impl BadKeys {
    pub(super) fn table<'a>(name: &str, known: impl Iterator<Item = &'a String>) -> Self {
        Self::Table {
            name: shown(name),
            known: list(known),
        }
    }

    pub(super) fn act<'a>(table: &str, act: &str, known: impl Iterator<Item = &'a String>) -> Self {
        Self::Act {
            table: table.to_owned(),
            act: shown(act),
            known: list(known),
        }
    }

    pub(super) fn key((table, act): (&str, &str), name: &str) -> Self {
        Self::Key {
            table: table.to_owned(),
            act: act.to_owned(),
            name: shown(name),
        }
    }

    pub(super) fn fixed((table, act): (&str, &str), key: Key) -> Self {
        Self::Fixed {
            table: table.to_owned(),
            act: act.to_owned(),
            key: key.word(),
        }
    }

    /// Tables and actions that it is about; the action is empty where there is none.
    pub fn places(&self) -> Vec<(&str, &str)> {
        match self {
            Self::Table { name, .. } => vec![(name, "")],
            Self::Act { table, act, .. }
            | Self::Key { table, act, .. }
            | Self::Fixed { table, act, .. } => vec![(table, act)],
            Self::Clash { first, second, .. } => {
                vec![(&second.0, &second.1), (&first.0, &first.1)]
            }
        }
    }
}

/// The first key that has two meanings on a screen; what is bound anywhere is on every screen.
pub(super) fn clash(bound: &Bound) -> Option<BadKeys> {
    let of = |table: &str| -> Vec<(Key, Place)> {
        let acts = bound.get(table).into_iter().flatten();
        acts.flat_map(|(act, keys)| {
            let place = (table.to_owned(), act.clone());
            keys.iter().map(move |key| (*key, place.clone()))
        })
        .collect()
    };
    bound.keys().find_map(|table| {
        let mut met = match table == ANYWHERE.name {
            true => Vec::new(),
            false => of(ANYWHERE.name),
        };
        for (key, second) in of(table) {
            if let Some((_, first)) = met
                .iter()
                .find(|(own, place)| *own == key && *place != second)
            {
                return Some(BadKeys::Clash {
                    key: key.word(),
                    first: first.clone(),
                    second,
                });
            }
            met.push((key, second));
        }
        None
    })
}
