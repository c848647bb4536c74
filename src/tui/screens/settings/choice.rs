//! What is chosen from a few: shown at once, and kept.

use crate::config::{Named, Settings};
use crate::describe::capital;
use crate::tui::desk::Desk;
use crate::tui::{Animation, Look, Mouse};

/// Something of which there are a few.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The colours.
    Theme,
    /// The signs.
    Glyphs,
    /// How many colours.
    Color,
    /// Whether things move.
    Animation,
    /// Whether the mouse plays.
    Mouse,
    /// The letters that walk.
    Letters,
}

impl Choice {
    /// All of them, in the order they stand.
    pub const ALL: [Self; 6] = [
        Self::Theme,
        Self::Glyphs,
        Self::Color,
        Self::Animation,
        Self::Mouse,
        Self::Letters,
    ];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Theme => "theme",
            Self::Glyphs => "glyphs",
            Self::Color => "colours",
            Self::Animation => "animation",
            Self::Mouse => "mouse",
            Self::Letters => "letters",
        }
    }

    /// What is chosen now.
    pub fn value(self, desk: &Desk) -> String {
        let (look, usual) = (desk.look(), desk.usual);
        let switch = |on: bool| if on { "on" } else { "off" }.to_owned();
        match self {
            Self::Theme => look.theme.name().to_owned(),
            Self::Glyphs => named(desk.settings.glyphs, look.glyphs, usual.glyphs),
            Self::Color => named(desk.settings.color, look.color, usual.color),
            Self::Animation => switch(look.animation == Animation::On),
            Self::Mouse => switch(look.mouse == Mouse::On),
            Self::Letters => desk.settings.letters.unwrap_or_default().name().to_owned(),
        }
    }

    /// A line about it.
    pub fn about(self, desk: &Desk) -> String {
        let told = match self {
            Self::Theme => return capital(desk.look().theme.purpose()) + ".",
            Self::Glyphs => "Which signs to draw with; ascii where others show as boxes.",
            Self::Color => "How many colours the terminal shows.",
            Self::Animation => "Whether the ball is seen rolling, or every result at once.",
            Self::Mouse => "Whether the mouse plays; off, it selects text.",
            Self::Letters => "Letters that walk beside arrows and number pad: hjklyubn, wasdqezc.",
        };
        told.to_owned()
    }

    /// Chooses the next one, or the one before, and keeps that. Says what there is to say.
    pub fn turn(self, by: isize, desk: &mut Desk) -> String {
        let (look, usual) = (desk.look(), desk.usual);
        let mut set = desk.settings.clone();
        let look = match self {
            Self::Theme => {
                let theme = next(look.theme, by);
                set.theme = Some(theme);
                Look { theme, ..look }
            }
            Self::Glyphs => {
                set.glyphs = turned(set.glyphs, look.glyphs, usual.glyphs, by);
                let glyphs = set.glyphs.unwrap_or(usual.glyphs);
                Look { glyphs, ..look }
            }
            Self::Color => {
                set.color = turned(set.color, look.color, usual.color, by);
                let color = set.color.unwrap_or(usual.color);
                Look { color, ..look }
            }
            Self::Animation => {
                let on = look.animation == Animation::Off;
                set.animation = Some(on);
                let animation = if on { Animation::On } else { Animation::Off };
                Look { animation, ..look }
            }
            Self::Mouse => {
                let mouse = look.mouse.turned();
                set.mouse = Some(mouse == Mouse::On);
                Look { mouse, ..look }
            }
            Self::Letters => {
                set.letters = Some(next(set.letters.unwrap_or_default(), by));
                look
            }
        };
        change(desk, set, look)
    }

    /// Chooses what is built in.
    pub fn reset(self, desk: &mut Desk) -> String {
        let (look, usual) = (desk.look(), desk.usual);
        let mut set = desk.settings.clone();
        let look = match self {
            Self::Theme => {
                set.theme = None;
                let theme = usual.theme;
                Look { theme, ..look }
            }
            Self::Glyphs => {
                set.glyphs = None;
                let glyphs = usual.glyphs;
                Look { glyphs, ..look }
            }
            Self::Color => {
                set.color = None;
                let color = usual.color;
                Look { color, ..look }
            }
            Self::Animation => {
                set.animation = None;
                let animation = usual.animation;
                Look { animation, ..look }
            }
            Self::Mouse => {
                set.mouse = None;
                let mouse = usual.mouse;
                Look { mouse, ..look }
            }
            Self::Letters => {
                set.letters = None;
                look
            }
        };
        change(desk, set, look)
    }
}

/// Has these settings count, if their keys make sense, and the game look so; and keeps them. Says why
/// not, or why they count for now only.
pub fn change(desk: &mut Desk, settings: Settings, look: Look) -> String {
    match desk.settle_on(settings, look) {
        Err(bad) => capital(&format!("{bad}.")),
        Ok(()) => match desk.club.keep(&desk.settings) {
            Ok(()) => String::new(),
            Err(why) => capital(&format!("{why}; what you change counts until you leave.")),
        },
    }
}

/// The name of what counts, and whether nobody chose it.
fn named<T: Named>(set: Option<T>, own: T, usual: T) -> String {
    match set {
        None if own == usual => format!("auto: {}", own.word()),
        _ => own.word().to_owned(),
    }
}

/// The next of all there are, round the ends.
fn next<T: Named>(own: T, by: isize) -> T {
    let at = T::ALL.iter().position(|one| *one == own).unwrap_or(0) as isize;
    T::ALL[(at + by).rem_euclid(T::ALL.len() as isize) as usize]
}

/// The next of all there are and of leaving it to the terminal.
fn turned<T: Named>(set: Option<T>, own: T, usual: T, by: isize) -> Option<T> {
    let now = match set {
        None if own == usual => None,
        _ => Some(own),
    };
    let all: Vec<Option<T>> = std::iter::once(None)
        .chain(T::ALL.iter().copied().map(Some))
        .collect();
    let at = all.iter().position(|one| *one == now).unwrap_or(0) as isize;
    all[(at + by).rem_euclid(all.len() as isize) as usize]
}
