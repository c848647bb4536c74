//! The Dungeon: how it grows, what the hazard of its rooms buys, and what the checker sees.

use bogeyman::content::{Content, Mark, Position};
use bogeyman::course::{self, Draft};
use bogeyman::dice::Seed;
use bogeyman::geom::Cell;
use bogeyman::hole::{Course, Flaw, Hole, Item, Kind, Tees, Terrain};

use super::faults::broken;
use super::{brief_of, hole_of};

fn hole(seed: u64, number: u32) -> Hole {
    hole_of(Course::Dungeon, seed, number)
}

fn with(sound: &Hole, change: impl Fn(&mut Hole)) -> Vec<&'static str> {
    let mut hole = sound.clone();
    change(&mut hole);
    broken(&hole)
}

#[test]
fn rooms_grow_until_the_ninth_hole_and_hazard_for_longer() {
    let figures = &Content::standard().dungeon;
    let added = [0, 1, 2, 9, 10, 900].map(|hole| figures.cells.added(hole));
    assert_eq!(added, [7, 7, 8, 15, 15, 15]);
    let levels = |hole: u32| [0, 1, 2, 3, 4, 6, 50].map(|doors| figures.hazard.level(doors, hole));
    assert_eq!(levels(1), [0, 1, 2, 3, 4, 5, 9]);
    assert_eq!(levels(9), [0, 2, 4, 5, 7, 9, 9]);
    assert_eq!(levels(18), levels(900));
    assert_eq!(levels(u32::MAX), [0, 2, 4, 6, 8, 9, 9]);
}

#[test]
fn every_pass_leaves_a_draft_that_can_be_shown() {
    let mut seen = Vec::new();
    let mut watch = |name: &str, draft: &Draft| {
        let rooms = draft.rooms.len();
        seen.push(name.to_owned());
        assert_eq!((rooms, draft.openings.len()), (11, 10), "{name}");
        assert!(!draft.picture().draw().is_empty());
        if name == "grow" {
            assert!(draft.hazards.is_empty());
        } else if name != "ends" {
            assert_eq!(draft.hazards.len(), rooms);
        }
    };
    let brief = brief_of(Course::Dungeon, 4, Tees::Club);
    let built = course::build(&brief, Seed::new(3), Content::standard(), &mut watch);
    assert!(built.is_ok());
    assert_eq!(seen[..3], ["grow", "ends", "hazard"]);
}

#[test]
fn too_few_or_too_many_doors_are_refused() {
    let flaws = |doors| {
        let mut content = Content::standard().clone();
        content.dungeon.cells.doors = doors;
        let brief = brief_of(Course::Dungeon, 4, Tees::Club);
        let built = course::build(&brief, Seed::new(1), &content, &mut |_, _| ());
        built.unwrap_err().flaws.into_keys().collect::<Vec<_>>()
    };
    assert_eq!(flaws((100, 100)), [Flaw::TooSmall]);
    assert_eq!(flaws((1, 1)), [Flaw::ParTooHigh]);
}

#[test]
fn a_furnishing_lies_in_eight_positions() {
    let furnishings = &Content::standard().dungeon.furnishings;
    assert!(furnishings.len() >= 16);
    let corner = furnishings
        .iter()
        .find(|f| f.name == "thorn corner")
        .unwrap();
    let mut seen: Vec<Vec<Cell>> = Position::all()
        .map(|position| {
            let marks = corner.marks(position).into_iter();
            let spikes = marks.filter(|(_, mark)| *mark == Mark::Ground(Terrain::Spikes));
            let mut cells: Vec<Cell> = spikes.map(|(cell, _)| cell).collect();
            cells.sort();
            cells
        })
        .into();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 8);
    let first = &Position::all()[0];
    let posts: Vec<_> = corner.marks(*first).into_iter().collect();
    assert!(posts.contains(&(Cell::new(3, 1), Mark::Post(Some(Kind::Marionette)))));
}

