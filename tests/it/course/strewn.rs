//! What the checker sees when spikes, graves or items lie where they may not.

use bogeyman::geom::{Cell, Dir, Point};
use bogeyman::hole::{Finish, Hole, Item, Kind, Lying, Placed, Terrain};

use super::cast::pictured;
use super::faults::broken;
use super::hole;

fn with(sound: &Hole, change: impl Fn(&mut Hole)) -> Vec<&'static str> {
    let mut hole = sound.clone();
    change(&mut hole);
    broken(&hole)
}

/// The first spikes of a hole that has some.
fn spikes(hole: &Hole) -> Cell {
    let cells = hole.ground.iter();
    let mut spikes = cells.filter(|&(_, terrain)| terrain == Terrain::Spikes);
    spikes.next().unwrap().0
}

#[test]
fn the_checker_sees_hazards_beside_tee_and_cup() {
    let sound = hole(1, 5);
    for place in [sound.tee, sound.cup] {
        for terrain in [Terrain::Spikes, Terrain::Grave] {
            let beside = place.step(Dir::N);
            let broken = with(&sound, |hole| hole.ground.set(beside, terrain));
            assert!(broken.contains(&"hazard at tee or cup"));
        }
    }
}

#[test]
fn the_checker_sees_hazards_before_their_time() {
    let far = |hole: &Hole| {
        let apart = |cell: Cell| cell.king_steps(hole.cup).min(cell.king_steps(hole.tee));
        let cells = hole.ground.iter();
        let green = cells.filter(|&(_, terrain)| terrain == Terrain::Green);
        green.max_by_key(|&(cell, _)| apart(cell)).unwrap().0
    };
    for (number, terrain, early) in [
        (2, Terrain::Spikes, true),
        (3, Terrain::Spikes, false),
        (4, Terrain::Grave, true),
        (5, Terrain::Grave, false),
    ] {
        let sound = hole(1, number);
        let broken = with(&sound, |hole| hole.ground.set(far(&sound), terrain));
        assert_eq!(broken.contains(&"hazard before its time"), early);
    }
}

#[test]
fn the_checker_sees_spikes_on_the_walk() {
    let text = |row: &str| format!("###########\n#.........#\n{row}\n#.........#\n###########");
    let seen = |row: &str| broken(&pictured(3, &text(row))).contains(&"spikes on the walk");
    assert!(seen("#.T..^..U.#"));
    assert!(!seen("#.T.....U.#"));
    // Of several cheapest walks none may lead over spikes.
    let rows = "
        ##########
        #T.......#
        #....^...#
        #.......U#
        ##########";
    assert!(broken(&pictured(3, rows)).contains(&"spikes on the walk"));
}

#[test]
fn the_checker_sees_a_way_barred_by_spikes() {
    let seen = |text: &str| broken(&pictured(3, text)).contains(&"barred by spikes");
    let aside = "
        ##########
        #T......U#
        #........#
        #......^^#
        #......^.#
        ##########";
    assert!(seen(aside));
    assert!(!seen(&aside.replacen("^^", "^.", 1)));
    let across = "
        ##########
        #T..^...U#
        #...^....#
        ##########";
    assert!(seen(across));
}

#[test]
fn the_checker_sees_who_lies_on_spikes() {
    let sound = (0..).map(|seed| hole(seed, 6));
    let sound = sound
        .into_iter()
        .find(|hole| hole.ground.iter().any(|(_, t)| t == Terrain::Spikes))
        .unwrap();
    let cell = spikes(&sound);
    let kind = Kind::Skeleton;
    let broken = with(&sound, |hole| hole.monsters[0] = Placed { kind, cell });
    assert!(broken.contains(&"something on a hazard"));
    let broken = with(&sound, |hole| hole.items[0].cell = cell);
    assert!(broken.contains(&"something on a hazard"));
    assert!(broken.contains(&"item where none may lie"));
}

#[test]
fn the_checker_sees_a_lie_among_spikes() {
    let mut hole = pictured(
        3,
        "
        ##########
        #T......U#
        #........#
        #..^^^...#
        #..^^^...#
        #..^^^...#
        #........#
        ##########",
    );
    let middle = Point::centre(Cell::new(4, 4));
    hole.witness.ends = vec![Finish::Lie(middle)];
    assert!(broken(&hole).contains(&"lie among spikes"));
    let edge = Point::centre(Cell::new(4, 3));
    hole.witness.ends = vec![Finish::Lie(edge)];
    assert!(!broken(&hole).contains(&"lie among spikes"));
}

#[test]
fn the_checker_sees_items_that_are_missing_or_too_many() {
    let sound = hole(1, 4);
    assert_eq!(
        with(&sound, |hole| hole.items.clear()),
        ["wrong number of items"]
    );
    let twice = with(&sound, |hole| hole.items.push(hole.items[0]));
    assert!(twice.contains(&"wrong number of items"));
    assert!(twice.contains(&"two items on one cell"));
    let odd = hole(1, 5);
    let item = Item::Bell;
    let lying = Lying {
        item,
        cell: odd.cup,
    };
    let broken = with(&odd, |hole| hole.items.push(lying));
    assert!(broken.contains(&"wrong number of items"));
    let flag = with(&sound, |hole| hole.items[0].item = Item::Flag);
    assert_eq!(flag, ["item of no use"]);
}

#[test]
fn the_checker_sees_items_that_lie_where_they_may_not() {
    let sound = hole(1, 6);
    let at = |cell: Cell| with(&sound, |hole| hole.items[0].cell = cell);
    assert!(at(sound.tee).contains(&"item on the walk"));
    assert!(at(sound.cup).contains(&"item on the walk"));
    assert!(
        at(sound.monsters[0].cell)
            .iter()
            .any(|&rule| { rule == "item where none may lie" || rule == "item on the walk" })
    );
    assert!(at(Cell::new(0, 0)).contains(&"item where none may lie"));
}

#[test]
fn the_checker_sees_an_item_that_is_too_easy_to_take() {
    let mut hole = pictured(
        4,
        "
        ###########
        #U......T.#
        #.........#
        #.........#
        #.#########
        ###########",
    );
    hole.rooms.clear();
    let mut easy = |x: i32, y: i32| {
        let item = Item::Bell;
        let cell = Cell::new(x, y);
        hole.items = vec![Lying { item, cell }];
        broken(&hole).contains(&"item in no dead end")
    };
    assert!(easy(4, 2), "beside the walk");
    assert!(easy(4, 3), "off it, but on the open green");
    assert!(!easy(1, 4), "the one cell with a single way in");
}
