//! Events in short, so that a test can list exactly what is to happen; and the state before it.

use bogeyman::content::Upgrade;
use bogeyman::game::{Event, Game, Intent, Taker, Weapon};
use bogeyman::geom::{Cell, Dir};
use bogeyman::hole::{Item, Kind};

use crate::fixture::*;

type At = (i32, i32);

fn cell((x, y): At) -> Cell {
    at(x, y)
}

/// The first of its board, or the second, and so on: events are told of it.
#[derive(Clone, Copy)]
pub struct Foe(pub u32, pub Kind);

impl Foe {
    pub fn steps(self, from: At, to: At) -> Event {
        Event::MonsterStepped {
            monster: self.0,
            what: self.1,
            from: cell(from),
            to: cell(to),
        }
    }

    pub fn stays(self, at: At) -> Event {
        Event::MonsterStayed {
            monster: self.0,
            what: self.1,
            at: cell(at),
        }
    }

    pub fn wakes(self, at: At) -> Event {
        Event::Woke {
            monster: self.0,
            what: self.1,
            at: cell(at),
        }
    }

    /// A blow or missile that costs so many hearts and leaves so many.
    pub fn strikes(self, at: At, (damage, hp): (u32, u32)) -> Event {
        Event::Blow {
            monster: self.0,
            what: self.1,
            at: cell(at),
            damage,
            hp,
        }
    }

    pub fn is_warded(self, at: At) -> Event {
        Event::Warded {
            monster: self.0,
            what: self.1,
            at: cell(at),
        }
    }

    pub fn lunges(self, from: At, to: At) -> Event {
        Event::Lunged {
            monster: self.0,
            what: self.1,
            from: cell(from),
            to: cell(to),
        }
    }

    pub fn looses(self, from: At, to: At) -> Event {
        Event::Loosed {
            monster: self.0,
            what: self.1,
            from: cell(from),
            to: cell(to),
        }
    }

    pub fn takes_ball(self, at: At) -> Event {
        Event::BallTaken {
            monster: self.0,
            what: self.1,
            at: cell(at),
        }
    }

    pub fn is_dazed(self, at: At, turns: u32) -> Event {
        Event::Dazed {
            monster: self.0,
            what: self.1,
            at: cell(at),
            turns,
        }
    }

    /// The golfer's club falls on it for so many strokes.
    pub fn is_clubbed(self, at: At, dir: Dir, strokes: u32) -> Event {
        Event::Clubbed {
            monster: self.0,
            what: self.1,
            at: cell(at),
            dir,
            strokes,
        }
    }

    /// It takes a hit and stands, with so many left.
    pub fn stands(self, at: At, by: Weapon, hits: u32) -> Event {
        Event::Struck {
            monster: self.0,
            what: self.1,
            at: cell(at),
            by,
            hits,
        }
    }

    pub fn is_killed(self, at: At, by: Weapon, xp: u32) -> Event {
        Event::Killed {
            monster: self.0,
            what: self.1,
            at: cell(at),
            by,
            xp,
        }
    }
}

pub fn stepped(from: At, to: At) -> Event {
    Event::Stepped {
        from: cell(from),
        to: cell(to),
    }
}

pub fn dashed(hearts: u32, hp: u32) -> Event {
    Event::Dashed { hearts, hp }
}

pub fn pricked(at: At, hp: u32) -> Event {
    Event::Pricked {
        at: cell(at),
        damage: 1,
        hp,
    }
}

pub fn ball_freed((x, y): At) -> Event {
    Event::BallFreed { at: centre(x, y) }
}

pub fn healed(amount: u32, hp: u32) -> Event {
    Event::Healed { amount, hp }
}

pub fn found(item: Item, at: At, by: Taker) -> Event {
    Event::Found {
        item,
        at: cell(at),
        by,
    }
}

pub fn used(item: Item) -> Event {
    Event::Used { item }
}

pub fn chose(upgrade: Upgrade, level: u32) -> Event {
    Event::Chose { upgrade, level }
}

/// A round on this board in which everything has woken and shown what it will do.
pub fn awake(picture: &str) -> Game {
    woken(on(picture))
}

/// The round a turn later; all that stand on it have woken then.
pub fn woken(mut game: Game) -> Game {
    act(&mut game, "wait");
    assert!(game.monsters().iter().all(|m| m.is_awake()));
    game
}

/// What the first of the board shows.
pub fn shown(game: &Game) -> Intent {
    game.monsters()[0].intent
}

/// The intent to step to this cell.
pub fn to(x: i32, y: i32) -> Intent {
    Intent::Step(at(x, y))
}
