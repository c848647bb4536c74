//! The caddie: the fewest strokes from a lie to the cup, and the shots that make them.
//!
//! No length is lost at a wall, so the path of a full swing holds every shorter one along the same
//! heading. One flight a heading therefore tells where each power would stop, and whether it would
//! drop ([`fan`]). [`search`] strings such shots together, the most promising lie first, led by a
//! [`Guide`]: the way a ball has to roll from each cell to the cup at least.
//!
//! What a fan promises is a belief. Before a lie is played from, the shot that leads there is flown
//! by itself, and so is the last one; a [`Line`] is made of real flights alone.
//!
//! Penalties are no part of any line, and monsters stay where the scene has them.

mod fan;
mod guide;
mod search;
mod view;

pub use guide::Guide;

use search::{Ground, Search};
use view::View;

use crate::ball::Scene;
use crate::content::CaddieFigures;
use crate::geom::{Heading, Length, Point};
use crate::hole::Line;

/// How hard the caddie may think.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// How close he looks.
    pub figures: &'a CaddieFigures,
    /// The most strokes that a line may take.
    pub strokes: u32,
}

/// What the caddie says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Plan {
    /// Play this.
    Found(Line),
    /// There is no line, or none within the budget.
    NotFound {
        /// How many flights were flown.
        flights: u32,
    },
}

impl<'a> Budget<'a> {
    /// The most strokes asked of the caddie where no rule sets a limit: twice the highest par.
    pub const STROKES: u32 = 20;

    /// The budget of an answer in play.
    pub const fn of(figures: &'a CaddieFigures) -> Self {
        Self {
            figures,
            strokes: Self::STROKES,
        }
    }
}

impl Plan {
    /// The line, if one was found.
    pub fn line(self) -> Option<Line> {
        match self {
            Self::Found(line) => Some(line),
            Self::NotFound { .. } => None,
        }
    }
}

/// The fewest strokes from `lie` to the scene's cup for a golfer of this range: a coarse look, and a
/// close one when that finds nothing. The guide must be made for the scene's ground and cup.
pub fn plan(scene: &Scene, lie: Point, guide: &Guide, range: Length, budget: &Budget) -> Plan {
    let CaddieFigures { coarse, fine, .. } = budget.figures;
    let view = View::new(scene, guide.size(), range, budget.figures.view);
    let mut flights = u32::from(Heading::TURN / budget.figures.view.max(1));
    let ground = Ground {
        scene,
        guide,
        view: &view,
        range,
    };
    for look in [coarse, fine] {
        let found = Search::new(&ground, look, budget).run(lie);
        match found {
            Plan::Found(_) => return found,
            Plan::NotFound { flights: more } => flights += more,
        }
    }
    Plan::NotFound { flights }
}
