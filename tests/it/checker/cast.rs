//! Who stands on a hole: none before its time, each where its kind may stand, and the Bogeyman on
//! every ninth hole alone.

use std::collections::BTreeMap;

use bogeyman::hole::Course;

use super::{Sheet, Spot, WAYS, narrow, plus};

/// The letter of each kind and the first hole of a course it stands on.
fn first(course: Course) -> [(char, u32); 7] {
    match course {
        Course::Graveyard => [
            ('s', 1),
            ('j', 2),
            ('m', 3),
            ('a', 4),
            ('g', 4),
            ('w', 5),
            ('G', 6),
        ],
        Course::Mine => [
            ('s', 2),
            ('j', 1),
            ('m', 4),
            ('a', 4),
            ('g', 3),
            ('w', 5),
            ('G', 6),
        ],
        Course::Dungeon => [
            ('s', 1),
            ('j', 3),
            ('m', 1),
            ('a', 3),
            ('g', 4),
            ('w', 5),
            ('G', 6),
        ],
    }
}

impl Sheet {
    pub fn check_cast(&self, must: &mut dyn FnMut(bool, &'static str, String)) {
        let hole = self.printed.0;
        for (&letter, &spot) in self.letters.iter().zip(&self.monsters) {
            let where_ = format!("{letter} at {spot:?}");
            let first = first(self.course);
            let first = first.iter().find(|(known, _)| *known == letter);
            let is_due = letter == 'B' || first.is_some_and(|&(_, first)| first <= hole.max(1));
            must(is_due, "monster before its time", where_.clone());
            must(
                letter != 'm' || self.room(spot) >= 5,
                "marionette without room",
                where_.clone(),
            );
            must(
                letter != 'a' || self.longest_lane(spot) < 4,
                "archer down a passage",
                where_.clone(),
            );
            let steps = || self.steps(self.cup).get(&spot).copied();
            must(
                letter != 'B' || steps().is_some_and(|steps| (2..=5).contains(&steps)),
                "bogeyman away from the cup",
                where_,
            );
        }
        let bosses = self.letters.iter().filter(|&&letter| letter == 'B').count();
        let wanted = usize::from(hole > 0 && hole.is_multiple_of(9));
        must(
            bosses == wanted,
            "wrong number of bogeymen",
            format!("{bosses}, should be {wanted}"),
        );
    }

    /// Open cells around one.
    fn room(&self, spot: Spot) -> usize {
        WAYS.iter()
            .filter(|&&way| self.open(plus(spot, way)))
            .count()
    }

    /// Whether one can stand there unhurt.
    pub fn safe(&self, spot: Spot) -> bool {
        self.open(spot) && self.glyph(spot) != '^'
    }

    /// The most cells in a row of an arrow's flight in which nobody can step aside unhurt.
    fn longest_lane(&self, from: Spot) -> usize {
        let mut longest = 0;
        for way in WAYS {
            let (mut at, mut lane) = (from, 0);
            for _ in 0..7 {
                let next = plus(at, way);
                let touched = [next, (next.0, at.1), (at.0, next.1)];
                if touched.iter().any(|&spot| "#o+".contains(self.glyph(spot))) {
                    break;
                }
                let tight = self.safe(next) && narrow(next, |spot| self.safe(spot));
                lane = if tight { lane + 1 } else { 0 };
                longest = longest.max(lane);
                at = next;
            }
        }
        longest
    }

    /// Steps on foot, in eight directions, to every cell that can be walked to.
    pub fn steps(&self, from: Spot) -> BTreeMap<Spot, u32> {
        let mut known = BTreeMap::from([(from, 0)]);
        let mut ring = vec![from];
        let mut steps = 0;
        while !ring.is_empty() {
            steps += 1;
            let mut next = Vec::new();
            for spot in ring {
                for way in WAYS {
                    if let Some((to, _)) = self.step(spot, way, &|_| true)
                        && !known.contains_key(&to)
                    {
                        known.insert(to, steps);
                        next.push(to);
                    }
                }
            }
            ring = next;
        }
        known
    }
}
