//! The end of a round: the whole card, how it ended, and how to play again.

use ratatui::layout::Rect;

use super::card::{destroyed, keys, page, table, total};
use super::new_round::NewRound;
use super::{Next, Screen, drill};
use crate::describe::fell;
use crate::game::{Outcome, Phase};
use crate::tui::bindings::{Pair, Row, Table};
use crate::tui::desk::Desk;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::{self, Corner};
use crate::tui::keys::Key;

/// What the keys at the end do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Chooses a new round.
    New,
    /// Plays the same round again.
    Again,
    /// Practises the last hole.
    Practise,
    /// Goes to the title.
    Title,
    /// Leaves.
    Leave,
}

/// The keys at the end.
pub static KEYS: Table<Action> = Table {
    name: "over",
    heading: "THE END",
    rows: &[
        Row {
            acts: &[("new", Action::New)],
            named: 1,
            word: "new round",
            help: "a new round",
        },
        Row {
            acts: &[("again", Action::Again)],
            named: 1,
            word: "same seed",
            help: "the same round again, from its first tee",
        },
        Row {
            acts: &[("practise", Action::Practise)],
            named: 1,
            word: "practise it",
            help: "practise the last hole: nothing counts, all can be taken back",
        },
        Row {
            acts: &[("title", Action::Title)],
            named: 1,
            word: "title",
            help: "the title",
        },
        Row {
            acts: &[("leave", Action::Leave)],
            named: 1,
            word: "leave",
            help: "leave",
        },
    ],
};

/// A key was pressed.
pub fn key(key: Key, desk: &mut Desk) -> Next {
    match desk.keys.action(&KEYS, key) {
        Some(Action::New) => Next::to(Screen::NewRound(Box::new(NewRound::new(desk)))),
        Some(Action::Again) => {
            let setup = desk.game().map(|game| game.setup().clone());
            let Some(setup) = setup else {
                return Next::Stay;
            };
            let round = desk.club.begin(setup);
            desk.take(round);
            Next::Phase
        }
        Some(Action::Practise) => drill::practise(desk),
        Some(Action::Title) => Next::to(Screen::title(desk)),
        Some(Action::Leave) => Next::Leave,
        None => Next::Stay,
    }
}

/// Draws the end of one's own round.
pub fn draw(pen: &mut Pen<'_>, desk: &Desk) {
    let pairs = match desk.drill.is_some() {
        true => drill::at_end(desk),
        false => pen.keys.line(&KEYS, |_, word| Some(word)),
    };
    draw_end(pen, desk, &pairs);
}

/// Draws the end of any round, with these keys.
pub fn draw_end(pen: &mut Pen<'_>, desk: &Desk, pairs: &[Pair]) {
    let Some(game) = desk.game() else {
        return;
    };
    let Phase::Over(outcome) = *game.phase() else {
        return;
    };
    let area = page(pen);
    let theme = pen.paint.theme;
    let who = desk.hand.name().unwrap_or("you");
    let (heading, style) = match outcome {
        Outcome::Finished => ("THE ROUND IS PLAYED".to_owned(), pen.paint.heading()),
        Outcome::Fell { hole, by } => (
            format!("{who} {}", fell(hole, by)).to_uppercase(),
            pen.paint.ink(theme.heart),
        ),
    };
    let top = Rect {
        y: area.y.saturating_sub(2),
        height: 1,
        ..area
    };
    strips::header(pen, top, desk);
    pen.write(area, (0, 0), &heading, style);
    total(pen, area, (0, 1), game);
    let y = if game.card().is_empty() {
        2
    } else {
        table(pen, area, 3, game)
    };
    // The hole one fell on is on no card, but what happened there counts.
    let last = match outcome {
        Outcome::Fell { .. } => Some(game.so_far()),
        Outcome::Finished => None,
    };
    let played = || game.card().iter().chain(&last);
    let penalties: u32 = played().map(|score| score.penalties).sum();
    let lines = [
        ("destroyed", destroyed(played())),
        ("penalties", penalties.to_string()),
        ("earned", format!("{} xp", game.xp())),
        (
            "seed",
            format!(
                "{}, {}, {} tees",
                game.setup().seed,
                game.setup().course,
                game.setup().tees
            ),
        ),
    ];
    for (row, (label, value)) in (y + 1..).zip(&lines) {
        pen.write(area, (0, row), label, pen.paint.dim());
        pen.write(area, (11, row), value, pen.paint.bright());
    }
    let rest = Rect {
        y: area.y + y + 6,
        height: 2.min(area.height.saturating_sub(y + 6)),
        ..area
    };
    let rows = desk.log.rows(usize::from(area.width), 1, None);
    strips::messages(pen, rest, &rows);
    keys(pen, pairs, Corner::Help);
}
