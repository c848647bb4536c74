//! A choice of upgrades: a card each, side by side or, on a narrow screen, one under the other.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::Next;
use super::card::{keys, page};
use super::play::{SAVE_AND_LEAVE, play};
use crate::content::Upgrade;
use crate::describe;
use crate::game::{Command, Game, Phase};
use crate::tui::bindings::{Pair, Row, Table};
use crate::tui::desk::Desk;
use crate::tui::draw::bars;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::{self, Corner};
use crate::tui::keys::Key;
use crate::tui::messages::wrap;
use crate::tui::mouse::{Deed, Target};

/// What the keys of a choice do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Takes the card with this number, counted from 1.
    Take(u8),
    /// Goes to the next card, or the one before.
    Move(isize),
    /// Takes the card one has gone to.
    Chosen,
    /// Leaves.
    Leave,
}

/// The keys of a choice.
pub static KEYS: Table<Action> = Table {
    name: "upgrade",
    heading: "AN UPGRADE",
    rows: &[
        Row {
            acts: &[
                ("take-1", Action::Take(1)),
                ("take-2", Action::Take(2)),
                ("take-3", Action::Take(3)),
            ],
            named: 3,
            word: "take",
            help: "take that upgrade",
        },
        Row {
            acts: &[("before", Action::Move(-1)), ("next", Action::Move(1))],
            named: 2,
            word: "pick",
            help: "to the next upgrade",
        },
        Row {
            acts: &[("take", Action::Chosen)],
            named: 1,
            word: "take it",
            help: "take the upgrade picked",
        },
        Row {
            acts: &[("leave", Action::Leave)],
            named: 1,
            word: SAVE_AND_LEAVE,
            help: SAVE_AND_LEAVE,
        },
    ],
};

/// A choice being made. No card is picked at first, so that a key too many takes none.
#[derive(Default)]
pub struct Choice {
    at: Option<usize>,
    sight: Sight,
}

/// Whether the offers have been seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Sight {
    #[default]
    Unseen,
    Seen,
}

impl Choice {
    /// A key was pressed. One that was meant for what was shown before takes nothing.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        let action = desk.keys.action(&KEYS, key);
        let offers = desk.game().map_or(0, |game| offers(game).len());
        match action {
            Some(Action::Leave) => return Next::Leave,
            _ if self.sight == Sight::Unseen || offers == 0 => {}
            Some(Action::Take(number)) => return play(desk, &Command::Choose(number)),
            Some(Action::Move(by)) => {
                let next = match (self.at, by) {
                    (Some(at), _) => at as isize + by,
                    (None, 1) => 0,
                    (None, _) => -1,
                };
                self.at = Some(next.rem_euclid(offers as isize) as usize);
            }
            Some(Action::Chosen) => {
                if let Some(at) = self.at {
                    return play(desk, &Command::Choose(at as u8 + 1));
                }
                desk.log.note("Pick a card first, or press its number.");
            }
            None => {}
        }
        Next::Stay
    }

    /// The mouse at a card: a click picks it, and takes it when it is picked.
    pub fn point_at(&mut self, line: usize, deed: Deed, desk: &mut Desk) -> Option<Next> {
        if deed != Deed::Click || self.sight == Sight::Unseen {
            return None;
        }
        if self.at == Some(line) {
            return Some(play(desk, &Command::Choose(line as u8 + 1)));
        }
        self.at = Some(line);
        Some(Next::Stay)
    }

    /// Draws the choice.
    pub fn draw(&mut self, pen: &mut Pen<'_>, desk: &Desk) {
        self.sight = Sight::Seen;
        let pairs = pen.keys.line(&KEYS, |action, word| match action {
            Action::Chosen => self.at.map(|_| word),
            Action::Leave => Some(desk.leaving()),
            Action::Take(_) | Action::Move(_) => Some(word),
        });
        draw(pen, desk, self.at, &pairs);
    }
}

fn offers(game: &Game) -> &[Upgrade] {
    match game.phase() {
        Phase::Upgrade { offers, .. } => offers,
        _ => &[],
    }
}

