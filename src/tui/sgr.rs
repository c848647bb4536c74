//! The changes of a frame as a terminal takes them: where, in which style, which sign.
//!
//! The sixteen named colours go out as 30 to 37 and 90 to 97: a terminal that has no more than those
//! does not know the indexed form.

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

/// Every style off.
pub const PLAIN: &str = "\x1b[0m";

/// What a modifier is switched on by.
const MODIFIERS: [(Modifier, u8); 8] = [
    (Modifier::BOLD, 1),
    (Modifier::DIM, 2),
    (Modifier::ITALIC, 3),
    (Modifier::UNDERLINED, 4),
    (Modifier::SLOW_BLINK, 5),
    (Modifier::RAPID_BLINK, 6),
    (Modifier::REVERSED, 7),
    (Modifier::CROSSED_OUT, 9),
];

/// Which of a cell's two colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Layer {
    Ink,
    Ground,
}

/// The changed cells, in the order in which they are written.
pub fn changes(cells: &[(u16, u16, &Cell)]) -> String {
    let mut out = String::from(PLAIN);
    let plain = (Color::Reset, Color::Reset, Modifier::empty());
    let mut style = plain;
    let mut at = None;
    for (x, y, cell) in cells {
        let (x, y) = (u32::from(*x), u32::from(*y));
        if at != Some((x, y)) {
            out.push_str(&format!("\x1b[{};{}H", y + 1, x + 1));
        }
        at = Some((x + 1, y));
        let next = (cell.fg, cell.bg, cell.modifier);
        if next != style {
            let mut codes = Vec::new();
            // Modifiers cannot be switched off one by one everywhere.
            if !next.2.contains(style.2) {
                codes.push("0".to_owned());
                style = plain;
            }
            let fresh = next.2 - style.2;
            let switched = MODIFIERS.iter().filter(|(one, _)| fresh.contains(*one));
            codes.extend(switched.map(|(_, code)| code.to_string()));
            if next.0 != style.0 {
                codes.push(code(next.0, Layer::Ink));
            }
            if next.1 != style.1 {
                codes.push(code(next.1, Layer::Ground));
            }
            style = next;
            if !codes.is_empty() {
                out.push_str(&format!("\x1b[{}m", codes.join(";")));
            }
        }
        out.push_str(cell.symbol());
    }
    out.push_str(PLAIN);
    out
}

fn code(color: Color, layer: Layer) -> String {
    let dark = |number: u8| number + 30;
    let light = |number: u8| number + 90;
    let named = match color {
        Color::Reset => 39,
        Color::Black => dark(0),
        Color::Red => dark(1),
        Color::Green => dark(2),
        Color::Yellow => dark(3),
        Color::Blue => dark(4),
        Color::Magenta => dark(5),
        Color::Cyan => dark(6),
        Color::Gray => dark(7),
        Color::DarkGray => light(0),
        Color::LightRed => light(1),
        Color::LightGreen => light(2),
        Color::LightYellow => light(3),
        Color::LightBlue => light(4),
        Color::LightMagenta => light(5),
        Color::LightCyan => light(6),
        Color::White => light(7),
        Color::Indexed(index) => return format!("{};5;{index}", 38 + layer.offset()),
        Color::Rgb(r, g, b) => return format!("{};2;{r};{g};{b}", 38 + layer.offset()),
    };
    (named + layer.offset()).to_string()
}

impl Layer {
    /// What a ground's code is above an ink's.
    const fn offset(self) -> u8 {
        match self {
            Self::Ink => 0,
            Self::Ground => 10,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(sign: &'static str, fg: Color, bg: Color, modifier: Modifier) -> Cell {
        let mut cell = Cell::new(sign);
        (cell.fg, cell.bg, cell.modifier) = (fg, bg, modifier);
        cell
    }

    #[test]
    fn named_colours_go_out_as_the_sixteen_have_them() {
        let a = cell("a", Color::Red, Color::White, Modifier::BOLD);
        let b = cell("b", Color::DarkGray, Color::Reset, Modifier::empty());
        let sent = changes(&[(2, 0, &a), (3, 0, &b)]);
        assert_eq!(sent, "\x1b[0m\x1b[1;3H\x1b[1;31;107ma\x1b[0;90mb\x1b[0m");
    }

    #[test]
    fn a_style_that_stays_is_not_sent_again() {
        let ink = Color::Rgb(1, 2, 3);
        let a = cell("a", ink, Color::Indexed(233), Modifier::empty());
        let b = cell("b", ink, Color::Indexed(233), Modifier::REVERSED);
        let sent = changes(&[(0, 0, &a), (1, 0, &a), (0, 1, &b)]);
        let styled = "\x1b[0m\x1b[1;1H\x1b[38;2;1;2;3;48;5;233maa";
        assert_eq!(sent, format!("{styled}\x1b[2;1H\x1b[7mb\x1b[0m"));
    }
}
