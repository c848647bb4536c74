//! Judges a flight from outside: nothing here knows how it was computed.
//!
//! Distances are measured in `f64` between the path's segments and every solid cell near them,
//! lies in integers with the rule's own figures (radius 0.20 = 51.2/256), lengths by the terrain
//! under each segment and by the bodies struck.

use bogeyman::ball::{Body, Disc, End, Flight, SandLie, Scene, Spot, Strike, Touch, Waypoint};
use bogeyman::geom::{Cell, Length, Point};
use bogeyman::grid::Grid;
use bogeyman::hole::Terrain;

use super::plane::{Place, between, distance, nearest, off_cell, to_cell};

/// How far the path's `f32` places may be off, in cells.
const SLIP: f64 = 1e-3;

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
    let struck = strikes(flight);
    ensure(struck <= scene.figures.contacts as usize, || {
        format!("{struck} contacts")
    })?;
    for ends in flight.path.windows(2) {
        keeps_off_solids(ground, place(ends[0]), place(ends[1]))?;
    }
    turns(ground, scene, flight)?;
    spends(ground, scene, length, flight)?;
    hits(scene, flight)?;
    misses(scene, flight)?;
    ends_well(ground, scene, lie, flight)
}

/// Whether a ball may rest here: in integers, by the distance to every solid square around.
pub fn is_legal(ground: &Grid<Terrain>, point: Point) -> bool {
    let (col, row) = (point.x.div_euclid(256), point.y.div_euclid(256));
    let under = ground.get(Cell::new(col, row));
    under.is_some_and(|terrain| ".,:_^".contains(terrain.glyph()))
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
        None | Some(Terrain::Wall | Terrain::Bumper | Terrain::Door)
    )
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

fn place(waypoint: Waypoint) -> Place {
    (f64::from(waypoint.at.x), f64::from(waypoint.at.y))
}

fn terrain(ground: &Grid<Terrain>, (x, y): Place) -> Terrain {
    let cell = Cell::new(x.floor() as i32, y.floor() as i32);
    ground.get(cell).unwrap_or(Terrain::Wall)
}

fn swallows(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::Water | Terrain::Grave)
}

fn centre(cell: Cell) -> Place {
    (f64::from(cell.x) + 0.5, f64::from(cell.y) + 0.5)
}

/// How near the cup's centre a ball drops.
fn capture(scene: &Scene) -> f64 {
    0.35 + f64::from(scene.kit.capture) / 1000.0
}

fn rate(scene: &Scene, terrain: Terrain) -> f64 {
    match terrain {
        Terrain::Rough => 1.5,
        Terrain::Sand if scene.kit.sand == SandLie::Rough => 1.5,
        Terrain::Sand => 3.0,
        Terrain::Ice => 0.5,
        _ => 1.0,
    }
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

/// Times the ball struck anything.
fn strikes(flight: &Flight) -> usize {
    let is_quiet = |touch| {
        matches!(
            touch,
            Touch::Start | Touch::Ground | Touch::Lip | Touch::End
        )
    };
    flight.path.iter().filter(|w| !is_quiet(w.touch)).count()
}

/// The monster struck at a waypoint after the first.
fn struck_at<'a>(scene: &Scene<'a>, flight: &Flight, waypoint: usize) -> Option<&'a Disc> {
    let mut hits = flight.hits.iter();
    let hit = hits.find(|hit| hit.waypoint == waypoint && waypoint > 0)?;
    scene.discs.iter().find(|disc| disc.id == hit.id)
}

