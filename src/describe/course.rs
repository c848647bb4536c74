//! What a course is like, in a line.

use crate::hole::Course;

/// What its holes are like.
pub const fn course(course: Course) -> &'static str {
    match course {
        Course::Graveyard => "Winding greens between walls and graves.",
    }
}
