//! What the keys of a screen do: one table a screen, which input, key line and help all read.

use super::glyphs::Signs;
use super::keys::Key;
use crate::geom::Dir;

/// A line of a table: keys that do much the same.
#[derive(Debug)]
pub struct Binding<A: 'static> {
    /// Every key with what it does; those the key line names come first.
    pub keys: &'static [(Key, A)],
    /// How many of them the key line names.
    pub named: usize,
    /// Their word in the key line; empty where they are not in it.
    pub word: &'static str,
    /// What help says of them; empty where it says nothing.
    pub help: &'static str,
}

/// Names of keys and a word for what they do.
pub type Pair = (String, &'static str);

/// What is bound on every screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anywhere {
    /// Lists all keys.
    Help,
    /// Leaves at once.
    Leave,
    /// Stops, as the shell expects.
    Suspend,
    /// Draws everything anew.
    Redraw,
}

/// The keys of every screen.
pub static ANYWHERE: [Binding<Anywhere>; 4] = [
    Binding {
        keys: &[(Key::Char('?'), Anywhere::Help)],
        named: 1,
        word: "help",
        help: "this list",
    },
    Binding {
        keys: &[(Key::Ctrl('c'), Anywhere::Leave)],
        named: 1,
        word: "",
        help: "leave at once; a recorded round is saved",
    },
    Binding {
        keys: &[(Key::Ctrl('z'), Anywhere::Suspend)],
        named: 1,
        word: "",
        help: "suspend",
    },
    Binding {
        keys: &[(Key::Ctrl('l'), Anywhere::Redraw)],
        named: 1,
        word: "",
        help: "draw the screen anew",
    },
];

/// The keys of the eight ways, each with an action: arrows, letters, the number pad.
macro_rules! ways {
    ($action:path) => {{
        use $crate::geom::Dir;
        use $crate::tui::keys::Key::{Arrow, Char};
        &[
            (Arrow(Dir::W), $action(Dir::W)),
            (Arrow(Dir::N), $action(Dir::N)),
            (Arrow(Dir::S), $action(Dir::S)),
            (Arrow(Dir::E), $action(Dir::E)),
            (Arrow(Dir::Nw), $action(Dir::Nw)),
            (Arrow(Dir::Ne), $action(Dir::Ne)),
            (Arrow(Dir::Sw), $action(Dir::Sw)),
            (Arrow(Dir::Se), $action(Dir::Se)),
            (Char('h'), $action(Dir::W)),
            (Char('j'), $action(Dir::S)),
            (Char('k'), $action(Dir::N)),
            (Char('l'), $action(Dir::E)),
            (Char('y'), $action(Dir::Nw)),
            (Char('u'), $action(Dir::Ne)),
            (Char('b'), $action(Dir::Sw)),
            (Char('n'), $action(Dir::Se)),
            (Char('1'), $action(Dir::Sw)),
            (Char('2'), $action(Dir::S)),
            (Char('3'), $action(Dir::Se)),
            (Char('4'), $action(Dir::W)),
            (Char('6'), $action(Dir::E)),
            (Char('7'), $action(Dir::Nw)),
            (Char('8'), $action(Dir::N)),
            (Char('9'), $action(Dir::Ne)),
        ]
    }};
}
pub(super) use ways;

/// The keys of the eight ways with Shift, each with an action: arrows, letters.
macro_rules! shifted_ways {
    ($action:path) => {{
        use $crate::geom::Dir;
        use $crate::tui::keys::Key::{Char, Shifted};
        &[
            (Shifted(Dir::W), $action(Dir::W)),
            (Shifted(Dir::N), $action(Dir::N)),
            (Shifted(Dir::S), $action(Dir::S)),
            (Shifted(Dir::E), $action(Dir::E)),
            (Shifted(Dir::Nw), $action(Dir::Nw)),
            (Shifted(Dir::Ne), $action(Dir::Ne)),
            (Shifted(Dir::Sw), $action(Dir::Sw)),
            (Shifted(Dir::Se), $action(Dir::Se)),
            (Char('H'), $action(Dir::W)),
            (Char('J'), $action(Dir::S)),
            (Char('K'), $action(Dir::N)),
            (Char('L'), $action(Dir::E)),
            (Char('Y'), $action(Dir::Nw)),
            (Char('U'), $action(Dir::Ne)),
            (Char('B'), $action(Dir::Sw)),
            (Char('N'), $action(Dir::Se)),
        ]
    }};
}
pub(super) use shifted_ways;

/// What a key does, if it does anything.
pub fn action<A: Copy>(table: &[Binding<A>], key: Key) -> Option<A> {
    let mut bound = table.iter().flat_map(|binding| binding.keys);
    bound
        .find(|(own, _)| *own == key)
        .map(|(_, action)| *action)
}

