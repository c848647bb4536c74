//! A second opinion on finished holes: the common rules and how each course grows, read off the
//! hole's text alone. It shares no code with `course`; floods, walks and formulas are its own, so a
//! fault there cannot hide itself here.

use std::collections::{BTreeSet, BinaryHeap};

use bogeyman::hole::{Course, Finish, Hole, Picture, Tees};

#[path = "checker/cast.rs"]
mod cast;
#[path = "checker/dungeon.rs"]
mod dungeon;
#[path = "checker/graveyard.rs"]
mod graveyard;
#[path = "checker/spots.rs"]
mod spots;
#[path = "checker/strewn.rs"]
mod strewn;

use spots::{SIDES, Spot, WAYS, cost_at, fill, king, narrow, plus};

/// Doors count as open.
const WALKABLE: &str = ".,:_^+'";
const KNOWN: &str = "#.,:_^~Xo+'";

/// A hole as its text tells it.
pub struct Sheet {
    /// The course, which says how it should have grown.
    pub course: Course,
    /// Terrain alone.
    pub rows: Vec<Vec<char>>,
    /// Where the ball starts.
    pub tee: Spot,
    /// Where it should go.
    pub cup: Spot,
    /// Where the dead sleep.
    pub monsters: Vec<Spot>,
    /// Their letters, in the same order.
    pub letters: Vec<char>,
    /// Where items lie, and their words.
    pub items: Vec<(Spot, &'static str)>,
    /// Where the key lies.
    pub key: Option<Spot>,
    /// Corner, width and height of every room.
    pub rooms: Vec<(Spot, Spot)>,
    /// How dangerous each room is, in the same order.
    pub hazards: Vec<u32>,
    /// Cells between rooms, and which rooms those are.
    pub doors: Vec<(Spot, (usize, usize))>,
    /// The printed figures: hole number, par, walk, monsters beside it.
    pub printed: (u32, u32, u32, u32),
    /// How many monsters near the walk are a stroke of par at these tees.
    pub monsters_a_stroke: Option<u32>,
    /// How many shots the witness has, and whether the last and only the last is holed.
    pub witness: (usize, bool),
    /// Where its shots end, in 1/256 cell.
    pub lies: Vec<Spot>,
    /// The safe hole, which does not grow.
    pub fallback: bool,
}

impl Sheet {
    /// The text of a hole.
    pub fn of(hole: &Hole) -> Self {
        Self {
            course: hole.course,
            rows: Picture::rows(&hole.ground)
                .iter()
                .map(|row| row.chars().collect())
                .collect(),
            tee: (hole.tee.x, hole.tee.y),
            cup: (hole.cup.x, hole.cup.y),
            monsters: hole
                .monsters
                .iter()
                .map(|monster| (monster.cell.x, monster.cell.y))
                .collect(),
            letters: hole.monsters.iter().map(|m| m.kind.letter()).collect(),
            items: hole
                .items
                .iter()
                .map(|lying| ((lying.cell.x, lying.cell.y), lying.item.word()))
                .collect(),
            key: hole.key.map(|cell| (cell.x, cell.y)),
            rooms: hole
                .rooms
                .iter()
                .map(|room| ((room.corner.x, room.corner.y), (room.width, room.height)))
                .collect(),
            hazards: hole.hazards.clone(),
            doors: hole
                .doors
                .iter()
                .map(|door| ((door.cell.x, door.cell.y), door.rooms))
                .collect(),
            printed: (hole.number, hole.par, hole.path_tenths, hole.near_monsters),
            monsters_a_stroke: match hole.tees {
                Tees::Forward => Some(1),
                Tees::Club => Some(2),
                Tees::Championship => None,
            },
            witness: (
                hole.witness.shots.len(),
                hole.witness.ends.len() == hole.witness.shots.len()
                    && hole.witness.ends.iter().position(|end| *end == Finish::Cup)
                        == hole.witness.shots.len().checked_sub(1),
            ),
            lies: hole
                .witness
                .ends
                .iter()
                .filter_map(|end| match end {
                    Finish::Lie(point) => Some((point.x, point.y)),
                    Finish::Cup => None,
                })
                .collect(),
            fallback: hole.fallback,
        }
    }

    /// Cells that can be walked on.
    pub fn floor(&self) -> Vec<Spot> {
        let spots = self.rows.iter().enumerate().flat_map(|(y, row)| {
            let at = move |x| (x as i32, y as i32);
            row.iter()
                .enumerate()
                .map(move |(x, &glyph)| (at(x), glyph))
        });
        spots
            .filter(|&(_, glyph)| WALKABLE.contains(glyph))
            .map(|(spot, _)| spot)
            .collect()
    }

