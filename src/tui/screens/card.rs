//! The card after a hole: the round so far with golf's marks.

use ratatui::layout::Rect;

use super::play::{SAVE_AND_LEAVE, play};
use super::study::Study;
use super::{Next, drill};
use crate::describe::{Nine, mark, plural, running};
use crate::game::against_par;
use crate::game::{Command, Game, Phase, Score};
use crate::tui::bindings::{Pair, Row, Table};
use crate::tui::desk::Desk;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::{self, Corner};
use crate::tui::keys::Key;
use crate::tui::messages::wrap;
use crate::tui::words::result;

/// Holes on one line of the card.
const NINE: usize = Nine::HOLES;

/// What the keys of a card do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Goes on from the card.
    Next,
    /// Practises the hole.
    Practise,
    /// Shows the shots before.
    Up,
    /// Shows the shots after.
    Down,
    /// Leaves.
    Leave,
}

/// The keys of a card.
pub static KEYS: Table<Action> = Table {
    name: "card",
    heading: "THE CARD",
    rows: &[
        Row {
            acts: &[("next", Action::Next)],
            named: 1,
            word: "next hole",
            help: "the next hole; after the last one the whole card",
        },
        Row {
            acts: &[("practise", Action::Practise)],
            named: 1,
            word: "practise it",
            help: "practise this hole: nothing counts, all can be taken back",
        },
        Row {
            acts: &[("up", Action::Up), ("down", Action::Down)],
            named: 2,
            word: "more shots",
            help: "the shots of a long hole that have no room",
        },
        Row {
            acts: &[("leave", Action::Leave)],
            named: 1,
            word: SAVE_AND_LEAVE,
            help: SAVE_AND_LEAVE,
        },
    ],
};

/// A key was pressed.
pub fn key(key: Key, desk: &mut Desk, study: &mut Study) -> Next {
    match desk.keys.action(&KEYS, key) {
        Some(Action::Up) => {
            study.scroll(-1);
            Next::Stay
        }
        Some(Action::Down) => {
            study.scroll(1);
            Next::Stay
        }
        Some(Action::Next) => play(desk, &Command::Next),
        Some(Action::Practise) => drill::practise(desk),
        Some(Action::Leave) => Next::Leave,
        None => Next::Stay,
    }
}

/// Draws the card.
pub fn draw(pen: &mut Pen<'_>, desk: &Desk, study: &mut Study) {
    let Some(game) = desk.game() else {
        return;
    };
    let Phase::Carded(score) = *game.phase() else {
        return;
    };
    let area = page(pen);
    strips::header(
        pen,
        Rect {
            y: pen.area().y + area.y.saturating_sub(2),
            height: 1,
            ..area
        },
        desk,
    );
    let style = pen.paint.score(score.against_par());
    let word = result(&score).to_uppercase();
    let x = pen.write(area, (0, 0), &word, style);
    let told = format!(
        "{} on a par {}",
        plural(score.strokes as usize, "stroke"),
        score.par
    );
    pen.write(area, (x + 2, 0), &told, pen.paint.text());
    for (y, line) in (1..3).zip(wrap(&details(&score), usize::from(area.width))) {
        pen.write(area, (0, y), &line, pen.paint.dim());
    }
    let y = table(pen, area, 3, game);
    pen.write(area, (0, y + 1), "round", pen.paint.dim());
    let x = pen.write(
        area,
        (7, y + 1),
        &running(game),
        pen.paint.score(game.total()),
    );
    let told = destroyed(game.card().iter());
    let x = pen.write(area, (x + 3, y + 1), "destroyed", pen.paint.dim());
    pen.write(area, (x + 1, y + 1), &told, pen.paint.text());
    let rows = desk.log.rows(usize::from(area.width), 2, None);
    let last = Rect {
        y: area.y + y + 3,
        height: 2.min(area.height.saturating_sub(y + 3)),
        ..area
    };
    strips::messages(pen, last, &rows);
    // Where rows are short the air between goes first. On a tall screen the keys stand a row higher.
    let end = area
        .height
        .saturating_sub(u16::from(pen.area().height >= 28));
    let below = match y + 6 + study.rows() <= end && area.height >= 18 {
        true => y + 6,
        false => y + 5,
    };
    let beside = Rect {
        y: area.y + below,
        height: end.saturating_sub(below),
        ..area
    };
    study.draw(pen, beside, game);
    let pairs = pen.keys.line(&KEYS, |action, word| match action {
        Action::Next if game.is_last_hole() => Some("the whole card"),
        Action::Next | Action::Practise => Some(word),
        Action::Up | Action::Down => study.is_long().then_some(word),
        Action::Leave => Some(desk.leaving()),
    });
    let pairs = match desk.drill.is_some() {
        true => drill::at_end(desk),
        false => pairs,
    };
    keys(pen, &pairs, Corner::Help);
}

/// The part of the screen that a page of text is written on: all but the keys, with a margin.
pub fn page(pen: &Pen<'_>) -> Rect {
    let screen = pen.area();
    let width = screen.width.saturating_sub(4).min(78);
    let height = screen.height.saturating_sub(5);
    let air = height.saturating_sub(18) / 3;
    Rect {
        x: screen.x + screen.width.saturating_sub(width) / 2,
        y: screen.y + 3 + air,
        width,
        height: height.saturating_sub(air),
    }
}

/// The keys of a page, on the last line but one where there is room.
pub fn keys(pen: &mut Pen<'_>, pairs: &[Pair], corner: Corner) {
    let screen = pen.area();
    let up = if screen.height >= 28 { 2 } else { 1 };
    let line = Rect {
        y: screen.bottom().saturating_sub(up),
        height: 1.min(screen.height),
        ..screen
    };
    strips::keys(pen, line, pairs, corner);
}

