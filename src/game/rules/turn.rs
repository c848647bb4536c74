//! The order of a turn: the golfer's act, the dead, nightfall, waking, intents, and the settling.

use super::{hint, monsters, nightfall, relief, score, swing, walk};
use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::play::Game;
use crate::game::state::Phase;
use crate::geom::Point;

/// Carries out a command that was checked.
pub fn carry_out(game: &mut Game, command: &Command, events: &mut Vec<Event>) {
    let noise = match command {
        Command::Next => return score::next(game, events),
        Command::Hint => return hint::charge(game, events),
        Command::Swing { heading, power } => swing::swing(game, *heading, *power, events),
        Command::Step(dir) => {
            walk::step(game, *dir, events);
            Vec::new()
        }
        Command::Wait => {
            events.push(Event::Waited);
            Vec::new()
        }
        Command::Unplayable(how) => {
            relief::unplayable(game, *how, events);
            Vec::new()
        }
        Command::Pickup => Vec::new(),
    };
    game.turn += 1;
    let holed = game.lie.ball.is_none();
    let killer = if holed {
        None
    } else {
        monsters::act(game, events)
    };
    score::settle(game, command, killer, events);
    if game.phase == Phase::Play {
        nightfall::rise(game, events);
        wake_and_plan(game, &noise, events);
    }
}

fn wake_and_plan(game: &mut Game, noise: &[Point], events: &mut Vec<Event>) {
    monsters::wake(game, noise, events);
    monsters::plan(game);
}
