//! What the keys of a watched round do: while it is played, and after its end.

use crate::tui::bindings::{Row, Table};

/// What the keys do while a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Stops, or goes on.
    Pause,
    /// Shows what comes next at once.
    On,
    /// Plays faster.
    Faster,
    /// Plays slower.
    Slower,
    /// Plays the hole to its end at once; from the card the next hole.
    ToCard,
    /// Leaves the way one came.
    Leave,
    /// Goes to the title.
    Title,
}

/// The keys while a bot plays.
pub static KEYS: Table<Action> = Table {
    name: "watch",
    heading: "WATCH",
    rows: &[
        Row {
            acts: &[("pause", Action::Pause)],
            named: 1,
            word: "pause",
            help: "pause, and go on",
        },
        Row {
            acts: &[("step", Action::On)],
            named: 1,
            word: "step",
            help: "in a pause one step; else what comes next at once",
        },
        Row {
            acts: &[("faster", Action::Faster), ("slower", Action::Slower)],
            named: 2,
            word: "speed",
            help: "faster and slower: half, 1, 2, 4 and 8 times",
        },
        Row {
            acts: &[("to-card", Action::ToCard)],
            named: 1,
            word: "to the card",
            help: "to the end of the hole at once; from the card on",
        },
        Row {
            acts: &[("leave", Action::Leave)],
            named: 1,
            word: "leave",
            help: "leave; nothing of it is kept",
        },
        Row {
            acts: &[("title", Action::Title)],
            named: 1,
            word: "title",
            help: "the title",
        },
    ],
};

/// What the keys do when there is no more to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// Watches another round.
    Another,
    /// Leaves the way one came.
    Leave,
    /// Goes to the title.
    Title,
}

/// The keys when there is no more to see. None of them goes on while it is played, so that a key
/// pressed for the next hole does not take the last card away unseen.
pub static END: Table<After> = Table {
    name: "watched",
    heading: "THE END",
    rows: &[
        Row {
            acts: &[("another", After::Another)],
            named: 1,
            word: "watch another",
            help: "watch another round, with a new seed",
        },
        Row {
            acts: &[("leave", After::Leave)],
            named: 1,
            word: "leave",
            help: "leave",
        },
        Row {
            acts: &[("title", After::Title)],
            named: 1,
            word: "title",
            help: "the title",
        },
    ],
};
