//! What each choice of a new round is called, and the line about it.

use super::Row;
use crate::content::Content;
use crate::describe::{self, capital, plural};
use crate::game::{Holes, Setup};

/// How long a round may be: what is offered, shortest first.
pub const LENGTHS: [Holes; 6] = [
    Holes::Count(1),
    Holes::Count(3),
    Holes::Count(6),
    Holes::Count(9),
    Holes::Count(Holes::MOST),
    Holes::Endless,
];

/// The one so many places on, round and round; from what is not among them the first.
pub fn stepped<T: Copy + PartialEq>(all: &[T], at: T, by: isize) -> T {
    let place = all.iter().position(|one| *one == at);
    let next = place.map_or(0, |place| {
        (place as isize + by).rem_euclid(all.len() as isize)
    });
    all.get(next as usize).copied().unwrap_or(at)
}

/// What is chosen in a row.
pub fn name(setup: &Setup, row: Row) -> String {
    match row {
        Row::Course => setup.course.title().to_owned(),
        Row::Tees => capital(setup.tees.name()),
        Row::Holes => match setup.holes {
            Holes::Count(count) => count.to_string(),
            Holes::Endless => "Endless".to_owned(),
        },
        Row::Seed => setup.seed.to_string(),
    }
}

/// The line about what is chosen in a row.
pub fn about(setup: &Setup, row: Row) -> String {
    let content = Content::standard();
    match row {
        Row::Course => describe::course(setup.course).to_owned(),
        Row::Tees => {
            let tees = content.golfer.tees(setup.tees);
            let sight = match tees.preview {
                None => "you see the whole path of a shot".to_owned(),
                Some(contacts) => {
                    let banks = plural(contacts as usize, "bank");
                    format!("you see a shot as far as {banks}")
                }
            };
            capital(&format!("{}, {sight}.", plural(tees.hp as usize, "heart")))
        }
        Row::Holes => length(setup.holes, content),
        Row::Seed => String::new(),
    }
}

/// What a round of this length is like: where the Bogeyman waits.
fn length(holes: Holes, content: &Content) -> String {
    let first = (1..=Holes::MOST).filter(|hole| content.monsters.has_boss(*hole));
    let first: Vec<u32> = first.collect();
    let met = |last: u32| first.iter().copied().filter(move |hole| *hole <= last);
    match holes {
        Holes::Endless => "Until you fall; it grows harder, hole by hole.".to_owned(),
        Holes::Count(count) => {
            let holes: Vec<String> = met(count).map(|hole| hole.to_string()).collect();
            match holes.len() {
                0 => "A short round, without the Bogeyman.".to_owned(),
                1 => format!("The Bogeyman waits on hole {}.", holes[0]),
                _ => format!("The Bogeyman waits on holes {}.", holes.join(" and ")),
            }
        }
    }
}
