//! `assets/keys.ron`, read: the tables, the sets of letters, and what makes way for a set.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::{BadKeys, Bound};
use crate::config::{Bindings, Letters};
use crate::geom::Dir;
use crate::tui::keys::Key;

/// The file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The letters of each set, each with its way.
    ways: BTreeMap<String, Vec<(char, String)>>,
    /// Other keys of actions whose own a set of letters takes.
    instead: BTreeMap<String, Bindings>,
    tables: Bindings,
}

impl Sheet {
    /// The one built into the program.
    pub fn standard() -> &'static Self {
        static STANDARD: LazyLock<Sheet> = LazyLock::new(|| {
            ron::from_str(include_str!("../../../assets/keys.ron"))
                .expect("keys.ron is checked by the tests")
        });
        &STANDARD
    }

    /// The letters of a set, in the order they are named in.
    pub fn letters(&self, letters: Letters) -> Vec<char> {
        self.set(letters).iter().map(|(sign, _)| *sign).collect()
    }

    /// All keys, with this set of letters.
    pub fn bound(&self, letters: Letters) -> Result<Bound, BadKeys> {
        let instead = self.instead.get(letters.name());
        let mut bound = Bound::new();
        for (table, acts) in &self.tables {
            let other = instead.and_then(|tables| tables.get(table));
            for (act, keys) in acts {
                let keys = other.and_then(|acts| acts.get(act)).unwrap_or(keys);
                let keys = self.keys(letters, (table, act), keys)?;
                let own = bound.entry(table.clone()).or_default();
                own.insert(act.clone(), keys);
            }
        }
        Ok(bound)
    }

    /// The keys of these names; a way without a letter has none.
    pub fn keys(
        &self,
        letters: Letters,
        at: (&str, &str),
        names: &[String],
    ) -> Result<Vec<Key>, BadKeys> {
        let mut keys = Vec::new();
        for name in names {
            let key = match name.rsplit_once("way ") {
                Some((before @ ("" | "Shift "), way)) => {
                    let dir = Dir::parse(way).ok_or_else(|| BadKeys::key(at, name))?;
                    let sign = self.set(letters).iter().find(|(_, own)| own == dir.name());
                    sign.map(|(sign, _)| match before {
                        "" => Key::Char(*sign),
                        _ => Key::Char(sign.to_ascii_uppercase()),
                    })
                }
                _ => Some(Key::parse(name).ok_or_else(|| BadKeys::key(at, name))?),
            };
            keys.extend(key.filter(|key| !keys.contains(key)));
        }
        Ok(keys)
    }

    fn set(&self, letters: Letters) -> &[(char, String)] {
        self.ways.get(letters.name()).map_or(&[], Vec::as_slice)
    }

    /// Whether what makes way is there at all: a test asks.
    #[cfg(test)]
    pub fn is_whole(&self) -> bool {
        let known = |(table, acts): (&String, &BTreeMap<String, Vec<String>>)| {
            let own = self.tables.get(table);
            acts.keys()
                .all(|act| own.is_some_and(|own| own.contains_key(act)))
        };
        let sets = |name: &String| Letters::ALL.iter().any(|set| set.name() == name);
        self.instead.values().flatten().all(known)
            && self.instead.keys().all(sets)
            && Letters::ALL
                .iter()
                .all(|set| self.ways.contains_key(set.name()))
            && self.ways.keys().all(sets)
    }
}
