//! Aiming: the shot is turned and weighed, and its line shown, until it is swung.

mod keys;
mod point;

use ratatui::layout::Position;

pub use keys::EDITS;
use keys::Edit;
pub use keys::{Action, KEYS};
use point::Hold;

use super::advice::Asking;
use super::drill::Aimed;
use super::stage::Stage;
use super::{Next, Screen, play};
use crate::assist::foretold::Foretold;
use crate::assist::lines::{self, Line};
use crate::ball::Flight;
use crate::game::{Command, Game};
use crate::geom::{Cell, Heading, Power};
use crate::hole::Shot;
use crate::tui::bindings::Pair;
use crate::tui::desk::{Desk, View};
use crate::tui::draw::board::Over;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;

/// A shot being aimed.
pub struct Aim {
    shot: Shot,
    /// The useful lines of this lie, once they were asked for.
    lines: Vec<Line>,
    /// Which of the useful lines Tab showed last.
    line: Option<usize>,
    typing: Typing,
    asking: Asking,
    hold: Hold,
}

/// A number being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Typing {
    /// None.
    Nothing,
    /// A power of which the first digit is there.
    Power(u8),
    /// An angle.
    Angle(String),
}

impl Aim {
    /// Takes a stance; none without a ball.
    pub fn new(desk: &Desk) -> Option<Self> {
        let game = desk.game()?;
        let ball = game.ball()?;
        // What was aimed at from this very lie stays; else a shot that gets somewhere.
        let kept = desk.aimed.filter(|(lie, _)| *lie == ball);
        let shot = kept.map_or_else(|| lines::sensible(game, ball), |(_, shot)| shot);
        Some(Self {
            shot,
            lines: Vec::new(),
            line: None,
            typing: Typing::Nothing,
            asking: Asking::of(desk),
            hold: Hold::default(),
        })
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        self.hold = Hold::Keyed;
        match std::mem::replace(&mut self.typing, Typing::Nothing) {
            Typing::Angle(text) => {
                self.angle(text, key, desk);
                return Next::Stay;
            }
            Typing::Power(first) => {
                if self.second_digit(first, key, desk) {
                    return Next::Stay;
                }
            }
            Typing::Nothing => {}
        }
        let action = desk.keys.action(&KEYS, key);
        if action != Some(Action::Caddie) {
            self.asking.pass();
        }
        match action {
            Some(Action::Caddie) => {
                let key = desk.keys.key_for(&KEYS, Action::Caddie);
                let shot = self.asking.press(desk, &key);
                self.take(shot);
            }
            Some(Action::Turn(quarters)) => self.turn(quarters),
            Some(Action::Weigh(percent)) => self.weigh(percent),
            Some(Action::Digit(digit)) => self.typing = Typing::Power(digit),
            Some(Action::Angle) => self.typing = Typing::Angle(String::new()),
            Some(Action::Line(by)) => self.useful(desk, by),
            Some(Action::Swing) => return self.swing(desk),
            Some(Action::Whole) => play::turn_view(desk),
            Some(Action::Walk) if desk.view == View::Whole => desk.view = View::Near,
            Some(Action::Walk) => return self.leave(desk),
            Some(Action::Leave) => return Next::Leave,
            None => {}
        }
        Next::Stay
    }

    /// Goes back to the walk; the shot is kept for this lie.
    fn leave(&self, desk: &mut Desk) -> Next {
        let ball = desk.game().and_then(Game::ball);
        desk.view = View::Near;
        desk.aimed = ball.map(|ball| (ball, self.shot));
        Next::to(Screen::Walk)
    }

    /// Swings, unless the caddie still looks.
    fn swing(&self, desk: &mut Desk) -> Next {
        if self.asking.is_thinking() {
            let key = desk.keys.key_for(&KEYS, Action::Walk);
            desk.log
                .note(format!("The caddie still looks: {key} goes without him."));
            return Next::Stay;
        }
        let Shot { heading, power } = self.shot;
        desk.view = View::Near;
        match desk.play(&Command::Swing { heading, power }) {
            Some(_) => Next::Phase,
            None => Next::to(Screen::Walk),
        }
    }

    /// The caddie may have found his shot.
    pub fn hear(&mut self, desk: &mut Desk) {
        let shot = self.asking.answer(desk);
        self.take(shot);
    }

    /// Aims as the caddie would. A number that is being typed stays: the key that ends it must not
    /// swing instead.
    fn take(&mut self, shot: Option<Shot>) {
        if let Some(shot) = shot {
            self.shot = shot;
            self.line = None;
        }
    }

