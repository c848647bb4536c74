//! A situation instead of a tee: for tests, studies and the practice of one shot. No command leads
//! here, so what follows is no round for a recording.

use super::play::Game;
use super::rules;
use super::state::Ball;
use crate::content::Upgrade;
use crate::geom::{Cell, Point};
use crate::hole::Item;

impl Game {
    /// The same round with golfer and ball elsewhere on this hole.
    #[must_use]
    pub fn placed(mut self, golfer: Cell, ball: Point) -> Self {
        self.golfer.cell = golfer;
        self.lie.ball = Ball::Lies(ball);
        self
    }

    /// The same round with these items in the bag, as many as it holds.
    #[must_use]
    pub fn carrying(mut self, bag: &[Item]) -> Self {
        let room = self.content.items.bag as usize;
        self.golfer.carried = bag.iter().take(room).copied().collect();
        self
    }

    /// The same round with a level more of each of these, as far as they go; hearts that they add are
    /// whole.
    #[must_use]
    pub fn trained(mut self, upgrades: &[Upgrade]) -> Self {
        for &upgrade in upgrades {
            if self.golfer.upgrades.level(upgrade) < self.content.upgrades.most(upgrade) {
                rules::raise(&mut self, upgrade, &mut Vec::new());
            }
        }
        self
    }

    /// The same round with so much XP, the choices it earned made long ago.
    #[must_use]
    pub fn seasoned(mut self, xp: u32) -> Self {
        self.golfer.xp = xp;
        self.golfer.choices = 0;
        while self.golfer.xp >= self.next_upgrade_xp() {
            self.golfer.choices += 1;
        }
        self
    }

    /// The same round with so many hearts left, at least one and no more than there may be.
    #[must_use]
    pub fn hurt_to(mut self, hp: u32) -> Self {
        self.golfer.hp = hp.clamp(1, self.golfer.hp_max);
        self
    }
}
