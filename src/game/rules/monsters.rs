//! The dead: each does exactly what it had shown, then wakes, then shows what it will do next.

use crate::game::event::Event;
use crate::game::play::Game;
use crate::game::state::{Intent, Monster};
use crate::geom::{Cell, Dir, LATTICE, Point};
use crate::grid::{Steps, can_step};
use crate::hole::Kind;

/// Every awake monster carries out its intent, in id order, until the golfer is dead. Returns who
/// killed the golfer.
pub fn act(game: &mut Game, events: &mut Vec<Event>) -> Option<Kind> {
    for index in 0..game.monsters.len() {
        let monster = game.monsters[index];
        match monster.intent {
            Intent::Asleep => {}
            Intent::Rest => events.push(stayed(&monster)),
            Intent::Step(to) => {
                let event = if is_free(game, to) {
                    game.monsters[index].cell = to;
                    Event::MonsterStepped {
                        monster: monster.id,
                        what: monster.kind,
                        from: monster.cell,
                        to,
                    }
                } else {
                    stayed(&monster)
                };
                events.push(event);
            }
            Intent::Blow(at) if game.golfer.cell == at => {
                events.push(blow(game, &monster, at));
                if game.golfer.hp == 0 {
                    return Some(monster.kind);
                }
            }
            Intent::Blow(at) => {
                let event = if is_free(game, at) {
                    game.monsters[index].cell = at;
                    Event::Lunged {
                        monster: monster.id,
                        what: monster.kind,
                        from: monster.cell,
                        to: at,
                    }
                } else {
                    Event::Missed {
                        monster: monster.id,
                        what: monster.kind,
                        at,
                    }
                };
                events.push(event);
            }
        }
    }
    None
}

fn stayed(monster: &Monster) -> Event {
    Event::MonsterStayed {
        monster: monster.id,
        what: monster.kind,
        at: monster.cell,
    }
}

fn blow(game: &mut Game, monster: &Monster, at: Cell) -> Event {
    let damage = game.content.monsters.of(monster.kind).damage;
    let damage = damage.min(game.golfer.hp);
    game.golfer.hp -= damage;
    Event::Blow {
        monster: monster.id,
        what: monster.kind,
        at,
        damage,
        hp: game.golfer.hp,
    }
}

/// Whether a monster may enter the cell: nobody stands there and it is not the cup's.
pub fn is_free(game: &Game, cell: Cell) -> bool {
    game.board.walkable.get(cell).unwrap_or(false)
        && cell != game.hole().cup
        && cell != game.golfer.cell
        && game.monster_at(cell).is_none()
}

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
        .then(|| Steps::from(&game.board.walkable, game.golfer.cell, None));
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
    // Shared by all, blind to who stands where; nobody walks through the cup.
    let field = Steps::from(
        &game.board.walkable,
        game.golfer.cell,
        Some(game.hole().cup),
    );
    for index in 0..game.monsters.len() {
        let monster = game.monsters[index];
        if monster.is_awake() {
            game.monsters[index].intent = match monster.kind {
                Kind::Skeleton => pursue(game, &monster, &field),
            };
        }
    }
}

/// Strikes if a legal step leads to the golfer, else walks to the free neighbour nearest to them;
/// ties go by the order of directions, and with none nearer it stays.
fn pursue(game: &Game, monster: &Monster, field: &Steps) -> Intent {
    let legal = |dir: &Dir| can_step(&game.board.walkable, monster.cell, *dir);
    let ways = Dir::ALL
        .into_iter()
        .filter(legal)
        .map(|dir| monster.cell.step(dir));
    if ways.clone().any(|cell| cell == game.golfer.cell) {
        return Intent::Blow(game.golfer.cell);
    }
    ways.filter(|&cell| is_free(game, cell))
        .min_by_key(|&cell| field.to(cell))
        .filter(|&cell| field.to(cell) < field.to(monster.cell))
        .map_or(Intent::Rest, Intent::Step)
}
