//! The whole hole at once: a cell is a column and half a row, or a whole row where there are no
//! half-blocks. And what the board in a picture may be: near, or whole.

use ratatui::layout::{Position, Rect};

use super::camera::Window;
use crate::ball::Spot;
use crate::geom::Cell;

/// How many cells stand above each other in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rows {
    /// Two.
    Halves,
    /// One.
    Whole,
}

impl Rows {
    const fn cells(self) -> i32 {
        match self {
            Self::Halves => 2,
            Self::Whole => 1,
        }
    }
}

/// Where each cell of a hole stands that is shown whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Where on the screen.
    pub area: Rect,
    /// How cells stand in rows.
    pub rows: Rows,
    /// Where the board's cell (0, 0) would be: columns and cells down from the area's corner.
    origin: (i32, i32),
}

impl Plan {
    /// The plan of a hole that spans `low` to `high`. Where it has no room for all of it the focus stays
    /// in sight; where it can, golfer and ball do not share a place.
    pub fn of(
        area: Rect,
        (low, high): (Cell, Cell),
        rows: Rows,
        focus: Cell,
        apart: Option<(Cell, Cell)>,
    ) -> Self {
        let place = |low: i32, high: i32, room: i32, focus: i32| {
            let span = high - low + 1;
            if span <= room {
                (room - span) / 2 - low
            } else {
                let first = (focus - room / 2).max(low).min(high + 1 - room);
                -first
            }
        };
        let (wide, tall) = (i32::from(area.width), i32::from(area.height) * rows.cells());
        let mut plan = Self {
            area,
            rows,
            origin: (
                place(low.x, high.x, wide, focus.x),
                place(low.y, high.y, tall, focus.y),
            ),
        };
        let shared = apart.is_some_and(|(a, b)| a != b && plan.place(a) == plan.place(b));
        if shared {
            plan.origin.1 += 1;
        }
        plan
    }

    /// The column and row of the screen where a cell stands.
    pub fn place(&self, cell: Cell) -> (i32, i32) {
        let down = cell.y + self.origin.1;
        (
            i32::from(self.area.x) + cell.x + self.origin.0,
            i32::from(self.area.y) + down.div_euclid(self.rows.cells()),
        )
    }

    /// The cells that stand at a place, from the top.
    pub fn cells(&self, (x, y): (i32, i32)) -> impl Iterator<Item = Cell> + use<> {
        let many = self.rows.cells();
        let column = x - i32::from(self.area.x) - self.origin.0;
        let first = (y - i32::from(self.area.y)) * many - self.origin.1;
        (0..many).map(move |down| Cell::new(column, first + down))
    }

    /// The dot of a spot, two to a column and four to a row, counted from the screen's corner.
    pub fn dot(&self, spot: Spot) -> (i32, i32) {
        let down = 4 / self.rows.cells();
        let (x, y) = (i32::from(self.area.x), i32::from(self.area.y));
        let fine = |at: f32, dots: i32| (at * dots as f32).floor() as i32;
        (
            (x + self.origin.0) * 2 + fine(spot.x, 2),
            y * 4 + self.origin.1 * down + fine(spot.y, down),
        )
    }

    /// Whether a place is on it.
    pub fn holds(&self, (x, y): (i32, i32)) -> bool {
        let across = i32::from(self.area.left())..i32::from(self.area.right());
        let down = i32::from(self.area.top())..i32::from(self.area.bottom());
        across.contains(&x) && down.contains(&y)
    }
}

/// The board of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Board {
    /// As much of it as there is room for.
    Near(Window),
    /// The whole hole.
    Whole(Plan),
}

impl Board {
    /// Where on the screen.
    pub fn area(&self) -> Rect {
        match self {
            Self::Near(window) => window.area,
            Self::Whole(plan) => plan.area,
        }
    }

    /// The spot of the board at a place of the screen; none beside it.
    pub fn spot(&self, place: Position) -> Option<Spot> {
        match self {
            Self::Near(window) => window.spot(place),
            Self::Whole(plan) => {
                let at = (i32::from(place.x), i32::from(place.y));
                let cell = plan.cells(at).next().filter(|_| plan.holds(at))?;
                Some(Spot {
                    x: cell.x as f32 + 0.5,
                    y: cell.y as f32 + plan.rows.cells() as f32 / 2.0 - 0.01,
                })
            }
        }
    }

    /// The column and row of a cell, for the terminal's cursor.
    pub fn cursor(&self, cell: Cell) -> Option<Position> {
        let ((x, y), inside) = match self {
            Self::Near(window) => (window.stand(cell), window.shows(cell)),
            Self::Whole(plan) => (plan.place(cell), plan.holds(plan.place(cell))),
        };
        inside.then_some(Position::new(x as u16, y as u16))
    }

    /// Whether all from one cell to the other is in view.
    pub fn shows(&self, (low, high): (Cell, Cell)) -> bool {
        match self {
            Self::Near(window) => window.shows(low) && window.shows(high),
            Self::Whole(plan) => plan.holds(plan.place(low)) && plan.holds(plan.place(high)),
        }
    }
}
