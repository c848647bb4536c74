//! What is put on a hole once it is drawn, a course at a time: the walls and the dead in the way, chunks,
//! patches, hazards, items. A part of `assets/graveyard.ron` and of its like.
//!
//! Numbers that follow the hole are methods here, so that no pass knows how they grow.

use serde::{Deserialize, Serialize};

use super::within;
use crate::hole::{Item, Kind, Picture};

/// From this hole on a hole grows no more: not in steps, rooms or tiles.
pub const GROWTH_STOPS: u32 = 9;

/// The hole as far as growth goes: from [`GROWTH_STOPS`] on the same.
pub fn grown(hole: u32) -> u32 {
    hole.clamp(1, GROWTH_STOPS)
}

/// Figures of what is put on the holes of a course; chances in percent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecorFigures {
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
    /// Who stands there: everybody but the Bogeyman, who has holes of his own.
    pub cast: Cast,
    /// How often each item lies there, among all.
    pub item_weights: ItemWeights,
}

/// Who stands on the holes of a course.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cast {
    skeleton: PartFigures,
    slime: PartFigures,
    marionette: PartFigures,
    archer: PartFigures,
    ghoul: PartFigures,
    wisp: PartFigures,
    golem: PartFigures,
}

/// How often each item lies on the holes of a course, among all.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemWeights {
    sandwich: u32,
    mulligan: u32,
    bell: u32,
    spirit: u32,
    flag: u32,
    tee: u32,
}

/// When and how often a kind stands on the holes of a course.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartFigures {
    /// The first hole it stands on.
    pub from: u32,
    /// How often it stands there, among all that may.
    pub weight: u32,
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

impl DecorFigures {
    pub(super) fn check(&self) -> Result<(), String> {
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
        for kind in Kind::ALL {
            if let Some(part) = self.cast.of(kind) {
                within("cast.from", part.from as i32, 1, 1000)?;
                within("cast.weight", part.weight as i32, 0, 1000)?;
            }
        }
        for item in Item::ALL {
            let weight = self.item_weights.of(item);
            within("item_weights", weight as i32, 0, 1000)?;
        }
        let picture = Picture::parse(&self.fallback.join("\n"))
            .map_err(|error| format!("fallback: {error}"))?;
        if picture.tee.is_none() || picture.cup.is_none() {
            return Err("fallback has no tee or no cup".into());
        }
        Ok(())
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

    /// Who may stand on this hole, and how often each does among them.
    pub fn cast(&self, hole: u32) -> Vec<(Kind, u32)> {
        let due = |kind: &Kind| self.is_due(*kind, hole);
        let may = Kind::ALL.into_iter().filter(due);
        may.filter_map(|kind| Some((kind, self.cast.of(kind)?.weight)))
            .filter(|&(_, weight)| weight > 0)
            .collect()
    }

    /// Whether a kind may stand on this hole; when the Bogeyman may is counted apart.
    pub fn is_due(&self, kind: Kind, hole: u32) -> bool {
        let part = self.cast.of(kind);
        part.is_some_and(|part| part.from <= hole.max(1))
    }

    /// Every item and how often it lies there, among all.
    pub fn item_table(&self) -> [(Item, u32); Item::ALL.len()] {
        Item::ALL.map(|item| (item, self.item_weights.of(item)))
    }
}

impl Cast {
    /// The part of a kind; none of the Bogeyman, who has holes of his own.
    pub fn of(&self, kind: Kind) -> Option<&PartFigures> {
        match kind {
            Kind::Skeleton => Some(&self.skeleton),
            Kind::Slime => Some(&self.slime),
            Kind::Marionette => Some(&self.marionette),
            Kind::Archer => Some(&self.archer),
            Kind::Ghoul => Some(&self.ghoul),
            Kind::Wisp => Some(&self.wisp),
            Kind::Golem => Some(&self.golem),
            Kind::Bogeyman => None,
        }
    }

    /// Leaves a kind out.
    pub fn dismiss(&mut self, kind: Kind) {
        let part = match kind {
            Kind::Skeleton => &mut self.skeleton,
            Kind::Slime => &mut self.slime,
            Kind::Marionette => &mut self.marionette,
            Kind::Archer => &mut self.archer,
            Kind::Ghoul => &mut self.ghoul,
            Kind::Wisp => &mut self.wisp,
            Kind::Golem => &mut self.golem,
            Kind::Bogeyman => return,
        };
        part.weight = 0;
    }
}

impl ItemWeights {
    /// How often an item lies there, among all.
    pub fn of(&self, item: Item) -> u32 {
        match item {
            Item::Sandwich => self.sandwich,
            Item::Mulligan => self.mulligan,
            Item::Bell => self.bell,
            Item::Spirit => self.spirit,
            Item::Flag => self.flag,
            Item::Tee => self.tee,
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
