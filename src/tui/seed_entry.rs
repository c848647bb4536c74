//! A seed that is rolled or typed: any word or number. The number it stands for is always shown.

use ratatui::layout::{Position, Rect};

use super::bindings::{Pair, Row, Table};
use super::draw::pen::Pen;
use super::field::Field;
use super::keymap::Keymap;
use super::keys::Key;
use crate::describe::capital;
use crate::dice::Seed;

/// The longest text that is taken for a seed.
const MOST: usize = 40;

/// A seed, and the text being typed for another one.
#[derive(Debug)]
pub struct SeedEntry {
    seed: Seed,
    /// The word it came from, where it is none but a number.
    word: Option<String>,
    field: Option<Field>,
    trouble: Option<String>,
}

/// What the keys do while a seed is typed, but for those that belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Takes it.
    Set,
    /// Leaves it as it was.
    Drop,
}

/// The keys while a seed is typed.
pub static EDITS: Table<Edit> = Table {
    name: "seed",
    heading: "A SEED",
    rows: &[
        Row {
            acts: &[("take", Edit::Set)],
            named: 1,
            word: "take the seed",
            help: "take the seed that is typed",
        },
        Row {
            acts: &[("drop", Edit::Drop)],
            named: 1,
            word: "as before",
            help: "leave the seed as it was",
        },
    ],
};

impl SeedEntry {
    /// A seed that was rolled.
    pub fn new(seed: Seed) -> Self {
        Self {
            seed,
            word: None,
            field: None,
            trouble: None,
        }
    }

    /// The seed.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Whether a text is being typed.
    pub fn is_open(&self) -> bool {
        self.field.is_some()
    }

    /// Begins to type, with this in the field.
    pub fn open(&mut self, text: &str) {
        self.trouble = None;
        self.field = Some(Field::new(text, MOST));
    }

    /// Takes pasted text for a seed being typed.
    pub fn paste(&mut self, text: &str) {
        match &mut self.field {
            Some(field) => field.paste(text),
            None => self.open(text),
        }
    }

    /// A key was pressed while a text is typed.
    pub fn key(&mut self, key: Key, keys: &Keymap) {
        let Some(field) = &mut self.field else {
            return;
        };
        self.trouble = None;
        match keys.action(&EDITS, key) {
            None => field.key(key),
            Some(Edit::Drop) => self.field = None,
            // Nothing typed is nothing changed.
            Some(Edit::Set) if field.text().trim().is_empty() => self.field = None,
            Some(Edit::Set) => match Seed::parse(field.text()) {
                Ok(seed) => {
                    let text = field.text().trim().to_owned();
                    *self = Self {
                        word: Some(text).filter(|text| *text != seed.to_string()),
                        ..Self::new(seed)
                    };
                }
                Err(bad) => self.trouble = Some(capital(&format!("{bad}."))),
            },
        }
    }

    /// The keys while a text is typed.
    pub fn keys(keys: &Keymap) -> Vec<Pair> {
        keys.line(&EDITS, |_, word| Some(word))
    }

    /// What is wrong with the text; else what a seed is.
    pub fn told(&self) -> String {
        match (&self.trouble, &self.word) {
            (Some(trouble), _) => trouble.clone(),
            (None, Some(_)) if !self.is_open() => format!("This word is the number {}.", self.seed),
            (None, _) => "Any word or number: the same seed, the same holes.".to_owned(),
        }
    }

    /// Draws the seed, or the text being typed with its cursor, and says where that stands.
    pub fn draw(&self, pen: &mut Pen<'_>, area: Rect, at: (u16, u16)) -> Option<Position> {
        if let Some(field) = &self.field {
            return field.draw(pen, area, at);
        }
        let number = self.seed.to_string();
        let shown = self.word.as_ref().unwrap_or(&number);
        pen.write(area, at, shown, pen.paint.bright());
        None
    }
}
