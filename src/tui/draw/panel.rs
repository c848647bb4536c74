//! The panel beside the board: pairs of a dim label and a bright value, in an order that never jumps.
//!
//! First the card, then the golfer, then what matters now. On a narrow screen the same pairs fold to
//! two lines.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::pen::{Paint, Pen};
use crate::describe::{plural, running};
use crate::game::{Game, Intent};
use crate::geom::Point;
use crate::hole::Shot;
use crate::tui::hand::Hand;
use crate::tui::messages::wrap;
use crate::tui::words::{self, Ending, Foretold, way};

/// Columns of a label.
const LABEL: u16 = 9;
/// Turns before nightfall from which it is told loudly.
const DUSK: u32 = 6;

/// What matters now.
pub enum Now<'a> {
    /// The golfer walks.
    Walk,
    /// A shot is being aimed: the shot, its power as it is being typed, what it would do.
    Aim(Shot, Option<char>, &'a Foretold),
    /// The ball is rolling.
    Roll,
    /// Anything else: lines of its own, a label and a value each.
    Lines(&'a str, &'a [(String, String)]),
}

/// One line of the panel.
pub(super) enum Row {
    Gap,
    Heading(String),
    Pair(&'static str, String, Style),
    Words(String, Style),
    Hearts,
    Power(u8),
}

/// The panel of a round.
pub struct Panel<'a> {
    /// The round.
    pub game: &'a Game,
    /// Who plays it.
    pub hand: Hand,
    /// What matters now.
    pub now: Now<'a>,
}

