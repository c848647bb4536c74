//! Many shots on random boards and on holes of the course, each judged from outside.

use bogeyman::ball::{Body, Disc, End, Flight, Kit, SandLie, Scene, Strike, Touch, Walls, fly};
use bogeyman::content::Content;
use bogeyman::course::{self, Brief};
use bogeyman::dice::{Dice, Seed, Stream};
use bogeyman::geom::{Cell, Heading, Length, Point};
use bogeyman::grid::{Grid, Steps};
use bogeyman::hole::{Course, Picture, Tees, Terrain, walkable};

use super::judge::{is_legal, judge};

/// A board with monsters and a cup.
pub struct Board {
    pub ground: Grid<Terrain>,
    pub discs: Vec<Disc>,
    pub cup: Cell,
    /// Where a walker starts from whom no ball may be out of reach; none on random ground.
    pub tee: Option<Cell>,
}

/// What some shots came to.
#[derive(Default, Debug)]
pub struct Tally {
    pub shots: u64,
    pub contacts: u64,
    pub hits: u64,
    pub dropped: u64,
    pub lost: u64,
    pub buried: u64,
    pub stopped: u64,
    pub pierced: u64,
    pub slimed: u64,
    pub halved: u64,
    pub violations: u64,
    /// Of every place of every path, bit for bit: the same in every build.
    pub digest: u64,
}

pub fn dice(number: u64) -> Dice {
    Seed::new(number).dice(Stream::Pass {
        course: 0,
        hole: 1,
        attempt: 0,
        pass: 0,
    })
}

/// A monster of any body, with one hit left or two.
fn disc(dice: &mut Dice, id: u32, cell: Cell) -> Disc {
    let bodies = [Body::Hard, Body::Hard, Body::Soft, Body::Heavy];
    Disc {
        id,
        cell,
        body: bodies[dice.below(4) as usize],
        hits: 1 + dice.below(2),
    }
}

/// Any kit; half of them a beginner's.
fn kit(dice: &mut Dice) -> Kit {
    if dice.chance(50) {
        return Kit::default();
    }
    let strikes = [Strike::Bounce, Strike::FirstKill, Strike::Through];
    Kit {
        capture: dice.between(0, 2) * 100,
        sand: [SandLie::Sand, SandLie::Rough][dice.below(2) as usize],
        strike: strikes[dice.below(3) as usize],
    }
}

impl Board {
    /// A hole of the course as a golfer finds it.
    pub fn of_hole(dice: &mut Dice) -> Self {
        let brief = Brief {
            course: Course::Graveyard,
            tees: Tees::Forward,
            number: dice.between(1, 18) as u32,
        };
        let seed = Seed::new(u64::from(dice.below(u32::MAX)));
        let hole = course::hole(&brief, seed, Content::standard());
        let monsters = hole.monsters.iter().zip(0..);
        let discs = monsters.map(|(placed, id)| disc(dice, id, placed.cell));
        Self {
            discs: discs.collect(),
            cup: hole.cup,
            tee: Some(hole.tee),
            ground: hole.ground,
        }
    }

    /// Random ground, open to its edges: no border of wall.
    pub fn roll(dice: &mut Dice) -> Self {
        let (width, height) = (dice.between(1, 24), dice.between(1, 16));
        let mut ground = Grid::filled(width, height, Terrain::Green);
        // From single posts in the open to a maze of gaps.
        let [solid, other] = [dice.below(50), dice.below(40)];
        for cell in ground.clone().cells() {
            let terrain = if dice.chance(solid) {
                [Terrain::Wall, Terrain::Wall, Terrain::Door, Terrain::Bumper]
                    [dice.below(4) as usize]
            } else if dice.chance(other) {
                [
                    Terrain::Rough,
                    Terrain::Sand,
                    Terrain::Ice,
                    Terrain::Water,
                    Terrain::Grave,
                    Terrain::Spikes,
                ][dice.below(6) as usize]
            } else {
                Terrain::Green
            };
            ground.set(cell, terrain);
        }
        let walkable: Vec<Cell> = ground
            .iter()
            .filter(|(_, terrain)| terrain.is_walkable())
            .map(|(cell, _)| cell)
            .collect();
        let cup = dice.pick(&walkable).copied().unwrap_or(Cell::new(0, 0));
        let mut discs = Vec::new();
        for &cell in &walkable {
            if dice.chance(3) {
                let id = discs.len() as u32 * 2 + 1;
                discs.push(disc(dice, id, cell));
            }
        }
        Self {
            ground,
            discs,
            cup,
            tee: None,
        }
    }

