//! Building holes: the same board from the same brief, par by its formula, every pass reported,
//! and thousands of holes before a checker that shares no code with the builder.

use bogeyman::content::Content;
use bogeyman::course::{self, ATTEMPTS, Brief, Draft, GaveUp, PASSES, Plan, Walk, par};
use bogeyman::dice::Seed;
use bogeyman::geom::Cell;
use bogeyman::hole::{Course, Flaw, Hole, Picture, Placed, Tees, Terrain, walkable};
use rayon::prelude::*;

use crate::checker::Sheet;

fn brief(number: u32, tees: Tees) -> Brief {
    Brief {
        course: Course::Graveyard,
        tees,
        number,
    }
}

fn hole(seed: u64, number: u32) -> Hole {
    let brief = brief(number, Tees::Forward);
    course::hole(&brief, Seed::new(seed), Content::standard())
}

/// The hole drawn with everything on it, and what the checker holds against it.
fn complaint(hole: &Hole) -> Option<String> {
    let faults = Sheet::of(hole).faults();
    let picture = Picture {
        ground: hole.ground.clone(),
        tee: Some(hole.tee),
        cup: Some(hole.cup),
        golfer: None,
        ball: None,
        monsters: hole.monsters.clone(),
    };
    (!faults.is_empty()).then(|| {
        format!(
            "seed {} hole {}: {faults:?}\n{}",
            hole.seed,
            hole.number,
            picture.draw().join("\n")
        )
    })
}

/// The rules broken by a hole, by name.
fn broken(hole: &Hole) -> Vec<&'static str> {
    let faults = Sheet::of(hole).faults();
    faults.into_iter().map(|(rule, _)| rule).collect()
}

/// The par of a picture at the three tees.
fn pars(text: &str) -> [u32; 3] {
    let picture = Picture::parse(text).unwrap();
    let (tee, cup) = (picture.tee.unwrap(), picture.cup.unwrap());
    let walk = Walk::between(&walkable(&picture.ground), tee, cup).unwrap();
    let near = par::near_monsters(&walk, &picture.monsters);
    let golfer = &Content::standard().golfer;
    Tees::ALL.map(|tees| par::par(walk.tenths, near, golfer.range(), golfer.tees(tees)))
}

#[test]
fn par_is_strokes_of_the_walk_and_monsters_and_one() {
    // Three strokes of walk and two skeletons: 6, as the text has it.
    let text = "
        ####################
        #T..........s..s..U#
        ####################";
    assert_eq!(pars(text), [3 + 2 + 1, 3 + 1, 3 + 1]);
}

#[test]
fn a_walk_of_just_a_stroke_more_counts_one_more() {
    assert_eq!(pars("T.....U"), [2; 3]);
    assert_eq!(pars("T......U"), [3; 3]);
    assert_eq!(pars("T............U"), [4; 3]);
}

#[test]
fn par_is_at_least_two_and_at_most_ten() {
    assert_eq!(pars("TU"), [2; 3]);
    let far = format!("T{}U", ".".repeat(150));
    assert_eq!(pars(&far), [10; 3]);
    assert_eq!(pars("T...s.s.s.s.s.s.s.s.s.s.s.U"), [10, 9, 6]);
}

#[test]
fn club_tees_count_one_stroke_for_three_monsters() {
    assert_eq!(pars("T...s.sU"), [2 + 2 + 1, 3, 3]);
    assert_eq!(pars("T.s.s.sU"), [2 + 3 + 1, 4, 3]);
}

#[test]
fn monsters_count_within_three_kings_steps_of_the_walk() {
    let at = |row: usize| {
        let mut rows = vec!["T.......U".to_owned()];
        rows.extend((1..6).map(|_| ".........".to_owned()));
        rows[row].replace_range(4..5, "s");
        pars(&rows.join("\n"))[0]
    };
    assert_eq!([at(1), at(2), at(3), at(4), at(5)], [4, 4, 4, 3, 3]);
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
    assert_eq!(hole(7, 5), hole(7, 5));
    assert_ne!(hole(7, 5).ground, hole(8, 5).ground);
    assert_ne!(hole(7, 5).ground, hole(7, 9).ground);
}

#[test]
fn a_hole_does_not_depend_on_those_built_before() {
    let alone = hole(11, 5);
    for number in 1..5 {
        hole(11, number);
    }
    assert_eq!(hole(11, 5), alone);
}

#[test]
fn the_tees_change_par_and_not_the_board() {
    for seed in 0..60 {
        let [forward, club, back] = Tees::ALL.map(|tees| {
            let brief = brief(1 + seed as u32 % 9, tees);
            course::hole(&brief, Seed::new(seed), Content::standard())
        });
        for other in [&club, &back] {
            assert_eq!(forward.ground, other.ground);
            assert_eq!(forward.monsters, other.monsters);
            assert_eq!((forward.tee, forward.cup), (other.tee, other.cup));
            assert_eq!(forward.near_monsters, other.near_monsters);
        }
        assert!(forward.par >= club.par && club.par >= back.par);
    }
}

#[test]
fn every_pass_is_reported_in_order() {
    let sound_at_once = (0..).find(|&seed| hole(seed, 9).attempt == 0).unwrap();
    let mut seen = Vec::new();
    let mut last = None;
    let built = course::build(
        &brief(9, Tees::Club),
        Seed::new(sound_at_once),
        Content::standard(),
        &mut |name, draft: &Draft| {
            seen.push(name.to_owned());
            last = Some(draft.ground().clone());
        },
    );
    let names: Vec<&str> = std::iter::once(course::DRAW)
        .chain(PASSES.iter().map(|pass| pass.name))
        .collect();
    let built = built.unwrap();
    assert_eq!(built.attempt, 0);
    assert_eq!(seen, names);
    assert_eq!(last, Some(built.ground));
}

