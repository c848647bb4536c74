//! Hits and hearts: what strikes a monster takes, what blows and spikes do to the golfer.

use crate::game::event::{Event, Weapon};
use crate::game::play::Game;
use crate::game::state::{Ball, Killer, Monster};
use crate::geom::{Cell, Point};
use crate::hole::{Kind, Terrain};

/// What a strike came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Struck {
    /// The monster still stands.
    Stands,
    /// It is destroyed.
    Destroyed,
}

/// Takes one hit off a monster; at the last one it is destroyed and its XP earned, so many `times`.
/// A ghoul drops the ball. Only the ball hurts the Bogeyman.
pub fn strike(game: &mut Game, id: u32, by: Weapon, times: u32, events: &mut Vec<Event>) -> Struck {
    let Some(index) = game.monsters.iter().position(|monster| monster.id == id) else {
        return Struck::Stands;
    };
    let monster = &mut game.monsters[index];
    if monster.kind != Kind::Bogeyman || by == Weapon::Ball {
        monster.hits = monster.hits.saturating_sub(1);
    }
    let monster = *monster;
    drop_ball(game, &monster, events);
    if monster.hits > 0 {
        events.push(Event::Struck {
            monster: id,
            what: monster.kind,
            at: monster.cell,
            by,
            hits: monster.hits,
        });
        return Struck::Stands;
    }
    game.monsters.remove(index);
    match by {
        Weapon::Ball => game.tally.ball_kills += 1,
        Weapon::Club => game.tally.club_kills += 1,
        Weapon::Dash | Weapon::Ground => game.tally.other_kills += 1,
    }
    let xp = monster.xp * times;
    game.golfer.xp += xp;
    events.push(Event::Killed {
        monster: id,
        what: monster.kind,
        at: monster.cell,
        by,
        xp,
    });
    Struck::Destroyed
}

/// A ghoul that carries the ball drops it in the middle of its cell.
fn drop_ball(game: &mut Game, monster: &Monster, events: &mut Vec<Event>) {
    if game.lie.ball == Ball::Carried(monster.id) {
        let at = Point::centre(monster.cell);
        game.lie.ball = Ball::Lies(at);
        events.push(Event::BallFreed { at });
    }
}

/// A monster's blow or missile falls on the golfer. Returns what killed them.
pub fn blow(
    game: &mut Game,
    monster: &Monster,
    at: Cell,
    events: &mut Vec<Event>,
) -> Option<Killer> {
    let (id, what) = (monster.id, monster.kind);
    if game.is_warded() {
        game.once.ward = true;
        events.push(Event::Warded {
            monster: id,
            what,
            at,
        });
        return None;
    }
    let damage = game.content.monsters.of(what).damage.min(game.golfer.hp);
    game.golfer.hp -= damage;
    events.push(Event::Blow {
        monster: id,
        what,
        at,
        damage,
        hp: game.golfer.hp,
    });
    (game.golfer.hp == 0).then_some(Killer::Monster(what))
}

/// The golfer has come to a cell: spikes cost a heart. Returns what killed them.
pub fn tread(game: &mut Game, events: &mut Vec<Event>) -> Option<Killer> {
    let at = game.golfer.cell;
    if game.terrain(at) != Terrain::Spikes {
        return None;
    }
    let damage = game.content.golfer.spikes.min(game.golfer.hp);
    game.golfer.hp -= damage;
    events.push(Event::Pricked {
        at,
        damage,
        hp: game.golfer.hp,
    });
    (game.golfer.hp == 0).then_some(Killer::Spikes)
}
