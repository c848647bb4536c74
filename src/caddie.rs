//! The caddie: the fewest strokes he finds from a lie to the cup, and the shots that make them.
//!
//! No length is lost at a wall, so the path of a full swing holds every shorter one along the same
//! heading. One flight a heading therefore tells where each power would stop, and whether it would
//! drop (`fan`). `search` strings such shots together, the most promising lie first, led by a
//! [`Guide`] (the way a ball has to roll from each cell) and a `view` (the cells that the cup can be
//! holed from in one).
//!
//! What a fan promises is a belief. Before a lie is played from, the shot that leads there is flown
//! by itself, and so is the last one; a [`Line`] is made of real flights alone.
//!
//! He looks at some headings and powers, not all, and takes lies near each other for the same: a
//! golfer may find a line that is shorter, never learn that a line of his is none. Penalties are no part
//! of any line. The dead stand in the way of the first shot alone: by the second they have moved.

mod fan;
mod guide;
mod search;
mod view;

pub use guide::Guide;

use search::{Ground, Search};
use view::View;

use crate::ball::{Scene, Walls};
use crate::content::{CaddieFigures, LookFigures};
use crate::geom::{Length, Point};
use crate::hole::Line;

/// How hard the caddie may think.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// How he looks.
    pub looks: &'a [LookFigures],
    /// What else he reckons with.
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

    /// All looks: the budget of an answer in play.
    pub fn in_play(figures: &'a CaddieFigures) -> Self {
        Self {
            looks: &figures.looks,
            figures,
            strokes: Self::STROKES,
        }
    }

    /// One look for a line of at most so many strokes: the budget of a hole's witness. Another
    /// draft is cheaper than a closer look, and makes a hole that more can play.
    pub fn of_witness(figures: &'a CaddieFigures, strokes: u32) -> Self {
        Self {
            looks: &figures.looks[..figures.looks.len().min(1)],
            figures,
            strokes,
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

/// The fewest strokes that the caddie finds from `lie` to the scene's cup for a golfer of this
/// range: look after look until one finds a line. After the first shot `later` are the walls: the
/// doors are open by then. The guide must be made for their ground and the scene's cup.
pub fn plan(
    scene: &Scene,
    later: &Walls,
    lie: Point,
    guide: &Guide,
    range: Length,
    budget: &Budget,
) -> Plan {
    let later = Scene {
        walls: later,
        discs: &[],
        ..*scene
    };
    let view = View::new(&later, guide.size(), range, budget.figures.view);
    let ground = Ground {
        scene,
        later: &later,
        guide,
        view: &view,
        range,
    };
    let mut flights = view.flights;
    for look in budget.looks {
        match Search::new(&ground, look, budget).run(lie) {
            Plan::NotFound { flights: more } => flights += more,
            found => return found,
        }
    }
    Plan::NotFound { flights }
}
