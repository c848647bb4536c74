//! How many colours the terminal has, and the one pass that fits a finished screen to it.
//!
//! Widgets paint in true colour and know nothing of depth. The order in which the depth is chosen:
//! flag, NO_COLOR, COLORTERM, TERM.

use ratatui::buffer::Buffer;
use ratatui::style::Color;

use super::glyphs::Signs;
use crate::config::ColorDepth;

/// What the environment says about colour; an empty variable counts as unset.
#[derive(Clone, Copy, Default, Debug)]
pub struct ColorEnv<'a> {
    /// `NO_COLOR`.
    pub no_color: Option<&'a str>,
    /// `COLORTERM`.
    pub colorterm: Option<&'a str>,
    /// `TERM`.
    pub term: Option<&'a str>,
}

impl ColorDepth {
    /// The depth to use: the flag if there is one, else what the environment says.
    pub fn choose(flag: Option<Self>, env: ColorEnv<'_>) -> Self {
        if let Some(depth) = flag {
            return depth;
        }
        if env.no_color.is_some_and(|value| !value.is_empty()) {
            return Self::None;
        }
        if matches!(env.colorterm, Some("truecolor" | "24bit")) {
            return Self::True;
        }
        match env.term.unwrap_or_default() {
            "dumb" | "" => Self::None,
            term if term.ends_with("-direct") => Self::True,
            term if term.contains("256") => Self::Ansi256,
            _ => Self::Ansi16,
        }
    }
}

/// Fits a finished screen to the depth.
pub fn fit(buffer: &mut Buffer, depth: ColorDepth, signs: &Signs) {
    let map: fn(Color) -> Color = match depth {
        ColorDepth::True => return,
        ColorDepth::Ansi256 => ansi256,
        ColorDepth::Ansi16 => ansi16,
        ColorDepth::None => |_| Color::Reset,
    };
    for cell in &mut buffer.content {
        let (ink, ground) = (cell.fg, cell.bg);
        cell.fg = map(ink);
        cell.bg = map(ground);
        let bare = cell.symbol() == " " && signs.braille;
        if depth == ColorDepth::Ansi256 && bare && is_too_light(ground, cell.bg) {
            cell.set_char(DITHER).set_fg(Color::Indexed(233));
        }
        // Two shades may fall together; what was readable stays so.
        let told = cell.symbol() != " " && contrast(ink, ground) >= READABLE;
        if depth != ColorDepth::None && told && contrast(cell.fg, cell.bg) < READABLE {
            let clear = |ink: &Color| (contrast(*ink, cell.bg) * 100.0) as u32;
            let extremes = match depth {
                ColorDepth::Ansi256 => [Color::Indexed(16), Color::Indexed(231)],
                _ => [Color::Black, Color::White],
            };
            let clearest = extremes.into_iter().max_by_key(clear);
            cell.fg = clearest.unwrap_or(cell.fg);
        }
    }
}

/// From this contrast on words are taken to be readable.
const READABLE: f32 = 3.4;

/// About the contrast of two colours as WCAG 2 counts it, 1 to 21.
fn contrast(a: Color, b: Color) -> f32 {
    let light = |color| {
        let (r, g, b) = parts(color).unwrap_or((0, 0, 0));
        let part = |v: u8| f32::from(v) * f32::from(v) / 65025.0;
        0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b) + 0.05
    };
    let (a, b) = (light(a), light(b));
    a.max(b) / a.min(b)
}

fn luma(color: Color) -> u32 {
    let (r, g, b) = parts(color).unwrap_or((0, 0, 0));
    (u32::from(r) * 3 + u32::from(g) * 6 + u32::from(b)) / 10
}

fn parts(color: Color) -> Option<(u8, u8, u8)> {
    match color {
        Color::Rgb(r, g, b) => Some((r, g, b)),
        Color::Indexed(index @ 16..232) => {
            let level = |part: u8| LEVELS[usize::from(part % 6)];
            let index = index - 16;
            Some((level(index / 36), level(index / 6), level(index)))
        }
        Color::Indexed(index @ 232..) => {
            let light = 8 + 10 * (index - 232);
            Some((light, light, light))
        }
        _ => SIXTEEN
            .iter()
            .find(|(name, _)| *name == color)
            .map(|(_, parts)| *parts),
    }
}

