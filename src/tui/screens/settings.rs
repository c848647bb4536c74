//! The settings, over any screen: looks, and every key of every screen. A change counts at once and
//! is kept.

mod choice;
mod picture;
mod rebind;
mod rows;

use super::Next;
use crate::tui::bindings::{Row as KeyRow, Table};
use crate::tui::desk::Desk;
use crate::tui::keys::Key;
use crate::tui::mouse::Deed;
use rebind::Taken;
use rows::{Row, rows};

/// What the keys of the settings do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Goes so many lines on.
    Move(isize),
    /// Goes to the next part of the list, or the one before.
    Part(isize),
    /// Chooses the next of what there is, or the one before.
    Turn(isize),
    /// Changes what is picked.
    Change,
    /// Sets what is picked back to what is built in.
    Default,
    /// Goes back to where one came from.
    Back,
}

/// The keys of the settings.
pub static KEYS: Table<Action> = Table {
    name: "settings",
    heading: "SETTINGS",
    rows: &[
        KeyRow {
            acts: &[("up", Action::Move(-1)), ("down", Action::Move(1))],
            named: 2,
            word: "pick",
            help: "to the next setting",
        },
        KeyRow {
            acts: &[
                ("next-part", Action::Part(1)),
                ("part-before", Action::Part(-1)),
            ],
            named: 1,
            word: "part",
            help: "to the next part of the list",
        },
        KeyRow {
            acts: &[("before", Action::Turn(-1)), ("next", Action::Turn(1))],
            named: 2,
            word: "turn",
            help: "the next of what can be chosen",
        },
        KeyRow {
            acts: &[("change", Action::Change)],
            named: 1,
            word: "change",
            help: "change it: the next one, or another key",
        },
        KeyRow {
            acts: &[("back", Action::Back)],
            named: 1,
            word: "back",
            help: "back to where you were",
        },
        KeyRow {
            acts: &[("default", Action::Default)],
            named: 1,
            word: "built in",
            help: "set it back to what is built in",
        },
    ],
};

/// The settings, with what is picked and what is waited for.
pub struct Setup {
    rows: Vec<Row>,
    at: usize,
    /// The first line in view.
    top: usize,
    mood: Mood,
    /// What was said of the last change.
    said: String,
}

/// What the next key is for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Mood {
    /// It is one of the screen's own.
    Picking,
    /// It becomes the key of what is picked.
    Waiting,
    /// It says whether a key is taken from another action.
    Asking(Taken),
}

impl Setup {
    /// The settings from their top.
    pub fn new(desk: &Desk) -> Self {
        let rows = rows();
        Self {
            at: rows.iter().position(Row::can_be_picked).unwrap_or(0),
            rows,
            top: 0,
            mood: Mood::Picking,
            said: desk.club.settings_trouble().unwrap_or_default(),
        }
    }

    /// Whether the next key is taken as it is, whatever it means elsewhere.
    pub fn takes_any_key(&self) -> bool {
        self.mood != Mood::Picking
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        match std::mem::replace(&mut self.mood, Mood::Picking) {
            Mood::Picking => return self.pick(key, desk),
            Mood::Waiting => self.bind(key, desk),
            Mood::Asking(taken) if taken.key == key => self.said = rebind::take(desk, &taken),
            Mood::Asking(_) => self.said = "All stays as it was.".to_owned(),
        }
        Next::Stay
    }

    fn pick(&mut self, key: Key, desk: &mut Desk) -> Next {
        let Some(action) = desk.keys.action(&KEYS, key) else {
            return Next::Stay;
        };
        self.said.clear();
        let picked = self.rows.get(self.at).cloned();
        match (action, picked) {
            (Action::Back, _) => return Next::Leave,
            (Action::Move(by), _) => self.step(by, Row::can_be_picked),
            (Action::Part(by), _) => self.part(by),
            (Action::Turn(by), Some(Row::Choice(choice))) => self.said = choice.turn(by, desk),
            (Action::Change, Some(Row::Choice(choice))) => self.said = choice.turn(1, desk),
            (Action::Default, Some(Row::Choice(choice))) => self.said = choice.reset(desk),
            (Action::Change, Some(Row::Key { .. })) => self.mood = Mood::Waiting,
            (Action::Default, Some(Row::Key { table, act, .. })) => {
                self.said = rebind::reset(desk, (table, act));
            }
            (Action::Change | Action::Default, Some(Row::AllKeys)) => {
                self.said = rebind::reset_all(desk);
            }
            (Action::Turn(_) | Action::Change | Action::Default, _) => {}
        }
        Next::Stay
    }

    /// The key pressed becomes that of what is picked, if it is free.
    fn bind(&mut self, key: Key, desk: &mut Desk) {
        let Some(Row::Key { table, act, .. }) = self.rows.get(self.at) else {
            return;
        };
        if key == Key::Esc {
            self.said = "All stays as it was.".to_owned();
            return;
        }
        match rebind::bind(desk, (table, act), key) {
            Ok(said) => self.said = said,
            Err(taken) => self.mood = Mood::Asking(taken),
        }
    }

    /// Goes to the next row of a kind, round the ends.
    fn step(&mut self, by: isize, kind: impl Fn(&Row) -> bool) {
        let count = self.rows.len().max(1) as isize;
        let next = (1..=count).map(|n| (self.at as isize + n * by).rem_euclid(count) as usize);
        if let Some(at) = next
            .into_iter()
            .find(|at| self.rows.get(*at).is_some_and(&kind))
        {
            self.at = at;
        }
    }

    /// Goes to the first row of the next part; back: of this part, or of the one before.
    fn part(&mut self, by: isize) {
        let is_first = |at: &usize| {
            let before = at.checked_sub(1).and_then(|at| self.rows.get(at));
            before.is_none_or(|row| !row.can_be_picked()) && self.rows[*at].can_be_picked()
        };
        let mut firsts = (0..self.rows.len()).filter(is_first);
        let next = match by {
            1.. => firsts.find(|at| *at > self.at),
            _ => firsts.take_while(|at| *at < self.at).last(),
        };
        self.at = next.unwrap_or(self.at);
    }

    /// The mouse at a line: a click picks it, and changes it when it is picked.
    pub fn point_at(&mut self, line: usize, deed: Deed, desk: &mut Desk) {
        if deed != Deed::Click || self.mood != Mood::Picking {
            return;
        }
        let was = std::mem::replace(&mut self.at, line);
        self.said.clear();
        if was == line
            && let Some(key) = desk.keys.first(&KEYS, Action::Change)
        {
            self.pick(key, desk);
        }
    }
}