    /// A point where a ball may rest, if some tries find one.
    fn lie(&self, dice: &mut Dice) -> Option<Point> {
        let high = |cells: i32| cells * 256 - 1;
        (0..200)
            .map(|_| {
                let x = dice.between(0, high(self.ground.width()));
                let y = dice.between(0, high(self.ground.height()));
                match dice.below(3) {
                    // On borders, in the middle, and as near to a wall as the lattice allows.
                    0 => Point::new(x / 128 * 128, y / 128 * 128),
                    1 => Point::new(x / 256 * 256 + [52, 204][dice.below(2) as usize], y),
                    _ => Point::new(x, y),
                }
            })
            .find(|&point| is_legal(&self.ground, point))
    }

    /// Plays shots on this board, mostly each from where the last one ended.
    pub fn play(&self, dice: &mut Dice, shots: u64, tally: &mut Tally) {
        let figures = &Content::standard().ball;
        let walls = Walls::new(&self.ground, figures);
        let mut scene = Scene {
            walls: &walls,
            cup: self.cup,
            discs: &self.discs,
            figures,
            kit: Kit::default(),
        };
        let on_foot = self
            .tee
            .map(|tee| Steps::from(&walkable(&self.ground), tee, None));
        let mut lie = None;
        for _ in 0..shots {
            if lie.is_none() || dice.chance(20) {
                lie = self.lie(dice);
            }
            let Some(from) = lie else { return };
            scene.kit = kit(dice);
            let quarters = match dice.below(4) {
                0 => dice.between(0, 7) * 180,
                1 => dice.between(0, 7) * 180 + dice.between(-8, 8),
                _ => dice.between(0, 1439),
            };
            let heading = Heading::wrapped(quarters);
            let length = Length(match dice.below(50) {
                0 => 0,
                1 => dice.between(0, i32::MAX),
                _ => dice.between(1, 12_000),
            });
            let flight = fly(&scene, from, heading, length);
            self.count(&flight, tally);
            if let Err(complaint) = judge(&self.ground, &scene, from, length, &flight) {
                tally.violations += 1;
                eprintln!("{from} heading {heading} length {}: {complaint}", length.0);
                eprintln!("lie {from:?}, cup {}, {:?}", self.cup, scene.kit);
                eprintln!("discs {:?}", self.discs);
                eprintln!("{}\n{flight:?}", Picture::rows(&self.ground).join("\n"));
            }
            lie = match flight.end {
                End::Rest(point) | End::Lost { back: point, .. } => Some(point),
                End::Dropped => None,
            };
            if let (Some(on_foot), Some(lie)) = (&on_foot, lie)
                && !on_foot.reaches(lie.cell())
            {
                tally.violations += 1;
                eprintln!("no way on foot to {lie}");
            }
        }
    }

    fn count(&self, flight: &Flight, tally: &mut Tally) {
        tally.shots += 1;
        tally.contacts += flight.contacts() as u64;
        tally.hits += flight.hits.len() as u64;
        for (index, waypoint) in flight.path.iter().enumerate() {
            let hit = flight.hits.iter().find(|hit| hit.waypoint == index);
            let disc = hit.and_then(|hit| self.discs.iter().find(|disc| disc.id == hit.id));
            match (waypoint.touch, disc.map(|disc| disc.body)) {
                (Touch::Pierced, _) => tally.pierced += 1,
                (Touch::Monster, Some(Body::Soft)) => tally.slimed += 1,
                (Touch::Monster, Some(Body::Heavy)) => tally.halved += 1,
                _ => {}
            }
            for value in [waypoint.at.x, waypoint.at.y, waypoint.left] {
                let mixed =
                    (tally.digest ^ u64::from(value.to_bits())).wrapping_mul(0x0100_0000_01b3);
                tally.digest = mixed.rotate_left(23);
            }
        }
        match flight.end {
            End::Dropped => tally.dropped += 1,
            End::Lost { terrain, .. } => {
                tally.lost += 1;
                tally.buried += u64::from(terrain == Terrain::Grave);
            }
            End::Rest(_) if flight.path.last().is_some_and(|w| w.left > 0.0) => tally.stopped += 1,
            End::Rest(_) => {}
        }
    }
}

#[test]
fn no_shot_on_any_board_breaks_a_rule() {
    let mut tally = Tally::default();
    for number in 0..600 {
        let mut dice = dice(number);
        Board::roll(&mut dice).play(&mut dice, 100, &mut tally);
        if number % 10 == 0 {
            Board::of_hole(&mut dice).play(&mut dice, 200, &mut tally);
        }
    }
    assert_eq!(tally.violations, 0, "{tally:?}");
    assert!(tally.shots > 50_000, "{tally:?}");
    // The boards must be such that everything happens.
    let rare = [
        tally.hits,
        tally.dropped,
        tally.lost - tally.buried,
        tally.buried,
        tally.stopped,
        tally.pierced,
        tally.slimed,
        tally.halved,
    ];
    assert!(rare.into_iter().all(|count| count > 300), "{tally:?}");
}
