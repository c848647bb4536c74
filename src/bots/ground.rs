//! What a golfer knows of a hole by looking at it: how far every cell is from the cup for a ball.

use std::cell::RefCell;

use crate::ball::{End, Scene, fly};
use crate::caddie::Guide;
use crate::course::Costs;
use crate::game::Game;
use crate::geom::{Cell, Dir, Point};
use crate::grid::{Grid, can_step};
use crate::hole::Shot;

use super::sight::SeenEnd;

/// The guide to a hole's cup.
pub fn guide(game: &Game) -> Guide {
    Guide::new(
        game.terrains_opened(),
        game.hole().cup,
        &game.content().ball,
    )
}

/// The hole without its monsters, as the ball meets it.
pub fn walls_alone(game: &Game) -> Scene<'_> {
    Scene {
        walls: game.walls(),
        cup: game.hole().cup,
        discs: &[],
        figures: &game.content().ball,
        kit: game.kit(),
    }
}

/// Where a shot would end by the walls alone, monsters or none: what one who knows the ground can
/// tell without a preview.
pub fn by_the_walls(game: &Game, shot: Shot) -> Option<SeenEnd> {
    let lie = game.ball()?;
    let length = shot.power.of(game.range());
    let flight = fly(&walls_alone(game), lie, shot.heading, length);
    Some(match flight.end {
        End::Rest(point) => SeenEnd::Rests(point),
        End::Dropped => SeenEnd::Drops,
        End::Lost { back, .. } => SeenEnd::Lost(back),
    })
}

/// The strokes that a golfer of some experience guesses a lie to need, and remembers for each cell.
pub struct Guess<'a> {
    game: &'a Game,
    guide: &'a Guide,
    /// The way on foot to the cup.
    walk: Costs,
    known: RefCell<Grid<f64>>,
}

/// Guessed strokes from where no ball can be played to the cup.
const HOPELESS: f64 = 10.0;

/// What makes the nearer of two lies the better one, where both are one stroke away.
const SLOPE: f64 = 0.3;

/// What a corner costs beside the length up to it: part of a stroke is lost there.
const CORNER: f64 = 0.2;

impl<'a> Guess<'a> {
    /// Nothing guessed yet.
    pub fn new(game: &'a Game, guide: &'a Guide) -> Self {
        let walkable = game.walkable_opened();
        let known = Grid::filled(walkable.width(), walkable.height(), f64::NAN);
        Self {
            game,
            guide,
            walk: Costs::from(walkable, game.hole().cup),
            known: RefCell::new(known),
        }
    }

    /// The strokes guessed from a lie: at least 1.
    pub fn strokes(&self, at: Point) -> f64 {
        let cell = at.cell();
        let known = self.known.borrow().get(cell);
        if let Some(known) = known.filter(|known| !known.is_nan()) {
            return known;
        }
        let strokes = self.corner_to_corner(cell);
        self.known.borrow_mut().set(cell, strokes);
        strokes
    }

    /// From corner to corner of the way, each as far as can be seen.
    fn corner_to_corner(&self, start: Cell) -> f64 {
        if self.guide.way(start) == Guide::NEVER {
            return HOPELESS;
        }
        let range = f64::from(self.game.range().0.max(1));
        let (mut from, mut strokes) = (start, 0.0);
        loop {
            let corner = self.corner(from);
            let length =
                f64::from(self.guide.way(from).saturating_sub(self.guide.way(corner))) / range;
            if corner == self.game.hole().cup || corner == from {
                return strokes + length.max(1.0) + length * SLOPE;
            }
            strokes += length + CORNER;
            from = corner;
        }
    }

    /// The farthest cell of the way to the cup that can be seen from here.
    fn corner(&self, from: Cell) -> Cell {
        let (mut cell, mut corner) = (from, from);
        while let Some(next) = self.nearer(cell) {
            cell = next;
            let hidden = self
                .game
                .walls()
                .blocks_segment(Point::centre(from), Point::centre(cell));
            if !hidden {
                corner = cell;
            } else if corner != from {
                break;
            }
        }
        corner
    }

    fn nearer(&self, cell: Cell) -> Option<Cell> {
        let way = |cell: &Cell| self.walk.to(*cell);
        Dir::ALL
            .into_iter()
            .filter(|&dir| can_step(self.game.walkable_opened(), cell, dir))
            .map(|dir| cell.step(dir))
            .min_by_key(way)
            .filter(|next| way(next) < way(&cell))
    }
}
