//! The beginner: aims at the next corner of the way on foot that the ball gets to without a bank,
//! guesses the power, and walks straight at the ball, whoever stands there.

use crate::ball::{End, heading_to};
use crate::dice::Stream;
use crate::game::{Command, Game};
use crate::geom::{Cell, Dir, Heading, Point, Power};
use crate::grid::{Steps, can_step};
use crate::hole::Shot;

use super::caddie::swung;
use super::legs;

/// How far off, in percent, a guess at a distance may be.
const GUESS: i32 = 15;

/// How far beyond where he wants to be he hits, in cells.
const BEYOND: f64 = 0.7;

/// How far off, in quarter-degrees, an aim may be.
const AIM: i32 = 8;

/// What he does now.
pub fn choose(game: &Game) -> Command {
    let Some(ball) = game.ball().filter(|_| legs::is_there(game)) else {
        return legs::straight(game);
    };
    swung(shot(game, ball))
}

fn shot(game: &Game, ball: Point) -> Shot {
    let corner = next_corner(game, ball);
    let mut dice = game.setup().seed.dice(Stream::Guess {
        hole: game.hole().number,
        turn: game.turn(),
    });
    let wanted = percent(game, ball, Point::centre(corner));
    let guessed = wanted * f64::from(100 + dice.between(-GUESS, GUESS)) / 100.0;
    let heading: Heading = heading_to(ball, Point::centre(corner));
    Shot {
        heading: heading.turned(dice.between(-AIM, AIM)),
        power: Power::clamped(guessed as i32),
    }
}

/// The farthest cell of the way to the cup that a ball could go to in a straight line.
fn next_corner(game: &Game, ball: Point) -> Cell {
    let to_cup = Steps::from(game.walkable_opened(), game.hole().cup, None);
    let way = std::iter::successors(Some(ball.cell()), |&cell| nearer(game, &to_cup, cell));
    let way: Vec<Cell> = way.skip(1).collect();
    let seen = |cell: &&Cell| !game.walls().blocks_segment(ball, Point::centre(**cell));
    let rolled = way.iter().rev().find(|&&cell| rolls_to(game, ball, cell));
    let cell = rolled.or_else(|| way.iter().rev().find(seen));
    cell.or(way.first()).copied().unwrap_or(ball.cell())
}

/// The power that takes the ball a little past a place, in percent: never up, never in.
fn percent(game: &Game, ball: Point, to: Point) -> f64 {
    (ball.distance(to) + BEYOND) * 100_000.0 / f64::from(game.range().0.max(1))
}

/// Whether the ball gets to a cell without a contact, as far as he is shown.
fn rolls_to(game: &Game, ball: Point, cell: Cell) -> bool {
    let to = Point::centre(cell);
    let heading = heading_to(ball, to);
    let power = Power::clamped(percent(game, ball, to) as i32);
    let flight = game.preview(heading, power);
    flight.is_some_and(|flight| {
        let is_straight = !flight.path.iter().any(|w| w.touch.is_contact());
        is_straight && !matches!(flight.end, End::Lost { .. })
    })
}

fn nearer(game: &Game, to_cup: &Steps, cell: Cell) -> Option<Cell> {
    Dir::ALL
        .into_iter()
        .filter(|&dir| can_step(game.walkable_opened(), cell, dir))
        .map(|dir| cell.step(dir))
        .min_by_key(|&next| to_cup.to(next))
        .filter(|&next| to_cup.to(next) < to_cup.to(cell))
}