impl Panel<'_> {
    /// Draws it beside the board.
    pub fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let mut rows = self.card(&pen.paint);
        rows.push(Row::Gap);
        rows.push(Row::Hearts);
        rows.push(Row::Gap);
        rows.extend(self.present(&pen.paint));
        // On a low screen the gaps go first, so that no pair is lost.
        let mut spare = rows.len().saturating_sub(usize::from(area.height));
        while spare > 0
            && let Some(last) = rows.iter().rposition(|row| matches!(row, Row::Gap))
        {
            rows.remove(last);
            spare -= 1;
        }
        for (y, row) in (0..area.height).zip(&rows) {
            self.row(pen, area, y, row);
        }
    }

    fn row(&self, pen: &mut Pen<'_>, area: Rect, y: u16, row: &Row) {
        match row {
            Row::Gap => {}
            Row::Heading(words) => {
                pen.write(area, (0, y), words, pen.paint.heading());
            }
            Row::Pair(label, value, style) => {
                pen.write(area, (0, y), label, pen.paint.dim());
                pen.write(area, (LABEL, y), value, *style);
            }
            Row::Words(words, style) => {
                pen.write(area, (0, y), words, *style);
            }
            Row::Hearts => {
                self.hearts(pen, area, (0, y));
            }
            Row::Power(percent) => bar(pen, area, y, *percent),
        }
    }

    /// Hearts, and their number where they are many; returns the column after them.
    pub(super) fn hearts(&self, pen: &mut Pen<'_>, area: Rect, (x, y): (u16, u16)) -> u16 {
        let (theme, signs) = (pen.paint.theme, pen.paint.signs);
        let (hp, most) = (self.game.hp(), self.game.hp_max());
        let mut column = x;
        for heart in 0..most.min(8) {
            let (sign, ink) = if heart < hp {
                (signs.heart, theme.heart)
            } else {
                (signs.heart_lost, theme.heart_lost)
            };
            // A gap between them where there is room for it.
            let gap = u16::from(most <= 7 && area.width < 30);
            column = pen.write(area, (column, y), sign, pen.paint.ink(ink)) + gap;
        }
        let style = if hp <= 2 {
            pen.paint.ink(theme.heart)
        } else {
            pen.paint.bright()
        };
        pen.write(
            area,
            (column + u16::from(most > 7 || area.width >= 30), y),
            &format!("{hp}/{most}"),
            style,
        )
    }

    pub(super) fn card(&self, paint: &Paint) -> Vec<Row> {
        let game = self.game;
        let (strokes, limit) = (game.strokes(), game.stroke_limit());
        // The limit is told when the next strokes could reach it.
        let near = strokes + 3 >= limit;
        let strokes = if near {
            format!("{strokes}, limit {limit}")
        } else {
            strokes.to_string()
        };
        let style = if near {
            paint.ink(paint.theme.under)
        } else {
            paint.ink(paint.theme.pale)
        };
        vec![
            Row::Pair("par", game.hole().par.to_string(), paint.bright()),
            Row::Pair("strokes", strokes, style),
            Row::Pair("round", running(game), paint.score(game.total())),
        ]
    }

    fn present(&self, paint: &Paint) -> Vec<Row> {
        match &self.now {
            Now::Walk => self.walk(paint),
            Now::Aim(shot, typed, told) => self.aim(paint, *shot, *typed, told),
            Now::Roll => vec![Row::Heading("THE BALL ROLLS".to_owned())],
            Now::Lines(heading, lines) => {
                let mut rows = vec![Row::Heading((*heading).to_owned())];
                for (label, value) in *lines {
                    rows.push(Row::Words(label.clone(), paint.bright()));
                    rows.extend(
                        wrap(value, 25)
                            .into_iter()
                            .map(|line| Row::Words(line, paint.dim())),
                    );
                }
                rows
            }
        }
    }

    fn aim(&self, paint: &Paint, shot: Shot, typed: Option<char>, told: &Foretold) -> Vec<Row> {
        let theme = paint.theme;
        let power = match typed {
            Some(digit) => format!("{digit}_ %"),
            None => format!("{} %", shot.power),
        };
        let outcome = match told.end {
            Some(Ending::Drops) => paint.ink(theme.gold),
            Some(Ending::Rests) => paint.bright(),
            Some(Ending::Lost(_)) => paint.ink(theme.under),
            None => paint.dim(),
        };
        // What is out of sight is not counted.
        let rolls = match told.end {
            Some(_) => format!("{:.1} cells", told.rolls),
            None => format!("{:.1} cells seen", told.rolls),
        };
        let mut rows = vec![
            Row::Heading("AIM".to_owned()),
            Row::Pair("heading", format!("{} deg", shot.heading), paint.bright()),
            Row::Pair("power", power, paint.bright()),
            Row::Power(shot.power.percent()),
            Row::Pair("rolls", rolls, paint.bright()),
            Row::Pair("banks", told.banks.to_string(), paint.bright()),
            Row::Pair(
                "struck",
                told.kills().unwrap_or_else(|| "nobody".to_owned()),
                match told.struck.is_empty() {
                    true => paint.dim(),
                    false => paint.ink(theme.good),
                },
            ),
        ];
        if told.end.is_some() {
            rows.push(Row::Pair("the ball", told.ending(), outcome));
        } else {
            rows.push(Row::Pair("the ball", "unseen".to_owned(), outcome));
            rows.push(Row::Pair("", told.horizon(), outcome));
        }
        let hearts = told.hearts(self.game);
        if hearts > 0 {
            let price = format!("lose {}", plural(hearts as usize, "heart"));
            let who = match self.hand {
                Hand::Player => "you",
                Hand::Bot(_) => "golfer",
            };
            rows.push(Row::Pair(who, price, paint.ink(theme.under)));
        }
        rows.extend([self.cup(paint), Row::Gap]);
        rows.extend(self.danger(paint));
        rows
    }

    fn cup(&self, paint: &Paint) -> Row {
        let from = self
            .game
            .ball()
            .unwrap_or(Point::centre(self.game.golfer()));
        let to = Point::centre(self.game.hole().cup);
        Row::Pair("to cup", way(from, to), paint.bright())
    }

    fn walk(&self, paint: &Paint) -> Vec<Row> {
        let game = self.game;
        let mut rows = vec![Row::Heading("WALK".to_owned())];
        if let Some(ball) = game.ball() {
            let stance = Point::centre(game.golfer());
            rows.push(Row::Pair("ball", way(stance, ball), paint.bright()));
            rows.push(match game.check_reach() {
                Ok(()) => Row::Pair("", "in reach".to_owned(), paint.ink(paint.theme.good)),
                Err(refusal) => Row::Pair("", out_of_reach(&refusal).to_owned(), paint.dim()),
            });
        }
        rows.push(self.cup(paint));
        let turns = game.turns_to_nightfall();
        let style = if turns <= DUSK {
            paint.ink(paint.theme.under)
        } else {
            paint.text()
        };
        rows.push(Row::Pair("night in", plural(turns as usize, "turn"), style));
        rows.push(Row::Gap);
        rows.extend(self.danger(paint));
        rows
    }

    /// The awake, nearest first, with what each will do; sleepers as a number.
    fn danger(&self, paint: &Paint) -> Vec<Row> {
        let game = self.game;
        let mut awake: Vec<_> = game.monsters().iter().filter(|m| m.is_awake()).collect();
        awake.sort_by_key(|m| {
            let blow = matches!(m.intent, Intent::Blow(_) | Intent::Missile(_));
            (!blow, m.cell.king_steps(game.golfer()), m.id)
        });
        let asleep = game.monsters().len() - awake.len();
        let mut rows = Vec::new();
        for monster in awake.iter().take(4) {
            let strikes = matches!(monster.intent, Intent::Blow(_) | Intent::Missile(_));
            let (word, style) = match strikes {
                true => ("!", paint.ink(paint.theme.under)),
                false => ("", paint.text()),
            };
            let line = format!(
                "{} {}{word}",
                monster.kind.letter(),
                self.hand.tell(words::intent(game, monster))
            );
            rows.push(Row::Words(line, style));
        }
        if awake.len() > 4 {
            rows.push(Row::Words(
                format!("and {} more", awake.len() - 4),
                paint.text(),
            ));
        }
        if asleep > 0 {
            rows.push(Row::Words(format!("{asleep} asleep"), paint.dim()));
        }
        rows
    }
}

fn out_of_reach(refusal: &crate::game::Refusal) -> &'static str {
    match refusal {
        crate::game::Refusal::BallBehindWall => "behind a wall",
        _ => "out of reach",
    }
}

fn bar(pen: &mut Pen<'_>, area: Rect, y: u16, percent: u8) {
    let theme = pen.paint.theme;
    let width = area.width.min(20);
    let full = (u32::from(width) * u32::from(percent) + 50) / 100;
    for x in 0..width {
        let filled = u32::from(x) < full;
        let (ink, sign) = if filled {
            (theme.power, '=')
        } else {
            (theme.trough, '.')
        };
        // With colour the ground is the bar, without it the signs are.
        let sign = if pen.paint.colored { ' ' } else { sign };
        let style = Style::new().bg(ink.into());
        pen.write(area, (x, y), &sign.to_string(), style);
    }
}
