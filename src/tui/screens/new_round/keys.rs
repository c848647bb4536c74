//! What the keys of a new round's choice do.

use crate::geom::Dir;
use crate::tui::bindings::Binding;
use crate::tui::keys::Key;

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
pub static KEYS: [Binding<Action>; 6] = [
    Binding {
        keys: &[(Key::Enter, Action::Begin), (Key::Char(' '), Action::Begin)],
        named: 1,
        word: "begin",
        help: "begin the round",
    },
    Binding {
        keys: &[
            (Key::Arrow(Dir::N), Action::Row(-1)),
            (Key::Arrow(Dir::S), Action::Row(1)),
            (Key::Char('k'), Action::Row(-1)),
            (Key::Char('j'), Action::Row(1)),
            (Key::BackTab, Action::Row(-1)),
            (Key::Tab, Action::Row(1)),
        ],
        named: 2,
        word: "move",
        help: "to the next choice",
    },
    Binding {
        keys: &[
            (Key::Arrow(Dir::W), Action::Change(-1)),
            (Key::Arrow(Dir::E), Action::Change(1)),
            (Key::Char('h'), Action::Change(-1)),
            (Key::Char('l'), Action::Change(1)),
        ],
        named: 2,
        word: "change",
        help: "change it",
    },
    Binding {
        keys: &[(Key::Char('r'), Action::Roll)],
        named: 1,
        word: "roll a seed",
        help: "roll another seed",
    },
    Binding {
        keys: &[(Key::Char('s'), Action::Type)],
        named: 1,
        word: "type one",
        help: "type a seed: any word or number",
    },
    Binding {
        keys: &[(Key::Esc, Action::Back), (Key::Char('q'), Action::Back)],
        named: 1,
        word: "title",
        help: "the title",
    },
];
