//! Small words of the screens: ways and distances, golf's words for a score, the letters of the dead.

use crate::describe::{capital, carried, counted, golf_word, is_tough};
use crate::game::{Game, Monster, Score};
use crate::geom::Point;

/// The way from one point to another: `4.2 NE`, or `here`.
pub fn way(from: Point, to: Point) -> String {
    match from.dir_to(to) {
        // Less than half a tenth would read as no distance with a direction.
        Some(dir) if from.distance(to) >= 0.05 => format!(
            "{:.1} {}",
            from.distance(to),
            dir.name().to_ascii_uppercase()
        ),
        _ => "here".to_owned(),
    }
}

/// Golf's word for a hole's score.
pub fn result(score: &Score) -> String {
    if score.picked_up {
        return "Picked up".to_owned();
    }
    let word = golf_word(score.strokes, score.par);
    let bare = word.trim_start_matches("an ").trim_start_matches("a ");
    capital(bare)
}

/// The letter of a monster, with the hits left of one that takes several: `s`, `G2`.
pub fn letter(game: &Game, monster: &Monster) -> String {
    let letter = monster.kind.letter();
    match is_tough(game, monster) {
        true => format!("{letter}{}", monster.hits),
        false => letter.to_string(),
    }
}

/// What is carried, in few words: `2 sandwiches, bell`.
pub fn bag(game: &Game) -> String {
    let kinds = carried(game);
    let words = kinds.iter().map(|(item, count)| match count {
        1 => item.name().to_owned(),
        _ => counted(*item, *count),
    });
    words.collect::<Vec<_>>().join(", ")
}