/// The key line of a table. `word` may change a word, or leave the line out.
pub fn line<A: Copy>(
    table: &[Binding<A>],
    signs: &Signs,
    word: impl Fn(A, &'static str) -> Option<&'static str>,
) -> Vec<Pair> {
    let shown = table.iter().filter(|binding| !binding.word.is_empty());
    shown
        .filter_map(|binding| {
            let word = word(binding.keys.first()?.1, binding.word)?;
            let named = binding.keys.iter().take(binding.named);
            Some((names(named.map(|(key, _)| *key), signs), word))
        })
        .collect()
}

/// What help says of a table.
pub fn help<A>(table: &[Binding<A>], signs: &Signs) -> Vec<Pair> {
    let told = table.iter().filter(|binding| !binding.help.is_empty());
    told.map(|binding| {
        let keys = binding.keys.iter().map(|(key, _)| *key);
        (names(keys, signs), binding.help)
    })
    .collect()
}

/// The name of the first key that does this, for a sentence: `f`.
pub fn key_for<A: PartialEq>(table: &[Binding<A>], action: A, signs: &Signs) -> String {
    let mut bound = table.iter().flat_map(|binding| binding.keys);
    let key = bound.find(|(_, own)| *own == action).map(|(key, _)| *key);
    key.map(|key| name(key, signs)).unwrap_or_default()
}

/// Names of keys in a row, each sort together where the first of it stands: arrows, letters, each
/// in one case, digits as ranges.
fn names(keys: impl Iterator<Item = Key>, signs: &Signs) -> String {
    let mut sorts: Vec<(Sort, Vec<Key>)> = Vec::new();
    for key in keys {
        let sort = Sort::of(key);
        match sorts.iter_mut().find(|(own, _)| *own == sort) {
            Some((_, keys)) => keys.push(key),
            None => sorts.push((sort, vec![key])),
        }
    }
    let parts: Vec<String> = sorts
        .iter()
        .map(|(sort, keys)| sort.names(keys, signs))
        .collect();
    parts.join(" ")
}

/// A sort of keys, which are named together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    Arrows,
    Shifted,
    Letters,
    Digits,
    Other,
}

impl Sort {
    fn of(key: Key) -> Self {
        match key {
            Key::Arrow(_) => Self::Arrows,
            Key::Shifted(_) => Self::Shifted,
            Key::Char('a'..='z' | 'A'..='Z') => Self::Letters,
            Key::Char('0'..='9') => Self::Digits,
            _ => Self::Other,
        }
    }

    fn names(self, keys: &[Key], signs: &Signs) -> String {
        let arrows = || {
            let dirs = keys.iter().filter_map(|key| match key {
                Key::Arrow(dir) | Key::Shifted(dir) => signs.arrow_key(*dir),
                _ => None,
            });
            let named: Vec<&str> = dirs.collect();
            match (signs.braille, named.len()) {
                (false, 4) => "arrows".to_owned(),
                (false, _) => named.join("/"),
                (true, _) => named.concat(),
            }
        };
        let chars = || {
            let mut found: Vec<char> = Vec::new();
            for key in keys {
                if let Key::Char(c) = key
                    && !found.iter().any(|known| known.eq_ignore_ascii_case(c))
                {
                    found.push(*c);
                }
            }
            found
        };
        match self {
            Self::Arrows => arrows(),
            Self::Shifted => format!("Shift {}", arrows()),
            Self::Letters => {
                let between = if chars().len() > 2 { "" } else { " " };
                let letters: Vec<String> = chars().iter().map(char::to_string).collect();
                letters.join(between)
            }
            Self::Digits => ranges(&chars()).join(" "),
            Self::Other => {
                let names: Vec<String> = keys.iter().map(|key| name(*key, signs)).collect();
                names.join(" ")
            }
        }
    }
}

/// Digits as ranges: `1-4`, `6-9`; two or fewer that follow each other stand alone.
fn ranges(digits: &[char]) -> Vec<String> {
    let next = |a: &char, b: &char| u32::from(*a) + 1 == u32::from(*b);
    digits
        .chunk_by(next)
        .flat_map(|run| match run {
            [first, _, .., last] => vec![format!("{first}-{last}")],
            few => few.iter().map(char::to_string).collect(),
        })
        .collect()
}

/// The name of a key.
pub fn name(key: Key, signs: &Signs) -> String {
    match key {
        Key::Char(' ') => "Space".to_owned(),
        Key::Char(c) => c.to_string(),
        Key::Ctrl(c) => format!("Ctrl-{}", c.to_ascii_uppercase()),
        Key::Arrow(dir) => signs.arrow_key(dir).unwrap_or_default().to_owned(),
        Key::Shifted(dir) => format!("Shift {}", signs.arrow_key(dir).unwrap_or_default()),
        Key::Enter => "Enter".to_owned(),
        Key::Esc => "Esc".to_owned(),
        Key::Tab => "Tab".to_owned(),
        Key::BackTab => "Shift Tab".to_owned(),
        Key::Back => "Backspace".to_owned(),
    }
}

impl Signs {
    /// The sign on an arrow key; the corner keys of the number pad have none.
    fn arrow_key(&self, dir: Dir) -> Option<&'static str> {
        let signs = match self.braille {
            true => ["\u{25b4}", "\u{25b8}", "\u{25be}", "\u{25c2}"],
            false => ["^", "->", "v", "<-"],
        };
        let index = [Dir::N, Dir::E, Dir::S, Dir::W]
            .iter()
            .position(|own| *own == dir)?;
        Some(signs[index])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::glyphs::Glyphs;

    #[test]
    fn keys_are_named_in_short() {
        let named = |keys: &[Key], glyphs: Glyphs| names(keys.iter().copied(), glyphs.signs());
        let ways: &[(Key, Option<Dir>)] = ways!(Some);
        let ways: Vec<Key> = ways.iter().map(|(key, _)| *key).collect();
        assert_eq!(
            named(&ways, Glyphs::Ascii),
            "arrows hjklyubn 1-4 6-9",
            "5 is no way"
        );
        let turns = [Key::Arrow(Dir::W), Key::Arrow(Dir::E), Key::Char('h')];
        assert_eq!(named(&turns, Glyphs::Ascii), "<-/-> h");
        let aim = [Key::Char('f'), Key::Char('F'), Key::Enter, Key::Char(' ')];
        assert_eq!(named(&aim, Glyphs::Unicode), "f Enter Space");
    }
}
