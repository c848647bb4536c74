//! What the keys of a new round's choice do.

use crate::tui::bindings::{Row, Table};

/// What the keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Begins the round.
    Begin,
    /// Goes to the next row, or the one before.
    Row(isize),
    /// Takes the next one of what is marked, or the one before.
    Change(isize),
    /// Rolls another seed.
    Roll,
    /// Begins to type a seed.
    Type,
    /// Goes back to the title.
    Back,
}

/// The keys.
pub static KEYS: Table<Action> = Table {
    name: "new-round",
    heading: "NEW ROUND",
    rows: &[
        Row {
            acts: &[("begin", Action::Begin)],
            named: 1,
            word: "begin",
            help: "begin the round",
        },
        Row {
            acts: &[("up", Action::Row(-1)), ("down", Action::Row(1))],
            named: 2,
            word: "move",
            help: "to the next choice",
        },
        Row {
            acts: &[("before", Action::Change(-1)), ("next", Action::Change(1))],
            named: 2,
            word: "change",
            help: "change it",
        },
        Row {
            acts: &[("roll", Action::Roll)],
            named: 1,
            word: "roll",
            help: "roll another seed",
        },
        Row {
            acts: &[("type", Action::Type)],
            named: 1,
            word: "type seed",
            help: "type a seed: any word or number; a digit begins it too",
        },
        Row {
            acts: &[("title", Action::Back)],
            named: 1,
            word: "title",
            help: "the title",
        },
    ],
};
