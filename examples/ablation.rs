//! What each monster and each upgrade is worth: bots play the same seeds with it and without.
//!
//!     cargo run --release --example ablation -- 200 [TEES]
//!
//! Differences are of whole rounds on the same seed, with their standard error. A monster is in or
//! out of the weighted table (the Bogeyman: on his holes or not); an upgrade is given at the start or
//! never offered. A difference of twice its error or more is marked with a star.

use std::process::ExitCode;

use bogeyman::bots::{Bot, Round, play};
use bogeyman::content::{Content, Upgrade};
use bogeyman::dice::Seed;
use bogeyman::game::{Game, Holes, Setup};
use bogeyman::hole::{Course, Kind, Tees};
use rayon::prelude::*;

/// Who plays.
const BOTS: [Bot; 3] = [Bot::Caddie, Bot::Fair, Bot::Beginner];

/// The first seed.
const FIRST: u64 = 20_001;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let rounds = args.next().and_then(|text| text.parse().ok());
    let tees = args
        .next()
        .map_or(Some(Tees::Club), |name| Tees::parse(&name));
    let (Some(rounds), Some(tees)) = (rounds, tees) else {
        eprintln!("say how many rounds, and which tees: ablation 200 club");
        return ExitCode::from(2);
    };
    let standard = Content::standard();
    println!("{rounds} rounds of nine, {tees} tees, seeds from {FIRST}");
    println!("with it, less without it: score (strokes a nine), finishes (points), hearts lost\n");
    let all = BOTS.map(|bot| rounds_of(bot, tees, rounds, standard));
    for kind in Kind::ALL.into_iter().skip(1) {
        let out = leaked(standard.clone().without(kind));
        for (bot, with) in BOTS.into_iter().zip(&all) {
            let without = rounds_of(bot, tees, rounds, out);
            line(kind.name(), bot, with, &without);
        }
    }
    println!();
    for upgrade in Upgrade::ALL {
        let mut upgrades = standard.upgrades.clone();
        upgrades.given.push(upgrade);
        let given = leaked(Content {
            upgrades,
            ..standard.clone()
        });
        let never = leaked(Content {
            upgrades: standard.upgrades.clone().without(upgrade),
            ..standard.clone()
        });
        for bot in BOTS {
            let with = rounds_of(bot, tees, rounds, given);
            let without = rounds_of(bot, tees, rounds, never);
            line(upgrade.name(), bot, &with, &without);
        }
    }
    ExitCode::SUCCESS
}

/// Figures live as long as the rounds that are played by them.
fn leaked(content: Content) -> &'static Content {
    Box::leak(Box::new(content))
}

fn rounds_of(bot: Bot, tees: Tees, rounds: u64, content: &'static Content) -> Vec<Round> {
    let seeds = (FIRST..FIRST + rounds).into_par_iter();
    let setup = |seed| Setup {
        seed: Seed::new(seed),
        course: Course::Graveyard,
        tees,
        holes: Holes::Count(9),
    };
    seeds
        .map(|seed| play(bot, Game::with(setup(seed), content)))
        .collect()
}

fn line(name: &str, bot: Bot, with: &[Round], without: &[Round]) {
    let score = |round: &Round| {
        let holes = round.card.len();
        (holes > 0).then(|| f64::from(round.total()) / holes as f64 * 9.0)
    };
    let finish = |round: &Round| Some(if round.is_finished() { 100.0 } else { 0.0 });
    let hearts = |round: &Round| Some(f64::from(round.hearts));
    println!(
        "{name:<13} {:<9} {}  {}  {}",
        bot.name(),
        difference(with, without, &score),
        difference(with, without, &finish),
        difference(with, without, &hearts),
    );
}

/// The mean of the differences, its error, and whether it counts.
fn difference(with: &[Round], without: &[Round], figure: &dyn Fn(&Round) -> Option<f64>) -> String {
    let both = with.iter().zip(without);
    let differences: Vec<f64> = both
        .filter_map(|(with, without)| Some(figure(with)? - figure(without)?))
        .collect();
    // One round alone has no spread, so no error either.
    if differences.len() < 2 {
        return format!("{:>12}", "-");
    }
    let count = differences.len() as f64;
    let mean = differences.iter().sum::<f64>() / count;
    let spread: f64 = differences.iter().map(|d| (d - mean) * (d - mean)).sum();
    let error = (spread / (count - 1.0) / count).sqrt();
    let star = if error > 0.0 && mean.abs() >= 2.0 * error {
        '*'
    } else {
        ' '
    };
    format!("{mean:>6.1}±{error:<4.1}{star}")
}
