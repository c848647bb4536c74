//! Lines off the walls: those that are seen to drop, and those that end nearest to the cup by walking.
//!
//! Every degree is tried at a few powers. Only the part of a shot that these tees show is looked at,
//! so nothing is offered that a patient player could not find by turning.

use super::lines::Sight;
use crate::ball::{End, Touch};
use crate::game::Game;
use crate::geom::{Heading, Power};
use crate::grid::{FAR, Steps};
use crate::hole::Shot;

/// Quarter-degrees between two headings that are tried.
const PITCH: i32 = 4;
/// Powers tried for a line that comes to rest.
const POWERS: [i32; 3] = [100, 80, 60];
/// Lines offered that drop, and that come to rest.
const DROPS: usize = 3;
const RESTS: usize = 2;
/// Quarter-degrees that two lines of one kind must lie apart.
const APART: i32 = 24;

/// A line found: what it is worth, and the shot.
struct Found {
    /// Steps left to the cup; 0 in it.
    steps: u16,
    banks: usize,
    shot: Shot,
}

/// The best few shots with a bank: of those that come to rest the ones that end no farther from the
/// cup than the plain shot, and nearer than the lie.
pub fn shots(game: &Game, plain: Shot) -> Vec<Shot> {
    let walk = Steps::from(game.walkable(), game.hole().cup, None);
    let here = game.ball().map_or(FAR, |ball| walk.to(ball.cell()));
    let plain = Sight::of(game, plain).map_or(FAR, |sight| sight.steps(&walk));
    let mut drops = Vec::new();
    let mut rests = Vec::new();
    for quarters in (0..i32::from(Heading::TURN)).step_by(PITCH as usize) {
        let heading = Heading::wrapped(quarters);
        drops.extend(dropping(game, heading).and_then(|shot| judged(game, shot, &walk)));
        for power in POWERS.map(Power::clamped) {
            rests.extend(judged(game, Shot { heading, power }, &walk));
        }
    }
    drops.retain(|found| found.steps == 0);
    drops.sort_by_key(|found| found.banks);
    rests.retain(|found| found.steps > 0 && found.steps < here && found.steps <= plain);
    rests.sort_by_key(|found| (found.steps, found.banks));
    // With a line that drops nobody needs one that only comes near.
    let rests = if drops.is_empty() { rests } else { Vec::new() };
    let best = distinct(drops, DROPS).into_iter();
    best.chain(distinct(rests, RESTS))
        .map(|found| found.shot)
        .collect()
}

/// The shot along a heading that drops as far as is seen: at full power the ball passes over the
/// cup with some length left, and so much less power is enough.
fn dropping(game: &Game, heading: Heading) -> Option<Shot> {
    let full = game.preview(heading, Power::FULL)?;
    let (path, whole) = full.seen(game.preview_contacts());
    if whole && full.end == End::Dropped {
        let power = Power::FULL;
        return Some(Shot { heading, power });
    }
    let lip = path.iter().find(|waypoint| waypoint.touch == Touch::Lip)?;
    // It arrives with half of what it may have left.
    let most = game.content().ball.drop_length().cells();
    let spare = (lip.left - most / 2.0) / game.range().cells();
    let power = Power::clamped(100 - (spare * 100.0) as i32);
    Some(Shot { heading, power })
}

/// What a shot is worth, if its end is seen and comes after a bank.
fn judged(game: &Game, shot: Shot, walk: &Steps) -> Option<Found> {
    let sight = Sight::of(game, shot)?;
    let steps = sight.steps(walk);
    let banks = sight.told.banks;
    (banks > 0 && steps != FAR).then_some(Found { steps, banks, shot })
}

/// The first few of them that are not neighbours of a better one with as many banks.
fn distinct(found: Vec<Found>, most: usize) -> Vec<Found> {
    let mut kept: Vec<Found> = Vec::new();
    for one in found {
        let apart = |other: &Found| {
            let turn = i32::from(Heading::TURN);
            let gap =
                i32::from(one.shot.heading.quarters()) - i32::from(other.shot.heading.quarters());
            let gap = gap.rem_euclid(turn);
            other.banks != one.banks || gap.min(turn - gap) >= APART
        };
        if kept.len() < most && kept.iter().all(apart) {
            kept.push(one);
        }
    }
    kept
}
