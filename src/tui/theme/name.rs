//! The themes there are, by name.

use std::sync::LazyLock;

use super::Theme;

/// A theme of the game, each a file in `assets/themes/`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ThemeName {
    /// A lit green that floats in the dark.
    #[default]
    Night,
    /// Dark words on a light ground.
    Day,
    /// As far apart as colours can be.
    Contrast,
    /// Told apart by those who see no red or no green.
    Safe,
    /// Greys alone: light, sign and shape tell everything.
    Mono,
}

impl ThemeName {
    /// Every theme, the default first.
    pub const ALL: [Self; 5] = [
        Self::Night,
        Self::Day,
        Self::Contrast,
        Self::Safe,
        Self::Mono,
    ];

    /// Its name on the command line, in the settings and as a file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Day => "day",
            Self::Contrast => "contrast",
            Self::Safe => "safe",
            Self::Mono => "mono",
        }
    }

    /// What it is for, in a few words.
    pub const fn purpose(self) -> &'static str {
        match self {
            Self::Night => "bright on dark",
            Self::Day => "for light backgrounds",
            Self::Contrast => "the strongest contrast",
            Self::Safe => "for all kinds of colour sight",
            Self::Mono => "greys alone",
        }
    }

    /// The theme of this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Its palette.
    pub fn theme(self) -> &'static Theme {
        static THEMES: LazyLock<[Theme; 5]> = LazyLock::new(|| {
            ThemeName::ALL.map(|name| {
                Theme::parse(name.name(), name.text())
                    .expect("the embedded themes are checked by the tests")
            })
        });
        &THEMES[self as usize]
    }

    /// Its file.
    const fn text(self) -> &'static str {
        match self {
            Self::Night => include_str!("../../../assets/themes/night.ron"),
            Self::Day => include_str!("../../../assets/themes/day.ron"),
            Self::Contrast => include_str!("../../../assets/themes/contrast.ron"),
            Self::Safe => include_str!("../../../assets/themes/safe.ron"),
            Self::Mono => include_str!("../../../assets/themes/mono.ron"),
        }
    }
}
