//! The bots: their rounds end, repeat, and rank as they should; none sees beyond its preview.

mod kit;

use bogeyman::ball::Hit;
use bogeyman::bots::{Bot, Player, Round, Row, run};
use bogeyman::dice::Seed;
use bogeyman::game::{Command, Holes, Setup};
use bogeyman::geom::{Heading, Power};
use bogeyman::hole::{Course, Tees};
use rayon::prelude::*;

use crate::fixture::*;

fn setup(seed: u64, holes: u32) -> Setup {
    Setup {
        seed: Seed::new(seed),
        course: Course::Graveyard,
        tees: Tees::Club,
        holes: Holes::Count(holes),
    }
}

fn rounds(bot: Bot, seeds: u64, holes: u32) -> Vec<Round> {
    let seeds = (1..=seeds).into_par_iter();
    seeds.map(|seed| run(bot, setup(seed, holes))).collect()
}

#[test]
fn every_bot_comes_to_an_end() {
    for bot in Bot::ALL {
        for round in rounds(bot, 20, 3) {
            assert!(!round.stuck, "{bot:?}");
            assert_eq!(round.is_finished(), round.card.len() == 3, "{bot:?}");
        }
    }
}

#[test]
fn the_same_seed_is_the_same_round() {
    for bot in Bot::ALL {
        let round = run(bot, setup(7, 2));
        assert_eq!(round, run(bot, setup(7, 2)), "{bot:?}");
        assert_ne!(round.digest, run(bot, setup(8, 2)).digest, "{bot:?}");
    }
}

#[test]
fn names_are_read_back() {
    for bot in Bot::ALL {
        assert_eq!(Bot::parse(bot.name()), Some(bot));
    }
    assert_eq!(Bot::parse("Caddie"), None);
}

#[test]
fn the_fair_golfer_beats_the_beginner_and_the_caddie_beats_both() {
    let score = |bot| Row::of(bot, &rounds(bot, 12, 3)).score.mean;
    let [caddie, fair, beginner] = [Bot::Caddie, Bot::Fair, Bot::Beginner].map(score);
    assert!(caddie < fair, "{caddie} {fair}");
    assert!(fair + 5.0 < beginner, "{fair} {beginner}");
}

/// A bend behind which nothing is struck before a third contact; `x` is where somebody may sleep.
const BENDS: [&str; 2] = [
    "
    ###########
    #T...######
    ####x######
    ####...####
    ######.####
    #######.U##
    ###########",
    "
    ###########
    #T...######
    ####.######
    ####x..####
    ######.####
    #######.U##
    ###########",
];

fn choices(bot: Bot, bend: &str, tees: Tees) -> [Option<Command>; 2] {
    [".", "s"].map(|there| {
        let picture = bend.replace('x', there);
        let game = World {
            tees,
            ..world(&picture)
        }
        .game();
        Player::new(bot).choose(&game)
    })
}

#[test]
fn no_bot_sees_beyond_its_preview() {
    for bend in BENDS {
        for bot in Bot::ALL {
            let [empty, guarded] = choices(bot, bend, Tees::Club);
            assert!(matches!(empty, Some(Command::Swing { .. })), "{bot:?}");
            assert_eq!(empty, guarded, "{bot:?} {bend}");
        }
    }
}

#[test]
fn who_is_shown_the_whole_path_minds_what_is_there() {
    let minds = |bend: &str| {
        let [empty, guarded] = choices(Bot::Fair, bend, Tees::Forward);
        empty != guarded
    };
    assert_eq!(BENDS.map(minds), [true, true]);
}

#[test]
fn what_sleeps_behind_the_bend_is_struck_and_never_shown() {
    for bend in BENDS {
        let game = on(&bend.replace('x', "s"));
        let mut struck = 0;
        for (heading, power) in shots() {
            let flight = game.preview(heading, power).expect("a ball in play");
            let (path, whole) = flight.seen(game.preview_contacts());
            let shown = |hit: &&Hit| whole || hit.waypoint + 1 < path.len();
            assert_eq!(flight.hits.iter().find(shown), None, "{heading} {power}");
            struck += flight.hits.len();
        }
        assert!(struck > 0, "{bend}");
    }
}

/// The shots that the fair golfer looks at.
fn shots() -> impl Iterator<Item = (Heading, Power)> {
    (0..1440).step_by(20).flat_map(|quarters| {
        (1..=10).map(move |tenths| (Heading::wrapped(quarters), Power::clamped(tenths * 10)))
    })
}
