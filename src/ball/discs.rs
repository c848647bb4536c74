//! The monsters as the ball meets them.

use crate::geom::Cell;

/// A monster as the ball sees it: a disc in the middle of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Disc {
    /// The monster's id.
    pub id: u32,
    /// Where it stands.
    pub cell: Cell,
    /// What it does to the ball.
    pub body: Body,
    /// Hits it still takes; the last one destroys it.
    pub hits: u32,
}

/// What becomes of a ball that strikes a monster. A hit is a hit, whatever the body.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Body {
    /// The ball comes off it and loses nothing.
    #[default]
    Hard,
    /// The ball stops dead.
    Soft,
    /// The ball comes off it with half of its length.
    Heavy,
}
