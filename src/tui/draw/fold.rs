//! The panel folded to two lines, for screens too narrow to have it beside the board.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::panel::{Now, Panel, Row};
use super::pen::{Paint, Pen};
use crate::describe::plural;
use crate::game::Game;
use crate::geom::Point;
use crate::hole::Shot;
use crate::tui::messages::wrap;
use crate::tui::words::{Foretold, way};

impl Panel<'_> {
    /// Draws it as two lines.
    pub fn fold(&self, pen: &mut Pen<'_>, area: Rect) {
        let rows = self.card(&pen.paint);
        let mut column = 0;
        for row in &rows {
            if let Row::Pair(label, value, style) = row {
                column = pen.write(area, (column, 0), label, pen.paint.dim());
                column = pen.write(area, (column + 1, 0), value, *style) + 2;
            }
        }
        self.hearts(pen, area, (column, 0));
        let (words, style) = self.folded(&pen.paint, area.width);
        pen.write(area, (0, 1), &words, style);
    }

    fn folded(&self, paint: &Paint, width: u16) -> (String, Style) {
        match &self.now {
            Now::Aim(shot, typed, told) => {
                (aim_words(self.game, *shot, *typed, told), paint.bright())
            }
            Now::Roll => ("The ball rolls.".to_owned(), paint.dim()),
            Now::Lines(_, lines) => {
                let rows = told(lines, usize::from(width));
                (rows.first().cloned().unwrap_or_default(), paint.text())
            }
            Now::Walk => (self.walk_words(), paint.text()),
        }
    }

    /// What of the panel's own lines does not fit into the fold, for the rows of the messages.
    pub fn overflow(&self, width: u16) -> Option<Vec<String>> {
        match &self.now {
            Now::Lines(_, lines) => Some(told(lines, usize::from(width)).split_off(1)),
            Now::Walk | Now::Aim(..) | Now::Roll => None,
        }
    }

    fn walk_words(&self) -> String {
        let game = self.game;
        let stance = Point::centre(game.golfer());
        let mut words = Vec::new();
        if let Some(ball) = game.ball() {
            words.push(match game.check_reach() {
                Ok(()) => "ball in reach".to_owned(),
                Err(_) => format!("ball {}", way(stance, ball)),
            });
        }
        words.push(format!(
            "cup {}",
            way(stance, Point::centre(game.hole().cup))
        ));
        words.push(format!("night in {}", game.turns_to_nightfall()));
        let awake = game.monsters().iter().filter(|m| m.is_awake()).count();
        let blows = game
            .monsters()
            .iter()
            .filter(|m| m.intent.strikes(game.golfer()))
            .count();
        if blows > 0 {
            words.push(format!("{} on you!", plural(blows, "blow")));
        } else if awake > 0 {
            words.push(format!("{awake} awake"));
        }
        words.join("  ")
    }
}

/// The shot in words: `92.25 deg  80 %  4.8 cells  2 banks  kills s  drops`.
pub fn aim_words(game: &Game, shot: Shot, typed: Option<char>, told: &Foretold) -> String {
    let power = match typed {
        Some(digit) => format!("{digit}_"),
        None => shot.power.to_string(),
    };
    let mut words = vec![
        format!("{} deg", shot.heading),
        format!("{power} %"),
        format!("{:.1} cells", shot.power.of(game.range()).cells()),
        plural(told.banks, "bank"),
    ];
    words.extend(told.kills());
    words.push(told.ending());
    words.join("  ")
}

/// Labels and values as running text, in rows.
fn told(lines: &[(String, String)], width: usize) -> Vec<String> {
    let words: Vec<String> = lines
        .iter()
        .map(|(label, value)| format!("{label}: {}", value.trim_end_matches('.')))
        .collect();
    wrap(&format!("{}.", words.join(". ")), width)
}
