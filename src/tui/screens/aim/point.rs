//! Aiming with the mouse: it turns the heading as it moves, the first click sets heading and power, the
//! second on the same spot swings.

use ratatui::layout::Position;

use super::{Aim, Typing};
use crate::assist::lines;
use crate::geom::Point;
use crate::hole::Shot;
use crate::tui::desk::Desk;
use crate::tui::mouse::{Deed, Pointer};
use crate::tui::screens::Next;

/// Nearer to the ball than this, in cells, the mouse shows no heading.
const LEAST: f64 = 0.4;

/// What the mouse has to do with the heading.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Hold {
    /// The heading follows it.
    #[default]
    Follows,
    /// A key has set the shot: the mouse may be moved.
    Keyed,
    /// A click here has set it.
    Set(Position),
}

impl Aim {
    /// Something was done with the mouse.
    pub fn point(&mut self, pointer: Pointer, desk: &mut Desk) -> Option<Next> {
        match pointer.deed {
            Deed::Move => self.follow(pointer.at, desk),
            Deed::Click => self.click(pointer.at, desk),
            Deed::Wheel(by) => self.wheel(5 * by),
            Deed::FineWheel(by) => self.wheel(by),
            Deed::Aside => Some(self.leave(desk)),
        }
    }

    fn wheel(&mut self, by: i32) -> Option<Next> {
        let before = self.shot;
        self.typing = Typing::Nothing;
        self.weigh(by);
        (self.shot != before).then_some(Next::Stay)
    }

    fn follow(&mut self, at: Position, desk: &Desk) -> Option<Next> {
        if self.hold != Hold::Follows || self.typing != Typing::Nothing {
            return None;
        }
        let (ball, to) = meant(at, desk)?;
        let heading = lines::heading(ball, to);
        if heading == self.shot.heading {
            return None;
        }
        self.shot.heading = heading;
        self.line = None;
        Some(Next::Stay)
    }

    fn click(&mut self, at: Position, desk: &mut Desk) -> Option<Next> {
        if self.hold == Hold::Set(at) {
            return Some(self.swing(desk));
        }
        let (ball, to) = meant(at, desk)?;
        self.asking.pass();
        self.typing = Typing::Nothing;
        self.line = None;
        self.hold = Hold::Set(at);
        let game = desk.game()?;
        self.shot = match lines::reaching(game, ball, to) {
            Some(shot) => shot,
            None => Shot {
                heading: lines::heading(ball, to),
                ..self.shot
            },
        };
        Some(Next::Stay)
    }
}

/// The ball, and what a place of the screen means for a shot: the middle of the cup or of one of the
/// dead where it is on their cell, else the spot itself. None beside the board and on the ball.
fn meant(at: Position, desk: &Desk) -> Option<(Point, Point)> {
    let game = desk.game()?;
    let ball = game.ball()?;
    let spot = desk.spot_at(at)?.nearest();
    let cell = desk.cell_at(at).unwrap_or(spot.cell());
    let whole = cell == game.hole().cup || game.monster_at(cell).is_some();
    let to = if whole { Point::centre(cell) } else { spot };
    (ball.distance(to) >= LEAST).then_some((ball, to))
}
