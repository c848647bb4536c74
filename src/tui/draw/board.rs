//! The hole as a place: ground, marks of what will happen, the dead, golfer, ball and line.
//!
//! A cell is two columns, or four columns of two rows where the whole hole has room for it. Letters
//! stand left of the middle; right of it, in this order, the ball, the sign of a mark, or a sleeper's
//! `z`.

use ratatui::style::{Modifier, Style};

use super::camera::Window;
use super::dots::Dots;
use super::ground::{self, Tint};
use super::pen::Pen;
use crate::ball::{End, Flight, Spot};
use crate::game::{Game, Intent, Monster};
use crate::geom::{Cell, Point};
use crate::tui::anim::{Moment, along, apart};
use crate::tui::theme::Ink;
use crate::tui::words::Foretold;

/// Cells between two dots of a line.
const SPACING: f32 = 0.36;
/// Cells over which a line thins out where sight ends.
const FADE: f32 = 1.6;
/// How much wider each gap is there than the last one.
const THINNING: f32 = 1.35;

/// What one of the dead will do on a cell.
struct Mark {
    tint: Tint,
    sign: char,
    ink: Ink,
}

impl Mark {
    fn style(&self, ground: Ink) -> Style {
        let style = Style::new().fg(self.ink.into()).bg(ground.into());
        style.add_modifier(Modifier::BOLD)
    }
}

/// A hole in play.
pub struct BoardView<'a> {
    /// The round.
    pub game: &'a Game,
    /// The part that is in view.
    pub window: Window,
    /// What is laid over it.
    pub over: Over<'a>,
}

