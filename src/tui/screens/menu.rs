//! The menu of the walk: all that can be done now, each with its key, for who knows no keys or has but
//! arrows or a mouse.

use ratatui::layout::{Position, Rect};

use super::Next;
use super::play::{self, Action as Deed};
use super::stage::Stage;
use crate::assist::walk;
use crate::game::{Command, Game};
use crate::geom::Dir;
use crate::tui::bindings::{ANYWHERE, Anywhere, Row, Table};
use crate::tui::desk::Desk;
use crate::tui::draw::board::Over;
use crate::tui::draw::entry;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;
use crate::tui::mouse::{self, Pointer};

/// What the keys of the menu do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Does what is marked.
    Choose,
    /// Marks the entry before.
    Up,
    /// Marks the next one.
    Down,
    /// Goes back to the walk.
    Walk,
}

/// The keys of the menu; those of the walk do there what they do on the walk, but for these.
pub static KEYS: Table<Action> = Table {
    name: "menu",
    heading: "THE MENU",
    rows: &[
        Row {
            acts: &[("choose", Action::Choose)],
            named: 1,
            word: "choose",
            help: "do what is marked",
        },
        Row {
            acts: &[("up", Action::Up), ("down", Action::Down)],
            named: 2,
            word: "move",
            help: "to the next entry",
        },
        Row {
            acts: &[("back", Action::Walk)],
            named: 1,
            word: "walk",
            help: "back to the walk",
        },
    ],
};

/// An entry of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    Do(Deed),
    Settings,
    Help,
}

/// Columns of the menu at most, and where its words begin at the earliest.
const WIDTH: u16 = 34;
const WORDS: u16 = 7;

/// The menu, with one entry marked.
#[derive(Default)]
pub struct Menu {
    marked: usize,
}

/// What can be done now, the likeliest first.
fn entries(desk: &Desk, game: &Game) -> Vec<(Entry, &'static str)> {
    let dashes = Dir::ALL.map(Command::Dash);
    let in_reach = game.check_reach().is_ok();
    let entry = |deed, words, possible: bool| possible.then_some((Entry::Do(deed), words));
    let list = [
        entry(Deed::Aim, "aim", in_reach),
        entry(
            Deed::ToBall,
            "walk to the ball",
            !in_reach && game.ball().is_some(),
        ),
        entry(
            Deed::ToItem,
            "walk to the nearest item",
            walk::things(game) > 0,
        ),
        entry(Deed::Wait, "wait a turn", true),
        entry(
            Deed::Dash,
            "dash",
            dashes.iter().any(|dash| game.check(dash).is_ok()),
        ),
        entry(Deed::Bag, "the bag", true),
        entry(Deed::Relief, "relief, pick up", true),
        entry(Deed::Look, "look at a cell", true),
        entry(Deed::Whole, "the whole hole", !desk.shows_all()),
        entry(Deed::Abandon, "abandon the round", desk.drill.is_none()),
        Some((Entry::Settings, "settings")),
        Some((Entry::Help, "help")),
        entry(Deed::Leave, desk.leaving(), true),
    ];
    list.into_iter().flatten().collect()
}

impl Menu {
    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        let count = desk.game().map_or(1, |game| entries(desk, game).len());
        match desk.keys.action(&KEYS, key) {
            Some(Action::Choose) => return self.choose(desk),
            Some(Action::Up) => self.marked = (self.marked + count - 1) % count,
            Some(Action::Down) => self.marked = (self.marked + 1) % count,
            Some(Action::Walk) => return Next::Phase,
            None => {
                if let Some(deed) = desk.keys.action(&play::KEYS, key) {
                    return done(play::act(deed, desk));
                }
            }
        }
        Next::Stay
    }

    fn choose(&self, desk: &mut Desk) -> Next {
        let entries = desk.game().map(|game| entries(desk, game));
        match entries.and_then(|list| list.get(self.marked).copied()) {
            Some((Entry::Do(deed), _)) => done(play::act(deed, desk)),
            Some((Entry::Settings, _)) => Next::Settings,
            Some((Entry::Help, _)) => Next::Help,
            None => Next::Phase,
        }
    }

    /// The mouse at an entry: it is marked, and done by a click.
    pub fn point_at(&mut self, line: usize, deed: mouse::Deed, desk: &mut Desk) -> Option<Next> {
        let was = std::mem::replace(&mut self.marked, line);
        match deed {
            mouse::Deed::Click => Some(self.choose(desk)),
            _ => (was != line).then_some(Next::Stay),
        }
    }

    /// The mouse beside the menu: a click goes back to the walk.
    pub fn point(&mut self, pointer: Pointer) -> Option<Next> {
        let clicks = matches!(pointer.deed, mouse::Deed::Click | mouse::Deed::Aside);
        clicks.then_some(Next::Phase)
    }

    /// Draws the menu over the board.
    pub fn draw(&self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
        let golfer = desk.game()?.golfer();
        let stage = Stage {
            over: Over::Nothing,
            now: Now::Walk,
            keys: &pen.keys.line(&KEYS, |_, word| Some(word)),
            focus: &[golfer],
        };
        let board = stage.draw(pen, desk)?.area();
        let entries = entries(desk, desk.game()?);
        let rows = entries.len() as u16;
        let (width, height) = (WIDTH.min(board.width), (rows + 2).min(board.height));
        let area = Rect {
            x: board.x + (board.width - width) / 2,
            y: board.y + (board.height - height) / 2,
            width,
            height,
        };
        let theme = pen.paint.theme;
        pen.fill(area, theme.bar);
        // Where there is no room for all, as many as fit around the marked one.
        let air = u16::from(height > rows);
        let shown = height.saturating_sub(air);
        let first = usize::from((self.marked as u16 + 1).saturating_sub(shown));
        let keys = entries.iter().map(|(entry, _)| match entry {
            Entry::Do(deed) => pen.keys.key_for(&play::KEYS, *deed),
            Entry::Settings => pen.keys.key_for(&ANYWHERE, Anywhere::Settings),
            Entry::Help => pen.keys.key_for(&ANYWHERE, Anywhere::Help),
        });
        let keys: Vec<String> = keys.collect();
        let column = entry::column(keys.iter().map(String::as_str), WORDS);
        for (y, (place, &(_, words))) in (air..height).zip(entries.iter().enumerate().skip(first)) {
            let line = Rect {
                y: area.y + y,
                height: 1,
                ..area
            };
            let key = &keys[place];
            entry::Entry { place, key, words }.draw(pen, line, column, self.marked);
        }
        None
    }
}

/// Where a deed leads that the menu has done: never back into the menu.
fn done(next: Next) -> Next {
    match next {
        Next::Stay => Next::Phase,
        next => next,
    }
}
