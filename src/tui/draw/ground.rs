//! The ground of a hole: mown stripes, slabs of wall with a front, and the shadow they cast.

use super::pen::Paint;
use crate::geom::{Cell, Dir};
use crate::hole::{Hole, Terrain};
use crate::tui::theme::{Grain, Ink, Theme};

/// How a cell of ground is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The ground.
    pub ground: Ink,
    /// The signs on it, two columns.
    pub signs: [char; 2],
    /// Their ink.
    pub ink: Ink,
    kind: Kind,
    texture: Texture,
}

/// What the signs on a ground are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Texture {
    /// They liven up a ground that its colour tells.
    Faint,
    /// They tell what it is: in shadow and drawn large they stay as they are.
    Loud,
    /// They are the rim of a pit, likewise; drawn large it goes round the cell.
    Rim,
}

/// The rim of a pit that is drawn large, two rows.
const RIM: [[char; 4]; 2] = [
    ['\u{284f}', '\u{2809}', '\u{2809}', '\u{28b9}'],
    ['\u{28c7}', '\u{28c0}', '\u{28c0}', '\u{28f8}'],
];

/// What light does to a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Floor in the open.
    Lit,
    /// Floor under a wall, with so much light left in percent.
    Shaded(u8),
    /// Wall seen from above.
    Top,
    /// Wall with floor to the south: its front is seen.
    Front(Ink),
}

impl Tile {
    /// Ground, sign and ink of one part of the cell: a column and a row of it, at this scale.
    pub fn part(&self, (column, row): (i32, i32), scale: i32) -> (Ink, char, Ink) {
        let sign = self.signs[column.rem_euclid(2) as usize];
        let large = scale > 1;
        // Drawn large, a texture is as sparse as it was.
        let loud = self.texture != Texture::Faint;
        let bare = large && !loud && (column / 2 + row) % 2 == 1;
        let texture = match self.texture {
            Texture::Rim if large => RIM[row.rem_euclid(2) as usize][column.rem_euclid(4) as usize],
            _ if bare => ' ',
            _ => sign,
        };
        match self.kind {
            Kind::Lit => (self.ground, texture, self.ink),
            Kind::Shaded(light) if !large || row == 0 => {
                let ink = if loud {
                    self.ink
                } else {
                    self.ink.shaded(light)
                };
                (self.ground.shaded(light), texture, ink)
            }
            Kind::Shaded(_) => (self.ground, texture, self.ink),
            Kind::Top => (self.ground, sign, self.ink),
            // The half-block is for cells of one row alone.
            Kind::Front(face) if large => {
                let ground = if row == 0 { self.ground } else { face };
                (ground, if sign == '#' { '#' } else { ' ' }, self.ink)
            }
            Kind::Front(_) => (self.ground, sign, self.ink),
        }
    }
}

/// Whether anything is drawn here: all but wall that touches no floor.
pub fn is_seen(hole: &Hole, cell: Cell) -> bool {
    hole.terrain(cell) != Terrain::Wall
        || Dir::ALL
            .into_iter()
            .any(|dir| hole.terrain(cell.step(dir)) != Terrain::Wall)
}

/// The north-west and south-east corners of all that is drawn.
pub fn span(hole: &Hole) -> (Cell, Cell) {
    let mut floor = hole
        .ground
        .iter()
        .filter(|(_, terrain)| *terrain != Terrain::Wall)
        .map(|(cell, _)| cell);
    let first = floor.next().unwrap_or(Cell::new(0, 0));
    let (low, high) = floor.fold((first, first), |(low, high), cell| {
        (
            Cell::new(low.x.min(cell.x), low.y.min(cell.y)),
            Cell::new(high.x.max(cell.x), high.y.max(cell.y)),
        )
    });
    // The walls around it are part of it.
    (
        Cell::new(low.x - 1, low.y - 1),
        Cell::new(high.x + 1, high.y + 1),
    )
}

/// How a cell is painted; none where the dark is.
pub fn tile(paint: &Paint, hole: &Hole, cell: Cell) -> Option<Tile> {
    if !is_seen(hole, cell) {
        return None;
    }
    let terrain = hole.terrain(cell);
    Some(if terrain == Terrain::Wall {
        slab(paint, hole.terrain(cell.step(Dir::S)))
    } else {
        // Under a wall or a door to the north the ground lies in its shadow.
        let north = hole.terrain(cell.step(Dir::N));
        let under = matches!(north, Terrain::Wall | Terrain::Door) && !terrain.is_solid();
        let kind = if under {
            Kind::Shaded(paint.theme.shadow)
        } else {
            Kind::Lit
        };
        Tile {
            kind,
            ..floor(paint, terrain, cell)
        }
    })
}

