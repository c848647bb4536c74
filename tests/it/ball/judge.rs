//! Judges a flight from outside: nothing here knows how it was computed.
//!
//! Distances are measured in `f64` between the path's segments and every solid cell near them,
//! lies in integers with the rule's own figures (radius 0.20 = 51.2/256), lengths by the terrain
//! under each segment.

use bogeyman::ball::{End, Flight, Scene, Spot, Touch, Waypoint};
use bogeyman::geom::{Cell, Length, Point};
use bogeyman::grid::Grid;
use bogeyman::hole::Terrain;

/// How far the path's `f32` places may be off, in cells.
const SLIP: f64 = 1e-3;

type Place = (f64, f64);

/// Everything a flight must keep to, or a sentence about what it breaks.
pub fn judge(
    ground: &Grid<Terrain>,
    scene: &Scene,
    lie: Point,
    length: Length,
    flight: &Flight,
) -> Result<(), String> {
    let [first, .., last] = flight.path.as_slice() else {
        return Err("the path has no beginning or no end".into());
    };
    ensure(
        first.at == Spot::of(lie) && first.touch == Touch::Start,
        || "it does not start at the lie".into(),
    )?;
    ensure(last.touch == Touch::End, || "it has no end".into())?;
    let odd = flight.path[1..flight.path.len() - 1]
        .iter()
        .find(|w| matches!(w.touch, Touch::Start | Touch::End));
    ensure(odd.is_none(), || "it starts or ends in between".into())?;
    ensure(flight.contacts() <= scene.figures.contacts as usize, || {
        format!("{} contacts", flight.contacts())
    })?;
    for ends in flight.path.windows(2) {
        keeps_off_solids(ground, place(ends[0]), place(ends[1]))?;
    }
    reflects(ground, flight)?;
    spends(ground, scene, length, flight)?;
    strikes(scene, flight)?;
    ends_well(ground, scene, lie, flight)
}

/// Whether a ball may rest here: in integers, by the distance to every solid square around.
pub fn is_legal(ground: &Grid<Terrain>, point: Point) -> bool {
    let (col, row) = (point.x.div_euclid(256), point.y.div_euclid(256));
    let walkable = [Terrain::Green, Terrain::Rough, Terrain::Sand, Terrain::Ice];
    let under = ground.get(Cell::new(col, row));
    under.is_some_and(|terrain| walkable.contains(&terrain))
        && (row - 1..=row + 1).all(|y| {
            (col - 1..=col + 1).all(|x| {
                let gap = |v: i32, low: i32| (low - v).max(v - low - 256).max(0);
                let (dx, dy) = (gap(point.x, x * 256), gap(point.y, y * 256));
                // 51.2 squared is 2621.44.
                !is_solid(ground, x, y) || (dx * dx + dy * dy) * 100 >= 262_144
            })
        })
}