/// How far apart two colours look, squared; green weighs most, blue least.
fn gap(a: (u8, u8, u8), b: (u8, u8, u8)) -> u32 {
    let square = |x: u8, y: u8| u32::from(x.abs_diff(y)) * u32::from(x.abs_diff(y));
    3 * square(a.0, b.0) + 4 * square(a.1, b.1) + 2 * square(a.2, b.2)
}

/// Below this difference between its strongest and weakest part a colour passes for a grey.
const GREYISH: u8 = 24;

/// The nearest of the palette's greys for what is nearly grey, else of its cube; its first sixteen
/// are the user's own to set.
fn ansi256(color: Color) -> Color {
    let Some(ink) = parts(color) else {
        return color;
    };
    let (high, low) = (ink.0.max(ink.1).max(ink.2), ink.0.min(ink.1).min(ink.2));
    if high - low <= GREYISH {
        return grey((u32::from(ink.0) + u32::from(ink.1) + u32::from(ink.2)) / 3);
    }
    // The steps of the cube are wide in the dark: between the two beside each part the one is taken
    // that keeps the hue, or a dark green would turn grey.
    let (r, g, b) = (beside(ink.0), beside(ink.1), beside(ink.2));
    let corners = (0..8).map(|bits| [r[bits & 1], g[bits >> 1 & 1], b[bits >> 2]]);
    let strangeness = |index: &[usize; 3]| {
        let other = (LEVELS[index[0]], LEVELS[index[1]], LEVELS[index[2]]);
        gap(ink, other) + (HUE_WEIGHT * (1.0 - alike(ink, other))) as u32
    };
    let [r, g, b] = corners.min_by_key(strangeness).unwrap_or([0, 0, 0]);
    Color::Indexed((16 + 36 * r + 6 * g + b) as u8)
}

/// The grey of this light: they are 8, 18, .. 238.
fn grey(light: u32) -> Color {
    Color::Indexed(232 + (light.saturating_sub(3) / 10).min(23) as u8)
}

/// Whether a ground comes out so much lighter that dark dots have to make up for it. The cube has
/// nothing between black and its first level: a shadow would be as light as the ground it falls on.
/// (Two mown shades of one green do fall together.)
fn is_too_light(ink: Color, shown: Color) -> bool {
    matches!(shown, Color::Indexed(16..232)) && luma(shown) * 100 > luma(ink) * 108
}

/// Every second dot of a column and row.
const DITHER: char = '\u{2895}';

/// The levels of the cube.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
/// What a hue that is square to the right one weighs against a gap.
const HUE_WEIGHT: f32 = 20_000.0;

/// The two levels beside a value.
fn beside(value: u8) -> [usize; 2] {
    let above = LEVELS.iter().position(|level| *level >= value).unwrap_or(5);
    [above.saturating_sub(1), above]
}

/// How much alike two hues are: 1 the same, 0 nothing in common; a grey has none.
fn alike(a: (u8, u8, u8), b: (u8, u8, u8)) -> f32 {
    let hue = |(r, g, b): (u8, u8, u8)| {
        let (r, g, b) = (f32::from(r), f32::from(g), f32::from(b));
        let mean = (r + g + b) / 3.0;
        (r - mean, g - mean, b - mean)
    };
    let dot = |a: (f32, f32, f32), b: (f32, f32, f32)| a.0 * b.0 + a.1 * b.1 + a.2 * b.2;
    let (a, b) = (hue(a), hue(b));
    let sizes = (dot(a, a) * dot(b, b)).sqrt();
    if sizes > 0.0 {
        (dot(a, b) / sizes).max(0.0)
    } else {
        0.0
    }
}

/// The sixteen, as most terminals set them.
const SIXTEEN: [(Color, (u8, u8, u8)); 16] = [
    (Color::Black, (0, 0, 0)),
    (Color::Red, (190, 20, 20)),
    (Color::Green, (20, 110, 20)),
    (Color::Yellow, (190, 160, 60)),
    (Color::Blue, (20, 60, 170)),
    (Color::Magenta, (170, 30, 170)),
    (Color::Cyan, (20, 150, 170)),
    (Color::Gray, (205, 205, 200)),
    (Color::DarkGray, (110, 115, 125)),
    (Color::LightRed, (245, 85, 75)),
    (Color::LightGreen, (110, 220, 110)),
    (Color::LightYellow, (255, 245, 150)),
    (Color::LightBlue, (110, 170, 245)),
    (Color::LightMagenta, (235, 110, 235)),
    (Color::LightCyan, (140, 225, 240)),
    (Color::White, (255, 255, 255)),
];

