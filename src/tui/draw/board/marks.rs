//! Marks: what the dead will do, painted where it will happen. Of two on a cell the worse shows.

use ratatui::style::{Modifier, Style};

use super::BoardView;
use crate::game::{Intent, Monster};
use crate::geom::Cell;
use crate::tui::draw::ground::Tint;
use crate::tui::draw::pen::Pen;
use crate::tui::glyphs::{BLOW, MISSILE, TAKE};
use crate::tui::theme::Ink;

/// What one of the dead will do on a cell.
pub struct Mark {
    /// What lies over the ground.
    pub tint: Tint,
    /// What stands on it.
    pub sign: char,
    ink: Ink,
}

impl Mark {
    /// Its style on a ground that is tinted already.
    pub fn style(&self, ground: Ink) -> Style {
        let style = Style::new().fg(self.ink.into()).bg(ground.into());
        style.add_modifier(Modifier::BOLD)
    }
}

/// How bad an intent is on this cell; none where it has nothing to do with it.
fn weight(intent: Intent, cell: Cell) -> Option<u8> {
    match intent {
        Intent::Blow(at) if at == cell => Some(3),
        Intent::Missile(_) if intent.strikes(cell) => Some(2),
        Intent::Take(at) if at == cell => Some(1),
        Intent::Step(at) if at == cell => Some(0),
        _ => None,
    }
}

impl BoardView<'_> {
    /// The mark on a cell.
    pub(super) fn mark(&self, pen: &Pen<'_>, cell: Cell) -> Option<Mark> {
        let theme = pen.paint.theme;
        let alive = self.game.monsters().iter().filter(|m| !self.is_gone(m));
        let weighed = alive.filter_map(|m| Some((weight(m.intent, cell)?, m)));
        let (_, worst): (u8, &Monster) = weighed.max_by_key(|(weight, _)| *weight)?;
        let (tint, sign, ink) = match worst.intent {
            Intent::Blow(_) => (Tint::Blow, BLOW, theme.bright),
            Intent::Missile(_) => (Tint::Blow, MISSILE, theme.bright),
            Intent::Take(_) => (Tint::Step, TAKE, theme.gold),
            _ => {
                let dir = worst.cell.dir_to(cell);
                let arrow = dir.map(|dir| pen.paint.signs.arrow(dir));
                (Tint::Step, arrow.unwrap_or('.'), theme.gold)
            }
        };
        Some(Mark { tint, sign, ink })
    }
}
