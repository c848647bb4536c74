//! What a player may set: plain data, whatever screen or command line makes of it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The letters that walk, beside arrows and number pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Letters {
    /// h, j, k, l and y, u, b, n.
    #[default]
    Vi,
    /// w, a, s, d and q, e, z, c.
    Wasd,
    /// No letters.
    None,
}

impl Letters {
    /// All sets.
    pub const ALL: [Self; 3] = [Self::Vi, Self::Wasd, Self::None];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vi => "vi",
            Self::Wasd => "wasd",
            Self::None => "none",
        }
    }
}

/// What a player has set; what is left out is as the program has it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Settings {
    /// The letters that walk.
    pub letters: Letters,
    /// Other keys for some actions.
    pub keys: Bindings,
}

/// Keys by table and action, by their names, as `assets/keys.ron` has them.
pub type Bindings = BTreeMap<String, BTreeMap<String, Vec<String>>>;
