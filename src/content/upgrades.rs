//! What XP buys: `assets/upgrades.ron`.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::within;

/// Something the golfer gets better at, for the rest of the round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Upgrade {
    /// A longer full swing.
    LongDrive,
    /// One heart more.
    BigHeart,
    /// The ball can be played from further off.
    LongArms,
    /// The ball drops from further off the cup's middle.
    WideCup,
    /// The ball goes straight on through the first kill of a shot.
    IronBall,
    /// The first melee kill of a hole costs no stroke.
    CleanKill,
    /// The first dash of a hole costs no heart.
    LightFeet,
    /// The first blow of a hole is ignored.
    BoneWard,
    /// Sand counts as rough.
    SandWedge,
    /// A ball kill after a bounce earns more XP.
    TrickShot,
    /// The preview shows more contacts.
    GreenReader,
    /// One free hint a hole.
    CaddiesEye,
}

impl Upgrade {
    /// Every upgrade, in the order they are listed.
    pub const ALL: [Self; 12] = [
        Self::LongDrive,
        Self::BigHeart,
        Self::LongArms,
        Self::WideCup,
        Self::IronBall,
        Self::CleanKill,
        Self::LightFeet,
        Self::BoneWard,
        Self::SandWedge,
        Self::TrickShot,
        Self::GreenReader,
        Self::CaddiesEye,
    ];

    /// Its name on a screen and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LongDrive => "Long Drive",
            Self::BigHeart => "Big Heart",
            Self::LongArms => "Long Arms",
            Self::WideCup => "Wide Cup",
            Self::IronBall => "Iron Ball",
            Self::CleanKill => "Clean Kill",
            Self::LightFeet => "Light Feet",
            Self::BoneWard => "Bone Ward",
            Self::SandWedge => "Sand Wedge",
            Self::TrickShot => "Trick Shot",
            Self::GreenReader => "Green Reader",
            Self::CaddiesEye => "Caddie's Eye",
        }
    }
}

impl fmt::Display for Upgrade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Figures of the climb.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpgradeFigures {
    /// XP of the first choice.
    pub first: u32,
    /// XP from the first to the second.
    pub more: u32,
    /// By how much each step is longer than the one before.
    pub growth: u32,
    /// How many upgrades are offered.
    pub offers: u32,
    /// Hearts healed where none is left to offer.
    pub consolation: u32,
    /// What every golfer has from the start.
    pub given: Vec<Upgrade>,
    most: BTreeMap<Upgrade, u32>,
    /// Length that a level of Long Drive adds to a full swing.
    pub long_drive: i32,
    /// Hearts that a level of Big Heart adds and heals.
    pub big_heart: u32,
    /// Length that a level of Long Arms adds to the reach.
    pub long_arms: i32,
    /// Length that a level of Wide Cup adds to the cup's capture radius.
    pub wide_cup: i32,
    /// How many times a ball kill after a bounce counts its XP with Trick Shot.
    pub trick_shot: u32,
    /// Contacts that a level of Green Reader adds to the preview.
    pub green_reader: u32,
}

impl UpgradeFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        within("first", self.first as i32, 1, 1000)?;
        within("more", self.more as i32, 1, 1000)?;
        within("growth", self.growth as i32, 0, 1000)?;
        within("offers", self.offers as i32, 1, 9)?;
        within("consolation", self.consolation as i32, 0, 100)?;
        within("long_drive", self.long_drive, 0, 10_000)?;
        within("big_heart", self.big_heart as i32, 0, 100)?;
        within("long_arms", self.long_arms, 0, 1000)?;
        within("wide_cup", self.wide_cup, 0, 200)?;
        within("trick_shot", self.trick_shot as i32, 0, 100)?;
        within("green_reader", self.green_reader as i32, 0, 100)?;
        for upgrade in Upgrade::ALL {
            let most = self.most.get(&upgrade).copied();
            let most = most.ok_or_else(|| format!("most has no {upgrade:?}"))?;
            within("most", most as i32, 0, 10)?;
        }
        Ok(())
    }

    /// The same figures with this upgrade never offered.
    #[must_use]
    pub fn without(mut self, upgrade: Upgrade) -> Self {
        self.most.insert(upgrade, 0);
        self
    }

    /// How many levels an upgrade has.
    pub fn most(&self, upgrade: Upgrade) -> u32 {
        self.most.get(&upgrade).copied().unwrap_or(0)
    }

    /// XP at which the `count`-th choice is earned, counted from 1: 5, 12, 21, 32 and so on.
    pub fn threshold(&self, count: u32) -> u32 {
        let steps = count.saturating_sub(1);
        self.first + steps * self.more + self.growth * (steps * steps.saturating_sub(1) / 2)
    }
}
