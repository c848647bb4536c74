//! Furnishings: small pictures that rooms of the Dungeon are furnished from, drawn by weight.
//!
//! A picture says what lies in a room of 5 x 5 cells and where its dead have their posts. It is laid in
//! any of its eight positions, turned and mirrored, wherever the common rules let it lie; so a new one
//! is lines of text in `assets/dungeon.ron` and nothing else.

use serde::{Deserialize, Serialize};

use super::within;
use crate::geom::Cell;
use crate::grid::{Grid, Steps};
use crate::hole::{Item, Kind, Terrain};

/// The side of a picture, in cells.
pub const SIDE: i32 = 5;

/// The post of anybody who may stand on the hole.
const ANYBODY: char = '?';

/// What one room may be furnished with.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Furnishing {
    /// What it is called where it is found to be wrong.
    pub name: String,
    /// The first hole that has it.
    pub from: u32,
    /// What its ground costs of a room's hazard; whoever takes a post costs more.
    pub cost: u32,
    /// How often it is drawn, among all that a room can pay.
    pub weight: u32,
    rows: Vec<String>,
}

/// What a picture says of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Other ground than green.
    Ground(Terrain),
    /// The place of an item.
    Item,
    /// The post of one of the dead: of this kind, or of anybody.
    Post(Option<Kind>),
}

/// One of the eight positions of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position(u8);

impl Position {
    /// All eight.
    pub fn all() -> [Self; 8] {
        [0, 1, 2, 3, 4, 5, 6, 7].map(Self)
    }

    /// Where a cell of the picture comes to lie.
    fn of(self, cell: Cell) -> Cell {
        let far = SIDE - 1;
        let start = match self.0 & 4 {
            0 => cell,
            _ => Cell::new(far - cell.x, cell.y),
        };
        (0..self.0 & 3).fold(start, |at, _| Cell::new(far - at.y, at.x))
    }
}

impl Furnishing {
    /// Every cell on which there is something, counted from the room's corner, with what it is.
    pub fn marks(&self, position: Position) -> Vec<(Cell, Mark)> {
        let marks = self.glyphs().filter_map(|(cell, glyph)| {
            let mark = mark(glyph).ok().flatten()?;
            Some((position.of(cell), mark))
        });
        marks.collect()
    }

    /// Whether it has a place for an item.
    pub fn holds_item(&self) -> bool {
        self.glyphs().any(|(_, glyph)| glyph == Item::GLYPH)
    }

    fn glyphs(&self) -> impl Iterator<Item = (Cell, char)> {
        (0..).zip(&self.rows).flat_map(|(y, row)| {
            let cells = (0..).zip(row.chars());
            cells.map(move |(x, glyph)| (Cell::new(x, y), glyph))
        })
    }

    pub(super) fn check(&self) -> Result<(), String> {
        let name = &self.name;
        if name.trim().is_empty() {
            return Err("a furnishing has no name".into());
        }
        within(&format!("{name}: from"), self.from as i32, 1, 1000)?;
        within(&format!("{name}: cost"), self.cost as i32, 0, 9)?;
        within(&format!("{name}: weight"), self.weight as i32, 0, 1000)?;
        let is_square = self.rows.len() == SIDE as usize
            && self
                .rows
                .iter()
                .all(|row| row.chars().count() == SIDE as usize);
        if !is_square {
            return Err(format!("{name}: the picture is not {SIDE} x {SIDE}"));
        }
        for (cell, glyph) in self.glyphs() {
            let (line, column) = (cell.y + 1, cell.x + 1);
            mark(glyph)
                .map_err(|why| format!("{name}: line {line}, column {column}: {glyph:?} {why}"))?;
        }
        if self.glyphs().filter(|&(_, g)| g == Item::GLYPH).count() > 1 {
            return Err(format!("{name}: more than one item"));
        }
        self.check_ways()
    }

    /// Refuses a picture that no room can have: with a place that is cut off from the rest but by way
    /// of spikes, or without a way in.
    fn check_ways(&self) -> Result<(), String> {
        let name = &self.name;
        let mut tread = Grid::filled(SIDE, SIDE, false);
        for (cell, glyph) in self.glyphs() {
            let hinders = |terrain: Terrain| !terrain.is_walkable() || terrain == Terrain::Spikes;
            let is_bad = matches!(mark(glyph), Ok(Some(Mark::Ground(terrain))) if hinders(terrain));
            tread.set(cell, !is_bad);
        }
        let middle = SIDE / 2;
        let doors = [
            Cell::new(middle, 0),
            Cell::new(0, middle),
            Cell::new(SIDE - 1, middle),
            Cell::new(middle, SIDE - 1),
        ];
        let Some(&door) = doors.iter().find(|&&door| tread.get(door) == Some(true)) else {
            return Err(format!("{name}: the middles of all four sides are barred"));
        };
        let reached = Steps::from(&tread, door, None);
        let reached: Vec<Cell> = reached.reached().map(|(cell, _)| cell).collect();
        match tread
            .iter()
            .find(|&(cell, open)| open && !reached.contains(&cell))
        {
            Some((cell, _)) => Err(format!(
                "{name}: line {}, column {} is cut off",
                cell.y + 1,
                cell.x + 1
            )),
            None => Ok(()),
        }
    }
}

/// What a character of a picture says; nothing where it is green.
fn mark(glyph: char) -> Result<Option<Mark>, &'static str> {
    match (glyph, Terrain::of_glyph(glyph), Kind::of_letter(glyph)) {
        (Item::GLYPH, ..) => Ok(Some(Mark::Item)),
        (ANYBODY, ..) => Ok(Some(Mark::Post(None))),
        (_, Some(Terrain::Green), _) => Ok(None),
        (_, Some(Terrain::Door | Terrain::OpenDoor), _) => Err("stands in walls alone"),
        (_, Some(terrain), _) => Ok(Some(Mark::Ground(terrain))),
        (_, _, Some(Kind::Bogeyman)) => Err("has holes of his own"),
        (_, _, Some(kind)) => Ok(Some(Mark::Post(Some(kind)))),
        (_, None, None) => Err("stands for nothing in a room"),
    }
}
