//! The keys as bound now: those of `assets/keys.ron`, with the set of letters and the changes that
//! the player chose. Whatever names a key, reads one or lists them all asks here.

mod fault;
mod named;
mod sheet;

use std::collections::BTreeMap;

pub use fault::BadKeys;

use super::bindings::{ANYWHERE, Outline, Pair, Table};
use super::glyphs::Signs;
use super::keys::Key;
use crate::config::{Bindings, Letters};
use named::names;
use sheet::Sheet;

/// Keys that no player takes from their actions, nor gives to others: every screen counts on them.
pub const FIXED: [Key; 3] = [Key::Esc, Key::Enter, Key::Ctrl('c')];

/// Keys by table and action.
type Bound = BTreeMap<String, BTreeMap<String, Vec<Key>>>;

/// The keys as bound now.
#[derive(Clone, Debug)]
pub struct Keymap {
    bound: Bound,
    /// The letters of the eight ways, in the order they are named in.
    letters: Vec<char>,
    signs: &'static Signs,
}

impl Keymap {
    /// The keys of `assets/keys.ron`.
    pub fn standard(letters: Letters, signs: &'static Signs) -> Self {
        Self::new(letters, &Bindings::new(), signs).expect("keys.ron is checked by the tests")
    }

    /// The keys of `assets/keys.ron` with a player's changes.
    ///
    /// # Errors
    /// A change that names no action or no key, that moves a key which is fixed, or that gives one key
    /// two meanings on one screen.
    pub fn new(
        letters: Letters,
        changes: &Bindings,
        signs: &'static Signs,
    ) -> Result<Self, BadKeys> {
        let sheet = Sheet::standard();
        let mut bound = sheet.bound(letters)?;
        for (table, acts) in changes {
            let Some(own) = bound.get_mut(table) else {
                return Err(BadKeys::table(table, bound.keys()));
            };
            for (act, keys) in acts {
                let Some(before) = own.get_mut(act) else {
                    return Err(BadKeys::act(table, act, own.keys()));
                };
                *before = changed(before, sheet.keys(letters, (table, act), keys)?)
                    .map_err(|key| BadKeys::fixed((table, act), key))?;
            }
        }
        match fault::clash(&bound) {
            Some(clash) => Err(clash),
            None => Ok(Self {
                bound,
                letters: sheet.letters(letters),
                signs,
            }),
        }
    }

    /// The same keys, named with these signs.
    pub fn drawn_with(&self, signs: &'static Signs) -> Self {
        Self {
            signs,
            ..self.clone()
        }
    }

    /// Every table and action there is.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.bound
            .iter()
            .flat_map(|(table, acts)| acts.keys().map(move |act| (table.as_str(), act.as_str())))
    }

    /// The keys of an action, by name.
    pub fn keys(&self, table: &str, act: &str) -> &[Key] {
        let acts = self.bound.get(table);
        acts.and_then(|acts| acts.get(act))
            .map_or(&[], Vec::as_slice)
    }

    /// What a key does on a screen, if it does anything.
    pub fn action<A: Copy + PartialEq>(&self, table: &Table<A>, key: Key) -> Option<A> {
        let does = |act: &str| self.keys(table.name, act).contains(&key);
        table
            .acts()
            .find(|(act, _)| does(act))
            .map(|(_, does)| does)
    }

    /// The key line of a table. `word` may change a word, or leave the line out.
    pub fn line<A: Copy + PartialEq>(
        &self,
        table: &Table<A>,
        word: impl Fn(A, &'static str) -> Option<&'static str>,
    ) -> Vec<Pair> {
        let shown = table.rows.iter().filter(|row| !row.word.is_empty());
        shown
            .filter_map(|row| {
                let word = word(row.acts.first()?.1, row.word)?;
                let named = row.acts.iter().take(row.named);
                let first = |(act, _): &(&str, A)| self.keys(table.name, act).first().copied();
                let keys = self.names(named.filter_map(first));
                (!keys.is_empty()).then_some((keys, word))
            })
            .collect()
    }

    /// What help says of a table.
    pub fn help(&self, outline: &Outline) -> Vec<Pair> {
        let told = outline.rows.iter().filter(|row| !row.help.is_empty());
        told.map(|row| {
            let keys: Vec<&[Key]> = row
                .acts
                .iter()
                .map(|act| self.keys(outline.name, act))
                .collect();
            let most = keys.iter().map(|keys| keys.len()).max().unwrap_or(0);
            // First the first key of every action, then the second ones.
            let all = (0..most).flat_map(|at| keys.iter().filter_map(move |keys| keys.get(at)));
            (self.names(all.copied()), row.help)
        })
        .filter(|(keys, _)| !keys.is_empty())
        .collect()
    }

    /// The name of the first key that does this, for a sentence: `f`.
    pub fn key_for<A: Copy + PartialEq>(&self, table: &Table<A>, action: A) -> String {
        let key = self.first(table, action);
        key.map_or("(no key)".to_owned(), |key| self.name(key))
    }

    /// The first key that does this.
    pub fn first<A: Copy + PartialEq>(&self, table: &Table<A>, action: A) -> Option<Key> {
        let (act, _) = table.acts().find(|(_, own)| *own == action)?;
        self.keys(table.name, act).first().copied()
    }

    /// The key of help, for every key line.
    pub fn corner(&self) -> Vec<Pair> {
        self.line(&ANYWHERE, |_, word| Some(word))
    }

    /// The name of a key.
    pub fn name(&self, key: Key) -> String {
        named::name(key, self.signs)
    }

    /// Names of keys in a row, in short.
    pub fn names(&self, keys: impl Iterator<Item = Key>) -> String {
        names(keys, &self.letters, self.signs)
    }
}

