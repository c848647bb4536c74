//! What is asked of an architect.

use crate::content::{Content, DecorFigures};
use crate::hole::{Course, Tees};

/// Which hole to build. With the seed, course and number alone decide the board; the tees change
/// its par.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brief {
    /// The course, which names the architect.
    pub course: Course,
    /// The tees it is played from.
    pub tees: Tees,
    /// The hole's number in the round, from 1.
    pub number: u32,
}

/// What an architect and the passes work from: the hole asked for, and the figures.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The hole asked for.
    pub brief: &'a Brief,
    /// The figures of the rules.
    pub content: &'a Content,
}

impl<'a> Plan<'a> {
    /// What is put on the holes of this course.
    pub fn decor(&self) -> &'a DecorFigures {
        self.content.decor(self.brief.course)
    }
}
