//! What counts in a run and where it comes from: flag, NO_COLOR, the player's file, what terminal and
//! locale are good for.

use super::args::Everywhere;
use super::failure::complain;
use super::place;
use crate::config::{ColorDepth, Glyphs, Kept, Letters, ThemeName};
use crate::tui::{Animation, ColorEnv, GlyphEnv, Keymap, Look, Mouse};

/// A value and where it comes from.
#[derive(Clone, Debug)]
pub struct From<T> {
    /// The value.
    pub value: T,
    /// A flag, a variable, `file` or `default`.
    pub source: &'static str,
}

/// Everything that can be set, as it counts in this run.
#[derive(Debug)]
pub struct Chosen {
    /// The player's file.
    pub kept: Kept,
    pub theme: From<ThemeName>,
    pub glyphs: From<Glyphs>,
    pub color: From<ColorDepth>,
    pub animation: From<bool>,
    pub mouse: From<bool>,
    pub letters: From<Letters>,
    pub player: From<String>,
}

/// Where what nobody set comes from.
const DEFAULT: &str = "default";
/// Where what the player's file says comes from.
const FILE: &str = "file";

impl Chosen {
    /// What flags, environment and the player's file say.
    pub fn new(everywhere: &Everywhere) -> Self {
        let kept = read(everywhere);
        let set = kept.settings();
        let still = everywhere.no_animation.then_some(false);
        Self {
            theme: flag(everywhere.theme, "--theme")
                .or(set.theme, FILE)
                .unwrap_or_default(),
            glyphs: flag(everywhere.glyphs, "--glyphs")
                .or(set.glyphs, FILE)
                .unwrap_or_else(glyphs),
            color: color(everywhere, set.color),
            animation: flag(still, "--no-animation")
                .or(set.animation, FILE)
                .unwrap_or_else(|| (true, DEFAULT)),
            mouse: flag(everywhere.no_mouse.then_some(false), "--no-mouse")
                .or(set.mouse, FILE)
                .unwrap_or_else(|| (true, DEFAULT)),
            letters: flag(None, "").or(set.letters, FILE).unwrap_or_default(),
            player: flag(everywhere.player.clone(), "--player")
                .or(set.player.clone(), FILE)
                .unwrap_or_default(),
            kept,
        }
    }

    /// The same, for where no screen can tell what is wrong with the file: said on stderr.
    pub fn said(everywhere: &Everywhere) -> Self {
        let chosen = Self::new(everywhere);
        chosen.complain();
        chosen
    }

    /// Says on stderr what is wrong with the file, if anything.
    pub fn complain(&self) {
        if let Some(trouble) = self.kept.trouble() {
            complain(&format!("{trouble}; the defaults are used"));
        }
    }

    /// How the game looks.
    pub fn look(&self) -> Look {
        Look {
            color: self.color.value,
            theme: self.theme.value,
            glyphs: self.glyphs.value,
            animation: match self.animation.value {
                true => Animation::On,
                false => Animation::Off,
            },
            mouse: match self.mouse.value {
                true => Mouse::On,
                false => Mouse::Off,
            },
        }
    }
}

/// The player's file; one whose keys make no sense counts as little as one that cannot be read.
fn read(everywhere: &Everywhere) -> Kept {
    let mut kept = Kept::read(place::config_file(everywhere));
    let set = kept.settings();
    let letters = set.letters.unwrap_or_default();
    if let Err(bad) = Keymap::new(letters, &set.keys, Glyphs::Ascii.signs()) {
        kept.distrust(&bad.to_string(), &bad.places());
    }
    kept
}

/// A choice that goes on from source to source until one has a value.
struct Choice<T>(Option<From<T>>);

fn flag<T>(value: Option<T>, source: &'static str) -> Choice<T> {
    Choice(value.map(|value| From { value, source }))
}

impl<T> Choice<T> {
    fn or(self, value: Option<T>, source: &'static str) -> Self {
        Self(self.0.or(flag(value, source).0))
    }

    fn unwrap_or_else(self, else_: impl FnOnce() -> (T, &'static str)) -> From<T> {
        self.0.unwrap_or_else(|| {
            let (value, source) = else_();
            From { value, source }
        })
    }
}

impl<T: Default> Choice<T> {
    fn unwrap_or_default(self) -> From<T> {
        self.unwrap_or_else(|| (T::default(), DEFAULT))
    }
}

fn var(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// The signs that locale and terminal allow.
fn glyphs() -> (Glyphs, &'static str) {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| Some((var(name)?, name)));
    let term = var("TERM");
    let env = GlyphEnv {
        locale: set.as_ref().map(|(locale, _)| locale.as_str()),
        term: term.as_deref(),
    };
    (
        Glyphs::choose(None, env),
        set.map_or(DEFAULT, |(_, name)| name),
    )
}

/// How the game looks where nobody has a wish.
pub fn usual() -> Look {
    Look {
        color: colors().0,
        theme: ThemeName::default(),
        glyphs: glyphs().0,
        animation: Animation::On,
        mouse: Mouse::On,
    }
}

/// The colours: NO_COLOR is a wish and goes before the file; what a terminal is good for counts where
/// nobody has a wish.
fn color(everywhere: &Everywhere, set: Option<ColorDepth>) -> From<ColorDepth> {
    let wished = var("NO_COLOR").map(|_| ColorDepth::None);
    match everywhere.color {
        Some(color) => flag(color.depth(), "--color").unwrap_or_else(colors),
        None => flag(wished, "NO_COLOR")
            .or(set, FILE)
            .unwrap_or_else(colors),
    }
}

/// The colours that the environment speaks of.
fn colors() -> (ColorDepth, &'static str) {
    let (no_color, colorterm, term) = (var("NO_COLOR"), var("COLORTERM"), var("TERM"));
    let env = ColorEnv {
        no_color: no_color.as_deref(),
        colorterm: colorterm.as_deref(),
        term: term.as_deref(),
    };
    let source = match (&no_color, colorterm.as_deref()) {
        (Some(_), _) => "NO_COLOR",
        (None, Some("truecolor" | "24bit")) => "COLORTERM",
        (None, _) => "TERM",
    };
    (ColorDepth::choose(None, env), source)
}
