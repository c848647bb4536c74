//! Building holes: the same board from the same brief, every pass reported, and thousands of holes
//! before a checker that shares no code with the builder.

mod blocks;
mod cast;
mod dungeon;
mod faults;
mod mine;
mod par;
mod refused;
mod strewn;

use bogeyman::content::Content;
use bogeyman::course::{self, ATTEMPTS, Brief, Draft, GaveUp, Walk};
use bogeyman::dice::Seed;
use bogeyman::hole::{Course, Flaw, Hole, Picture, Tees, walkable};
use rayon::prelude::*;

use crate::checker::Sheet;

fn brief(number: u32, tees: Tees) -> Brief {
    brief_of(Course::Graveyard, number, tees)
}

fn brief_of(course: Course, number: u32, tees: Tees) -> Brief {
    Brief {
        course,
        tees,
        number,
    }
}

fn hole(seed: u64, number: u32) -> Hole {
    hole_of(Course::Graveyard, seed, number)
}

fn hole_of(course: Course, seed: u64, number: u32) -> Hole {
    let brief = brief_of(course, number, Tees::Forward);
    course::hole(&brief, Seed::new(seed), Content::standard())
}

/// A hole of every course.
fn holes(seed: u64, number: u32) -> impl Iterator<Item = Hole> {
    let holes = move |course| hole_of(course, seed, number);
    Course::ALL.into_iter().map(holes)
}

/// The hole drawn with everything on it, and what the checker holds against it.
fn complaint(hole: &Hole) -> Option<String> {
    let faults = Sheet::of(hole).faults();
    let picture = Picture {
        items: hole.items.iter().map(|lying| lying.cell).collect(),
        ground: hole.ground.clone(),
        tee: Some(hole.tee),
        cup: Some(hole.cup),
        golfer: None,
        ball: None,
        key: hole.key,
        monsters: hole.monsters.clone(),
    };
    (!faults.is_empty()).then(|| {
        format!(
            "{} seed {} hole {}: {faults:?}\n{}",
            hole.course,
            hole.seed,
            hole.number,
            picture.draw().join("\n")
        )
    })
}

#[test]
fn nobody_walks_diagonally_round_a_corner() {
    let walk = |text: &str| {
        let picture = Picture::parse(text).unwrap();
        let ground = walkable(&picture.ground);
        Walk::between(&ground, picture.tee.unwrap(), picture.cup.unwrap()).map(|walk| walk.tenths)
    };
    assert_eq!(walk("T.\n.U"), Some(14));
    assert_eq!(walk("T#\n.U"), Some(20));
    assert_eq!(walk("To\n.U"), Some(20));
    assert_eq!(walk("T~\n.U"), Some(20));
    assert_eq!(walk("T#\n#U"), None);
}

#[test]
fn the_same_seed_gives_the_same_hole_and_another_another() {
    for course in Course::ALL {
        let hole = |seed, number| hole_of(course, seed, number);
        assert_eq!(hole(7, 5), hole(7, 5));
        assert_ne!(hole(7, 5).ground, hole(8, 5).ground);
        assert_ne!(hole(7, 5).ground, hole(7, 9).ground);
    }
}

#[test]
fn a_hole_does_not_depend_on_those_built_before() {
    let alone: Vec<Hole> = holes(11, 5).collect();
    for number in 1..5 {
        holes(11, number).for_each(drop);
    }
    assert!(holes(11, 5).eq(alone));
}

#[test]
fn the_tees_change_par_and_not_the_board() {
    let seeds = (0..60).flat_map(|seed| Course::ALL.map(|course| (course, seed)));
    for (course, seed) in seeds {
        let [forward, club, back] = Tees::ALL.map(|tees| {
            let brief = brief_of(course, 1 + seed as u32 % 9, tees);
            course::hole(&brief, Seed::new(seed), Content::standard())
        });
        for other in [&club, &back] {
            assert_eq!(forward.ground, other.ground);
            assert_eq!(forward.monsters, other.monsters);
            assert_eq!(forward.items, other.items);
            assert_eq!((forward.tee, forward.cup), (other.tee, other.cup));
            assert_eq!(forward.near_monsters, other.near_monsters);
        }
        assert!(forward.par >= club.par && club.par >= back.par);
    }
}