/// Draws the offers, one of them picked or none, with these keys.
pub fn draw(pen: &mut Pen<'_>, desk: &Desk, picked: Option<usize>, pairs: &[Pair]) {
    let Some(game) = desk.game() else {
        return;
    };
    let area = page(pen);
    let top = Rect {
        y: pen.area().y + area.y.saturating_sub(2),
        height: 1,
        ..area
    };
    strips::header(pen, top, desk);
    pen.write(area, (0, 0), "CHOOSE AN UPGRADE", pen.paint.heading());
    bars::xp_right(pen, area, 0, game);
    let offers = offers(game);
    let beside = area.width >= 72;
    let (gap, deep) = (2, if beside { 10 } else { 3 });
    let count = offers.len().max(1) as u16;
    let width = match beside {
        true => area.width.saturating_sub(gap * (count - 1)) / count,
        false => area.width,
    };
    for (index, upgrade) in (0..).zip(offers) {
        let (x, y) = match beside {
            // What a width does not divide by goes between the cards.
            true => (index * (area.width + gap) / count, 2),
            false => (0, 2 + index * (deep + 1)),
        };
        let room = Rect {
            x: area.x + x,
            y: area.y + y,
            width,
            height: deep.min(area.height.saturating_sub(y)),
        };
        pen.targets.add(room, Target::Line(usize::from(index)));
        let mood = match picked == Some(usize::from(index)) {
            true => Mood::Picked,
            false => Mood::Plain,
        };
        let offer = Offer {
            number: index as u8 + 1,
            upgrade: *upgrade,
            mood,
        };
        offer.draw(pen, room, game);
    }
    let below = match beside {
        true => deep + 3,
        false => 2 + count * (deep + 1),
    };
    let rest = |y: u16, height: u16| Rect {
        y: area.y + y,
        height: height.min(area.height.saturating_sub(y)),
        ..area
    };
    let taken: Vec<String> = game.upgrades().taken().map(level).collect();
    let mut row = below;
    if !taken.is_empty() && beside {
        for line in wrap(
            &format!("So far: {}.", taken.join(", ")),
            usize::from(area.width),
        ) {
            pen.write(rest(row, 1), (0, 0), &line, pen.paint.dim());
            row += 1;
        }
        row += 1;
    }
    let rows = desk.log.rows(usize::from(area.width), 2, None);
    strips::messages(pen, rest(row, 2), &rows);
    keys(pen, pairs, Corner::Help);
}

/// `Long Drive 2`; what has but one level goes by its name.
pub fn level((upgrade, level): (Upgrade, u32)) -> String {
    match level {
        1 => upgrade.to_string(),
        _ => format!("{upgrade} {level}"),
    }
}

/// Whether a card is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mood {
    Plain,
    Picked,
}

/// One card.
struct Offer {
    number: u8,
    upgrade: Upgrade,
    mood: Mood,
}

impl Offer {
    fn draw(&self, pen: &mut Pen<'_>, area: Rect, game: &Game) {
        let theme = pen.paint.theme;
        let (ground, words, name, sign) = match self.mood {
            Mood::Plain => (theme.bar, pen.paint.text(), pen.paint.heading(), ' '),
            Mood::Picked => {
                let bright = Style::new().fg(theme.bright.into());
                (theme.green.0, bright, pen.paint.bright(), '>')
            }
        };
        pen.fill(area, ground);
        let name = match (self.mood, pen.paint.colored) {
            (Mood::Picked, false) => name.add_modifier(Modifier::REVERSED),
            _ => name,
        };
        let key = pen.paint.ink(theme.pale);
        let inner = Rect {
            x: area.x + 2,
            width: area.width.saturating_sub(4),
            ..area
        };
        let told = describe::upgrade(self.upgrade, game);
        let level = describe::next_level(self.upgrade, game);
        let deep = area.height > 4;
        let top = u16::from(deep);
        pen.write(area, (0, top), &sign.to_string(), key);
        let take = pen.keys.key_for(&KEYS, Action::Take(self.number));
        let x = pen.write(inner, (0, top), &take, key);
        let x = pen.write(inner, (x + 2, top), self.upgrade.name(), name);
        let quiet = match self.mood {
            Mood::Plain => pen.paint.dim(),
            Mood::Picked => words,
        };
        if deep {
            pen.write(inner, (0, area.height - 2), &level, quiet);
        } else {
            pen.write(inner, (x + 2, top), &level, quiet);
        }
        let first = if deep { top + 2 } else { 1 };
        for (y, line) in (first..area.height).zip(wrap(&told, usize::from(inner.width))) {
            pen.write(inner, (0, y), &line, words);
        }
    }
}
