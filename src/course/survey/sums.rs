//! What a survey sums up. All of it adds: the sums of two ranges of holes, added, are the sums of
//! both, whichever was built first.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::figure::{Figure, Figures};
use super::measure::Measure;
use crate::course::ATTEMPTS;
use crate::dice::Seed;
use crate::geom::Length;
use crate::hole::{Flaw, Hole, Kind, Terrain};

/// The sums over many holes of one course.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sums {
    /// Holes built.
    pub holes: u64,
    /// What the refused drafts were refused for.
    pub flaws: BTreeMap<Flaw, u64>,
    /// Holes whose every draft was refused.
    pub fallbacks: Sightings,
    /// Holes without shots that hole out.
    pub without_witness: Sightings,
    /// Holes whose witness takes more strokes than the walk and one.
    pub caddie_over_limit: Sightings,
    /// What was measured on every hole.
    pub figures: Figures,
    /// Which linearity goes with which openness.
    pub range: Range,
}

/// Holes that a survey is meant to find none of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sightings {
    /// How many.
    pub count: u64,
    /// The first: of the least seed, then of the least number.
    pub first: Option<Place>,
}

/// Which hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// The seed it grew from.
    pub seed: Seed,
    /// Its number in the round, from 1.
    pub hole: u32,
}

/// The expressive range: how many holes have some linearity and some openness, both in percent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Range(BTreeMap<(u32, u32), u64>);

impl Sums {
    /// Counts one hole, built for a golfer whose full swing goes `swing` far.
    pub fn count(&mut self, hole: &Hole, swing: Length) {
        let place = Place {
            seed: hole.seed,
            hole: hole.number,
        };
        self.holes += 1;
        for (&flaw, &times) in &hole.flaws {
            *self.flaws.entry(flaw).or_default() += u64::from(times);
        }
        if hole.fallback {
            self.fallbacks.see(place);
        }
        let figures = &mut self.figures;
        figures.count(Figure::Attempts, (hole.attempt + 1).min(ATTEMPTS));
        figures.count(Figure::Par, hole.par);
        figures.count(Figure::Width, hole.ground.width());
        figures.count(Figure::Height, hole.ground.height());
        figures.count(Figure::WalkTenths, hole.path_tenths);
        self.count_cast(hole);
        self.count_witness(hole, swing, place);
        self.count_shape(&Measure::of(hole));
    }

    fn count_cast(&mut self, hole: &Hole) {
        let figures = &mut self.figures;
        figures.count(Figure::Monsters, hole.monsters.len() as u32);
        for kind in Kind::ALL {
            let of_kind = hole.monsters.iter().filter(|monster| monster.kind == kind);
            figures.count(Figure::of_kind(kind), of_kind.count() as u32);
        }
        for (figure, terrain) in [
            (Figure::Spikes, Terrain::Spikes),
            (Figure::Graves, Terrain::Grave),
        ] {
            let cells = hole.ground.iter().filter(|&(_, here)| here == terrain);
            figures.count(figure, cells.count() as u32);
        }
        figures.count(Figure::Items, hole.items.len() as u32);
    }

    fn count_witness(&mut self, hole: &Hole, swing: Length, place: Place) {
        if !hole.witness.is_holed() {
            self.without_witness.see(place);
            return;
        }
        let strokes = i64::from(hole.witness.strokes());
        let over = strokes - i64::from(hole.walk_strokes(swing) + 1);
        if over > 0 {
            self.caddie_over_limit.see(place);
        }
        let figures = &mut self.figures;
        figures.count(Figure::Caddie, strokes);
        figures.count(Figure::ParMinusCaddie, i64::from(hole.par) - strokes);
        figures.count(Figure::CaddieMinusLimit, over);
    }

    fn count_shape(&mut self, measure: &Measure) {
        let figures = &mut self.figures;
        figures.count(Figure::Floor, measure.floor);
        figures.count(Figure::Openness, measure.openness);
        figures.count(Figure::Linearity, measure.linearity);
        figures.count(Figure::Bends, measure.bends);
        figures.count(Figure::Walls, measure.walls);
        if let Some(share) = (measure.walls_off_walk * 100).checked_div(measure.walls) {
            figures.count(Figure::WallsOffWalk, share);
        }
        let place = (measure.linearity, measure.openness);
        *self.range.0.entry(place).or_default() += 1;
    }

    /// Adds the sums over other holes.
    pub fn add(&mut self, other: &Self) {
        self.holes += other.holes;
        for (&flaw, &times) in &other.flaws {
            *self.flaws.entry(flaw).or_default() += times;
        }
        self.fallbacks.add(other.fallbacks);
        self.without_witness.add(other.without_witness);
        self.caddie_over_limit.add(other.caddie_over_limit);
        self.figures.add(&other.figures);
        for (&place, &times) in &other.range.0 {
            *self.range.0.entry(place).or_default() += times;
        }
    }
}

impl Sightings {
    fn see(&mut self, place: Place) {
        self.add(Self {
            count: 1,
            first: Some(place),
        });
    }

    fn add(&mut self, other: Self) {
        self.count += other.count;
        let firsts = [self.first, other.first].into_iter().flatten();
        self.first = firsts.min_by_key(|place| (place.seed.number(), place.hole));
    }
}

impl Range {
    /// Each linearity and openness that was met, and how often both were.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u32, u64)> + '_ {
        self.0
            .iter()
            .map(|(&(linearity, openness), &times)| (linearity, openness, times))
    }
}

/// Printed as a list of `[linearity, openness, holes]`.
impl Serialize for Range {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
