//! The panel folded to two lines, for screens too narrow to have it beside the board.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::panel::{Now, Panel, Row};
use super::pen::{Paint, Pen};
use crate::assist::foretold::Foretold;
use crate::describe::plural;
use crate::game::Game;
use crate::geom::Point;
use crate::hole::Shot;
use crate::tui::messages::wrap;
use crate::tui::words::way;

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
        let xp = format!("xp {}/{}", self.game.xp(), self.game.next_upgrade_xp());
        let (hp, most) = (self.game.hp(), self.game.hp_max());
        let room = area.width.saturating_sub(xp.len() as u16 + 1);
        // Hearts one by one where there is room for all of them, else one and their number.
        let all = 2 * most as u16 + 1 + format!("{hp}/{most}").len() as u16;
        if column + all < room && most <= 8 {
            self.hearts(pen, area, (column, 0));
        } else {
            let ink = pen.paint.ink(pen.paint.theme.heart);
            let after = pen.write(area, (column, 0), pen.paint.signs.heart, ink);
            let words = format!("{hp}/{most}");
            pen.write(area, (after + 1, 0), &words, pen.paint.bright());
        }
        let ink = pen.paint.ink(pen.paint.theme.xp);
        pen.right(area, 0, &xp, ink);
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
            Now::Walk | Now::Dash => (whole(&self.walk_words(), width), paint.text()),
        }
    }

    /// What of the panel's own lines does not fit into the fold, for the rows of the messages.
    pub fn overflow(&self, width: u16) -> Option<Vec<String>> {
        match &self.now {
            Now::Lines(_, lines) => Some(told(lines, usize::from(width)).split_off(1)),
            Now::Walk | Now::Dash | Now::Aim(..) | Now::Roll => None,
        }
    }

    /// The most important first: what has no room is left out from the end.
    fn walk_words(&self) -> Vec<String> {
        let game = self.game;
        let stance = Point::centre(game.golfer());
        let mut words = Vec::new();
        if let Some(thief) = game.ball_carrier() {
            words.push(format!("the {} has the ball", thief.kind));
        } else if let Some(ball) = game.ball() {
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
            words.push(match blows {
                1 => "1 strikes you!".to_owned(),
                _ => format!("{blows} strike you!"),
            });
        } else if awake > 0 {
            words.push(format!("{awake} awake"));
        }
        if game.is_spirited() {
            words.push("spirit ball".to_owned());
        }
        if !game.carried().is_empty() {
            words.push(format!("bag {}", game.carried().len()));
        }
        words
    }
}

/// As many of these words as have room in full.
fn whole(words: &[String], width: u16) -> String {
    let mut told = String::new();
    for word in words {
        let gap = if told.is_empty() { "" } else { "  " };
        if told.chars().count() + gap.len() + word.chars().count() > usize::from(width) {
            break;
        }
        told.push_str(gap);
        told.push_str(word);
    }
    told
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
        format!("{:.1} cells", told.rolls),
        plural(told.banks, "bank"),
    ];
    words.extend(told.kills());
    words.extend(told.hits());
    words.push(told.ending());
    match told.hearts(game) {
        0 => {}
        hearts => words.push(format!("-{}", plural(hearts as usize, "heart"))),
    }
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
