//! How a hole came to be: its draft after every pass of every attempt, and what each pass changed.

use std::collections::{BTreeMap, BTreeSet};

use crate::ball::Spot;
use crate::content::Content;
use crate::course::survey::Measure;
use crate::course::{self, Brief, Draft, Seen, par};
use crate::describe::plural;
use crate::dice::Seed;
use crate::game::{Game, Holes, Setup};
use crate::geom::Cell;
use crate::hole::{Flaw, Hole, Kind, Terrain};
use crate::tui::screens::study;
use crate::tui::sketch;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// Course, tees and number.
    pub brief: Brief,
    /// The seed.
    pub seed: Seed,
}

/// A draft after a pass.
pub struct Step {
    /// Which attempt, from 1.
    pub attempt: u32,
    /// The pass.
    pub pass: String,
    /// The draft as a hole.
    pub hole: Hole,
    /// The cells that it changed.
    pub lit: BTreeSet<Cell>,
    /// What it did, in few words.
    pub told: String,
    /// What is wrong with it, where the attempt ends here.
    pub flaw: Option<Flaw>,
}

/// A hole and how it came to be.
pub struct Built {
    /// Every step.
    pub steps: Vec<Step>,
    /// The hole.
    pub hole: Hole,
    /// The flights of its witness, one a shot.
    pub flights: Vec<Vec<Spot>>,
    /// Its figures in a line.
    pub figures: String,
}

/// What is counted of a draft.
#[derive(Clone, PartialEq, Eq, Default)]
struct Count {
    ground: BTreeMap<&'static str, i32>,
    dead: BTreeMap<Kind, i32>,
    items: i32,
    par: Option<u32>,
    witness: u32,
}

impl Built {
    /// Builds a hole and looks on.
    pub fn of(order: Order) -> Self {
        let content = Content::standard();
        let Order { brief, seed } = order;
        let mut steps: Vec<Step> = Vec::new();
        let mut attempt = 1;
        let mut last: Option<(Hole, Count)> = None;
        let made = course::watched(&brief, seed, content, &mut |seen| match seen {
            Seen::Pass(pass, draft) => {
                let hole = drawn(draft, &brief, seed);
                let count = Count::of(&hole, draft, &brief, content);
                let (lit, told) = match &last {
                    Some((hole_before, before)) => {
                        (changed(hole_before, &hole), count.since(before))
                    }
                    None => (BTreeSet::new(), count.in_all(draft)),
                };
                last = Some((hole.clone(), count));
                steps.push(Step {
                    attempt,
                    pass: pass.to_owned(),
                    hole,
                    lit,
                    told,
                    flaw: None,
                });
            }
            Seen::Refused(flaw) => {
                attempt += 1;
                last = None;
                if let Some(step) = steps.last_mut() {
                    step.flaw = Some(flaw);
                }
            }
        });
        let hole = made.unwrap_or_else(|_| {
            let hole = course::hole(&brief, seed, content);
            steps.push(Step {
                attempt: attempt - 1,
                pass: "fallback".to_owned(),
                hole: hole.clone(),
                lit: BTreeSet::new(),
                told: "every attempt was refused: the safe straight hole".to_owned(),
                flaw: None,
            });
            hole
        });
        let setup = Setup {
            seed,
            course: brief.course,
            tees: brief.tees,
            holes: Holes::Endless,
        };
        let flights = study::planned(&Game::on(setup, hole.clone()), &hole.witness);
        Self {
            figures: figures(&hole),
            flights,
            steps,
            hole,
        }
    }
}

fn figures(hole: &Hole) -> String {
    let shape = Measure::of(hole);
    let witness = plural(hole.witness.strokes() as usize, "stroke");
    format!(
        "par {}, {:.1} cells to the cup, {} bends, {} % open, {} % straight; the caddie needs {witness}",
        hole.par,
        f64::from(hole.path_tenths) / 10.0,
        shape.bends,
        shape.openness,
        shape.linearity,
    )
}

