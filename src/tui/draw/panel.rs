//! The panel beside the board: pairs of a dim label and a bright value, in an order that never jumps.
//!
//! First the card, then the golfer, then what matters now, last the dead that are awake. On a narrow screen the same pairs fold to
//! two lines.

mod danger;
mod now;

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::bars;
use super::pen::{Paint, Pen};
use crate::assist::foretold::Foretold;
use crate::assist::hand::Hand;
use crate::describe::running;
use crate::game::Game;
use crate::hole::Shot;
use crate::tui::messages::wrap;
use crate::tui::mouse::Target;

/// Columns of a label, and of the whole panel.
const LABEL: u16 = 9;
const WIDTH: usize = 25;

/// What matters now.
pub enum Now<'a> {
    /// The golfer walks.
    Walk,
    /// The way of a dash is asked for.
    Dash,
    /// A shot is being aimed: the shot, its power as it is being typed, what it would do.
    Aim(Shot, Option<char>, &'a Foretold),
    /// The ball is rolling.
    Roll,
    /// Anything else: lines of its own, a label and a value each.
    Lines(&'a str, &'a [(String, String)]),
}

/// One line of the panel.
pub(super) enum Row {
    Gap,
    Heading(String),
    Pair(&'static str, String, Style),
    Words(String, Style),
    /// The label of a line, with its number.
    Label(usize, String),
    Hearts,
    Xp,
    Power(u8),
}

/// The panel of a round.
pub struct Panel<'a> {
    /// The round.
    pub game: &'a Game,
    /// Who plays it.
    pub hand: Hand,
    /// What matters now.
    pub now: Now<'a>,
}

impl Panel<'_> {
    /// Draws it beside the board.
    pub fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let mut rows = self.card(&pen.paint);
        rows.push(Row::Gap);
        rows.extend([Row::Hearts, Row::Xp, Row::Gap]);
        rows.extend(self.present(&pen.paint));
        if matches!(self.now, Now::Walk | Now::Dash | Now::Aim(..)) {
            let full = rows.iter().filter(|row| !matches!(row, Row::Gap)).count();
            let room = usize::from(area.height).saturating_sub(full);
            rows.push(Row::Gap);
            rows.extend(self.danger(&pen.paint, room));
        }
        // On a low screen the gaps go first, so that no pair is lost.
        let mut spare = rows.len().saturating_sub(usize::from(area.height));
        while spare > 0
            && let Some(last) = rows.iter().rposition(|row| matches!(row, Row::Gap))
        {
            rows.remove(last);
            spare -= 1;
        }
        for (y, row) in (0..area.height).zip(&rows) {
            self.row(pen, area, y, row);
        }
    }

    fn row(&self, pen: &mut Pen<'_>, area: Rect, y: u16, row: &Row) {
        match row {
            Row::Gap => {}
            Row::Heading(words) => {
                pen.write(area, (0, y), words, pen.paint.heading());
            }
            Row::Pair(label, value, style) => {
                pen.write(area, (0, y), label, pen.paint.dim());
                pen.write(area, (LABEL, y), value, *style);
            }
            Row::Words(words, style) => {
                pen.write(area, (0, y), words, *style);
            }
            Row::Label(index, words) => {
                let line = Rect {
                    y: area.y + y,
                    height: 1,
                    ..area
                };
                pen.targets.add(line, Target::Line(*index));
                pen.write(area, (0, y), words, pen.paint.bright());
            }
            Row::Hearts => {
                self.hearts(pen, area, (0, y));
            }
            Row::Xp => bars::xp(pen, area, (0, y), self.game),
            Row::Power(percent) => {
                let power = (u32::from(*percent), pen.paint.theme.power);
                bars::bar(pen, area, (0, y), area.width.min(20), power);
            }
        }
    }

    /// Hearts, and their number where they are many; returns the column after them.
    pub(super) fn hearts(&self, pen: &mut Pen<'_>, area: Rect, (x, y): (u16, u16)) -> u16 {
        let (theme, signs) = (pen.paint.theme, pen.paint.signs);
        let (hp, most) = (self.game.hp(), self.game.hp_max());
        let mut column = x;
        // More than there is room for are one and their number: eight of eleven would look whole.
        let (hp_drawn, most_drawn) = if most > 8 { (1, 1) } else { (hp, most) };
        for heart in 0..most_drawn {
            let (sign, ink) = if heart < hp_drawn {
                (signs.heart, theme.heart)
            } else {
                (signs.heart_lost, theme.heart_lost)
            };
            // A gap between them where there is room for it.
            let gap = u16::from(most <= 7 && area.width < 30);
            column = pen.write(area, (column, y), sign, pen.paint.ink(ink)) + gap;
        }
        let style = if hp <= 2 {
            pen.paint.ink(theme.heart)
        } else {
            pen.paint.bright()
        };
        pen.write(
            area,
            (column + u16::from(most > 7 || area.width >= 30), y),
            &format!("{hp}/{most}"),
            style,
        )
    }

    pub(super) fn card(&self, paint: &Paint) -> Vec<Row> {
        let game = self.game;
        let (strokes, limit) = (game.strokes(), game.stroke_limit());
        // The limit is told when the next strokes could reach it.
        let near = strokes + 3 >= limit;
        let strokes = if near {
            format!("{strokes}, limit {limit}")
        } else {
            strokes.to_string()
        };
        let style = if near {
            paint.ink(paint.theme.under)
        } else {
            paint.ink(paint.theme.pale)
        };
        vec![
            Row::Pair("par", game.hole().par.to_string(), paint.bright()),
            Row::Pair("strokes", strokes, style),
            Row::Pair("round", running(game), paint.score(game.total())),
        ]
    }

    fn present(&self, paint: &Paint) -> Vec<Row> {
        match &self.now {
            Now::Walk => self.walk(paint, "WALK"),
            Now::Dash => self.walk(paint, "DASH"),
            Now::Aim(shot, typed, told) => self.aim(paint, *shot, *typed, told),
            Now::Roll => vec![Row::Heading("THE BALL ROLLS".to_owned())],
            Now::Lines(heading, lines) => {
                let mut rows = vec![Row::Heading((*heading).to_owned())];
                for (index, (label, value)) in lines.iter().enumerate() {
                    rows.push(Row::Label(index, label.clone()));
                    rows.extend(
                        wrap(value, WIDTH)
                            .into_iter()
                            .map(|line| Row::Words(line, paint.dim())),
                    );
                }
                rows
            }
        }
    }
}
