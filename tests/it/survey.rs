//! The survey: the same holes give the same sums, in one go or in parts, and the sums agree with the
//! holes themselves, with their texts and with a few counted by hand.

use std::collections::BTreeMap;
use std::time::Duration;

use bogeyman::content::Content;
use bogeyman::course::survey::{Figure, Histogram, Lent, Measure, Stretch, Survey};
use bogeyman::course::{self, Brief};
use bogeyman::dice::Seed;
use bogeyman::hole::{Course, Hole, Kind, Picture, Room, Tees};

use crate::checker::Sheet;

const HOLES: u32 = 9;

fn stretch(seeds: std::ops::Range<u128>) -> Stretch {
    Stretch {
        course: Course::Graveyard,
        tees: Tees::Club,
        seeds,
        holes: HOLES,
    }
}

/// A survey with a clock that stands still.
fn survey(seeds: std::ops::Range<u128>) -> Survey {
    let lent = Lent {
        clock: &|| Duration::from_millis(7),
        on_hole: &|| (),
    };
    Survey::of(&stretch(seeds), Content::standard(), lent)
}

fn built(seeds: std::ops::Range<u128>) -> Vec<Hole> {
    let numbers = |seed| (1..=HOLES).map(move |number| (seed, number));
    seeds
        .flat_map(numbers)
        .map(|(seed, number)| {
            let brief = Brief {
                course: Course::Graveyard,
                tees: Tees::Club,
                number,
            };
            course::hole(&brief, Seed::new(seed as u64), Content::standard())
        })
        .collect()
}

fn total(histogram: &Histogram) -> u64 {
    histogram.iter().map(|(_, times)| times).sum()
}

#[test]
fn the_same_holes_give_the_same_survey() {
    assert_eq!(survey(0..8), survey(0..8));
}

#[test]
fn two_ranges_add_up_to_the_whole_range() {
    let whole = survey(20..32);
    assert_eq!(survey(20..25).and(survey(25..32)), whole);
    assert_eq!(survey(25..32).and(survey(20..25)), whole);
    assert_eq!(Survey::default().and(whole.clone()), whole);
}

#[test]
fn every_hole_is_counted_once_in_every_figure() {
    let sums = survey(0..12).sums;
    let holes = 12 * u64::from(HOLES);
    assert_eq!(sums.holes, holes);
    for figure in Figure::ALL {
        let counted = sums.figures.of(figure).total();
        assert_eq!(total(sums.figures.of(figure)), counted, "{figure:?}");
        match figure {
            Figure::WallsOffWalk => assert_eq!(counted, sums.figures.of(Figure::Walls).above(0)),
            Figure::Caddie | Figure::ParMinusCaddie | Figure::CaddieMinusLimit => {
                assert_eq!(counted, holes - sums.without_witness.count);
            }
            _ => assert_eq!(counted, holes, "{figure:?}"),
        }
    }
    let placed: u64 = sums.range.iter().map(|(_, _, times)| times).sum();
    assert_eq!(placed, holes);
}

#[test]
fn the_sums_are_those_of_the_holes() {
    let (sums, holes) = (survey(40..60).sums, built(40..60));
    let golfer = &Content::standard().golfer;
    let sum = |of: fn(&Hole) -> u32| holes.iter().map(|hole| i128::from(of(hole))).sum::<i128>();
    let summed = |figure| sums.figures.of(figure).sum();

    let mut flaws = BTreeMap::new();
    for (&flaw, &times) in holes.iter().flat_map(|hole| &hole.flaws) {
        *flaws.entry(flaw).or_insert(0) += u64::from(times);
    }
    let refused: u64 = flaws.values().sum();
    assert!(refused > 0, "no draft of these was refused");
    assert_eq!(sums.flaws, flaws);
    let fallbacks = holes.iter().filter(|hole| hole.fallback).count() as u64;
    assert_eq!(sums.fallbacks.count, fallbacks);
    // A hole takes a draft more than were refused, unless it fell back.
    let good = (sums.holes - fallbacks) as i128;
    assert_eq!(summed(Figure::Attempts), i128::from(refused) + good);

    assert_eq!(summed(Figure::Par), sum(|hole| hole.par));
    assert_eq!(summed(Figure::Caddie), sum(|hole| hole.witness.strokes()));
    assert_eq!(
        summed(Figure::ParMinusCaddie),
        summed(Figure::Par) - summed(Figure::Caddie)
    );
    let walks: i128 = holes
        .iter()
        .map(|hole| i128::from(hole.walk_strokes(golfer.range()) + 1))
        .sum();
    assert_eq!(
        summed(Figure::CaddieMinusLimit),
        summed(Figure::Caddie) - walks
    );
    assert_eq!(
        summed(Figure::Monsters),
        sum(|hole| hole.monsters.len() as u32)
    );
    for kind in Kind::ALL {
        let of_kind = |hole: &Hole| {
            let mut count = 0;
            for monster in &hole.monsters {
                count += i128::from(monster.kind == kind);
            }
            count
        };
        let all: i128 = holes.iter().map(of_kind).sum();
        assert!(all > 0, "no {kind} on all these holes");
        assert_eq!(summed(Figure::of_kind(kind)), all);
    }
    let cells = |hole: &Hole, sign: char| {
        let rows = Sheet::of(hole).rows;
        rows.iter()
            .flatten()
            .filter(|&&glyph| glyph == sign)
            .count() as i128
    };
    for (figure, sign) in [(Figure::Spikes, '^'), (Figure::Graves, 'X')] {
        let all: i128 = holes.iter().map(|hole| cells(hole, sign)).sum();
        assert_eq!(summed(figure), all);
    }
    assert_eq!(summed(Figure::Items), sum(|hole| hole.items.len() as u32));
    let floor = |hole: &Hole| Sheet::of(hole).floor().len() as i128;
    assert_eq!(summed(Figure::Floor), holes.iter().map(floor).sum::<i128>());
}

