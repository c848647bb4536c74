//! The keys of an aim, and those while a heading is typed.

use crate::geom::Dir;
use crate::tui::bindings::Binding;
use crate::tui::keys::Key;

/// A quarter-degree, and the larger turn of 3 degrees.
const FINE: i32 = 1;
const COARSE: i32 = 12;

/// What the keys of an aim do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Swings.
    Swing,
    /// Turns by so many quarter-degrees.
    Turn(i32),
    /// Changes the power by so many percent.
    Weigh(i32),
    /// Shows the next useful line, or the one before.
    Line(isize),
    /// Asks the caddie.
    Caddie,
    /// Goes back to the walk.
    Walk,
    /// Types a digit of the power.
    Digit(u8),
    /// Begins to type a heading.
    Angle,
    /// Leaves.
    Leave,
}

/// The keys of an aim.
pub static KEYS: [Binding<Action>; 11] = [
    Binding {
        keys: &[(Key::Enter, Action::Swing)],
        named: 1,
        word: "swing",
        help: "swing: 1 stroke",
    },
    Binding {
        keys: &[
            (Key::Arrow(Dir::W), Action::Turn(COARSE)),
            (Key::Arrow(Dir::E), Action::Turn(-COARSE)),
            (Key::Char('h'), Action::Turn(COARSE)),
            (Key::Char('l'), Action::Turn(-COARSE)),
        ],
        named: 2,
        word: "turn",
        help: "turn by 3 degrees",
    },
    Binding {
        keys: &[
            (Key::Arrow(Dir::N), Action::Weigh(5)),
            (Key::Arrow(Dir::S), Action::Weigh(-5)),
            (Key::Char('k'), Action::Weigh(5)),
            (Key::Char('j'), Action::Weigh(-5)),
        ],
        named: 2,
        word: "power",
        help: "power by 5",
    },
    Binding {
        keys: &[
            (Key::Tab, Action::Line(1)),
            (Key::BackTab, Action::Line(-1)),
        ],
        named: 1,
        word: "lines",
        help: "lines: the cup, banks, the dead, the last shot",
    },
    Binding {
        keys: &[
            (Key::Char(','), Action::Turn(FINE)),
            (Key::Char('.'), Action::Turn(-FINE)),
            (Key::Char('H'), Action::Turn(FINE)),
            (Key::Char('L'), Action::Turn(-FINE)),
            (Key::Shifted(Dir::W), Action::Turn(FINE)),
            (Key::Shifted(Dir::E), Action::Turn(-FINE)),
        ],
        named: 2,
        word: "fine",
        help: "turn by a quarter of a degree",
    },
    Binding {
        keys: &[
            (Key::Char('-'), Action::Weigh(-1)),
            (Key::Char('='), Action::Weigh(1)),
            (Key::Char('+'), Action::Weigh(1)),
            (Key::Char('K'), Action::Weigh(1)),
            (Key::Char('J'), Action::Weigh(-1)),
            (Key::Shifted(Dir::N), Action::Weigh(1)),
            (Key::Shifted(Dir::S), Action::Weigh(-1)),
        ],
        named: 2,
        word: "",
        help: "power by 1",
    },
    Binding {
        keys: &[(Key::Char('c'), Action::Caddie)],
        named: 1,
        word: "caddie",
        help: "the caddie's shot: 1 stroke, asked for twice",
    },
    Binding {
        keys: &[
            (Key::Esc, Action::Walk),
            (Key::Back, Action::Walk),
            (Key::Char('f'), Action::Walk),
        ],
        named: 1,
        word: "walk",
        help: "back to the walk",
    },
    Binding {
        keys: &[
            (Key::Char('0'), Action::Digit(0)),
            (Key::Char('1'), Action::Digit(1)),
            (Key::Char('2'), Action::Digit(2)),
            (Key::Char('3'), Action::Digit(3)),
            (Key::Char('4'), Action::Digit(4)),
            (Key::Char('5'), Action::Digit(5)),
            (Key::Char('6'), Action::Digit(6)),
            (Key::Char('7'), Action::Digit(7)),
            (Key::Char('8'), Action::Digit(8)),
            (Key::Char('9'), Action::Digit(9)),
        ],
        named: 10,
        word: "power",
        help: "two digits: the power; 00 is 100",
    },
    Binding {
        keys: &[(Key::Char(':'), Action::Angle)],
        named: 1,
        word: "angle",
        help: "type a heading: 0 is right, 90 is up",
    },
    Binding {
        keys: &[(Key::Char('q'), Action::Leave)],
        named: 1,
        word: "",
        help: "",
    },
];

/// What the keys do while a heading is typed, but for those that belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Takes the heading.
    Set,
    /// Leaves the heading as it was.
    Drop,
    /// Takes the last sign back.
    Erase,
}

/// The keys while a heading is typed.
pub static EDITS: [Binding<Edit>; 3] = [
    Binding {
        keys: &[(Key::Enter, Edit::Set)],
        named: 1,
        word: "set",
        help: "",
    },
    Binding {
        keys: &[(Key::Esc, Edit::Drop)],
        named: 1,
        word: "as before",
        help: "",
    },
    Binding {
        keys: &[(Key::Back, Edit::Erase)],
        named: 1,
        word: "",
        help: "",
    },
];
