//! The whole hole, a cell a column and half a row: ground in half-blocks, and a sign where somebody or
//! something is. Without colour walls are blocks and hazards signs.

use ratatui::style::{Modifier, Style};

use super::{BoardView, Over};
use crate::ball::{End, Flight, Spot};
use crate::geom::{Cell, Point};
use crate::hole::{Item, Terrain};
use crate::tui::anim::{along, apart};
use crate::tui::draw::dots::BITS;
use crate::tui::draw::ground;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::plan::{Plan, Rows};
use crate::tui::theme::{Grain, Ink};

/// Cells between two dots of a line.
const SPACING: f32 = 0.5;

/// What stands on a cell: the smaller its rank, the sooner it is shown of two at one place.
struct Figure {
    rank: u8,
    sign: char,
    style: Style,
}

impl BoardView<'_> {
    /// Draws the whole hole by this plan.
    pub fn draw_whole(&self, pen: &mut Pen<'_>, plan: &Plan) {
        for y in plan.area.top()..plan.area.bottom() {
            for x in plan.area.left()..plan.area.right() {
                let place = (i32::from(x), i32::from(y));
                let cells: Vec<Cell> = plan.cells(place).collect();
                self.ground_at(pen, place, &cells);
            }
        }
        if let Over::Shot(flight) = &self.over {
            self.line_over(pen, plan, flight);
        }
        for y in plan.area.top()..plan.area.bottom() {
            for x in plan.area.left()..plan.area.right() {
                let place = (i32::from(x), i32::from(y));
                let figures = plan.cells(place).filter_map(|cell| {
                    let figure = self.figure(pen, cell)?;
                    Some((figure, cell))
                });
                if let Some((figure, cell)) = figures.min_by_key(|(figure, _)| figure.rank) {
                    let ground = self.ink_of(pen, cell);
                    let style = Style::new().bg(ground.into()).patch(figure.style);
                    pen.put(place.0, place.1, figure.sign, style);
                }
            }
        }
    }

    /// The ground of the cells at one place.
    fn ground_at(&self, pen: &mut Pen<'_>, (x, y): (i32, i32), cells: &[Cell]) {
        let hole = self.game.hole();
        let inks: Vec<Ink> = cells.iter().map(|cell| self.ink_of(pen, *cell)).collect();
        let (Some(top), Some(low)) = (inks.first().copied(), inks.last().copied()) else {
            return;
        };
        let block = pen.paint.signs.face.unwrap_or(' ');
        let tile = |cell: &Cell| ground::tile(&pen.paint, hole, *cell);
        let sign = |cell: &Cell| match hole.terrain(*cell) {
            Terrain::Wall | Terrain::Green => None,
            _ => tile(cell).map(|tile| tile.signs[0]),
        };
        let told = !pen.paint.colored || pen.paint.theme.texture == Grain::Full;
        let signed = cells.iter().filter(|_| told);
        if let Some((cell, sign)) = signed.filter_map(|cell| Some((*cell, sign(cell)?))).next() {
            let style = pen.paint.text().bg(self.ink_of(pen, cell).into());
            pen.put(x, y, sign, style);
            return;
        }
        if pen.paint.colored {
            let style = Style::new().fg(low.into()).bg(top.into());
            pen.put(x, y, if top == low { ' ' } else { block }, style);
            return;
        }
        // Without colour blocks are walls.
        let style = pen.paint.text().bg(top.into());
        let solid = |cell: &Cell| hole.terrain(*cell) == Terrain::Wall && tile(cell).is_some();
        let turned = style.add_modifier(Modifier::REVERSED);
        let (sign, style) = match cells {
            [cell] if solid(cell) => ('#', style),
            [top, low] => match (solid(top), solid(low)) {
                (true, true) => (' ', turned),
                (true, false) => (block, turned),
                (false, true) => (block, style),
                (false, false) => (' ', style),
            },
            _ => (' ', style),
        };
        pen.put(x, y, sign, style);
    }

    /// The ink of a cell's ground, with the mark on it.
    fn ink_of(&self, pen: &Pen<'_>, cell: Cell) -> Ink {
        let theme = pen.paint.theme;
        let hole = self.game.hole();
        if cell == hole.cup {
            return ground::cup(theme, self.drops())[0];
        }
        let Some(tile) = ground::tile(&pen.paint, hole, cell) else {
            return theme.void;
        };
        match self.mark(pen, cell) {
            Some(mark) => ground::tinted(theme, tile.ground, mark.tint),
            None => tile.ground,
        }
    }

    /// Whether the shot over the board is seen to drop.
    fn drops(&self) -> bool {
        match &self.over {
            Over::Shot(flight) => flight.end == End::Dropped && self.sees_end(flight),
            _ => false,
        }
    }

    /// Who or what is on a cell.
    fn figure(&self, pen: &Pen<'_>, cell: Cell) -> Option<Figure> {
        let (game, paint) = (self.game, &pen.paint);
        let theme = paint.theme;
        let figure = |rank, sign, style| Some(Figure { rank, sign, style });
        let turned = |style: Style, is: bool| match is && !paint.colored {
            true => style.add_modifier(Modifier::REVERSED),
            false => style,
        };
        if game.golfer() == cell {
            return figure(0, '@', turned(paint.bright(), game.is_marked()));
        }
        if let Some(monster) = game.monster_at(cell) {
            let style = match (self.struck().contains(&monster.id), monster.is_awake()) {
                (true, _) if paint.colored => paint.ink(theme.void).bg(theme.gold.into()),
                (true, _) => paint.bright().add_modifier(Modifier::REVERSED),
                (false, true) => paint.ink(theme.bone),
                (false, false) => Style::new().fg(theme.sleeper.into()),
            };
            return figure(1, monster.kind.letter(), style);
        }
        if self.resting_ball().map(Point::cell) == Some(cell) {
            return figure(2, 'o', paint.bright());
        }
        if game.hole().cup == cell {
            let [_, flag, _] = ground::cup(theme, self.drops());
            return figure(3, paint.signs.flag, turned(paint.ink(flag), self.drops()));
        }
        if let Some((end, sign, ink)) = self.end(pen)
            && end == cell
        {
            return figure(4, sign, paint.ink(ink));
        }
        if game.items().iter().any(|lying| lying.cell == cell) {
            return figure(5, Item::GLYPH, paint.ink(theme.gold));
        }
        let mark = self.mark(pen, cell)?;
        figure(6, mark.sign, mark.style(self.ink_of(pen, cell)))
    }

    /// Where a shot is seen to end, but for the cup: `O` where the ball rests, `x` where it is lost.
    fn end(&self, pen: &Pen<'_>) -> Option<(Cell, char, Ink)> {
        let Over::Shot(flight) = &self.over else {
            return None;
        };
        let last = flight.path.last().filter(|_| self.sees_end(flight))?;
        match flight.end {
            End::Rest(lie) => Some((lie.cell(), 'O', pen.paint.theme.pale)),
            End::Lost { .. } => Some((last.at.nearest().cell(), 'x', pen.paint.theme.lost)),
            End::Dropped => None,
        }
    }

    /// The line of a shot in dots, over the ground.
    fn line_over(&self, pen: &mut Pen<'_>, plan: &Plan, flight: &Flight) {
        let theme = pen.paint.theme;
        let ink = if self.drops() { theme.gold } else { theme.pale };
        let (path, _) = flight.seen(self.game.preview_contacts());
        let spots: Vec<Spot> = path.iter().map(|waypoint| waypoint.at).collect();
        let length: f32 = spots.windows(2).map(|pair| apart(pair[0], pair[1])).sum();
        let mut dots = std::collections::BTreeMap::new();
        for step in 1..(length / SPACING).ceil() as u32 {
            let (x, y) = plan.dot(along(&spots, step as f32 * SPACING));
            let bit = BITS[y.rem_euclid(4) as usize][x.rem_euclid(2) as usize];
            let place = (x.div_euclid(2), y.div_euclid(4));
            let (bits, _) = dots.entry(place).or_insert((0u8, y.rem_euclid(4) / 2));
            *bits |= bit;
        }
        for (place, (bits, half)) in dots {
            let Some(cell) = plan.cells(place).nth(match plan.rows {
                Rows::Halves => half as usize,
                Rows::Whole => 0,
            }) else {
                continue;
            };
            if plan.holds(place) {
                let sign = match pen.paint.signs.braille {
                    true => char::from_u32(0x2800 + u32::from(bits)).unwrap_or(' '),
                    false => '.',
                };
                let style = pen.paint.ink(ink).bg(self.ink_of(pen, cell).into());
                pen.put(place.0, place.1, sign, style);
            }
        }
    }
}