/// The keys that a change leaves: those it names, and the fixed ones there were. Fails with a fixed
/// key that was not there.
fn changed(before: &[Key], keys: Vec<Key>) -> Result<Vec<Key>, Key> {
    let strange = |key: &&Key| FIXED.contains(key) && !before.contains(key);
    if let Some(key) = keys.iter().find(strange) {
        return Err(*key);
    }
    let left_out = |key: &&Key| FIXED.contains(key) && !keys.contains(key);
    let kept: Vec<Key> = before.iter().filter(left_out).copied().collect();
    Ok(keys.into_iter().chain(kept).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Glyphs;
    use crate::tui::screens;

    fn keymap(letters: Letters, changes: &[(&str, &str, &[&str])]) -> Result<Keymap, BadKeys> {
        let mut bindings = Bindings::new();
        for (table, act, keys) in changes {
            let keys = keys.iter().map(|key| (*key).to_owned()).collect();
            let acts = bindings.entry((*table).to_owned()).or_default();
            acts.insert((*act).to_owned(), keys);
        }
        Keymap::new(letters, &bindings, Glyphs::Ascii.signs())
    }

    #[test]
    fn the_file_has_keys_for_every_action_of_every_screen_and_no_others() {
        let mut known: Vec<(&str, &str)> = Vec::new();
        for table in screens::tables() {
            let acts = table.rows.iter().flat_map(|row| row.acts.clone());
            known.extend(acts.map(|act| (table.name, act)));
        }
        known.sort_unstable();
        for letters in Letters::ALL {
            let keymap = keymap(letters, &[]).expect("no key has two meanings");
            let bound: Vec<(&str, &str)> = keymap.all().collect();
            assert_eq!(bound, known, "{letters:?}");
            for (table, act) in bound {
                assert!(!keymap.keys(table, act).is_empty(), "{table}, {act}");
            }
        }
        assert!(Sheet::standard().is_whole());
    }

    #[test]
    fn every_key_can_be_written_and_read_again() {
        let keymap = keymap(Letters::Vi, &[]).expect("the standard");
        for (table, act) in keymap.all() {
            for key in keymap.keys(table, act) {
                assert_eq!(Key::parse(&key.word()), Some(*key));
            }
        }
        for wrong in [
            "", "ab", "F0", "F13", "F05", "Ctrl", "Ctrl 5", "Ctrl C", "\t", "\u{7}",
        ] {
            assert_eq!(Key::parse(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn changes_that_make_no_sense_are_refused_with_a_sentence() {
        for (change, said) in [
            (
                ("stroll", "aim", &["v"][..]),
                "there are no keys for stroll",
            ),
            (
                ("walk", "fly", &["v"]),
                "walk has no action fly; it has abandon, act, aim,",
            ),
            (("walk", "aim", &["Vim"]), "walk, aim: Vim is no key;"),
            (
                ("walk", "bag", &["Esc"]),
                "walk, bag: Esc keeps its meaning",
            ),
            (
                ("walk", "bag", &["Enter"]),
                "walk, bag: Enter keeps its meaning",
            ),
            (
                ("walk", "bag", &["Ctrl c"]),
                "walk, bag: Ctrl c keeps its meaning",
            ),
            (
                ("walk", "bag", &["x"]),
                "x would do two things at once: bag (walk) and look (walk)",
            ),
            (
                ("walk", "bag", &["k"]),
                "k would do two things at once: bag (walk) and step-north",
            ),
            (
                ("walk", "bag", &["?"]),
                "? would do two things at once: help (anywhere) and bag",
            ),
        ] {
            let refused = keymap(Letters::Vi, &[change]).expect_err("it is refused");
            assert!(refused.to_string().starts_with(said), "{refused}");
        }
        // With other letters the same key is free.
        assert!(keymap(Letters::Wasd, &[("walk", "bag", &["k"])]).is_ok());
    }

    #[test]
    fn fixed_keys_stay_beside_those_of_a_change() {
        let changes: [(&str, &str, &[&str]); 2] = [("walk", "act", &["t"]), ("look", "back", &[])];
        let keymap = keymap(Letters::Vi, &changes).expect("it makes sense");
        assert_eq!(keymap.keys("walk", "act"), [Key::Char('t'), Key::Enter]);
        assert_eq!(keymap.keys("look", "back"), [Key::Esc, Key::Enter]);
    }
}
