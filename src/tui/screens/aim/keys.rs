//! The keys of an aim, and those while a heading is typed.

use crate::tui::bindings::{Row, Table};

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
    /// Shows the whole hole, or what is near.
    Whole,
    /// Leaves.
    Leave,
}

/// The keys of an aim.
pub static KEYS: Table<Action> = Table {
    name: "aim",
    heading: "AIM",
    rows: &[
        Row {
            acts: &[("swing", Action::Swing)],
            named: 1,
            word: "swing",
            help: "swing: 1 stroke",
        },
        Row {
            acts: &[
                ("left", Action::Turn(COARSE)),
                ("right", Action::Turn(-COARSE)),
            ],
            named: 2,
            word: "turn",
            help: "turn by 3 degrees",
        },
        Row {
            acts: &[
                ("stronger", Action::Weigh(5)),
                ("weaker", Action::Weigh(-5)),
            ],
            named: 2,
            word: "power",
            help: "power by 5",
        },
        Row {
            acts: &[
                ("next-line", Action::Line(1)),
                ("line-before", Action::Line(-1)),
            ],
            named: 1,
            word: "lines",
            help: "lines: the cup, banks, the dead, the last shot",
        },
        Row {
            acts: &[
                ("bit-left", Action::Turn(FINE)),
                ("bit-right", Action::Turn(-FINE)),
            ],
            named: 2,
            word: "fine",
            help: "turn by a quarter of a degree",
        },
        Row {
            acts: &[
                ("bit-stronger", Action::Weigh(1)),
                ("bit-weaker", Action::Weigh(-1)),
            ],
            named: 2,
            word: "",
            help: "power by 1",
        },
        Row {
            acts: &[("caddie", Action::Caddie)],
            named: 1,
            word: "caddie",
            help: "the caddie's shot: 1 stroke, asked for twice",
        },
        Row {
            acts: &[("back", Action::Walk)],
            named: 1,
            word: "walk",
            help: "back to the walk",
        },
        Row {
            acts: &[
                ("power-0", Action::Digit(0)),
                ("power-1", Action::Digit(1)),
                ("power-2", Action::Digit(2)),
                ("power-3", Action::Digit(3)),
                ("power-4", Action::Digit(4)),
                ("power-5", Action::Digit(5)),
                ("power-6", Action::Digit(6)),
                ("power-7", Action::Digit(7)),
                ("power-8", Action::Digit(8)),
                ("power-9", Action::Digit(9)),
            ],
            named: 10,
            word: "power",
            help: "two digits: the power; 00 is 100",
        },
        Row {
            acts: &[("heading", Action::Angle)],
            named: 1,
            word: "angle",
            help: "type a heading: 0 is right, 90 is up",
        },
        Row {
            acts: &[("whole", Action::Whole)],
            named: 1,
            word: "whole hole",
            help: "the whole hole, where it does not fit, and back",
        },
        Row {
            acts: &[("leave", Action::Leave)],
            named: 1,
            word: "",
            help: "",
        },
    ],
};

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
pub static EDITS: Table<Edit> = Table {
    name: "heading",
    heading: "A HEADING",
    rows: &[
        Row {
            acts: &[("set", Edit::Set)],
            named: 1,
            word: "set",
            help: "",
        },
        Row {
            acts: &[("drop", Edit::Drop)],
            named: 1,
            word: "as before",
            help: "",
        },
        Row {
            acts: &[("erase", Edit::Erase)],
            named: 1,
            word: "",
            help: "",
        },
    ],
};
