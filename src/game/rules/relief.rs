//! Relief (Rule 19): at the price of a stroke, no lie is ever a softlock.

use std::cmp::Reverse;

use super::score::penalise;
use crate::game::command::Relief;
use crate::game::event::Event;
use crate::game::play::Game;
use crate::game::state::Ball;
use crate::geom::Point;
use crate::grid::Steps;

/// Walkable neighbours that make a cell roomy enough to drop the ball on.
const ROOMY: usize = 5;

/// Places the ball anew for a stroke.
pub fn unplayable(game: &mut Game, relief: Relief, events: &mut Vec<Event>) {
    let from = game.ball();
    let to = match relief {
        Relief::Back => game.lie.spot,
        Relief::Drop => drop_spot(game).unwrap_or(game.lie.spot),
    };
    penalise(game);
    game.lie.ball = Ball::Lies(to);
    events.push(Event::Relieved { relief, from, to });
}

/// Where the ball would be dropped: the centre of the nearest cell with at least 5 walkable
/// neighbours, else of the one with most, among those that can be walked to, hold no monster and no
/// spikes and are not nearer the cup by walking; ties by row, then column. Never the cup's own cell.
pub fn drop_spot(game: &Game) -> Option<Point> {
    let ball = game.ball()?;
    let on_foot = Steps::from(game.walkable(), game.golfer.cell, None);
    let to_cup = &game.board.to_cup;
    let limit = to_cup.to(ball.cell());
    on_foot
        .reached()
        .map(|(cell, _)| cell)
        .filter(|&cell| cell != game.hole().cup && to_cup.to(cell) >= limit)
        .filter(|&cell| game.tread().get(cell) == Some(true))
        .filter(|&cell| game.monster_at(cell).is_none())
        .map(Point::centre)
        .min_by_key(|centre| {
            let room = game.ground().open_neighbours(centre.cell()).min(ROOMY);
            let distance = centre.distance_squared(ball);
            (Reverse(room), distance, centre.y, centre.x)
        })
}
