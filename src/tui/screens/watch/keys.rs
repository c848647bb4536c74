//! What the keys of a watched round do: while it is played, and after its end.

use crate::tui::bindings::Binding;
use crate::tui::keys::Key;

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
pub static KEYS: [Binding<Action>; 6] = [
    Binding {
        keys: &[(Key::Char(' '), Action::Pause)],
        named: 1,
        word: "pause",
        help: "pause, and go on",
    },
    Binding {
        keys: &[(Key::Enter, Action::On), (Key::Char('.'), Action::On)],
        named: 1,
        word: "step",
        help: "in a pause one step; else what comes next at once",
    },
    Binding {
        keys: &[
            (Key::Char('+'), Action::Faster),
            (Key::Char('-'), Action::Slower),
            (Key::Char('='), Action::Faster),
        ],
        named: 2,
        word: "speed",
        help: "faster and slower: half, 1, 2, 4 and 8 times",
    },
    Binding {
        keys: &[(Key::Char('n'), Action::ToCard)],
        named: 1,
        word: "to the card",
        help: "to the end of the hole at once; from the card on",
    },
    Binding {
        keys: &[(Key::Char('q'), Action::Leave)],
        named: 1,
        word: "leave",
        help: "leave; nothing of it is kept",
    },
    Binding {
        keys: &[(Key::Esc, Action::Title), (Key::Char('t'), Action::Title)],
        named: 1,
        word: "title",
        help: "the title",
    },
];

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
pub static END: [Binding<After>; 3] = [
    Binding {
        keys: &[(Key::Char('w'), After::Another)],
        named: 1,
        word: "watch another",
        help: "watch another round, with a new seed",
    },
    Binding {
        keys: &[(Key::Char('q'), After::Leave)],
        named: 1,
        word: "leave",
        help: "leave",
    },
    Binding {
        keys: &[(Key::Esc, After::Title), (Key::Char('t'), After::Title)],
        named: 1,
        word: "title",
        help: "the title",
    },
];
