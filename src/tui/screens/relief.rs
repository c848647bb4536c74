//! Relief: what to do about a lie that cannot be played, each with its price.

use ratatui::layout::Position;

use super::play::play;
use super::stage::Stage;
use super::{Next, Screen};
use crate::describe::the;
use crate::game::{Command, Refusal, Relief};
use crate::geom::Point;
use crate::tui::bindings::{Row, Table};
use crate::tui::desk::Desk;
use crate::tui::draw::board::Over;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;
use crate::tui::mouse::{Deed, Pointer};
use crate::tui::words::way;

/// What the keys of relief do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Places the ball anew.
    Take(Relief),
    /// Concedes the hole.
    Pickup,
    /// Marks the line before.
    Up,
    /// Marks the next line.
    Down,
    /// Takes the line that is marked.
    Chosen,
    /// Goes back to the walk.
    Walk,
    /// Leaves.
    Leave,
}

/// The keys of relief.
pub static KEYS: Table<Action> = Table {
    name: "relief",
    heading: "RELIEF",
    rows: &[
        Row {
            acts: &[("ball-back", Action::Take(Relief::Back))],
            named: 1,
            word: "back, 1 stroke",
            help: "the ball back where it was last played: 1 stroke",
        },
        Row {
            acts: &[("drop", Action::Take(Relief::Drop))],
            named: 1,
            word: "drop, 1 stroke",
            help: "the ball dropped near where it lies: 1 stroke",
        },
        Row {
            acts: &[("pick-up", Action::Pickup)],
            named: 1,
            word: "pick up",
            help: "pick up: the hole scores twice its par",
        },
        Row {
            acts: &[("up", Action::Up), ("down", Action::Down)],
            named: 2,
            word: "pick",
            help: "to the next line",
        },
        Row {
            acts: &[("take", Action::Chosen)],
            named: 1,
            word: "take it",
            help: "take what is picked",
        },
        Row {
            acts: &[("play-on", Action::Walk)],
            named: 1,
            word: "play on",
            help: "play on as it lies",
        },
        Row {
            acts: &[("leave", Action::Leave)],
            named: 1,
            word: "",
            help: "",
        },
    ],
};

/// What there is to choose from, line by line.
const LINES: [Action; 3] = [
    Action::Take(Relief::Back),
    Action::Take(Relief::Drop),
    Action::Pickup,
];

/// A choice being made. No line is marked at first, so that a key too many costs nothing.
#[derive(Default)]
pub struct Choice {
    at: Option<usize>,
}

impl Choice {
    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        let count = LINES.len();
        match desk.keys.action(&KEYS, key) {
            Some(Action::Down) => self.at = Some(self.at.map_or(0, |at| (at + 1) % count)),
            Some(Action::Up) => {
                self.at = Some(self.at.map_or(count, |at| at + count) - 1).map(|at| at % count)
            }
            Some(Action::Chosen) => {
                if let Some(action) = self.at.and_then(|at| LINES.get(at)) {
                    return act(*action, desk);
                }
            }
            Some(action) => return act(action, desk),
            None => {}
        }
        Next::Stay
    }

    /// The mouse at a line: a click marks it, and takes it when it is marked.
    pub fn point_at(&mut self, line: usize, deed: Deed, desk: &mut Desk) -> Option<Next> {
        if deed != Deed::Click {
            return None;
        }
        if self.at == Some(line) {
            return LINES.get(line).map(|action| act(*action, desk));
        }
        self.at = Some(line);
        Some(Next::Stay)
    }

    /// Draws the choice, with rings where the ball would go.
    pub fn draw(&self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
        draw(pen, desk, self.at)
    }
}

fn act(action: Action, desk: &mut Desk) -> Next {
    let command = match action {
        Action::Take(relief) => Command::Unplayable(relief),
        Action::Pickup => Command::Pickup,
        Action::Walk => return Next::to(Screen::Walk),
        Action::Leave => return Next::Leave,
        Action::Up | Action::Down | Action::Chosen => return Next::Stay,
    };
    match play(desk, &command) {
        Next::Stay => Next::to(Screen::Walk),
        next => next,
    }
}

/// Something was done with the mouse beside the list.
pub fn point(pointer: Pointer) -> Option<Next> {
    (pointer.deed == Deed::Aside).then(|| Next::to(Screen::Walk))
}

fn draw(pen: &mut Pen<'_>, desk: &mut Desk, at: Option<usize>) -> Option<Position> {
    let game = desk.game()?;
    let golfer = game.golfer();
    let to = |spot: Point| match game.ball() {
        Some(ball) if spot == ball => "where it lies".to_owned(),
        Some(ball) => format!("{} of where it lies", way(ball, spot)),
        None if spot.cell() == golfer => "where you stand".to_owned(),
        None => format!("{} of you", way(Point::centre(golfer), spot)),
    };
    let back = game.last_spot();
    let drop = game.drop_spot();
    let price = |words: String| format!("1 stroke; {words}");
    let refusal = game.check(&Command::Unplayable(Relief::Drop)).err();
    let dropped = match (&refusal, drop) {
        (Some(Refusal::BallCarried(who)), _) => format!("not now: {} has the ball", the(*who)),
        (Some(refusal), _) => format!("not now: {refusal}"),
        (None, Some(spot)) => price(to(spot)),
        (None, None) => price("no room: as back".to_owned()),
    };
    let marked = at.and_then(|at| LINES.get(at)).copied();
    let label = |action, words: &str| {
        let sign = if marked == Some(action) { '>' } else { ' ' };
        format!("{}{sign} {words}", pen.keys.key_for(&KEYS, action))
    };
    let lines = [
        (
            label(Action::Take(Relief::Back), "back to the last spot"),
            price(to(back)),
        ),
        (
            label(Action::Take(Relief::Drop), "drop the ball near"),
            dropped,
        ),
        (
            label(Action::Pickup, "pick up"),
            format!(
                "the hole scores {}, the dead act first",
                game.stroke_limit()
            ),
        ),
    ];
    let spots: Vec<Point> = drop.into_iter().chain([back]).collect();
    let stage = Stage {
        over: Over::Spots(&spots),
        now: Now::Lines("RELIEF", &lines),
        keys: &pen.keys.line(&KEYS, |action, word| match action {
            Action::Take(Relief::Drop) => refusal.is_none().then_some(word),
            Action::Chosen => marked.map(|_| word),
            _ => Some(word),
        }),
        focus: &[game.ball().unwrap_or(back).cell(), golfer],
    };
    let board = stage.draw(pen, desk)?;
    board.cursor(golfer)
}
