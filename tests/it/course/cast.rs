//! What the checker sees when somebody stands on a hole who should not, or not there.

use bogeyman::geom::Cell;
use bogeyman::hole::{Hole, Kind, Picture, Placed, Terrain};

use super::faults::broken;
use super::hole;

/// A hole of this number that is this picture.
pub fn pictured(number: u32, text: &str) -> Hole {
    let picture = Picture::parse(text).unwrap();
    let mut hole = hole(1, number);
    hole.ground = picture.ground;
    hole.tee = picture.tee.unwrap();
    hole.cup = picture.cup.unwrap();
    hole.monsters = picture.monsters;
    hole
}

#[test]
fn the_checker_sees_who_comes_too_early() {
    for (kind, first) in [
        (Kind::Slime, 2),
        (Kind::Marionette, 3),
        (Kind::Archer, 4),
        (Kind::Ghoul, 4),
        (Kind::Wisp, 5),
        (Kind::Golem, 6),
    ] {
        let on = |number: u32| {
            let mut hole = hole(1, number);
            hole.monsters[0].kind = kind;
            broken(&hole).contains(&"monster before its time")
        };
        assert!(on(first - 1), "{kind}");
        assert!(!on(first), "{kind}");
    }
}

#[test]
fn the_checker_sees_a_marionette_without_room() {
    let pent = pictured(
        4,
        "
        ##########
        #T....####
        #......m.#
        #.....####
        #......U.#
        ##########",
    );
    assert!(broken(&pent).contains(&"marionette without room"));
    let free = pictured(
        4,
        "
        ##########
        #T.......#
        #......m.#
        #.....####
        #......U.#
        ##########",
    );
    assert!(!broken(&free).contains(&"marionette without room"));
}

#[test]
fn the_checker_sees_an_archer_down_a_passage() {
    let seen = |text: &str| broken(&pictured(4, text)).contains(&"archer down a passage");
    let long = "
        ############
        #T...#######
        #........a.#
        #....#####U#
        ############";
    assert!(seen(long));
    let short = "
        ############
        #T......####
        #........a.#
        #.......##U#
        ############";
    assert!(!seen(short));
    let aside = "
        ############
        #T...##..###
        #........a.#
        #....#####U#
        ############";
    assert!(!seen(aside), "in the middle there is room");
    // Spikes leave as little room as walls do.
    let spikes = "
        ############
        #T...^^^^^.#
        #........a.#
        #....#####U#
        ############";
    assert!(seen(spikes));
    // Nobody in the passage can be seen round the corner.
    let corner = "
        ############
        #T...#####a#
        #..........#
        #....#####U#
        ############";
    assert!(!seen(corner));
}

#[test]
fn the_checker_sees_too_many_and_too_few_bogeymen() {
    let sound = hole(1, 9);
    let boss = |monster: &Placed| monster.kind == Kind::Bogeyman;
    let his = sound.monsters.iter().position(boss).unwrap();
    assert!(broken(&sound).is_empty());
    let mut none = sound.clone();
    none.monsters[his].kind = Kind::Skeleton;
    assert_eq!(broken(&none), ["wrong number of bogeymen"]);
    let mut two = sound.clone();
    let other = usize::from(his == 0);
    two.monsters[other].kind = Kind::Bogeyman;
    assert!(broken(&two).contains(&"wrong number of bogeymen"));
    let mut before = hole(1, 8);
    before.monsters[0].kind = Kind::Bogeyman;
    assert!(broken(&before).contains(&"wrong number of bogeymen"));
}

#[test]
fn the_checker_sees_a_bogeyman_away_from_the_cup() {
    let mut hole = hole(1, 9);
    let at = |hole: &Hole| hole.monsters.iter().position(|m| m.kind == Kind::Bogeyman);
    let his = at(&hole).unwrap();
    let free = |cell: &Cell| hole.ground.get(*cell) == Some(Terrain::Green);
    let far = hole.ground.cells().filter(free);
    let far = far.max_by_key(|cell| cell.king_steps(hole.cup)).unwrap();
    hole.monsters[his].cell = far;
    assert!(broken(&hole).contains(&"bogeyman away from the cup"));
    hole.monsters[his].cell = hole.cup;
    assert!(broken(&hole).contains(&"bogeyman away from the cup"));
}

#[test]
fn the_bogeyman_wakes_at_no_tees_at_the_start() {
    for (seed, number) in (0..40).flat_map(|seed| [(seed, 9), (seed, 18)]) {
        let hole = hole(seed, number);
        let sheet = crate::checker::Sheet::of(&hole);
        let steps = sheet.steps(sheet.tee);
        let place = sheet.letters.iter().position(|&letter| letter == 'B');
        let spot = sheet.monsters[place.unwrap()];
        assert!(steps[&spot] > 10, "seed {seed} hole {number}");
    }
}

#[test]
fn every_kind_stands_somewhere_and_more_often_the_heavier_it_weighs() {
    let mut counts = [0_u32; Kind::ALL.len()];
    for seed in 0..60 {
        for number in 6..=8 {
            for monster in hole(seed, number).monsters {
                counts[monster.kind as usize] += 1;
            }
        }
    }
    let of = |kind: Kind| counts[kind as usize];
    assert!(of(Kind::Skeleton) > of(Kind::Slime));
    assert!(of(Kind::Slime) > of(Kind::Golem));
    assert_eq!(of(Kind::Bogeyman), 0);
    assert!(Kind::ALL[..7].iter().all(|&kind| of(kind) > 0));
}
