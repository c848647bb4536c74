//! What the keys of the architect's table do.

use crate::geom::Dir;
use crate::tui::bindings::{Row, Table};

/// What the keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Goes so many passes on.
    Step(isize),
    /// Goes to the first pass.
    First,
    /// Goes to the last pass.
    Last,
    /// Shows the next shot of the witness.
    Witness,
    /// Takes the next hole, or the one before.
    Hole(i64),
    /// Rolls another seed.
    Roll,
    /// Begins to type a seed.
    Type,
    /// Takes the next course.
    Course,
    /// Takes the next tees.
    Tees,
    /// Shows the whole hole, or as much as fits at full size.
    Whole,
    /// Shows another part of the hole.
    Scroll(Dir),
    /// Goes back to the title.
    Back,
}

/// The keys.
pub static KEYS: Table<Action> = Table {
    name: "table",
    heading: "ARCHITECT'S TABLE",
    rows: &[
        Row {
            acts: &[("before", Action::Step(-1)), ("next", Action::Step(1))],
            named: 2,
            word: "pass",
            help: "the pass before, the next one",
        },
        Row {
            acts: &[("first", Action::First), ("last", Action::Last)],
            named: 2,
            word: "ends",
            help: "the first pass, the last",
        },
        Row {
            acts: &[("witness", Action::Witness)],
            named: 1,
            word: "witness",
            help: "the caddie's flights that prove it, shot by shot",
        },
        Row {
            acts: &[
                ("hole-before", Action::Hole(-1)),
                ("next-hole", Action::Hole(1)),
            ],
            named: 2,
            word: "hole",
            help: "the hole before, the next one",
        },
        Row {
            acts: &[("title", Action::Back)],
            named: 1,
            word: "title",
            help: "the title",
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
            word: "seed",
            help: "type a seed: any word or number",
        },
        Row {
            acts: &[("tees", Action::Tees)],
            named: 1,
            word: "tees",
            help: "the next tees",
        },
        Row {
            acts: &[("course", Action::Course)],
            named: 1,
            word: "course",
            help: "the next course, with its architect",
        },
        Row {
            acts: &[("whole", Action::Whole)],
            named: 1,
            word: "zoom",
            help: "the whole hole made small, and back",
        },
        Row {
            acts: &[
                ("scroll-west", Action::Scroll(Dir::W)),
                ("scroll-north", Action::Scroll(Dir::N)),
                ("scroll-south", Action::Scroll(Dir::S)),
                ("scroll-east", Action::Scroll(Dir::E)),
            ],
            named: 0,
            word: "",
            help: "scroll",
        },
    ],
};
