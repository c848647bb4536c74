//! What the golfer brings, what a turn costs and what the tees change: `assets/golfer.ron`.

use serde::{Deserialize, Serialize};

use super::within;
use crate::geom::Length;
use crate::hole::Tees;

/// Figures of the golfer and of the clock.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GolferFigures {
    /// Length of a full swing, in thousandths of a cell.
    pub range: i32,
    /// How far from the golfer's cell centre the ball can be played, in thousandths of a cell.
    pub reach: i32,
    /// The first nightfall comes after this many turns for each stroke of the walk and one more, and
    /// again every so many turns after.
    pub nightfall: u32,
    /// How many steps from the golfer the dead rise at nightfall.
    pub nightfall_distance: u32,
    /// XP for holing out, and for each stroke under par.
    pub hole_xp: u32,
    /// A ball kill counts its XP this many times.
    pub ball_kill_xp: u32,
    /// Hearts that a dash costs.
    pub dash: u32,
    /// Hearts that stepping onto spikes costs.
    pub spikes: u32,
    /// Strokes that the caddie's advice costs.
    pub hint: u32,
    /// A ball that comes to rest or strikes within this many cells wakes a monster.
    pub noise: i32,
    /// The tees, from the front to the back.
    pub forward: TeesFigures,
    /// The tees in the middle.
    pub club: TeesFigures,
    /// The tees at the back.
    pub championship: TeesFigures,
}

/// What one set of tees changes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeesFigures {
    /// Hearts at the start.
    pub hp: u32,
    /// Contacts that the preview of a shot shows; none: the whole path.
    pub preview: Option<u32>,
    /// Steps from the golfer within which a monster wakes.
    pub wake: u16,
    /// How many monsters near the walk raise par by one; none: they never do.
    pub monsters_a_stroke: Option<u32>,
}

impl GolferFigures {
    pub(super) fn check(&self) -> Result<(), String> {
        within("range", self.range, 1000, 60_000)?;
        within("reach", self.reach, 500, 2000)?;
        within("nightfall", self.nightfall as i32, 1, 1000)?;
        within("nightfall_distance", self.nightfall_distance as i32, 1, 100)?;
        within("hole_xp", self.hole_xp as i32, 0, 1000)?;
        within("ball_kill_xp", self.ball_kill_xp as i32, 0, 100)?;
        within("dash", self.dash as i32, 0, 100)?;
        within("spikes", self.spikes as i32, 0, 100)?;
        within("hint", self.hint as i32, 0, 100)?;
        within("noise", self.noise, 0, 100)?;
        for tees in Tees::ALL {
            let figures = self.tees(tees);
            within("hp", figures.hp as i32, 1, 100)?;
            within("preview", figures.preview.unwrap_or(0) as i32, 0, 1000)?;
            within("wake", i32::from(figures.wake), 0, 1000)?;
            within(
                "monsters_a_stroke",
                figures.monsters_a_stroke.unwrap_or(1) as i32,
                1,
                100,
            )?;
        }
        Ok(())
    }

    /// The figures of these tees.
    pub fn tees(&self, tees: Tees) -> &TeesFigures {
        match tees {
            Tees::Forward => &self.forward,
            Tees::Club => &self.club,
            Tees::Championship => &self.championship,
        }
    }

    /// Length of a full swing.
    pub fn range(&self) -> Length {
        Length(self.range)
    }
}
