//! The bots: players without eyes, who play whole rounds so that balance can be measured.
//!
//! Each sees what a player at its tees sees: the monsters with what they show, the ground, and of a
//! shot no more than its preview (`sight`). They walk by `legs`, know what `mind` weighs hearts and
//! strokes at, and differ in how far they think. Without clock; the one who guesses has dice of his
//! own. [`run`] plays a round, [`Table`] sums up many.

mod beginner;
mod blind;
mod caddie;
mod fair;
mod ground;
mod kit;
mod kiter;
mod legs;
mod mind;
mod round;
mod sight;
mod table;

pub use round::{Fall, Round, STUCK, play, run};
pub use table::{Figure, Row, Table};

use serde::Serialize;

use crate::game::{Command, Game, Phase};
use crate::geom::Point;
use crate::hole::{Item, Shot};
use caddie::Caddie;
use kiter::Kiter;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Bot {
    /// Plans strokes ahead, dodges, kills by ball when that is cheap, clubs when he must.
    Caddie,
    /// Looks one shot ahead, in steps of 5 degrees, by what the preview shows.
    Fair,
    /// Aims at the next corner, guesses the power, walks straight at the ball.
    Beginner,
    /// The caddie who does not see the monsters.
    Blind,
    /// Walks until nothing is beside him before each swing.
    Kiter,
}

impl Bot {
    /// Every bot, the best first.
    pub const ALL: [Self; 5] = [
        Self::Caddie,
        Self::Fair,
        Self::Beginner,
        Self::Blind,
        Self::Kiter,
    ];

    /// The name on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Caddie => "caddie",
            Self::Fair => "fair",
            Self::Beginner => "beginner",
            Self::Blind => "blind",
            Self::Kiter => "kiter",
        }
    }

    /// The bot with this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bot| bot.name() == name)
    }
}

/// A bot at play, with what it keeps in mind between two commands.
#[derive(Debug)]
pub struct Player {
    bot: Bot,
    caddie: Caddie,
    kiter: Kiter,
    /// Turns spent after a ghoul with the ball.
    chased: u32,
    /// Penalties of this hole before the last command.
    penalties: u32,
    /// A shot the caddie showed for nothing, and the lie it is for.
    shown: Option<(Point, Shot)>,
}

impl Player {
    /// Turns of one hole after which a bot concedes it, unless a blow is marked on it: none of them
    /// walks in circles for ever, and nights grow crowded.
    const PATIENCE: u32 = 60;
    /// Turns after which it concedes under a blow, too.
    const LAST_PATIENCE: u32 = 120;

    /// A bot before its round.
    pub fn new(bot: Bot) -> Self {
        Self {
            bot,
            caddie: Caddie::default(),
            kiter: Kiter::default(),
            chased: 0,
            penalties: 0,
            shown: None,
        }
    }

    /// What it does now; none when the round is over.
    pub fn choose(&mut self, game: &Game) -> Option<Command> {
        match game.phase() {
            Phase::Over(_) => return None,
            Phase::Carded(_) => return Some(Command::Next),
            Phase::Upgrade { .. } if self.bot == Bot::Beginner => return Some(Command::Choose(1)),
            Phase::Upgrade { offers, .. } => return Some(kit::choice(offers)),
            Phase::Play if Self::gives_up(game) => return Some(Command::Pickup),
            Phase::Play => {}
        }
        if let Some(command) = self.without_thought(game) {
            return Some(command);
        }
        let command = match self.bot {
            Bot::Caddie => self.caddie.choose(game),
            Bot::Fair => fair::choose(game),
            Bot::Beginner => beginner::choose(game),
            Bot::Blind => blind::choose(&mut self.caddie, game),
            Bot::Kiter => self.kiter.choose(&mut self.caddie, game),
        };
        Some(command)
    }

    fn gives_up(game: &Game) -> bool {
        // Who has a key to fetch may take longer, by twice the way there.
        let turn = game.turn().saturating_sub(2 * game.key_steps());
        turn >= Self::LAST_PATIENCE || (turn >= Self::PATIENCE && !game.is_marked())
    }

    /// What needs no thought: the ball taken back from a ghoul, a lost ball taken back by mulligan, an
    /// item that is worth its turn, a hint that is free.
    fn without_thought(&mut self, game: &Game) -> Option<Command> {
        let lost = game.so_far().penalties > self.penalties;
        self.penalties = game.so_far().penalties;
        self.chased = match game.ball_carrier() {
            Some(_) => self.chased + 1,
            None => 0,
        };
        if self.chased > 0 {
            return kit::after_the_ghoul(game, self.chased);
        }
        let mulligan = Command::Use(Item::Mulligan);
        if lost && game.check(&mulligan).is_ok() {
            return Some(mulligan);
        }
        let steps = legs::ToBall::new(game).map_or(0, |to_ball| to_ball.steps(game.golfer()));
        kit::item(game, steps).or_else(|| self.free_hint(game))
    }

    /// Who looks one shot ahead takes the caddie's word where it costs nothing.
    fn free_hint(&mut self, game: &Game) -> Option<Command> {
        let ball = game.ball().filter(|_| game.check_reach().is_ok())?;
        if self.bot != Bot::Fair {
            return None;
        }
        if let Some((lie, shot)) = self.shown.take()
            && lie == ball
        {
            return Some(caddie::swung(shot));
        }
        if game.hint_strokes() > 0 || game.check(&Command::Hint).is_err() {
            return None;
        }
        let line = game.caddie()?;
        self.shown = Some((ball, *line.shots.first()?));
        Some(Command::Hint)
    }
}
