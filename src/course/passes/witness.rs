//! The witness: shots that hole out, found before anybody plays the hole.
//!
//! The proof says that a golfer can walk to the cup; the witness says that a ball gets there. It is
//! played with a beginner's kit and nobody in the way, and may take one stroke more than the walk,
//! at all tees, so that the board hangs on none of them. The key, which costs no stroke to fetch on
//! foot, has been fetched.

use crate::ball::{Kit, Scene, Walls};
use crate::caddie::{self, Budget, Guide};
use crate::course::brief::Plan;
use crate::course::draft::Draft;
use crate::geom::{Cell, Dir, LATTICE, Point};
use crate::hole::{Finish, Flaw, opened, walk_strokes};

/// Keeps the caddie's line with the draft.
///
/// # Errors
/// He found none that short, or one that costs a heart to play.
pub fn bear(plan: &Plan, draft: &mut Draft) -> Result<(), Flaw> {
    let figures = &plan.content.ball;
    let range = plan.content.golfer.range();
    let ground = opened(draft.ground());
    let walls = Walls::new(&ground, figures);
    let scene = Scene {
        walls: &walls,
        cup: draft.cup,
        discs: &[],
        figures,
        kit: Kit::default(),
    };
    let guide = Guide::new(&ground, draft.cup, figures);
    let strokes = walk_strokes(draft.walk().tenths, range) + 1;
    let budget = Budget::of_witness(&plan.content.caddie, strokes);
    let lie = Point::centre(draft.tee);
    draft.witness = caddie::plan(&scene, &walls, lie, &guide, range, &budget)
        .line()
        .ok_or(Flaw::CaddieOverPar)?;
    let mut ends = draft.witness.ends.iter();
    match ends.all(|&end| is_playable_unhurt(plan, draft, end)) {
        true => Ok(()),
        false => Err(Flaw::LieAmongSpikes),
    }
}

/// Whether a golfer off the spikes reaches the ball where a shot ends: from its own cell or from one
/// beside it, between which and the ball nothing can stand.
fn is_playable_unhurt(plan: &Plan, draft: &Draft, end: Finish) -> bool {
    let Finish::Lie(ball) = end else {
        return true;
    };
    let limit = i64::from(plan.content.golfer.reach) * i64::from(LATTICE) / 1000;
    let reaches = |from: Cell| {
        draft.tread().get(from) == Some(true)
            && Point::centre(from).distance_squared(ball) <= limit * limit
    };
    let beside = Dir::STRAIGHT.map(|dir| ball.cell().step(dir));
    reaches(ball.cell()) || beside.into_iter().any(reaches)
}
