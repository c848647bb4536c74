//! The caddie with a golfer's kit, other bodies, and ground that the Graveyard has none of.

use bogeyman::ball::{SandLie, Strike};
use bogeyman::geom::Heading;

use super::*;

/// The question of a picture with a tee, for a golfer with this kit.
fn case(text: &str, kit: Kit) -> (Case, Point) {
    let picture = Picture::parse(text).unwrap();
    let discs = discs(&picture.monsters);
    let mut case = Case::new(&picture.ground, picture.cup.unwrap(), discs);
    case.kit = kit;
    (case, Point::centre(picture.tee.unwrap()))
}

/// Strokes from the tee at this range, in thousandths of a cell.
fn strokes(text: &str, kit: Kit, range: i32) -> u32 {
    let (case, lie) = case(text, kit);
    let budget = Budget::in_play(&Content::standard().caddie);
    let plan = plan(
        &case.scene(),
        &case.walls,
        lie,
        &case.guide,
        Length(range),
        &budget,
    );
    plan.line().unwrap().strokes()
}

#[test]
fn a_wide_cup_is_holed_from_further_away() {
    // The cup's centre is 6 cells away: one stroke from 5.65 on, or from 5.45. He leaves some room.
    let text = "#T.....U#";
    let wide = Kit {
        capture: 200,
        ..Kit::default()
    };
    for (kit, range, expected) in [
        (Kit::default(), 5640, 2),
        (Kit::default(), 5840, 1),
        (wide, 5440, 2),
        (wide, 5640, 1),
    ] {
        assert_eq!(strokes(text, kit, range), expected, "{kit:?} {range}");
    }
}

#[test]
fn a_sand_wedge_saves_strokes_in_sand() {
    let wedge = Kit {
        sand: SandLie::Rough,
        ..Kit::default()
    };
    // 9.65 as sand, 5.15 as rough.
    let text = "#T:::U#";
    assert_eq!(strokes(text, Kit::default(), 6000), 2);
    assert_eq!(strokes(text, wedge, 6000), 1);
}

#[test]
fn who_is_gone_through_is_not_in_the_way() {
    let text = "#T.s.U#";
    for strike in [Strike::FirstKill, Strike::Through] {
        let kit = Kit {
            strike,
            ..Kit::default()
        };
        let (case, lie) = case(text, kit);
        let line = case.line(lie).unwrap();
        assert_eq!(line.strokes(), 1);
        assert_eq!(line.shots[0].heading, Heading::wrapped(0));
    }
    assert!(strokes(text, Kit::default(), 6000) > 1);
}

#[test]
fn off_a_heavy_one_a_line_holds_too() {
    // The corner hides the cup; whatever is found is flown again.
    let text = "
        ##########
        #T......s#
        #######..#
        #######..#
        #######U.#
        ##########";
    for body in [Body::Soft, Body::Heavy] {
        let (mut case, lie) = case(text, Kit::default());
        case.discs[0].body = body;
        let line = case.line(lie).unwrap();
        assert!(line.strokes() <= 3, "{body:?}: {line:?}");
    }
}

#[test]
fn in_the_guide_spikes_are_green_and_graves_and_doors_are_in_the_way() {
    let figures = &Content::standard().ball;
    let guide = |text: &str| {
        let picture = Picture::parse(text).unwrap();
        Guide::new(&picture.ground, picture.cup.unwrap(), figures).way(Cell::new(0, 0))
    };
    assert_eq!(guide("T^^U"), 3000);
    assert_eq!(guide("TX.U"), Guide::NEVER);
    assert_eq!(guide("T+.U"), Guide::NEVER);
}