/// What was destroyed on these holes, and by what: `2 by ball, 1 by club`.
pub fn destroyed<'a>(scores: impl Iterator<Item = &'a Score>) -> String {
    let (mut ball, mut club, mut other) = (0, 0, 0);
    for score in scores {
        ball += score.ball_kills;
        club += score.club_kills;
        other += score.other_kills;
    }
    let rest = match other {
        0 => String::new(),
        _ => format!(", {other} by ground or dash"),
    };
    format!("{ball} by ball, {club} by club{rest}")
}

fn details(score: &Score) -> String {
    let mut told = Vec::new();
    if score.ball_kills + score.club_kills + score.other_kills > 0 {
        let kills = [
            (score.ball_kills, "by the ball"),
            (score.club_kills, "by the club"),
            (score.other_kills, "by ground or dash"),
        ];
        let by = kills.iter().filter(|(count, _)| *count > 0);
        let by: Vec<String> = by.map(|(count, by)| format!("{count} {by}")).collect();
        told.push(format!("Destroyed {}", by.join(", ")));
    }
    if score.penalties > 0 {
        told.push(plural(score.penalties as usize, "penalty stroke"));
    }
    if told.is_empty() {
        told.push("Nobody destroyed, no penalties".to_owned());
    }
    if score.mulligans > 0 {
        let taken = plural(score.mulligans as usize, "mulligan");
        told.push(format!("M: {taken}"));
    }
    format!("{}.", told.join(", "))
}

/// Writes the card from row `y` on, nine holes a line, and returns the row after it.
pub fn table(pen: &mut Pen<'_>, area: Rect, y: u16, game: &Game) -> u16 {
    let card = game.card();
    let pitch = match area.width {
        76.. if card.len().max(game.hole_count().unwrap_or(18) as usize) <= NINE => 7,
        70.. => 6,
        _ => 5,
    };
    // Endless rounds show their last eighteen.
    let last = card
        .len()
        .max(game.hole_count().unwrap_or(0).min(NINE as u32) as usize);
    let first = (last.saturating_sub(1) / NINE).saturating_sub(1) * NINE;
    let mut row = y;
    for from in (first..last).step_by(NINE) {
        let to = (from + NINE).min(
            game.hole_count()
                .map_or(from + NINE, |count| count as usize),
        );
        row = nine(pen, area, (row, pitch), game, from..to.max(from + 1)) + 1;
    }
    row.saturating_sub(1)
}

fn nine(
    pen: &mut Pen<'_>,
    area: Rect,
    (y, pitch): (u16, u16),
    game: &Game,
    holes: std::ops::Range<usize>,
) -> u16 {
    const LABEL: u16 = 7;
    let theme = pen.paint.theme;
    let band = |row: u16| Rect {
        y: area.y + row,
        height: u16::from(row < area.height),
        ..area
    };
    if y < area.height {
        pen.fill(band(y), theme.bar);
    }
    for (row, label) in (y..).zip(["hole", "par", "score"]) {
        pen.write(area, (1, row), label, pen.paint.dim());
    }
    let from = holes.start;
    let put = |pen: &mut Pen<'_>, column: usize, row: u16, words: &str, style| {
        let middle = LABEL + pitch * column as u16 + pitch / 2 + 1;
        let half = words.chars().count() as u16 / 2;
        pen.write(area, (middle.saturating_sub(half), row), words, style);
    };
    for hole in holes.clone() {
        let column = hole - from;
        let score = game.card().get(hole);
        let number = score
            .map_or(hole as u32 + 1, |score| score.hole)
            .to_string();
        put(pen, column, y, &number, pen.paint.text());
        match score {
            Some(score) => {
                put(pen, column, y + 1, &score.par.to_string(), pen.paint.dim());
                let style = pen.paint.score(score.against_par());
                let mark = mark(score);
                // Where a mark would touch its neighbour the closing half goes; the opening one tells.
                let short = mark.trim_end_matches([')', ']']);
                let fits = mark.len() < usize::from(pitch);
                put(pen, column, y + 2, if fits { &mark } else { short }, style);
            }
            None => put(pen, column, y + 2, "-", pen.paint.dim()),
        }
    }
    let nine = Nine::of(game.card(), from / NINE);
    let (par, strokes) = nine.sums();
    sums(
        pen,
        area,
        (LABEL + pitch * NINE as u16, y),
        (nine.name, par, strokes),
    );
    if from > 0 {
        let par: u32 = game.card().iter().map(|score| score.par).sum();
        let at = LABEL + pitch * NINE as u16 + 6;
        sums(pen, area, (at, y), ("TOT", par, game.total_strokes()));
    }
    y + 3
}

fn sums(pen: &mut Pen<'_>, area: Rect, (x, y): (u16, u16), (name, par, strokes): (&str, u32, u32)) {
    pen.write(area, (x, y), &format!("{name:>4}"), pen.paint.heading());
    pen.write(area, (x, y + 1), &format!("{par:>4}"), pen.paint.dim());
    pen.write(
        area,
        (x, y + 2),
        &format!("{strokes:>4}"),
        pen.paint.bright(),
    );
}

/// `-2` in the card's colour, then the strokes.
pub fn total(pen: &mut Pen<'_>, area: Rect, (x, y): (u16, u16), game: &Game) -> u16 {
    let x = pen.write(
        area,
        (x, y),
        &against_par(game.total()),
        pen.paint.score(game.total()),
    );
    let strokes = plural(game.total_strokes() as usize, "stroke");
    let holes = plural(game.card().len(), "hole");
    pen.write(
        area,
        (x + 2, y),
        &format!("{strokes} on {holes}"),
        pen.paint.text(),
    )
}
