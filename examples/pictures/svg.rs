//! A finished screen as SVG: a rectangle a run of ground, braille and blocks as shapes, text with a
//! fixed place for every letter, so that it looks the same whatever fonts there are.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// Pixels of a cell.
const WIDE: u32 = 9;
const HIGH: u32 = 18;

/// What is painted where a cell has no colour of its own.
const GROUND: Color = Color::Rgb(0x0e, 0x11, 0x16);
const INK: Color = Color::Rgb(0xd3, 0xd7, 0xcf);

/// The places of a braille character's dots, in the order of its bits.
const DOTS: [(u32, u32); 8] = [
    (0, 0),
    (0, 1),
    (0, 2),
    (1, 0),
    (1, 1),
    (1, 2),
    (0, 3),
    (1, 3),
];

/// The picture of a screen.
pub fn of(buffer: &Buffer) -> String {
    let area = buffer.area;
    let (width, height) = (u32::from(area.width) * WIDE, u32::from(area.height) * HIGH);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-family=\"monospace\" font-size=\"15\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n",
        hex(GROUND)
    );
    for y in 0..area.height {
        ground(&mut svg, buffer, y);
        for x in 0..area.width {
            if let Some(cell) = buffer.cell((x, y)) {
                glyph(&mut svg, cell, u32::from(x) * WIDE, u32::from(y) * HIGH);
            }
        }
    }
    svg + "</svg>\n"
}

fn ground(svg: &mut String, buffer: &Buffer, y: u16) {
    let color = |x: u16| buffer.cell((x, y)).map_or(GROUND, |cell| paint(cell).1);
    let mut start = 0;
    for x in 1..=buffer.area.width {
        if x < buffer.area.width && color(x) == color(start) {
            continue;
        }
        if color(start) != GROUND {
            rect(svg, start, x, y, color(start));
        }
        start = x;
    }
}

fn rect(svg: &mut String, from: u16, to: u16, y: u16, color: Color) {
    let (x, y, width) = (
        u32::from(from) * WIDE,
        u32::from(y) * HIGH,
        u32::from(to - from) * WIDE,
    );
    let fill = hex(color);
    shape(svg, x, y, width, HIGH, &fill);
}

fn shape(svg: &mut String, x: u32, y: u32, width: u32, height: u32, fill: &str) {
    let _ = writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\" \
         shape-rendering=\"crispEdges\"/>"
    );
}

fn glyph(svg: &mut String, cell: &Cell, x: u32, y: u32) {
    let Some(letter) = cell.symbol().chars().next().filter(|c| *c != ' ') else {
        return;
    };
    let fill = hex(paint(cell).0);
    match letter {
        '\u{2800}'..='\u{28ff}' => {
            let bits = letter as u32 - 0x2800;
            for (bit, (column, row)) in DOTS.into_iter().enumerate() {
                if bits >> bit & 1 == 1 {
                    let (cx, cy) = (
                        x as f32 + 2.25 + 4.5 * column as f32,
                        y as f32 + 2.25 + 4.5 * row as f32,
                    );
                    let _ = writeln!(
                        svg,
                        "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"1.7\" fill=\"{fill}\"/>"
                    );
                }
            }
        }
        '\u{2580}' => shape(svg, x, y, WIDE, HIGH / 2, &fill),
        '\u{2584}' => shape(svg, x, y + HIGH / 2, WIDE, HIGH / 2, &fill),
        '\u{2588}' => shape(svg, x, y, WIDE, HIGH, &fill),
        _ => {
            let bold = cell.modifier.contains(Modifier::BOLD);
            let weight = if bold { " font-weight=\"bold\"" } else { "" };
            let text = match letter {
                '<' => "&lt;".to_owned(),
                '>' => "&gt;".to_owned(),
                '&' => "&amp;".to_owned(),
                other => other.to_string(),
            };
            let base = y + HIGH - 5;
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{base}\" fill=\"{fill}\"{weight}>{text}</text>"
            );
        }
    }
}

/// Ink and ground of a cell as they are seen.
fn paint(cell: &Cell) -> (Color, Color) {
    let or = |color: Color, default: Color| match color {
        Color::Rgb(..) => color,
        _ => default,
    };
    let (ink, ground) = (or(cell.fg, INK), or(cell.bg, GROUND));
    if cell.modifier.contains(Modifier::REVERSED) {
        (ground, ink)
    } else {
        (ink, ground)
    }
}

fn hex(color: Color) -> String {
    match color {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        _ => hex(INK),
    }
}
