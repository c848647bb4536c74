//! Giving an action another key, taking one away from an action that has it, and setting keys back.

use super::choice::change;
use crate::config::{Bindings, Settings};
use crate::describe::capital;
use crate::tui::desk::Desk;
use crate::tui::keymap::{BadKeys, FIXED, Keymap};
use crate::tui::keys::Key;

/// Table and action.
type At = (&'static str, &'static str);

/// A key that another action has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The key.
    pub key: Key,
    /// The action that is to have it.
    pub wanted: At,
    /// Who has it, as a sentence names it.
    pub has: String,
}

/// Gives an action this key. Says what there is to say.
///
/// # Errors
/// Another action has it.
pub fn bind(desk: &mut Desk, at: At, key: Key) -> Result<String, Taken> {
    let mut keys = desk.settings.keys.clone();
    give(&mut keys, at, vec![key.word()]);
    match new(desk, &keys) {
        Err(clash @ BadKeys::Clash { .. }) => Err(Taken {
            key,
            wanted: at,
            has: other(&clash, at)
                .map(|at| spoken((&at.0, &at.1)))
                .unwrap_or_default(),
        }),
        Err(bad) => Ok(capital(&format!("{bad}."))),
        Ok(_) => Ok(keep(desk, keys, told(desk, at, key))),
    }
}

/// Takes a key from whoever has it and gives it to the action that wants it.
pub fn take(desk: &mut Desk, taken: &Taken) -> String {
    let mut keys = desk.settings.keys.clone();
    give(&mut keys, taken.wanted, vec![taken.key.word()]);
    let mut bare = String::new();
    // As long as somebody else has it; a key of every screen may be had by one on each.
    while let Err(clash @ BadKeys::Clash { .. }) = new(desk, &keys) {
        let Some((table, act)) = other(&clash, taken.wanted) else {
            break;
        };
        let left: Vec<Key> = desk
            .keys
            .keys(&table, &act)
            .iter()
            .filter(|key| **key != taken.key)
            .copied()
            .collect();
        if left.is_empty() {
            bare = format!(" {} has no key now.", capital(&spoken((&table, &act))));
        }
        let words = left.iter().filter(|key| !FIXED.contains(key));
        let words = words.map(|key| key.word()).collect();
        keys.entry(table).or_default().insert(act, words);
    }
    match new(desk, &keys) {
        Err(bad) => capital(&format!("{bad}.")),
        Ok(_) => {
            let told = told(desk, taken.wanted, taken.key);
            keep(desk, keys, told + &bare)
        }
    }
}

/// Gives an action back the keys that are built in.
pub fn reset(desk: &mut Desk, (table, act): At) -> String {
    let mut keys = desk.settings.keys.clone();
    if let Some(acts) = keys.get_mut(table) {
        acts.remove(act);
    }
    keep(desk, keys, String::new())
}

/// Gives every action back the keys that are built in.
pub fn reset_all(desk: &mut Desk) -> String {
    keep(
        desk,
        Bindings::new(),
        "All keys are as built in.".to_owned(),
    )
}

/// An action as a sentence names it: `to ball (walk)`.
pub fn spoken((table, act): (&str, &str)) -> String {
    format!("{} ({table})", act.replace('-', " "))
}

fn told(desk: &Desk, at: At, key: Key) -> String {
    format!("{}: {}.", capital(&spoken(at)), desk.keys.name(key))
}

fn give(keys: &mut Bindings, (table, act): At, words: Vec<String>) {
    let acts = keys.entry(table.to_owned()).or_default();
    acts.insert(act.to_owned(), words);
}

fn new(desk: &Desk, keys: &Bindings) -> Result<Keymap, BadKeys> {
    let letters = desk.settings.letters.unwrap_or_default();
    Keymap::new(letters, keys, desk.paint.signs)
}

/// The action of a clash that is not this one.
fn other(clash: &BadKeys, at: At) -> Option<(String, String)> {
    let mut places = clash.places().into_iter();
    let (table, act) = places.find(|place| *place != at)?;
    Some((table.to_owned(), act.to_owned()))
}

/// Keeps keys, without those that are as built in anyway. Says `told`, unless something else is to be
/// said.
fn keep(desk: &mut Desk, mut keys: Bindings, told: String) -> String {
    let letters = desk.settings.letters.unwrap_or_default();
    let built_in = Keymap::standard(letters, desk.paint.signs);
    if let Ok(keymap) = new(desk, &keys) {
        for (table, acts) in &mut keys {
            acts.retain(|act, _| keymap.keys(table, act) != built_in.keys(table, act));
        }
    }
    keys.retain(|_, acts| !acts.is_empty());
    let settings = Settings {
        keys,
        ..desk.settings.clone()
    };
    let look = desk.look();
    match change(desk, settings, look) {
        said if said.is_empty() => told,
        said => said,
    }
}