#[test]
fn every_pass_is_reported_in_order() {
    for course in Course::ALL {
        let at_once = |&seed: &u64| hole_of(course, seed, 9).attempt == 0;
        let sound_at_once = (0..).find(at_once).unwrap();
        let mut seen = Vec::new();
        let mut last = None;
        let built = course::build(
            &brief_of(course, 9, Tees::Club),
            Seed::new(sound_at_once),
            Content::standard(),
            &mut |name, draft: &Draft| {
                seen.push(name.to_owned());
                last = Some(draft.ground().clone());
            },
        );
        let passes = course::passes(course).iter();
        let names: Vec<&str> = passes.map(|pass| pass.name).collect();
        let built = built.unwrap();
        assert_eq!(built.attempt, 0);
        assert_eq!(seen, names);
        assert_eq!(last, Some(built.ground));
    }
}

#[test]
fn a_refused_draft_is_counted_by_its_flaw() {
    for course in Course::ALL {
        let mut holes = (0..).map(|seed| hole_of(course, seed, 1));
        let hole = holes.find(|hole| hole.attempt > 0).unwrap();
        assert_eq!(hole.flaws.values().sum::<u32>(), hole.attempt);
    }
}

#[test]
fn a_hole_that_cannot_be_built_gives_up_and_counts_its_flaws() {
    let mut content = Content::standard().clone();
    content.graveyard.walk.apart = 100_000;
    let brief = brief(4, Tees::Club);
    let gave_up = course::build(&brief, Seed::new(1), &content, &mut |_, _| ()).unwrap_err();
    let flaws = [(Flaw::TooSmall, ATTEMPTS)].into();
    assert_eq!(gave_up, GaveUp { flaws });
    let hole = course::hole(&brief, Seed::new(1), &content);
    assert!(hole.fallback);
    assert_eq!(hole.flaws, gave_up.flaws);
}

/// Figures by which no hole can be built.
fn hopeless() -> Content {
    let mut content = Content::standard().clone();
    content.graveyard.walk.apart = 100_000;
    content.mine.rooms.apart = 100_000;
    content.dungeon.cells.doors = (100, 100);
    content
}

#[test]
fn the_fallback_keeps_the_common_rules_at_all_tees() {
    let content = hopeless();
    for (course, tees) in Course::ALL
        .into_iter()
        .flat_map(|c| Tees::ALL.map(|t| (c, t)))
    {
        for number in [1, 4, 9, 18, 900] {
            let brief = brief_of(course, number, tees);
            let hole = course::hole(&brief, Seed::new(1), &content);
            assert!(hole.fallback);
            assert_eq!(complaint(&hole), None);
        }
    }
}

#[test]
fn holes_grow_until_the_ninth_and_sizes_go_on_cycling() {
    let walk = &Content::standard().graveyard.walk;
    let figures = &Content::standard().graveyard.decor;
    let steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 900].map(|hole| walk.steps(hole));
    assert_eq!(steps, [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 7]);
    let sizes = [1, 2, 3, 4, 5, 9, 10, 900, 902].map(|hole| walk.size(hole));
    assert_eq!(sizes, [4, 5, 4, 3, 4, 4, 5, 3, 5]);
    let wanted = [1, 2, 3, 9].map(|hole| figures.wanted(hole));
    assert_eq!(wanted, [2, 2, 3, 6]);
    let monsters = [1, 2, 3, 6, 9].map(|hole| figures.monsters(hole));
    assert_eq!(monsters, [1, 1, 2, 3, 4]);
    assert_eq!(figures.water.count(1), 0);
    assert_eq!(figures.rough.count(u32::MAX), figures.rough.most);
}

#[test]
fn every_hole_keeps_the_rules() {
    let seeds = (0..120).chain([606, 3506, 5248, 1_054_405, u64::MAX]);
    let complaints: Vec<String> = seeds
        .collect::<Vec<u64>>()
        .into_par_iter()
        .flat_map_iter(|seed| {
            let late: &[u32] = if seed % 5 == 0 {
                &[10, 18, 900, 9999]
            } else {
                &[]
            };
            (1..=9)
                .chain(late.iter().copied())
                .flat_map(move |number| holes(seed, number))
                .filter_map(|hole| {
                    let (course, seed, number) = (hole.course, hole.seed, hole.number);
                    let fallback = hole
                        .fallback
                        .then(|| format!("{course} seed {seed} hole {number} fell back"));
                    complaint(&hole).or(fallback)
                })
        })
        .collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n\n"));
}

#[test]
fn any_number_of_a_hole_can_be_built() {
    for number in [0, 1, u32::MAX - 1, u32::MAX] {
        assert!(holes(1, number).all(|hole| hole.number == number));
    }
}

#[test]
fn no_hole_is_too_large_for_a_small_stack() {
    let build = || (1..=18).flat_map(|number| holes(606, number)).count();
    let small = std::thread::Builder::new().stack_size(96 * 1024);
    assert!(small.spawn(build).unwrap().join().is_ok());
}
