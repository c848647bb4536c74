//! A line of a list that one chooses from: its key and what it does, lit where it is marked, and a
//! target for the mouse.

use ratatui::layout::Rect;

use super::pen::Pen;
use crate::tui::mouse::Target;

/// Where the key of an entry stands.
const KEY: u16 = 3;

/// An entry.
pub struct Entry<'a> {
    /// Its place in the list.
    pub place: usize,
    /// The key that is as good as choosing it.
    pub key: &'a str,
    /// What it does.
    pub words: &'a str,
}

/// The column of the words beside these keys: none is written over, and they stand no nearer than
/// `least`.
pub fn column<'a>(keys: impl Iterator<Item = &'a str>, least: u16) -> u16 {
    let widest = keys.map(|key| key.chars().count()).max().unwrap_or(0);
    least.max(KEY + widest as u16 + 1)
}

impl Entry<'_> {
    /// Draws it on a line, its words from `column` on; `marked` is the place of the one that is lit.
    pub fn draw(&self, pen: &mut Pen<'_>, line: Rect, column: u16, marked: usize) {
        let theme = pen.paint.theme;
        pen.targets.add(line, Target::Line(self.place));
        let style = if self.place == marked {
            pen.fill(line, theme.green.0);
            pen.write(line, (1, 0), ">", pen.paint.bright());
            pen.paint.bright()
        } else {
            pen.paint.text()
        };
        pen.write(line, (KEY, 0), self.key, pen.paint.ink(theme.pale));
        pen.write(line, (column, 0), self.words, style);
    }
}
