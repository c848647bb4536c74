//! The walk that one key makes: step by step, to the ball, an item or a cell, until it is there or
//! something new threatens. It never steps onto spikes, nor where a blow or a missile will fall.

use crate::game::{Ball, Event, Game, Intent};
use crate::geom::{Cell, Dir, Point};
use crate::grid::{FAR, Grid, Steps, can_step};

/// Where a walk leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To where the ball can be played.
    Ball,
    /// To the item or key that is nearest on foot.
    Item,
    /// To this cell.
    Cell(Cell),
}

/// Why the next step is not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// The ball can be played from here, or this is the cell.
    There,
    /// One of the dead has the ball.
    Carried,
    /// Nothing lies about that can be walked to.
    Nothing,
    /// No way leads there past the dead.
    Barred,
    /// No way leads there but over spikes.
    Spiked,
    /// No way at all leads there.
    NoWay,
    /// Every next step leads where something will fall.
    Danger,
}

/// The next step toward a goal, round everybody who stands in the way; where there is no way round
/// them, as near as they let one come: they move too.
///
/// # Errors
/// Why there is none.
pub fn next(game: &Game, goal: Goal) -> Result<Dir, Halt> {
    let safe = &ground(game);
    let mut free = safe.clone();
    for monster in game.monsters() {
        free.set(monster.cell, false);
    }
    let to = match goal {
        Goal::Ball => stance(game, ball(game)?, [&free, safe, game.walkable()]),
        Goal::Item => item(game, safe).ok_or(Halt::Nothing)?,
        Goal::Cell(cell) if cell == game.golfer() => return Err(Halt::There),
        Goal::Cell(cell) if game.walkable().get(cell) != Some(true) => return Err(Halt::NoWay),
        Goal::Cell(cell) => cell,
    };
    let round = Steps::from(&free, to, None);
    let field = if round.reaches(game.golfer()) {
        round
    } else {
        Steps::from(safe, to, None)
    };
    let here = field.to(game.golfer());
    if here == FAR {
        let any = Steps::from(game.walkable(), game.golfer(), None).reaches(to);
        return Err(if any { Halt::Spiked } else { Halt::NoWay });
    }
    // Corners are those of the ground: a monster beside a diagonal step does not forbid it.
    let mut ways: Vec<(u16, Dir)> = Dir::ALL
        .into_iter()
        .filter(|&dir| can_step(game.walkable(), game.golfer(), dir))
        .map(|dir| (game.golfer().step(dir), dir))
        .filter(|&(cell, _)| safe.get(cell) == Some(true) && game.monster_at(cell).is_none())
        .map(|(cell, dir)| (field.to(cell), dir))
        .filter(|&(steps, _)| steps != FAR && steps < here)
        .collect();
    ways.sort();
    if ways.is_empty() {
        let spiked = safe.get(to) != Some(true);
        return Err(if spiked { Halt::Spiked } else { Halt::Barred });
    }
    let calm = ways.iter().find(|(_, dir)| !is_dangerous(game, *dir));
    calm.map(|(_, dir)| *dir).ok_or(Halt::Danger)
}

/// Where the ball lies, if it must be walked to.
fn ball(game: &Game) -> Result<Point, Halt> {
    match game.ball_state() {
        Ball::Carried(_) => Err(Halt::Carried),
        Ball::Holed => Err(Halt::There),
        Ball::Lies(_) if game.check_reach().is_ok() => Err(Halt::There),
        Ball::Lies(ball) => Ok(ball),
    }
}

/// The cell nearest on foot from which the ball can be played, on the first of these grounds that leads
/// to one; of two equally near the one nearer to the ball.
fn stance(game: &Game, ball: Point, grounds: [&Grid<bool>; 3]) -> Cell {
    let nearest = |ground: &Grid<bool>| {
        let field = Steps::from(ground, game.golfer(), None);
        let cells: Vec<(u16, i64, Cell)> = field
            .reached()
            .filter(|(cell, _)| game.can_play_from(*cell))
            .map(|(cell, steps)| (steps, Point::centre(cell).distance_squared(ball), cell))
            .collect();
        cells.into_iter().min().map(|(_, _, cell)| cell)
    };
    grounds.into_iter().find_map(nearest).unwrap_or(ball.cell())
}

/// The item that is nearest on foot, the golfer's own cell apart: with a full bag one may stand on it.
fn item(game: &Game, safe: &Grid<bool>) -> Option<Cell> {
    let field = Steps::from(safe, game.golfer(), None);
    let lying = game.items().iter().map(|lying| lying.cell);
    let cells = lying.chain(game.key());
    cells
        .filter(|&cell| cell != game.golfer() && field.reaches(cell))
        .min_by_key(|&cell| (field.to(cell), cell))
}

/// Ground that hurts nobody; where the golfer stands, what could hurt has hurt already.
fn ground(game: &Game) -> Grid<bool> {
    let mut ground = game.tread().clone();
    ground.set(game.golfer(), true);
    ground
}

/// Whether something is marked to fall where this step leads, or a marionette would step into it.
fn is_dangerous(game: &Game, dir: Dir) -> bool {
    let to = game.golfer().step(dir);
    game.monsters().iter().any(|monster| {
        let mirrors = monster.intent == Intent::Mirror;
        monster.intent.strikes(to) || mirrors && monster.cell.step(dir.opposite()) == to
    })
}

/// Whether a step has brought a danger that was not there when the walk began: those who were after
/// the golfer then go on striking where they stood, which one who walks on leaves behind.
pub fn threatens(game: &Game, events: &[Event], hunters: &[u32]) -> bool {
    let is_known = |id: &u32| hunters.contains(id);
    let is_expected = |event: &&Event| match event {
        Event::Lunged { monster, .. } | Event::Missed { monster, .. } => is_known(monster),
        _ => false,
    };
    let news: Vec<Event> = events.iter().filter(|e| !is_expected(e)).cloned().collect();
    let here = game.golfer();
    let is_marked = game.monsters().iter().any(|monster| {
        let known = is_known(&monster.id) && matches!(monster.intent, Intent::Blow(_));
        monster.intent.strikes(here) && !known
    });
    is_marked || brings_news(&news)
}

/// How many things lie about that can be walked to: items, and the key.
pub fn things(game: &Game) -> usize {
    game.items().len() + usize::from(game.key().is_some())
}

/// Those who are awake, by id.
pub fn hunters(game: &Game) -> Vec<u32> {
    let awake = game.monsters().iter().filter(|monster| monster.is_awake());
    awake.map(|monster| monster.id).collect()
}

/// Whether a step has brought something to look at before the next one.
pub fn alarms(game: &Game, events: &[Event]) -> bool {
    brings_news(events) || game.is_marked()
}

fn brings_news(events: &[Event]) -> bool {
    let news = |event: &Event| {
        matches!(
            event,
            Event::Woke { .. }
                | Event::Rose { .. }
                | Event::Blow { .. }
                | Event::Warded { .. }
                | Event::Pricked { .. }
                | Event::Loosed { .. }
                | Event::BallTaken { .. }
                | Event::Lunged { .. }
                | Event::Missed { .. }
                | Event::Died { .. }
        )
    };
    events.iter().any(news)
}
