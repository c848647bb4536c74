//! `bots`: many rounds by players without eyes, summed up. How the balance is measured.

use std::io::Write;

use serde::Serialize;

use super::args::BotsArgs;
use super::failure::Failure;
use crate::bots::{Bot, Row, Table};
use crate::dice::Seed;
use crate::game::{Holes, Setup};
use crate::hole::{Course, Tees};

/// What is printed with `--json`.
#[derive(Serialize)]
struct View<'a> {
    course: &'static str,
    tees: &'static str,
    seed: Seed,
    #[serde(flatten)]
    table: &'a Table,
}

/// Plays the rounds asked for, one row a bot.
pub fn bots(asked: &BotsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let setup = Setup {
        seed: asked.ground.seed(),
        course: asked.ground.course(),
        tees: asked.ground.tees(),
        holes: Holes::Count(9),
    };
    let bots = asked.bot.map_or(Bot::ALL.to_vec(), |bot| vec![bot]);
    let rows = bots
        .into_iter()
        .map(|bot| Row::play(bot, &setup, asked.rounds))
        .collect();
    let table = Table { rows };
    let text = if asked.json {
        let view = View {
            course: Course::name(setup.course),
            tees: Tees::name(setup.tees),
            seed: setup.seed,
            table: &table,
        };
        serde_json::to_string(&view).expect("figures serialize") + "\n"
    } else {
        format!(
            "{} rounds of nine on {}, {} tees, seeds from {}\n{table}",
            asked.rounds, setup.course, setup.tees, setup.seed
        )
    };
    out.write_all(text.as_bytes()).map_err(Failure::stdout)?;
    out.flush().map_err(Failure::stdout)
}
