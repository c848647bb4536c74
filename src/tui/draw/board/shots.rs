//! Shots over the board: the line of an aim, a ball that rolls, and what flashes up after a turn.

use ratatui::style::{Modifier, Style};

use super::BoardView;
use crate::ball::{End, Flight, Spot};
use crate::geom::{Cell, Point};
use crate::tui::anim::{Moment, along, apart};
use crate::tui::draw::dots::Dots;
use crate::tui::draw::pen::Pen;
use crate::tui::flash::Spark;
use crate::tui::glyphs::MISSILE;

/// Cells between two dots of a line.
const SPACING: f32 = 0.36;
/// Cells over which a line thins out where sight ends.
const FADE: f32 = 1.6;
/// How much wider each gap is there than the last one.
const THINNING: f32 = 1.35;

impl BoardView<'_> {
    pub(super) fn line(&self, pen: &Pen<'_>, dots: &mut Dots, flight: &Flight) {
        let theme = pen.paint.theme;
        let (path, whole) = flight.seen(self.game.preview_contacts());
        let spots: Vec<Spot> = path.iter().map(|waypoint| waypoint.at).collect();
        let length: f32 = spots.windows(2).map(|pair| apart(pair[0], pair[1])).sum();
        let ink = if flight.end == End::Dropped && whole {
            theme.gold
        } else {
            theme.pale
        };
        // Drawn large, dots are smaller and may stand closer.
        let spacing = if self.window.scale > 1 {
            SPACING * 0.6
        } else {
            SPACING
        };
        let (mut way, mut gap) = (spacing, spacing);
        while way < length {
            dots.speck(&self.window, along(&spots, way), ink);
            if !whole && length - way < FADE {
                // Out of sight by fewer dots, each as bright as the others.
                gap *= THINNING;
            }
            way += gap;
        }
        let Some(end) = spots.last().filter(|_| whole) else {
            return;
        };
        match flight.end {
            End::Rest(point) => dots.ring(&self.window, Spot::of(point), theme.pale),
            End::Lost { .. } => dots.cross(&self.window, *end, theme.lost),
            End::Dropped => {}
        }
    }

    pub(super) fn roll(&self, pen: &Pen<'_>, dots: &mut Dots, moment: &Moment) {
        let theme = pen.paint.theme;
        for (age, spot) in (1u8..).zip(&moment.tail) {
            let ink = theme
                .green
                .1
                .mixed(theme.pale, 90u8.saturating_sub(age * 15));
            dots.speck(&self.window, *spot, ink);
        }
        for (cell, part) in &moment.bursts {
            let centre = Spot::of(Point::centre(*cell));
            dots.burst(&self.window, centre, *part, theme.bone);
        }
        if let Some(ball) = moment.ball {
            self.ball(pen, dots, ball);
        }
    }

    /// What flashes up after a turn.
    pub(super) fn sparks(&self, pen: &mut Pen<'_>, dots: &mut Dots) {
        let theme = pen.paint.theme;
        let (sparks, part) = self.sparks;
        for spark in sparks {
            let (cell, ink) = match spark {
                Spark::Missile(line) => {
                    let cells: Vec<Cell> = line.cells().collect();
                    // It flies in the first half, and is then seen where it went.
                    let flown = (cells.len() as f32 * part * 2.0).ceil() as usize;
                    for cell in cells.iter().take(flown.max(1)) {
                        self.streak(pen, dots, *cell);
                    }
                    continue;
                }
                Spark::Hurt(cell) => (*cell, theme.bright),
                Spark::Taken(cell) => (*cell, theme.gold),
                Spark::Burst(cell) => (*cell, theme.bone),
            };
            let centre = Spot::of(Point::centre(cell));
            dots.burst(&self.window, centre, part.min(1.0), ink);
        }
    }

    /// The missile on one cell of its line; whoever stands there is seen.
    fn streak(&self, pen: &mut Pen<'_>, dots: &mut Dots, cell: Cell) {
        if !self.window.shows(cell) {
            return;
        }
        let theme = pen.paint.theme;
        let style = Style::new().fg(theme.bright.into()).bg(theme.blow.into());
        let (x, y) = self.window.stand(cell);
        pen.put(x + 1, y, MISSILE, style.add_modifier(Modifier::BOLD));
        dots.take((x + 1, y));
    }

    pub(super) fn cursor(&self, pen: &mut Pen<'_>, cell: Cell) {
        let ground = pen.paint.theme.gold;
        let mut style = Style::new()
            .bg(ground.into())
            .fg(pen.paint.theme.void.into());
        if !pen.paint.colored {
            style = style.add_modifier(Modifier::REVERSED);
        }
        for (_, (x, y)) in self.window.parts(cell) {
            pen.tint(x, y, style);
        }
    }
}
