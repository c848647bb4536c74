//! The signs the screens are drawn with, as Unicode and as plain ASCII.
//!
//! Every sign is one column wide wherever it is shown. Arrows, hearts, the degree sign, curved
//! quotes, box lines and the dash are of "ambiguous" width, two columns in some East Asian setups,
//! so none is used: small triangles, braille dots and painted ground take their place. The one
//! exception is the lower half-block that gives walls a front; terminals that draw it two wide are
//! those set up to do so, and `--glyphs ascii` is for them.

use crate::config::Glyphs;
use crate::geom::Dir;

/// What the environment says about the characters a terminal knows.
#[derive(Clone, Copy, Default, Debug)]
pub struct GlyphEnv<'a> {
    /// The first that is set and not empty of `LC_ALL`, `LC_CTYPE`, `LANG`.
    pub locale: Option<&'a str>,
    /// `TERM`.
    pub term: Option<&'a str>,
}

impl Glyphs {
    /// The set to use: the flag if there is one, else what the environment allows.
    pub fn choose(flag: Option<Self>, env: GlyphEnv<'_>) -> Self {
        if let Some(glyphs) = flag {
            return glyphs;
        }
        let locale = env.locale.unwrap_or_default().to_ascii_lowercase();
        let utf8 = locale.contains("utf-8") || locale.contains("utf8");
        let poor = matches!(env.term.unwrap_or_default(), "linux" | "dumb" | "");
        if utf8 && !poor {
            Self::Unicode
        } else {
            Self::Ascii
        }
    }

    /// The signs of the set.
    pub fn signs(self) -> &'static Signs {
        match self {
            Self::Unicode => &UNICODE,
            Self::Ascii => &ASCII,
        }
    }
}

/// A blow falls here.
pub const BLOW: char = '!';
/// A missile flies here.
pub const MISSILE: char = '*';
/// The ball is taken here.
pub const TAKE: char = '}';
/// It sleeps.
pub const ASLEEP: char = 'z';
/// It heard a bell, and loses turns.
pub const DAZED: char = 'Z';
/// It steps opposite to the golfer.
pub const MIRROR: char = '&';

/// One set of signs.
#[derive(Debug)]
pub struct Signs {
    /// Whether dots are drawn in braille, 2 x 4 to a character.
    pub braille: bool,
    /// The front of a wall, lower half of its cell.
    pub face: Option<char>,
    /// The flag at the cup.
    pub flag: char,
    /// A heart, two columns.
    pub heart: &'static str,
    /// A heart that is lost, two columns.
    pub heart_lost: &'static str,
    /// Where a step leads, clockwise from north.
    pub arrows: [char; 8],
    /// An open grave, two columns.
    pub grave: &'static str,
}

static UNICODE: Signs = Signs {
    braille: true,
    face: Some('\u{2584}'),
    flag: '\u{2691}',
    heart: "\u{28b7}\u{287e}",
    heart_lost: "\u{2882}\u{2850}",
    arrows: [
        '\u{25b4}', '\u{25f9}', '\u{25b8}', '\u{25ff}', '\u{25be}', '\u{25fa}', '\u{25c2}',
        '\u{25f8}',
    ],
    grave: "\u{28cf}\u{28f9}",
};

static ASCII: Signs = Signs {
    braille: false,
    face: None,
    flag: 'P',
    heart: "<3",
    heart_lost: "--",
    arrows: ['^', '/', '>', '\\', 'v', '/', '<', '\\'],
    grave: "XX",
};

impl Signs {
    /// The sign of a step in this direction.
    pub fn arrow(&self, dir: Dir) -> char {
        self.arrows[dir as usize]
    }

    /// Every sign of the set.
    pub fn all(&self) -> String {
        let mut all: String = [self.heart, self.heart_lost, self.grave].concat();
        all.extend(self.arrows);
        all.extend([self.flag]);
        all.extend(self.face);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(locale: &str, term: &str) -> Glyphs {
        let env = GlyphEnv {
            locale: Some(locale),
            term: Some(term),
        };
        Glyphs::choose(None, env)
    }

    #[test]
    fn unicode_needs_a_locale_and_a_terminal_for_it() {
        assert_eq!(chosen("C.UTF-8", "xterm-256color"), Glyphs::Unicode);
        assert_eq!(chosen("de_DE.utf8", "screen"), Glyphs::Unicode);
        assert_eq!(chosen("C", "xterm"), Glyphs::Ascii);
        assert_eq!(chosen("", "xterm"), Glyphs::Ascii);
        assert_eq!(chosen("C.UTF-8", "linux"), Glyphs::Ascii);
        let flag = Glyphs::parse("unicode");
        assert_eq!(Glyphs::choose(flag, GlyphEnv::default()), Glyphs::Unicode);
    }

    #[test]
    fn every_sign_is_one_column_wide() {
        for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
            for sign in glyphs.signs().all().chars() {
                let width = ratatui::text::Line::from(sign.to_string()).width();
                assert_eq!(width, 1, "{sign:?}");
                // Of the blocks that hold signs of ambiguous width only these are free of it; the
                // front of a wall is the one exception.
                let plain = sign.is_ascii()
                    || ('\u{2800}'..='\u{28ff}').contains(&sign)
                    || Some(sign) == glyphs.signs().face
                    || "\u{2691}\u{25b4}\u{25b8}\u{25be}\u{25c2}\u{25f8}\u{25f9}\u{25fa}\u{25ff}"
                        .contains(sign);
                assert!(plain, "{sign:?}");
            }
        }
        assert!(Glyphs::Ascii.signs().all().is_ascii());
    }
}
