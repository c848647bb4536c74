//! A round is given up: that wants the word typed. It is set aside, and nothing of it is deleted.

use ratatui::layout::{Position, Rect};

use super::card::{keys as draw_keys, page};
use super::title::Title;
use super::{Next, Screen};
use crate::tui::bindings::{Row, Table};
use crate::tui::desk::Desk;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::{self, Corner};
use crate::tui::field::Field;
use crate::tui::keys::Key;
use crate::tui::messages::wrap;

/// The word.
const WORD: &str = "abandon";

/// The word being typed.
pub struct Abandon {
    field: Field,
    trouble: Option<String>,
}

/// What the keys do, but for those that belong to the word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// The word is typed.
    Done,
    /// Goes back to the round.
    Back,
}

/// The keys.
pub static KEYS: Table<Action> = Table {
    name: "abandon",
    heading: "ABANDON",
    rows: &[
        Row {
            acts: &[("done", Action::Done)],
            named: 1,
            word: "when the word is there",
            help: "abandon the round, when the word is typed",
        },
        Row {
            acts: &[("back", Action::Back)],
            named: 1,
            word: "back to the round",
            help: "back to the round",
        },
    ],
};

impl Default for Abandon {
    fn default() -> Self {
        Self {
            field: Field::new("", 2 * WORD.len()),
            trouble: None,
        }
    }
}

impl Abandon {
    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        match desk.keys.action(&KEYS, key) {
            None => self.field.key(key),
            Some(Action::Back) => return Next::Phase,
            Some(Action::Done) if self.field.text().trim().eq_ignore_ascii_case(WORD) => {
                return self.set_aside(desk);
            }
            Some(Action::Done) => {
                self.trouble = Some(format!("Type the word {WORD}, or Esc goes back."));
            }
        }
        Next::Stay
    }

    fn set_aside(&mut self, desk: &mut Desk) -> Next {
        let Some(round) = &desk.round else {
            return Next::to(Screen::title(desk));
        };
        let Some(name) = round.name().map(str::to_owned) else {
            desk.clear();
            let told = "The round is abandoned; nobody had recorded it.";
            return Next::to(Screen::Title(Title::telling(desk, told.to_owned())));
        };
        round.sync();
        match desk.club.set_aside(&name) {
            Ok(()) => {
                desk.clear();
                let told = format!("{name} is abandoned. Its recording is kept, set aside.");
                Next::to(Screen::Title(Title::telling(desk, told)))
            }
            Err(trouble) => {
                self.trouble = Some(format!("{trouble}."));
                Next::Stay
            }
        }
    }

    /// Draws the question, and says where the cursor stands.
    pub fn draw(&self, pen: &mut Pen<'_>, desk: &Desk) -> Option<Position> {
        let area = page(pen);
        let top = Rect {
            y: pen.area().y + area.y.saturating_sub(2),
            height: 1,
            ..area
        };
        strips::header(pen, top, desk);
        pen.write(area, (0, 0), "ABANDON THE ROUND", pen.paint.heading());
        let width = usize::from(area.width);
        let kept = match desk.is_unsaved() {
            true => "Nothing of it is kept.",
            false => {
                "Resume no longer offers it; its recording is kept, set aside. Who only leaves the \
                 game finds it saved."
            }
        };
        let told = format!("The round ends here. {kept} To abandon it type the word {WORD}:");
        let mut y = 2;
        for line in wrap(&told, width) {
            pen.write(area, (0, y), &line, pen.paint.text());
            y += 1;
        }
        let cursor = self.field.draw(pen, area, (2, y + 1));
        let trouble = self.trouble.as_deref().unwrap_or_default();
        for (y, line) in (y + 3..).zip(wrap(trouble, width)) {
            let style = pen.paint.ink(pen.paint.theme.under);
            pen.write(area, (0, y), &line, style);
        }
        let pairs = pen.keys.line(&KEYS, |_, word| Some(word));
        draw_keys(pen, &pairs, Corner::Bare);
        cursor
    }
}
