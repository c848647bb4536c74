//! What a player may set, and the file it is kept in.
//!
//! The file is RON, every field of it optional. One that cannot be used is told in a sentence with
//! its place, nothing of it counts, and it is never written over.

mod file;
mod names;

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use file::{Kept, LARGEST};
pub use names::{ColorDepth, Glyphs, Letters, Named, ThemeName};

/// What a player has set; what is left out is as the program has it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The colours to paint with.
    #[serde(
        deserialize_with = "names::read",
        serialize_with = "names::write",
        skip_serializing_if = "Option::is_none"
    )]
    pub theme: Option<ThemeName>,
    /// The signs to draw with.
    #[serde(
        deserialize_with = "names::read",
        serialize_with = "names::write",
        skip_serializing_if = "Option::is_none"
    )]
    pub glyphs: Option<Glyphs>,
    /// How many colours to use.
    #[serde(
        deserialize_with = "names::read",
        serialize_with = "names::write",
        skip_serializing_if = "Option::is_none"
    )]
    pub color: Option<ColorDepth>,
    /// Whether things move on the screen.
    #[serde(
        deserialize_with = "plain",
        serialize_with = "bare",
        skip_serializing_if = "Option::is_none"
    )]
    pub animation: Option<bool>,
    /// Whether the mouse plays.
    #[serde(
        deserialize_with = "plain",
        serialize_with = "bare",
        skip_serializing_if = "Option::is_none"
    )]
    pub mouse: Option<bool>,
    /// The letters that walk.
    #[serde(
        deserialize_with = "names::read",
        serialize_with = "names::write",
        skip_serializing_if = "Option::is_none"
    )]
    pub letters: Option<Letters>,
    /// The name written into recordings.
    #[serde(
        deserialize_with = "plain",
        serialize_with = "bare",
        skip_serializing_if = "Option::is_none"
    )]
    pub player: Option<String>,
    /// Other keys for some actions.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub keys: Bindings,
}

/// Keys by table and action, by their names, as `assets/keys.ron` has them.
pub type Bindings = BTreeMap<String, BTreeMap<String, Vec<String>>>;

/// Reads a value that is written without `Some`.
fn plain<'de, D: Deserializer<'de>, T: Deserialize<'de>>(source: D) -> Result<Option<T>, D::Error> {
    T::deserialize(source).map(Some)
}

/// Writes a value without `Some`.
#[expect(clippy::ref_option, reason = "serde hands it over so")]
fn bare<S: Serializer, T: Serialize>(value: &Option<T>, target: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => value.serialize(target),
        None => target.serialize_none(),
    }
}
