//! The situation in words: enough to play by for who sees no board.
//!
//! Every place is told from the golfer, as so many cells north or south, east or west.

use crate::ball::heading_to;
use crate::game::{Command, Game, Intent, Monster, Outcome, Phase, against_par};
use crate::geom::{Cell, Point};
use crate::hole::Kind;

use super::{
    capital, fell, golf_word, intent, legs, next_level, offset, one, plural, upgrade, way,
};

/// Of those who are awake so many are told, the nearest first.
const AWAKE: usize = 8;
/// Of those who sleep near so many are told.
const ASLEEP: usize = 3;
/// How many steps off a sleeper still is near.
const NEAR: i32 = 6;
/// Turns before nightfall from which it is told.
const DUSK: u32 = 6;

/// How the round stands, in one line.
pub fn situation(game: &Game) -> String {
    match game.phase() {
        Phase::Play => play(game).join(" "),
        Phase::Upgrade { offers, .. } => {
            let offered = offers.iter().zip(1..).map(|(&offer, number)| {
                let does = upgrade(offer, game);
                format!("{number}: {offer}, {}. {does}", next_level(offer, game))
            });
            let choice = "An upgrade is to be chosen by its number.".to_owned();
            std::iter::once(choice)
                .chain(offered)
                .collect::<Vec<_>>()
                .join(" ")
        }
        Phase::Carded(score) => {
            let result = match score.picked_up {
                true => "picked up".to_owned(),
                false => golf_word(score.strokes, score.par).to_owned(),
            };
            format!(
                "Hole {}, par {}: {}, {result}. {} next goes on.",
                score.hole,
                score.par,
                plural(score.strokes as usize, "stroke"),
                standing(game)
            )
        }
        Phase::Over(_) => standing(game),
    }
}

/// How a round stands or how it ended.
pub fn standing(game: &Game) -> String {
    let total = against_par(game.total());
    let strokes = plural(game.total_strokes() as usize, "stroke");
    match game.phase() {
        Phase::Over(Outcome::Finished) => {
            format!("Finished the round: {total}, {strokes}.")
        }
        Phase::Over(Outcome::Fell { hole, by }) => {
            format!("{}: {total}, {strokes} before it.", fell(*hole, *by))
        }
        Phase::Play | Phase::Upgrade { .. } | Phase::Carded(_) => match game.card().len() as u32 {
            0 => format!("On hole {}.", game.hole().number),
            holes => format!(
                "{total} after {}, {strokes}.",
                plural(holes as usize, "hole")
            ),
        },
    }
}

fn play(game: &Game) -> Vec<String> {
    let hole = game.hole();
    let mut told = vec![format!(
        "Hole {}, par {}, {}, {}.",
        hole.number,
        hole.par,
        plural(game.strokes() as usize, "stroke"),
        plural(game.hp() as usize, "heart"),
    )];
    told.push(ball_and_cup(game));
    if game.is_spirited() {
        told.push("The next shot is a spirit ball.".to_owned());
    }
    let turns = game.turns_to_nightfall();
    if turns <= DUSK {
        told.push(format!(
            "Night falls in {}.",
            plural(turns as usize, "turn")
        ));
    }
    told.extend(dead(game));
    told
}

fn ball_and_cup(game: &Game) -> String {
    let (here, cup) = (game.golfer(), game.hole().cup);
    let far = |from: Point| {
        let to = Point::centre(cup);
        let walled = match game.walls().blocks_segment(from, to) {
            true => "behind a wall",
            false => "in sight",
        };
        format!(
            "{:.1} cells at {} degrees, {walled}",
            from.distance(to),
            heading_to(from, to)
        )
    };
    match (game.ball(), game.check_reach()) {
        (Some(ball), Ok(())) => format!("Ball in reach. Cup {}.", far(ball)),
        (Some(ball), Err(_)) => {
            let lies = offset(here, ball.cell());
            let walk = match way(game, here, ball.cell()) {
                Some(way) if !way.is_empty() => format!(": walk {}", legs(&way)),
                _ => ", no way leads there".to_owned(),
            };
            format!("Ball {lies}{walk}. Cup {}.", offset(here, cup))
        }
        (None, _) => match game.ball_carrier() {
            Some(thief) => {
                let walk = way(game, here, thief.cell).map(|way| legs(&way));
                let walk = walk.map_or(String::new(), |legs| format!(": walk {legs}"));
                let cup = offset(here, cup);
                format!("The {} has the ball{walk}. Cup {cup}.", thief.kind)
            }
            None => format!("Cup {}.", offset(here, cup)),
        },
    }
}

/// Who is awake, the nearest first, and who sleeps near.
fn dead(game: &Game) -> Vec<String> {
    let here = game.golfer();
    let mut all: Vec<&Monster> = game.monsters().iter().collect();
    all.sort_by_key(|monster| (monster.cell.king_steps(here), monster.id));
    let (awake, asleep): (Vec<_>, Vec<_>) = all.into_iter().partition(|monster| monster.is_awake());
    let mut told: Vec<String> = awake
        .iter()
        .take(AWAKE)
        .map(|monster| {
            let (who, place) = (named(monster), place(game, monster));
            format!("{} {place}, {}.", capital(&who), deed(game, monster))
        })
        .collect();
    if awake.len() > AWAKE {
        told.push(format!("{} more are awake.", awake.len() - AWAKE));
    }
    let near: Vec<String> = asleep
        .iter()
        .filter(|monster| monster.cell.king_steps(here) <= NEAR)
        .take(ASLEEP)
        .map(|monster| format!("{} {}", named(monster), offset(here, monster.cell)))
        .collect();
    if !near.is_empty() {
        told.push(format!("Asleep near: {}.", near.join(", ")));
    }
    told
}

/// `skeleton`, and the hits left of one that takes several: `golem with 2 hits left`.
pub(super) fn named(monster: &Monster) -> String {
    let bare = match monster.kind {
        Kind::Bogeyman => one(monster.kind),
        kind => kind.to_string(),
    };
    match monster.hits {
        0 | 1 => bare,
        hits => format!("{bare} with {hits} hits left"),
    }
}

/// Where one of the dead stands; beside the golfer, also whether a corner is between.
pub(super) fn place(game: &Game, monster: &Monster) -> String {
    let here = game.golfer();
    let place = offset(here, monster.cell);
    match here.dir_to(monster.cell) {
        Some(dir) if game.check(&Command::Step(dir)).is_err() => format!("{place} round a corner"),
        _ => place,
    }
}

/// What one of the dead is about to do, with places where a board would have marks.
pub(super) fn deed(game: &Game, monster: &Monster) -> String {
    let here = game.golfer();
    let place = |cell: Cell| offset(here, cell);
    match monster.intent {
        _ if monster.intent.strikes(here) => intent(game, monster),
        Intent::Blow(cell) => format!("strikes {}", place(cell)),
        Intent::Missile(line) => {
            format!("shoots from {} to {}", place(line.from), place(line.to))
        }
        Intent::Step(_) | Intent::Take(_) | Intent::Asleep | Intent::Rest | Intent::Mirror => {
            intent(game, monster)
        }
    }
}
