//! The hole as a place: ground, marks of what will happen, the dead, golfer, ball and line.
//!
//! A cell is two columns, or four columns of two rows where the whole hole has room for it. Letters
//! stand left of the middle; right of it, in this order, the ball, the sign of who stands there, or
//! that of a mark. Beside the golfer a mark goes before the ball: the panel says that it is in reach.

mod marks;
mod shots;
mod things;
mod whole;

use ratatui::style::Style;

use things::Tone;

use super::camera::Window;
use super::dots::Dots;
use super::ground;
use super::pen::Pen;
use crate::assist::foretold::Foretold;
use crate::ball::{End, Flight, Spot};
use crate::game::{Game, Monster};
use crate::geom::{Cell, Point};
use crate::tui::anim::Moment;
use crate::tui::flash::Spark;

/// A hole in play.
pub struct BoardView<'a> {
    /// The round.
    pub game: &'a Game,
    /// The part that is in view.
    pub window: Window,
    /// What is laid over it.
    pub over: Over<'a>,
    /// What flashes up over all, and how far along that is, 0 to 1.
    pub sparks: (&'a [Spark], f32),
}

/// What is laid over a board.
#[derive(Clone, Copy)]
pub enum Over<'a> {
    /// Nothing: the golfer walks.
    Nothing,
    /// A shot that could be played.
    Shot(&'a Flight),
    /// A shot being played.
    Roll(&'a Moment),
    /// A cell looked at.
    Cursor(Cell),
    /// Where the ball would be put, or the golfer.
    Spots(&'a [Point]),
}

impl BoardView<'_> {
    /// Draws it.
    pub fn draw(&self, pen: &mut Pen<'_>) {
        let mut dots = Dots::default();
        for cell in self.window.cells() {
            self.ground(pen, &mut dots, cell);
        }
        let drops = match &self.over {
            Over::Shot(flight) => flight.end == End::Dropped && self.sees_end(flight),
            Over::Roll(moment) => moment.dropped,
            _ => false,
        };
        self.cup(pen, &mut dots, drops);
        self.items(pen, &mut dots);
        self.golfer(pen, &mut dots);
        let struck = self.struck();
        for monster in self.game.monsters() {
            if !self.is_gone(monster) {
                let tone = match struck.contains(&monster.id) {
                    true => Tone::Struck,
                    false => Tone::Plain,
                };
                self.monster(pen, &mut dots, monster, tone);
            }
        }
        match &self.over {
            Over::Nothing => {}
            Over::Shot(flight) => self.line(pen, &mut dots, flight),
            Over::Roll(moment) => self.roll(pen, &mut dots, moment),
            Over::Cursor(cell) => self.cursor(pen, *cell),
            Over::Spots(spots) => {
                for spot in *spots {
                    dots.ring(&self.window, Spot::of(*spot), pen.paint.theme.pale);
                }
            }
        }
        if let Some(ball) = self.resting_ball() {
            self.ball(pen, &mut dots, Spot::of(ball));
        }
        self.sparks(pen, &mut dots);
        dots.draw(pen, &self.window);
    }

    /// The ball, where it lies still.
    fn resting_ball(&self) -> Option<Point> {
        let rolls = matches!(self.over, Over::Roll(_));
        self.game.ball().filter(|_| !rolls)
    }

    /// The ids of those to be shown as struck.
    fn struck(&self) -> Vec<u32> {
        match &self.over {
            Over::Shot(flight) => {
                let told = Foretold::of(self.game, flight);
                told.struck.iter().map(|struck| struck.id).collect()
            }
            Over::Roll(moment) => moment.shaken.clone(),
            Over::Nothing | Over::Cursor(_) | Over::Spots(_) => Vec::new(),
        }
    }

    fn sees_end(&self, flight: &Flight) -> bool {
        flight.seen(self.game.preview_contacts()).1
    }

    fn is_gone(&self, monster: &Monster) -> bool {
        matches!(&self.over, Over::Roll(moment) if moment.gone.contains(&monster.id))
    }

    fn ground(&self, pen: &mut Pen<'_>, dots: &mut Dots, cell: Cell) {
        let theme = pen.paint.theme;
        let mark = self.mark(pen, cell);
        let wisp = self.is_in_wall(cell);
        // Inside a wall the slab opens, so that who is in it, or comes, can be seen.
        let opened = wisp || (mark.is_some() && self.game.hole().terrain(cell).is_solid());
        let tile = match opened {
            true => Some(ground::inside(&pen.paint)),
            false => ground::tile(&pen.paint, self.game.hole(), cell),
        };
        let Some(tile) = tile else {
            return;
        };
        let scale = self.window.scale;
        let held = self.game.monster_at(cell).is_some();
        // The sign of a mark stands beside the letter of whoever is there, and before the ball.
        let before = self.is_balls(cell);
        let own = match before {
            true => (scale - 1, scale - 1),
            false => (scale, scale - 1),
        };
        for (part, (x, y)) in self.window.parts(cell) {
            let (mut ground, sign, ink) = tile.part(part, scale);
            let Some(mark) = &mark else {
                pen.put(x, y, sign, Style::new().bg(ground.into()).fg(ink.into()));
                continue;
            };
            ground = ground::tinted(theme, ground, mark.tint);
            if part == own {
                pen.put(x, y, mark.sign, mark.style(ground));
                // No line runs over it; but of one of the dead and a ball both are seen first.
                if !held {
                    dots.take((x, y));
                }
            } else {
                // A texture of the same sign would hide the mark where there is no colour.
                let sign = if sign == mark.sign { ' ' } else { sign };
                pen.put(x, y, sign, Style::new().bg(ground.into()).fg(ink.into()));
            }
        }
    }

    /// Whether the ball lies still on this cell, and nobody stands over it.
    fn is_balls(&self, cell: Cell) -> bool {
        let lies = self.resting_ball().map(Point::cell) == Some(cell);
        lies && self.game.golfer() != cell
            && self.game.monster_at(cell).is_none()
            && self.game.hole().cup != cell
    }

    /// Whether a monster that goes through walls is inside one here.
    fn is_in_wall(&self, cell: Cell) -> bool {
        let there = self.game.monster_at(cell);
        self.game.hole().terrain(cell).is_solid()
            && there.is_some_and(|monster| !self.is_gone(monster))
    }
}