#[test]
fn every_furnishing_lies_somewhere() {
    // A room shows one when all its ground is there, in some position.
    let mut left: Vec<_> = Content::standard().dungeon.furnishings.iter().collect();
    for seed in 0..60 {
        for number in [2, 4, 6, 8] {
            let hole = hole(seed, number);
            left.retain(|furnishing| {
                let lies = |corner: Cell, position| {
                    furnishing.marks(position).into_iter().all(|(at, mark)| {
                        let cell = Cell::new(corner.x + at.x, corner.y + at.y);
                        match mark {
                            Mark::Ground(terrain) => hole.terrain(cell) == terrain,
                            Mark::Item => hole.items.iter().any(|lying| lying.cell == cell),
                            Mark::Post(_) => true,
                        }
                    })
                };
                let mut rooms = hole.rooms.iter();
                !rooms.any(|room| Position::all().into_iter().any(|p| lies(room.corner, p)))
            });
        }
    }
    let left: Vec<&str> = left.iter().map(|furnishing| &*furnishing.name).collect();
    assert_eq!(left, Vec::<&str>::new());
}

#[test]
fn marionettes_are_above_all_and_the_bogeyman_is_in_the_last_room() {
    let mut kinds = [0_u32; Kind::ALL.len()];
    for seed in 0..30 {
        for number in [7, 9] {
            for monster in hole(seed, number).monsters {
                kinds[monster.kind as usize] += 1;
            }
        }
    }
    let most = kinds.iter().max().unwrap();
    assert_eq!(kinds[Kind::Marionette as usize], *most);
    assert_eq!(kinds[Kind::Bogeyman as usize], 30);
    assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
}

#[test]
fn a_flag_lies_on_some_holes() {
    let mut holes = (0..).map(|seed| hole(seed, 2));
    assert!(holes.any(|hole| hole.items[0].item == Item::Flag));
}

#[test]
fn the_checker_sees_hazard_that_falls_and_a_dangerous_first_room() {
    let sound = hole(1, 5);
    assert!(broken(&sound).is_empty());
    let first = sound
        .hazards
        .iter()
        .position(|&hazard| hazard == 0)
        .unwrap();
    let seen = with(&sound, |hole| hole.hazards[first] = 9);
    assert!(seen.contains(&"hazard in the first room"));
    assert!(seen.contains(&"hazard falls with distance"));
    let worst = sound.hazards.iter().max().copied();
    let deep = sound
        .hazards
        .iter()
        .position(|&h| Some(h) == worst)
        .unwrap();
    let seen = with(&sound, |hole| hole.hazards[deep] = 1);
    assert!(seen.contains(&"hazard falls with distance"));
    let seen = with(&sound, |hole| hole.hazards.truncate(3));
    assert!(seen.contains(&"rooms without hazard"));
}

#[test]
fn the_checker_sees_doors_that_are_missing_too_many_or_out_of_place() {
    let sound = hole(1, 5);
    let seen = with(&sound, |hole| hole.doors.truncate(3));
    assert!(seen.contains(&"no tree of rooms"));
    let seen = with(&sound, |hole| hole.doors.push(hole.doors[0]));
    assert!(seen.contains(&"no tree of rooms"));
    let seen = with(&sound, |hole| hole.doors[0].cell.x += 1);
    assert!(seen.contains(&"door out of place"));
}

#[test]
fn the_checker_sees_a_cup_and_a_bogeyman_in_the_wrong_room() {
    let sound = hole(1, 9);
    assert!(broken(&sound).is_empty());
    let seen = with(&sound, |hole| {
        let near = hole.hazards.iter().position(|&hazard| hazard == 2).unwrap();
        hole.cup = hole.rooms[near].middle();
    });
    assert!(seen.contains(&"cup not in the farthest room"));
    assert!(seen.contains(&"bogeyman not in the last room"));
}

#[test]
fn the_checker_sees_more_dead_than_a_room_can_pay() {
    let sound = (0..).map(|seed| hole(seed, 6));
    let mut sound = sound.filter(|hole| {
        let low = |room: usize| hole.hazards[room] < 4;
        let at = |cell: Cell| hole.rooms.iter().position(|room| room.holds(cell));
        hole.monsters
            .first()
            .and_then(|m| at(m.cell))
            .is_some_and(low)
    });
    let sound = sound.next().unwrap();
    let seen = with(&sound, |hole| hole.monsters[0].kind = Kind::Golem);
    assert!(seen.contains(&"monsters above the hazard"));
}
