//! What everything is drawn with: clipped, measured in columns, in the theme's inks.
//!
//! No coordinate can leave the screen: what lies outside is not drawn. So every picture can be asked
//! for at every size.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::config::ColorDepth;
use crate::tui::Look;
use crate::tui::glyphs::Signs;
use crate::tui::keymap::Keymap;
use crate::tui::mouse::Targets;
use crate::tui::theme::{Ink, Theme};

/// Inks and signs.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    /// The palette.
    pub theme: &'static Theme,
    /// The signs.
    pub signs: &'static Signs,
    /// Whether there is colour; without it signs say what ground would.
    pub colored: bool,
}

impl Paint {
    /// The paint for a look.
    pub fn new(look: Look) -> Self {
        Self {
            theme: look.theme.theme(),
            signs: look.glyphs.signs(),
            colored: look.color != ColorDepth::None,
        }
    }

    /// Plain words.
    pub fn text(&self) -> Style {
        Style::new().fg(self.theme.text.into())
    }

    /// Words that stand back.
    pub fn dim(&self) -> Style {
        Style::new().fg(self.theme.dim.into())
    }

    /// What is looked for.
    pub fn bright(&self) -> Style {
        self.ink(self.theme.bright)
    }

    /// Bold words in this ink.
    pub fn ink(&self, ink: Ink) -> Style {
        Style::new().fg(ink.into()).add_modifier(Modifier::BOLD)
    }

    /// Headings.
    pub fn heading(&self) -> Style {
        self.ink(self.theme.gold)
    }

    /// A score against par: under warm, over cool.
    pub fn score(&self, total: i32) -> Style {
        match total {
            ..=-1 => self.ink(self.theme.under),
            0 => self.bright(),
            1.. => self.ink(self.theme.over),
        }
    }
}

/// A hand that draws on a screen.
pub struct Pen<'a> {
    buffer: &'a mut Buffer,
    /// What it draws with.
    pub paint: Paint,
    /// What can be clicked in what it has drawn.
    pub targets: Targets,
    /// The keys as bound now, for those who name them.
    pub keys: &'a Keymap,
}

impl<'a> Pen<'a> {
    /// A pen on a screen that is painted over.
    pub fn new(buffer: &'a mut Buffer, paint: Paint, keys: &'a Keymap) -> Self {
        let targets = Targets::default();
        let mut pen = Self {
            buffer,
            paint,
            keys,
            targets,
        };
        pen.buffer.reset();
        pen.fill(pen.area(), paint.theme.void);
        pen
    }

    /// The whole screen.
    pub fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Paints the ground of an area.
    pub fn fill(&mut self, area: Rect, ground: Ink) {
        let style = self.paint.text().bg(ground.into());
        for position in area.intersection(self.area()).positions() {
            // Nothing of what stood there stays, bold least of all.
            let cell = &mut self.buffer[position];
            cell.reset();
            cell.set_style(style);
        }
    }

    /// Writes one sign; the ground stays unless the style has one.
    pub fn put(&mut self, x: i32, y: i32, sign: char, style: Style) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else {
            return;
        };
        if let Some(cell) = self.buffer.cell_mut((x, y)) {
            cell.set_char(sign).set_style(style);
        }
    }

    /// Changes the style of a place and leaves its sign.
    pub fn tint(&mut self, x: i32, y: i32, style: Style) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else {
            return;
        };
        if let Some(cell) = self.buffer.cell_mut((x, y)) {
            cell.set_style(style);
        }
    }

    /// Writes words inside an area, from column `x` of row `y` of it, as far as they fit. Returns
    /// the column after them.
    pub fn write(&mut self, area: Rect, at: (u16, u16), words: &str, style: Style) -> u16 {
        let (x, y) = at;
        if y >= area.height {
            return x;
        }
        let mut column = x;
        for sign in words.chars().filter(|sign| !sign.is_control()) {
            let width = ratatui::text::Span::raw(sign.encode_utf8(&mut [0; 4]).to_owned()).width();
            let width = width as u16;
            if width == 0 {
                continue;
            }
            if column.saturating_add(width) > area.width {
                break;
            }
            self.put(
                i32::from(area.x) + i32::from(column),
                i32::from(area.y) + i32::from(y),
                sign,
                style,
            );
            column += width;
        }
        column
    }

    /// Writes words in the middle of an area's row.
    pub fn centre(&mut self, area: Rect, y: u16, words: &str, style: Style) {
        let width = words.chars().count() as u16;
        let x = area.width.saturating_sub(width) / 2;
        self.write(area, (x, y), words, style);
    }

    /// Writes words at the right end of an area's row.
    pub fn right(&mut self, area: Rect, y: u16, words: &str, style: Style) {
        let width = words.chars().count() as u16;
        self.write(area, (area.width.saturating_sub(width), y), words, style);
    }
}