    /// Everything that is wrong with the hole: which rule, and a word more.
    pub fn faults(&self) -> Vec<(&'static str, String)> {
        let mut faults = Vec::new();
        let mut must = |holds: bool, rule: &'static str, more: String| {
            if !holds {
                faults.push((rule, more));
            }
        };
        self.check_board(&mut must);
        self.check_ends(&mut must);
        self.check_monsters(&mut must);
        self.check_cast(&mut must);
        self.check_strewn(&mut must);
        self.check_par(&mut must);
        if !self.fallback {
            match self.course {
                Course::Graveyard => self.check_graveyard(&mut must),
                Course::Mine => {}
                Course::Dungeon => self.check_dungeon(&mut must),
            }
        }
        faults
    }

    fn glyph(&self, (x, y): Spot) -> char {
        let row = usize::try_from(y).ok().and_then(|y| self.rows.get(y));
        let glyph = usize::try_from(x).ok().and_then(|x| row?.get(x));
        glyph.copied().unwrap_or('#')
    }

    fn open(&self, spot: Spot) -> bool {
        WALKABLE.contains(self.glyph(spot))
    }

    fn check_board(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        let (width, height) = (self.rows.first().map_or(0, Vec::len), self.rows.len());
        let size = format!("{width} x {height}");
        must(
            width <= 200 && height <= 100,
            "board too large",
            size.clone(),
        );
        let even = self.rows.iter().all(|row| row.len() == width);
        must(even, "ragged rows", size);
        for row in &self.rows {
            for glyph in row {
                must(KNOWN.contains(*glyph), "unknown terrain", glyph.to_string());
            }
        }
        let floor = self.floor();
        let edge =
            |&(x, y): &Spot| x <= 0 || y <= 0 || x >= width as i32 - 1 || y >= height as i32 - 1;
        must(!floor.iter().any(edge), "no ring of wall", String::new());
        let tight = floor.iter().any(|spot| spot.0 == 1)
            && floor.iter().any(|spot| spot.1 == 1)
            && floor.iter().any(|spot| spot.0 == width as i32 - 2)
            && floor.iter().any(|spot| spot.1 == height as i32 - 2);
        must(tight, "board not cropped", String::new());
        let reached = self.flood(self.tee);
        let cut_off = floor.iter().find(|spot| !reached.contains(spot));
        must(cut_off.is_none(), "cut off", format!("{cut_off:?}"));
        let narrow: BTreeSet<Spot> = floor
            .into_iter()
            .filter(|&spot| self.narrow(spot))
            .collect();
        for &spot in &narrow {
            let passage = fill(spot, |next| narrow.contains(&next));
            must(passage.len() <= 2, "passage too long", format!("{spot:?}"));
        }
    }

    fn check_ends(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        must(
            self.glyph(self.tee) == '.',
            "tee not on green",
            String::new(),
        );
        must(
            self.glyph(self.cup) == '.',
            "cup not on green",
            String::new(),
        );
        let apart = king(self.tee, self.cup);
        must(apart >= 4, "tee too near cup", apart.to_string());
        let beside = SIDES.iter().any(|&way| self.open(plus(self.tee, way)));
        must(beside, "no free cell beside the tee", String::new());
    }

    fn check_monsters(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        for (place, &spot) in self.monsters.iter().enumerate() {
            let where_ = format!("{spot:?}");
            must(self.open(spot), "monster not on floor", where_.clone());
            must(spot != self.cup, "monster on the cup", where_.clone());
            must(
                king(spot, self.tee) > 3,
                "monster at the tee",
                where_.clone(),
            );
            let shared = self.monsters[..place].contains(&spot);
            must(!shared, "two monsters on one cell", where_);
        }
    }