/// The draft as a hole that can be drawn. Rooms that are not carved yet are shown as green, and as rough
/// where they overlap.
fn drawn(draft: &Draft, brief: &Brief, seed: Seed) -> Hole {
    let mut picture = draft.picture();
    if draft.floor() == 0 {
        for cell in draft.rooms.iter().flat_map(|room| room.cells()) {
            let ground = match picture.ground.get(cell) {
                Some(Terrain::Wall) => Terrain::Green,
                _ => Terrain::Rough,
            };
            picture.ground.set(cell, ground);
        }
    }
    Hole {
        course: brief.course,
        tees: brief.tees,
        seed,
        number: brief.number,
        items: draft.items.clone(),
        rooms: draft.rooms.clone(),
        witness: draft.witness.clone(),
        ..sketch::hole(&picture, course::architect(brief.course))
    }
}

/// The cells on which two drafts differ.
fn changed(before: &Hole, after: &Hole) -> BTreeSet<Cell> {
    let mut lit: BTreeSet<Cell> = after
        .ground
        .iter()
        .filter(|(cell, terrain)| before.ground.get(*cell) != Some(*terrain))
        .map(|(cell, _)| cell)
        .collect();
    let moved = |one: &Hole, other: &Hole| {
        let dead = one.monsters.iter().filter(|m| !other.monsters.contains(m));
        let items = one.items.iter().filter(|i| !other.items.contains(i));
        let mut cells: Vec<Cell> = dead.map(|m| m.cell).chain(items.map(|i| i.cell)).collect();
        if one.tee != other.tee {
            cells.push(one.tee);
        }
        if one.cup != other.cup {
            cells.push(one.cup);
        }
        cells
    };
    lit.extend(moved(before, after));
    lit.extend(moved(after, before));
    lit
}

impl Count {
    fn of(hole: &Hole, draft: &Draft, brief: &Brief, content: &Content) -> Self {
        let mut count = Self {
            items: hole.items.len() as i32,
            witness: draft.witness.strokes(),
            ..Self::default()
        };
        for (_, terrain) in hole.ground.iter() {
            *count.ground.entry(terrain.name()).or_default() += 1;
        }
        for monster in &hole.monsters {
            *count.dead.entry(monster.kind).or_default() += 1;
        }
        let golfer = &content.golfer;
        let near = par::near_monsters(draft.walk(), &draft.monsters);
        let tenths = draft.walk().tenths;
        let rated = || par::par(tenths, near, golfer.range(), golfer.tees(brief.tees));
        count.par = (tenths > 0).then(rated);
        count
    }

    /// What there is after the first pass.
    fn in_all(&self, draft: &Draft) -> String {
        let rooms = plural(draft.rooms.len(), "room");
        let ground = draft.ground();
        let mut told = format!(
            "{rooms}, {} on {} x {}",
            plural(draft.floor(), "cell"),
            ground.width(),
            ground.height()
        );
        if let Some(par) = self.par {
            told += &format!(", par {par}");
        }
        told
    }

    /// What became more or fewer.
    fn since(&self, before: &Self) -> String {
        let mut told: Vec<String> = Vec::new();
        let mut differ = |now: i32, was: i32, word: &str| {
            if now != was {
                told.push(format!("{word} {:+}", now - was));
            }
        };
        let words: BTreeSet<_> = self.ground.keys().chain(before.ground.keys()).collect();
        for word in words {
            let of = |count: &Self| count.ground.get(word).copied().unwrap_or(0);
            differ(of(self), of(before), word);
        }
        for kind in Kind::ALL {
            let of = |count: &Self| count.dead.get(&kind).copied().unwrap_or(0);
            differ(of(self), of(before), kind.name());
        }
        differ(self.items, before.items, "items");
        match (before.par, self.par) {
            (was, Some(par)) if was != Some(par) => told.push(format!("now par {par}")),
            _ => {}
        }
        if self.witness != before.witness {
            let strokes = plural(self.witness as usize, "stroke");
            told.push(format!("holed out in {strokes}"));
        }
        match told.is_empty() {
            true => "changes nothing".to_owned(),
            false => told.join(", "),
        }
    }
}
