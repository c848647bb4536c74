//! One flight a heading, and what it tells of every shot along it.

use crate::ball::{Body, End, Flight, Scene, Touch, Waypoint, fly};
use crate::geom::{Cell, Heading, LATTICE, Length, Point, Power};

/// What is believed of the shots along one heading.
pub(super) struct Rays<'a> {
    scene: &'a Scene<'a>,
    range: Length,
    /// The powers looked at, from the weakest, each with the length a full swing has left where
    /// that shot stops.
    powers: Vec<(Power, f64)>,
}

/// A shot and where it is believed to stop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop {
    pub power: Power,
    pub at: Point,
}

/// A shot believed to drop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drop {
    pub power: Power,
    pub contacts: usize,
}

impl<'a> Rays<'a> {
    pub fn new(scene: &'a Scene<'a>, range: Length, step: u8) -> Self {
        let powers = (1..=100u8)
            .filter(|percent| (100 - percent) % step.max(1) == 0)
            .filter_map(Power::new)
            .map(|power| (power, short(range, power)))
            .collect();
        Self {
            scene,
            range,
            powers,
        }
    }

    /// Calls `stop` for every power that stops somewhere and returns one that drops, if any does.
    pub fn along(&self, lie: Point, heading: Heading, mut stop: impl FnMut(Stop)) -> Option<Drop> {
        let flight = fly(self.scene, lie, heading, Power::FULL.of(self.range));
        let figures = self.scene.figures;
        let slow = f64::from(figures.drop_length) / 1000.0;
        let mut gains = 0;
        let mut contacts = 0;
        // What is left of the head start of a full swing over a weaker one: half of any length is
        // half of what lies between two.
        let mut share = 1.0;
        let mut drop = None;
        let mut powers = self.powers.iter().peekable();
        for (index, pair) in flight.path.windows(2).enumerate() {
            let mut leg = Leg::of(pair);
            if pair[0].touch.is_contact() {
                contacts += 1;
            }
            if pair[0].touch == Touch::Bumper && gains < figures.bumper_gains {
                gains += 1;
                leg.left.0 += f64::from(figures.bumper_gain) / 1000.0;
            }
            if pair[0].touch == Touch::Monster && self.halves(&flight, index) {
                share /= 2.0;
                leg.left.0 /= 2.0;
            }
            let window = leg.window(self.scene.cup, f64::from(self.scene.capture()) / 1000.0);
            if let Some((enter, leave)) = window {
                while let Some((power, short)) = powers.next_if(|(_, short)| short * share > enter)
                {
                    stop(leg.stop(*power, short * share));
                }
                // Of the shots that drop, the one in the middle leaves most room for error.
                let fastest = (leave - slow).max(0.0);
                if enter > fastest && drop.is_none() {
                    drop = self.drop((enter + fastest) / 2.0 / share, contacts);
                }
                while powers
                    .next_if(|(_, short)| short * share >= fastest)
                    .is_some()
                {}
            }
            while let Some((power, short)) =
                powers.next_if(|(_, short)| short * share >= leg.left.1)
            {
                stop(leg.stop(*power, short * share));
            }
        }
        if flight.end == End::Dropped && drop.is_none() {
            let left = flight.path.last().map_or(0.0, |end| f64::from(end.left));
            drop = self.drop(left / 2.0 / share, contacts);
        }
        drop
    }

    /// Whether the monster struck at this waypoint takes half of the ball's length.
    fn halves(&self, flight: &Flight, waypoint: usize) -> bool {
        let hit = flight.hits.iter().find(|hit| hit.waypoint == waypoint);
        let mut discs = self.scene.discs.iter();
        discs.any(|disc| disc.body == Body::Heavy && hit.is_some_and(|hit| hit.id == disc.id))
    }

    fn drop(&self, short: f64, contacts: usize) -> Option<Drop> {
        let range = f64::from(self.range.0.max(1)) / 1000.0;
        let power = Power::clamped(((range - short) / range * 100.0) as i32);
        Some(Drop { power, contacts })
    }
}

/// What a full swing has left where this one stops, in cells of green.
fn short(range: Length, power: Power) -> f64 {
    f64::from(range.0 - power.of(range).0) / 1000.0
}

