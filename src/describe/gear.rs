//! What upgrades and items do, in one plain sentence each, with today's figures.

use crate::content::Upgrade;
use crate::game::Game;
use crate::hole::Item;

use super::plural;

/// What one more level of an upgrade does for this golfer.
pub fn upgrade(upgrade: Upgrade, game: &Game) -> String {
    let content = game.content();
    let figures = &content.upgrades;
    let cells = |thousandths: i32| f64::from(thousandths) / 1000.0;
    match upgrade {
        Upgrade::LongDrive => {
            let now = game.range().0;
            let then = now + figures.long_drive;
            let (then, now) = (cells(then), cells(now));
            format!("A full swing goes {then:.1} cells instead of {now:.1}.")
        }
        Upgrade::BigHeart => {
            let now = game.hp_max();
            let (more, then) = (figures.big_heart, now + figures.big_heart);
            format!(
                "{} more and healed: {then} instead of {now}.",
                plural(more as usize, "heart")
            )
        }
        Upgrade::LongArms => {
            let now = game.reach().0;
            let then = now + figures.long_arms;
            let (then, now) = (cells(then), cells(now));
            format!("The ball can be played from {then:.1} cells away instead of {now:.1}.")
        }
        Upgrade::WideCup => {
            let now = content.ball.capture + game.kit().capture;
            let then = now + figures.wide_cup;
            let (then, now) = (cells(then), cells(now));
            format!(
                "The cup takes the ball from {then:.2} cells off its middle instead of {now:.2}."
            )
        }
        Upgrade::IronBall => {
            "The ball goes straight on through the first of the dead that a shot destroys."
                .to_owned()
        }
        Upgrade::CleanKill => {
            "The first kill with the club on each hole costs no stroke.".to_owned()
        }
        Upgrade::LightFeet => "The first dash on each hole costs no heart.".to_owned(),
        Upgrade::BoneWard => "The first blow or missile on each hole does no harm.".to_owned(),
        Upgrade::SandWedge => {
            let times = |percent: u32| f64::from(percent) / 100.0;
            format!(
                "A cell of sand takes {} cells of length instead of {}.",
                times(content.ball.rough),
                times(content.ball.sand)
            )
        }
        Upgrade::TrickShot => format!(
            "A ball kill after a bounce counts its XP {} times instead of {}.",
            figures.trick_shot, content.golfer.ball_kill_xp
        ),
        Upgrade::GreenReader => {
            let now = game.preview_contacts().unwrap_or(0);
            let then = now + figures.green_reader;
            format!(
                "The aim shows {} instead of {now}.",
                plural(then as usize, "contact")
            )
        }
        Upgrade::CaddiesEye => "The first hint on each hole is free.".to_owned(),
    }
}

/// `level 2 of 4`: what the next level of an upgrade would be.
pub fn next_level(upgrade: Upgrade, game: &Game) -> String {
    let most = game.content().upgrades.most(upgrade);
    match most {
        1 => "its only level".to_owned(),
        _ => format!("level {} of {most}", game.upgrades().level(upgrade) + 1),
    }
}

/// What using an item does.
pub fn item(item: Item, game: &Game) -> String {
    let figures = &game.content().items;
    match item {
        Item::Sandwich => format!("Heals {}.", plural(figures.sandwich as usize, "heart")),
        Item::Mulligan => "Takes back the swing just made; the card gets an M.".to_owned(),
        Item::Bell => format!(
            "The dead within {} lose {}.",
            plural(figures.bell as usize, "cell"),
            plural(figures.bell_turns as usize, "turn")
        ),
        Item::Spirit => "The next shot goes through all that it strikes.".to_owned(),
        Item::Flag => format!(
            "Shows the hazard of all rooms within {} on this hole.",
            plural(figures.flag as usize, "door")
        ),
        Item::Tee => "Stands you beside the ball at once.".to_owned(),
    }
}

/// What using an item costs beside the item: `a turn`, or `no turn`.
pub const fn price(item: Item) -> &'static str {
    match item {
        Item::Mulligan | Item::Flag => "no turn",
        Item::Sandwich | Item::Bell | Item::Spirit | Item::Tee => "a turn",
    }
}

/// `a sandwich`, `2 sandwiches`.
pub fn counted(item: Item, count: usize) -> String {
    let name = item.name();
    match (count, item) {
        (1, _) => format!("a {name}"),
        (_, Item::Sandwich) => format!("{count} {name}es"),
        _ => format!("{count} {name}s"),
    }
}

/// What is carried, a kind at a time, in the order of the list of items.
pub fn carried(game: &Game) -> Vec<(Item, usize)> {
    let count = |kind: Item| game.carried().iter().filter(|own| **own == kind).count();
    Item::ALL
        .into_iter()
        .map(|kind| (kind, count(kind)))
        .filter(|(_, count)| *count > 0)
        .collect()
}
