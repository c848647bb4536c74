//! The caddie's word: a stroke, and no turn.

use crate::game::event::Event;
use crate::game::play::Game;

/// Charges a hint. The shot itself is found outside the rules, before they are asked: a round is
/// replayed without thinking its hints through again.
pub fn charge(game: &mut Game, events: &mut Vec<Event>) {
    let price = game.hint_strokes();
    game.once.hint = true;
    game.tally.strokes += price;
    game.tally.hints += 1;
    events.push(Event::Hinted { price });
}
