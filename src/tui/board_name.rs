//! A name for every hole, from its shape or else its number: always the same one.

use crate::hole::{Course, Hole};

const GRAVEYARD: [&str; 36] = [
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

const DUNGEON: [&str; 36] = [
    "The Oubliette",
    "Gaoler's Round",
    "The Portcullis",
    "Strings Attached",
    "The Long Corridor",
    "Iron Maiden",
    "Wrong Turning",
    "The Rack",
    "Puppet Theatre",
    "Cold Cell",
    "The Guardroom",
    "Thumbscrew",
    "Turnkey",
    "The Undercroft",
    "Shackle Row",
    "The Sump",
    "Bread and Water",
    "Condemned",
    "Last Meal",
    "The Garderobe",
    "Thorn Parlour",
    "No Way Round",
    "The Donjon",
    "Drip Stone",
    "Torchlight",
    "The Warden",
    "Marching Bones",
    "Trapdoor",
    "The Wine Cellar",
    "Spiked Tea",
    "Dead End",
    "The Gibbet",
    "Stone Mattress",
    "Rat Run",
    "Cul-de-Sac",
    "Life Sentence",
];

/// The names of a course's holes.
fn names(course: Course) -> &'static [&'static str] {
    match course {
        Course::Graveyard | Course::Mine => &GRAVEYARD,
        Course::Dungeon => &DUNGEON,
    }
}

/// The name of a hole.
pub fn of(hole: &Hole) -> &'static str {
    let (dx, dy) = (
        (hole.cup.x - hole.tee.x).unsigned_abs(),
        (hole.cup.y - hole.tee.y).unsigned_abs(),
    );
    let straight = dx.max(dy) * 10 + dx.min(dy) * 4;
    let pick = hole
        .seed
        .number()
        .wrapping_mul(7)
        .wrapping_add(u64::from(hole.number) * 5);
    // Three shapes name themselves; a third of such holes, so that they stay something special.
    if pick.is_multiple_of(3) {
        if hole.path_tenths <= straight + 10 && straight > 100 {
            return "The Straight and Narrow";
        }
        if hole.path_tenths > straight * 2 {
            return "The Long Way Home";
        }
        if hole.path_tenths > straight * 4 / 3 {
            return "The Elbow";
        }
    }
    let names = names(hole.course);
    names[(pick % names.len() as u64) as usize]
}
