//! The figures of the rules, from `assets/*.ron`: embedded, read once, checked on load.
//!
//! Nothing here decides anything; rules ask for their numbers by name. [`Content::digest`] goes
//! into every recording, so a round played with other figures is recognised.

mod ball;
mod caddie;
mod decor;
mod dungeon;
mod furnishing;
mod golfer;
mod graveyard;
mod items;
mod mine;
mod monsters;
mod upgrades;

use std::sync::LazyLock;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use xxhash_rust::xxh3::xxh3_64;

pub use ball::BallFigures;
pub use caddie::{CaddieFigures, LookFigures};
pub use decor::{Cast, DecorFigures, GROWTH_STOPS, ItemWeights, PartFigures, PatchFigures, grown};
pub use dungeon::{CellsFigures, DungeonFigures, HIGHEST_HAZARD, HazardFigures, KindCosts, Rising};
pub use furnishing::{Furnishing, Mark, Position, SIDE};
pub use golfer::{GolferFigures, TeesFigures};
pub use graveyard::{GraveyardFigures, WalkFigures};
pub use items::ItemFigures;
pub use mine::{MineFigures, RoomFigures};
pub use monsters::{KindFigures, MonsterFigures};
pub use upgrades::{Upgrade, UpgradeFigures};

use crate::hole::{Course, Kind};

/// The version of the rules that this program plays. Raised whenever a seed or a command gives
/// something else than before.
pub const RULES: u32 = 1;

/// All figures of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Content {
    /// How the ball rolls.
    pub ball: BallFigures,
    /// How hard the caddie thinks.
    pub caddie: CaddieFigures,
    /// What the golfer brings, and what the tees change.
    pub golfer: GolferFigures,
    /// What each monster can take and give.
    pub monsters: MonsterFigures,
    /// What items do.
    pub items: ItemFigures,
    /// What XP buys.
    pub upgrades: UpgradeFigures,
    /// How a Graveyard hole is made.
    pub graveyard: GraveyardFigures,
    /// How a Mine hole is made.
    pub mine: MineFigures,
    /// How a Dungeon hole is made.
    pub dungeon: DungeonFigures,
}

/// The texts of the assets.
#[derive(Clone, Debug)]
pub struct Assets<'a> {
    /// `ball.ron`.
    pub ball: &'a str,
    /// `caddie.ron`.
    pub caddie: &'a str,
    /// `golfer.ron`.
    pub golfer: &'a str,
    /// `monsters.ron`.
    pub monsters: &'a str,
    /// `items.ron`.
    pub items: &'a str,
    /// `upgrades.ron`.
    pub upgrades: &'a str,
    /// `graveyard.ron`.
    pub graveyard: &'a str,
    /// `mine.ron`.
    pub mine: &'a str,
    /// `dungeon.ron`.
    pub dungeon: &'a str,
}

impl Assets<'static> {
    /// Those built into the program.
    pub const BUILT_IN: Self = Self {
        ball: include_str!("../assets/ball.ron"),
        caddie: include_str!("../assets/caddie.ron"),
        golfer: include_str!("../assets/golfer.ron"),
        monsters: include_str!("../assets/monsters.ron"),
        items: include_str!("../assets/items.ron"),
        upgrades: include_str!("../assets/upgrades.ron"),
        graveyard: include_str!("../assets/graveyard.ron"),
        mine: include_str!("../assets/mine.ron"),
        dungeon: include_str!("../assets/dungeon.ron"),
    };
}

/// Why an asset cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}: {why}")]
pub struct BadAsset {
    /// The file, under `assets/`.
    pub file: &'static str,
    /// Line, column and reason, or the figure that makes no sense.
    pub why: String,
}

impl Content {
    /// The figures built into the program.
    pub fn standard() -> &'static Self {
        static STANDARD: LazyLock<Content> = LazyLock::new(|| {
            Content::parse(&Assets::BUILT_IN).expect("the assets built in are checked by the tests")
        });
        &STANDARD
    }

    /// Reads and checks the assets.
    ///
    /// # Errors
    /// The first file that does not parse or holds a figure out of its range.
    pub fn parse(assets: &Assets) -> Result<Self, BadAsset> {
        let ball: BallFigures = read("ball.ron", assets.ball)?;
        let caddie: CaddieFigures = read("caddie.ron", assets.caddie)?;
        let golfer: GolferFigures = read("golfer.ron", assets.golfer)?;
        let monsters: MonsterFigures = read("monsters.ron", assets.monsters)?;
        let items: ItemFigures = read("items.ron", assets.items)?;
        let upgrades: UpgradeFigures = read("upgrades.ron", assets.upgrades)?;
        let graveyard: GraveyardFigures = read("graveyard.ron", assets.graveyard)?;
        let mine: MineFigures = read("mine.ron", assets.mine)?;
        let dungeon: DungeonFigures = read("dungeon.ron", assets.dungeon)?;
        check("ball.ron", ball.check())?;
        check("caddie.ron", caddie.check())?;
        check("golfer.ron", golfer.check())?;
        check("monsters.ron", monsters.check())?;
        check("items.ron", items.check())?;
        check("upgrades.ron", upgrades.check())?;
        check("graveyard.ron", graveyard.check())?;
        check("mine.ron", mine.check())?;
        check("dungeon.ron", dungeon.check())?;
        Ok(Self {
            ball,
            caddie,
            golfer,
            monsters,
            items,
            upgrades,
            graveyard,
            mine,
            dungeon,
        })
    }

    /// What is put on the holes of a course.
    pub fn decor(&self, course: Course) -> &DecorFigures {
        match course {
            Course::Graveyard => &self.graveyard.decor,
            Course::Mine => &self.mine.decor,
            Course::Dungeon => &self.dungeon.decor,
        }
    }

    /// The same figures with this kind placed nowhere.
    #[must_use]
    pub fn without(mut self, kind: Kind) -> Self {
        if kind == Kind::Bogeyman {
            self.monsters.boss_every = u32::MAX;
        }
        for decor in [
            &mut self.graveyard.decor,
            &mut self.mine.decor,
            &mut self.dungeon.decor,
        ] {
            decor.cast.dismiss(kind);
        }
        self
    }

    /// A 64-bit digest of every figure, whatever the layout or line ends of the files.
    pub fn digest(&self) -> u64 {
        let text = serde_json::to_vec(self).expect("plain figures serialize");
        xxh3_64(&text)
    }
}

fn read<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, BadAsset> {
    ron::from_str(text).map_err(|error| BadAsset {
        file,
        why: error.to_string(),
    })
}

fn check(file: &'static str, outcome: Result<(), String>) -> Result<(), BadAsset> {
    outcome.map_err(|why| BadAsset { file, why })
}

/// Fails with the figure's name unless it lies in `low..=high`.
fn within(name: &str, value: i32, low: i32, high: i32) -> Result<(), String> {
    if (low..=high).contains(&value) {
        Ok(())
    } else {
        Err(format!("{name} is {value}, it must lie in {low}..={high}"))
    }
}
