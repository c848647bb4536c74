//! What every bot does with its bag, with upgrades that are offered, and with a ghoul that has the
//! ball. None of it needs thought.

use crate::content::Upgrade;
use crate::game::{Command, Game, Relief};
use crate::hole::Item;

use super::legs::{blows_due, club, near, toward};

/// Upgrades as a golfer of some experience wants them, the best first.
const WISHES: [Upgrade; Upgrade::ALL.len()] = [
    Upgrade::LongDrive,
    Upgrade::GreenReader,
    Upgrade::BigHeart,
    Upgrade::BoneWard,
    Upgrade::WideCup,
    Upgrade::CleanKill,
    Upgrade::IronBall,
    Upgrade::LongArms,
    Upgrade::TrickShot,
    Upgrade::SandWedge,
    Upgrade::CaddiesEye,
    Upgrade::LightFeet,
];

/// The upgrade wanted most of those offered.
pub fn choice(offers: &[Upgrade]) -> Command {
    let want = |upgrade: &Upgrade| WISHES.iter().position(|wish| wish == upgrade);
    let best = (1..).zip(offers).min_by_key(|(_, upgrade)| want(upgrade));
    Command::Choose(best.map_or(1, |(number, _)| number))
}

/// Steps to the ball from which a holy tee is worth its turn.
const FAR_BALL: u16 = 7;

/// Hearts down to which nothing is saved up.
const WORN: u32 = 2;

/// An item that is worth its turn now.
pub fn item(game: &Game, steps_to_ball: u16) -> Option<Command> {
    let due = blows_due(game, &[]);
    let crowd = near(game, 2).count();
    let wanted = |item: Item| match item {
        // Not under a blow that takes back what it gives.
        Item::Sandwich => {
            let worn = game.hp() <= WORN && due < game.hp();
            worn || (game.hp() + game.content().items.sandwich <= game.hp_max() && due == 0)
        }
        Item::Bell => due > 0 && (game.hp() <= due + WORN || crowd > 1),
        Item::Spirit => crowd > 1 && due == 0 && game.check_reach().is_ok(),
        Item::Tee => steps_to_ball >= FAR_BALL,
        Item::Flag | Item::Mulligan => false,
    };
    let mut bag = game.carried().iter().copied();
    let item = bag.find(|&item| wanted(item) && game.check(&Command::Use(item)).is_ok());
    item.map(Command::Use)
}

/// Turns that a ghoul with the ball is run after.
const CHASE: u32 = 10;

/// After the ghoul that has the ball, for so long; then a stroke gets the ball back.
pub fn after_the_ghoul(game: &Game, chased: u32) -> Option<Command> {
    let ghoul = game.ball_carrier()?;
    if let Some(blow) = club(game, ghoul) {
        return Some(blow);
    }
    let step = toward(game, ghoul.cell).filter(|_| chased < CHASE);
    Some(step.unwrap_or(Command::Unplayable(Relief::Back)))
}
