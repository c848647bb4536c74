//! The bag: what is carried, what each does and whether it can be used now; and the upgrades taken.

use ratatui::layout::Rect;

use super::card::{keys, page};
use super::play::play;
use super::upgrade::level;
use super::{Next, Screen};
use crate::describe::{self, capital};
use crate::game::{Command, Game};
use crate::hole::Item;
use crate::tui::bindings::{Row, Table};
use crate::tui::desk::Desk;
use crate::tui::draw::bars;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::{self, Corner};
use crate::tui::keys::Key;
use crate::tui::messages::wrap;
use crate::tui::mouse::{Deed, Target};

/// Columns before the name of an item and what it does.
const NAME: u16 = 5;

/// What the keys of the bag do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Uses the item on this line, counted from 1.
    Use(usize),
    /// Goes to the next line, or the one before.
    Move(isize),
    /// Uses the item one has gone to.
    Chosen,
    /// Goes back to the walk.
    Walk,
}

/// The keys of the bag.
pub static KEYS: Table<Action> = Table {
    name: "bag",
    heading: "THE BAG",
    rows: &[
        Row {
            acts: &[
                ("use-1", Action::Use(1)),
                ("use-2", Action::Use(2)),
                ("use-3", Action::Use(3)),
                ("use-4", Action::Use(4)),
                ("use-5", Action::Use(5)),
                ("use-6", Action::Use(6)),
            ],
            named: 6,
            word: "use",
            help: "use that item",
        },
        Row {
            acts: &[("up", Action::Move(-1)), ("down", Action::Move(1))],
            named: 2,
            word: "pick",
            help: "to the next item",
        },
        Row {
            acts: &[("use", Action::Chosen)],
            named: 1,
            word: "use it",
            help: "use the item picked",
        },
        Row {
            acts: &[("back", Action::Walk)],
            named: 1,
            word: "walk",
            help: "back to the walk",
        },
    ],
};

/// The bag, open at one of its lines.
#[derive(Default)]
pub struct Bag {
    at: usize,
    /// Whether a click picked it, so that one more uses it.
    clicked: bool,
}

impl Bag {
    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        let kinds = desk.game().map(describe::carried).unwrap_or_default();
        match desk.keys.action(&KEYS, key) {
            Some(Action::Use(line)) => return using(desk, kinds.get(line - 1)),
            Some(Action::Chosen) => return using(desk, kinds.get(self.at)),
            Some(Action::Move(by)) => {
                self.clicked = false;
                let next = self.at as isize + by;
                self.at = next.rem_euclid(kinds.len().max(1) as isize) as usize;
            }
            Some(Action::Walk) => return Next::to(Screen::Walk),
            None => {}
        }
        Next::Stay
    }

    /// The mouse at an item: a click picks it, and uses it when it is picked.
    pub fn point_at(&mut self, line: usize, deed: Deed, desk: &mut Desk) -> Option<Next> {
        if deed != Deed::Click {
            return None;
        }
        let kinds = desk.game().map(describe::carried).unwrap_or_default();
        if self.at == line && self.clicked {
            return Some(using(desk, kinds.get(line)));
        }
        (self.at, self.clicked) = (line, true);
        Some(Next::Stay)
    }

    /// Draws the bag.
    pub fn draw(&self, pen: &mut Pen<'_>, desk: &Desk) {
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
        pen.write(area, (0, 0), "THE BAG", pen.paint.heading());
        bars::xp_right(pen, area, 0, game);
        let words = Rect {
            y: area.bottom().saturating_sub(3),
            height: 2.min(area.height),
            ..area
        };
        let rows = desk.log.rows(usize::from(area.width), 2, None);
        let list = Rect {
            height: area.height.saturating_sub(3),
            ..area
        };
        let end = self.items(pen, list, game);
        upgrades(pen, list, end + 1, game);
        strips::messages(pen, words, &rows);
        let kinds = describe::carried(game);
        let pairs = pen.keys.line(&KEYS, |action, word| match action {
            Action::Use(_) | Action::Move(_) | Action::Chosen => {
                (!kinds.is_empty()).then_some(word)
            }
            Action::Walk => Some(word),
        });
        // Only the lines that are there have a key.
        let numbered =
            (1..=kinds.len()).filter_map(|line| pen.keys.first(&KEYS, Action::Use(line)));
        let numbered = pen.keys.names(numbered);
        let there = pairs.into_iter().map(|(key, word)| match word {
            "use" => (numbered.clone(), word),
            _ => (key, word),
        });
        keys(pen, &there.collect::<Vec<_>>(), Corner::Help);
    }

    /// What is carried; where rows are short only the item picked is explained. Returns the row after.
    fn items(&self, pen: &mut Pen<'_>, area: Rect, game: &Game) -> u16 {
        let kinds = describe::carried(game);
        if kinds.is_empty() {
            pen.write(
                area,
                (0, 2),
                "Nothing yet. A $ on the board is an item.",
                pen.paint.dim(),
            );
            return 3;
        }
        let width = usize::from(area.width.saturating_sub(NAME));
        let entries: Vec<Entry> = kinds
            .iter()
            .map(|kind| Entry::of(game, *kind, width))
            .collect();
        let all: usize = entries.iter().map(|entry| 1 + entry.lines.len()).sum();
        let roomy = all < usize::from(area.height);
        let mut y = if all + 2 < usize::from(area.height) {
            2
        } else {
            1
        };
        for (index, entry) in entries.iter().enumerate() {
            let picked = index == self.at.min(entries.len() - 1);
            let deep = 1 + if roomy || picked {
                entry.lines.len()
            } else {
                0
            };
            let room = Rect {
                y: area.y + y,
                height: (deep as u16).min(area.height.saturating_sub(y)),
                ..area
            };
            pen.targets.add(room, Target::Line(index));
            entry.head(pen, area, y, (index + 1, if picked { '>' } else { ' ' }));
            y += 1;
            let shown = roomy || picked;
            for line in entry.lines.iter().filter(|_| shown) {
                pen.write(area, (NAME, y), line, pen.paint.text());
                y += 1;
            }
        }
        y
    }
}

