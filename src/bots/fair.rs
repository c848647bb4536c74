//! The fair golfer: one shot ahead, headings in steps of 5 degrees, by what the preview shows.
//!
//! Under a `!` he swings while he has hearts to spare, else he kills with the ball, else he clubs.

use crate::game::{Command, Game};
use crate::geom::{Heading, Power};
use crate::hole::Shot;

use super::caddie::swung;
use super::ground::{Guess, guide};
use super::legs::{self, blows_due, club, striker};
use super::sight::{Seen, SeenEnd, look};

/// Hearts with which a blow does not keep him from his swing.
const BOLD: u32 = 3;

/// What a kill on the way is worth to him, in strokes.
const KILL: f64 = 0.3;

/// What a shot whose end is not shown may cost more than it seems to.
const UNSEEN: f64 = 0.35;

/// What he does now.
pub fn choose(game: &Game) -> Command {
    // A blow that leaves him less than he likes is one too many.
    let left = game.hp().saturating_sub(blows_due(game, &[]));
    let striker = striker(game).filter(|_| left + 1 < BOLD);
    if !legs::is_there(game) {
        return legs::round(game);
    }
    let guide = guide(game);
    let guess = Guess::new(game, &guide);
    let shots: Vec<(Shot, Seen)> = shots()
        .filter_map(|shot| Some((shot, look(game, shot)?)))
        .collect();
    let best = |shots: &mut dyn Iterator<Item = &(Shot, Seen)>| {
        shots
            .min_by(|a, b| cost(&guess, &a.1).total_cmp(&cost(&guess, &b.1)))
            .cloned()
    };
    let Some((shot, seen)) = best(&mut shots.iter()) else {
        return Command::Wait;
    };
    let Some(striker) = striker.filter(|_| seen.end != SeenEnd::Drops) else {
        return swung(shot);
    };
    let kills = |(_, seen): &&(Shot, Seen)| seen.strikes.contains(&striker.id);
    match best(&mut shots.iter().filter(kills)) {
        Some((shot, _)) => swung(shot),
        None => club(game, striker)
            .or_else(|| aside(game))
            .unwrap_or(swung(shot)),
    }
}

/// A step off the marked cell from which the ball can still be played and nobody strikes: what is
/// left where no club helps.
fn aside(game: &Game) -> Option<Command> {
    legs::ways(game).map(Command::Step).find(|step| {
        let mut after = game.clone();
        after.apply(step).is_ok()
            && after.hp() == game.hp()
            && after.strokes() == game.strokes()
            && after.check_reach().is_ok()
            && !after.is_marked()
    })
}

fn shots() -> impl Iterator<Item = Shot> {
    (0..i32::from(Heading::TURN))
        .step_by(20)
        .flat_map(|quarters| {
            (1..=10).map(move |tenths| Shot {
                heading: Heading::wrapped(quarters),
                power: Power::clamped(tenths * 10),
            })
        })
}

/// What a shot comes to, as far as he sees.
fn cost(guess: &Guess, seen: &Seen) -> f64 {
    let ahead = match seen.end {
        SeenEnd::Drops => 0.0,
        SeenEnd::Rests(at) => guess.strokes(at),
        SeenEnd::Lost(at) => 1.0 + guess.strokes(at),
        SeenEnd::Unseen(at) => UNSEEN + guess.strokes(at),
    };
    ahead - KILL * seen.strikes.len() as f64
}
