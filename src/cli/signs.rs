//! Which signs to draw with: flag, then environment.

use super::args::Everywhere;
use crate::tui::{GlyphEnv, Glyphs};

/// The signs that the flag asks for, or else those that locale and terminal allow.
pub fn glyphs(everywhere: &Everywhere) -> Glyphs {
    let var = |name: &str| std::env::var(name).ok();
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(var)
        .find(|value| !value.is_empty());
    let term = var("TERM");
    let env = GlyphEnv {
        locale: locale.as_deref(),
        term: term.as_deref(),
    };
    Glyphs::choose(everywhere.glyphs, env)
}
