//! Useful lines for a shot: at the cup, at the next corner of the way, off the walls, at the dead, as
//! last time. All are judged by what these tees show of them.

use super::banks;
use crate::assist::foretold::Foretold;
use crate::ball::End;
use crate::describe::the;
use crate::game::{Game, Monster};
use crate::geom::{Cell, Dir, Heading, LATTICE, Point, Power};
use crate::grid::{Steps, can_step};
use crate::hole::{Kind, Shot};

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

/// What these tees show of a shot: nothing a player could not see in its preview.
pub struct Sight {
    /// The end; none where it is out of sight.
    pub end: Option<End>,
    /// Whether it touches anything, seen or just out of sight.
    pub touches: bool,
    /// What of it is told in words.
    pub told: Foretold,
}

impl Sight {
    /// The sight of a shot; none without a ball.
    pub fn of(game: &Game, shot: Shot) -> Option<Self> {
        let flight = game.preview(shot.heading, shot.power)?;
        let (path, whole) = flight.seen(game.preview_contacts());
        Some(Self {
            end: whole.then_some(flight.end),
            touches: path.iter().any(|waypoint| waypoint.touch.is_contact()),
            told: Foretold::of(game, &flight),
        })
    }

    /// Whether the ball is seen to get to the end without touching anything.
    fn is_free(&self) -> bool {
        !self.touches && !matches!(self.end, None | Some(End::Lost { .. }))
    }
}

/// The shot from the ball at a point, with the power that is seen to bring it nearest.
fn shot(game: &Game, ball: Point, to: Point) -> Shot {
    let heading = heading(ball, to);
    let cup = Point::centre(game.hole().cup);
    let powers = (1..=100).filter_map(Power::new);
    let sights =
        powers.filter_map(|power| Some((power, Sight::of(game, Shot { heading, power })?)));
    let mut drops = Vec::new();
    let mut nearest = (i64::MAX, Power::FULL);
    for (power, sight) in sights {
        match sight.end {
            Some(End::Dropped) if to == cup && !sight.touches => drops.push(power),
            Some(End::Rest(lie)) => nearest = nearest.min((lie.distance_squared(to), power)),
            Some(End::Dropped | End::Lost { .. }) | None => {}
        }
    }
    let power = drops.get(drops.len() / 2).copied().unwrap_or(nearest.1);
    Shot { heading, power }
}

/// Whether the ball is seen to get to the end of a shot without touching anything.
fn is_free(game: &Game, shot: Shot) -> bool {
    Sight::of(game, shot).is_some_and(|sight| sight.is_free())
}

/// The first line to offer: straight at the cup if the way is free, else as far along the walking
/// way as a straight shot gets.
pub fn sensible(game: &Game, ball: Point) -> Shot {
    let cup = Point::centre(game.hole().cup);
    let straight = shot(game, ball, cup);
    if !game.walls().blocks_segment(ball, cup) && is_free(game, straight) {
        return straight;
    }
    along_the_way(game, ball).unwrap_or(straight)
}

/// A shot at the last cell of the walking way to the cup that can be shot at.
fn along_the_way(game: &Game, ball: Point) -> Option<Shot> {
    let field = Steps::from(game.walkable(), game.hole().cup, None);
    let nearer = |cell: Cell| {
        Dir::ALL
            .into_iter()
            .filter(|&dir| can_step(game.walkable(), cell, dir))
            .map(|dir| cell.step(dir))
            .min_by_key(|&to| field.to(to))
            .filter(|&to| field.to(to) < field.to(cell))
    };
    let reach = f64::from(game.range().cells());
    let way: Vec<Point> = std::iter::successors(nearer(ball.cell()), |&cell| nearer(cell))
        .map(Point::centre)
        .take_while(|point| ball.distance(*point) <= reach + 1.0)
        .filter(|&point| !game.walls().blocks_segment(ball, point))
        .collect();
    let shots: Vec<Shot> = way.iter().map(|point| shot(game, ball, *point)).collect();
    let free = shots.iter().rev().find(|shot| is_free(game, **shot));
    // In a narrow place every shot may touch; the one that goes farthest will do.
    free.or(shots.last()).copied()
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
    let straight = match open(cup) {
        true => "straight at the cup",
        false => "toward the cup, into the wall between",
    };
    lines.push(line(straight.to_owned(), shot(game, ball, cup)));
    lines.extend(banks::lines(game, sensible(game, ball)));
    let mut seen: Vec<&Monster> = game
        .monsters()
        .iter()
        // The ball flies through a wisp.
        .filter(|monster| monster.kind != Kind::Wisp && open(Point::centre(monster.cell)))
        .collect();
    seen.sort_by_key(|monster| {
        let distance = ball.distance_squared(Point::centre(monster.cell));
        (!monster.is_awake(), distance, monster.id)
    });
    for monster in seen {
        let to = Point::centre(monster.cell);
        // A line of no length has no heading.
        if ball.distance_squared(to) > i64::from(LATTICE) {
            let name = format!("at {} {}", the(monster.kind), place(ball, to));
            lines.push(line(name, at_monster(game, ball, monster)));
        }
    }
    if let Some(last) = last {
        lines.push(line("as last time".to_owned(), last));
    }
    lines
}

/// A shot that strikes a monster, no harder than it must be; where the first contact is already out
/// of sight, no harder than it takes to touch anything.
fn at_monster(game: &Game, ball: Point, monster: &Monster) -> Shot {
    let heading = heading(ball, Point::centre(monster.cell));
    let strikes = |power: &Power| {
        let shot = Shot {
            heading,
            power: *power,
        };
        let struck = |sight: &Sight| sight.told.struck.iter().any(|own| own.id == monster.id);
        Sight::of(game, shot).is_some_and(|sight| sight.end.is_none() || struck(&sight))
    };
    let power = (1..=100).filter_map(Power::new).find(strikes);
    Shot {
        heading,
        power: power.unwrap_or(Power::FULL),
    }
}

fn place(from: Point, to: Point) -> &'static str {
    from.dir_to(to).map_or("here", Dir::word)
}