    fn check_par(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        let (_, par, tenths, near) = self.printed;
        let costs = self.costs(self.tee);
        let back = self.costs(self.cup);
        let walk = cost_at(&costs, self.cup);
        must(
            walk == Some(tenths),
            "wrong walk",
            format!("{walk:?}, printed {tenths}"),
        );
        let Some(walk) = walk else { return };
        // A monster counts for sure when no cheapest walk avoids its surroundings.
        let mut surely = 0;
        let mut maybe = 0;
        for &monster in &self.monsters {
            let on_some = self.floor().into_iter().any(|spot| {
                king(spot, monster) <= 3
                    && cost_at(&costs, spot)
                        .zip(cost_at(&back, spot))
                        .is_some_and(|(a, b)| a + b == walk)
            });
            let shy = self.cheapest(self.tee, |spot| king(spot, monster) > 3);
            maybe += u32::from(on_some);
            surely += u32::from(cost_at(&shy, self.cup) != Some(walk));
        }
        must(
            surely == maybe,
            "unclear monsters",
            format!("{surely}..{maybe}"),
        );
        must(
            (surely..=maybe).contains(&near),
            "wrong monsters",
            format!("{near}"),
        );
        let (shots, holed) = self.witness;
        must(holed, "no witness", format!("{shots} shots"));
        must(
            shots as u32 <= walk.div_ceil(60) + 1,
            "witness over the walk",
            format!("{shots} for {walk} tenths"),
        );
        let fights = self.monsters_a_stroke.map_or(0, |a_stroke| near / a_stroke);
        let strokes = walk.div_ceil(60);
        let right = (strokes + fights + 1).clamp(2, 10);
        must(
            par == right,
            "wrong par",
            format!("{par}, should be {right}"),
        );
        must(
            strokes + near < 10,
            "par above its limit",
            format!("{strokes} + {near} + 1"),
        );
    }

    /// What can be walked to in four directions.
    pub fn flood(&self, from: Spot) -> BTreeSet<Spot> {
        fill(from, |spot| self.open(spot))
    }

    fn narrow(&self, spot: Spot) -> bool {
        narrow(spot, |beside| self.open(beside))
    }

    fn step(&self, from: Spot, way: Spot, allowed: &dyn Fn(Spot) -> bool) -> Option<(Spot, u32)> {
        let to = plus(from, way);
        let may = |spot| self.open(spot) && allowed(spot);
        if way.0 == 0 || way.1 == 0 {
            return may(to).then_some((to, 10));
        }
        let corners = self.open((to.0, from.1)) && self.open((from.0, to.1));
        (may(to) && corners).then_some((to, 14))
    }

    /// Cost of the cheapest walk to every cell, row by row.
    fn costs(&self, from: Spot) -> Vec<Vec<Option<u32>>> {
        self.cheapest(from, |_| true)
    }

    /// The same, over the allowed cells alone.
    fn cheapest(&self, from: Spot, allowed: impl Fn(Spot) -> bool) -> Vec<Vec<Option<u32>>> {
        let mut costs: Vec<Vec<Option<u32>>> =
            self.rows.iter().map(|row| vec![None; row.len()]).collect();
        let mut heap = BinaryHeap::new();
        if self.open(from) {
            heap.push((std::cmp::Reverse(0), from));
        }
        while let Some((std::cmp::Reverse(cost), spot)) = heap.pop() {
            let known = &mut costs[spot.1 as usize][spot.0 as usize];
            if known.is_some() {
                continue;
            }
            *known = Some(cost);
            for way in WAYS {
                if let Some((to, price)) = self.step(spot, way, &allowed) {
                    heap.push((std::cmp::Reverse(cost + price), to));
                }
            }
        }
        costs
    }

    /// The fewest turns that any cheapest walk makes.
    fn fewest_turns(&self) -> u32 {
        let back = self.costs(self.cup);
        let mut best: Vec<(Spot, [u32; 8])> = vec![(self.tee, [0; 8])];
        let mut fewest = u32::MAX;
        // Cells come off the list in order of falling cost to the cup, since each step lowers it.
        while !best.is_empty() {
            let left = |spot: Spot| cost_at(&back, spot).unwrap_or(0);
            let farthest = (0..best.len())
                .max_by_key(|&i| left(best[i].0))
                .unwrap_or(0);
            let (spot, turns) = best.swap_remove(farthest);
            if spot == self.cup {
                fewest = turns.into_iter().min().unwrap_or(0);
                break;
            }
            for (index, way) in WAYS.into_iter().enumerate() {
                let Some((to, price)) = self.step(spot, way, &|_| true) else {
                    continue;
                };
                if left(to) + price != left(spot) {
                    continue;
                }
                let come = (0..8).map(|from| turns[from].saturating_add(u32::from(from != index)));
                let come = come.min().unwrap_or(0);
                let place = best.iter().position(|&(known, _)| known == to);
                let place = place.unwrap_or_else(|| {
                    best.push((to, [u32::MAX; 8]));
                    best.len() - 1
                });
                let known = &mut best[place].1[index];
                *known = come.min(*known);
            }
        }
        fewest
    }
}
