//! A shot in a sentence, as far as these tees show it: for who sees no line on a board.

use super::foretold::{Ending, Fate, Foretold};
use crate::ball::End;
use crate::describe::{offset, plural, the};
use crate::game::Game;
use crate::grid::{FAR, Steps};
use crate::hole::Shot;

/// What a shot will do, in a sentence or two; none without a ball.
pub fn shot(game: &Game, shot: Shot) -> Option<String> {
    let flight = game.preview(shot.heading, shot.power)?;
    let told = Foretold::of(game, &flight);
    let mut acts = vec![format!("rolls {:.1} cells", told.rolls)];
    if told.banks > 0 {
        acts.push(format!("off {}", plural(told.banks, "wall")));
    }
    acts.extend(struck(game, &told, Fate::Falls).map(|who| format!("destroys {who}")));
    acts.extend(struck(game, &told, Fate::Stands).map(|who| format!("hits {who}")));
    acts.push(match (told.end, flight.end) {
        (Some(Ending::Rests), End::Rest(lie)) => {
            let place = offset(game.golfer(), lie.cell());
            format!("comes to rest {place}{}", steps_left(game, lie.cell()))
        }
        (Some(_), _) => ending(&told),
        (None, _) => format!("and is not seen {}", told.horizon()),
    });
    let hearts = match told.hearts(game) {
        0 => String::new(),
        hearts => format!(
            " What is marked on you takes {} meanwhile.",
            plural(hearts as usize, "heart")
        ),
    };
    Some(format!(
        "Heading {}, power {}: the ball {}.{hearts}",
        shot.heading,
        shot.power,
        acts.join(", ")
    ))
}

fn ending(told: &Foretold) -> String {
    match told.end {
        Some(Ending::Drops) => "drops into the cup".to_owned(),
        Some(Ending::Lost(terrain)) => format!("is lost in the {}: a stroke", terrain.name()),
        Some(Ending::Rests) | None => "comes to rest".to_owned(),
    }
}

fn struck(game: &Game, told: &Foretold, fate: Fate) -> Option<String> {
    let of = told.struck.iter().filter(|struck| struck.fate == fate);
    let who: Vec<String> = of
        .filter_map(|struck| game.monsters().iter().find(|own| own.id == struck.id))
        .map(|monster| the(monster.kind))
        .collect();
    (!who.is_empty()).then(|| who.join(" and "))
}

fn steps_left(game: &Game, from: crate::geom::Cell) -> String {
    match Steps::from(game.walkable(), game.hole().cup, None).to(from) {
        FAR => String::new(),
        steps => format!(", {} from the cup", plural(usize::from(steps), "step")),
    }
}