/// At each wall and monster the ball keeps its speed along the surface and turns the speed against
/// it round; anywhere else it goes straight on.
fn turns(ground: &Grid<Terrain>, scene: &Scene, flight: &Flight) -> Result<(), String> {
    for (index, points) in (1..).zip(flight.path.windows(3)) {
        let [before, at, after] = [place(points[0]), place(points[1]), place(points[2])];
        let lengths = (distance(before, at), distance(at, after));
        if lengths.0 < 0.05 || lengths.1 < 0.05 {
            continue;
        }
        let unit = |a: Place, b: Place, l: f64| ((b.0 - a.0) / l, (b.1 - a.1) / l);
        let coming = unit(before, at, lengths.0);
        let going = unit(at, after, lengths.1);
        let is_turned = |normal: Place| {
            let against = coming.0 * normal.0 + coming.1 * normal.1;
            let turned = |v: f64, normal: f64| v - 2.0 * against * normal;
            let turned = (turned(coming.0, normal.0), turned(coming.1, normal.1));
            against < SLIP && distance(turned, going) < 2.0 * SLIP
        };
        // Any of the surfaces that the ball touches here may be the one it came off.
        let (col, row) = (at.0.floor() as i32, at.1.floor() as i32);
        let is_off_solid = |cell: (i32, i32)| {
            let off = off_cell(at, cell);
            let gap = distance(off, (0.0, 0.0));
            is_solid(ground, cell.0, cell.1)
                && (gap - 0.2).abs() <= SLIP
                && is_turned((off.0 / gap, off.1 / gap))
        };
        let fits = match points[1].touch {
            Touch::Wall | Touch::Bumper => {
                (row - 1..=row + 1).any(|y| (col - 1..=col + 1).any(|x| is_off_solid((x, y))))
            }
            Touch::Monster => struck_at(scene, flight, index).is_some_and(|disc| {
                let (x, y) = centre(disc.cell);
                is_turned(((at.0 - x) / 0.6, (at.1 - y) / 0.6))
            }),
            _ => distance(coming, going) < 2.0 * SLIP,
        };
        ensure(fits, || {
            format!("{before:?} - {at:?} - {after:?} is no way to go")
        })?;
    }
    Ok(())
}

/// Each segment costs its length at the rate of the one terrain under it; only bumpers give, and of
/// the monsters only the heavy and the soft take.
fn spends(
    ground: &Grid<Terrain>,
    scene: &Scene,
    length: Length,
    flight: &Flight,
) -> Result<(), String> {
    let given = f64::from(length.0.max(0)) / 1000.0;
    let mut left = given;
    let mut gains = scene.figures.bumper_gains;
    for (index, ends) in flight.path.windows(2).enumerate() {
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
        if ends[0].touch == Touch::Monster {
            left *= match struck_at(scene, flight, index).map(|disc| disc.body) {
                Some(Body::Soft) => 0.0,
                Some(Body::Heavy) => 0.5,
                _ => 1.0,
            };
        }
        left -= distance(a, b) * rate(scene, under[1]);
        // Rounding of single spots must not add up over a long path.
        let told = f64::from(ends[1].left);
        ensure((told - left).abs() <= slip, || {
            format!("{told} left at {b:?}, not {left}")
        })?;
        left = told;
    }
    let stopped = strikes(flight) == scene.figures.contacts as usize;
    if let End::Rest(_) = flight.end
        && !stopped
    {
        ensure(left == 0.0, || format!("it rests with {left} left"))?;
    }
    Ok(())
}

/// Each monster is struck once, where its disc is, in order, and does what its body and the kit
/// make it do; every mark of one on the path is a hit.
fn hits(scene: &Scene, flight: &Flight) -> Result<(), String> {
    let mut seen: Vec<(usize, u32)> = Vec::new();
    let mut kills = 0;
    for hit in &flight.hits {
        let once = seen.iter().all(|&(_, id)| id != hit.id);
        ensure(once, || format!("{} hit twice", hit.id))?;
        let in_order = seen
            .last()
            .is_none_or(|last| *last < (hit.waypoint, hit.id));
        ensure(in_order, || format!("{} hit out of order", hit.id))?;
        seen.push((hit.waypoint, hit.id));
        let Some(disc) = scene.discs.iter().find(|disc| disc.id == hit.id) else {
            return Err(format!("{} is not there", hit.id));
        };
        let at = flight.path[hit.waypoint];
        let gap = distance(place(at), centre(disc.cell));
        if hit.waypoint == 0 {
            ensure(gap <= 0.6 + 1e-6, || {
                format!("{} struck from {gap}", hit.id)
            })?;
            continue;
        }
        kills += u32::from(disc.hits == 1);
        let expected = match scene.kit.strike {
            Strike::Through => Touch::Pierced,
            Strike::FirstKill if disc.hits == 1 && kills == 1 => Touch::Pierced,
            Strike::FirstKill | Strike::Bounce => Touch::Monster,
        };
        let fits = (gap - 0.6).abs() < SLIP && at.touch == expected;
        ensure(fits, || format!("{} struck from {gap} as {at:?}", hit.id))?;
        let next = flight.path[hit.waypoint + 1];
        let stops = next.touch == Touch::End && next.at == at.at && next.left == 0.0;
        let is_dead = expected == Touch::Monster && disc.body == Body::Soft;
        ensure(stops || !is_dead, || format!("{} lets it go on", hit.id))?;
    }
    let monsters = |w: &&Waypoint| matches!(w.touch, Touch::Monster | Touch::Pierced);
    let marked = flight.path.iter().filter(monsters).count();
    let later = flight.hits.iter().filter(|hit| hit.waypoint > 0).count();
    ensure(marked == later, || "hits and contacts differ".into())
}

