//! Walking: the way to the ball, past monsters or through them, and what a step would cost.

use crate::game::{Command, Game, Monster};
use crate::geom::{Cell, Dir, Point};
use crate::grid::{FAR, Grid, Steps, can_step};
use crate::hole::Kind;

/// Steps that going through a monster counts for, where there is no way round.
const THROUGH: u16 = 40;

/// Steps that the way of the ball may still come nearer to the key before it is fetched.
const NEARER: u16 = 2;

/// Where the key lies, where one is needed and the ball comes no nearer to it on its way to the cup: an
/// errand to be run before the next stroke.
pub fn errand(game: &Game) -> Option<Cell> {
    let key = game.key()?;
    let to_key = Steps::from(game.walkable(), key, None);
    let to_cup = Steps::from(game.walkable_opened(), game.hole().cup, None);
    let nearer = |&cell: &Cell| {
        let next = Dir::ALL.into_iter().map(|dir| cell.step(dir));
        next.min_by_key(|&to| to_cup.to(to))
            .filter(|&to| to_cup.to(to) < to_cup.to(cell))
    };
    let ball = game.ball()?.cell();
    let way = std::iter::successors(Some(ball), nearer);
    let nearest = way.map(|cell| to_key.to(cell)).min()?;
    let is_time =
        to_key.reaches(game.golfer()) && to_key.to(ball) <= nearest.saturating_add(NEARER);
    is_time.then_some(key)
}

/// Where to walk: on the errand, else to the ball.
fn goal(game: &Game) -> Option<Cell> {
    errand(game).or_else(|| game.ball().map(Point::cell))
}

/// Whether there is nowhere to walk to: the ball can be played, and no errand comes first.
pub fn is_there(game: &Game) -> bool {
    game.check_reach().is_ok() && errand(game).is_none()
}

/// How far every cell is on foot from where one walks to: the ball, or the key.
#[derive(Debug)]
pub struct ToBall {
    /// Round everybody who stands on the board.
    round: Steps,
    /// As if nobody did.
    straight: Steps,
}

impl ToBall {
    /// The ways to the ball; none without one.
    pub fn new(game: &Game) -> Option<Self> {
        let cell = goal(game)?;
        let mut free: Grid<bool> = game.tread().clone();
        for monster in game.monsters() {
            free.set(monster.cell, false);
        }
        free.set(game.golfer(), true);
        Some(Self {
            round: Steps::from(&free, cell, None),
            straight: Steps::from(game.walkable(), cell, None),
        })
    }

    /// Steps from this cell to the ball.
    pub fn steps(&self, from: Cell) -> u16 {
        match self.round.to(from) {
            FAR => self.straight.to(from).saturating_add(THROUGH),
            steps => steps,
        }
    }
}

/// The directions in which a step off spikes, or a blow with the club, is possible.
pub fn ways(game: &Game) -> impl Iterator<Item = Dir> + '_ {
    let here = game.golfer();
    Dir::ALL
        .into_iter()
        .filter(move |&dir| can_step(game.walkable(), here, dir))
        .filter(move |&dir| game.tread().get(here.step(dir)) == Some(true))
}

/// The step nearer to a cell, round whoever stands in the way.
pub fn toward(game: &Game, goal: Cell) -> Option<Command> {
    let steps = Steps::from(game.tread(), goal, None);
    let here = game.golfer();
    ways(game)
        .filter(|&dir| game.monster_at(here.step(dir)).is_none())
        .min_by_key(|&dir| steps.to(here.step(dir)))
        .filter(|&dir| steps.to(here.step(dir)) < steps.to(here))
        .map(Command::Step)
}

/// Straight at the ball, whoever stands in the way.
pub fn straight(game: &Game) -> Command {
    let Some(goal) = goal(game) else {
        return Command::Wait;
    };
    let to_ball = Steps::from(game.walkable(), goal, None);
    ways(game)
        .min_by_key(|&dir| to_ball.to(game.golfer().step(dir)))
        .map_or(Command::Wait, Command::Step)
}

/// To the ball round whoever stands in the way, off the cells that blows are marked on; the club
/// where there is no way round.
pub fn round(game: &Game) -> Command {
    let Some(to_ball) = ToBall::new(game) else {
        return Command::Wait;
    };
    let free = |dir: &Dir| game.monster_at(game.golfer().step(*dir)).is_none();
    let far = |dir: Dir| {
        let to = game.golfer().step(dir);
        (to_ball.steps(to), blows_on(game, to))
    };
    let best = ways(game).filter(free).min_by_key(|&dir| far(dir));
    match best {
        Some(dir) if to_ball.steps(game.golfer().step(dir)) < THROUGH => Command::Step(dir),
        _ => straight(game),
    }
}

/// The blows marked on a cell.
pub fn blows_on(game: &Game, cell: Cell) -> usize {
    let marked = |monster: &&Monster| monster.intent.strikes(cell);
    game.monsters().iter().filter(marked).count()
}

/// The hearts that blows marked on the golfer's cell will cost, those of `spared` left out.
pub fn blows_due(game: &Game, spared: &[u32]) -> u32 {
    game.monsters()
        .iter()
        .filter(|monster| monster.intent.strikes(game.golfer()))
        .filter(|monster| !spared.contains(&monster.id))
        .map(|monster| game.content().monsters.of(monster.kind).damage)
        .sum()
}

/// The first monster whose blow is marked on the golfer's cell.
pub fn striker(game: &Game) -> Option<&Monster> {
    let strikes = |monster: &&Monster| monster.intent.strikes(game.golfer());
    game.monsters().iter().find(strikes)
}

/// The club into this monster, where it reaches and does anything.
pub fn club(game: &Game, monster: &Monster) -> Option<Command> {
    let dir = game.golfer().dir_to(monster.cell)?;
    let blow = Command::Step(dir);
    let reaches = game.golfer().step(dir) == monster.cell && game.check(&blow).is_ok();
    (reaches && monster.kind != Kind::Bogeyman).then_some(blow)
}

/// Awake monsters within so many king's steps.
pub fn near(game: &Game, steps: i32) -> impl Iterator<Item = &Monster> {
    let here = game.golfer();
    game.monsters()
        .iter()
        .filter(move |monster| monster.is_awake() && monster.cell.king_steps(here) <= steps)
}