    fn turn(&mut self, quarters: i32) {
        self.shot.heading = self.shot.heading.turned(quarters);
        self.line = None;
    }

    fn weigh(&mut self, percent: i32) {
        let power = i32::from(self.shot.power.percent());
        // In fives the power stays on fives: 100, 95, .. 5, 1.
        let power = match percent {
            5 => power / 5 * 5 + 5,
            -5 => (power + 4) / 5 * 5 - 5,
            _ => power + percent,
        };
        self.shot.power = Power::clamped(power);
        self.line = None;
    }

    /// Whether the key belonged to the power being typed: a digit ends it, `00` is 100, and what
    /// swings takes the one digit there is but does not swing.
    fn second_digit(&mut self, first: u8, key: Key, desk: &Desk) -> bool {
        let percent = match (desk.keys.action(&KEYS, key), key) {
            (Some(Action::Digit(digit)), _) => match (first, digit) {
                (0, 0) => 100,
                (tens, ones) => i32::from(tens) * 10 + i32::from(ones),
            },
            (Some(Action::Swing), _) | (_, Key::Enter) => i32::from(first),
            (_, Key::Esc | Key::Back) => return true,
            _ => return false,
        };
        self.shot.power = Power::clamped(percent);
        true
    }

    fn angle(&mut self, mut text: String, key: Key, desk: &mut Desk) {
        if let Key::Char(sign @ ('0'..='9' | '.')) = key
            && text.len() < 6
        {
            text.push(sign);
        }
        match desk.keys.action(&EDITS, key) {
            Some(Edit::Erase) => {
                text.pop();
            }
            Some(Edit::Drop) => return,
            Some(Edit::Set) => {
                match Heading::parse(&text) {
                    Some(heading) => self.shot.heading = heading,
                    None => {
                        desk.log
                            .note("An angle goes from 0 to 359.75 in steps of 0.25; 90 is up.");
                    }
                }
                return;
            }
            None => {}
        }
        self.typing = Typing::Angle(text);
    }

    fn useful(&mut self, desk: &mut Desk, by: isize) {
        let Some((game, ball)) = desk.game().and_then(|game| Some((game, game.ball()?))) else {
            return;
        };
        // Nothing moves while one aims: they are sought once.
        if self.lines.is_empty() {
            self.lines = lines::useful(game, ball, desk.last_shot);
        }
        let lines = &self.lines;
        let count = lines.len() as isize;
        let next = match self.line {
            Some(line) => line as isize + by,
            None if by < 0 => count - 1,
            // The line one starts from need not be shown again.
            None => isize::from(lines.first().is_some_and(|line| line.shot == self.shot)),
        };
        let next = next.rem_euclid(count.max(1)) as usize;
        if let Some(line) = lines.get(next) {
            self.shot = line.shot;
            self.line = Some(next);
            let words = format!("Line {} of {count}: {}.", next + 1, line.name);
            desk.log.note(words);
        }
    }

    fn preview(&self, desk: &Desk) -> Option<Flight> {
        desk.game()?.preview(self.shot.heading, self.shot.power)
    }

    /// What the shot would do, as far as a lesson speaks of it.
    pub fn foretells(&self, desk: &Desk) -> Option<Aimed> {
        let flight = self.preview(desk)?;
        Some(Aimed::of(&Foretold::of(desk.game()?, &flight)))
    }

    /// Draws the aim.
    pub fn draw(&self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
        let flight = self.preview(desk)?;
        let game = desk.game()?;
        let told = Foretold::of(game, &flight);
        let (golfer, ball) = (game.golfer(), game.ball()?.cell());
        let (path, _) = flight.seen(game.preview_contacts());
        let mut focus: Vec<Cell> = path
            .iter()
            .rev()
            .map(|w| Cell::new(w.at.x.floor() as i32, w.at.y.floor() as i32))
            .collect();
        focus.extend([golfer, ball]);
        let keys: Vec<Pair> = match &self.typing {
            Typing::Angle(text) => std::iter::once((format!("heading: {text}_"), ""))
                .chain(pen.keys.line(&EDITS, |_, word| Some(word)))
                .collect(),
            Typing::Nothing | Typing::Power(_) => pen.keys.line(&KEYS, |_, word| Some(word)),
        };
        let typed = match self.typing {
            Typing::Power(digit) => Some(char::from(b'0' + digit)),
            Typing::Nothing | Typing::Angle(_) => None,
        };
        let stage = Stage {
            over: Over::Shot(&flight),
            now: Now::Aim(self.shot, typed, &told),
            keys: &keys,
            focus: &focus,
        };
        let board = stage.draw(pen, desk)?;
        board.cursor(ball)
    }
}
