//! From where the cup can be holed in one: flights from the cup, looked at backwards.
//!
//! A bounce is the same both ways, so a ball played from the cup shows lies that a shot at the cup
//! can come from. Cells that no such flight crosses are taken to be two strokes away at least.

use crate::ball::{Scene, Waypoint, fly};
use crate::geom::{Cell, Heading, Length, Point};
use crate::grid::Grid;

/// The cells that see the cup.
pub(super) struct View {
    cells: Grid<bool>,
    /// How many flights that took.
    pub flights: u32,
}

/// How many looks a cell long way of a flight gets: few enough to be quick, and what falls between
/// two of them is crossed by a neighbouring flight.
const LOOKS: f32 = 4.0;

impl View {
    /// The view of a scene's cup on a board of this size, for shots of this range, with flights so
    /// many quarter-degrees apart.
    pub fn new(scene: &Scene, (width, height): (i32, i32), range: Length, step: u16) -> Self {
        let mut cells = Grid::filled(width, height, false);
        // Away from its own cup a ball does not drop at once.
        let outward = Scene {
            cup: Cell::new(-width, -height),
            ..*scene
        };
        let range = Length(range.0 + scene.capture());
        let cup = Point::centre(scene.cup);
        let mut flights = 0;
        for heading in (0..Heading::TURN).step_by(usize::from(step.max(1))) {
            flights += 1;
            let flight = fly(&outward, cup, Heading::wrapped(heading.into()), range);
            for leg in flight.path.windows(2) {
                mark(&mut cells, leg);
            }
        }
        Self { cells, flights }
    }

    /// Whether a ball in this cell may be holed in one.
    pub fn sees(&self, cell: Cell) -> bool {
        self.cells.get(cell) == Some(true)
    }
}

fn mark(cells: &mut Grid<bool>, leg: &[Waypoint]) {
    let (from, to) = (leg[0].at, leg[1].at);
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let looks = (dx.abs().max(dy.abs()) * LOOKS).ceil().max(1.0);
    for look in 0..=looks as u32 {
        let part = look as f32 / looks;
        let (x, y) = (from.x + dx * part, from.y + dy * part);
        cells.set(Cell::new(x as i32, y as i32), true);
    }
}
