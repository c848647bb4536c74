//! What the terminal's mouse events mean, before a screen gives them a use, and which places of the
//! picture can be clicked.
//!
//! Coordinates are never used to index: a place that is on no target and not on the board is nowhere.

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::keys::Key;
use crate::geom::Dir;

/// Whether the mouse plays: while it does the terminal cannot be copied from without Shift.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mouse {
    /// It does.
    On,
    /// It is left to the terminal.
    Off,
}

impl Mouse {
    /// The other one.
    pub fn turned(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}

/// Something done with the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pointer {
    /// Where on the screen.
    pub at: Position,
    /// What.
    pub deed: Deed,
}

/// What is done with the mouse. Releases mean nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// It moves.
    Move,
    /// A click with the left button.
    Click,
    /// A click with the right button.
    Aside,
    /// The wheel: up is 1, down -1.
    Wheel(i32),
    /// The wheel with Shift.
    FineWheel(i32),
}

impl Pointer {
    /// What an event means, if anything.
    pub fn read(event: MouseEvent) -> Option<Self> {
        let fine = event.modifiers.contains(KeyModifiers::SHIFT);
        let wheel = |by| match fine {
            true => Deed::FineWheel(by),
            false => Deed::Wheel(by),
        };
        let deed = match event.kind {
            MouseEventKind::Moved | MouseEventKind::Drag(_) => Deed::Move,
            MouseEventKind::Down(MouseButton::Left) => Deed::Click,
            MouseEventKind::Down(MouseButton::Right) => Deed::Aside,
            MouseEventKind::ScrollUp => wheel(1),
            MouseEventKind::ScrollDown => wheel(-1),
            MouseEventKind::Down(MouseButton::Middle)
            | MouseEventKind::Up(_)
            | MouseEventKind::ScrollLeft
            | MouseEventKind::ScrollRight => return None,
        };
        let at = Position::new(event.column, event.row);
        Some(Self { at, deed })
    }
}

/// What a place of the picture stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A click is as this key.
    Key(Key),
    /// The line or card of the screen with this number, counted from 0.
    Line(usize),
}

/// The places of the last picture that can be clicked; of two that overlap the later one counts.
#[derive(Clone, Default, Debug)]
pub struct Targets(Vec<(Rect, Target)>);

impl Targets {
    /// A place stands for this.
    pub fn add(&mut self, area: Rect, target: Target) {
        self.0.push((area, target));
    }

    /// What stands here.
    pub fn at(&self, place: Position) -> Option<Target> {
        let here = |(area, _): &&(Rect, Target)| area.contains(place);
        self.0.iter().rev().find(here).map(|(_, target)| *target)
    }
}

/// A key named in a key line: its first column, its width, and the key.
pub type Named = (u16, u16, Key);

/// The keys that a key line names: `Enter`, `f`, arrows side by side, `1-3`.
pub fn named(names: &str, name: impl Fn(Key) -> String) -> Vec<Named> {
    let known: Vec<(String, Key)> = every_key().map(|key| (name(key), key)).collect();
    let key = |name: &str| {
        known
            .iter()
            .find(|(own, _)| own == name)
            .map(|(_, key)| *key)
    };
    let mut found = Vec::new();
    let mut column = 0;
    for word in names.split(' ') {
        let mut add = |name: &str, at: u16| {
            let width = name.chars().count() as u16;
            found.extend(key(name).map(|key| (at, width, key)));
        };
        if key(word).is_some() {
            add(word, column);
        } else if word.contains('/') {
            let mut at = column;
            for name in word.split('/') {
                add(name, at);
                at += name.chars().count() as u16 + 1;
            }
        } else {
            let mut sign = [0; 4];
            for (at, c) in (column..).zip(word.chars()) {
                add(c.encode_utf8(&mut sign), at);
            }
        }
        column += word.chars().count() as u16 + 1;
    }
    found
}

/// Every key that a key line may name.
fn every_key() -> impl Iterator<Item = Key> {
    let words = [
        Key::Enter,
        Key::Esc,
        Key::Tab,
        Key::Back,
        Key::Delete,
        Key::Insert,
    ];
    let ways = Dir::ALL.map(Key::Arrow);
    let letters = ('!'..='~').filter(|sign| *sign != '-');
    let chars = letters.chain([' ']).map(Key::Char);
    let functions = (1..=12).map(Key::F);
    words.into_iter().chain(ways).chain(chars).chain(functions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Glyphs;
    use crate::config::Letters;
    use crate::tui::keymap::Keymap;

    #[test]
    fn every_key_of_a_key_line_has_its_columns() {
        let keys = |names, glyphs: Glyphs| {
            let keymap = Keymap::standard(Letters::Vi, glyphs.signs());
            named(names, |key| keymap.name(key))
        };
        let way = Key::Arrow;
        assert_eq!(
            keys("<-/-> h", Glyphs::Ascii),
            [
                (0, 2, way(Dir::W)),
                (3, 2, way(Dir::E)),
                (6, 1, Key::Char('h'))
            ]
        );
        assert_eq!(
            keys("\u{25c2}\u{25b8} Enter", Glyphs::Unicode),
            [(0, 1, way(Dir::W)), (1, 1, way(Dir::E)), (3, 5, Key::Enter)]
        );
        assert_eq!(
            keys("1-3", Glyphs::Unicode),
            [(0, 1, Key::Char('1')), (2, 1, Key::Char('3'))]
        );
        assert_eq!(
            keys("any key", Glyphs::Unicode).len(),
            6,
            "letters, as they are"
        );
    }
}
