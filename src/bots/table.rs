//! Many rounds summed up: means with their standard errors, one row a bot.

use std::collections::BTreeMap;
use std::fmt;

use rayon::prelude::*;
use serde::Serialize;

use super::{Bot, Round, run};
use crate::dice::Seed;
use crate::game::{Score, Setup};

/// A mean and its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Figure {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// What a bot's rounds came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Who played.
    pub bot: Bot,
    /// How many rounds.
    pub rounds: usize,
    /// Against par per hole played, times nine. Every hole played counts the same.
    pub score: Figure,
    /// Rounds finished, in percent.
    pub finishes: Figure,
    /// Holes carded.
    pub holes: Figure,
    /// Strokes a hole carded.
    pub strokes: Figure,
    /// Penalty strokes a round.
    pub penalties: Figure,
    /// Holes picked up a round.
    pub pickups: Figure,
    /// Monsters destroyed by the ball a round.
    pub ball_kills: Figure,
    /// Monsters destroyed with the club a round.
    pub club_kills: Figure,
    /// Hearts lost a round.
    pub hearts: Figure,
    /// Commands a round.
    pub commands: Figure,
    /// Rounds broken off because the bot went round in circles: always 0.
    pub stuck: usize,
    /// How many fell to what.
    pub fell_by: BTreeMap<&'static str, usize>,
    /// How many fell on which hole.
    pub fell_on: BTreeMap<u32, usize>,
}

/// Rows under each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Table {
    /// One a bot.
    pub rows: Vec<Row>,
}

impl Row {
    /// Plays rounds of this setup with its seed and those that follow, over all cores. The outcome
    /// does not depend on which of them is played first.
    pub fn play(bot: Bot, setup: &Setup, rounds: u32) -> Self {
        let played: Vec<Round> = (0..u64::from(rounds))
            .into_par_iter()
            .map(|nth| {
                let seed = Seed::new(setup.seed.number().wrapping_add(nth));
                run(
                    bot,
                    Setup {
                        seed,
                        ..setup.clone()
                    },
                )
            })
            .collect();
        Self::of(bot, &played)
    }

    /// Sums rounds up.
    pub fn of(bot: Bot, rounds: &[Round]) -> Self {
        let each = |figure: &dyn Fn(&Round) -> f64| Figure::of(rounds.iter().map(figure));
        let carded = |figure: fn(&Score) -> u32| {
            each(&|round| f64::from(round.card.iter().map(figure).sum::<u32>()))
        };
        let a_hole = |figure: &dyn Fn(&Round) -> i32| {
            let pairs = rounds
                .iter()
                .map(|round| (f64::from(figure(round)), round.card.len() as f64));
            Figure::ratio(pairs)
        };
        let strokes = |round: &Round| round.card.iter().map(|score| score.strokes as i32).sum();
        let mut fell_by = BTreeMap::new();
        let mut fell_on = BTreeMap::new();
        for fall in rounds.iter().filter_map(|round| round.fell) {
            *fell_by.entry(fall.by.name()).or_default() += 1;
            *fell_on.entry(fall.hole).or_default() += 1;
        }
        Self {
            bot,
            rounds: rounds.len(),
            score: a_hole(&Round::total).times(9.0),
            finishes: each(&|round| f64::from(u8::from(round.is_finished()))).times(100.0),
            holes: each(&|round| round.card.len() as f64),
            strokes: a_hole(&strokes),
            penalties: carded(|score| score.penalties),
            pickups: carded(|score| u32::from(score.picked_up)),
            ball_kills: carded(|score| score.ball_kills),
            club_kills: carded(|score| score.club_kills),
            hearts: each(&|round| f64::from(round.hearts)),
            commands: each(&|round| f64::from(round.commands)),
            stuck: rounds.iter().filter(|round| round.stuck).count(),
            fell_by,
            fell_on,
        }
    }
}

impl Figure {
    /// The mean of these values.
    fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        Self::ratio(values.map(|value| (value, 1.0)))
    }

    /// The sum of the first over the sum of the second, with the error of a ratio of sums.
    fn ratio(pairs: impl Iterator<Item = (f64, f64)> + Clone) -> Self {
        let (count, above, below) = pairs
            .clone()
            .fold((0.0, 0.0, 0.0), |(n, a, b), (x, y)| (n + 1.0, a + x, b + y));
        if below == 0.0 {
            return Self::default();
        }
        let mean: f64 = above / below;
        let squares: f64 = pairs.map(|(x, y)| (x - mean * y) * (x - mean * y)).sum();
        let spread = if count > 1.0 {
            count / (count - 1.0)
        } else {
            0.0
        };
        Self {
            mean,
            error: (squares * spread).sqrt() / below,
        }
    }

    fn times(self, factor: f64) -> Self {
        Self {
            mean: self.mean * factor,
            error: self.error * factor,
        }
    }
}

/// As `-3.4±0.2`.
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.1}±{:.1}", self.mean, self.error);
        f.pad(&text)
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heads = [
            "score", "finish%", "holes", "strokes", "penalty", "pickups", "ball", "club", "hearts",
            "commands",
        ];
        write!(f, "{:<9}", "bot")?;
        for head in heads {
            write!(f, " {head:>10}")?;
        }
        writeln!(f, " {:>6}  fell on hole", "stuck")?;
        for row in &self.rows {
            write!(f, "{:<9}", row.bot.name())?;
            for figure in [
                row.score,
                row.finishes,
                row.holes,
                row.strokes,
                row.penalties,
                row.pickups,
                row.ball_kills,
                row.club_kills,
                row.hearts,
                row.commands,
            ] {
                write!(f, " {figure:>10}")?;
            }
            let falls: Vec<String> = row
                .fell_on
                .iter()
                .map(|(hole, count)| format!("{hole}:{count}"))
                .collect();
            writeln!(f, " {:>6}  {}", row.stuck, falls.join(" "))?;
        }
        Ok(())
    }
}
