//! A rectangle of cells with one value each, and the walking distance over it.

mod steps;

pub use steps::{FAR, Steps, can_step};

use crate::geom::Cell;

/// A rectangle of `width` x `height` values, rows first. Cells outside it have no value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid<T> {
    width: i32,
    height: i32,
    values: Vec<T>,
}

impl<T: Copy> Grid<T> {
    /// A grid with the same value everywhere. Negative sides count as 0.
    pub fn filled(width: i32, height: i32, value: T) -> Self {
        let (width, height) = (width.max(0), height.max(0));
        Self {
            width,
            height,
            values: vec![value; width as usize * height as usize],
        }
    }

    /// The value of a cell, if it lies on the grid.
    pub fn get(&self, cell: Cell) -> Option<T> {
        self.index(cell).map(|i| self.values[i])
    }

    /// Changes a cell; one outside the grid is left alone.
    pub fn set(&mut self, cell: Cell, value: T) {
        if let Some(i) = self.index(cell) {
            self.values[i] = value;
        }
    }

    /// Cells from west to east.
    pub fn width(&self) -> i32 {
        self.width
    }

    /// Cells from north to south.
    pub fn height(&self) -> i32 {
        self.height
    }

    /// Whether the cell lies on the grid.
    pub fn contains(&self, cell: Cell) -> bool {
        self.index(cell).is_some()
    }

    /// Every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<T> {
        let width = self.width;
        (0..self.height).flat_map(move |y| (0..width).map(move |x| Cell::new(x, y)))
    }

    /// Every cell with its value, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, T)> + '_ {
        self.cells().zip(self.values.iter().copied())
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let inside = (0..self.width).contains(&cell.x) && (0..self.height).contains(&cell.y);
        inside.then(|| cell.y as usize * self.width as usize + cell.x as usize)
    }
}
