//! What the checker sees in holes that were sound until a fault was put in.

use bogeyman::geom::{Cell, Dir};
use bogeyman::grid::Grid;
use bogeyman::hole::{Hole, Placed, Terrain};

use super::hole;
use crate::checker::Sheet;

/// The rules broken by a hole, by name.
pub fn broken(hole: &Hole) -> Vec<&'static str> {
    let faults = Sheet::of(hole).faults();
    faults.into_iter().map(|(rule, _)| rule).collect()
}

#[test]
fn the_checker_sees_a_wall_in_the_cup() {
    let mut hole = hole(1, 4);
    hole.ground.set(hole.cup, Terrain::Wall);
    assert!(broken(&hole).contains(&"cup not on green"));
}

#[test]
fn the_checker_sees_a_tee_cut_off() {
    let mut hole = hole(1, 4);
    for cell in around(hole.tee) {
        hole.ground.set(cell, Terrain::Wall);
    }
    let broken = broken(&hole);
    assert!(broken.contains(&"cut off"));
    assert!(broken.contains(&"no free cell beside the tee"));
}

#[test]
fn the_checker_sees_a_pocket() {
    let mut hole = hole(1, 5);
    let mut ground = Grid::filled(hole.ground.width() + 4, hole.ground.height(), Terrain::Wall);
    for (cell, terrain) in hole.ground.iter() {
        ground.set(cell, terrain);
    }
    ground.set(Cell::new(hole.ground.width() + 2, 1), Terrain::Sand);
    hole.ground = ground;
    assert_eq!(broken(&hole), ["cut off"]);
}

#[test]
fn the_checker_sees_monsters_where_none_may_stand() {
    let sound = hole(1, 4);
    let with = |cell: Cell| {
        let mut hole = sound.clone();
        let kind = hole.monsters[0].kind;
        hole.monsters[0] = Placed { kind, cell };
        broken(&hole)
    };
    assert!(with(sound.tee).contains(&"monster at the tee"));
    assert!(with(sound.cup).contains(&"monster on the cup"));
    assert!(with(Cell::new(0, 0)).contains(&"monster not on floor"));
    assert!(with(sound.monsters[1].cell).contains(&"two monsters on one cell"));
}

#[test]
fn the_checker_sees_wrong_figures() {
    let sound = hole(1, 4);
    let with = |change: fn(&mut Hole)| {
        let mut hole = sound.clone();
        change(&mut hole);
        broken(&hole)
    };
    assert_eq!(with(|_| ()), [""; 0]);
    assert_eq!(with(|hole| hole.par += 1), ["wrong par"]);
    assert!(with(|hole| hole.path_tenths += 4).contains(&"wrong walk"));
    assert!(with(|hole| hole.near_monsters += 1).contains(&"wrong monsters"));
    assert!(with(|hole| hole.number += 4).contains(&"wrong number of rooms"));
    assert!(
        with(|hole| hole.cup = Cell::new(hole.tee.x + 1, hole.tee.y)).contains(&"tee too near cup")
    );
    assert!(with(|hole| hole.monsters.clear()).contains(&"wrong number of monsters"));
}

/// The eight cells around a cell.
fn around(cell: Cell) -> [Cell; 8] {
    Dir::ALL.map(|dir| cell.step(dir))
}