#[test]
fn sightings_name_the_first_hole() {
    let mut hole = built(5..6).remove(2);
    hole.fallback = true;
    hole.witness.shots.clear();
    hole.witness.ends.clear();
    let mut earlier = hole.clone();
    earlier.number = 1;
    let swing = Content::standard().golfer.range();
    let mut survey = Survey::default();
    survey.sums.count(&hole, swing);
    survey.sums.count(&earlier, swing);
    for seen in [survey.sums.fallbacks, survey.sums.without_witness] {
        let first = seen.first.expect("two were seen");
        assert_eq!((seen.count, first.hole), (2, 1));
    }
    assert_eq!(survey.sums.caddie_over_limit.count, 0);
    assert_eq!(survey.sums.figures.of(Figure::Caddie).total(), 0);
}

#[test]
fn the_shape_of_a_hole_is_as_counted_by_hand() {
    let picture = Picture::parse(
        "
        #########
        #T..#...#
        #...#...#
        #.......#
        ####..#.#
        ####.U..#
        #########",
    )
    .unwrap();
    let mut hole = built(0..1).remove(0);
    hole.ground = picture.ground;
    hole.tee = picture.tee.unwrap();
    hole.cup = picture.cup.unwrap();
    hole.rooms = vec![
        Room {
            corner: bogeyman::geom::Cell::new(1, 1),
            width: 7,
            height: 3,
        },
        Room {
            corner: bogeyman::geom::Cell::new(4, 4),
            width: 4,
            height: 2,
        },
    ];
    let measure = Measure::of(&hole);
    assert_eq!(measure.floor, 26);
    // Two cells with floor all round, two with one wall.
    assert_eq!(measure.openness, 400 / 26);
    // Four diagonals on an open board; here three and two straight steps.
    assert_eq!(measure.linearity, 5600 / 62);
    assert_eq!(measure.bends, 1);
    assert_eq!(measure.walls, 3);
    // The wall at the top; the other two touch the walk.
    assert_eq!(measure.walls_off_walk, 1);
}

#[test]
fn quantiles_are_numbers_that_were_counted() {
    let mut histogram = Histogram::default();
    assert_eq!((histogram.at(50), histogram.mean()), (None, None));
    for number in [-2, 3, 3, 10] {
        histogram.count(number);
    }
    let at = |percent| histogram.at(percent).unwrap();
    assert_eq!(
        [at(0), at(25), at(26), at(75), at(76), at(100)],
        [-2, -2, 3, 3, 10, 10]
    );
    assert_eq!(histogram.mean(), Some(3.5));
    assert_eq!((histogram.above(3), histogram.above(10)), (1, 0));
}

#[test]
fn a_range_may_end_beyond_the_last_seed_and_no_further() {
    let end = Stretch::END;
    assert_eq!(survey(end - 1..end).sums.holes, u64::from(HOLES));
    assert_eq!(stretch(end - 1..end + 5).size(), u128::from(HOLES));
    assert_eq!(stretch(9..9).size(), 0);
    assert_eq!(survey(9..9), Survey::default());
}
