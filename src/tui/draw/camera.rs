//! Which part of a hole is on the screen. It stays where it is while it can.

use ratatui::layout::{Position, Rect};

use crate::ball::Spot;
use crate::geom::Cell;

/// Cells kept between what is followed and the edge.
const MARGIN: i32 = 3;

/// The north-west cell last shown.
#[derive(Clone, Copy, Default, Debug)]
pub struct Camera {
    corner: Option<Cell>,
}

/// A view of the board: which cell stands where on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// Where on the screen, in columns and rows.
    pub area: Rect,
    /// The cell at the view's north-west corner.
    corner: Cell,
    /// Columns and rows left free before it.
    inset: (i32, i32),
    /// Rows of a cell: 1, or 2 where the whole hole has room to be drawn large. It has twice as many
    /// columns.
    pub scale: i32,
}

/// One axis of a board: what it spans, and for how much there is room, in screen units.
#[derive(Clone, Copy)]
struct Axis {
    low: i32,
    high: i32,
    room: i32,
    unit: i32,
}

impl Axis {
    /// The first cell shown, and the screen units left free before it.
    fn place(self, old: Option<i32>, focus: impl Iterator<Item = i32>) -> (i32, i32) {
        let span = (self.high - self.low + 1) * self.unit;
        if span <= self.room {
            return (self.low, (self.room - span) / 2);
        }
        let size = self.room / self.unit;
        let margin = MARGIN.min((size - 1).max(0) / 2);
        let mut corner = old;
        for at in focus {
            let from = corner.unwrap_or(at - size / 2);
            corner = Some(from.max(at + margin + 1 - size).min(at - margin));
        }
        let last = self.high + 1 - size;
        (corner.unwrap_or(self.low).min(last).max(self.low), 0)
    }
}

impl Camera {
    /// Forgets the last view: the next hole is looked at anew.
    pub fn reset(&mut self) {
        self.corner = None;
    }

    /// The view of a hole that spans `low` to `high`, with every `focus` in sight; where that cannot
    /// be, the last counts most.
    pub fn look(&mut self, area: Rect, (low, high): (Cell, Cell), focus: &[Cell]) -> Window {
        let room = (i32::from(area.width), i32::from(area.height));
        let large = (high.x - low.x + 1) * 4 <= room.0 && (high.y - low.y + 1) * 2 <= room.1;
        let scale = if large { 2 } else { 1 };
        let across = Axis {
            low: low.x,
            high: high.x,
            room: room.0,
            unit: 2 * scale,
        };
        let down = Axis {
            low: low.y,
            high: high.y,
            room: room.1,
            unit: scale,
        };
        let old = self.corner;
        let (x, left) = across.place(old.map(|c| c.x), focus.iter().map(|c| c.x));
        let (y, above) = down.place(old.map(|c| c.y), focus.iter().map(|c| c.y));
        self.corner = Some(Cell::new(x, y));
        Window {
            area,
            corner: Cell::new(x, y),
            inset: (left, above),
            scale,
        }
    }
}

impl Window {
    /// A little view with this cell in the middle.
    pub fn around(area: Rect, cell: Cell) -> Self {
        let half = (i32::from(area.width) / 4, i32::from(area.height) / 2);
        Self {
            area,
            corner: Cell::new(cell.x - half.0, cell.y - half.1),
            inset: (0, 0),
            scale: 1,
        }
    }

    /// The column and row of a cell's north-west corner, on the screen or off it.
    pub fn place(&self, cell: Cell) -> (i32, i32) {
        (
            i32::from(self.area.x) + self.inset.0 + (cell.x - self.corner.x) * 2 * self.scale,
            i32::from(self.area.y) + self.inset.1 + (cell.y - self.corner.y) * self.scale,
        )
    }

    /// The column and row of the letter of who stands on a cell; its sign is to the right of it.
    pub fn stand(&self, cell: Cell) -> (i32, i32) {
        let (x, y) = self.place(cell);
        (x + self.scale - 1, y + self.scale - 1)
    }

    /// The spot of the board in the middle of a column and row; none outside the view.
    pub fn spot(&self, place: Position) -> Option<Spot> {
        if !self.area.contains(place) {
            return None;
        }
        let (x, y) = self.place(Cell::new(0, 0));
        let (dx, dy) = (i32::from(place.x) - x, i32::from(place.y) - y);
        let scale = self.scale as f32;
        Some(Spot {
            x: (dx as f32 + 0.5) / (2.0 * scale),
            y: (dy as f32 + 0.5) / scale,
        })
    }

    /// Every column and row of a cell that is in view, counted from the cell's corner and from the
    /// screen's.
    pub fn parts(&self, cell: Cell) -> impl Iterator<Item = ((i32, i32), (i32, i32))> + use<> {
        let window = *self;
        let (x, y) = self.place(cell);
        (0..self.scale)
            .flat_map(move |row| (0..2 * window.scale).map(move |column| (column, row)))
            .map(move |(column, row)| ((column, row), (x + column, y + row)))
            .filter(move |(_, place)| window.holds(*place))
    }

    /// Whether a column and row lie in the view.
    pub fn holds(&self, (x, y): (i32, i32)) -> bool {
        let across = i32::from(self.area.left())..i32::from(self.area.right());
        let down = i32::from(self.area.top())..i32::from(self.area.bottom());
        across.contains(&x) && down.contains(&y)
    }

    /// Whether a whole cell is in the view.
    pub fn shows(&self, cell: Cell) -> bool {
        let (x, y) = self.place(cell);
        self.holds((x, y)) && self.holds((x + 2 * self.scale - 1, y + self.scale - 1))
    }

    /// The dot of a spot, 4 x 4 to a cell and row of it, counted from the screen's corner: 2 to a
    /// column, 4 to a row.
    pub fn dot(&self, spot: Spot) -> (i32, i32) {
        let (x, y) = self.place(Cell::new(0, 0));
        let fine = (4 * self.scale) as f32;
        (
            x * 2 + (spot.x * fine).floor() as i32,
            y * 4 + (spot.y * fine).floor() as i32,
        )
    }

    /// Every cell that may be in the view, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let columns = i32::from(self.area.width) / (2 * self.scale) + 1;
        let rows = i32::from(self.area.height) / self.scale + 1;
        let first = Cell::new(
            self.corner.x - self.inset.0 / (2 * self.scale) - 1,
            self.corner.y - self.inset.1 / self.scale - 1,
        );
        (0..=rows)
            .flat_map(move |y| (0..=columns).map(move |x| Cell::new(first.x + x, first.y + y)))
    }
}
