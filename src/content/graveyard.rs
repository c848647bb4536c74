//! How a Graveyard hole is drawn: `assets/graveyard.ron`.
//!
//! Numbers that follow the hole are methods here, so that no pass knows how they grow.

use serde::{Deserialize, Serialize};

use super::within;
use crate::hole::Picture;

/// Figures of the Graveyard's architect; chances in percent, walks in tenths of a cell.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GraveyardFigures {
    /// Steps of the walk on the first hole.
    pub first_steps: u32,
    /// One step more after so many holes.
    pub holes_a_step: u32,
    /// From this hole on the hole grows no more.
    pub growth_stops: u32,
    /// Sides of a step, hole after hole, over and over.
    pub sizes: Vec<i32>,
    /// How often the walk turns where it could go on straight.
    pub turn: u32,
    /// Least and most width of an opening between rooms.
    pub opening_widths: (i32, i32),
    /// How often an opening takes the whole side instead.
    pub whole_side: u32,
    /// How often rooms that touch by chance get an opening.
    pub loop_opening: u32,
    /// The shortest walk from tee to cup.
    pub apart: u32,
    /// Tries in a row that made the hole no harder before the filling stops.
    pub fruitless: u32,
    /// Strokes that a hole wants beyond those of its bare draft.
    pub wanted_more: u32,
    /// One stroke more is wanted after so many holes.
    pub holes_a_stroke: u32,
    /// One monster more may stand after so many holes.
    pub holes_a_monster: u32,
    /// Monsters on any hole.
    pub most_monsters: u32,
    /// Least and most steps on foot from the cup to the Bogeyman, on his holes.
    pub boss_steps: (u16, u16),
    /// How many of a hole's other monsters stay away where he stands.
    pub boss_instead: u32,
    /// Walls on the line of play: for each step of the walk so many at most, and in all.
    pub most_walls: (u32, u32),
    /// From this hole on a monster guards an opening on the line of play.
    pub guard_from: u32,
    /// From this hole on the walk must bend.
    pub bends_from: u32,
    /// How often it must bend.
    pub bends: u32,
    /// One chunk of wall for so many cells of floor.
    pub chunk_every: u32,
    /// Tries to place a chunk before it is given up.
    pub chunk_tries: u32,
    /// The share of the bare floor that walls may take in all.
    pub chunk_share: u32,
    /// The share of the rooms that stays floor whatever is put there.
    pub floor_share: u32,
    /// How often a chunk of a single cell is left as it is.
    pub lone_chunk: u32,
    /// Patches of long grass.
    pub rough: PatchFigures,
    /// Bunkers.
    pub sand: PatchFigures,
    /// Sheets of ice.
    pub ice: PatchFigures,
    /// Pools.
    pub water: PatchFigures,
    /// Posts that give length back.
    pub bumper: PatchFigures,
    /// Open graves.
    pub grave: PatchFigures,
    /// Spikes.
    pub spikes: PatchFigures,
    /// How often spikes are put where a marionette can be walked into them.
    pub trap: u32,
    /// Every so manieth hole holds items.
    pub holes_an_item: u32,
    /// How many it holds.
    pub items: u32,
    /// Tries to place a patch before it is given up.
    pub patch_tries: u32,
    /// The share of the caddie's strokes that the ball's way may take, slow ground counted, in
    /// percent.
    pub roll_share: u32,
    /// The rows of the safe straight hole, as a picture with tee and cup.
    pub fallback: Vec<String>,
}

/// How many patches of one terrain a hole has, and how large.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PatchFigures {
    /// The first hole that has any.
    pub from: u32,
    /// How many that hole has.
    pub first: u32,
    /// One more after so many holes.
    pub every: u32,
    /// How many any hole has.
    pub most: u32,
    /// Least and most cells of a patch.
    pub size: (i32, i32),
}

