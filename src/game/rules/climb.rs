//! The climb: XP, the choices it earns, and what a choice gives.

use crate::content::Upgrade;
use crate::dice::Stream;
use crate::game::event::Event;
use crate::game::play::Game;
use crate::game::state::Phase;

/// Offers the choices that are earned and open, one after the other; where nothing is left to
/// choose, hearts are healed instead.
pub fn offer(game: &mut Game, events: &mut Vec<Event>) {
    let carded = match game.phase {
        Phase::Play => None,
        Phase::Carded(score) => Some(score),
        Phase::Upgrade { .. } | Phase::Over(_) => return,
    };
    while game.golfer.xp >= next_threshold(game) {
        let offers = draw(game);
        if !offers.is_empty() {
            events.push(Event::Offered {
                offers: offers.clone(),
            });
            game.phase = Phase::Upgrade { offers, carded };
            return;
        }
        game.golfer.choices += 1;
        heal(game, game.content.upgrades.consolation, events);
    }
}

/// XP at which the next choice is earned.
pub fn next_threshold(game: &Game) -> u32 {
    game.content.upgrades.threshold(game.golfer.choices + 1)
}

/// Takes one of the upgrades offered and goes on where the choice had come between.
pub fn choose(game: &mut Game, number: u8, events: &mut Vec<Event>) {
    let Phase::Upgrade { offers, carded } = &game.phase else {
        return;
    };
    let Some(&upgrade) = offers.get(usize::from(number).wrapping_sub(1)) else {
        return;
    };
    game.phase = carded.map_or(Phase::Play, Phase::Carded);
    game.golfer.choices += 1;
    let level = game.golfer.upgrades.level(upgrade) + 1;
    events.push(Event::Chose { upgrade, level });
    raise(game, upgrade, events);
    offer(game, events);
}

/// Gives a level more of an upgrade; a heart that it adds is whole.
pub fn raise(game: &mut Game, upgrade: Upgrade, events: &mut Vec<Event>) {
    game.golfer.upgrades.raise(upgrade);
    if upgrade == Upgrade::BigHeart {
        let hearts = game.content.upgrades.big_heart;
        game.golfer.hp_max += hearts;
        heal(game, hearts, events);
    }
}

/// Gives hearts back, up to the most there may be.
pub fn heal(game: &mut Game, hearts: u32, events: &mut Vec<Event>) {
    let amount = hearts.min(game.golfer.hp_max - game.golfer.hp);
    if amount > 0 {
        game.golfer.hp += amount;
        events.push(Event::Healed {
            amount,
            hp: game.golfer.hp,
        });
    }
}

/// Upgrades that are not at their most and of use at these tees, a few of them by chance.
fn draw(game: &Game) -> Vec<Upgrade> {
    let figures = &game.content.upgrades;
    let open = |upgrade: &Upgrade| {
        let sees_all = game.preview_contacts().is_none();
        game.golfer.upgrades.level(*upgrade) < figures.most(*upgrade)
            && !(*upgrade == Upgrade::GreenReader && sees_all)
    };
    let mut offers: Vec<Upgrade> = Upgrade::ALL.into_iter().filter(open).collect();
    let choice = game.golfer.choices;
    let mut dice = game.setup.seed.dice(Stream::Offer { choice });
    dice.shuffle(&mut offers);
    offers.truncate(figures.offers as usize);
    offers
}
