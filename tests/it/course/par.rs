//! Par by its formula: strokes of the walk, monsters near it, and one.

use bogeyman::content::Content;
use bogeyman::course::{Walk, par};
use bogeyman::hole::{Picture, Tees, walkable};

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
    assert_eq!(pars(text), [3 + 2 + 1, 3 + 1 + 1, 3 + 1]);
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
    assert_eq!(pars("T...s.s.s.s.s.s.s.s.s.s.s.U"), [10, 10, 6]);
}

#[test]
fn club_tees_count_one_stroke_for_two_monsters() {
    assert_eq!(pars("T...s.sU"), [2 + 2 + 1, 4, 3]);
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
