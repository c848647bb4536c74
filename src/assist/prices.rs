//! What an act costs beyond its turn: told before it is done the first time, and asked for
//! by the same act again. What is of no use, or would be the end, is asked every time.

use std::collections::BTreeSet;

use crate::describe::{capital, plural, the};
use crate::game::{Command, Game, Monster};
use crate::geom::{Cell, Dir};
use crate::hole::{Kind, Terrain};

/// Something that a walk may cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Price {
    /// A dash: hearts.
    Dash,
    /// A blow with the club: a stroke.
    Club,
    /// Blows at one that takes several: a stroke each.
    Tough(Kind),
    /// A blow at one whom the club cannot hurt.
    Useless(Kind),
    /// Spikes: hearts.
    Spikes,
    /// Spikes, for the last hearts there are.
    Death,
    /// The caddie's shot: a stroke.
    Hint,
    /// An unplayable ball: a stroke.
    Relief,
    /// Picking up: twice par.
    Pickup,
}

/// What the player was told in this session, and was just asked.
#[derive(Default, Debug)]
pub struct Prices {
    known: BTreeSet<Price>,
    asked: Option<Command>,
}

impl Prices {
    /// The question before a command that costs what the player does not know yet; none if it may be
    /// played: it costs nothing new, or the question was just answered by the same command. Without a stop,
    /// so that who asks can say how to agree.
    pub fn ask(&mut self, game: &Game, command: Command) -> Option<String> {
        let due = due(game, command);
        let is_answer = self.asked.take() == Some(command);
        let new: Vec<_> = due
            .iter()
            .filter(|(price, _)| !self.known.contains(price))
            .collect();
        if new.is_empty() || is_answer {
            let lasting = due.iter().map(|(price, _)| *price);
            self.known
                .extend(lasting.filter(|price| price.is_learned()));
            return None;
        }
        self.asked = Some(command);
        let words: Vec<&str> = new.iter().map(|(_, words)| words.as_str()).collect();
        Some(capital(&words.join(", and ")))
    }

    /// Whether a command costs what the player does not know yet.
    pub fn would_ask(&self, game: &Game, command: Command) -> bool {
        let due = due(game, command);
        due.iter().any(|(price, _)| !self.known.contains(price))
    }

    /// A price has been told.
    pub fn learn(&mut self, price: Price) {
        self.known.insert(price);
    }

    /// Whether this price has been told.
    pub fn knows(&self, price: Price) -> bool {
        self.known.contains(&price)
    }

    /// Another key was pressed: who does something else has not answered.
    pub fn pass(&mut self) {
        self.asked = None;
    }
}

impl Price {
    /// Whether it is told but once.
    const fn is_learned(self) -> bool {
        !matches!(self, Self::Useless(_) | Self::Death | Self::Pickup)
    }
}

/// `a dash costs 1 heart`; none where it costs nothing.
pub fn dash(game: &Game) -> Option<String> {
    let hearts = game.dash_hearts() as usize;
    (hearts > 0).then(|| format!("a dash costs {}", plural(hearts, "heart")))
}

/// What a legal command costs, in words without a stop.
fn due(game: &Game, command: Command) -> Vec<(Price, String)> {
    if game.check(&command).is_err() {
        return Vec::new();
    }
    let (dir, steps) = match command {
        Command::Step(dir) => (dir, 1),
        Command::Dash(dir) => (dir, 2),
        _ => return spoken(game, command).into_iter().collect(),
    };
    let mut due = Vec::new();
    if steps > 1 {
        due.extend(dash(game).map(|words| (Price::Dash, words)));
    }
    let way = way(game, dir, steps);
    due.extend(way.foe.and_then(|foe| blow(game, foe)));
    let pricks = way
        .cells
        .iter()
        .filter(|cell| game.hole().terrain(**cell) == Terrain::Spikes)
        .count() as u32;
    let hurt = pricks * game.content().golfer.spikes;
    let spent = if steps > 1 { game.dash_hearts() } else { 0 };
    if hurt > 0 && hurt + spent >= game.hp() {
        due.push((Price::Death, "the spikes would be your end".to_owned()));
    } else if hurt > 0 {
        let words = format!("the spikes cost {}", plural(hurt as usize, "heart"));
        due.push((Price::Spikes, words));
    }
    due
}

/// What is costly by its very name.
fn spoken(game: &Game, command: Command) -> Option<(Price, String)> {
    match command {
        Command::Hint => match game.hint_strokes() as usize {
            0 => None,
            strokes => {
                let words = format!("the caddie's shot costs {}", plural(strokes, "stroke"));
                Some((Price::Hint, words))
            }
        },
        Command::Unplayable(_) => Some((Price::Relief, "relief costs a stroke".to_owned())),
        Command::Pickup => {
            let words = format!("the hole would score {}", game.stroke_limit());
            Some((Price::Pickup, words))
        }
        Command::Swing { .. }
        | Command::Step(_)
        | Command::Dash(_)
        | Command::Wait
        | Command::Use(_)
        | Command::Choose(_)
        | Command::Next => None,
    }
}

/// The cells walked into, and who ends the walk.
struct Way<'a> {
    cells: Vec<Cell>,
    foe: Option<&'a Monster>,
}

fn way(game: &Game, dir: Dir, steps: usize) -> Way<'_> {
    let mut way = Way {
        cells: Vec::new(),
        foe: None,
    };
    let mut to = game.golfer().step(dir);
    for left in (1..=steps).rev() {
        if let Some(foe) = game.monster_at(to) {
            way.foe = Some(foe);
            // Who falls to the first blow of two leaves the cell to the second step.
            if left > 1 && foe.hits == 1 && foe.kind != Kind::Bogeyman {
                way.cells.push(to);
            }
            break;
        }
        way.cells.push(to);
        to = to.step(dir);
    }
    way
}

fn blow(game: &Game, foe: &Monster) -> Option<(Price, String)> {
    let name = the(foe.kind);
    let told = match foe.kind {
        Kind::Bogeyman => (
            Price::Useless(foe.kind),
            format!("only the ball hurts {name}, a blow costs a stroke for nothing"),
        ),
        kind if foe.hits > 1 => (
            Price::Tough(kind),
            format!("{name} takes {} blows, a stroke each", foe.hits),
        ),
        _ if game.is_clean() => return None,
        _ => (
            Price::Club,
            "a blow is a swing and costs a stroke (the ball kills for free)".to_owned(),
        ),
    };
    Some(told)
}
