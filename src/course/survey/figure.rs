//! The figures of a hole that a survey keeps as histograms, and the names they go by.

use std::collections::BTreeMap;

use serde::Serialize;

use super::histogram::Histogram;
use crate::hole::Kind;

/// What is counted of every hole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// Drafts drawn, the good one included.
    Attempts,
    /// Par.
    Par,
    /// Strokes of the witness; holes that have one.
    Caddie,
    /// Par minus the strokes of the witness; holes that have one.
    ParMinusCaddie,
    /// Strokes of the witness minus what it may take, the strokes of the walk and one; holes that
    /// have one.
    CaddieMinusLimit,
    /// Cells from west to east.
    Width,
    /// Cells from north to south.
    Height,
    /// Cells that can be walked on.
    Floor,
    /// The cheapest walk from tee to cup, in tenths of a cell.
    WalkTenths,
    /// How many of a hundred cells of floor are open.
    Openness,
    /// What the walk would cost on an open board, in percent of what it costs.
    Linearity,
    /// How often a string pulled tight along the walk bends.
    Bends,
    /// Cells of wall inside the rooms.
    Walls,
    /// How many of a hundred of those touch no cell of the walk; holes that have any.
    WallsOffWalk,
    /// Monsters.
    Monsters,
    /// Skeletons among them.
    Skeletons,
    /// Slimes among them.
    Slimes,
    /// Marionettes among them.
    Marionettes,
    /// Archers among them.
    Archers,
    /// Ghouls among them.
    Ghouls,
    /// Wisps among them.
    Wisps,
    /// Golems among them.
    Golems,
    /// Bogeymen among them.
    Bogeymen,
    /// Cells of spikes.
    Spikes,
    /// Cells of open graves.
    Graves,
    /// Items.
    Items,
}

impl Figure {
    /// Every figure, in the order they are shown.
    pub const ALL: [Self; 26] = [
        Self::Attempts,
        Self::Par,
        Self::Caddie,
        Self::ParMinusCaddie,
        Self::CaddieMinusLimit,
        Self::Width,
        Self::Height,
        Self::Floor,
        Self::WalkTenths,
        Self::Openness,
        Self::Linearity,
        Self::Bends,
        Self::Walls,
        Self::WallsOffWalk,
        Self::Monsters,
        Self::Skeletons,
        Self::Slimes,
        Self::Marionettes,
        Self::Archers,
        Self::Ghouls,
        Self::Wisps,
        Self::Golems,
        Self::Bogeymen,
        Self::Spikes,
        Self::Graves,
        Self::Items,
    ];

    /// How many of a kind there are.
    pub const fn of_kind(kind: Kind) -> Self {
        match kind {
            Kind::Skeleton => Self::Skeletons,
            Kind::Slime => Self::Slimes,
            Kind::Marionette => Self::Marionettes,
            Kind::Archer => Self::Archers,
            Kind::Ghoul => Self::Ghouls,
            Kind::Wisp => Self::Wisps,
            Kind::Golem => Self::Golems,
            Kind::Bogeyman => Self::Bogeymen,
        }
    }

    /// What a table calls it.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Attempts => "attempts",
            Self::Par => "par",
            Self::Caddie => "caddie's strokes",
            Self::ParMinusCaddie => "par minus caddie",
            Self::CaddieMinusLimit => "caddie minus walk + 1",
            Self::Width => "width, cells",
            Self::Height => "height, cells",
            Self::Floor => "floor, cells",
            Self::WalkTenths => "walk, tenths of a cell",
            Self::Openness => "openness, %",
            Self::Linearity => "linearity, %",
            Self::Bends => "bends of the walk",
            Self::Walls => "walls placed",
            Self::WallsOffWalk => "walls off the walk, %",
            Self::Monsters => "monsters",
            Self::Skeletons => "  skeletons",
            Self::Slimes => "  slimes",
            Self::Marionettes => "  marionettes",
            Self::Archers => "  archers",
            Self::Ghouls => "  ghouls",
            Self::Wisps => "  wisps",
            Self::Golems => "  golems",
            Self::Bogeymen => "  bogeymen",
            Self::Spikes => "spikes, cells",
            Self::Graves => "open graves, cells",
            Self::Items => "items",
        }
    }
}

/// A histogram for every figure, empty ones too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Figures(BTreeMap<Figure, Histogram>);

impl Default for Figures {
    fn default() -> Self {
        Self(
            Figure::ALL
                .map(|figure| (figure, Histogram::default()))
                .into(),
        )
    }
}

impl Figures {
    /// The histogram of a figure.
    pub fn of(&self, figure: Figure) -> &Histogram {
        self.0.get(&figure).expect("every figure has its histogram")
    }

    /// Counts one hole's figure.
    pub fn count(&mut self, figure: Figure, number: impl Into<i64>) {
        self.0.entry(figure).or_default().count(number);
    }

    /// Adds all that others have counted.
    pub fn add(&mut self, other: &Self) {
        for (&figure, more) in &other.0 {
            self.0.entry(figure).or_default().add(more);
        }
    }
}
