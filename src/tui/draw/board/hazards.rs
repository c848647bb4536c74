//! The hazard of rooms, where a surveyor's flag shows it: a digit on the ground of each, in the first
//! corner cell that is floor. Whoever stands there covers it.

use ratatui::style::Style;

use super::BoardView;
use crate::tui::draw::pen::Pen;

impl BoardView<'_> {
    pub(super) fn hazards(&self, pen: &mut Pen<'_>) {
        for surveyed in self.game.surveyed_rooms() {
            let mut cells = surveyed.room.cells();
            let corner = cells.find(|&cell| self.game.walkable().get(cell) == Some(true));
            let Some(corner) = corner.filter(|&cell| self.window.shows(cell)) else {
                continue;
            };
            let digit = char::from_digit(surveyed.hazard.min(9), 10).unwrap_or('9');
            let (x, y) = self.window.stand(corner);
            pen.put(x, y, digit, Style::new().fg(pen.paint.theme.gold.into()));
        }
    }
}
