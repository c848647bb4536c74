//! Which part of a hole is on the screen. It stays where it is while it can.

use ratatui::layout::Rect;

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
    pub corner: Cell,
    /// Columns and rows left free before it.
    pub inset: (i32, i32),
}

/// One axis of a board: what it spans, and how much of it there is room for.
#[derive(Clone, Copy)]
struct Axis {
    low: i32,
    high: i32,
    size: i32,
}

impl Axis {
    /// The first cell shown, and how many are left free before it.
    fn place(self, old: Option<i32>, focus: impl Iterator<Item = i32>) -> (i32, i32) {
        let span = self.high - self.low + 1;
        if span <= self.size {
            return (self.low, (self.size - span) / 2);
        }
        let margin = MARGIN.min((self.size - 1).max(0) / 2);
        let mut corner = old;
        for at in focus {
            let from = corner.unwrap_or(at - self.size / 2);
            corner = Some(from.max(at + margin + 1 - self.size).min(at - margin));
        }
        let last = self.high + 1 - self.size;
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
        let across = Axis {
            low: low.x,
            high: high.x,
            size: i32::from(area.width) / 2,
        };
        let down = Axis {
            low: low.y,
            high: high.y,
            size: i32::from(area.height),
        };
        let old = self.corner;
        let (x, left) = across.place(old.map(|c| c.x), focus.iter().map(|c| c.x));
        let (y, above) = down.place(old.map(|c| c.y), focus.iter().map(|c| c.y));
        self.corner = Some(Cell::new(x, y));
        Window {
            area,
            corner: Cell::new(x, y),
            inset: (left * 2, above),
        }
    }
}

impl Window {
    /// The column and row of a cell's left half, on the screen or off it.
    pub fn place(&self, cell: Cell) -> (i32, i32) {
        (
            i32::from(self.area.x) + self.inset.0 + (cell.x - self.corner.x) * 2,
            i32::from(self.area.y) + self.inset.1 + (cell.y - self.corner.y),
        )
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
        self.holds((x, y)) && self.holds((x + 1, y))
    }

    /// The dot of a spot, 4 x 4 to a cell, counted from the screen's corner: 2 to a column, 4 to a
    /// row.
    pub fn dot(&self, spot: Spot) -> (i32, i32) {
        let (x, y) = self.place(Cell::new(0, 0));
        (
            x * 2 + (spot.x * 4.0).floor() as i32,
            y * 4 + (spot.y * 4.0).floor() as i32,
        )
    }

    /// Every cell in the view, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (columns, rows) = (i32::from(self.area.width) / 2, i32::from(self.area.height));
        let first = Cell::new(
            self.corner.x - self.inset.0 / 2,
            self.corner.y - self.inset.1,
        );
        (0..rows).flat_map(move |y| (0..columns).map(move |x| Cell::new(first.x + x, first.y + y)))
    }
}
