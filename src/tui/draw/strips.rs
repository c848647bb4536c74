//! The strips above and below the board: header, messages, keys.

use ratatui::layout::Rect;

use super::pen::Pen;
use crate::tui::bindings::Pair;
use crate::tui::board_name;
use crate::tui::desk::Desk;
use crate::tui::drill::Drill;
use crate::tui::lessons;
use crate::tui::messages::Age;
use crate::tui::mouse::{Target, named};

/// Course, hole and its name; seed and tees on the right. Where one looks on, who plays comes first
/// and the course goes to the right.
pub fn header(pen: &mut Pen<'_>, area: Rect, desk: &Desk) {
    let Some(game) = desk.shown() else {
        return;
    };
    let hole = game.hole();
    if let Some(pupil) = desk.drill.as_ref().and_then(Drill::pupil) {
        let heading = format!("tutorial: {}", pupil.title()).to_uppercase();
        let x = pen.write(area, (0, 0), &heading, pen.paint.heading());
        let place = format!("lesson {} of {}", hole.number, lessons::all().len());
        pen.write(area, (x + 2, 0), &place, pen.paint.text());
        return;
    }
    let (seed, tees) = (format!("seed {}", hole.seed), hole.tees);
    let practises = desk.drill.is_some().then(|| "practice".to_owned());
    let (title, right) = match (practises, desk.hand.name()) {
        (Some(title), _) => (title, vec![format!("{seed}, {}", hole.course), seed]),
        (None, None) => (
            hole.course.title().to_owned(),
            vec![format!("{seed}, {tees} tees"), seed],
        ),
        (None, Some(name)) => (
            format!("{name} plays"),
            vec![
                format!("{seed}, {}, {tees} tees", hole.course),
                format!("{seed}, {tees} tees"),
                seed,
            ],
        ),
    };
    let columns = |words: &str| words.chars().count() as u16;
    let room = |from: u16, words: &str| from + 2 + columns(words) <= area.width;
    let shortest = right.last().map(String::as_str).unwrap_or_default();
    let place = match game.hole_count() {
        Some(count) => format!("hole {} of {count}", hole.number),
        None => format!("hole {}", hole.number),
    };
    let before = columns(&title) + 2;
    // With a seed of twenty digits the number of holes gives way too.
    let place = match room(before + columns(&place), shortest) {
        true => place,
        false => format!("hole {}", hole.number),
    };
    let x = pen.write(area, (0, 0), &title.to_uppercase(), pen.paint.heading());
    let x = pen.write(area, (x + 2, 0), &place, pen.paint.text());
    let name = format!("\"{}\"", board_name::of(hole));
    let after = x + 2 + columns(&name);
    // The seed is always shown; name and tees give way to it.
    let named = right.iter().find(|words| room(after, words));
    if named.is_some() {
        pen.write(area, (x + 2, 0), &name, pen.paint.text());
    }
    let words = named
        .or_else(|| right.iter().find(|words| room(x, words)))
        .map_or(shortest, String::as_str);
    pen.right(area, 0, words, pen.paint.dim());
}

/// The last messages, the newest last, those of earlier turns dim.
pub fn messages(pen: &mut Pen<'_>, area: Rect, rows: &[(String, Age)]) {
    for (y, (words, age)) in (0..area.height).zip(rows) {
        let style = match age {
            Age::New => pen.paint.text(),
            Age::Old => pen.paint.dim(),
        };
        pen.write(area, (0, y), words, style);
    }
}

/// Whether the key line ends with the key of help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    /// It does.
    Help,
    /// There is no help to be had now.
    Bare,
}

/// The keys that are useful now: as many as fit, and help wherever there is help. A pair that does
/// not fit makes way for a shorter one after it.
pub fn keys(pen: &mut Pen<'_>, area: Rect, pairs: &[Pair], corner: Corner) {
    let theme = pen.paint.theme;
    pen.fill(area, theme.bar);
    let help = match corner {
        Corner::Help => pen.keys.corner(),
        Corner::Bare => Vec::new(),
    };
    let width = |(key, word): &Pair| (key.chars().count() + 1 + word.chars().count()) as u16;
    let gap = if area.width >= 100 { 3 } else { 2 };
    let mut x = if area.width >= 80 { 2 } else { 1 };
    let reserved: u16 = help.iter().map(|pair| width(pair) + 1).sum();
    if area.width < reserved {
        return;
    }
    let mut write = |pen: &mut Pen<'_>, (key, word): &Pair| {
        click(pen, area, x, (key, word));
        let after = pen.write(area, (x, 0), key, pen.paint.ink(theme.pale));
        x = pen.write(area, (after + 1, 0), word, pen.paint.dim()) + gap;
        x
    };
    let mut end = if area.width >= 80 { 2 } else { 1 };
    for pair in pairs {
        if end + width(pair) + gap + reserved <= area.width {
            end = write(pen, pair);
        }
    }
    for pair in &help {
        write(pen, pair);
    }
}

/// A click on a key's name is as the key; where a pair names but one, a click on its word too.
fn click(pen: &mut Pen<'_>, area: Rect, x: u16, (names, word): (&str, &str)) {
    let place = |x: u16, width: u16| Rect {
        x: area.x + x,
        width,
        ..area
    };
    let keys = named(names, |key| pen.keys.name(key));
    if let [(_, _, key)] = keys[..] {
        let width = (names.chars().count() + 1 + word.chars().count()) as u16;
        pen.targets.add(place(x, width), Target::Key(key));
        return;
    }
    for (column, width, key) in keys {
        pen.targets.add(place(x + column, width), Target::Key(key));
    }
}