fn is_solid(ground: &Grid<Terrain>, x: i32, y: i32) -> bool {
    matches!(
        ground.get(Cell::new(x, y)),
        None | Some(Terrain::Wall | Terrain::Bumper)
    )
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

fn place(waypoint: Waypoint) -> Place {
    (f64::from(waypoint.at.x), f64::from(waypoint.at.y))
}

fn distance(a: Place, b: Place) -> f64 {
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

fn between(a: Place, b: Place, part: f64) -> Place {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

fn terrain(ground: &Grid<Terrain>, (x, y): Place) -> Terrain {
    let cell = Cell::new(x.floor() as i32, y.floor() as i32);
    ground.get(cell).unwrap_or(Terrain::Wall)
}

fn rate(terrain: Terrain) -> f64 {
    match terrain {
        Terrain::Rough => 1.5,
        Terrain::Sand => 3.0,
        Terrain::Ice => 0.5,
        _ => 1.0,
    }
}

/// The point of a segment nearest to a place.
fn nearest(a: Place, b: Place, to: Place) -> Place {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = dx * dx + dy * dy;
    if square == 0.0 {
        return a;
    }
    let part = ((to.0 - a.0) * dx + (to.1 - a.1) * dy) / square;
    between(a, b, part.clamp(0.0, 1.0))
}

/// The vector from the nearest point of a cell to a place outside it.
fn off_cell((x, y): Place, cell: (i32, i32)) -> Place {
    let off = |v: f64, low: i32| v - v.clamp(f64::from(low), f64::from(low) + 1.0);
    (off(x, cell.0), off(y, cell.1))
}

/// Distance between a segment and a cell: 0 if they meet.
fn to_cell(a: Place, b: Place, (x, y): (i32, i32)) -> f64 {
    let (x, y) = (f64::from(x), f64::from(y));
    // Clip the segment by the four sides; what is left lies inside.
    let mut part = (0.0_f64, 1.0_f64);
    for (from, to, low) in [(a.0, b.0, x), (a.1, b.1, y)] {
        if from == to {
            if from < low || from > low + 1.0 {
                part = (1.0, 0.0);
            }
        } else {
            let (s, t) = ((low - from) / (to - from), (low + 1.0 - from) / (to - from));
            part = (part.0.max(s.min(t)), part.1.min(s.max(t)));
        }
    }
    if part.0 <= part.1 {
        return 0.0;
    }
    let corners = [(x, y), (x + 1.0, y), (x, y + 1.0), (x + 1.0, y + 1.0)];
    let from_corners = corners.map(|corner| distance(corner, nearest(a, b, corner)));
    let from_ends = [a, b].map(|end| {
        let (dx, dy) = off_cell(end, (x as i32, y as i32));
        distance((dx, dy), (0.0, 0.0))
    });
    from_corners
        .into_iter()
        .chain(from_ends)
        .fold(f64::INFINITY, f64::min)
}

fn keeps_off_solids(ground: &Grid<Terrain>, a: Place, b: Place) -> Result<(), String> {
    let span = |a: f64, b: f64| a.min(b).floor() as i32 - 1..=a.max(b).floor() as i32 + 1;
    for y in span(a.1, b.1) {
        for x in span(a.0, b.0) {
            if is_solid(ground, x, y) && to_cell(a, b, (x, y)) < 0.2 - SLIP {
                return Err(format!("{a:?} to {b:?} comes too near the cell {x}, {y}"));
            }
        }
    }
    Ok(())
}

/// At each wall the ball keeps its speed along the surface and turns the speed against it round.
fn reflects(ground: &Grid<Terrain>, flight: &Flight) -> Result<(), String> {
    for points in flight.path.windows(3) {
        let [before, at, after] = [place(points[0]), place(points[1]), place(points[2])];
        let is_wall = matches!(points[1].touch, Touch::Wall | Touch::Bumper);
        let lengths = (distance(before, at), distance(at, after));
        if !is_wall || lengths.0 < 0.05 || lengths.1 < 0.05 {
            continue;
        }
        let unit = |a: Place, b: Place, l: f64| ((b.0 - a.0) / l, (b.1 - a.1) / l);
        let coming = unit(before, at, lengths.0);
        let going = unit(at, after, lengths.1);
        // Any of the surfaces that the ball touches here may be the one it came off.
        let (col, row) = (at.0.floor() as i32, at.1.floor() as i32);
        let fits = (row - 1..=row + 1).any(|y| {
            (col - 1..=col + 1).any(|x| {
                let off = off_cell(at, (x, y));
                let gap = distance(off, (0.0, 0.0));
                if !is_solid(ground, x, y) || (gap - 0.2).abs() > SLIP {
                    return false;
                }
                let normal = (off.0 / gap, off.1 / gap);
                let against = coming.0 * normal.0 + coming.1 * normal.1;
                let turned = (
                    coming.0 - 2.0 * against * normal.0,
                    coming.1 - 2.0 * against * normal.1,
                );
                against < SLIP && distance(turned, going) < 2.0 * SLIP
            })
        });
        ensure(fits, || {
            format!("{before:?} - {at:?} - {after:?} is no bounce")
        })?;
    }
    Ok(())
}

/// Each segment costs its length at the rate of the one terrain under it; only bumpers give.
fn spends(
    ground: &Grid<Terrain>,
    scene: &Scene,
    length: Length,
    flight: &Flight,
) -> Result<(), String> {
    let given = f64::from(length.0.max(0)) / 1000.0;
    let mut left = given;
    let mut gains = scene.figures.bumper_gains;
    for ends in flight.path.windows(2) {
        let (a, b) = (place(ends[0]), place(ends[1]));
        // Spots and lengths are `f32`, so a huge length is only known to a few parts in a million.
        let slip = SLIP + given * 1e-6;
        ensure((f64::from(ends[0].left) - left).abs() <= slip, || {
            format!("{} left at {a:?}, not {left}", ends[0].left)
        })?;
        let under = [0.0713, 0.4331, 0.9277].map(|part| terrain(ground, between(a, b, part)));
        if distance(a, b) > 0.01 {
            ensure(under[0] == under[1] && under[1] == under[2], || {
                format!("{a:?} to {b:?} crosses {under:?}")
            })?;
        }
        if ends[0].touch == Touch::Bumper && gains > 0 {
            gains -= 1;
            left += 1.0;
        }
        left -= distance(a, b) * rate(under[1]);
        // Rounding of single spots must not add up over a long path.
        let told = f64::from(ends[1].left);
        ensure((told - left).abs() <= slip, || {
            format!("{told} left at {b:?}, not {left}")
        })?;
        left = told;
    }
    let stopped = flight.contacts() == scene.figures.contacts as usize;
    if let End::Rest(_) = flight.end
        && !stopped
    {
        ensure(left == 0.0, || format!("it rests with {left} left"))?;
    }
    Ok(())
}

/// Each monster is struck once, where its disc is, and every contact with one is a hit.
fn strikes(scene: &Scene, flight: &Flight) -> Result<(), String> {
    let mut seen = Vec::new();
    for hit in &flight.hits {
        ensure(!seen.contains(&hit.id), || format!("{} hit twice", hit.id))?;
        seen.push(hit.id);
        let disc = scene.discs.iter().find(|disc| disc.id == hit.id);
        let Some(disc) = disc else {
            return Err(format!("{} is not there", hit.id));
        };
        let centre = (f64::from(disc.cell.x) + 0.5, f64::from(disc.cell.y) + 0.5);
        let gap = distance(place(flight.path[hit.waypoint]), centre);
        let fits = if hit.waypoint == 0 {
            gap <= 0.6 + 1e-6
        } else {
            (gap - 0.6).abs() < SLIP && flight.path[hit.waypoint].touch == Touch::Monster
        };
        ensure(fits, || format!("{} struck from {gap}", hit.id))?;
    }
    let monsters = |w: &&Waypoint| w.touch == Touch::Monster;
    let marked = flight.path.iter().filter(monsters).count();
    let later = flight.hits.iter().filter(|hit| hit.waypoint > 0).count();
    ensure(marked == later, || "hits and contacts differ".into())
}

/// The ball ends where the rules put it, and no earlier point of the path would have ended it.
fn ends_well(
    ground: &Grid<Terrain>,
    scene: &Scene,
    lie: Point,
    flight: &Flight,
) -> Result<(), String> {
    let cup = (f64::from(scene.cup.x) + 0.5, f64::from(scene.cup.y) + 0.5);
    for ends in flight.path.windows(2) {
        let (a, b) = (place(ends[0]), place(ends[1]));
        for part in [0.0713, 0.4331, 0.9277] {
            let at = between(a, b, part);
            let to_go = distance(a, b) * (1.0 - part);
            let left = f64::from(ends[1].left) + to_go * rate(terrain(ground, at));
            let inside = distance(at, cup) < 0.35 - SLIP;
            let slow = left < 1.5 - SLIP;
            ensure(!(inside && slow && distance(a, b) > 0.01), || {
                format!("it should have dropped at {at:?}")
            })?;
            ensure(
                distance(a, b) < 0.01 || terrain(ground, at) != Terrain::Water,
                || format!("it crosses water at {at:?}"),
            )?;
        }
    }
    let last = flight.path[flight.path.len() - 1];
    match flight.end {
        End::Rest(point) => ensure(is_legal(ground, point), || format!("no lie: {point}")),
        End::Dropped => ensure(
            distance(place(last), cup) <= 0.35 + 0.01 && last.left <= 1.501
                || flight.contacts() == scene.figures.contacts as usize,
            || format!("dropped at {:?} with {} left", last.at, last.left),
        ),
        End::Lost { back, .. } => {
            let rolled: f64 = flight
                .path
                .windows(2)
                .map(|ends| distance(place(ends[0]), place(ends[1])))
                .sum();
            let at = place(last);
            let wet = (-1..=1).any(|dy| {
                (-1..=1).any(|dx| {
                    let near = (at.0 + f64::from(dx) * SLIP, at.1 + f64::from(dy) * SLIP);
                    terrain(ground, near) == Terrain::Water
                })
            });
            ensure(wet, || format!("lost on dry ground at {at:?}"))?;
            ensure(is_legal(ground, back), || format!("no lie: {back}"))?;
            ensure(rolled >= 0.25 || back == lie, || {
                format!("the lie was nearer than {back}")
            })
        }
    }
}
