//! The settings as they are seen: a list that scrolls, and two lines about what is picked.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::rebind::spoken;
use super::rows::Row;
use super::{Action, KEYS, Mood, Setup};
use crate::describe::capital;
use crate::tui::desk::Desk;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::Corner;
use crate::tui::messages::wrap;
use crate::tui::mouse::Target;
use crate::tui::screens::card::keys;

/// Where values stand.
const VALUE: u16 = 22;

/// Rows that stay in view around what is picked.
const MARGIN: usize = 2;

impl Setup {
    /// Draws the settings.
    pub fn draw(&mut self, pen: &mut Pen<'_>, desk: &Desk) {
        let screen = pen.area();
        let width = screen.width.saturating_sub(4).min(78);
        let area = Rect {
            x: screen.x + screen.width.saturating_sub(width) / 2,
            y: screen.y + 1,
            width,
            height: screen.height.saturating_sub(6),
        };
        self.scroll(usize::from(area.height));
        // The heading of what is in view stays above it.
        if let Some(heading) = self.heading() {
            let above = Rect {
                y: screen.y,
                height: 1,
                ..area
            };
            pen.write(above, (0, 0), heading, pen.paint.heading());
        }
        let shown = self.rows.iter().enumerate().skip(self.top);
        for (y, (index, row)) in (0..area.height).zip(shown) {
            let line = Rect {
                y: area.y + y,
                height: 1,
                ..area
            };
            self.line(pen, line, desk, (index, row));
        }
        let told = Rect {
            y: area.bottom() + 1,
            height: 2,
            ..area
        };
        let style = match (&self.mood, self.said.is_empty()) {
            (Mood::Picking, true) => pen.paint.dim(),
            _ => pen.paint.bright(),
        };
        let words = self.words(pen, desk);
        for (y, line) in (0..2).zip(wrap(&words, usize::from(width))) {
            pen.write(told, (0, y), &line, style);
        }
        let picked = self.rows.get(self.at);
        let pairs = match self.mood {
            Mood::Picking => pen.keys.line(&KEYS, |action, word| match action {
                Action::Turn(_) => matches!(picked, Some(Row::Choice(_))).then_some(word),
                Action::Change if matches!(picked, Some(Row::Choice(_))) => None,
                Action::Change if matches!(picked, Some(Row::Key { .. })) => Some("new key"),
                _ => Some(word),
            }),
            Mood::Waiting | Mood::Asking(_) => Vec::new(),
        };
        let corner = match self.mood {
            Mood::Picking => Corner::Help,
            Mood::Waiting | Mood::Asking(_) => Corner::Bare,
        };
        keys(pen, &pairs, corner);
    }

    /// Has what is picked in view, and the heading above it if there is room.
    fn scroll(&mut self, height: usize) {
        let last = self.rows.len().saturating_sub(height);
        let low = (self.at + MARGIN + 1).saturating_sub(height);
        let high = self.at.saturating_sub(MARGIN);
        self.top = self.top.min(high).max(low).min(last);
    }

    /// The last heading that is out of view, if the first line in view is none.
    fn heading(&self) -> Option<&'static str> {
        let first = self.rows.get(self.top)?;
        let above = self.rows[..self.top]
            .iter()
            .rev()
            .find_map(|row| match row {
                Row::Heading(words) => Some(*words),
                _ => None,
            });
        above.filter(|_| first.can_be_picked())
    }

    fn line(&self, pen: &mut Pen<'_>, line: Rect, desk: &Desk, (index, row): (usize, &Row)) {
        let picked = index == self.at;
        if picked {
            pen.fill(line, pen.paint.theme.green.0);
            pen.write(line, (0, 0), ">", pen.paint.bright());
        }
        if row.can_be_picked() {
            pen.targets.add(line, Target::Line(index));
        }
        let name = match picked {
            true => pen.paint.bright(),
            false => pen.paint.text(),
        };
        match row {
            Row::Gap => {}
            Row::Heading(words) => {
                pen.write(line, (0, 0), words, pen.paint.heading());
            }
            Row::AllKeys => {
                pen.write(line, (2, 0), "all keys as built in", name);
            }
            Row::Choice(choice) => {
                pen.write(line, (2, 0), choice.word(), name);
                pen.write(line, (VALUE, 0), &choice.value(desk), pen.paint.bright());
                if *choice == super::choice::Choice::Theme {
                    swatch(pen, line);
                }
            }
            Row::Key { table, act, .. } => {
                pen.write(line, (2, 0), &act.replace('-', " "), name);
                let own = pen.keys.keys(table, act);
                let named = match own {
                    [] => "(no key)".to_owned(),
                    own => pen.keys.names(own.iter().copied()),
                };
                let pale = pen.paint.ink(pen.paint.theme.pale);
                let named = match picked && self.mood == Mood::Waiting {
                    true => "press a key".to_owned(),
                    false => named,
                };
                pen.write(line, (VALUE, 0), &named, pale);
                let acts = desk.settings.keys.get(*table);
                if acts.is_some_and(|acts| acts.contains_key(*act)) {
                    pen.right(line, 0, "yours ", name);
                }
            }
        }
    }

    /// What is said below the list.
    fn words(&self, pen: &Pen<'_>, desk: &Desk) -> String {
        let picked = self.rows.get(self.at);
        match (&self.mood, picked) {
            (Mood::Waiting, Some(Row::Key { table, act, .. })) => {
                format!(
                    "The key for {}? Esc leaves it as it is.",
                    spoken((table, act))
                )
            }
            (Mood::Asking(taken), _) => {
                let key = pen.keys.name(taken.key);
                format!(
                    "{key} is the key for {}: {key} again takes it away, any other key leaves all \
                     as it was.",
                    taken.has
                )
            }
            _ if !self.said.is_empty() => self.said.clone(),
            (_, Some(Row::Choice(choice))) => choice.about(desk),
            (_, Some(Row::Key { does, .. })) => capital(does) + ".",
            (_, Some(Row::AllKeys)) => "Every key back to what is built in.".to_owned(),
            _ => String::new(),
        }
    }
}

/// The grounds of the theme, with words on them.
fn swatch(pen: &mut Pen<'_>, line: Rect) {
    let theme = pen.paint.theme;
    let grounds = [
        (theme.green.0, "green"),
        (theme.rough.0, "rough"),
        (theme.sand.0, "sand"),
        (theme.ice.0, "ice"),
        (theme.water.0, "water"),
    ];
    let mut x = VALUE + 10;
    for (ink, word) in grounds {
        let width = word.len() as u16 + 2;
        if x + width > line.width || !pen.paint.colored {
            return;
        }
        let style = Style::new().fg(theme.bright.into()).bg(ink.into());
        pen.write(line, (x, 0), &format!(" {word} "), style);
        x += width;
    }
}
