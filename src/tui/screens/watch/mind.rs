//! A bot that thinks on the thread for thoughts: asked with a state, it answers with a command.

use crate::bots::{Bot, Player};
use crate::game::{Command, Game};
use crate::tui::worker::{Answer, Pending, Worker};

/// The bot, and what it is about.
pub enum Mind {
    /// It was not asked, or has nothing to do any more.
    Rest(Box<Player>),
    /// It thinks; the bot itself is away for that.
    Thinking(Pending<(Box<Player>, Option<Command>)>),
    /// It knows what to do.
    Made(Box<Player>, Command),
    /// It never came back from its thoughts.
    Lost,
}

impl Mind {
    /// A bot before its round.
    pub fn new(bot: Bot) -> Self {
        Self::Rest(Box::new(Player::new(bot)))
    }

    /// Asks what to do now; what it knew before is done with.
    pub fn ask(&mut self, worker: &Worker, game: &Game) {
        *self = match std::mem::replace(self, Self::Lost) {
            Self::Rest(mut player) | Self::Made(mut player, _) => {
                let game = game.clone();
                Self::Thinking(worker.ask(move |_| {
                    let command = player.choose(&game);
                    (player, command)
                }))
            }
            other @ (Self::Thinking(_) | Self::Lost) => other,
        };
    }

    /// Takes the answer, if it has come.
    pub fn hear(&mut self) {
        let Self::Thinking(pending) = self else {
            return;
        };
        *self = match pending.answer() {
            Answer::Thinking => return,
            Answer::Here((player, Some(command))) => Self::Made(player, command),
            Answer::Here((player, None)) => Self::Rest(player),
            Answer::Gone => Self::Lost,
        };
    }

    /// What it has decided to do.
    pub fn command(&self) -> Option<Command> {
        match self {
            Self::Made(_, command) => Some(*command),
            Self::Rest(_) | Self::Thinking(_) | Self::Lost => None,
        }
    }
}
