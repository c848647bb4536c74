//! Where a wall may be put on a draft and where not.

use bogeyman::content::Content;
use bogeyman::course::{Draft, Plan, Walk};
use bogeyman::geom::Cell;
use bogeyman::hole::{Picture, Tees, Terrain};

use super::brief;

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
