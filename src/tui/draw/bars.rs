//! Bars: a power, or the way to the next upgrade. With colour the ground is the bar, without it signs
//! are.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::pen::Pen;
use crate::game::Game;
use crate::tui::theme::Ink;

/// Columns of the bar of XP.
const XP: u16 = 12;

/// A bar of so many columns, filled to so many percent, from column and row of an area on.
pub fn bar(
    pen: &mut Pen<'_>,
    area: Rect,
    (x, y): (u16, u16),
    width: u16,
    (percent, ink): (u32, Ink),
) {
    let full = (u32::from(width) * percent.min(100) + 50) / 100;
    for column in 0..width {
        let (ground, sign) = match u32::from(column) < full {
            true => (ink, '='),
            false => (pen.paint.theme.trough, '.'),
        };
        let sign = if pen.paint.colored { ' ' } else { sign };
        let style = Style::new().bg(ground.into());
        pen.write(area, (x + column, y), &sign.to_string(), style);
    }
}

/// The same at the right end of an area's row.
pub fn xp_right(pen: &mut Pen<'_>, area: Rect, y: u16, game: &Game) {
    let figures = format!("{}/{}", game.xp(), game.next_upgrade_xp());
    let width = 4 + XP + figures.len() as u16;
    xp(pen, area, (area.width.saturating_sub(width), y), game);
}

/// XP and how far it is to the next upgrade: `xp ======...... 9/12`.
pub fn xp(pen: &mut Pen<'_>, area: Rect, (x, y): (u16, u16), game: &Game) {
    let after = pen.write(area, (x, y), "xp", pen.paint.dim());
    let (xp, next, ink) = (game.xp(), game.next_upgrade_xp(), pen.paint.theme.xp);
    let percent = xp * 100 / next.max(1);
    bar(pen, area, (after + 1, y), XP, (percent, ink));
    let figures = format!("{xp}/{next}");
    pen.write(area, (after + 2 + XP, y), &figures, pen.paint.ink(ink));
}