/// A straight part of a path over ground of one kind: places in cells, and the length left there.
struct Leg {
    from: (f64, f64),
    to: (f64, f64),
    left: (f64, f64),
}

impl Leg {
    fn of(pair: &[Waypoint]) -> Self {
        let place = |w: &Waypoint| (f64::from(w.at.x), f64::from(w.at.y));
        Self {
            from: place(&pair[0]),
            to: place(&pair[1]),
            left: (f64::from(pair[0].left), f64::from(pair[1].left)),
        }
    }

    /// Where on the leg so much is left.
    fn stop(&self, power: Power, short: f64) -> Stop {
        let eaten = self.left.0 - self.left.1;
        let part = if eaten > 0.0 {
            ((self.left.0 - short) / eaten).clamp(0.0, 1.0)
        } else {
            0.0
        };
        let lattice = |a: f64, b: f64| ((a + (b - a) * part) * f64::from(LATTICE)) as i32;
        Stop {
            power,
            at: Point::new(
                lattice(self.from.0, self.to.0),
                lattice(self.from.1, self.to.1),
            ),
        }
    }

    /// The length left where the leg comes within `capture` of the cup and where it goes out again.
    fn window(&self, cup: Cell, capture: f64) -> Option<(f64, f64)> {
        let centre = (f64::from(cup.x) + 0.5, f64::from(cup.y) + 0.5);
        let (dx, dy) = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        let (ox, oy) = (self.from.0 - centre.0, self.from.1 - centre.1);
        // Parts of the leg at which it crosses the circle: roots of |o + d t| = capture.
        let a = dx * dx + dy * dy;
        let b = ox * dx + oy * dy;
        let c = ox * ox + oy * oy - capture * capture;
        let root = b * b - a * c;
        if a <= 0.0 || root < 0.0 {
            return None;
        }
        let root = root.sqrt();
        let (enter, leave) = (((-b - root) / a).max(0.0), ((-b + root) / a).min(1.0));
        let left = |part: f64| self.left.0 + (self.left.1 - self.left.0) * part;
        (enter < leave).then(|| (left(enter), left(leave)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ball::{Disc, Kit, Walls};
    use crate::content::Content;
    use crate::hole::Picture;

    /// Plays every power off a monster, over sand, off the wall, and past the cup or into it.
    fn compare(body: Body, range: Length, kit: Kit) {
        let picture = Picture::parse("#.U..:.*..s.#").expect("a picture");
        let figures = &Content::standard().ball;
        let walls = Walls::new(&picture.ground, figures);
        let discs = [Disc {
            id: 1,
            cell: picture.monsters[0].cell,
            body,
            hits: 2,
        }];
        let scene = Scene {
            walls: &walls,
            cup: picture.cup.expect("a cup"),
            discs: &discs,
            figures,
            kit,
        };
        let lie = Point::centre(picture.ball.expect("a ball"));
        let east = Heading::wrapped(0);
        let mut stops = Vec::new();
        let drop = Rays::new(&scene, range, 1).along(lie, east, |stop| stops.push(stop));
        let mut dropping = Vec::new();
        for power in (1..=100).filter_map(Power::new) {
            let end = fly(&scene, lie, east, power.of(range)).end;
            let stop = stops.iter().find(|stop| stop.power == power);
            let is_so = match (end, stop) {
                // Two lattice steps off in x and y at the most.
                (End::Rest(at), Some(stop)) => at.distance_squared(stop.at) <= 8,
                (End::Dropped, None) => true,
                _ => false,
            };
            assert!(is_so, "{body:?} {range:?}: {power:?} {end:?}, {stop:?}");
            dropping.extend((end == End::Dropped).then_some(power));
        }
        let is_so = drop.map_or(dropping.is_empty(), |drop| dropping.contains(&drop.power));
        assert!(is_so, "{body:?} {range:?}: {drop:?} of {dropping:?}");
    }

    #[test]
    fn what_a_fan_believes_of_each_power_is_so() {
        let wide = Kit {
            capture: 200,
            ..Kit::default()
        };
        for body in [Body::Hard, Body::Soft, Body::Heavy] {
            for cells in [6, 14, 24] {
                for kit in [Kit::default(), wide] {
                    compare(body, Length(cells * 1000), kit);
                }
            }
        }
    }
}
