//! Keys as key line, help and sentences name them, in short.

use crate::geom::Dir;
use crate::tui::glyphs::Signs;
use crate::tui::keys::Key;

/// Names of keys in a row, each sort together where the first of it stands: arrows, letters, each
/// in one case, digits as ranges. The letters that walk keep their order.
pub fn names(keys: impl Iterator<Item = Key>, letters: &[char], signs: &Signs) -> String {
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
        .map(|(sort, keys)| sort.names(keys, letters, signs))
        .filter(|names| !names.is_empty())
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

    fn names(self, keys: &[Key], letters: &[char], signs: &Signs) -> String {
        let arrows = || {
            let dirs = keys.iter().filter_map(|key| match key {
                Key::Arrow(dir) | Key::Shifted(dir) => signs.arrow_key(*dir),
                _ => None,
            });
            let named: Vec<&str> = dirs.collect();
            match (signs.braille, named.len()) {
                // The corner keys of the number pad are named where there is no arrow.
                (_, 0) => words(keys, signs),
                (false, 4) => "arrows".to_owned(),
                (false, _) => named.join("/"),
                (true, _) => named.concat(),
            }
        };
        match self {
            Self::Arrows => arrows(),
            Self::Shifted if keys.iter().any(|key| is_arrow(*key)) => {
                format!("Shift {}", arrows())
            }
            Self::Shifted | Self::Other => words(keys, signs),
            Self::Letters => {
                let mut chars = chars(keys);
                let place = |c: &char| {
                    let own = c.to_ascii_lowercase();
                    letters.iter().position(|letter| *letter == own)
                };
                if chars.len() > 2 && chars.iter().all(|c| place(c).is_some()) {
                    chars.sort_by_key(place);
                }
                let between = if chars.len() > 2 { "" } else { " " };
                let letters: Vec<String> = chars.iter().map(char::to_string).collect();
                letters.join(between)
            }
            Self::Digits => {
                let mut digits = chars(keys);
                digits.sort_unstable();
                ranges(&digits).join(" ")
            }
        }
    }
}

fn is_arrow(key: Key) -> bool {
    matches!(key, Key::Arrow(dir) | Key::Shifted(dir) if !dir.is_diagonal())
}

fn words(keys: &[Key], signs: &Signs) -> String {
    let names: Vec<String> = keys.iter().map(|key| name(*key, signs)).collect();
    names.join(" ")
}

/// The signs that keys type, each in one case.
fn chars(keys: &[Key]) -> Vec<char> {
    let mut found: Vec<char> = Vec::new();
    for key in keys {
        if let Key::Char(c) = key
            && !found.iter().any(|known| known.eq_ignore_ascii_case(c))
        {
            found.push(*c);
        }
    }
    found
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

/// The name of a key on the screen: as in the files, but that arrows are drawn.
pub fn name(key: Key, signs: &Signs) -> String {
    match key {
        Key::Ctrl(c) => format!("Ctrl-{}", c.to_ascii_uppercase()),
        Key::Arrow(dir) if is_arrow(key) => signs.arrow_key(dir).unwrap_or_default().to_owned(),
        Key::Shifted(dir) if is_arrow(key) => {
            format!("Shift {}", signs.arrow_key(dir).unwrap_or_default())
        }
        _ => key.word(),
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
    use crate::config::Glyphs;

    #[test]
    fn keys_are_named_in_short() {
        let vi: Vec<char> = "hjklyubn".chars().collect();
        let named = |keys: &[Key], glyphs: Glyphs| names(keys.iter().copied(), &vi, glyphs.signs());
        let mut ways: Vec<Key> = Dir::ALL.map(Key::Arrow).to_vec();
        ways.extend("ykuhlbjn47862913".chars().map(Key::Char));
        assert_eq!(
            named(&ways, Glyphs::Ascii),
            "arrows hjklyubn 1-4 6-9",
            "5 is no way"
        );
        let turns = [Key::Arrow(Dir::W), Key::Arrow(Dir::E), Key::Char('h')];
        assert_eq!(named(&turns, Glyphs::Ascii), "<-/-> h");
        let aim = [Key::Char('f'), Key::Char('F'), Key::Enter, Key::Char(' ')];
        assert_eq!(named(&aim, Glyphs::Unicode), "f Enter Space");
        let corners = [Key::Arrow(Dir::Nw), Key::Shifted(Dir::Se), Key::F(5)];
        assert_eq!(named(&corners, Glyphs::Unicode), "Home Shift PageDown F5");
    }
}
