//! How the ball rolls: `assets/ball.ron`.

use serde::{Deserialize, Serialize};

use super::within;
use crate::geom::{LATTICE, Length};
use crate::hole::Terrain;

/// Figures of the flight; lengths in thousandths of a cell, rates in percent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BallFigures {
    /// Radius of the ball.
    pub radius: i32,
    /// Radius of a monster.
    pub monster_radius: i32,
    /// How near the lie a monster's centre must be to be struck before the ball moves.
    pub point_blank: i32,
    /// How near the cup's centre the ball must pass to drop.
    pub capture: i32,
    /// The most length the ball may have left and still drop.
    pub drop_length: i32,
    /// How far before the water's edge a lost ball is put back.
    pub relief: i32,
    /// Length a bumper gives back.
    pub bumper_gain: i32,
    /// How often a shot gains from bumpers.
    pub bumper_gains: u32,
    /// Contacts after which a shot stops where it is.
    pub contacts: u32,
    /// Length eaten by a cell of rough, in percent of a cell of green.
    pub rough: u32,
    /// The same for sand.
    pub sand: u32,
    /// The same for ice.
    pub ice: u32,
}

impl BallFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        within("radius", self.radius, 1, 450)?;
        within("monster_radius", self.monster_radius, 1, 500)?;
        within("point_blank", self.point_blank, 0, 1000)?;
        within("capture", self.capture, 1, 500)?;
        within("drop_length", self.drop_length, 0, 100_000)?;
        within("relief", self.relief, 0, 1000)?;
        within("bumper_gain", self.bumper_gain, 0, 10_000)?;
        within("bumper_gains", self.bumper_gains as i32, 0, 64)?;
        within("contacts", self.contacts as i32, 1, 1000)?;
        for (name, rate) in [
            ("rough", self.rough),
            ("sand", self.sand),
            ("ice", self.ice),
        ] {
            within(name, rate as i32, 10, 1000)?;
        }
        Ok(())
    }

    /// Length eaten by a cell of this terrain, in percent of a cell of green.
    pub const fn percent(&self, terrain: Terrain) -> u32 {
        match terrain {
            Terrain::Rough => self.rough,
            Terrain::Sand => self.sand,
            Terrain::Ice => self.ice,
            Terrain::Green
            | Terrain::Spikes
            | Terrain::Water
            | Terrain::Grave
            | Terrain::Wall
            | Terrain::Bumper
            | Terrain::Door
            | Terrain::OpenDoor => 100,
        }
    }

    /// Whether a squared distance in lattice steps keeps the ball clear of a wall: exact.
    pub fn clears(&self, distance_squared: i64) -> bool {
        let radius = i64::from(self.radius) * i64::from(LATTICE);
        distance_squared * 1_000_000 >= radius * radius
    }

    /// The most length with which the ball drops.
    pub fn drop_length(&self) -> Length {
        Length(self.drop_length)
    }
}