/// The inside of a wall, where one of the dead goes through it.
pub fn inside(paint: &Paint) -> Tile {
    Tile {
        ground: paint.theme.wall_face,
        signs: [' '; 2],
        ink: paint.theme.dim,
        kind: Kind::Lit,
        texture: Texture::Faint,
    }
}

/// A mark laid over a ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    /// Somebody will step here.
    Step,
    /// A blow will fall here.
    Blow,
}

/// A ground under a mark.
pub fn tinted(theme: &Theme, ground: Ink, tint: Tint) -> Ink {
    match tint {
        Tint::Step => ground.mixed(theme.step, theme.step_tint),
        Tint::Blow => ground.mixed(theme.blow, theme.blow_tint),
    }
}

/// The cup: its ground, the flag on it and its rim. It lights up when the ball drops.
pub fn cup(theme: &Theme, lit: bool) -> [Ink; 3] {
    match lit {
        true => [theme.gold, theme.void, theme.cup],
        false => [theme.cup, theme.flag, theme.rim],
    }
}

fn slab(paint: &Paint, south: Terrain) -> Tile {
    let theme = paint.theme;
    let front = south != Terrain::Wall;
    let (ground, sign) = match (paint.colored, paint.signs.face) {
        (false, _) => (theme.wall_top, '#'),
        (true, Some(face)) if front => (theme.wall_top, face),
        (true, None) if front => (theme.wall_top.mixed(theme.wall_face, 60), ' '),
        (true, _) => (theme.wall_top, ' '),
    };
    Tile {
        ground,
        signs: [sign; 2],
        ink: theme.wall_face,
        kind: if front {
            Kind::Front(theme.wall_face)
        } else {
            Kind::Top
        },
        texture: Texture::Faint,
    }
}

fn floor(paint: &Paint, terrain: Terrain, cell: Cell) -> Tile {
    let theme = paint.theme;
    // Two cells mown one way, two the other; rougher ground changes from cell to cell.
    let stripe = (cell.x.div_euclid(2) + cell.y.div_euclid(2)).rem_euclid(2) == 0;
    let fleck = (cell.x * 3 + cell.y * 5).rem_euclid(4);
    let shade = |(a, b): (Ink, Ink), first: bool| if first { a } else { b };
    let odd = fleck % 2 == 0;
    let (ground, ink, colored, plain) = match terrain {
        Terrain::Wall | Terrain::Green => (shade(theme.green, stripe), theme.dim, "  ", ". "),
        Terrain::Rough => (
            shade(theme.rough, odd),
            theme.rough_mark,
            ["\"'", "',", ",\"", "'\""][fleck as usize],
            ",,",
        ),
        Terrain::Sand => (
            shade(theme.sand, odd),
            theme.sand_mark,
            [". ", " .", "  ", ". "][fleck as usize],
            "::",
        ),
        Terrain::Ice => (
            shade(theme.ice, stripe),
            theme.ice_mark,
            ["_ ", "  ", " _", "  "][fleck as usize],
            "__",
        ),
        Terrain::Water => (
            shade(theme.water, odd),
            theme.water_mark,
            ["~~", "  ", "~~", " ~"][fleck as usize],
            "~~",
        ),
        Terrain::Bumper => (theme.bumper, theme.pale, "()", "()"),
        Terrain::Grave => (
            shade(theme.grave, odd),
            theme.grave_mark,
            paint.signs.grave,
            "XX",
        ),
        Terrain::Spikes => (shade(theme.spikes, odd), theme.spikes_mark, "^^", "^^"),
        Terrain::Door => (theme.door, theme.pale, "++", "++"),
    };
    // With greys alone signs tell what a ground is, but for the green, which is all the rest.
    let told = theme.texture == Grain::Full && terrain != Terrain::Green;
    let signs = if paint.colored && !told {
        colored
    } else {
        plain
    };
    let rim = terrain == Terrain::Grave && paint.colored && paint.signs.braille;
    let mut signs = if rim { colored } else { signs }.chars();
    Tile {
        ground,
        signs: [signs.next().unwrap_or(' '), signs.next().unwrap_or(' ')],
        ink,
        kind: Kind::Lit,
        texture: match terrain {
            _ if rim => Texture::Rim,
            _ if told => Texture::Loud,
            Terrain::Grave | Terrain::Spikes | Terrain::Door => Texture::Loud,
            _ => Texture::Faint,
        },
    }
}
