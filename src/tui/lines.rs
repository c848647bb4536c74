//! Useful lines for a shot: at the cup, at the next corner of the way, at the dead, as last time.

use crate::game::{Game, Monster};
use crate::geom::{Cell, Dir, Heading, LATTICE, Point, Power};
use crate::grid::{Steps, can_step};

/// Length a ball aimed at the cup has left on arrival, in cells: it drops with up to 1.5.
const OVER: f64 = 0.7;

/// A heading and a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// Where to.
    pub heading: Heading,
    /// How hard.
    pub power: Power,
}

/// A line to try, and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// `at the cup`.
    pub name: String,
    /// The shot.
    pub shot: Shot,
}

/// The heading from one point to another.
#[expect(
    clippy::disallowed_methods,
    reason = "a heading that is offered; what is played is the whole number that comes of it"
)]
pub fn heading(from: Point, to: Point) -> Heading {
    let (dx, dy) = from.vector_to(to);
    let turn = (-(dy as f64)).atan2(dx as f64) / std::f64::consts::TAU;
    Heading::wrapped((turn * f64::from(Heading::TURN)).round() as i32)
}

fn shot(game: &Game, ball: Point, to: Point, over: f64) -> Shot {
    let range = f64::from(game.range().cells()).max(0.1);
    let percent = (ball.distance(to) + over) / range * 100.0;
    Shot {
        heading: heading(ball, to),
        power: Power::clamped(percent.ceil() as i32),
    }
}

/// The first line to offer: straight at the cup, or the farthest point of the walking way that the
/// ball can see.
pub fn sensible(game: &Game, ball: Point) -> Shot {
    let cup = Point::centre(game.hole().cup);
    if !game.walls().blocks_segment(ball, cup) {
        return shot(game, ball, cup, OVER);
    }
    let corner = corner(game, ball).unwrap_or(cup);
    shot(game, ball, corner, 0.0)
}

/// The last cell of the walking way to the cup in a straight line of the ball.
fn corner(game: &Game, ball: Point) -> Option<Point> {
    let field = Steps::from(game.walkable(), game.hole().cup, None);
    let nearer = |cell: Cell| {
        Dir::ALL
            .into_iter()
            .filter(|&dir| can_step(game.walkable(), cell, dir))
            .map(|dir| cell.step(dir))
            .min_by_key(|&to| field.to(to))
            .filter(|&to| field.to(to) < field.to(cell))
    };
    std::iter::successors(nearer(ball.cell()), |&cell| nearer(cell))
        .map(Point::centre)
        .take_while(|&point| !game.walls().blocks_segment(ball, point))
        .last()
}

/// All lines worth a look, the best first.
pub fn useful(game: &Game, ball: Point, last: Option<Shot>) -> Vec<Line> {
    let cup = Point::centre(game.hole().cup);
    let open = |to: Point| !game.walls().blocks_segment(ball, to);
    let line = |name: String, shot: Shot| Line { name, shot };
    let mut lines = Vec::new();
    if !open(cup) {
        lines.push(line("along the way".to_owned(), sensible(game, ball)));
    }
    lines.push(line(
        "straight at the cup".to_owned(),
        shot(game, ball, cup, OVER),
    ));
    let mut seen: Vec<&Monster> = game
        .monsters()
        .iter()
        .filter(|monster| open(Point::centre(monster.cell)))
        .collect();
    seen.sort_by_key(|monster| {
        let distance = ball.distance_squared(Point::centre(monster.cell));
        (!monster.is_awake(), distance, monster.id)
    });
    for monster in seen {
        let to = Point::centre(monster.cell);
        // A line of no length has no heading.
        if ball.distance_squared(to) > i64::from(LATTICE) {
            let name = format!("at the {} {}", monster.kind, place(ball, to));
            lines.push(line(name, shot(game, ball, to, 0.3)));
        }
    }
    if let Some(last) = last {
        lines.push(line("as last time".to_owned(), last));
    }
    lines
}

fn place(from: Point, to: Point) -> &'static str {
    from.dir_to(to).map_or("here", Dir::word)
}
