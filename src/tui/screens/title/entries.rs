//! The entries of the title: their words, their keys, and the line about each.

use crate::tui::bindings::{Row, Table};

/// An entry of the title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A new round is chosen.
    New,
    /// The round left open.
    Resume,
    /// Three short holes that teach the game.
    Tutorial,
    /// The caddie plays.
    Watch,
    /// How holes are made.
    Table,
    /// Looks and keys.
    Settings,
    /// The list of keys.
    Help,
    /// The end.
    Quit,
}

impl Entry {
    /// Every entry, in the order they stand.
    pub const ALL: [Self; 8] = [
        Self::New,
        Self::Resume,
        Self::Tutorial,
        Self::Watch,
        Self::Table,
        Self::Settings,
        Self::Help,
        Self::Quit,
    ];

    /// Its words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::New => "New round",
            Self::Resume => "Resume",
            Self::Tutorial => "Tutorial",
            Self::Watch => "Watch the caddie",
            Self::Table => "Architect's table",
            Self::Settings => "Settings",
            Self::Help => "Help",
            Self::Quit => "Quit",
        }
    }

    /// The line about it.
    pub const fn about(self) -> &'static str {
        match self {
            Self::New => "Choose course, tees, holes and seed.",
            Self::Resume => "Go on with the round left open.",
            Self::Tutorial => "Three short holes: swing, walk, fight.",
            Self::Watch => "Look on while the caddie plays a round.",
            Self::Table => "See how a hole is made, pass by pass.",
            Self::Settings => "Theme, signs, motion, mouse, and every key.",
            Self::Help => "All keys, all signs, and the dead.",
            Self::Quit => "Back to the shell.",
        }
    }
}

/// What the keys of the title do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Takes the entry marked.
    Choose,
    /// Marks the entry above.
    Up,
    /// Marks the entry below.
    Down,
    /// Takes this entry.
    Take(Entry),
}

/// The keys of the title.
pub static KEYS: Table<Action> = Table {
    name: "title",
    heading: "THE TITLE",
    rows: &[
        Row {
            acts: &[("choose", Action::Choose)],
            named: 1,
            word: "choose",
            help: "",
        },
        Row {
            acts: &[("up", Action::Up), ("down", Action::Down)],
            named: 2,
            word: "move",
            help: "",
        },
        Row {
            acts: &[("new", Action::Take(Entry::New))],
            named: 1,
            word: "",
            help: "",
        },
        Row {
            acts: &[("resume", Action::Take(Entry::Resume))],
            named: 1,
            word: "",
            help: "",
        },
        Row {
            acts: &[("tutorial", Action::Take(Entry::Tutorial))],
            named: 1,
            word: "",
            help: "",
        },
        Row {
            acts: &[("watch", Action::Take(Entry::Watch))],
            named: 1,
            word: "",
            help: "",
        },
        Row {
            acts: &[("table", Action::Take(Entry::Table))],
            named: 1,
            word: "",
            help: "",
        },
        Row {
            acts: &[("settings", Action::Take(Entry::Settings))],
            named: 1,
            word: "",
            help: "",
        },
        Row {
            acts: &[("quit", Action::Take(Entry::Quit))],
            named: 1,
            word: "quit",
            help: "",
        },
    ],
};
