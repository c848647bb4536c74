//! The caddie's word: a stroke, and no turn.

use crate::game::event::Event;
use crate::game::play::Game;

/// What a hint costs.
pub const HINT_STROKES: u32 = 1;

/// Charges a hint. The shot itself is found outside the rules, before they are asked: a round is
/// replayed without thinking its hints through again.
pub fn charge(game: &mut Game, events: &mut Vec<Event>) {
    game.tally.strokes += HINT_STROKES;
    game.tally.hints += 1;
    events.push(Event::Hinted {
        price: HINT_STROKES,
    });
}
