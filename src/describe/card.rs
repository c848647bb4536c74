//! The card as golf writes it: par, strokes with their marks, OUT, IN and TOT.

use super::plural;
use crate::game::{Game, Killer, Outcome, Phase, Score, against_par};

/// Nine holes of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nine<'a> {
    /// `OUT` or `IN`, by turns: the third nine of an endless round goes out again.
    pub name: &'static str,
    /// The holes of it that were played, in order.
    pub scores: &'a [Score],
}

impl<'a> Nine<'a> {
    /// Holes in it.
    pub const HOLES: usize = 9;

    /// The nine with this index on a card, from 0; without scores where none was played.
    pub fn of(card: &'a [Score], index: usize) -> Self {
        Self {
            name: if index.is_multiple_of(2) { "OUT" } else { "IN" },
            scores: card.chunks(Self::HOLES).nth(index).unwrap_or(&[]),
        }
    }

    /// Every nine of a card that was begun.
    pub fn all(card: &'a [Score]) -> impl Iterator<Item = Self> {
        (0..card.len().div_ceil(Self::HOLES)).map(|index| Self::of(card, index))
    }

    /// Par and strokes of what was played.
    pub fn sums(&self) -> (u32, u32) {
        let par = self.scores.iter().map(|score| score.par).sum();
        (par, self.scores.iter().map(|score| score.strokes).sum())
    }
}

/// How a round ended early: `Fell on hole 3 to a skeleton`.
pub fn fell(hole: u32, by: Killer) -> String {
    format!("Fell on hole {hole} to {by}")
}

/// The running score: `-1 thru 2`, or `E` before the first card.
pub fn running(game: &Game) -> String {
    let total = against_par(game.total());
    match game.card().len() {
        0 => total,
        thru => format!("{total} thru {thru}"),
    }
}

/// Strokes with their mark: `(3)` birdie, `((2))` eagle or better, `[5]` bogey, `[[6]]` worse;
/// an M before it where a swing was taken back.
pub fn mark(score: &Score) -> String {
    let strokes = score.strokes;
    let m = if score.mulligans > 0 { "M" } else { "" };
    match score.against_par() {
        ..=-2 => format!("{m}(({strokes}))"),
        -1 => format!("{m}({strokes})"),
        0 => format!("{m}{strokes}"),
        1 => format!("{m}[{strokes}]"),
        2.. => format!("{m}[[{strokes}]]"),
    }
}

/// What of the round is not on the card: the hole being played, or how it ended early.
pub fn unfinished(game: &Game) -> Option<String> {
    let hole = game.hole().number;
    match game.phase() {
        Phase::Play | Phase::Upgrade { carded: None, .. } => Some(format!(
            "On hole {hole}, par {}, after {}",
            game.hole().par,
            plural(game.strokes() as usize, "stroke")
        )),
        Phase::Over(Outcome::Fell { hole, by }) => Some(fell(*hole, *by)),
        Phase::Upgrade {
            carded: Some(_), ..
        }
        | Phase::Carded(_)
        | Phase::Over(Outcome::Finished) => None,
    }
}

/// The whole card as lines of text; no lines before the first hole is on it.
pub fn card(game: &Game) -> Vec<String> {
    let scores = game.card();
    if scores.is_empty() {
        return Vec::new();
    }
    let mut rows = [
        vec!["Hole".to_owned()],
        vec!["Par".to_owned()],
        vec!["Strokes".to_owned()],
    ];
    let mut put = |hole: String, par: u32, strokes: String| {
        for (row, text) in rows.iter_mut().zip([hole, par.to_string(), strokes]) {
            row.push(text);
        }
    };
    for nine in Nine::all(scores) {
        for score in nine.scores {
            put(score.hole.to_string(), score.par, mark(score));
        }
        let (par, strokes) = nine.sums();
        put(nine.name.to_owned(), par, strokes.to_string());
    }
    if scores.len() > Nine::HOLES {
        let par = scores.iter().map(|score| score.par).sum();
        put("TOT".to_owned(), par, game.total_strokes().to_string());
    }
    let widths: Vec<usize> = (0..rows[0].len())
        .map(|i| rows.iter().map(|row| row[i].len()).max().unwrap_or(0))
        .collect();
    let mut lines: Vec<String> = rows
        .iter()
        .map(|row| {
            row.iter()
                .zip(&widths)
                .enumerate()
                .map(|(i, (text, &width))| match i {
                    0 => format!("{text:<width$}"),
                    _ => format!("  {text:>width$}"),
                })
                .collect()
        })
        .collect();
    let total = |count: fn(&Score) -> u32| scores.iter().map(count).sum::<u32>();
    lines.push(format!(
        "Total {} ({}); kills {} by ball, {} by club; penalties {}{}",
        against_par(game.total()),
        game.total_strokes(),
        total(|score| score.ball_kills),
        total(|score| score.club_kills),
        total(|score| score.penalties),
        match total(|score| score.hints) {
            0 => String::new(),
            hints => format!("; hints {hints}"),
        },
    ));
    lines
}
