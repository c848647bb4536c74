//! All keys and signs on one page, over any screen. The keys are those of the screens' own tables.

use ratatui::layout::Rect;

use super::card::keys;
use super::play::SAVE_AND_LEAVE;
use super::{Next, new_round, table, tables, watch};
use crate::content::Content;
use crate::describe::{capital, habit};
use crate::hole::{Item, Kind};
use crate::tui::bindings::{ANYWHERE, Row, Table};
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::Corner;
use crate::tui::glyphs::{ASLEEP, BLOW, DAZED, MIRROR, MISSILE, Signs, TAKE};
use crate::tui::keymap::Keymap;
use crate::tui::keys::Key;
use crate::tui::messages::wrap;
use crate::tui::seed_entry::EDITS;

/// What the list is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Playing.
    Play,
    /// Looking on.
    Watch,
    /// Choosing a new round.
    NewRound,
    /// How a hole is made.
    Table,
}

/// The list of keys, what leaving is called in it, and how far it is scrolled.
pub struct Help {
    subject: Subject,
    leaving: &'static str,
    scroll: u16,
}

/// What the keys of the list do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Up,
    Down,
    Back,
}

/// The keys of the list.
pub static KEYS: Table<Action> = Table {
    name: "help",
    heading: "THIS LIST",
    rows: &[
        Row {
            acts: &[("up", Action::Up), ("down", Action::Down)],
            named: 2,
            word: "scroll",
            help: "",
        },
        Row {
            acts: &[("back", Action::Back)],
            named: 1,
            word: "back to the game",
            help: "",
        },
    ],
};

/// Keys or a sign, and a word; a heading has no word, a gap neither.
type Line = (String, String);

fn lines(subject: Subject, keys: &Keymap, signs: &Signs, leaving: &str) -> Vec<Line> {
    let watched = [watch::KEYS.name, watch::END.name];
    let others = [new_round::KEYS.name, EDITS.name, table::KEYS.name];
    let asked = |name: &&str| match subject {
        Subject::Play => !watched.contains(name) && !others.contains(name),
        _ if *name == ANYWHERE.name => true,
        Subject::Watch => watched.contains(name),
        Subject::NewRound => [new_round::KEYS.name, EDITS.name].contains(name),
        Subject::Table => [table::KEYS.name, EDITS.name].contains(name),
    };
    let tables = tables()
        .into_iter()
        .filter(|table| asked(&table.name))
        .map(|table| (table.heading, keys.help(&table)))
        .filter(|(_, pairs)| !pairs.is_empty());
    let mut lines = Vec::new();
    for (heading, pairs) in tables {
        lines.push((heading.to_owned(), String::new()));
        lines.extend(pairs.into_iter().map(|(keys, word)| match word {
            SAVE_AND_LEAVE => (keys, leaving.to_owned()),
            word => (keys, word.to_owned()),
        }));
        lines.push(Line::default());
    }
    lines.push(("THE BOARD".to_owned(), String::new()));
    lines.extend(board(subject, signs));
    lines.push(Line::default());
    lines.push(("THE DEAD".to_owned(), String::new()));
    lines.extend(dead());
    lines
}

