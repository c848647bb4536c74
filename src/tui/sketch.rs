//! Holes that no architect made or that are not finished: a picture, and plain figures around it.

use crate::dice::Seed;
use crate::geom::Cell;
use crate::hole::{Course, Flaws, Hole, Line, Lying, Picture, Tees};

/// A hole that looks like this picture, without items; figures that nobody reckoned are 0.
pub fn hole(picture: &Picture, architect: &'static str) -> Hole {
    let corner = Cell::new(0, 0);
    Hole {
        course: Course::Graveyard,
        architect,
        tees: Tees::Forward,
        seed: Seed::new(0),
        number: 1,
        par: 0,
        path_tenths: 0,
        near_monsters: 0,
        ground: picture.ground.clone(),
        tee: picture.tee.unwrap_or(corner),
        cup: picture.cup.unwrap_or(corner),
        monsters: picture.monsters.clone(),
        items: Vec::<Lying>::new(),
        rooms: Vec::new(),
        witness: Line::default(),
        attempt: 0,
        flaws: Flaws::new(),
        fallback: false,
    }
}
