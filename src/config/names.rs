//! What can be chosen by a name: themes, signs, colours, letters.

use serde::{Deserialize, Deserializer, Serializer};

/// Things with a name each, in files and on the command line.
pub trait Named: Copy + PartialEq + 'static {
    /// What they are together: `themes`.
    const WHAT: &'static str;
    /// All of them.
    const ALL: &'static [Self];

    /// The name.
    fn word(self) -> &'static str;

    /// The one of this name.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.word() == name)
    }

    /// All names in a sentence: `themes are night, day`.
    fn known() -> String {
        let names: Vec<&str> = Self::ALL.iter().map(|one| one.word()).collect();
        format!("{} are {}", Self::WHAT, names.join(", "))
    }
}

macro_rules! named {
    ($what:literal, $type:ident: $($one:ident = $name:literal),+ $(,)?) => {
        impl Named for $type {
            const WHAT: &'static str = $what;
            const ALL: &'static [Self] = &Self::ALL;

            fn word(self) -> &'static str {
                self.name()
            }
        }

        impl $type {
            /// All there are.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$one),+];

            /// Its name in files and on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$one => $name,)+
                }
            }

            /// The one of this name.
            pub fn parse(name: &str) -> Option<Self> {
                Self::named(name)
            }
        }
    };
}

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

named!("themes", ThemeName:
    Night = "night", Day = "day", Contrast = "contrast", Safe = "safe", Mono = "mono");

/// Which signs to draw with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyphs {
    /// Braille dots, triangles, a flag and the half-block.
    Unicode,
    /// Bytes below 0x80 alone.
    Ascii,
}

named!("glyphs", Glyphs: Unicode = "unicode", Ascii = "ascii");

/// How many colours a terminal shows, the deepest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColorDepth {
    /// 24 bits.
    True,
    /// The xterm palette of 256.
    Ansi256,
    /// The sixteen that every colour terminal has.
    Ansi16,
    /// None: signs and bold alone.
    None,
}

named!("colours", ColorDepth: True = "true", Ansi256 = "256", Ansi16 = "16", None = "none");

/// The letters that walk, beside arrows and number pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Letters {
    /// h, j, k, l and y, u, b, n.
    #[default]
    Vi,
    /// w, a, s, d and q, e, z, c.
    Wasd,
    /// No letters.
    None,
}

named!("letters", Letters: Vi = "vi", Wasd = "wasd", None = "none");

/// Reads a name.
pub(super) fn read<'de, D: Deserializer<'de>, T: Named>(source: D) -> Result<Option<T>, D::Error> {
    let name = String::deserialize(source)?;
    let unknown = || serde::de::Error::custom(format!("{name:?} is unknown; {}", T::known()));
    T::named(&name).map(Some).ok_or_else(unknown)
}

/// Writes a name; what is not set is not written.
#[expect(clippy::ref_option, reason = "serde hands it over so")]
pub(super) fn write<S: Serializer, T: Named>(
    one: &Option<T>,
    target: S,
) -> Result<S::Ok, S::Error> {
    match one {
        Some(one) => target.serialize_str(one.word()),
        None => target.serialize_none(),
    }
}
