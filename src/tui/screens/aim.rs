//! Aiming: the shot is turned and weighed, and its line shown, until it is swung.

use ratatui::layout::Position;

use super::stage::{Stage, cursor};
use super::{Next, Screen};
use crate::ball::Flight;
use crate::game::Command;
use crate::geom::{Cell, Dir, Heading, Power};
use crate::tui::bindings::{self, Binding, Pair};
use crate::tui::desk::Desk;
use crate::tui::draw::board::Over;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;
use crate::tui::lines::{self, Line, Shot};
use crate::tui::words::Foretold;

/// A quarter-degree, and the larger turn of 3 degrees.
const FINE: i32 = 1;
const COARSE: i32 = 12;

/// What the keys of an aim do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Swings.
    Swing,
    /// Turns by so many quarter-degrees.
    Turn(i32),
    /// Changes the power by so many percent.
    Weigh(i32),
    /// Shows the next useful line, or the one before.
    Line(isize),
    /// Goes back to the walk.
    Walk,
    /// Types a digit of the power.
    Digit(u8),
    /// Begins to type a heading.
    Angle,
    /// Leaves.
    Leave,
}

/// The keys of an aim.
pub static KEYS: [Binding<Action>; 10] = [
    Binding {
        keys: &[(Key::Enter, Action::Swing)],
        named: 1,
        word: "swing",
        help: "swing: 1 stroke",
    },
    Binding {
        keys: &[
            (Key::Arrow(Dir::W), Action::Turn(COARSE)),
            (Key::Arrow(Dir::E), Action::Turn(-COARSE)),
            (Key::Char('h'), Action::Turn(COARSE)),
            (Key::Char('l'), Action::Turn(-COARSE)),
        ],
        named: 2,
        word: "turn",
        help: "turn by 3 degrees",
    },
    Binding {
        keys: &[
            (Key::Char(','), Action::Turn(FINE)),
            (Key::Char('.'), Action::Turn(-FINE)),
            (Key::Char('H'), Action::Turn(FINE)),
            (Key::Char('L'), Action::Turn(-FINE)),
            (Key::Shifted(Dir::W), Action::Turn(FINE)),
            (Key::Shifted(Dir::E), Action::Turn(-FINE)),
        ],
        named: 2,
        word: "fine",
        help: "turn by a quarter of a degree",
    },
    Binding {
        keys: &[
            (Key::Arrow(Dir::N), Action::Weigh(5)),
            (Key::Arrow(Dir::S), Action::Weigh(-5)),
            (Key::Char('k'), Action::Weigh(5)),
            (Key::Char('j'), Action::Weigh(-5)),
        ],
        named: 2,
        word: "power",
        help: "power by 5",
    },
    Binding {
        keys: &[
            (Key::Char('-'), Action::Weigh(-1)),
            (Key::Char('='), Action::Weigh(1)),
            (Key::Char('+'), Action::Weigh(1)),
            (Key::Char('K'), Action::Weigh(1)),
            (Key::Char('J'), Action::Weigh(-1)),
            (Key::Shifted(Dir::N), Action::Weigh(1)),
            (Key::Shifted(Dir::S), Action::Weigh(-1)),
        ],
        named: 2,
        word: "",
        help: "power by 1",
    },
    Binding {
        keys: &[
            (Key::Tab, Action::Line(1)),
            (Key::BackTab, Action::Line(-1)),
        ],
        named: 1,
        word: "lines",
        help: "lines: the cup, banks, the dead, the last shot",
    },
    Binding {
        keys: &[
            (Key::Esc, Action::Walk),
            (Key::Back, Action::Walk),
            (Key::Char('f'), Action::Walk),
        ],
        named: 1,
        word: "walk",
        help: "back to the walk",
    },
    Binding {
        keys: &[
            (Key::Char('0'), Action::Digit(0)),
            (Key::Char('1'), Action::Digit(1)),
            (Key::Char('2'), Action::Digit(2)),
            (Key::Char('3'), Action::Digit(3)),
            (Key::Char('4'), Action::Digit(4)),
            (Key::Char('5'), Action::Digit(5)),
            (Key::Char('6'), Action::Digit(6)),
            (Key::Char('7'), Action::Digit(7)),
            (Key::Char('8'), Action::Digit(8)),
            (Key::Char('9'), Action::Digit(9)),
        ],
        named: 10,
        word: "power",
        help: "two digits: the power; 00 is 100",
    },
    Binding {
        keys: &[(Key::Char(':'), Action::Angle)],
        named: 1,
        word: "angle",
        help: "type a heading: 0 is right, 90 is up",
    },
    Binding {
        keys: &[(Key::Char('q'), Action::Leave)],
        named: 1,
        word: "",
        help: "",
    },
];

/// What the keys do while a heading is typed, but for those that belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Edit {
    /// Takes the heading.
    Set,
    /// Leaves the heading as it was.
    Drop,
    /// Takes the last sign back.
    Erase,
}

static EDITS: [Binding<Edit>; 3] = [
    Binding {
        keys: &[(Key::Enter, Edit::Set)],
        named: 1,
        word: "set",
        help: "",
    },
    Binding {
        keys: &[(Key::Esc, Edit::Drop)],
        named: 1,
        word: "as before",
        help: "",
    },
    Binding {
        keys: &[(Key::Back, Edit::Erase)],
        named: 1,
        word: "",
        help: "",
    },
];

/// A shot being aimed.
pub struct Aim {
    shot: Shot,
    /// The useful lines of this lie, once they were asked for.
    lines: Vec<Line>,
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

/// The power that a first shot is offered with.
const HALF: Power = Power::clamped(50);

impl Aim {
    /// Takes a stance; none without a ball.
    pub fn new(desk: &Desk) -> Option<Self> {
        let game = desk.game()?;
        // A sensible heading; how hard is the player's to find, or Tab's.
        let Shot { heading, .. } = lines::sensible(game, game.ball()?);
        let power = desk.last_shot.map_or(HALF, |last| last.power);
        Some(Self {
            shot: Shot { heading, power },
            lines: Vec::new(),
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
        match bindings::action(&KEYS, key) {
            Some(Action::Turn(quarters)) => self.turn(quarters),
            Some(Action::Weigh(percent)) => self.weigh(percent),
            Some(Action::Digit(digit)) => self.typing = Typing::Power(digit),
            Some(Action::Angle) => self.typing = Typing::Angle(String::new()),
            Some(Action::Line(by)) => self.useful(desk, by),
            Some(Action::Swing) => {
                let Shot { heading, power } = self.shot;
                return match desk.play(&Command::Swing { heading, power }) {
                    Some(_) => Next::Phase,
                    None => Next::to(Screen::Walk),
                };
            }
            Some(Action::Walk) => return Next::to(Screen::Walk),
            Some(Action::Leave) => return Next::Leave,
            None => {}
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
        if let Key::Char(sign @ ('0'..='9' | '.')) = key
            && text.len() < 6
        {
            text.push(sign);
        }
        match bindings::action(&EDITS, key) {
            Some(Edit::Erase) => {
                text.pop();
            }
            Some(Edit::Drop) => return,
            Some(Edit::Set) => {
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
        let signs = pen.paint.signs;
        let keys: Vec<Pair> = match &self.typing {
            Typing::Angle(text) => std::iter::once((format!("heading: {text}_"), ""))
                .chain(bindings::line(&EDITS, signs, |_, word| Some(word)))
                .collect(),
            Typing::Nothing | Typing::Power(_) => {
                bindings::line(&KEYS, signs, |_, word| Some(word))
            }
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
        let window = stage.draw(pen, desk)?;
        cursor(&window, ball)
    }
}
