//! A hole as text: one character a cell, as holes, states and tests print and read it.

use thiserror::Error;

use super::{Item, Kind, Placed, Terrain};
use crate::geom::Cell;
use crate::grid::Grid;

/// What a picture shows: ground, and the things that stand on green in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// What every cell is made of; under a thing it is green.
    pub ground: Grid<Terrain>,
    /// `T`, where the ball starts.
    pub tee: Option<Cell>,
    /// `U`, where the ball should go.
    pub cup: Option<Cell>,
    /// `@`, where the golfer stands.
    pub golfer: Option<Cell>,
    /// `*`, the cell in whose middle the ball lies.
    pub ball: Option<Cell>,
    /// `k`, where the key lies.
    pub key: Option<Cell>,
    /// The dead, by their letters, row by row.
    pub monsters: Vec<Placed>,
    /// `$`, where items lie, row by row; which they are a picture does not say.
    pub items: Vec<Cell>,
}

/// The sign of a key.
pub const KEY: char = 'k';

/// Why a text is no picture.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadPicture {
    /// A character that stands for nothing.
    #[error("line {line}, column {column}: {glyph:?} stands for nothing on a hole")]
    UnknownGlyph {
        /// Line from 1.
        line: usize,
        /// Column from 1.
        column: usize,
        /// The character.
        glyph: char,
    },
    /// A line that is longer or shorter than the first.
    #[error("line {line} is {width} wide, the first is {expected}")]
    Ragged {
        /// Line from 1.
        line: usize,
        /// Its length in characters.
        width: usize,
        /// The length of the first line.
        expected: usize,
    },
}

impl Picture {
    /// Reads a picture. Blank lines at its ends and white space at the ends of lines are dropped.
    ///
    /// # Errors
    /// An unknown character, or lines of different lengths.
    pub fn parse(text: &str) -> Result<Self, BadPicture> {
        let lines: Vec<&str> = text
            .trim_matches(['\n', '\r'])
            .lines()
            .map(str::trim)
            .collect();
        let width = lines.first().map_or(0, |line| line.chars().count());
        let mut picture = Self {
            ground: Grid::filled(width as i32, lines.len() as i32, Terrain::Wall),
            tee: None,
            cup: None,
            golfer: None,
            ball: None,
            key: None,
            monsters: Vec::new(),
            items: Vec::new(),
        };
        for (y, line) in lines.iter().enumerate() {
            let found = line.chars().count();
            if found != width {
                return Err(BadPicture::Ragged {
                    line: y + 1,
                    width: found,
                    expected: width,
                });
            }
            for (x, glyph) in line.chars().enumerate() {
                if !picture.put(Cell::new(x as i32, y as i32), glyph) {
                    return Err(BadPicture::UnknownGlyph {
                        line: y + 1,
                        column: x + 1,
                        glyph,
                    });
                }
            }
        }
        Ok(picture)
    }

    /// The rows of a ground, terrain alone.
    pub fn rows(ground: &Grid<Terrain>) -> Vec<String> {
        (0..ground.height())
            .map(|y| {
                (0..ground.width())
                    .filter_map(|x| ground.get(Cell::new(x, y)))
                    .map(Terrain::glyph)
                    .collect()
            })
            .collect()
    }

    /// The rows with everything that stands on the ground drawn over it, the golfer topmost.
    pub fn draw(&self) -> Vec<String> {
        let mut rows: Vec<Vec<char>> = Self::rows(&self.ground)
            .iter()
            .map(|row| row.chars().collect())
            .collect();
        let mut put = |cell: Cell, glyph: char| {
            if self.ground.contains(cell) {
                rows[cell.y as usize][cell.x as usize] = glyph;
            }
        };
        let marks = [(self.tee, 'T'), (self.cup, 'U'), (self.ball, '*')];
        for (cell, glyph) in marks {
            cell.into_iter().for_each(|cell| put(cell, glyph));
        }
        for &cell in &self.items {
            put(cell, Item::GLYPH);
        }
        self.key.into_iter().for_each(|cell| put(cell, KEY));
        for monster in &self.monsters {
            put(monster.cell, monster.kind.letter());
        }
        self.golfer.into_iter().for_each(|cell| put(cell, '@'));
        rows.into_iter().map(String::from_iter).collect()
    }

    fn put(&mut self, cell: Cell, glyph: char) -> bool {
        let under = match glyph {
            'T' => {
                self.tee = Some(cell);
                Terrain::Green
            }
            'U' => {
                self.cup = Some(cell);
                Terrain::Green
            }
            '@' => {
                self.golfer = Some(cell);
                Terrain::Green
            }
            Item::GLYPH => {
                self.items.push(cell);
                Terrain::Green
            }
            KEY => {
                self.key = Some(cell);
                Terrain::Green
            }
            '*' => {
                self.ball = Some(cell);
                Terrain::Green
            }
            _ => match (Terrain::of_glyph(glyph), Kind::of_letter(glyph)) {
                (Some(terrain), _) => terrain,
                (None, Some(kind)) => {
                    self.monsters.push(Placed { kind, cell });
                    Terrain::Green
                }
                (None, None) => return false,
            },
        };
        self.ground.set(cell, under);
        true
    }
}
