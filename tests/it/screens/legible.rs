//! Everything that is drawn stands out from its ground, in every theme and at every depth of colour.

use ratatui::style::Color;

use super::table::SCREENS;
use super::*;

/// Contrast of two colours as WCAG 2 counts it; none for a colour that is none of the theme's.
#[expect(
    clippy::disallowed_methods,
    reason = "the formula asks for a power, and a limit in a test may differ in the last bit"
)]
fn contrast(a: Color, b: Color) -> Option<f64> {
    let part = |v: u8| match f64::from(v) / 255.0 {
        low @ ..=0.04045 => low / 12.92,
        high => ((high + 0.055) / 1.055).powf(2.4),
    };
    let light = |color| match color {
        Color::Rgb(r, g, b) => Some(0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b) + 0.05),
        _ => None,
    };
    let (a, b) = (light(a)?, light(b)?);
    Some(a.max(b) / a.min(b))
}

/// The six levels of the cube and the greys, as every terminal of 256 colours has them.
fn of_256(color: Color) -> Color {
    let level = |part: u8| [0, 95, 135, 175, 215, 255][usize::from(part % 6)];
    match color {
        Color::Indexed(index @ 16..232) => {
            let at = index - 16;
            Color::Rgb(level(at / 36), level(at / 6), level(at))
        }
        Color::Indexed(index @ 232..) => {
            let grey = 8 + 10 * (index - 232);
            Color::Rgb(grey, grey, grey)
        }
        other => other,
    }
}

/// Pictures of every screen, of a golfer shut in among the dead on every kind of ground, and of shots
/// in all directions.
fn pictures(look: Look, turns: usize) -> Vec<Buffer> {
    let crowd = "#########\n#T,:_s^.#\n#,:^.,:_#\n#:_s,:^+#\n#_s.~osX#\n#......U#\n#########";
    let mut shown = Vec::new();
    for (_, open) in SCREENS {
        let mut app = open(look);
        shown.push(frame(&mut app, (120, 40)));
    }
    for turns in 0..turns {
        let mut app = app_of(game(crowd, Tees::Forward), look);
        keys(&mut app, &".".repeat(turns));
        shown.push(frame(&mut app, (80, 24)));
        for heading in (0..360).step_by(15) {
            keys(&mut app, &format!("f:{heading}\n{:02}", heading / 4 + 9));
            shown.push(frame(&mut app, (80, 24)));
            keys(&mut app, "\u{1b}");
        }
    }
    shown
}

/// Inks that carry no meaning: a fleck on a ground that its colour tells, and the front of a wall.
fn texture(theme: ThemeName) -> Vec<Color> {
    let inks = theme.theme();
    let flecks = [
        inks.rough_mark,
        inks.sand_mark,
        inks.ice_mark,
        inks.water_mark,
    ];
    let mut texture: Vec<Color> = vec![inks.wall_face.into()];
    if inks.texture == Grain::Sparse {
        let shades = flecks
            .into_iter()
            .flat_map(|ink| [ink, ink.shaded(inks.shadow)]);
        texture.extend(shades.map(Color::from));
    }
    texture
}

#[test]
fn all_that_is_drawn_can_be_read() {
    for theme in ThemeName::ALL {
        let texture = texture(theme);
        let least = if theme == ThemeName::Contrast {
            7.0
        } else {
            4.5
        };
        for buffer in pictures(Look { theme, ..LOOK }, 6) {
            for cell in &buffer.content {
                if cell.symbol() == " " || texture.contains(&cell.fg) {
                    continue;
                }
                let contrast = contrast(cell.fg, cell.bg).expect("the theme's colours");
                assert!(
                    contrast >= least,
                    "{}: {:?}: {} on {}, {contrast:.2}\n{}",
                    theme.name(),
                    cell.symbol(),
                    cell.fg,
                    cell.bg,
                    text(&buffer)
                );
            }
        }
    }
}

#[test]
fn fewer_colours_hide_nothing() {
    for theme in ThemeName::ALL {
        let look = |color| Look {
            theme,
            color,
            ..LOOK
        };
        let full = pictures(look(ColorDepth::True), 2);
        let texture = texture(theme);
        for depth in [ColorDepth::Ansi256, ColorDepth::Ansi16] {
            for (fitted, full) in pictures(look(depth), 2).iter().zip(&full) {
                let cells = fitted.content.iter().zip(&full.content);
                for (cell, full) in cells.filter(|(_, full)| full.symbol() != " ") {
                    if texture.contains(&full.fg) {
                        continue;
                    }
                    let told = || {
                        format!(
                            "{} {}: {:?}: {} on {} is {} on {}\n{}",
                            theme.name(),
                            depth.name(),
                            cell.symbol(),
                            full.fg,
                            full.bg,
                            cell.fg,
                            cell.bg,
                            text(fitted)
                        )
                    };
                    assert_ne!(cell.fg, cell.bg, "{}", told());
                    if depth == ColorDepth::Ansi256 {
                        let (ink, ground) = (of_256(cell.fg), of_256(cell.bg));
                        let contrast = contrast(ink, ground).expect("a colour of the 256");
                        assert!(contrast >= 3.0, "{contrast:.2}: {}", told());
                    }
                }
            }
        }
    }
}
