//! The palette, read from `assets/themes/`: what every colour on the screen is for.
//!
//! Themes speak true colour only. What a terminal can show of it is decided once, over the finished
//! screen, in `depth`.

use std::sync::LazyLock;

use ratatui::style::Color;
use serde::{Deserialize, Deserializer};
use thiserror::Error;

/// A colour of a theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink(pub u8, pub u8, pub u8);

impl Ink {
    /// This ink with `percent` of its light.
    pub fn shaded(self, percent: u8) -> Self {
        Self(0, 0, 0).mixed(self, percent)
    }

    /// This ink with `percent` of another in it.
    pub fn mixed(self, other: Self, percent: u8) -> Self {
        let mix = |a: u8, b: u8| {
            let (a, b, part) = (u16::from(a), u16::from(b), u16::from(percent.min(100)));
            ((a * (100 - part) + b * part) / 100) as u8
        };
        Self(
            mix(self.0, other.0),
            mix(self.1, other.1),
            mix(self.2, other.2),
        )
    }
}

impl From<Ink> for Color {
    fn from(ink: Ink) -> Self {
        Self::Rgb(ink.0, ink.1, ink.2)
    }
}

impl<'de> Deserialize<'de> for Ink {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || serde::de::Error::custom(format!("{text:?} is no colour; write rrggbb"));
        if text.len() != 6 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let number = u32::from_str_radix(&text, 16).map_err(|_| wrong())?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Self(red, green, blue))
    }
}

/// A palette. Pairs are the two shades of a ground that is mown or rippled in stripes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "an ink is named for what it paints")]
pub struct Theme {
    pub void: Ink,
    pub bar: Ink,
    pub text: Ink,
    pub bright: Ink,
    pub dim: Ink,
    pub gold: Ink,
    pub pale: Ink,
    pub bone: Ink,
    pub good: Ink,
    pub under: Ink,
    pub over: Ink,
    pub heart: Ink,
    pub heart_lost: Ink,
    pub xp: Ink,
    pub power: Ink,
    pub trough: Ink,
    pub flag: Ink,
    pub wall_top: Ink,
    pub wall_face: Ink,
    pub green: (Ink, Ink),
    pub rough: (Ink, Ink),
    pub rough_mark: Ink,
    pub sand: (Ink, Ink),
    pub sand_mark: Ink,
    pub water: (Ink, Ink),
    pub water_mark: Ink,
    pub ice: (Ink, Ink),
    pub ice_mark: Ink,
    pub bumper: Ink,
    pub blow: Ink,
    pub step: Ink,
    pub cup: Ink,
    pub shadow: u8,
    pub blow_tint: u8,
    pub step_tint: u8,
}

/// Why a theme cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{name}: {why}")]
pub struct BadTheme {
    /// The theme's name.
    pub name: String,
    /// Line, column and reason.
    pub why: String,
}

impl Theme {
    /// Reads a theme.
    ///
    /// # Errors
    /// A text that is none: the place and the reason.
    pub fn parse(name: &str, text: &str) -> Result<Self, BadTheme> {
        ron::from_str(text).map_err(|error| BadTheme {
            name: name.to_owned(),
            why: error.to_string(),
        })
    }

    /// The default theme.
    pub fn night() -> &'static Self {
        static NIGHT: LazyLock<Theme> = LazyLock::new(|| {
            Theme::parse("night", include_str!("../../assets/themes/night.ron"))
                .expect("the embedded theme is checked by the tests")
        });
        &NIGHT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Contrast of two inks as WCAG 2 counts it, 1 to 21.
    fn contrast(a: Ink, b: Ink) -> f64 {
        // The gamma curve, close enough for a limit: the square.
        let light = |ink: Ink| {
            let part = |v: u8| (f64::from(v) / 255.0) * (f64::from(v) / 255.0);
            0.2126 * part(ink.0) + 0.7152 * part(ink.1) + 0.0722 * part(ink.2) + 0.05
        };
        light(a).max(light(b)) / light(a).min(light(b))
    }

    #[test]
    fn words_stand_out_from_what_they_are_written_on() {
        let night = Theme::night();
        for ink in [
            night.text,
            night.bright,
            night.dim,
            night.gold,
            night.pale,
            night.good,
            night.under,
            night.over,
        ] {
            assert!(contrast(ink, night.void) >= 4.5, "{ink:?} on the void");
            assert!(contrast(ink, night.bar) >= 4.5, "{ink:?} on the bar");
        }
        for ground in [night.green.1, night.rough.1, night.water.1] {
            assert!(contrast(night.bone, ground) >= 4.5, "bone on {ground:?}");
            assert!(contrast(night.pale, ground) >= 4.5, "pale on {ground:?}");
        }
    }

    #[test]
    fn a_theme_with_an_unknown_field_is_refused() {
        let text = include_str!("../../assets/themes/night.ron");
        let more = text.replacen('(', "(\n    glow: \"ffffff\",", 1);
        assert!(Theme::parse("more", &more).is_err());
        let wrong = text.replacen("0e1116", "0e111", 1);
        assert!(Theme::parse("wrong", &wrong).is_err());
    }
}
