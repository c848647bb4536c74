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
    pub grave: (Ink, Ink),
    pub grave_mark: Ink,
    pub spikes: (Ink, Ink),
    pub spikes_mark: Ink,
    pub door: Ink,
    pub blow: Ink,
    pub step: Ink,
    pub cup: Ink,
    pub lost: Ink,
    pub asleep: u8,
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

    /// The ink of who sleeps.
    pub fn sleeper(&self) -> Ink {
        self.bone.shaded(self.asleep)
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
    use crate::tui::draw::ground::{Tint, cup, tinted};

    /// Contrast of two inks as WCAG 2 counts it, 1 to 21.
    #[expect(
        clippy::disallowed_methods,
        reason = "the formula asks for a power, and a limit in a test may differ in the last bit"
    )]
    fn contrast(a: Ink, b: Ink) -> f64 {
        let part = |v: u8| match f64::from(v) / 255.0 {
            low @ ..=0.04045 => low / 12.92,
            high => ((high + 0.055) / 1.055).powf(2.4),
        };
        let light =
            |ink: Ink| 0.2126 * part(ink.0) + 0.7152 * part(ink.1) + 0.0722 * part(ink.2) + 0.05;
        light(a).max(light(b)) / light(a).min(light(b))
    }

    /// Every ink with every ground it is drawn on, as `(what, ink, ground)`.
    fn pairs() -> Vec<(String, Ink, Ink)> {
        let t = Theme::night();
        let mut pairs = Vec::new();
        let mut add = |what: &str, inks: &[Ink], grounds: &[Ink]| {
            for ink in inks {
                let on = |ground: &Ink| (what.to_owned(), *ink, *ground);
                pairs.extend(grounds.iter().map(on));
            }
        };
        let words = [
            t.text,
            t.bright,
            t.dim,
            t.gold,
            t.pale,
            t.good,
            t.under,
            t.over,
            t.heart,
            t.xp,
            t.heart_lost,
        ];
        add("words", &words, &[t.void]);
        add(
            "keys and tables",
            &[t.text, t.dim, t.gold, t.pale],
            &[t.bar],
        );
        add("the card", &[t.bright, t.under, t.over], &[t.void, t.bar]);
        add("the entry marked", &[t.bright, t.pale], &[t.green.0]);
        add(
            "struck, looked at, or off the screen",
            &[t.void],
            &[t.gold, t.pale],
        );

        let kinds = [t.green, t.rough, t.sand, t.ice, t.spikes];
        let lit: Vec<Ink> = kinds.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let shade = |ground: &Ink| ground.shaded(t.shadow);
        let plain: Vec<Ink> = lit.iter().copied().chain(lit.iter().map(shade)).collect();
        let marked: Vec<Ink> = [Tint::Step, Tint::Blow]
            .into_iter()
            .flat_map(|tint| plain.iter().map(move |ground| tinted(t, *ground, tint)))
            .collect();
        let swallowing: Vec<Ink> = [t.water.0, t.water.1, t.grave.0, t.grave.1]
            .iter()
            .flat_map(|ground| [*ground, shade(ground)])
            .collect();
        let everywhere = [plain.clone(), marked].concat();
        add("golfer, ball", &[t.bright], &everywhere);
        add("monster, club, burst", &[t.bone], &everywhere);
        add("signs of marks", &[t.bright, t.gold], &everywhere);
        add("line, ring", &[t.pale, t.gold], &everywhere);
        add(
            "line over water and graves",
            &[t.pale, t.gold, t.bright, t.lost],
            &swallowing,
        );
        add("sleeper", &[t.sleeper()], &plain);
        let hazards = [
            (t.grave_mark, [t.grave.0, t.grave.1]),
            (t.spikes_mark, [t.spikes.0, t.spikes.1]),
        ];
        for (mark, grounds) in hazards {
            let dark = grounds.map(|ground| ground.shaded(t.shadow));
            add("graves, spikes", &[mark], &[grounds, dark].concat());
        }
        let inside = [Tint::Step, Tint::Blow].map(|tint| tinted(t, t.wall_face, tint));
        add("inside a wall", &[t.bone, t.bright, t.gold], &inside);
        add("inside a wall", &[t.bone, t.sleeper()], &[t.wall_face]);
        add("a missile in flight", &[t.bright], &[t.blow]);
        add("bumper, door", &[t.pale], &[t.bumper.shaded(60), t.door]);
        let [ground, flag, rim] = cup(t, false);
        let over = [flag, rim, t.bright, t.bone, t.sleeper(), t.pale, t.gold];
        add("the cup", &over, &[ground]);
        let marked = [Tint::Step, Tint::Blow].map(|tint| tinted(t, ground, tint));
        add("the cup marked", &[t.bright, t.gold], &marked);
        let [ground, flag, rim] = cup(t, true);
        add("the cup lit", &[flag, rim], &[ground]);
        pairs
    }

    #[test]
    fn everything_stands_out_from_what_it_is_drawn_on() {
        // Textures are left out: the ground says what they say. The trail of a rolling ball too.
        for (what, ink, ground) in pairs() {
            let contrast = contrast(ink, ground);
            assert!(
                contrast >= 4.5,
                "{what}: {ink:?} on {ground:?} has {contrast:.2}"
            );
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
