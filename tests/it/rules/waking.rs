//! Waking: by the golfer's nearness on foot, by the ball's noise; nothing acts as it wakes.

use bogeyman::game::{Event, Intent};
use bogeyman::hole::{Kind, Tees};

use crate::fixture::*;

fn woke(monster: u32, x: i32, y: i32) -> Event {
    Event::Woke {
        monster,
        what: Kind::Skeleton,
        at: at(x, y),
    }
}

#[test]
fn each_tees_wake_at_their_own_walking_distance() {
    for (tees, steps) in [
        (Tees::Forward, 6),
        (Tees::Club, 8),
        (Tees::Championship, 10),
    ] {
        for (away, wakes) in [(steps, true), (steps + 1, false)] {
            let picture = format!("U@{}s", ".".repeat(away - 1));
            let mut game = World {
                tees,
                ..world(&picture)
            }
            .game();
            let events = act(&mut game, "wait");
            let expected = match wakes {
                true => vec![Event::Waited, woke(0, away as i32 + 1, 0)],
                false => vec![Event::Waited],
            };
            assert_eq!(events, expected, "{tees}, {away} steps");
        }
    }
}

#[test]
fn the_distance_is_walked_not_flown() {
    // Two cells away as the crow flies, far on foot.
    let mut game = on("
        ##############
        #@#s.........#
        #.##########.#
        #...........U#
        ##############");
    assert_eq!(act(&mut game, "wait"), [Event::Waited]);
}

#[test]
fn a_ball_that_comes_to_rest_near_wakes() {
    // Four cells exactly, counted between the ball and the monster's centre.
    for (power, wakes) in [("100", true), ("99", false)] {
        let mut game = on("
            ######################
            #@.........s........U#
            ######################");
        let events = act(&mut game, &format!("swing 0 {power}"));
        assert_eq!(events[1..].contains(&woke(0, 11, 1)), wakes, "{power}");
    }
}

#[test]
fn noise_goes_through_walls_but_a_ball_that_rolls_by_makes_none() {
    let board = "
        ############
        #@.........#
        ##########.#
        #.s........#
        ##########U#";
    // It passes the sleeper at 2 cells and rests at 5.4.
    let mut by = on(board);
    assert_eq!(act(&mut by, "swing 0 100").len(), 1);
    // It rests 2.3 cells from it, on the other side of a wall.
    let mut near = on(board);
    assert_eq!(act(&mut near, "swing 0 40")[1..], [woke(0, 2, 3)]);
}

#[test]
fn a_strike_is_heard_where_it_happens() {
    // East, off the wall, and back: the strike is next to the sleeper, the rest far away.
    let mut game = on("
        ############
        #...@......#
        ##########.#
        #.........s#
        #.########.#
        #..........#
        #########U##");
    let game_before = game.clone();
    let line = "swing 0 100";
    let events = act(&mut game, line);
    assert_eq!(events[0], swung(&game_before, line));
    assert!(events.contains(&woke(0, 10, 3)));
}

#[test]
fn nothing_acts_as_it_wakes_and_all_show_what_comes() {
    let mut game = on("
        #######
        #@s..U#
        #######");
    let events = act(&mut game, "wait");
    assert_eq!(events, [Event::Waited, woke(0, 2, 1)]);
    assert_eq!(game.hp(), 5);
    assert_eq!(intents(&game), [(0, at(2, 1), Intent::Blow(at(1, 1)))]);
}

#[test]
fn who_sleeps_far_off_stays_asleep() {
    let picture = format!("U@{}s", ".".repeat(30));
    let mut game = on(&picture);
    for _ in 0..5 {
        act(&mut game, "wait");
    }
    assert_eq!(intents(&game), [(0, at(32, 0), Intent::Asleep)]);
}
