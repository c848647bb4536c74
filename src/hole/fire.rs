//! The line of fire: which cells something shot from a cell can fly over.

use super::Terrain;
use crate::geom::{Cell, Dir};
use crate::grid::Grid;

/// The cells in one direction, one after the other, up to something solid or to a corner of it.
pub fn line_of_fire(
    ground: &Grid<Terrain>,
    from: Cell,
    dir: Dir,
) -> impl Iterator<Item = Cell> + '_ {
    let mut at = from;
    std::iter::from_fn(move || {
        let next = at.step(dir);
        let corners = [Cell::new(next.x, at.y), Cell::new(at.x, next.y)];
        at = next;
        let clear = |&cell: &Cell| {
            let terrain = ground.get(cell);
            terrain.is_some_and(|terrain| !terrain.is_solid())
        };
        (clear(&next) && corners.iter().all(clear)).then_some(next)
    })
}
