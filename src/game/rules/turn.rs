//! The order of a turn: the golfer's act, the dead, the settling; while the hole goes on nightfall,
//! waking and intents; and last the choices it earned.

use super::{climb, hint, items, monsters, nightfall, relief, score, swing, walk};
use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::play::Game;
use crate::game::state::{Ball, Killer, Phase};
use crate::geom::{Dir, Point};
use crate::hole::Item;

/// What of the golfer's act others answer to.
#[derive(Default)]
pub struct Deed {
    /// Points whose noise wakes the dead.
    pub noise: Vec<Point>,
    /// The steps really made.
    pub steps: Vec<Dir>,
    /// What the golfer died of in the act itself.
    pub killer: Option<Killer>,
}

/// Carries out a command that was checked.
pub fn carry_out(game: &mut Game, command: &Command, events: &mut Vec<Event>) {
    let deed = match *command {
        Command::Next => return score::next(game, events),
        Command::Hint => return hint::charge(game, events),
        Command::Choose(number) => return climb::choose(game, number, events),
        Command::Use(Item::Mulligan) => return items::mulligan(game, events),
        Command::Use(item @ Item::Flag) => return items::spend(game, item, events),
        Command::Swing { heading, power } => swing::swing(game, heading, power, events),
        Command::Step(dir) => walk::step(game, dir, events),
        Command::Dash(dir) => walk::dash(game, dir, events),
        Command::Wait => {
            events.push(Event::Waited);
            Deed::default()
        }
        Command::Unplayable(how) => {
            relief::unplayable(game, how, events);
            Deed::default()
        }
        Command::Use(item) => {
            items::spend(game, item, events);
            Deed::default()
        }
        Command::Pickup => Deed::default(),
    };
    game.turn += 1;
    let is_quiet = deed.killer.is_some() || game.lie.ball == Ball::Holed;
    let killer = match is_quiet {
        true => deed.killer,
        false => monsters::act(game, &deed.steps, events),
    };
    score::settle(game, command, killer, events);
    if game.phase == Phase::Play {
        nightfall::rise(game, events);
        monsters::wake(game, &deed.noise, events);
        monsters::plan(game);
    }
    climb::offer(game, events);
}
