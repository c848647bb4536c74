//! Shots strung together, the most promising lie first.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::fan::{Drop, Rays, Stop};
use super::guide::Guide;
use super::view::View;
use super::{Budget, Plan};
use crate::ball::{End, Scene, fly, heading_to};
use crate::content::LookFigures;
use crate::geom::{Heading, LATTICE, Length, Point, Power};
use crate::hole::{Finish, Line, Shot};

/// What is looked at.
pub(super) struct Ground<'a> {
    /// The scene of the first shot.
    pub scene: &'a Scene<'a>,
    /// The scene of every later one.
    pub later: &'a Scene<'a>,
    pub guide: &'a Guide,
    pub view: &'a View,
    pub range: Length,
}

/// One look from a lie to the cup.
pub(super) struct Search<'a> {
    ground: &'a Ground<'a>,
    look: &'a LookFigures,
    detour: u32,
    most: u32,
    /// Lies that were played from, each reached by a real flight.
    lies: Vec<Reached>,
    /// The fewest strokes after which a shot into each square was thought of.
    known: Vec<u8>,
    /// Shots not yet played, the best on top.
    open: BinaryHeap<Reverse<Idea>>,
    age: u32,
    flights: u32,
}

/// A lie and how it was come by.
struct Reached {
    at: Point,
    strokes: u32,
    /// The shot into it and the lie that was played from; none for the first.
    by: Option<(usize, Shot)>,
}

/// A shot to think about. Ordered by the strokes it may come to in all, then by the way that would
/// be left, then by age.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Idea {
    total: u32,
    way: u32,
    age: u32,
    from: usize,
    heading: Heading,
    power: Power,
    square: usize,
}

impl<'a> Search<'a> {
    pub fn new(ground: &'a Ground, look: &'a LookFigures, budget: &Budget<'a>) -> Self {
        let mut search = Self {
            ground,
            look,
            detour: budget.figures.detour,
            most: budget.strokes.min(Budget::STROKES),
            lies: Vec::new(),
            known: Vec::new(),
            open: BinaryHeap::new(),
            age: 0,
            flights: 0,
        };
        let (columns, rows) = search.squares();
        search.known = vec![u8::MAX; columns * rows];
        search
    }

    /// Looks until a line is found, nothing is left to try, or enough lies were played from.
    pub fn run(mut self, lie: Point) -> Plan {
        let least = self.strokes_from(lie);
        if least.is_none_or(|least| least > self.most) {
            return Plan::NotFound { flights: 0 };
        }
        let first = Reached {
            at: lie,
            strokes: 0,
            by: None,
        };
        if let Some(square) = self.square(lie) {
            self.known[square] = 0;
        }
        let mut next = Some(first);
        while let Some(lie) = next {
            self.lies.push(lie);
            if let Some(line) = self.play_from(self.lies.len() - 1) {
                return Plan::Found(line);
            }
            if self.lies.len() >= self.look.lies as usize {
                break;
            }
            next = self.best();
        }
        Plan::NotFound {
            flights: self.flights,
        }
    }

    /// The next lie to play from: the best idea whose real flight comes to rest in its square.
    fn best(&mut self) -> Option<Reached> {
        while let Some(Reverse(idea)) = self.open.pop() {
            let strokes = self.lies[idea.from].strokes + 1;
            if u32::from(self.known[idea.square]) < strokes {
                continue;
            }
            let shot = Shot {
                heading: idea.heading,
                power: idea.power,
            };
            if let Some(Finish::Lie(at)) = self.fly(idea.from, shot)
                && self.square(at) == Some(idea.square)
            {
                return Some(Reached {
                    at,
                    strokes,
                    by: Some((idea.from, shot)),
                });
            }
            // The square is free for another shot.
            self.known[idea.square] = u8::MAX;
        }
        None
    }

