//! Useful lines for a shot: what drops, whom it strikes, what gets nearer to the cup, off walls too, and
//! the last shot. All are judged by what these tees show of them, and named for what will happen.
//!
//! The first is the best: drops, then the dead, then what comes to rest nearer to the cup.

use super::banks;
use super::foretold::{Ending, Fate, Foretold};
use crate::ball::End;
use crate::describe::{plural, the};
use crate::game::{Game, Monster};
use crate::geom::{Cell, Dir, Heading, LATTICE, Point, Power};
use crate::grid::{FAR, Steps, can_step};
use crate::hole::{Kind, Shot};

/// A line to try, and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// `kills the skeleton, rests 3.1 from the cup`.
    pub name: String,
    /// The shot.
    pub shot: Shot,
}

/// Lines offered at the dead.
const DEAD: usize = 4;
/// Lines offered that come to rest nearer to the cup.
const RESTS: usize = 3;
/// Quarter-degrees to both sides at which one of the dead is tried, the middle first.
const ASIDE: [i32; 7] = [0, 6, -6, 14, -14, 24, -24];

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

    /// Steps left to the cup: 0 in it, [`FAR`] where the ball is lost or its end is out of sight.
    pub fn steps(&self, walk: &Steps) -> u16 {
        match self.end {
            Some(End::Dropped) => 0,
            Some(End::Rest(lie)) => walk.to(lie.cell()).max(1),
            Some(End::Lost { .. }) | None => FAR,
        }
    }

    /// Whether two shots come to the same: struck the same, and at rest on one cell or dropped off as
    /// many walls.
    fn equals(&self, other: &Self) -> bool {
        let end = match (self.end, other.end) {
            (Some(End::Dropped), Some(End::Dropped)) => self.told.banks == other.told.banks,
            (Some(End::Rest(one)), Some(End::Rest(two))) => one.cell() == two.cell(),
            (Some(End::Lost { .. }), Some(End::Lost { .. })) | (None, None) => true,
            _ => false,
        };
        end && self.told.struck == other.told.struck
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

/// The shot from the ball at a point, with the power that is seen to bring it nearest; none where a wall
/// stands between.
pub fn reaching(game: &Game, ball: Point, to: Point) -> Option<Shot> {
    (!game.walls().blocks_segment(ball, to)).then(|| shot(game, ball, to))
}

/// Whether the ball is seen to get to the end of a shot without touching anything.
fn is_free(game: &Game, shot: Shot) -> bool {
    Sight::of(game, shot).is_some_and(|sight| sight.is_free())
}

/// The shot to begin an aim with: straight at the cup if the way is free, else as far along the walking
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
    let shots = way.iter().map(|point| shot(game, ball, *point));
    let here = field.to(ball.cell());
    let judged = shots.filter_map(|shot| {
        let sight = Sight::of(game, shot)?;
        let steps = sight.steps(&field);
        // In a narrow place every shot may touch; one that does not and gets on is surer.
        let sure = sight.is_free() && steps.saturating_add(1) < here;
        Some((!sure, steps, shot))
    });
    judged
        .min_by_key(|(unsure, steps, _)| (*unsure, *steps))
        .map(|(_, _, shot)| shot)
}

/// What a line is tried for, where that is not seen by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lead {
    Nothing,
    Straight,
    Along,
    Last,
}

impl Lead {
    const fn words(self) -> Option<&'static str> {
        match self {
            Self::Nothing => None,
            Self::Straight => Some("straight at the cup"),
            Self::Along => Some("along the way"),
            Self::Last => Some("as last time"),
        }
    }
}

/// All lines worth a look, the best first; those that come to the same as a better one are left out.
pub fn useful(game: &Game, ball: Point, last: Option<Shot>) -> Vec<Line> {
    let cup = Point::centre(game.hole().cup);
    let walk = Steps::from(game.walkable(), game.hole().cup, None);
    let here = walk.to(ball.cell()).max(1);
    let open = !game.walls().blocks_segment(ball, cup);
    let plain = sensible(game, ball);
    let see = |lead: Lead, shot: Shot| Some((lead, shot, Sight::of(game, shot)?));
    let mut plains = Vec::new();
    plains.extend(open.then(|| see(Lead::Straight, shot(game, ball, cup))));
    let along = if open {
        along_the_way(game, ball)
    } else {
        Some(plain)
    };
    plains.push(along.and_then(|shot| see(Lead::Along, shot)));
    let banked = banks::shots(game, plain);
    let banked = banked.into_iter().map(|shot| see(Lead::Nothing, shot));
    let all: Vec<_> = plains.into_iter().chain(banked).flatten().collect();
    let (drops, rests): (Vec<_>, Vec<_>) = all
        .into_iter()
        .partition(|(_, _, sight)| sight.end == Some(End::Dropped));
    let mut rests: Vec<_> = rests
        .into_iter()
        .filter(|(_, _, sight)| sight.steps(&walk) < here)
        .collect();
    rests.sort_by_key(|(_, _, sight)| (sight.steps(&walk), sight.told.banks));
    rests.truncate(RESTS);
    let dead = targets(game, ball)
        .into_iter()
        .filter_map(|monster| see(Lead::Nothing, at_monster(game, ball, monster, &walk)?))
        .take(DEAD);
    let last = last.and_then(|shot| see(Lead::Last, shot));
    let mut kept: Vec<(Lead, Shot, Sight)> = Vec::new();
    for one in drops.into_iter().chain(dead).chain(rests).chain(last) {
        let known = |(_, shot, sight): &(Lead, Shot, Sight)| *shot == one.1 || sight.equals(&one.2);
        if !kept.iter().any(known) {
            kept.push(one);
        }
    }
    if kept.is_empty() {
        kept.extend(see(Lead::Along, plain));
    }
    kept.iter()
        .map(|(lead, shot, sight)| Line {
            name: name(game, (ball, &walk), *lead, sight),
            shot: *shot,
        })
        .collect()
}

