//! A situation instead of a tee: for tests, studies and the practice of one shot.

use super::play::Game;
use super::state::Ball;
use crate::geom::{Cell, Point};

impl Game {
    /// The same round with golfer and ball elsewhere on this hole. No command leads here, so what
    /// follows is no round for a recording.
    #[must_use]
    pub fn placed(mut self, golfer: Cell, ball: Point) -> Self {
        self.golfer.cell = golfer;
        self.lie.ball = Ball::Lies(ball);
        self
    }
}
