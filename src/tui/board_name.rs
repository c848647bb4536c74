//! A name for every hole, from its shape or else its number: always the same one.

use crate::hole::Hole;

const NAMES: [&str; 36] = [
    "The Lych Gate",
    "Old Sexton",
    "Low Mound",
    "The Yews",
    "Cold Comfort",
    "Mourner's Walk",
    "The Ossuary",
    "Bell Tower",
    "Sunken Row",
    "Widow's Lawn",
    "The Vestry",
    "Pauper's Corner",
    "Tolling",
    "The Mausoleum",
    "Ivy Wall",
    "Last Rites",
    "Nightshade",
    "The Long Sleep",
    "Raven's Perch",
    "Six Feet",
    "The Crypt",
    "Wormwood",
    "Tallow Light",
    "Hallowed Turf",
    "The Cenotaph",
    "Grave Error",
    "Dead Reckoning",
    "Restless Green",
    "Shroud",
    "The Undertaker",
    "Epitaph",
    "Moonrise",
    "The Barrow",
    "Ashen Fields",
    "Requiem",
    "Unmarked",
];

/// Names for three shapes of holes: straight ones, ones that lead far round, and ones that bend.
const SHAPES: [[&str; 3]; 3] = [
    ["The Straight and Narrow", "Dead Straight", "Coffin Line"],
    ["The Long Way Home", "The Procession", "Round the Chapel"],
    ["The Elbow", "The Dogleg", "The Crooked Spade"],
];

/// Holes of a round at most: among so many no name comes twice.
const ROUND: u64 = 18;

/// The name of a hole.
pub fn of(hole: &Hole) -> &'static str {
    let pick = hole
        .seed
        .number()
        .wrapping_mul(7)
        .wrapping_add(u64::from(hole.number) * 5);
    // Every name of a shape belongs to one hole of a round, whatever shape the others have.
    let place = (pick % ROUND) as usize;
    let (own, name) = (place / 2 % SHAPES.len(), place / 2 / SHAPES.len());
    match shape(hole) {
        Some(shape) if shape == own && place.is_multiple_of(2) => SHAPES[shape][name],
        _ => NAMES[(pick % NAMES.len() as u64) as usize],
    }
}

/// Which of the shapes that have names a hole has.
fn shape(hole: &Hole) -> Option<usize> {
    let (dx, dy) = (
        (hole.cup.x - hole.tee.x).unsigned_abs(),
        (hole.cup.y - hole.tee.y).unsigned_abs(),
    );
    let straight = dx.max(dy) * 10 + dx.min(dy) * 4;
    if hole.path_tenths <= straight + 10 && straight > 100 {
        Some(0)
    } else if hole.path_tenths > straight * 2 {
        Some(1)
    } else if hole.path_tenths > straight * 4 / 3 {
        Some(2)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::dice::Seed;
    use crate::hole::Picture;
    use crate::tui::sketch;

    #[test]
    fn no_name_comes_twice_in_a_round_whatever_the_holes_are_like() {
        let picture =
            Picture::parse("############\n#T........U#\n############").expect("a picture");
        let mut shaped = BTreeSet::new();
        for seed in 0..200 {
            let mut names = BTreeSet::new();
            for number in 1..=18 {
                // Straight, far round, bent, and none of these, in another order for every seed.
                let path_tenths = [120, 400, 170, 150][(number / 2 + seed as u32 / 3) as usize % 4];
                let name = of(&Hole {
                    seed: Seed::new(seed * 977),
                    number,
                    path_tenths,
                    cup: crate::geom::Cell::new(13, 1),
                    ..sketch::hole(&picture, "test")
                });
                assert!(names.insert(name), "{name} comes twice in seed {seed}");
                if SHAPES.concat().contains(&name) {
                    shaped.insert(name);
                }
            }
        }
        assert_eq!(shaped.len(), 9, "every name of a shape occurs: {shaped:?}");
    }
}
