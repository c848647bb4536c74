//! A line of text being typed: letters, a cursor, and what is pasted, of a limited length.

use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use tui_input::{Input, InputRequest};

use super::draw::pen::Pen;
use super::keys::Key;
use crate::geom::Dir;

/// A line of text being typed.
#[derive(Clone, Debug)]
pub struct Field {
    input: Input,
    /// The most characters it takes.
    most: usize,
}

impl Field {
    /// A field with this text in it, and the cursor behind it.
    pub fn new(text: &str, most: usize) -> Self {
        let mut field = Self {
            input: Input::default(),
            most,
        };
        field.paste(text);
        field
    }

    /// What stands in it.
    pub fn text(&self) -> &str {
        self.input.value()
    }

    /// A key that belongs to the field: a character, or one that moves or erases. Others do nothing.
    pub fn key(&mut self, key: Key) {
        let request = match key {
            Key::Char(sign) => return self.insert(sign),
            Key::Back => InputRequest::DeletePrevChar,
            Key::Arrow(Dir::W) => InputRequest::GoToPrevChar,
            Key::Arrow(Dir::E) => InputRequest::GoToNextChar,
            Key::Arrow(Dir::Nw) | Key::Ctrl('a') => InputRequest::GoToStart,
            Key::Arrow(Dir::Sw) | Key::Ctrl('e') => InputRequest::GoToEnd,
            Key::Ctrl('u') => InputRequest::DeleteLine,
            Key::Ctrl('w') => InputRequest::DeletePrevWord,
            _ => return,
        };
        self.input.handle(request);
    }

    /// Takes pasted text: its first line, as far as there is room.
    pub fn paste(&mut self, text: &str) {
        let line = text.trim_start().lines().next().unwrap_or_default();
        line.trim_end().chars().for_each(|sign| self.insert(sign));
    }

    fn insert(&mut self, sign: char) {
        let has_room = self.text().chars().count() < self.most;
        if has_room && !sign.is_control() {
            self.input.handle(InputRequest::InsertChar(sign));
        }
    }

    /// Draws it from column and row of an area on, scrolled so that the cursor is in it, and says where
    /// that stands.
    pub fn draw(&self, pen: &mut Pen<'_>, area: Rect, (x, y): (u16, u16)) -> Option<Position> {
        let room = area.width.checked_sub(x + 1)?;
        let scroll = self.input.visual_scroll(usize::from(room));
        let mut skipped = 0;
        let shown = self.text().chars().skip_while(|sign| {
            let hidden = skipped < scroll;
            skipped += ratatui::text::Span::raw(sign.to_string()).width();
            hidden
        });
        let shown: String = shown.collect();
        pen.write(area, (x, y), &shown, pen.paint.bright());
        let at = (self.input.visual_cursor().saturating_sub(scroll) as u16).min(room) + x;
        let (column, row) = (area.x + at, area.y + y);
        let lit = pen.paint.bright().add_modifier(Modifier::REVERSED);
        pen.tint(column.into(), row.into(), lit);
        Some(Position::new(column, row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pasted_is_one_line_and_not_too_long() {
        let mut field = Field::new("", 8);
        field.paste("\n  old\tyew \u{1b}[31m gate\nsecond line\n");
        assert_eq!(field.text(), "oldyew [");
        field.key(Key::Char('x'));
        assert_eq!(field.text(), "oldyew [", "it is full");
        field.key(Key::Arrow(Dir::Nw));
        field.key(Key::Arrow(Dir::E));
        field.key(Key::Back);
        assert_eq!(field.text(), "ldyew [");
        field.key(Key::Ctrl('u'));
        assert_eq!(field.text(), "");
        field.key(Key::Back);
        assert_eq!(field.text(), "");
    }
}
