//! A whole round played by a bot, and what it came to.

use serde::Serialize;

use super::{Bot, Player};
use crate::game::{Event, Game, Killer, Outcome, Phase, Score, Setup};

/// Commands on one hole after which a bot counts as stuck. No bot may ever be.
pub const STUCK: u32 = 400;

/// What a round came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Round {
    /// The holes carded.
    pub card: Vec<Score>,
    /// Where and by what the golfer fell; none who finished.
    pub fell: Option<Fall>,
    /// Whether it was broken off because the bot went round in circles.
    pub stuck: bool,
    /// How many commands were carried out.
    pub commands: u32,
    /// Hearts lost.
    pub hearts: u32,
    /// The digest of the last state.
    #[serde(skip)]
    pub digest: u64,
}

/// A death.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Fall {
    /// On this hole.
    pub hole: u32,
    /// By this monster.
    pub by: Killer,
}

impl Round {
    /// The carded holes against par.
    pub fn total(&self) -> i32 {
        self.card.iter().map(Score::against_par).sum()
    }

    /// Whether all holes were played.
    pub fn is_finished(&self) -> bool {
        self.fell.is_none() && !self.stuck
    }
}

/// Plays a round to its end.
pub fn run(bot: Bot, setup: Setup) -> Round {
    play(bot, Game::new(setup))
}

/// Plays this round to its end.
pub fn play(bot: Bot, mut game: Game) -> Round {
    let mut player = Player::new(bot);
    let (mut commands, mut hearts) = (0, 0);
    let mut on_hole = (game.hole().number, 0);
    while let Some(command) = player.choose(&game) {
        // A refusal changes nothing, so a bot that insists is stuck like one that walks in circles.
        for event in game.apply(&command).unwrap_or_default() {
            match event {
                Event::Blow { damage, .. } | Event::Pricked { damage, .. } => hearts += damage,
                Event::Dashed { hearts: cost, .. } => hearts += cost,
                _ => {}
            }
        }
        commands += 1;
        on_hole = match on_hole {
            (hole, count) if hole == game.hole().number => (hole, count + 1),
            _ => (game.hole().number, 0),
        };
        if on_hole.1 > STUCK {
            break;
        }
    }
    let fell = match *game.phase() {
        Phase::Over(Outcome::Fell { hole, by }) => Some(Fall { hole, by }),
        _ => None,
    };
    Round {
        card: game.card().to_vec(),
        fell,
        stuck: !matches!(game.phase(), Phase::Over(_)),
        commands,
        hearts,
        digest: game.digest(),
    }
}