    /// Fans out from a lie: the line to the cup if a shot from here drops, else new ideas.
    fn play_from(&mut self, from: usize) -> Option<Line> {
        let (lie, strokes) = (self.lies[from].at, self.lies[from].strokes + 1);
        let straight = heading_to(lie, Point::centre(self.ground.scene.cup));
        let step = usize::from(self.look.heading.max(1));
        let headings = (0..Heading::TURN).step_by(step).filter_map(Heading::new);
        let rays = Rays::new(self.scene(from), self.ground.range, self.look.power);
        let mut stops: Vec<(Heading, Stop)> = Vec::new();
        let mut drops: Vec<(Heading, Drop)> = Vec::new();
        for heading in std::iter::once(straight).chain(headings) {
            self.flights += 1;
            let drop = rays.along(lie, heading, |stop| stops.push((heading, stop)));
            drops.extend(drop.map(|drop| (heading, drop)));
        }
        drops.sort_by_key(|(_, drop)| drop.contacts);
        for (heading, drop) in drops {
            let shot = Shot {
                heading,
                power: drop.power,
            };
            if self.fly(from, shot) == Some(Finish::Cup) {
                return Some(self.line(from, shot));
            }
        }
        for (heading, stop) in stops {
            self.think_of(from, strokes, heading, stop);
        }
        None
    }

    fn think_of(&mut self, from: usize, strokes: u32, heading: Heading, stop: Stop) {
        let Some(square) = self.square(stop.at) else {
            return;
        };
        if u32::from(self.known[square]) <= strokes {
            return;
        }
        let Some(least) = self.strokes_from(stop.at) else {
            return;
        };
        let total = strokes + least;
        if total > self.most {
            return;
        }
        self.known[square] = strokes as u8;
        self.age += 1;
        self.open.push(Reverse(Idea {
            total,
            way: self.ground.guide.way(stop.at.cell()),
            age: self.age,
            from,
            heading,
            power: stop.power,
            square,
        }));
    }

    /// The strokes that a ball here is reckoned to need; none if it can never be holed out.
    fn strokes_from(&self, at: Point) -> Option<u32> {
        let Ground {
            guide, view, range, ..
        } = *self.ground;
        let cell = at.cell();
        let unseen = if view.sees(cell) { 1 } else { 2 };
        Some(guide.strokes(cell, range, self.detour)?.max(unseen))
    }

    /// What a shot from this lie flies through.
    fn scene(&self, from: usize) -> &'a Scene<'a> {
        match from {
            0 => self.ground.scene,
            _ => self.ground.later,
        }
    }

    /// Where a shot really ends; none in water.
    fn fly(&mut self, from: usize, shot: Shot) -> Option<Finish> {
        self.flights += 1;
        let flight = fly(
            self.scene(from),
            self.lies[from].at,
            shot.heading,
            shot.power.of(self.ground.range),
        );
        match flight.end {
            End::Rest(point) => Some(Finish::Lie(point)),
            End::Dropped => Some(Finish::Cup),
            End::Lost { .. } => None,
        }
    }

    /// The shots that lead to a lie, and the last one from there.
    fn line(&self, from: usize, last: Shot) -> Line {
        let mut line = Line {
            shots: vec![last],
            ends: vec![Finish::Cup],
        };
        let mut lie = &self.lies[from];
        while let Some((from, shot)) = lie.by {
            line.shots.push(shot);
            line.ends.push(Finish::Lie(lie.at));
            lie = &self.lies[from];
        }
        line.shots.reverse();
        line.ends.reverse();
        line
    }

    fn squares(&self) -> (usize, usize) {
        let (width, height) = self.ground.guide.size();
        let count = |cells: i32| (cells * LATTICE).div_euclid(self.look.grain.max(1)) as usize + 1;
        (count(width), count(height))
    }

    /// The square that a place lies in; none off the board.
    fn square(&self, at: Point) -> Option<usize> {
        let (columns, rows) = self.squares();
        let grain = self.look.grain.max(1);
        let column = usize::try_from(at.x.div_euclid(grain)).ok()?;
        let row = usize::try_from(at.y.div_euclid(grain)).ok()?;
        (column < columns && row < rows).then(|| row * columns + column)
    }
}
