//! Aiming: the shot is turned and weighed, and its line shown, until it is swung.

use ratatui::layout::Position;

use super::play::{Scene, cursor};
use super::{Next, Screen};
use crate::ball::Flight;
use crate::game::Command;
use crate::geom::{Cell, Dir, Heading, Power};
use crate::tui::desk::Desk;
use crate::tui::draw::board::Over;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;
use crate::tui::lines::{self, Shot};
use crate::tui::words::Foretold;

/// A quarter-degree, and the larger turn of 3 degrees.
const FINE: i32 = 1;
const COARSE: i32 = 12;

/// A shot being aimed.
pub struct Aim {
    shot: Shot,
    /// Which of the useful lines Tab showed last.
    line: Option<usize>,
    typing: Typing,
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
        Some(Self {
            shot: lines::sensible(game, game.ball()?),
            line: None,
            typing: Typing::Nothing,
        })
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        match std::mem::replace(&mut self.typing, Typing::Nothing) {
            Typing::Angle(text) => {
                self.angle(text, key, desk);
                return Next::Stay;
            }
            Typing::Power(first) => {
                if self.second_digit(first, key) {
                    return Next::Stay;
                }
            }
            Typing::Nothing => {}
        }
        match key {
            Key::Arrow(Dir::W) | Key::Char('h') => self.turn(COARSE),
            Key::Arrow(Dir::E) | Key::Char('l') => self.turn(-COARSE),
            Key::Shifted(Dir::W) | Key::Char(',' | 'H') => self.turn(FINE),
            Key::Shifted(Dir::E) | Key::Char('.' | 'L') => self.turn(-FINE),
            Key::Arrow(Dir::N) | Key::Char('k') => self.weigh(5),
            Key::Arrow(Dir::S) | Key::Char('j') => self.weigh(-5),
            Key::Shifted(Dir::N) | Key::Char('=' | '+' | 'K') => self.weigh(1),
            Key::Shifted(Dir::S) | Key::Char('-' | 'J') => self.weigh(-1),
            Key::Char(digit @ '0'..='9') => {
                self.typing = Typing::Power(digit as u8 - b'0');
            }
            Key::Char(':') => self.typing = Typing::Angle(String::new()),
            Key::Tab => self.useful(desk, 1),
            Key::BackTab => self.useful(desk, -1),
            Key::Enter => {
                let Shot { heading, power } = self.shot;
                return match desk.play(&Command::Swing { heading, power }) {
                    Some(_) => Next::Phase,
                    None => Next::to(Screen::Walk),
                };
            }
            Key::Esc | Key::Back | Key::Char('f') => return Next::to(Screen::Walk),
            Key::Char('q') => return Next::Leave,
            _ => {}
        }
        Next::Stay
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

    /// Whether the key belonged to the power being typed: a digit ends it, `00` is 100, and Enter
    /// takes the one digit there is but never swings.
    fn second_digit(&mut self, first: u8, key: Key) -> bool {
        let percent = match key {
            Key::Char(digit @ '0'..='9') => match (first, digit as u8 - b'0') {
                (0, 0) => 100,
                (tens, ones) => i32::from(tens) * 10 + i32::from(ones),
            },
            Key::Enter => i32::from(first),
            Key::Esc | Key::Back => return true,
            _ => return false,
        };
        self.shot.power = Power::clamped(percent);
        true
    }

    fn angle(&mut self, mut text: String, key: Key, desk: &mut Desk) {
        match key {
            Key::Char(sign @ ('0'..='9' | '.')) if text.len() < 6 => text.push(sign),
            Key::Back => {
                text.pop();
            }
            Key::Esc => return,
            Key::Enter => {
                match Heading::parse(&text) {
                    Some(heading) => self.shot.heading = heading,
                    None => {
                        desk.log.turn_over();
                        desk.log
                            .say("An angle goes from 0 to 359.75 in steps of 0.25; 90 is up.");
                    }
                }
                return;
            }
            _ => {}
        }
        self.typing = Typing::Angle(text);
    }

    fn useful(&mut self, desk: &mut Desk, by: isize) {
        let Some((game, ball)) = desk.game().and_then(|game| Some((game, game.ball()?))) else {
            return;
        };
        let lines = lines::useful(game, ball, desk.last_shot);
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
            desk.log.turn_over();
            desk.log.say(words);
        }
    }

    fn preview(&self, desk: &Desk) -> Option<Flight> {
        desk.game()?.preview(self.shot.heading, self.shot.power)
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
        let (turn, power) = (pen.paint.signs.turn_keys, pen.paint.signs.power_keys);
        let angle;
        let keys: &[(&str, &str)] = match &self.typing {
            Typing::Angle(text) => {
                angle = format!("heading: {text}_");
                &[(&angle, ""), ("Enter", "set"), ("Esc", "as before")]
            }
            Typing::Nothing | Typing::Power(_) => &[
                ("Enter", "swing"),
                (turn, "turn"),
                (", .", "fine"),
                (power, "power"),
                ("Tab", "lines"),
                ("Esc", "walk"),
                ("0-9", "power"),
                (":", "angle"),
            ],
        };
        let typed = match self.typing {
            Typing::Power(digit) => Some(char::from(b'0' + digit)),
            Typing::Nothing | Typing::Angle(_) => None,
        };
        let scene = Scene {
            over: Over::Shot(&flight),
            now: Now::Aim(self.shot, typed, &told),
            keys,
            focus: &focus,
        };
        let window = scene.draw(pen, desk)?;
        cursor(&window, ball)
    }
}