impl GraveyardFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        within("first_steps", self.first_steps as i32, 2, 12)?;
        within("growth_stops", self.growth_stops as i32, 1, 20)?;
        within("holes_a_step", self.holes_a_step as i32, 1, 100)?;
        within("sizes (how many)", self.sizes.len() as i32, 1, 100)?;
        for &size in &self.sizes {
            within("sizes", size, 3, 9)?;
        }
        within("opening_widths.0", self.opening_widths.0, 2, 3)?;
        within(
            "opening_widths.1",
            self.opening_widths.1,
            self.opening_widths.0,
            3,
        )?;
        within("apart", self.apart as i32, 40, 1000)?;
        within("fruitless", self.fruitless as i32, 1, 1000)?;
        within("wanted_more", self.wanted_more as i32, 0, 100)?;
        within("holes_a_stroke", self.holes_a_stroke as i32, 1, 100)?;
        within("holes_a_monster", self.holes_a_monster as i32, 1, 100)?;
        within("most_monsters", self.most_monsters as i32, 1, 100)?;
        within("boss_steps.0", self.boss_steps.0.into(), 1, 20)?;
        within(
            "boss_steps.1",
            self.boss_steps.1.into(),
            self.boss_steps.0.into(),
            20,
        )?;
        within("boss_instead", self.boss_instead as i32, 0, 100)?;
        within("holes_an_item", self.holes_an_item as i32, 1, 100)?;
        within("items", self.items as i32, 0, 5)?;
        within("most_walls.0", self.most_walls.0 as i32, 0, 100)?;
        within("most_walls.1", self.most_walls.1 as i32, 0, 100)?;
        within("guard_from", self.guard_from as i32, 1, 1000)?;
        within("bends_from", self.bends_from as i32, 1, 1000)?;
        within("bends", self.bends as i32, 0, 10)?;
        within("chunk_every", self.chunk_every as i32, 1, 1000)?;
        within("chunk_tries", self.chunk_tries as i32, 1, 1000)?;
        within("roll_share", self.roll_share as i32, 1, 1000)?;
        within("patch_tries", self.patch_tries as i32, 1, 1000)?;
        for (name, chance) in [
            ("turn", self.turn),
            ("whole_side", self.whole_side),
            ("loop_opening", self.loop_opening),
            ("chunk_share", self.chunk_share),
            ("floor_share", self.floor_share),
            ("lone_chunk", self.lone_chunk),
            ("trap", self.trap),
        ] {
            within(name, chance as i32, 0, 100)?;
        }
        for (name, patch) in [
            ("rough", &self.rough),
            ("sand", &self.sand),
            ("ice", &self.ice),
            ("water", &self.water),
            ("bumper", &self.bumper),
            ("grave", &self.grave),
            ("spikes", &self.spikes),
        ] {
            within(name, patch.from as i32, 1, 1000)?;
            within(name, patch.first as i32, 0, 100)?;
            within(name, patch.every as i32, 1, 1000)?;
            within(name, patch.most as i32, 0, 100)?;
            within(name, patch.size.0, 1, 100)?;
            within(name, patch.size.1, patch.size.0, 100)?;
        }
        let picture = Picture::parse(&self.fallback.join("\n"))
            .map_err(|error| format!("fallback: {error}"))?;
        if picture.tee.is_none() || picture.cup.is_none() {
            return Err("fallback has no tee or no cup".into());
        }
        Ok(())
    }

    /// Steps of the walk on this hole.
    pub fn steps(&self, hole: u32) -> u32 {
        let grown = hole.clamp(1, self.growth_stops);
        self.first_steps + (grown - 1) / self.holes_a_step
    }

    /// The side of a step on this hole, in cells.
    pub fn size(&self, hole: u32) -> i32 {
        self.sizes[hole.saturating_sub(1) as usize % self.sizes.len()]
    }

    /// Strokes that this hole should be harder than its bare draft.
    pub fn wanted(&self, hole: u32) -> u32 {
        self.wanted_more + hole.saturating_add(1) / self.holes_a_stroke
    }

    /// Monsters that may stand on this hole, the Bogeyman apart.
    pub fn monsters(&self, hole: u32) -> u32 {
        (1 + hole / self.holes_a_monster).min(self.most_monsters)
    }

    /// Items that lie on this hole.
    pub fn items(&self, hole: u32) -> u32 {
        match hole > 0 && hole.is_multiple_of(self.holes_an_item) {
            true => self.items,
            false => 0,
        }
    }
}

impl PatchFigures {
    /// How many patches this hole has.
    pub fn count(&self, hole: u32) -> u32 {
        match hole.checked_sub(self.from) {
            Some(since) => (since / self.every)
                .saturating_add(self.first)
                .min(self.most),
            None => 0,
        }
    }
}
