//! One shot from its lie to its end: legs from contact to contact.

use super::roll::{Roll, Rolled};
use super::settle::back_along;
use super::trig::unit;
use super::vector::{Ray, Vector};
use super::{Body, Disc, End, Flight, Hit, Scene, Touch};
use crate::geom::{Heading, LATTICE, Length, Point};
use crate::hole::Terrain;

/// What a leg ends at.
struct Bounce<'a> {
    distance: f64,
    at: Vector,
    normal: Vector,
    met: Met<'a>,
}

enum Met<'a> {
    Wall,
    Bumper,
    Monster(&'a Disc),
}

/// Plays the ball from `lie` along `heading`, with `length` to roll on green.
///
/// The lie is where a ball may rest; from anywhere else the flight still ends, at worst where it
/// began. A length below 0 counts as 0.
pub fn fly(scene: &Scene, lie: Point, heading: Heading, length: Length) -> Flight {
    let figures = scene.figures;
    let mut roll = Roll::new(scene, f64::from(length.0.max(0)) / 1000.0);
    let mut ray = Ray {
        from: Vector::of(lie),
        dir: unit(heading),
    };
    roll.mark(ray.from, Touch::Start);
    let mut hits = point_blank(scene, lie);
    let mut contacts = 0;
    let mut gains = 0;
    let mut strike = scene.kit.strike;
    let end = loop {
        let bounce = next_bounce(scene, &ray, roll.reach(&ray), &hits);
        // With nothing to bounce off, the ground or the length ends the leg.
        let leg = bounce.as_ref().map_or(f64::INFINITY, |b| b.distance);
        match roll.along(&ray, leg) {
            Rolled::Through => {}
            Rolled::Spent(at) => break rest(roll.mark_end(at), scene, lie),
            Rolled::Dropped(at) => {
                roll.mark_end(at);
                break End::Dropped;
            }
            Rolled::Swallowed(terrain, at) => {
                let relief = f64::from(figures.relief) / 1000.0;
                let back = back_along(scene.walls, roll.mark_end(at), lie, relief);
                break End::Lost { terrain, back };
            }
        }
        let Some(bounce) = bounce.filter(|_| contacts < figures.contacts) else {
            break rest(roll.mark_end(ray.at(leg)), scene, lie);
        };
        contacts += 1;
        let mut dir = ray.dir.reflected(bounce.normal);
        match bounce.met {
            Met::Wall => {
                roll.mark(bounce.at, Touch::Wall);
            }
            Met::Bumper => {
                roll.mark(bounce.at, Touch::Bumper);
                if gains < figures.bumper_gains {
                    gains += 1;
                    roll.left += f64::from(figures.bumper_gain) / 1000.0;
                }
            }
            Met::Monster(disc) => {
                let is_pierced = strike.pierces(disc);
                let touch = if is_pierced {
                    Touch::Pierced
                } else {
                    Touch::Monster
                };
                let waypoint = roll.mark(bounce.at, touch);
                let id = disc.id;
                hits.push(Hit { id, waypoint });
                match disc.body {
                    _ if is_pierced => dir = ray.dir,
                    Body::Hard => {}
                    Body::Heavy => roll.left /= 2.0,
                    Body::Soft => {
                        roll.left = 0.0;
                        break rest(roll.mark_end(bounce.at), scene, lie);
                    }
                }
            }
        }
        // The place is exactly on the surface and the next leg leads away from it, or into who has
        // been struck, so nothing has to be stepped back.
        ray = Ray {
            from: bounce.at,
            dir,
        };
    };
    Flight {
        path: roll.path,
        hits,
        end,
    }
}

impl Roll<'_> {
    fn mark_end(&mut self, at: Vector) -> &[super::Waypoint] {
        self.mark(at, Touch::End);
        &self.path
    }
}

/// Monsters struck before the ball moves, in id order.
fn point_blank(scene: &Scene, lie: Point) -> Vec<Hit> {
    let is_near = |disc: &&Disc| {
        let centre = Point::centre(disc.cell);
        is_within(lie, centre, scene.figures.point_blank)
    };
    let struck = |disc: &Disc| Hit {
        id: disc.id,
        waypoint: 0,
    };
    scene.discs.iter().filter(is_near).map(struck).collect()
}

/// The first thing on the ray that the ball strikes; of two met at once the wall, then the lower id.
fn next_bounce<'a>(scene: &Scene<'a>, ray: &Ray, reach: f64, hits: &[Hit]) -> Option<Bounce<'a>> {
    let wall = scene.walls.cast(ray, reach).map(|contact| Bounce {
        distance: contact.distance,
        at: contact.at,
        normal: contact.normal,
        met: match contact.terrain {
            Terrain::Bumper => Met::Bumper,
            _ => Met::Wall,
        },
    });
    let mut first = wall;
    let mut reach = first.as_ref().map_or(reach, |bounce| bounce.distance);
    for disc in scene.discs {
        if hits.iter().any(|hit| hit.id == disc.id) {
            continue;
        }
        if let Some(bounce) = strike(scene, ray, disc)
            && bounce.distance < reach
        {
            reach = bounce.distance;
            first = Some(bounce);
        }
    }
    first
}

/// Where the ball on this ray strikes a monster.
fn strike<'a>(scene: &Scene, ray: &Ray, disc: &'a Disc) -> Option<Bounce<'a>> {
    let centre = Vector::of(Point::centre(disc.cell));
    let radius = f64::from(scene.figures.radius + scene.figures.monster_radius) / 1000.0;
    let chord = ray.chord(centre, radius)?;
    if chord.nearest <= 0.0 {
        return None;
    }
    let distance = chord.enter.max(0.0);
    let at = ray.at(distance);
    Some(Bounce {
        distance,
        at,
        normal: (at - centre).normalised()?,
        met: Met::Monster(disc),
    })
}

/// The ball has stopped at the end of its path: in the cup if that is near, else on the lattice.
fn rest(path: &[super::Waypoint], scene: &Scene, lie: Point) -> End {
    let point = back_along(scene.walls, path, lie, 0.0);
    if is_within(point, Point::centre(scene.cup), scene.capture()) {
        End::Dropped
    } else {
        End::Rest(point)
    }
}

/// Whether two points are at most so many thousandths of a cell apart: exact, for any points.
fn is_within(a: Point, b: Point, thousandths: i32) -> bool {
    let (dx, dy) = a.vector_to(b);
    let [dx, dy, limit] = [dx, dy, i64::from(thousandths) * i64::from(LATTICE)].map(i128::from);
    (dx * dx + dy * dy) * 1_000_000 <= limit * limit
}
