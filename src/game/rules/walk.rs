//! The walk: a step into a free cell, or the club into the monster that stands there; and the dash,
//! two of them in a row.

use super::harm::{Struck, strike, tread};
use super::items;
use super::turn::Deed;
use crate::content::Upgrade;
use crate::game::event::{Event, Weapon};
use crate::game::play::Game;
use crate::geom::Dir;
use crate::hole::Kind;

/// Makes the step, or strikes with the club at the cost of a stroke.
pub fn step(game: &mut Game, dir: Dir, events: &mut Vec<Event>) -> Deed {
    let mut deed = Deed::default();
    stride(game, dir, &mut deed, events);
    deed
}

/// Makes two steps for a heart. Wisps beside where it starts and where it ends are destroyed, if
/// the golfer lives to see it.
pub fn dash(game: &mut Game, dir: Dir, events: &mut Vec<Event>) -> Deed {
    let mut deed = Deed::default();
    let hearts = game.dash_hearts();
    game.once.dash |= game.golfer.upgrades.has(Upgrade::LightFeet);
    game.golfer.hp -= hearts.min(game.golfer.hp);
    events.push(Event::Dashed {
        hearts,
        hp: game.golfer.hp,
    });
    let from = game.golfer.cell;
    for _ in 0..2 {
        if deed.killer.is_none() {
            stride(game, dir, &mut deed, events);
        }
    }
    if deed.killer.is_some() {
        return deed;
    }
    let to = game.golfer.cell;
    let swept: Vec<u32> = game
        .monsters
        .iter()
        .filter(|monster| monster.kind == Kind::Wisp)
        .filter(|wisp| [from, to].iter().any(|end| wisp.cell.king_steps(*end) <= 1))
        .map(|wisp| wisp.id)
        .collect();
    for id in swept {
        strike(game, id, Weapon::Dash, 1, events);
    }
    deed
}

fn stride(game: &mut Game, dir: Dir, deed: &mut Deed, events: &mut Vec<Event>) {
    let from = game.golfer.cell;
    let to = from.step(dir);
    if let Some(monster) = game.monster_at(to).copied() {
        let at = events.len();
        let struck = strike(game, monster.id, Weapon::Club, 1, events);
        let strokes = match struck {
            Struck::Destroyed if game.is_clean() => {
                game.once.kill = true;
                0
            }
            Struck::Destroyed | Struck::Stands => 1,
        };
        game.tally.strokes += strokes;
        let clubbed = Event::Clubbed {
            monster: monster.id,
            what: monster.kind,
            at: to,
            dir,
            strokes,
        };
        // The blow comes before what it does.
        events.insert(at, clubbed);
        return;
    }
    game.golfer.cell = to;
    deed.steps.push(dir);
    events.push(Event::Stepped { from, to });
    items::by_foot(game, events);
    deed.killer = tread(game, events);
}