/// The dead that a ball could be played at, the awake and the near first.
fn targets(game: &Game, ball: Point) -> Vec<&Monster> {
    let centre = |monster: &Monster| Point::centre(monster.cell);
    let mut seen: Vec<&Monster> = game
        .monsters()
        .iter()
        // The ball flies through a wisp.
        .filter(|monster| monster.kind != Kind::Wisp)
        .filter(|monster| !game.walls().blocks_segment(ball, centre(monster)))
        // A line of no length has no heading.
        .filter(|monster| ball.distance_squared(centre(monster)) > i64::from(LATTICE))
        .collect();
    seen.sort_by_key(|monster| {
        let distance = ball.distance_squared(centre(monster));
        (!monster.is_awake(), distance, monster.id)
    });
    seen
}

/// A shot that is seen to strike a monster, with the power that then brings the ball nearest to the cup;
/// where its end is never seen, no harder than it must be.
fn at_monster(game: &Game, ball: Point, monster: &Monster, walk: &Steps) -> Option<Shot> {
    let middle = heading(ball, Point::centre(monster.cell));
    let strikes = |shot: Shot| {
        let sight = Sight::of(game, shot)?;
        let struck = sight.told.struck.iter().any(|own| own.id == monster.id);
        struck.then_some(sight)
    };
    let full = |heading: &Heading| {
        let (heading, power) = (*heading, Power::FULL);
        strikes(Shot { heading, power }).is_some()
    };
    let heading = ASIDE.map(|by| middle.turned(by)).into_iter().find(full)?;
    let shots = (1..=100)
        .filter_map(Power::new)
        .map(|power| Shot { heading, power });
    let judged = shots.filter_map(|shot| {
        let sight = strikes(shot)?;
        let lost = matches!(sight.end, Some(End::Lost { .. }));
        Some((lost, sight.steps(walk), shot))
    });
    judged
        .min_by_key(|(lost, steps, shot)| (*lost, *steps, shot.power))
        .map(|(_, _, shot)| shot)
}

/// `drops, 1 bank`; `kills the skeleton, rests 3.1 from the cup`; `along the way, rests 9 steps from the
/// cup`.
fn name(game: &Game, (ball, walk): (Point, &Steps), lead: Lead, sight: &Sight) -> String {
    let told = &sight.told;
    let drops = told.end == Some(Ending::Drops);
    let mut words: Vec<String> = Vec::new();
    let shows_lead = lead == Lead::Last || (!drops && told.struck.is_empty());
    words.extend(lead.words().filter(|_| shows_lead).map(str::to_owned));
    for (verb, fate) in [("kills", Fate::Falls), ("hits", Fate::Stands)] {
        let struck: Vec<String> = told
            .struck
            .iter()
            .filter(|struck| struck.fate == fate)
            .filter_map(|struck| game.monsters().iter().find(|m| m.id == struck.id))
            .map(|monster| called(game, ball, monster))
            .collect();
        if !struck.is_empty() {
            words.push(format!("{verb} {}", struck.join(" and ")));
        }
    }
    let banks = (told.banks > 0).then(|| plural(told.banks, "bank"));
    let end = match sight.end {
        Some(End::Dropped) => "drops".to_owned(),
        Some(End::Rest(lie)) => rests(game, lie, walk),
        Some(End::Lost { .. }) => told.ending(),
        None => "end unseen".to_owned(),
    };
    match drops {
        true => words.extend(std::iter::once(end).chain(banks)),
        false => words.extend(banks.into_iter().chain([end])),
    }
    words.join(", ")
}

/// One of the dead; where there are more of its kind, also which way from the ball.
fn called(game: &Game, ball: Point, monster: &Monster) -> String {
    let kin = game.monsters().iter().filter(|m| m.kind == monster.kind);
    let way = ball.dir_to(Point::centre(monster.cell)).map(Dir::word);
    match (kin.count(), way) {
        (2.., Some(way)) => format!("{} {way}", the(monster.kind)),
        _ => the(monster.kind),
    }
}

/// How near to the cup a ball lies: straight where the way is open, else on foot.
fn rests(game: &Game, lie: Point, walk: &Steps) -> String {
    let cup = Point::centre(game.hole().cup);
    match walk.to(lie.cell()) {
        FAR => "rests".to_owned(),
        _ if !game.walls().blocks_segment(lie, cup) => {
            format!("rests {:.1} from the cup", lie.distance(cup))
        }
        steps => format!("rests {} from the cup", plural(usize::from(steps), "step")),
    }
}
