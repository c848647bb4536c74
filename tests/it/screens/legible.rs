//! Everything that is drawn stands out from its ground.

use ratatui::style::Color;

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

#[test]
fn all_that_is_drawn_can_be_read() {
    // A shut-in golfer among the dead, on every kind of ground, beside every wall.
    let crowd = "#########\n#T,:_s^.#\n#,:^.,:_#\n#:_s,:^+#\n#_s.~osX#\n#......U#\n#########";
    let mut shown = Vec::new();
    for (_, mut app) in screens() {
        shown.push(frame(&mut app, (80, 24)));
    }
    for turns in 0..8 {
        let mut app = app_of(game(crowd, Tees::Forward), LOOK);
        keys(&mut app, &".".repeat(turns));
        shown.push(frame(&mut app, (80, 24)));
        for heading in (0..360).step_by(15) {
            keys(&mut app, &format!("f:{heading}\n{:02}", heading / 4 + 9));
            shown.push(frame(&mut app, (80, 24)));
            keys(&mut app, "\u{1b}");
        }
    }
    let theme = ThemeName::Night.theme();
    let texture: Vec<Color> = [
        theme.rough_mark,
        theme.sand_mark,
        theme.ice_mark,
        theme.water_mark,
        theme.grave_mark,
        theme.spikes_mark,
        theme.wall_face,
    ]
    .into_iter()
    .flat_map(|ink| [ink, ink.shaded(theme.shadow)])
    .map(Color::from)
    .collect();
    for cell in shown.iter().flat_map(|buffer| &buffer.content) {
        if cell.symbol() != " " && !texture.contains(&cell.fg) {
            let contrast = contrast(cell.fg, cell.bg).expect("the theme's colours");
            assert!(
                contrast >= 4.5,
                "{:?}: {} on {}, {contrast:.2}",
                cell.symbol(),
                cell.fg,
                cell.bg
            );
        }
    }
}