#[test]
fn a_refused_draft_is_counted_by_its_flaw() {
    let first = (0..).find(|&seed| hole(seed, 1).attempt > 0).unwrap();
    let hole = hole(first, 1);
    assert_eq!(hole.flaws.values().sum::<u32>(), hole.attempt);
}

#[test]
fn a_hole_that_cannot_be_built_gives_up_and_counts_its_flaws() {
    let mut content = Content::standard().clone();
    content.graveyard.apart = 100_000;
    let brief = brief(4, Tees::Club);
    let gave_up = course::build(&brief, Seed::new(1), &content, &mut |_, _| ()).unwrap_err();
    let flaws = [(Flaw::TooSmall, ATTEMPTS)].into();
    assert_eq!(gave_up, GaveUp { flaws });
    let hole = course::hole(&brief, Seed::new(1), &content);
    assert!(hole.fallback);
    assert_eq!(hole.flaws, gave_up.flaws);
}

#[test]
fn the_fallback_keeps_the_common_rules_at_all_tees() {
    let mut content = Content::standard().clone();
    content.graveyard.apart = 100_000;
    for tees in Tees::ALL {
        for number in [1, 4, 9, 900] {
            let hole = course::hole(&brief(number, tees), Seed::new(1), &content);
            assert_eq!(complaint(&hole), None);
        }
    }
}

#[test]
fn holes_grow_until_the_ninth_and_sizes_go_on_cycling() {
    let figures = &Content::standard().graveyard;
    let steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 900].map(|hole| figures.steps(hole));
    assert_eq!(steps, [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 7]);
    let sizes = [1, 2, 3, 4, 5, 9, 10, 900, 902].map(|hole| figures.size(hole));
    assert_eq!(sizes, [4, 5, 4, 3, 4, 4, 5, 3, 5]);
    let wanted = [1, 2, 3, 9].map(|hole| figures.wanted(hole));
    assert_eq!(wanted, [2, 2, 3, 6]);
    let monsters = [1, 2, 3, 6, 9].map(|hole| figures.monsters(hole));
    assert_eq!(monsters, [1, 1, 2, 3, 4]);
    assert_eq!(figures.water.count(1), 0);
    assert_eq!(figures.rough.count(u32::MAX), figures.rough.most);
}

/// Whether wall may be put on cells of this hole, marked `x` where it would stand. A refusal must
/// leave the draft as it was.
fn may_block(text: &str) -> bool {
    let clear = text.replace('x', ".");
    let mut draft = Draft::of(&Picture::parse(&clear).unwrap());
    assert!(draft.survey());
    let rows = text.split_whitespace().enumerate();
    let marked: Vec<Cell> = rows
        .flat_map(|(y, row)| row.match_indices('x').map(move |(x, _)| (x, y)))
        .map(|(x, y)| Cell::new(x as i32, y as i32))
        .collect();
    let brief = brief(1, Tees::Forward);
    let plan = Plan {
        brief: &brief,
        content: Content::standard(),
    };
    let before = draft.clone();
    let done = draft.block(&plan, &marked, Terrain::Wall);
    let same = draft.ground() == before.ground() && draft.walk() == before.walk();
    assert_ne!(done, same);
    assert_eq!(draft.walk(), &walk_of(&draft));
    done
}

fn walk_of(draft: &Draft) -> Walk {
    Walk::between(draft.walkable(), draft.tee, draft.cup).unwrap()
}

#[test]
fn a_wall_stands_only_where_the_hole_stays_sound() {
    let open = [
        "#########",
        "#.......#",
        "#.T.x.U.#",
        "#.......#",
        "#.......#",
        "#########",
    ];
    assert!(may_block(&open.join("\n")));
    let beside_the_tee = [
        "#########",
        "#..x....#",
        "#.T...U.#",
        "#.......#",
        "#########",
    ];
    assert!(!may_block(&beside_the_tee.join("\n")));
    let the_only_way = [
        "##########",
        "#...##...#",
        "#.T.xx.U.#",
        "#...##...#",
        "##########",
    ];
    assert!(!may_block(&the_only_way.join("\n")));
    let a_pocket = [
        "##########",
        "#.......x.",
        "#.T...U.##",
        "#.......##",
        "##########",
    ];
    assert!(!may_block(&a_pocket.join("\n")));
    let a_long_gap = [
        "###########",
        "#.........#",
        "#.T.xxx.U.#",
        "#...xxx...#",
        "###########",
    ];
    assert!(!may_block(&a_long_gap.join("\n")));
}

#[test]
fn every_hole_keeps_the_rules() {
    let seeds = (0..250).chain([606, 3506, 5248, 1_054_405, u64::MAX]);
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
                .filter_map(move |number| {
                    let hole = hole(seed, number);
                    let fallback = hole
                        .fallback
                        .then(|| format!("seed {seed} hole {number} fell back"));
                    complaint(&hole).or(fallback)
                })
        })
        .collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n\n"));
}

#[test]
fn any_number_of_a_hole_can_be_built() {
    for number in [0, 1, u32::MAX - 1, u32::MAX] {
        assert_eq!(hole(1, number).number, number);
    }
}

#[test]
fn no_hole_is_too_large_for_a_small_stack() {
    let build = || (1..=18).map(|number| hole(606, number).par).sum::<u32>();
    let small = std::thread::Builder::new().stack_size(96 * 1024);
    assert!(small.spawn(build).unwrap().join().is_ok());
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
    let mut ground =
        bogeyman::grid::Grid::filled(hole.ground.width() + 4, hole.ground.height(), Terrain::Wall);
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
    bogeyman::geom::Dir::ALL.map(|dir| cell.step(dir))
}
