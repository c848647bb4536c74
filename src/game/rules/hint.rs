//! The caddie's word: a stroke, where it is not free, and no turn.

use crate::content::Upgrade;
use crate::game::event::Event;
use crate::game::play::Game;

/// Charges a hint. The shot itself is found outside the rules, before they are asked: a round is
/// replayed without thinking its hints through again.
pub fn charge(game: &mut Game, events: &mut Vec<Event>) {
    let price = game.hint_strokes();
    game.once.hint |= game.golfer.upgrades.has(Upgrade::CaddiesEye);
    game.tally.strokes += price;
    game.tally.hints += price;
    events.push(Event::Hinted { price });
}
