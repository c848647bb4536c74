//! What the caddie would do in a state. Asking him changes nothing and may take a while.

use super::play::Game;
use crate::ball::Scene;
use crate::caddie::{Budget, Guide, plan};
use crate::geom::Point;
use crate::hole::Line;

impl Game {
    /// The caddie's line from where the ball lies, with the dead and the doors as they are now; by the
    /// second shot the dead have moved and the doors are open. None if he finds none or the ball is in
    /// the cup. What `hint` shows.
    pub fn caddie(&self) -> Option<Line> {
        let discs = self.discs();
        self.line_through(&self.scene(&discs), self.ball()?)
    }

    /// The caddie's line from any lie on this hole with nobody in the way; none if he finds none.
    pub fn caddie_from(&self, lie: Point) -> Option<Line> {
        self.line_through(&self.bare_scene(), lie)
    }

    /// The hole with nobody on it.
    pub fn bare_scene(&self) -> Scene<'_> {
        self.scene(&[])
    }

    fn line_through(&self, scene: &Scene, lie: Point) -> Option<Line> {
        let content = self.content();
        let guide = Guide::new(&self.opened().terrain, self.hole().cup, &content.ball);
        let budget = Budget::in_play(&content.caddie);
        plan(
            scene,
            &self.opened().walls,
            lie,
            &guide,
            self.range(),
            &budget,
        )
        .line()
    }
}
