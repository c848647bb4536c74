//! Boards on which all of the dead stand and all kinds of ground and things lie, and golfers who
//! carry and can do something of everything: for tests that play without a plan.

use bogeyman::content::Upgrade;
use bogeyman::game::Game;
use bogeyman::hole::{Item, Tees};

use crate::fixture::*;

/// A park, a house of many rooms, a narrow yard, and a field of fire.
pub const BOARDS: [&str; 4] = [
    "
    ##################
    #T..s....$...a...#
    #.....~~.......^.#
    #..@..~~..j....^.#
    #.......,,,......#
    #..m..XX,,,..w...#
    #.....$....+######
    #..g....::::....G#
    #.o.....::::.....#
    #....B......__..U#
    ##################",
    "
    ###################
    #T...#..s..#..$.w.#
    #.@..#.^.a.#.....j#
    #..m.......#.~~...#
    #....#.....+.~~.g.#
    ##.#####.#####.####
    #..$.#.....#...G..#
    #.^^.#..o..#.X....#
    #.m..........a..B.#
    #....#:::..#.....U#
    ###################",
    "
    #############
    #T.s.#.j..$.#
    #.@..m..^.g.#
    #..#.~.X#...#
    #w.a.o..B.#.#
    #.$^#...G..U#
    #############",
    "
    ################
    #T....a....a...#
    #.@.........m..#
    #...m..~~......#
    #.g....XX...^..#
    #...........^s.#
    #.B..G.w..j...U#
    #..$....s......#
    ################",
];

/// A round on one of the boards, different for every seed.
pub fn crowded(seed: u64) -> Game {
    let pick = |n: u64, bound: usize| number(seed, 1_000_000 + n, bound);
    let game = World {
        tees: Tees::ALL[pick(0, 3)],
        item: Item::ALL[pick(1, Item::ALL.len())],
        par: 3 + pick(2, 6) as u32,
        ..world(BOARDS[pick(3, BOARDS.len())])
    }
    .game();
    let bag: Vec<Item> = (0..pick(4, 15))
        .map(|n| Item::ALL[pick(100 + n as u64, Item::ALL.len())])
        .collect();
    let upgrades: Vec<Upgrade> = (0..pick(5, 13))
        .map(|n| Upgrade::ALL[pick(200 + n as u64, Upgrade::ALL.len())])
        .collect();
    game.carrying(&bag)
        .trained(&upgrades)
        .seasoned(pick(6, 40) as u32)
}
