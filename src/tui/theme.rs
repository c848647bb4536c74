//! The palette, read from `assets/themes/`: what every colour on the screen is for.
//!
//! Themes speak true colour only. What a terminal can show of it is decided once, over the finished
//! screen, in `depth`. Inks lie on grounds: where grounds are dark inks are bright, in a theme for
//! light backgrounds it is the other way round, and nothing that draws needs to know which.

mod name;
#[cfg(test)]
mod tests;

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

/// How much of a ground its texture covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Grain {
    /// Colour tells what a ground is; a sign here and there livens it up.
    Sparse,
    /// Every cell but the green shows the sign of what it is.
    Full,
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
    pub sleeper: Ink,
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
    pub grave: (Ink, Ink),
    pub grave_mark: Ink,
    pub spikes: (Ink, Ink),
    pub spikes_mark: Ink,
    pub door: Ink,
    pub blow: Ink,
    pub step: Ink,
    pub cup: Ink,
    pub rim: Ink,
    pub lost: Ink,
    pub texture: Grain,
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
}