/// The ball never rolls into the disc of a monster that it has not struck.
fn misses(scene: &Scene, flight: &Flight) -> Result<(), String> {
    for disc in scene.discs {
        let hit = flight.hits.iter().find(|hit| hit.id == disc.id);
        let before = hit.map_or(flight.path.len(), |hit| hit.waypoint + 1);
        let centre = centre(disc.cell);
        let is_in = |ends: &[Waypoint]| {
            let near = nearest(place(ends[0]), place(ends[1]), centre);
            distance(near, centre) < 0.6 - SLIP
        };
        let passed = flight.path[..before].windows(2).any(is_in);
        ensure(!passed, || format!("{} passed unstruck", disc.id))?;
    }
    Ok(())
}

/// The ball ends where the rules put it, and no earlier point of the path would have ended it.
fn ends_well(
    ground: &Grid<Terrain>,
    scene: &Scene,
    lie: Point,
    flight: &Flight,
) -> Result<(), String> {
    let cup = centre(scene.cup);
    for ends in flight.path.windows(2) {
        let (a, b) = (place(ends[0]), place(ends[1]));
        for part in [0.0713, 0.4331, 0.9277] {
            let at = between(a, b, part);
            let to_go = distance(a, b) * (1.0 - part);
            let left = f64::from(ends[1].left) + to_go * rate(scene, terrain(ground, at));
            let inside = distance(at, cup) < capture(scene) - SLIP;
            let slow = left < 1.5 - SLIP;
            ensure(!(inside && slow && distance(a, b) > 0.01), || {
                format!("it should have dropped at {at:?}")
            })?;
            ensure(
                distance(a, b) < 0.01 || !swallows(terrain(ground, at)),
                || format!("it crosses what swallows it at {at:?}"),
            )?;
        }
    }
    let last = flight.path[flight.path.len() - 1];
    match flight.end {
        End::Rest(point) => {
            ensure(is_legal(ground, point), || format!("no lie: {point}"))?;
            let (dx, dy) = point.vector_to(Point::centre(scene.cup));
            let caught = i64::from(350 + scene.kit.capture) * 256;
            let lies_in = (dx * dx + dy * dy) * 1_000_000 <= caught * caught;
            ensure(!lies_in, || format!("it lies in the cup at {point}"))
        }
        End::Dropped => ensure(
            distance(place(last), cup) <= capture(scene) + 0.01 && last.left <= 1.501
                || strikes(flight) == scene.figures.contacts as usize,
            || format!("dropped at {:?} with {} left", last.at, last.left),
        ),
        End::Lost {
            back,
            terrain: into,
        } => {
            let rolled: f64 = flight
                .path
                .windows(2)
                .map(|ends| distance(place(ends[0]), place(ends[1])))
                .sum();
            let at = place(last);
            let wet = (-1..=1).any(|dy| {
                (-1..=1).any(|dx| {
                    let near = (at.0 + f64::from(dx) * SLIP, at.1 + f64::from(dy) * SLIP);
                    swallows(into) && terrain(ground, near) == into
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
