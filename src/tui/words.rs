//! Small words of the screens: ways and distances, golf's words for a score, what the dead are about
//! to do.

use crate::describe::{capital, carried, counted, golf_word, plural};
use crate::game::{Game, Intent, Monster, Score};
use crate::geom::Point;
use crate::hole::Kind;

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

/// What a monster is about to do, seen from the golfer: `strikes your cell`.
pub fn intent(game: &Game, monster: &Monster) -> String {
    let here = game.golfer();
    let own = monster.cell.king_steps(here);
    let told = match monster.intent {
        Intent::Asleep => "sleeps",
        Intent::Rest if monster.dazed > 0 => {
            return format!("dazed, {}", plural(monster.dazed as usize, "turn"));
        }
        Intent::Rest => "waits",
        Intent::Step(_) if game.is_laden(monster) => "carries the ball off",
        Intent::Step(_) if seeks_ball(game, monster) => "goes for the ball",
        Intent::Step(to) if is_shy(monster) && to.king_steps(here) > own => "gives way",
        Intent::Step(_) => "comes a step",
        Intent::Blow(cell) if cell == here => "strikes your cell",
        Intent::Blow(_) => "strikes the marked cell",
        Intent::Take(_) => "takes the ball",
        Intent::Missile(_) if monster.kind == Kind::Bogeyman => "throws a bone",
        Intent::Missile(_) if monster.intent.strikes(here) => "shoots your cell",
        Intent::Missile(_) => "shoots along its line",
        Intent::Mirror => "mirrors your steps",
    };
    told.to_owned()
}

/// Whether it keeps away from a golfer who is near.
fn is_shy(monster: &Monster) -> bool {
    monster.kind == Kind::Archer
}

/// Whether a ghoul goes for the ball rather than the golfer.
fn seeks_ball(game: &Game, monster: &Monster) -> bool {
    monster.kind == Kind::Ghoul && game.ball().is_some() && game.check_reach().is_err()
}

/// The letter of a monster, with the hits left of one that takes several: `s`, `G2`.
pub fn letter(game: &Game, monster: &Monster) -> String {
    let letter = monster.kind.letter();
    match is_tough(game, monster) {
        true => format!("{letter}{}", monster.hits),
        false => letter.to_string(),
    }
}

/// Whether it takes several hits when it is whole.
pub fn is_tough(game: &Game, monster: &Monster) -> bool {
    game.content().monsters.of(monster.kind).hits > 1
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
