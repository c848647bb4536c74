//! What the dead do in their turn: what they had shown, and nothing else.

use crate::game::event::{Event, Weapon};
use crate::game::play::Game;
use crate::game::rules::harm::{blow, strike};
use crate::game::state::{Ball, Intent, Killer, Line, Monster};
use crate::geom::{Cell, Dir};
use crate::grid::can_step;
use crate::hole::{Kind, Terrain};

/// Every awake monster carries out its intent, marionettes first, then by id, until the golfer is
/// dead. Returns what killed the golfer.
pub fn act(game: &mut Game, steps: &[Dir], events: &mut Vec<Event>) -> Option<Killer> {
    let is_puppet = |monster: &&Monster| monster.kind == Kind::Marionette;
    let (puppets, others): (Vec<&Monster>, Vec<&Monster>) =
        game.monsters.iter().partition(is_puppet);
    let all = puppets.iter().chain(&others);
    let ids: Vec<u32> = all.map(|monster| monster.id).collect();
    for id in ids {
        let killer = turn_of(game, id, steps, events);
        if killer.is_some() {
            return killer;
        }
    }
    None
}

/// One monster's turn. It may be gone already.
fn turn_of(game: &mut Game, id: u32, steps: &[Dir], events: &mut Vec<Event>) -> Option<Killer> {
    let index = game.monsters.iter().position(|monster| monster.id == id)?;
    let monster = game.monsters[index];
    if !monster.is_awake() {
        return None;
    }
    let own = &mut game.monsters[index];
    own.turns += 1;
    own.dazed = own.dazed.saturating_sub(1);
    match monster.intent {
        Intent::Asleep => None,
        Intent::Rest => {
            events.push(stayed(&monster));
            None
        }
        Intent::Step(to) => {
            step(game, &monster, to, events);
            None
        }
        Intent::Take(to) => {
            take(game, &monster, to, events);
            None
        }
        Intent::Blow(at) if game.golfer.cell == at => blow(game, &monster, at, events),
        Intent::Blow(at) => {
            lunge(game, &monster, at, events);
            None
        }
        Intent::Missile(line) => loose(game, &monster, line, events),
        Intent::Mirror => mirror(game, id, steps, events),
    }
}

fn step(game: &mut Game, monster: &Monster, to: Cell, events: &mut Vec<Event>) {
    if !is_open_to(game, monster, to) {
        events.push(stayed(monster));
        return;
    }
    put(game, monster.id, to);
    events.push(Event::MonsterStepped {
        monster: monster.id,
        what: monster.kind,
        from: monster.cell,
        to,
    });
    prick(game, monster.id, events);
}

fn take(game: &mut Game, monster: &Monster, to: Cell, events: &mut Vec<Event>) {
    if to == monster.cell {
        // It stands over the ball already.
    } else if is_open_to(game, monster, to) {
        step(game, monster, to, events);
    } else {
        events.push(stayed(monster));
        return;
    }
    match game.lie.ball {
        Ball::Lies(ball) if ball.cell() == to => {
            game.lie.ball = Ball::Carried(monster.id);
            events.push(Event::BallTaken {
                monster: monster.id,
                what: monster.kind,
                at: to,
            });
        }
        _ if to == monster.cell => events.push(stayed(monster)),
        _ => {}
    }
}

fn lunge(game: &mut Game, monster: &Monster, at: Cell, events: &mut Vec<Event>) {
    if !is_open_to(game, monster, at) {
        events.push(Event::Missed {
            monster: monster.id,
            what: monster.kind,
            at,
        });
        return;
    }
    put(game, monster.id, at);
    events.push(Event::Lunged {
        monster: monster.id,
        what: monster.kind,
        from: monster.cell,
        to: at,
    });
    prick(game, monster.id, events);
}

fn loose(
    game: &mut Game,
    monster: &Monster,
    line: Line,
    events: &mut Vec<Event>,
) -> Option<Killer> {
    events.push(Event::Loosed {
        monster: monster.id,
        what: monster.kind,
        from: line.from,
        to: line.to,
    });
    let here = game.golfer.cell;
    let is_hit = line.cells().any(|cell| cell == here);
    is_hit.then(|| blow(game, monster, here, events)).flatten()
}

/// The marionette steps opposite to each step of the golfer; into the golfer it strikes.
fn mirror(game: &mut Game, id: u32, steps: &[Dir], events: &mut Vec<Event>) -> Option<Killer> {
    for dir in steps {
        let monster = *game.monsters.iter().find(|monster| monster.id == id)?;
        let to = monster.cell.step(dir.opposite());
        let terrain = game.terrain(to);
        let is_legal = can_step(game.walkable(), monster.cell, dir.opposite());
        if to == game.golfer.cell && is_legal {
            let killer = blow(game, &monster, to, events);
            if killer.is_some() {
                return killer;
            }
        } else if terrain.swallows() && is_round_no_corner(game, monster.cell, dir.opposite()) {
            put(game, id, to);
            events.push(Event::MonsterStepped {
                monster: id,
                what: monster.kind,
                from: monster.cell,
                to,
            });
            strike(game, id, Weapon::Ground, 1, events);
        } else if is_legal {
            step(game, &monster, to, events);
        } else {
            events.push(stayed(&monster));
        }
    }
    if steps.is_empty() {
        let monster = *game.monsters.iter().find(|monster| monster.id == id)?;
        events.push(stayed(&monster));
    }
    None
}

/// Whether a step squeezes past no corner, whatever it leads to.
fn is_round_no_corner(game: &Game, from: Cell, dir: Dir) -> bool {
    let to = from.step(dir);
    let open = |cell| game.walkable().get(cell).unwrap_or(false);
    !dir.is_diagonal() || (open(Cell::new(to.x, from.y)) && open(Cell::new(from.x, to.y)))
}

fn put(game: &mut Game, id: u32, to: Cell) {
    if let Some(monster) = game.monsters.iter_mut().find(|monster| monster.id == id) {
        monster.cell = to;
    }
}

/// Spikes hit whoever comes onto them on foot.
fn prick(game: &mut Game, id: u32, events: &mut Vec<Event>) {
    let Some(monster) = game.monsters.iter().find(|monster| monster.id == id) else {
        return;
    };
    if monster.kind != Kind::Wisp && game.terrain(monster.cell) == Terrain::Spikes {
        strike(game, id, Weapon::Ground, 1, events);
    }
}

fn stayed(monster: &Monster) -> Event {
    Event::MonsterStayed {
        monster: monster.id,
        what: monster.kind,
        at: monster.cell,
    }
}

fn is_open_to(game: &Game, monster: &Monster, cell: Cell) -> bool {
    match monster.kind {
        Kind::Wisp => is_free_for_wisp(game, cell),
        Kind::Skeleton
        | Kind::Slime
        | Kind::Marionette
        | Kind::Archer
        | Kind::Ghoul
        | Kind::Golem
        | Kind::Bogeyman => is_free(game, cell),
    }
}

/// Whether a monster may enter the cell: nobody stands there and it is not the cup's.
pub fn is_free(game: &Game, cell: Cell) -> bool {
    game.walkable().get(cell).unwrap_or(false) && is_free_for_wisp(game, cell)
}

/// The same for one whom no ground stops.
pub fn is_free_for_wisp(game: &Game, cell: Cell) -> bool {
    game.walkable().contains(cell)
        && cell != game.hole().cup
        && cell != game.golfer.cell
        && game.monster_at(cell).is_none()
}
