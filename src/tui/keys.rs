//! What the terminal's key events mean, before a screen gives them a use.
//!
//! Only presses and repeats count. A slow line may tear an arrow key into Esc, `[`, `A`: the parts
//! that come right after the Esc are swallowed, and Esc alone is harmless on every screen. What comes
//! later is a key of its own.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::geom::Dir;

/// A key, as the screens see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A printable character.
    Char(char),
    /// A letter with Ctrl.
    Ctrl(char),
    /// An arrow, or one of the corner keys of the number pad.
    Arrow(Dir),
    /// An arrow with Shift.
    Shifted(Dir),
    /// Enter.
    Enter,
    /// Esc.
    Esc,
    /// Tab.
    Tab,
    /// Tab with Shift.
    BackTab,
    /// Backspace.
    Back,
    /// Delete.
    Delete,
    /// Insert.
    Insert,
    /// A function key.
    F(u8),
}

/// The keys that have a word, with it.
const WORDS: [(Key, &str); 24] = [
    (Key::Char(' '), "Space"),
    (Key::Enter, "Enter"),
    (Key::Esc, "Esc"),
    (Key::Tab, "Tab"),
    (Key::BackTab, "Shift Tab"),
    (Key::Back, "Backspace"),
    (Key::Delete, "Delete"),
    (Key::Insert, "Insert"),
    (Key::Arrow(Dir::N), "Up"),
    (Key::Arrow(Dir::S), "Down"),
    (Key::Arrow(Dir::W), "Left"),
    (Key::Arrow(Dir::E), "Right"),
    (Key::Arrow(Dir::Nw), "Home"),
    (Key::Arrow(Dir::Ne), "PageUp"),
    (Key::Arrow(Dir::Sw), "End"),
    (Key::Arrow(Dir::Se), "PageDown"),
    (Key::Shifted(Dir::N), "Shift Up"),
    (Key::Shifted(Dir::S), "Shift Down"),
    (Key::Shifted(Dir::W), "Shift Left"),
    (Key::Shifted(Dir::E), "Shift Right"),
    (Key::Shifted(Dir::Nw), "Shift Home"),
    (Key::Shifted(Dir::Ne), "Shift PageUp"),
    (Key::Shifted(Dir::Sw), "Shift End"),
    (Key::Shifted(Dir::Se), "Shift PageDown"),
];

impl Key {
    /// Its name in files.
    pub fn word(self) -> String {
        let known = WORDS.iter().find(|(key, _)| *key == self);
        match (self, known) {
            (_, Some((_, word))) => (*word).to_owned(),
            (Self::Char(c), None) => c.to_string(),
            (Self::Ctrl(c), None) => format!("Ctrl {c}"),
            (Self::F(number), None) => format!("F{number}"),
            _ => String::new(),
        }
    }

    /// The key of this name.
    pub fn parse(name: &str) -> Option<Self> {
        let plain = |c: &char| !c.is_control() && !c.is_whitespace();
        let single = |text: &str| {
            let mut chars = text.chars();
            chars
                .next()
                .filter(|_| chars.as_str().is_empty())
                .filter(plain)
        };
        let word = WORDS.iter().find(|(_, word)| *word == name);
        let number = || name.strip_prefix('F')?.parse().ok().map(Self::F);
        let control = || single(name.strip_prefix("Ctrl ")?).map(Self::Ctrl);
        let function = number().filter(|key| key.word() == name && *key != Self::F(0));
        let function = function.filter(|key| !matches!(key, Self::F(13..)));
        word.map(|(key, _)| *key)
            .or_else(|| single(name).map(Self::Char))
            .or(function)
            .or_else(|| control().filter(|key| matches!(key, Self::Ctrl('a'..='z'))))
    }
}

/// How long after an Esc the rest of a torn key may come.
const TORN: Duration = Duration::from_millis(100);

/// Watches for the parts of a torn key.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Torn {
    /// Nothing is torn.
    #[default]
    No,
    /// An Esc came alone, at this time.
    Escaped(Duration),
    /// `[` or `O` followed it: all up to a letter belongs to the torn key.
    Inside,
}

impl Torn {
    /// The key that an event at this time stands for, if it stands for one.
    pub fn read(&mut self, event: KeyEvent, now: Duration) -> Option<Key> {
        if event.kind == KeyEventKind::Release {
            return None;
        }
        let key = meaning(event)?;
        let before = std::mem::take(self);
        match (before, key) {
            (Self::Escaped(then), Key::Char('[' | 'O')) if now.saturating_sub(then) <= TORN => {
                *self = Self::Inside;
                None
            }
            (Self::Inside, Key::Char('0'..='9' | ';')) => {
                *self = Self::Inside;
                None
            }
            (Self::Inside, Key::Char('A'..='Z' | '~')) => None,
            (_, Key::Esc) => {
                *self = Self::Escaped(now);
                Some(key)
            }
            _ => Some(key),
        }
    }
}

fn meaning(event: KeyEvent) -> Option<Key> {
    let shift = event.modifiers.contains(KeyModifiers::SHIFT);
    let arrow = |dir| {
        Some(if shift {
            Key::Shifted(dir)
        } else {
            Key::Arrow(dir)
        })
    };
    let special = KeyModifiers::CONTROL | KeyModifiers::ALT;
    match event.code {
        KeyCode::Char(c) if event.modifiers.contains(KeyModifiers::CONTROL) => {
            Some(Key::Ctrl(c.to_ascii_lowercase()))
        }
        KeyCode::Char(c) if !event.modifiers.intersects(special) => Some(Key::Char(c)),
        KeyCode::Up => arrow(Dir::N),
        KeyCode::Down => arrow(Dir::S),
        KeyCode::Left => arrow(Dir::W),
        KeyCode::Right => arrow(Dir::E),
        KeyCode::Home => arrow(Dir::Nw),
        KeyCode::PageUp => arrow(Dir::Ne),
        KeyCode::End => arrow(Dir::Sw),
        KeyCode::PageDown => arrow(Dir::Se),
        KeyCode::Enter => Some(Key::Enter),
        KeyCode::Esc => Some(Key::Esc),
        KeyCode::Tab => Some(Key::Tab),
        KeyCode::BackTab => Some(Key::BackTab),
        KeyCode::Backspace => Some(Key::Back),
        KeyCode::Delete => Some(Key::Delete),
        KeyCode::Insert => Some(Key::Insert),
        KeyCode::F(number @ 1..=12) => Some(Key::F(number)),
        // The middle of the number pad, without NumLock.
        KeyCode::KeypadBegin => Some(Key::Char('5')),
        _ => None,
    }
}
