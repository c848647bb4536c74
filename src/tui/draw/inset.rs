//! What is off the screen and matters: a little window at the edge toward it, with an arrow and how far
//! it is. Where there is no room for that, arrow and distance alone.

use ratatui::layout::Rect;

use super::board::{BoardView, Over};
use super::camera::Window;
use super::pen::Pen;
use crate::ball::{Flight, Spot, length_of};
use crate::game::Game;
use crate::geom::{Cell, Point};
use crate::tui::anim::along;

/// Cells of the little window.
const CELLS: (u16, u16) = (7, 5);
/// Columns and rows of a board that has room for one.
const ROOM: (u16, u16) = (40, 11);

/// An end of a shot that is off the screen.
pub struct Inset<'a> {
    /// The round.
    pub game: &'a Game,
    /// The board in view.
    pub window: &'a Window,
    /// The shot.
    pub flight: &'a Flight,
}

impl Inset<'_> {
    /// Draws it, if this end is out of view.
    pub fn draw(&self, pen: &mut Pen<'_>, end: Spot) {
        let cell = end.nearest().cell();
        let Some(ball) = self.game.ball().filter(|_| !self.window.shows(cell)) else {
            return;
        };
        let to = Point::centre(cell);
        let Some(dir) = ball.dir_to(to) else {
            return;
        };
        let arrow = pen.paint.signs.arrow(dir);
        let words = format!(" {arrow} {:.1} ", ball.distance(to));
        let style = pen.paint.ink(pen.paint.theme.void);
        let style = style.bg(pen.paint.theme.pale.into());
        if let Some(area) = self.place(cell) {
            pen.fill(area, pen.paint.theme.void);
            for column in 0..area.width {
                pen.write(area, (column, 0), " ", style);
            }
            pen.centre(area, 0, &words, style);
            let window = Window::around(
                Rect {
                    x: area.x + 1,
                    y: area.y + 1,
                    width: area.width - 2,
                    height: area.height - 1,
                },
                cell,
            );
            let view = BoardView {
                game: self.game,
                window,
                over: Over::Shot(self.flight),
                sparks: (&[], 0.0),
            };
            view.draw(pen);
            return;
        }
        let (width, height) = (words.chars().count() as u16, 1);
        let area = edge(self.window, cell, (width, height));
        pen.write(area, (0, 0), &words, style);
    }

    /// Where the little window goes: at the edge, and neither over the golfer nor over the ball; none
    /// where there is no room for it.
    fn place(&self, cell: Cell) -> Option<Rect> {
        let board = self.window.area;
        if board.width < ROOM.0 || board.height < ROOM.1 {
            return None;
        }
        // A column of air on both sides sets it off.
        let size = (2 * CELLS.0 + 2, CELLS.1 + 1);
        let first = edge(self.window, cell, size);
        let covers = |area: &Rect, cell: Cell| {
            let mut parts = self.window.parts(cell);
            parts.any(|(_, (x, y))| area.contains((x as u16, y as u16).into()))
        };
        let stands: Vec<Cell> = std::iter::once(self.game.golfer())
            .chain(self.game.ball().map(Point::cell))
            .collect();
        let line = self.line();
        // At the edge itself, else in the corner that is nearest to it.
        let (right, low) = (
            board.right().saturating_sub(size.0),
            board.bottom().saturating_sub(size.1),
        );
        let mut corners = [
            (board.x, board.y),
            (right, board.y),
            (board.x, low),
            (right, low),
        ]
        .map(|(x, y)| Rect { x, y, ..first });
        corners.sort_by_key(|corner| corner.x.abs_diff(first.x) + 3 * corner.y.abs_diff(first.y));
        let places: Vec<Rect> = std::iter::once(first).chain(corners).collect();
        let hides = |area: &Rect, cells: &[Cell]| cells.iter().any(|cell| covers(area, *cell));
        let clear = |area: &&Rect| !hides(area, &stands) && !hides(area, &line);
        let found = places.iter().find(clear);
        found
            .or_else(|| places.iter().find(|area| !hides(area, &stands)))
            .copied()
    }

    /// The cells that the line of the shot crosses.
    fn line(&self) -> Vec<Cell> {
        let spots: Vec<Spot> = self
            .flight
            .path
            .iter()
            .map(|waypoint| waypoint.at)
            .collect();
        let length = length_of(&self.flight.path);
        let steps = (length * 2.0).ceil() as u32;
        let spot = |step: u32| along(&spots, step as f32 / 2.0);
        (0..=steps)
            .map(|step| spot(step).nearest().cell())
            .collect()
    }
}

/// The place of this size that is nearest to a cell out of view.
fn edge(window: &Window, cell: Cell, (width, height): (u16, u16)) -> Rect {
    let board = window.area;
    let (x, y) = window.place(cell);
    let at = |v: i32, low: u16, high: u16| v.min(i32::from(high)).max(i32::from(low)) as u16;
    let half = (i32::from(width) / 2, i32::from(height) / 2);
    Rect {
        x: at(x - half.0, board.x, board.right().saturating_sub(width)),
        y: at(y - half.1, board.y, board.bottom().saturating_sub(height)),
        width,
        height,
    }
}
