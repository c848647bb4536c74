//! What the terminal's mouse events mean, before a screen gives them a use, and which places of the
//! picture can be clicked.
//!
//! Coordinates are never used to index: a place that is on no target and not on the board is nowhere.

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::keys::Key;

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
