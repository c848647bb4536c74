//! What can be done on a screen: a table of its actions, each with a name and its words. The keys
//! come from the [keymap](super::keymap); input, key line and help all read both.

/// The actions of a screen.
#[derive(Debug)]
pub struct Table<A: 'static> {
    /// Its name in `assets/keys.ron`.
    pub name: &'static str,
    /// Its heading in help.
    pub heading: &'static str,
    /// Its actions, line by line.
    pub rows: &'static [Row<A>],
}

/// A line of a table: actions that are much the same.
#[derive(Debug)]
pub struct Row<A: 'static> {
    /// Every action with its name in `assets/keys.ron`.
    pub acts: &'static [(&'static str, A)],
    /// How many of them the key line names, each by its first key.
    pub named: usize,
    /// Their word in the key line; empty where they are not in it.
    pub word: &'static str,
    /// What help says of them; empty where it says nothing.
    pub help: &'static str,
}

/// Names of keys and a word for what they do.
pub type Pair = (String, &'static str);

impl<A: Copy + PartialEq> Table<A> {
    /// Every action with its name.
    pub fn acts(&self) -> impl Iterator<Item = (&'static str, A)> {
        self.rows.iter().flat_map(|row| row.acts).copied()
    }

    /// The table without what its actions are.
    pub fn outline(&self) -> Outline {
        let rows = self.rows.iter().map(|row| OutlineRow {
            acts: row.acts.iter().map(|(name, _)| *name).collect(),
            word: row.word,
            help: row.help,
        });
        Outline {
            name: self.name,
            heading: self.heading,
            rows: rows.collect(),
        }
    }
}

/// A table as help and settings show it: names and words, whatever the actions are.
#[derive(Clone, Debug)]
pub struct Outline {
    /// Its name.
    pub name: &'static str,
    /// Its heading.
    pub heading: &'static str,
    /// Its lines.
    pub rows: Vec<OutlineRow>,
}

/// A line of an [`Outline`].
#[derive(Clone, Debug)]
pub struct OutlineRow {
    /// The names of its actions.
    pub acts: Vec<&'static str>,
    /// Their word in the key line.
    pub word: &'static str,
    /// What help says of them.
    pub help: &'static str,
}

/// What is bound on every screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anywhere {
    /// Lists all keys.
    Help,
    /// Opens the settings.
    Settings,
    /// Leaves at once.
    Leave,
    /// Stops, as the shell expects.
    Suspend,
    /// Draws everything anew.
    Redraw,
    /// Takes the mouse from the terminal, or leaves it to it.
    Mouse,
}

/// The keys of every screen.
pub static ANYWHERE: Table<Anywhere> = Table {
    name: "anywhere",
    heading: "ANYWHERE",
    rows: &[
        Row {
            acts: &[("help", Anywhere::Help)],
            named: 1,
            word: "help",
            help: "this list",
        },
        Row {
            acts: &[("settings", Anywhere::Settings)],
            named: 1,
            word: "",
            help: "settings: looks, and every key",
        },
        Row {
            acts: &[("leave", Anywhere::Leave)],
            named: 1,
            word: "",
            help: "leave at once; a recorded round is saved",
        },
        Row {
            acts: &[("suspend", Anywhere::Suspend)],
            named: 1,
            word: "",
            help: "suspend",
        },
        Row {
            acts: &[("redraw", Anywhere::Redraw)],
            named: 1,
            word: "",
            help: "draw the screen anew",
        },
        Row {
            acts: &[("mouse", Anywhere::Mouse)],
            named: 1,
            word: "",
            help: "the mouse off, to select text, and on; with Shift it selects at any time",
        },
    ],
};

/// The actions of the eight ways, their names after a word: `ways!("step-", Action::Step)`.
macro_rules! ways {
    ($word:literal, $action:path) => {{
        use $crate::geom::Dir;
        &[
            (concat!($word, "west"), $action(Dir::W)),
            (concat!($word, "north"), $action(Dir::N)),
            (concat!($word, "south"), $action(Dir::S)),
            (concat!($word, "east"), $action(Dir::E)),
            (concat!($word, "north-west"), $action(Dir::Nw)),
            (concat!($word, "north-east"), $action(Dir::Ne)),
            (concat!($word, "south-west"), $action(Dir::Sw)),
            (concat!($word, "south-east"), $action(Dir::Se)),
        ]
    }};
}
pub(super) use ways;
