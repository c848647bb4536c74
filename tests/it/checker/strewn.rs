//! What is strewn about a hole: spikes and open graves that bar no way, and items that lie off it.

use std::collections::BTreeSet;

use bogeyman::hole::Course;

use super::spots::inside;
use super::{SIDES, Sheet, Spot, cost_at, fill, king, plus};

impl Sheet {
    pub fn check_strewn(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        let line = self.line();
        self.check_hazards(&line, must);
        self.check_items(&line, must);
        for &(x, y) in &self.lies {
            must(
                self.is_playable_unhurt((x, y)),
                "lie among spikes",
                format!("({x}, {y})"),
            );
        }
    }

    fn check_hazards(
        &self,
        line: &BTreeSet<Spot>,
        must: &mut dyn FnMut(bool, &'static str, String),
    ) {
        let hole = self.printed.0;
        let (spikes, graves) = match self.course {
            Course::Graveyard | Course::Mine => (3, 5),
            Course::Dungeon => (1, 1),
        };
        for (sign, first) in [('^', spikes), ('X', graves)] {
            for spot in self.spots(sign) {
                let where_ = format!("{sign} at {spot:?}");
                let apart = king(spot, self.tee).min(king(spot, self.cup));
                must(apart > 1, "hazard at tee or cup", where_.clone());
                must(hole >= first, "hazard before its time", where_.clone());
                must(!line.contains(&spot), "spikes on the walk", where_.clone());
                let held = self.monsters.contains(&spot)
                    || self.items.iter().any(|&(item, _)| item == spot);
                must(!held, "something on a hazard", where_);
            }
        }
        // What cannot be walked to at all is another rule's.
        let walked = self.flood(self.tee).into_iter();
        let safe: Vec<Spot> = walked.filter(|&spot| self.safe(spot)).collect();
        let reached = fill(self.tee, |spot| self.safe(spot));
        let barred = safe.iter().find(|spot| !reached.contains(spot));
        must(barred.is_none(), "barred by spikes", format!("{barred:?}"));
    }

    fn check_items(&self, line: &BTreeSet<Spot>, must: &mut dyn FnMut(bool, &'static str, String)) {
        let every = match self.course {
            Course::Graveyard | Course::Dungeon => 2,
            Course::Mine => 1,
        };
        let wanted = usize::from(self.printed.0 > 0 && self.printed.0.is_multiple_of(every));
        must(
            self.items.len() == wanted,
            "wrong number of items",
            format!("{}, should be {wanted}", self.items.len()),
        );
        let best = self
            .floor()
            .into_iter()
            .filter(|&spot| self.may_hold_item(line, spot))
            .map(|spot| self.worth(line, spot))
            .max();
        for (place, &(spot, word)) in self.items.iter().enumerate() {
            let where_ = format!("{word} at {spot:?}");
            let known = ["sandwich", "mulligan", "bell", "spirit", "tee"];
            let shows = word == "flag" && self.course == Course::Dungeon;
            must(
                known.contains(&word) || shows,
                "item of no use",
                where_.clone(),
            );
            let shared = self.items[..place].iter().any(|&(other, _)| other == spot);
            must(!shared, "two items on one cell", where_.clone());
            must(!line.contains(&spot), "item on the walk", where_.clone());
            must(
                line.contains(&spot) || self.may_hold_item(line, spot),
                "item where none may lie",
                where_.clone(),
            );
            let kept = self.course == Course::Dungeon && self.is_aside(line, spot);
            must(
                kept || best.is_none_or(|best| self.worth(line, spot) >= best),
                "item in no dead end",
                where_,
            );
        }
    }

    /// Whether an item may lie here: on green, off the line and away from all else.
    fn may_hold_item(&self, line: &BTreeSet<Spot>, spot: Spot) -> bool {
        self.glyph(spot) == '.'
            && king(spot, self.tee) > 3
            && king(spot, self.cup) > 1
            && !line.contains(&spot)
            && !self.monsters.contains(&spot)
            && self.key != Some(spot)
    }

    /// Not beside the line counts most, then a room that it does not enter, then one way in.
    fn worth(&self, line: &BTreeSet<Spot>, spot: Spot) -> u32 {
        let beside = line.iter().any(|&on| king(on, spot) <= 1);
        let aside = self.is_aside(line, spot);
        let ways = SIDES.iter().filter(|&&way| self.open(plus(spot, way)));
        4 * u32::from(!beside) + 2 * u32::from(aside) + u32::from(ways.count() == 1)
    }

    /// In a room that the line does not enter.
    fn is_aside(&self, line: &BTreeSet<Spot>, spot: Spot) -> bool {
        let room = self.rooms.iter().find(|&&room| inside(room, spot));
        room.is_some_and(|&room| !line.iter().any(|&on| inside(room, on)))
    }

    /// Every cell of every cheapest walk.
    fn line(&self) -> BTreeSet<Spot> {
        let (there, back) = (self.costs(self.tee), self.costs(self.cup));
        let walk = cost_at(&there, self.cup);
        let whole = |spot: &Spot| {
            let both = cost_at(&there, *spot).zip(cost_at(&back, *spot));
            both.map(|(a, b)| a + b) == walk && walk.is_some()
        };
        self.floor().into_iter().filter(whole).collect()
    }

    fn spots(&self, sign: char) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (y, row) in self.rows.iter().enumerate() {
            for (x, &glyph) in row.iter().enumerate() {
                if glyph == sign {
                    spots.push((x as i32, y as i32));
                }
            }
        }
        spots
    }

    /// Whether a ball here, in 1/256 cell, is within a cell of the middle of its own cell or of one
    /// beside it, and no spikes there.
    fn is_playable_unhurt(&self, (x, y): Spot) -> bool {
        let own = (x.div_euclid(256), y.div_euclid(256));
        let near = |spot: Spot| {
            let (dx, dy) = (x - spot.0 * 256 - 128, y - spot.1 * 256 - 128);
            self.safe(spot) && dx * dx + dy * dy <= 256 * 256
        };
        near(own) || SIDES.iter().any(|&way| near(plus(own, way)))
    }
}