/// Uses an item; one that cannot be used now says why, and the bag stays open.
fn using(desk: &mut Desk, kind: Option<&(Item, usize)>) -> Next {
    match kind {
        Some((item, _)) => play(desk, &Command::Use(*item)),
        None => Next::Stay,
    }
}

/// One kind of item: its line, and what it does.
struct Entry {
    name: String,
    /// What using it costs; none where it cannot be used now.
    price: Option<&'static str>,
    lines: Vec<String>,
}

impl Entry {
    fn of(game: &Game, (item, count): (Item, usize), width: usize) -> Self {
        let refusal = game.check(&Command::Use(item)).err();
        let what = describe::item(item, game);
        let told = match &refusal {
            Some(refusal) => format!("{what} Not now: {refusal}."),
            None => what,
        };
        Self {
            name: describe::counted(item, count),
            price: refusal.is_none().then(|| describe::price(item)),
            lines: wrap(&told, width),
        }
    }

    fn head(&self, pen: &mut Pen<'_>, area: Rect, y: u16, (number, sign): (usize, char)) {
        let key = pen.paint.ink(pen.paint.theme.pale);
        pen.write(area, (0, y), &sign.to_string(), key);
        let named = pen.keys.key_for(&KEYS, Action::Use(number));
        pen.write(area, (2, y), &named, key);
        let (name, words, style) = match self.price {
            Some(price) => {
                let good = pen.paint.ink(pen.paint.theme.good);
                (pen.paint.bright(), format!("use it: {price}"), good)
            }
            None => (pen.paint.dim(), "not now".to_owned(), pen.paint.dim()),
        };
        pen.write(area, (NAME, y), &capital(&self.name), name);
        pen.right(area, y, &words, style);
    }
}

/// The upgrades taken, with their levels.
fn upgrades(pen: &mut Pen<'_>, area: Rect, y: u16, game: &Game) {
    let taken: Vec<String> = game.upgrades().taken().map(level).collect();
    if taken.is_empty() {
        return;
    }
    pen.write(area, (0, y), "UPGRADES", pen.paint.heading());
    let lines = wrap(&taken.join(", "), usize::from(area.width));
    for (y, line) in (y + 1..area.height).zip(lines) {
        pen.write(area, (0, y), &line, pen.paint.text());
    }
}
