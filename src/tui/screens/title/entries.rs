//! The entries of the title: their words, their keys, and the line about each.

use crate::geom::Dir;
use crate::tui::bindings::Binding;
use crate::tui::keys::Key;

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
    /// The list of keys.
    Help,
    /// The end.
    Quit,
}

impl Entry {
    /// Every entry, in the order they stand.
    pub const ALL: [Self; 7] = [
        Self::New,
        Self::Resume,
        Self::Tutorial,
        Self::Watch,
        Self::Table,
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

/// A key of its own for an entry.
const fn letter(keys: &'static [(Key, Action)], word: &'static str) -> Binding<Action> {
    Binding {
        keys,
        named: 1,
        word,
        help: "",
    }
}

/// The keys of the title.
pub static KEYS: [Binding<Action>; 9] = [
    Binding {
        keys: &[
            (Key::Enter, Action::Choose),
            (Key::Char(' '), Action::Choose),
        ],
        named: 1,
        word: "choose",
        help: "",
    },
    Binding {
        keys: &[
            (Key::Arrow(Dir::N), Action::Up),
            (Key::Arrow(Dir::S), Action::Down),
            (Key::Char('k'), Action::Up),
            (Key::Char('j'), Action::Down),
            (Key::BackTab, Action::Up),
            (Key::Tab, Action::Down),
        ],
        named: 2,
        word: "move",
        help: "",
    },
    letter(&[(Key::Char('n'), Action::Take(Entry::New))], ""),
    letter(&[(Key::Char('r'), Action::Take(Entry::Resume))], ""),
    letter(&[(Key::Char('t'), Action::Take(Entry::Tutorial))], ""),
    letter(&[(Key::Char('w'), Action::Take(Entry::Watch))], ""),
    letter(&[(Key::Char('a'), Action::Take(Entry::Table))], ""),
    letter(&[(Key::Char('?'), Action::Take(Entry::Help))], ""),
    letter(&[(Key::Char('q'), Action::Take(Entry::Quit))], "quit"),
];
