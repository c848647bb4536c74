//! What a golfer knows of a hole by looking at it: how far every cell is from the cup for a ball.

use crate::ball::{End, Scene, fly};
use crate::caddie::Guide;
use crate::game::Game;
use crate::geom::Point;
use crate::hole::Shot;

use super::sight::SeenEnd;

/// The guide to a hole's cup.
pub fn guide(game: &Game) -> Guide {
    Guide::new(&game.hole().ground, game.hole().cup, &game.content().ball)
}

/// The hole without its monsters, as the ball meets it.
pub fn walls_alone(game: &Game) -> Scene<'_> {
    Scene {
        walls: game.walls(),
        cup: game.hole().cup,
        discs: &[],
        figures: &game.content().ball,
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

/// The strokes that a ball here is guessed to need, by the way it has to roll: at least 1.
pub fn strokes_guessed(game: &Game, guide: &Guide, at: Point) -> f64 {
    let way = guide.way(at.cell());
    if way == Guide::NEVER {
        return 10.0;
    }
    let detour = f64::from(game.content().caddie.detour) / 100.0;
    let strokes = f64::from(way) * detour / f64::from(game.range().0.max(1));
    // Bends and banks keep a whole stroke from being used up to the last cell.
    (strokes + 0.4).max(1.0 + strokes * 0.1)
}
