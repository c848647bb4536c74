//! What the golfer has got better at, and what that changes.

use super::play::Game;
use crate::ball::{Flight, Kit, SandLie, Strike};
use crate::content::Upgrade;
use crate::geom::Length;

/// Levels of every upgrade.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Upgrades([u8; Upgrade::ALL.len()]);

impl Upgrades {
    /// The level of an upgrade; 0: not taken.
    pub fn level(&self, upgrade: Upgrade) -> u32 {
        u32::from(self.0[upgrade as usize])
    }

    /// Whether an upgrade was taken.
    pub fn has(&self, upgrade: Upgrade) -> bool {
        self.level(upgrade) > 0
    }

    /// One level more.
    pub(super) fn raise(&mut self, upgrade: Upgrade) {
        let level = &mut self.0[upgrade as usize];
        *level = level.saturating_add(1);
    }

    /// Those taken, with their levels.
    pub fn taken(&self) -> impl Iterator<Item = (Upgrade, u32)> + '_ {
        let all = Upgrade::ALL.into_iter();
        all.map(|upgrade| (upgrade, self.level(upgrade)))
            .filter(|(_, level)| *level > 0)
    }

    /// The levels, in the order of the list.
    pub(super) fn levels(&self) -> &[u8] {
        &self.0
    }
}

/// What of the upgrades has been used up on this hole.
#[derive(Clone, Debug, Default)]
pub(super) struct Once {
    pub ward: bool,
    pub dash: bool,
    pub kill: bool,
    pub hint: bool,
}

impl Game {
    /// What the golfer has got better at.
    pub fn upgrades(&self) -> &Upgrades {
        &self.golfer.upgrades
    }

    /// What of it changes the next shot.
    pub fn kit(&self) -> Kit {
        let upgrades = &self.golfer.upgrades;
        Kit {
            capture: upgrades.level(Upgrade::WideCup) as i32 * self.content.upgrades.wide_cup,
            sand: match upgrades.has(Upgrade::SandWedge) {
                true => SandLie::Rough,
                false => SandLie::Sand,
            },
            strike: match (self.spirit, upgrades.has(Upgrade::IronBall)) {
                (true, _) => Strike::Through,
                (false, true) => Strike::FirstKill,
                (false, false) => Strike::Bounce,
            },
        }
    }

    /// Length of a full swing.
    pub fn range(&self) -> Length {
        let drives = self.golfer.upgrades.level(Upgrade::LongDrive) as i32;
        Length(self.content.golfer.range + drives * self.content.upgrades.long_drive)
    }

    /// How far from the golfer's cell centre the ball can be played.
    pub fn reach(&self) -> Length {
        let arms = self.golfer.upgrades.level(Upgrade::LongArms) as i32;
        Length(self.content.golfer.reach + arms * self.content.upgrades.long_arms)
    }

    /// Contacts that a preview shows; none: the whole path.
    pub fn preview_contacts(&self) -> Option<u32> {
        let read = self.golfer.upgrades.level(Upgrade::GreenReader);
        let more = read * self.content.upgrades.green_reader;
        let tees = self.content.golfer.tees(self.setup.tees).preview;
        tees.map(|contacts| contacts + more)
    }

    /// Hearts that the next dash of this hole costs.
    pub fn dash_hearts(&self) -> u32 {
        let light = self.golfer.upgrades.has(Upgrade::LightFeet) && !self.once.dash;
        if light { 0 } else { self.content.golfer.dash }
    }

    /// How many times a ball kill counts its XP that happens at this waypoint of a flight.
    pub fn xp_times(&self, flight: &Flight, waypoint: usize) -> u32 {
        let mut before = flight.path.iter().take(waypoint);
        let has_bounced = before.any(|waypoint| waypoint.touch.is_contact());
        match has_bounced && self.golfer.upgrades.has(Upgrade::TrickShot) {
            true => self.content.upgrades.trick_shot,
            false => self.content.golfer.ball_kill_xp,
        }
    }

    /// Whether the next blow or missile on the golfer does no harm.
    pub fn is_warded(&self) -> bool {
        self.golfer.upgrades.has(Upgrade::BoneWard) && !self.once.ward
    }

    /// Whether the next kill with the club on this hole costs no stroke.
    pub fn is_clean(&self) -> bool {
        self.golfer.upgrades.has(Upgrade::CleanKill) && !self.once.kill
    }

    /// Strokes that the next hint of this hole costs.
    pub fn hint_strokes(&self) -> u32 {
        let free = self.golfer.upgrades.has(Upgrade::CaddiesEye) && !self.once.hint;
        if free { 0 } else { self.content.golfer.hint }
    }
}
