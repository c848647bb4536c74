//! What the keys of the architect's table do.

use crate::geom::Dir;
use crate::tui::bindings::Binding;
use crate::tui::keys::Key;

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
pub static KEYS: [Binding<Action>; 11] = [
    Binding {
        keys: &[
            (Key::Arrow(Dir::W), Action::Step(-1)),
            (Key::Arrow(Dir::E), Action::Step(1)),
            (Key::Char('h'), Action::Step(-1)),
            (Key::Char('l'), Action::Step(1)),
        ],
        named: 2,
        word: "pass",
        help: "the pass before, the next one",
    },
    Binding {
        keys: &[
            (Key::Char('<'), Action::First),
            (Key::Char('>'), Action::Last),
            (Key::Arrow(Dir::Nw), Action::First),
            (Key::Arrow(Dir::Sw), Action::Last),
        ],
        named: 2,
        word: "ends",
        help: "the first pass, the last; Home and End likewise",
    },
    Binding {
        keys: &[(Key::Char('w'), Action::Witness)],
        named: 1,
        word: "witness",
        help: "the caddie's flights that prove it, shot by shot",
    },
    Binding {
        keys: &[
            (Key::Char('-'), Action::Hole(-1)),
            (Key::Char('+'), Action::Hole(1)),
            (Key::Char('='), Action::Hole(1)),
        ],
        named: 2,
        word: "hole",
        help: "the hole before, the next one",
    },
    Binding {
        keys: &[(Key::Esc, Action::Back), (Key::Char('q'), Action::Back)],
        named: 1,
        word: "title",
        help: "the title",
    },
    Binding {
        keys: &[(Key::Char('r'), Action::Roll)],
        named: 1,
        word: "roll",
        help: "roll another seed",
    },
    Binding {
        keys: &[(Key::Char('s'), Action::Type)],
        named: 1,
        word: "seed",
        help: "type a seed: any word or number",
    },
    Binding {
        keys: &[(Key::Char('t'), Action::Tees)],
        named: 1,
        word: "tees",
        help: "the next tees",
    },
    Binding {
        keys: &[(Key::Char('c'), Action::Course)],
        named: 1,
        word: "course",
        help: "the next course, with its architect",
    },
    Binding {
        keys: &[(Key::Char('z'), Action::Whole)],
        named: 1,
        word: "zoom",
        help: "the whole hole made small, and back",
    },
    Binding {
        keys: &[
            (Key::Shifted(Dir::W), Action::Scroll(Dir::W)),
            (Key::Shifted(Dir::N), Action::Scroll(Dir::N)),
            (Key::Shifted(Dir::S), Action::Scroll(Dir::S)),
            (Key::Shifted(Dir::E), Action::Scroll(Dir::E)),
            (Key::Char('H'), Action::Scroll(Dir::W)),
            (Key::Char('J'), Action::Scroll(Dir::S)),
            (Key::Char('K'), Action::Scroll(Dir::N)),
            (Key::Char('L'), Action::Scroll(Dir::E)),
        ],
        named: 0,
        word: "",
        help: "scroll",
    },
];
