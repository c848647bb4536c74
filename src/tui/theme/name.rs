//! The themes there are, by name.

use std::sync::LazyLock;

use super::Theme;
use crate::config::ThemeName;

impl ThemeName {
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
