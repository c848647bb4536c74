//! What happened, in one plain sentence an event.

use crate::ball::{End, Flight};
use crate::game::{Event, Relief, Weapon, against_par};

/// `1 bank`, `2 banks`.
pub fn plural(count: usize, thing: &str) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{s}")
}

/// The event as a sentence.
pub fn event(event: &Event) -> String {
    match event {
        Event::Swung { flight, .. } => flown(flight),
        Event::Killed { what, by, xp, .. } => match by {
            Weapon::Ball => format!("The ball destroys the {what}: +{xp} XP."),
            Weapon::Club => format!("The {what} falls to the club: +{xp} XP."),
        },
        Event::BallLost { terrain, .. } => format!(
            "Lost in the {}: a penalty stroke, and the ball is put back.",
            terrain.name()
        ),
        Event::Holed { strokes, par, .. } => format!(
            "Holed out in {} on a par of {par}: {}.",
            plural(*strokes as usize, "stroke"),
            golf_word(*strokes, *par)
        ),
        Event::Stepped { from, to } => match from.dir_to(*to) {
            Some(dir) => format!("You walk {}.", dir.word()),
            None => format!("You are at {to}."),
        },
        Event::Clubbed { what, dir, .. } => format!(
            "You strike the {what} to the {} with the club: a stroke.",
            dir.word()
        ),
        Event::Waited => "You wait.".to_owned(),
        Event::Relieved { relief, .. } => match relief {
            Relief::Back => {
                "Unplayable: a penalty stroke, and the ball is back where you last played it."
                    .to_owned()
            }
            Relief::Drop => "Unplayable: a penalty stroke, and the ball is dropped.".to_owned(),
        },
        Event::Hinted { price } => format!(
            "The caddie shows his shot: {}.",
            plural(*price as usize, "stroke")
        ),
        Event::Woke { what, .. } => format!("A {what} wakes."),
        Event::MonsterStepped { what, from, to, .. } => match from.dir_to(*to) {
            Some(dir) => format!("The {what} steps {}.", dir.word()),
            None => format!("The {what} is at {to}."),
        },
        Event::MonsterStayed { what, .. } => format!("The {what} stays."),
        Event::Blow {
            what, damage, hp, ..
        } => format!(
            "The {what} strikes you: {} lost, {hp} left.",
            plural(*damage as usize, "heart")
        ),
        Event::Lunged { what, .. } => format!("The {what} strikes at nothing and lunges after."),
        Event::Missed { what, .. } => format!("The {what} strikes at nothing."),
        Event::Rose { what, .. } => format!("Night falls: a {what} rises."),
        Event::Healed { amount, .. } => {
            format!("Well played: {} healed.", plural(*amount as usize, "heart"))
        }
        Event::Died { by } => format!("You die, struck down by a {by}."),
        Event::PickedUp { score, conceded } => match conceded {
            true => format!("You pick up: the hole scores {score}."),
            false => format!("Twice par: the ball is picked up, the hole scores {score}."),
        },
        Event::TeedUp { hole, par } => format!("Hole {hole}, par {par}."),
        Event::Finished { strokes, total } => format!(
            "The round is finished: {}, {}.",
            plural(*strokes as usize, "stroke"),
            against_par(*total)
        ),
    }
}

fn flown(flight: &Flight) -> String {
    let banks = flight.banks();
    let over = match banks {
        0 => String::new(),
        _ => format!(" over {}", plural(banks, "bank")),
    };
    match flight.end {
        End::Rest(_) => format!("The ball rolls {:.1} cells{over}.", flight.rolled()),
        End::Dropped => format!("The ball rolls{over} and drops."),
        End::Lost { terrain, .. } => format!("The ball rolls{over} into the {}.", terrain.name()),
    }
}

/// What golf calls so many strokes on this par.
pub fn golf_word(strokes: u32, par: u32) -> &'static str {
    match strokes as i32 - par as i32 {
        _ if strokes == 1 => "an ace",
        ..=-4 => "a condor",
        -3 => "an albatross",
        -2 => "an eagle",
        -1 => "a birdie",
        0 => "par",
        1 => "a bogey",
        2 => "a double bogey",
        3 => "a triple bogey",
        _ => "worse than a triple bogey",
    }
}