/// The signs on the board.
fn board(subject: Subject, signs: &Signs) -> Vec<Line> {
    let figures = &Content::standard().ball;
    let times = |percent: u32| f64::from(percent) / 100.0;
    let ground = format!(
        "rough, sand, ice: {}, {}, {} cells of length a cell",
        times(figures.rough),
        times(figures.sand),
        times(figures.ice)
    );
    let golfer = match subject {
        Subject::Watch => "the golfer",
        Subject::Play | Subject::NewRound | Subject::Table => "you",
    };
    let told = [
        ("@".to_owned(), golfer),
        (Item::GLYPH.to_string(), "an item: walk or roll over it"),
        (
            format!("{BLOW} on red"),
            "a blow falls here next turn: step away, it lunges",
        ),
        (
            format!("{MISSILE} on red"),
            "a missile strikes whoever is here next turn",
        ),
        (
            "a small arrow".to_owned(),
            "one of the dead steps here next turn",
        ),
        (TAKE.to_string(), "a ghoul takes the ball here next turn"),
        (
            format!("{ASLEEP}, {DAZED}"),
            "beside a letter: it sleeps, it is dazed by a bell",
        ),
        (
            format!("{MIRROR}, 2, a ball"),
            "likewise: it mirrors your steps, hits left, it has the ball",
        ),
        (
            "ring, cross".to_owned(),
            "where the ball will lie, where it is lost",
        ),
        ("\" and dots and _".to_owned(), &ground),
        (
            format!("~ and {}", signs.grave),
            "water, open grave: 1 penalty stroke, and the ball is back",
        ),
        (
            "^^ and ++".to_owned(),
            "spikes: a heart for who steps in; a shut door",
        ),
        (
            "the flag".to_owned(),
            "the cup; a ball that is too fast runs over",
        ),
        ("night".to_owned(), "dawdle, and one more of the dead rises"),
    ];
    told.map(|(sign, word)| (sign, word.to_owned())).into()
}

/// Every kind of the dead.
fn dead() -> impl Iterator<Item = Line> {
    Kind::ALL.into_iter().map(|kind| {
        let name = format!("{} {}", kind.letter(), capital(kind.name()));
        (name, habit(kind, Content::standard()))
    })
}

impl Help {
    /// The list from its top.
    pub fn new(subject: Subject, leaving: &'static str) -> Self {
        Self {
            subject,
            leaving,
            scroll: 0,
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, keys: &Keymap) -> Next {
        match keys.action(&KEYS, key) {
            Some(Action::Down) => self.scroll += 1,
            Some(Action::Up) => self.scroll = self.scroll.saturating_sub(1),
            Some(Action::Back) => return Next::Leave,
            None => {}
        }
        Next::Stay
    }

    /// Draws the list; it is never scrolled past its end.
    pub fn draw(&mut self, pen: &mut Pen<'_>) {
        let screen = pen.area();
        let width = screen.width.saturating_sub(4).min(78);
        let area = Rect {
            x: screen.x + screen.width.saturating_sub(width) / 2,
            y: screen.y + 1,
            width,
            height: screen.height.saturating_sub(3),
        };
        // On a narrow screen a word that is too long goes on in the next row.
        let column: u16 = if width >= 74 { WIDE } else { 4 };
        let rows: Vec<Line> = lines(self.subject, pen.keys, pen.paint.signs, self.leaving)
            .into_iter()
            .flat_map(|line| rows(line, width))
            .collect();
        let most = (rows.len() as u16).saturating_sub(area.height);
        self.scroll = self.scroll.min(most);
        let shown = rows.iter().skip(usize::from(self.scroll));
        for (y, (key, word)) in (0..area.height).zip(shown) {
            let style = if word.is_empty() {
                pen.paint.heading()
            } else {
                pen.paint.ink(pen.paint.theme.pale)
            };
            let after = pen.write(area, (0, y), key, style);
            let x = if after == 0 {
                column
            } else {
                column.max(after + 2)
            };
            pen.write(area, (x, y), word, pen.paint.text());
        }
        let pairs = pen.keys.line(&KEYS, |action, word| {
            (most > 0 || action == Action::Back).then_some(word)
        });
        keys(pen, &pairs, Corner::Bare);
    }
}

/// Columns of the keys on a wide screen.
const WIDE: u16 = 27;

/// A line of the list as rows: the key, and as much of its word as fits beside it or under it.
fn rows((key, word): Line, width: u16) -> Vec<Line> {
    let beside = if width >= 74 {
        usize::from(WIDE)
    } else {
        key.chars().count().max(2) + 2
    };
    let mut words = wrap(&word, usize::from(width).saturating_sub(beside)).into_iter();
    let first = (key, words.next().unwrap_or_default());
    std::iter::once(first)
        .chain(words.map(|word| (String::new(), word)))
        .collect()
}
