//! The card in sentences, a line a hole, for who hears it and sees no columns.

use crate::game::{Game, Score};

use super::{golf_word, plural, standing, unfinished};

/// The card so far, and what is not on it yet.
pub fn scores(game: &Game) -> Vec<String> {
    let mut told: Vec<String> = game.card().iter().map(score).collect();
    told.extend(unfinished(game).map(|words| format!("{words}.")));
    told.push(standing(game));
    told
}

fn score(score: &Score) -> String {
    let result = match score.picked_up {
        true => "picked up",
        false => golf_word(score.strokes, score.par),
    };
    let notes = [
        (score.penalties, "penalty", "penalties"),
        (score.hints, "hint", "hints"),
        (score.ball_kills, "kill by ball", "kills by ball"),
        (score.club_kills, "kill by club", "kills by club"),
        (score.mulligans, "mulligan", "mulligans"),
    ];
    let told: Vec<String> = notes
        .into_iter()
        .filter(|(count, _, _)| *count > 0)
        .map(|(count, one, many)| format!("{count} {}", if count == 1 { one } else { many }))
        .collect();
    let notes = match told.is_empty() {
        true => String::new(),
        false => format!("; {}", told.join(", ")),
    };
    format!(
        "Hole {}, par {}: {}, {result}{notes}.",
        score.hole,
        score.par,
        plural(score.strokes as usize, "stroke")
    )
}
