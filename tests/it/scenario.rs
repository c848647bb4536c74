//! Picture in, script lines, picture out.

use crate::fixture::*;

fn becomes(before: &str, script: &str, after: &str) {
    let mut game = on(before);
    play(&mut game, script);
    let expected: Vec<&str> = after.trim().lines().map(str::trim).collect();
    assert_eq!(
        drawn(&game).join("\n"),
        expected.join("\n"),
        "after {script}"
    );
}

#[test]
fn a_drive_and_a_walk_to_the_ball() {
    becomes(
        "
        ##########
        #@.......#
        #.......U#
        ##########",
        "swing 0 50, step e, step se, step ne",
        "
        ##########
        #...@....#
        #.......U#
        ##########",
    );
}

#[test]
fn a_ball_off_the_wall_kills_from_behind() {
    becomes(
        "
        ########
        #@...s.#
        #......#
        #.....U#
        ########",
        "swing 315 100",
        "
        ########
        #@.....#
        #....*.#
        #.....U#
        ########",
    );
}

#[test]
fn the_dead_follow_round_the_tomb_and_strike_round_no_corner() {
    becomes(
        "
        #########
        #@......#
        #.###...#
        #.###...#
        #...s..U#
        #########",
        "wait, step e, wait, wait, wait, step e",
        "
        #########
        #*.@....#
        #s###...#
        #.###...#
        #......U#
        #########",
    );
}

#[test]
fn a_ball_in_the_pond_comes_back_and_the_walk_goes_round() {
    becomes(
        "
        ##########
        #@..~~...#
        #...~~..U#
        #........#
        ##########",
        "swing 0 80, step se, step s, step e, step e",
        "
        ##########
        #..*~~...#
        #...~~..U#
        #...@....#
        ##########",
    );
}

#[test]
fn a_whole_hole_with_a_kill_by_the_club() {
    becomes(
        "
        ###########
        #@..s....U#
        ###########",
        "wait, wait, step e, step e
        swing 0 100, step e, step e, step e, step e, step e
        swing 0 40",
        "
        ###########
        #......@.U#
        ###########",
    );
}
