//! What a shot will do, as far as these tees show it.

use crate::ball::{End, Flight, Touch, length_of};
use crate::describe::plural;
use crate::game::Game;
use crate::hole::Terrain;

/// What is known of a shot: as far as these tees show it.
#[derive(Clone, PartialEq, Debug)]
pub struct Foretold {
    /// Contacts with walls and bumpers seen.
    pub banks: usize,
    /// The monsters seen to be struck, in order.
    pub struck: Vec<Struck>,
    /// How it ends; none where that is out of sight.
    pub end: Option<Ending>,
    /// How far the ball rolls, in cells, as far as it is seen.
    pub rolls: f32,
    /// XP that the kills seen earn.
    pub xp: u32,
}

/// A monster that a shot strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Struck {
    /// Its id.
    pub id: u32,
    /// Its letter.
    pub letter: char,
    /// Whether it falls; else it is hit and stands.
    pub fate: Fate,
}

/// What a hit does to a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is destroyed.
    Falls,
    /// It takes more hits.
    Stands,
}

/// How a shot ends, without the where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The ball lies still.
    Rests,
    /// The ball is in the cup.
    Drops,
    /// The ball is lost in this, at a stroke.
    Lost(Terrain),
}

impl Foretold {
    /// What the golfer may know of this flight.
    pub fn of(game: &Game, flight: &Flight) -> Self {
        let (path, whole) = flight.seen(game.preview_contacts());
        let mut xp = 0;
        let mut struck = Vec::new();
        for hit in &flight.hits {
            let seen = whole || hit.waypoint + 1 < path.len();
            let monster = game.monsters().iter().find(|m| m.id == hit.id);
            let Some(monster) = monster.filter(|_| seen) else {
                continue;
            };
            // A shot strikes nobody twice.
            let fate = match monster.hits {
                0 | 1 => Fate::Falls,
                _ => Fate::Stands,
            };
            if fate == Fate::Falls {
                xp += monster.xp * game.xp_times(flight, hit.waypoint);
            }
            struck.push(Struck {
                id: monster.id,
                letter: monster.kind.letter(),
                fate,
            });
        }
        // The contact at which sight ends is not one that was looked past.
        let known = if whole {
            path
        } else {
            &path[..path.len().saturating_sub(1)]
        };
        let banks = known
            .iter()
            .filter(|w| matches!(w.touch, Touch::Wall | Touch::Bumper))
            .count();
        let end = whole.then_some(match flight.end {
            End::Rest(_) => Ending::Rests,
            End::Dropped => Ending::Drops,
            End::Lost { terrain, .. } => Ending::Lost(terrain),
        });
        Self {
            banks,
            struck,
            end,
            rolls: length_of(path),
            xp,
        }
    }

    /// Whether it is seen to destroy this monster.
    fn fells(&self, id: u32) -> bool {
        let mut struck = self.struck.iter();
        struck.any(|struck| struck.id == id && struck.fate == Fate::Falls)
    }

    /// Hearts that the blows and missiles marked on the golfer cost whoever plays this shot: none from
    /// those it destroys, none from the first where a ward holds it off, and none at all if the ball
    /// drops.
    pub fn hearts(&self, game: &Game) -> u32 {
        if self.end == Some(Ending::Drops) {
            return 0;
        }
        let here = game.golfer();
        game.monsters()
            .iter()
            .filter(|monster| monster.intent.strikes(here) && !self.fells(monster.id))
            .skip(usize::from(game.is_warded()))
            .map(|monster| game.content().monsters.of(monster.kind).damage)
            .sum()
    }

    /// Whom it destroys: `kills s j`, or nothing.
    pub fn kills(&self) -> Option<String> {
        self.letters(Fate::Falls)
            .map(|letters| format!("kills {letters}"))
    }

    /// Whom it hits and leaves standing: `hits G`, or nothing.
    pub fn hits(&self) -> Option<String> {
        self.letters(Fate::Stands)
            .map(|letters| format!("hits {letters}"))
    }

    fn letters(&self, fate: Fate) -> Option<String> {
        let of = self.struck.iter().filter(|struck| struck.fate == fate);
        let letters: Vec<String> = of.map(|struck| struck.letter.to_string()).collect();
        (!letters.is_empty()).then(|| letters.join(" "))
    }

    /// How it ends: `drops`, `rests`, `water: +1`, `unseen`.
    pub fn ending(&self) -> String {
        match self.end {
            Some(Ending::Rests) => "rests".to_owned(),
            Some(Ending::Drops) => "drops".to_owned(),
            Some(Ending::Lost(terrain)) => {
                let name = terrain.name();
                let short = name.strip_prefix("open ").unwrap_or(name);
                format!("{short}: +1 stroke")
            }
            None => format!("unseen {}", self.horizon()),
        }
    }

    /// Where sight ends, if it does before the shot: `beyond 2 banks`.
    pub fn horizon(&self) -> String {
        match self.banks {
            0 => "from there on".to_owned(),
            banks => format!("beyond {}", plural(banks, "bank")),
        }
    }
}
