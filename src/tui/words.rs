//! Small words of the screens: ways and distances, golf's words for a score, what a shot will do.

use crate::ball::{End, Flight, Touch, length_of};
use crate::describe::capital;
use crate::describe::{golf_word, plural};
use crate::game::{Game, Intent, Monster, Score};
use crate::geom::Point;
use crate::hole::Terrain;

/// The way from one point to another: `4.2 NE`, or `here`.
pub fn way(from: Point, to: Point) -> String {
    match from.dir_to(to) {
        // Less than half a tenth would read as no distance with a direction.
        Some(dir) if from.distance(to) >= 0.05 => format!(
            "{:.1} {}",
            from.distance(to),
            dir.name().to_ascii_uppercase()
        ),
        _ => "here".to_owned(),
    }
}

/// Golf's word for a hole's score.
pub fn result(score: &Score) -> String {
    if score.picked_up {
        return "Picked up".to_owned();
    }
    let word = golf_word(score.strokes, score.par);
    let bare = word.trim_start_matches("an ").trim_start_matches("a ");
    capital(bare)
}

/// What is known of a shot: as far as these tees show it.
#[derive(Clone, PartialEq, Debug)]
pub struct Foretold {
    /// Contacts with walls and bumpers seen.
    pub banks: usize,
    /// The letters of the monsters struck, and their ids.
    pub struck: Vec<(char, u32)>,
    /// How it ends; none where that is out of sight.
    pub end: Option<Ending>,
    /// How far the ball rolls, in cells, as far as it is seen.
    pub rolls: f32,
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
        let struck = flight
            .hits
            .iter()
            .filter(|hit| whole || hit.waypoint + 1 < path.len())
            .filter_map(|hit| game.monsters().iter().find(|m| m.id == hit.id))
            .map(|monster| (monster.kind.letter(), monster.id))
            .collect();
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
        }
    }

    /// Hearts that the blows marked on the golfer cost whoever plays this shot: none from the struck,
    /// and none at all if the ball drops.
    pub fn hearts(&self, game: &Game) -> u32 {
        if self.end == Some(Ending::Drops) {
            return 0;
        }
        let here = game.golfer();
        let spared = |monster: &&Monster| {
            monster.hits > 1 || self.struck.iter().all(|(_, id)| *id != monster.id)
        };
        game.monsters()
            .iter()
            .filter(|monster| monster.intent.strikes(here))
            .filter(spared)
            .map(|monster| game.content().monsters.of(monster.kind).damage)
            .sum()
    }

    /// Whom it strikes: `kills s`, or nothing.
    pub fn kills(&self) -> Option<String> {
        let letters: Vec<String> = self.struck.iter().map(|(c, _)| c.to_string()).collect();
        (!letters.is_empty()).then(|| format!("kills {}", letters.join(" ")))
    }

    /// How it ends: `drops`, `rests`, `water: +1`, `unseen`.
    pub fn ending(&self) -> String {
        match self.end {
            Some(Ending::Rests) => "rests".to_owned(),
            Some(Ending::Drops) => "drops".to_owned(),
            Some(Ending::Lost(terrain)) => format!("{}: +1 stroke", terrain.name()),
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

/// What a monster is about to do, seen from the golfer: `strikes your cell`.
pub fn intent(game: &Game, monster: &Monster) -> &'static str {
    match monster.intent {
        Intent::Asleep => "sleeps",
        Intent::Rest => "waits",
        Intent::Step(_) => "comes a step",
        Intent::Blow(cell) if cell == game.golfer() => "strikes your cell",
        Intent::Blow(_) => "strikes the marked cell",
        Intent::Take(_) => "takes the ball",
        Intent::Missile(line) if line.cells().any(|cell| cell == game.golfer()) => {
            "shoots your cell"
        }
        Intent::Missile(_) => "shoots the marked cells",
        Intent::Mirror => "steps opposite to you",
    }
}
