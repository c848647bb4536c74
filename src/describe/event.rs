//! What happened, in one plain sentence an event.

use crate::ball::{End, Flight};
use crate::game::{Event, Killer, Relief, Taker, Weapon, against_par};
use crate::hole::Kind;

use super::dead::{one, the};

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
            Weapon::Ball => format!("The ball destroys {}: +{xp} XP.", the(*what)),
            Weapon::Club => format!("{} falls to the club: +{xp} XP.", name(*what)),
            Weapon::Dash => format!("The dash scatters {}: +{xp} XP.", the(*what)),
            Weapon::Ground => format!("The ground takes {}: +{xp} XP.", the(*what)),
        },
        Event::Struck { what, by, hits, .. } => match by {
            Weapon::Club if *what == Kind::Bogeyman => {
                "The club does nothing to the Bogeyman: only the ball hurts him.".to_owned()
            }
            _ => format!(
                "{} still stands: {} more.",
                name(*what),
                plural(*hits as usize, "hit")
            ),
        },
        Event::BallLost { terrain, .. } => format!(
            "Lost in the {}: a penalty stroke, and the ball is put back.",
            terrain.name()
        ),
        Event::Holed { strokes, par, xp } => format!(
            "Holed out in {} on a par of {par}: {}, +{xp} XP.",
            plural(*strokes as usize, "stroke"),
            golf_word(*strokes, *par)
        ),
        Event::Stepped { from, to } => match from.dir_to(*to) {
            Some(dir) => format!("You walk {}.", dir.word()),
            None => format!("You are at {to}."),
        },
        Event::Clubbed {
            what, dir, strokes, ..
        } => format!(
            "You strike {} to the {} with the club: {}.",
            the(*what),
            dir.word(),
            match strokes {
                0 => "a clean kill, no stroke",
                _ => "1 stroke",
            }
        ),
        Event::Dashed { hearts, hp } => match hearts {
            0 => "A dash, light of foot: no heart lost.".to_owned(),
            _ => format!(
                "A dash: {} lost, {hp} left.",
                plural(*hearts as usize, "heart")
            ),
        },
        Event::Pricked { damage, hp, .. } => format!(
            "Spikes: {} lost, {hp} left.",
            plural(*damage as usize, "heart")
        ),
        Event::Waited => "You wait.".to_owned(),
        Event::Relieved { relief, .. } => match relief {
            Relief::Back => {
                "Unplayable: a penalty stroke, and the ball is back where you last played it."
                    .to_owned()
            }
            Relief::Drop => "Unplayable: a penalty stroke, and the ball is dropped.".to_owned(),
        },
        Event::Hinted { price: 0 } => "The caddie shows his shot, free this once.".to_owned(),
        Event::Hinted { price } => format!(
            "The caddie shows his shot: {}.",
            plural(*price as usize, "stroke")
        ),
        Event::Woke { what, .. } => {
            format!("{} wakes.", capital(&one(*what)))
        }
        Event::MonsterStepped { what, from, to, .. } => match from.dir_to(*to) {
            Some(dir) => format!("{} steps {}.", name(*what), dir.word()),
            None => format!("{} is at {to}.", name(*what)),
        },
        Event::MonsterStayed { what, .. } => format!("{} stays.", name(*what)),
        Event::Blow {
            what, damage, hp, ..
        } => format!(
            "{} you: {} lost, {hp} left.",
            match what {
                // It never comes near enough for anything else.
                Kind::Archer => "The arrow hits".to_owned(),
                _ => format!("{} strikes", name(*what)),
            },
            plural(*damage as usize, "heart")
        ),
        Event::Lunged { what, .. } => {
            format!("{} strikes at nothing and lunges after.", name(*what))
        }
        Event::Missed { what, .. } => format!("{} strikes at nothing.", name(*what)),
        Event::Warded { what, .. } => {
            format!(
                "{} strikes you, and the bone ward holds it off.",
                name(*what)
            )
        }
        Event::Loosed { what, .. } => match what {
            Kind::Bogeyman => "The Bogeyman throws a bone.".to_owned(),
            _ => format!("{} looses.", name(*what)),
        },
        Event::BallTaken { what, .. } => format!("{} takes the ball.", name(*what)),
        Event::BallFreed { .. } => "The ball drops to the ground.".to_owned(),
        Event::Dazed { what, turns, .. } => {
            format!("{} loses {}.", name(*what), plural(*turns as usize, "turn"))
        }
        Event::Found { item, by, .. } => match by {
            Taker::Foot => format!("You take a {item}."),
            Taker::Ball => format!("The ball brings you a {item}."),
        },
        Event::KeyTaken { by, .. } => match by {
            Taker::Foot => "You take the key.".to_owned(),
            Taker::Ball => "The ball knocks the key loose.".to_owned(),
        },
        Event::Opened { doors } => match doors.len() {
            0 | 1 => "The door opens.".to_owned(),
            _ => "The doors open.".to_owned(),
        },
        Event::BagFull { item, .. } => format!("The bag is full: the {item} stays where it lies."),
        Event::Used { item } => format!("You use the {item}."),
        Event::Transported { .. } => "You stand beside the ball.".to_owned(),
        Event::TakenBack { .. } => "The swing is taken back.".to_owned(),
        Event::Offered { .. } => "An upgrade is earned.".to_owned(),
        Event::Chose { upgrade, level } => match level {
            1 => format!("You take {upgrade}."),
            _ => format!("You take {upgrade}, level {level}."),
        },
        Event::Rose { what, .. } => format!("Night falls: {} rises.", one(*what)),
        Event::Healed { amount, .. } => {
            format!("{} healed.", plural(*amount as usize, "heart"))
        }
        Event::Died { by } => match by {
            Killer::Monster(_) => format!("You die, struck down by {by}."),
            Killer::Spikes => format!("You die on {by}."),
        },
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

/// A name at the beginning of a sentence.
fn name(kind: Kind) -> String {
    capital(&the(kind))
}

/// The same sentence with a capital letter.
pub fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
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