/// What is laid over a board.
pub enum Over<'a> {
    /// Nothing: the golfer walks.
    Nothing,
    /// A shot that could be played.
    Shot(&'a Flight),
    /// A shot being played.
    Roll(&'a Moment),
    /// A cell looked at.
    Cursor(Cell),
    /// Where the ball would be put.
    Spots(&'a [Point]),
}

impl BoardView<'_> {
    /// Draws it.
    pub fn draw(&self, pen: &mut Pen<'_>) {
        for cell in self.window.cells() {
            self.ground(pen, cell);
        }
        let mut dots = Dots::default();
        let told = match &self.over {
            Over::Shot(flight) => Some(Foretold::of(self.game, flight)),
            _ => None,
        };
        let drops = match &self.over {
            Over::Shot(flight) => flight.end == End::Dropped && self.sees_end(flight),
            Over::Roll(moment) => moment.dropped,
            _ => false,
        };
        self.cup(pen, &mut dots, drops);
        self.golfer(pen, &mut dots);
        let struck: Vec<u32> = told
            .iter()
            .flat_map(|told| told.struck.iter().map(|(_, id)| *id))
            .collect();
        for monster in self.game.monsters() {
            if !self.is_gone(monster) {
                self.monster(pen, &mut dots, monster, struck.contains(&monster.id));
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
        if !matches!(self.over, Over::Roll(_))
            && let Some(ball) = self.game.ball()
        {
            self.ball(pen, &mut dots, Spot::of(ball));
        }
        dots.draw(pen, &self.window);
    }

    fn sees_end(&self, flight: &Flight) -> bool {
        flight.seen(self.game.preview_contacts()).1
    }

    fn is_gone(&self, monster: &Monster) -> bool {
        matches!(&self.over, Over::Roll(moment) if moment.gone.contains(&monster.id))
    }

    /// The mark on a cell.
    fn mark(&self, pen: &Pen<'_>, cell: Cell) -> Option<Mark> {
        let theme = pen.paint.theme;
        let here = |monster: &&Monster| match monster.intent {
            Intent::Step(to) | Intent::Take(to) | Intent::Blow(to) => to == cell,
            Intent::Missile(line) => line.cells().any(|at| at == cell),
            Intent::Rest | Intent::Asleep | Intent::Mirror => false,
        };
        let alive = self.game.monsters().iter().filter(|m| !self.is_gone(m));
        let mut marks: Vec<&Monster> = alive.filter(here).collect();
        // A blow or missile goes before a step onto the same cell.
        marks.sort_by_key(|monster| !monster.intent.strikes(cell));
        let first = marks.first()?;
        let sign = first
            .cell
            .dir_to(cell)
            .map(|dir| pen.paint.signs.arrow(dir));
        match first.intent {
            Intent::Blow(_) => Some(Mark {
                tint: Tint::Blow,
                sign: '!',
                ink: theme.bright,
            }),
            Intent::Missile(_) => Some(Mark {
                tint: Tint::Blow,
                sign: '*',
                ink: theme.bright,
            }),
            _ => Some(Mark {
                tint: Tint::Step,
                sign: sign.unwrap_or('.'),
                ink: theme.gold,
            }),
        }
    }

    fn ground(&self, pen: &mut Pen<'_>, cell: Cell) {
        let Some(tile) = ground::tile(&pen.paint, self.game.hole(), cell) else {
            return;
        };
        let theme = pen.paint.theme;
        let mark = self.mark(pen, cell);
        let scale = self.window.scale;
        for (part, (x, y)) in self.window.parts(cell) {
            let (mut ground, sign, ink) = tile.part(part, scale);
            if let Some(mark) = &mark {
                ground = ground::tinted(theme, ground, mark.tint);
            }
            match &mark {
                // The sign of a mark stands beside the letter of whoever is there.
                Some(mark) if part == (scale, scale - 1) => {
                    pen.put(x, y, mark.sign, mark.style(ground));
                }
                _ => pen.put(x, y, sign, Style::new().bg(ground.into()).fg(ink.into())),
            }
        }
    }

    fn cup(&self, pen: &mut Pen<'_>, dots: &mut Dots, lit: bool) {
        let cup = self.game.hole().cup;
        if !self.window.shows(cup) {
            return;
        }
        let theme = pen.paint.theme;
        let [ground, flag, rim] = ground::cup(theme, lit);
        for (_, (x, y)) in self.window.parts(cup) {
            pen.put(x, y, ' ', Style::new().bg(ground.into()));
            if lit {
                // The line is of the same gold.
                dots.take((x, y));
            }
        }
        let mut style = pen.paint.ink(flag);
        if lit && !pen.paint.colored {
            style = style.add_modifier(Modifier::REVERSED);
        }
        let braille = pen.paint.signs.braille;
        let (x, y) = self.window.stand(cup);
        let sign = if braille { '\u{28c0}' } else { '_' };
        pen.put(x + 1, y, sign, Style::new().fg(rim.into()));
        // What will happen here is told here too.
        if let Some(mark) = self.mark(pen, cup) {
            let style = match lit {
                true => pen.paint.ink(rim),
                false => mark.style(ground::tinted(theme, ground, mark.tint)),
            };
            pen.put(x + 1, y, mark.sign, style);
        }
        if self.window.scale > 1 {
            // There is room for the flag's stick.
            let stick = if braille { '\u{2847}' } else { '|' };
            pen.put(x, y, stick, Style::new().fg(rim.into()));
            dots.take((x, y));
        }
        let top = y - self.window.scale + 1;
        pen.put(x, top, pen.paint.signs.flag, style);
        dots.take((x, top));
    }

    fn golfer(&self, pen: &mut Pen<'_>, dots: &mut Dots) {
        let cell = self.game.golfer();
        if !self.window.shows(cell) {
            return;
        }
        let (x, y) = self.window.stand(cell);
        let mut style = pen.paint.bright();
        let marked = self.game.is_marked();
        if marked && !pen.paint.colored {
            style = style.add_modifier(Modifier::REVERSED);
        }
        pen.put(x, y, '@', style);
        dots.take((x, y));
        let swings = matches!(self.over, Over::Shot(_));
        if swings && !marked {
            pen.put(x + 1, y, '/', Style::new().fg(pen.paint.theme.bone.into()));
        }
    }

    fn monster(&self, pen: &mut Pen<'_>, dots: &mut Dots, monster: &Monster, struck: bool) {
        if !self.window.shows(monster.cell) {
            return;
        }
        let theme = pen.paint.theme;
        let (x, y) = self.window.stand(monster.cell);
        // On a mark a sleeper is as bright as any, or it would not be seen.
        let asleep = match self.mark(pen, monster.cell) {
            Some(_) => theme.bone,
            None => theme.sleeper(),
        };
        let style = match (struck, monster.is_awake()) {
            (true, _) if pen.paint.colored => pen.paint.ink(theme.void).bg(theme.gold.into()),
            (true, _) => pen.paint.bright().add_modifier(Modifier::REVERSED),
            (false, true) => pen.paint.ink(theme.bone),
            (false, false) => Style::new().fg(asleep.into()),
        };
        pen.put(x, y, monster.kind.letter(), style);
        dots.take((x, y));
        if !monster.is_awake() {
            pen.put(x + 1, y, 'z', Style::new().fg(asleep.into()));
        }
    }

    /// The ball where it lies. In the column of a letter it would not be seen: it moves half a cell
    /// into the free one.
    fn ball(&self, pen: &Pen<'_>, dots: &mut Dots, mut spot: Spot) {
        if dots.hides_ball(&self.window, spot) {
            spot.x = spot.x.floor() + 0.76;
        }
        dots.ball(&self.window, spot, pen.paint.theme.bright);
    }

    fn line(&self, pen: &Pen<'_>, dots: &mut Dots, flight: &Flight) {
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

    fn roll(&self, pen: &Pen<'_>, dots: &mut Dots, moment: &Moment) {
        let theme = pen.paint.theme;
        for (age, spot) in (1u8..).zip(&moment.tail) {
            let ink = theme
                .green
                .1
                .mixed(theme.pale, 90u8.saturating_sub(age * 15));
            dots.speck(&self.window, *spot, ink);
        }
        for (id, part) in &moment.bursts {
            if let Some(monster) = self.game.monsters().iter().find(|m| m.id == *id) {
                let centre = Spot::of(Point::centre(monster.cell));
                dots.burst(&self.window, centre, *part, theme.bone);
            }
        }
        if let Some(ball) = moment.ball {
            self.ball(pen, dots, ball);
        }
    }

    fn cursor(&self, pen: &mut Pen<'_>, cell: Cell) {
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
