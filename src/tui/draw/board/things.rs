//! What stands on the ground: flag, items, golfer, the dead, the ball.

use ratatui::style::{Modifier, Style};

use super::{BoardView, Over};
use crate::ball::Spot;
use crate::describe::is_tough;
use crate::game::{Intent, Monster};
use crate::geom::Point;
use crate::hole::Item;
use crate::tui::draw::dots::Dots;
use crate::tui::draw::ground;
use crate::tui::draw::pen::Pen;
use crate::tui::glyphs::{ASLEEP, DAZED, MIRROR};

/// Where the ball is drawn beside a letter, in cells from the west.
const BESIDE: f32 = 0.76;

/// How one of the dead is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// As it is.
    Plain,
    /// Lit: the ball strikes it.
    Struck,
}

impl BoardView<'_> {
    pub(super) fn cup(&self, pen: &mut Pen<'_>, dots: &mut Dots, lit: bool) {
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
            dots.take((x + 1, y));
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

    /// What lies about, but for what the ball has just taken with it.
    pub(super) fn items(&self, pen: &mut Pen<'_>, dots: &mut Dots) {
        for lying in self.game.items() {
            let taken =
                matches!(&self.over, Over::Roll(moment) if moment.taken.contains(&lying.cell));
            if taken || !self.window.shows(lying.cell) {
                continue;
            }
            let (x, y) = self.window.stand(lying.cell);
            pen.put(x, y, Item::GLYPH, pen.paint.ink(pen.paint.theme.gold));
            dots.take((x, y));
        }
    }

    pub(super) fn golfer(&self, pen: &mut Pen<'_>, dots: &mut Dots) {
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

    pub(super) fn monster(
        &self,
        pen: &mut Pen<'_>,
        dots: &mut Dots,
        monster: &Monster,
        tone: Tone,
    ) {
        if !self.window.shows(monster.cell) {
            return;
        }
        let theme = pen.paint.theme;
        let (x, y) = self.window.stand(monster.cell);
        // On a mark a sleeper is as bright as any, or it would not be seen.
        let asleep = match self.mark(pen, monster.cell) {
            Some(_) => theme.bone,
            None => theme.sleeper,
        };
        let ink = if monster.is_awake() {
            theme.bone
        } else {
            asleep
        };
        let style = match (tone, monster.is_awake()) {
            (Tone::Struck, _) if pen.paint.colored => {
                pen.paint.ink(theme.void).bg(theme.gold.into())
            }
            (Tone::Struck, _) => pen.paint.bright().add_modifier(Modifier::REVERSED),
            (Tone::Plain, true) => pen.paint.ink(ink),
            (Tone::Plain, false) => Style::new().fg(ink.into()),
        };
        pen.put(x, y, monster.kind.letter(), style);
        dots.take((x, y));
        if self.game.is_laden(monster) {
            let spot = Spot::of(Point::centre(monster.cell));
            self.ball(pen, dots, spot);
        } else if let Some(sign) = self.sign(monster) {
            pen.put(x + 1, y, sign, Style::new().fg(ink.into()));
        }
    }

    /// The sign beside a monster's letter: how it is.
    fn sign(&self, monster: &Monster) -> Option<char> {
        if !monster.is_awake() {
            Some(ASLEEP)
        } else if monster.dazed > 0 {
            Some(DAZED)
        } else if is_tough(self.game, monster) {
            char::from_digit(monster.hits.min(9), 10)
        } else {
            (monster.intent == Intent::Mirror).then_some(MIRROR)
        }
    }

    /// The ball where it lies. In the column of a letter it would not be seen: it moves half a cell
    /// into the free one.
    pub(super) fn ball(&self, pen: &Pen<'_>, dots: &mut Dots, mut spot: Spot) {
        if dots.hides_ball(&self.window, spot) {
            spot.x = spot.x.floor() + BESIDE;
        }
        dots.ball(&self.window, spot, pen.paint.theme.bright);
    }
}
