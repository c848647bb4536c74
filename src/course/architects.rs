//! Those who draw: one architect a course, each in a file of its own.

mod walk;

use super::brief::Plan;
use super::draft::Draft;
use crate::dice::Dice;
use crate::hole::{Course, Flaw};

/// Draws a draft of a hole: its floor, rooms and openings, tee and cup. What stands in the way is
/// left to the passes.
pub trait Architect: Sync {
    /// The architect's name in pictures, JSON and surveys.
    fn name(&self) -> &'static str;

    /// The course whose holes it draws.
    fn course(&self) -> Course;

    /// Draws on an empty draft.
    ///
    /// # Errors
    /// What is wrong with the draft, so that the next attempt starts afresh.
    fn draw(&self, plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw>;
}

/// Every architect.
pub static ARCHITECTS: [&dyn Architect; 1] = [&walk::CoarseWalk];

/// The architect of a course.
pub fn of(course: Course) -> &'static dyn Architect {
    ARCHITECTS
        .into_iter()
        .find(|architect| architect.course() == course)
        .expect("every course has its architect")
}
