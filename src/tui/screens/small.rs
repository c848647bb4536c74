//! A terminal too small to play on: one line says what is needed. The game goes on when it fits.

use crate::tui::draw::layout::LEAST;
use crate::tui::draw::pen::Pen;

/// Draws the line, or as much of it as there is room for.
pub fn draw(pen: &mut Pen<'_>) {
    let area = pen.area();
    let (width, height) = LEAST;
    let long = format!(
        "bogeyman needs {width} x {height}, this is {} x {}",
        area.width, area.height
    );
    let short = format!("{width} x {height}, please");
    let words = if long.len() <= usize::from(area.width) {
        long
    } else {
        short
    };
    pen.centre(area, area.height / 2, &words, pen.paint.text());
}
