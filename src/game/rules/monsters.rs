//! The dead: each does exactly what it had shown, then wakes, then shows what it will do next.
//!
//! What a kind does is in a file of its own; here is what all have in common.

mod act;
mod archer;
mod boss;
mod ghoul;
mod pursuit;
mod wisp;

pub use act::{act, is_free};

use crate::game::event::Event;
use crate::game::play::Game;
use crate::game::state::{Intent, Monster};
use crate::geom::{LATTICE, Point};
use crate::grid::Steps;
use crate::hole::Kind;

/// Wakes every sleeper near the golfer on foot, or near a noise of the ball. Nothing acts on the
/// turn in which it wakes.
pub fn wake(game: &mut Game, noise: &[Point], events: &mut Vec<Event>) {
    let near = game.content.golfer.tees(game.setup.tees).wake;
    let loud = i64::from(game.content.golfer.noise) * i64::from(LATTICE);
    // Walking is never shorter than a king's way, so far sleepers need no walking distance.
    let may_wake = |monster: &Monster| {
        !monster.is_awake() && monster.cell.king_steps(game.golfer.cell) <= i32::from(near)
    };
    let field = game
        .monsters
        .iter()
        .any(may_wake)
        .then(|| Steps::from(game.walkable(), game.golfer.cell, None));
    let hears = |monster: &Monster| {
        let centre = Point::centre(monster.cell);
        noise
            .iter()
            .any(|point| point.distance_squared(centre) <= loud * loud)
    };
    for monster in &mut game.monsters {
        let close = field
            .as_ref()
            .is_some_and(|field| field.to(monster.cell) <= near);
        if monster.is_awake() || !(close || hears(monster)) {
            continue;
        }
        monster.intent = Intent::Rest;
        events.push(Event::Woke {
            monster: monster.id,
            what: monster.kind,
            at: monster.cell,
        });
    }
}

/// Every awake monster fixes what it will do in its next turn.
pub fn plan(game: &mut Game) {
    if !game.monsters.iter().any(Monster::is_awake) {
        return;
    }
    // Shared by all, blind to who stands where; nobody walks through the cup or onto spikes.
    let field = Steps::from(game.tread(), game.golfer.cell, Some(game.hole().cup));
    for index in 0..game.monsters.len() {
        let monster = game.monsters[index];
        if monster.is_awake() {
            game.monsters[index].intent = next(game, &monster, &field);
        }
    }
}

fn next(game: &Game, monster: &Monster, field: &Steps) -> Intent {
    if monster.dazed > 0 {
        return Intent::Rest;
    }
    if monster.kind == Kind::Bogeyman
        && let Some(bone) = boss::bone(game, monster)
    {
        return bone;
    }
    if !(monster.turns + 1).is_multiple_of(pace(game, monster)) {
        return Intent::Rest;
    }
    match monster.kind {
        Kind::Skeleton | Kind::Slime | Kind::Golem | Kind::Bogeyman => {
            pursuit::pursue(game, monster, field)
        }
        Kind::Marionette => Intent::Mirror,
        Kind::Archer => archer::plan(game, monster, field),
        Kind::Ghoul => ghoul::plan(game, monster, field),
        Kind::Wisp => wisp::plan(game, monster),
    }
}

/// A monster acts on every so manieth of its own turns.
fn pace(game: &Game, monster: &Monster) -> u32 {
    match game.is_laden(monster) {
        true => ghoul::LADEN,
        false => game.content.monsters.of(monster.kind).pace,
    }
}