/// The nearest of the sixteen.
fn ansi16(color: Color) -> Color {
    let Some(ink) = parts(color) else {
        return color;
    };
    let nearest = SIXTEEN.iter().min_by_key(|(_, other)| gap(ink, *other));
    nearest.map_or(color, |(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Glyphs, ThemeName};
    use crate::tui::draw::ground::{Tint, tinted};

    fn chosen(no_color: &str, colorterm: &str, term: &str) -> ColorDepth {
        let env = ColorEnv {
            no_color: Some(no_color),
            colorterm: Some(colorterm),
            term: Some(term),
        };
        ColorDepth::choose(None, env)
    }

    #[test]
    fn the_environment_is_asked_in_order() {
        assert_eq!(chosen("1", "truecolor", "xterm-direct"), ColorDepth::None);
        assert_eq!(chosen("", "truecolor", "xterm"), ColorDepth::True);
        assert_eq!(chosen("", "24bit", "dumb"), ColorDepth::True);
        assert_eq!(chosen("", "1", "xterm-256color"), ColorDepth::Ansi256);
        assert_eq!(chosen("", "", "xterm-direct"), ColorDepth::True);
        assert_eq!(chosen("", "", "linux"), ColorDepth::Ansi16);
        assert_eq!(chosen("", "", "dumb"), ColorDepth::None);
        assert_eq!(
            ColorDepth::choose(None, ColorEnv::default()),
            ColorDepth::None
        );
    }

    #[test]
    fn a_flag_goes_before_all() {
        let env = ColorEnv {
            no_color: Some("1"),
            ..ColorEnv::default()
        };
        let flag = ColorDepth::parse("256");
        assert_eq!(ColorDepth::choose(flag, env), ColorDepth::Ansi256);
    }

    #[test]
    fn grounds_shadows_and_marks_stay_apart_in_256_colours() {
        let theme = ThemeName::Night.theme();
        let pairs = [theme.green, theme.rough, theme.sand, theme.ice];
        for ground in pairs.into_iter().flat_map(|(a, b)| [a, b]) {
            let shadow = ground.shaded(theme.shadow);
            let step = tinted(theme, ground, Tint::Step);
            let blow = tinted(theme, ground, Tint::Blow);
            let [lit, dark] = [ground, shadow].map(|ink| {
                let mut buffer = Buffer::empty(ratatui::layout::Rect::new(0, 0, 1, 1));
                buffer[(0, 0)].set_bg(ink.into());
                fit(&mut buffer, ColorDepth::Ansi256, Glyphs::Unicode.signs());
                buffer[(0, 0)].clone()
            });
            assert_eq!(lit.symbol(), " ", "{ground:?}");
            assert!(dark != lit, "{ground:?}");
            assert_ne!(ansi256(ground.into()), ansi256(blow.into()));
            assert_ne!(ansi256(step.into()), ansi256(blow.into()));
        }
        let kinds = [theme.green.0, theme.sand.0, theme.ice.0, theme.water.0];
        let mut kinds = kinds
            .map(|ink| format!("{:?}", ansi256(ink.into())))
            .to_vec();
        kinds.sort();
        kinds.dedup();
        assert_eq!(kinds.len(), 4);
    }

    #[test]
    fn shades_map_to_their_neighbours() {
        assert_eq!(ansi256(Color::Rgb(255, 0, 0)), Color::Indexed(196));
        assert_eq!(ansi256(Color::Rgb(14, 17, 22)), Color::Indexed(233));
        // A dark green stays green.
        assert_eq!(ansi256(Color::Rgb(0x26, 0x5c, 0x34)), Color::Indexed(22));
        assert_eq!(ansi16(Color::Rgb(0x26, 0x5c, 0x34)), Color::Green);
        assert_eq!(ansi16(Color::Rgb(14, 17, 22)), Color::Black);
    }
}
