//! The walk: the golfer goes to the ball, past the dead.

use std::time::Duration;

use ratatui::layout::{Position, Rect};

use super::aim::Aim;
use super::look::Look;
use super::{Next, Screen};
use crate::game::{Command, Game, Phase};
use crate::geom::{Cell, Dir, Point};
use crate::tui::bindings::{self, Binding, Pair, ways};
use crate::tui::desk::{ClubWord, Desk};
use crate::tui::draw::board::{BoardView, Over};
use crate::tui::draw::camera::Window;
use crate::tui::draw::ground;
use crate::tui::draw::layout::Layout;
use crate::tui::draw::panel::{Now, Panel};
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::{self, Corner};
use crate::tui::keys::Key;
use crate::tui::messages::Age;
use crate::tui::walk::{self, Halt};

/// Steps that one key walks at most: more than any way on any hole.
const MOST_STEPS: usize = 400;

/// What the keys of the walk do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Aims.
    Aim,
    /// Walks to the ball.
    ToBall,
    /// Steps, or strikes with the club.
    Step(Dir),
    /// Lets a turn pass.
    Wait,
    /// Chooses relief.
    Relief,
    /// Looks at a cell.
    Look,
    /// Leaves.
    Leave,
}

/// The keys of the walk.
pub static KEYS: [Binding<Action>; 7] = [
    Binding {
        keys: &[
            (Key::Char('F'), Action::Aim),
            (Key::Char('f'), Action::Aim),
            (Key::Enter, Action::Aim),
            (Key::Char(' '), Action::Aim),
        ],
        named: 1,
        word: "aim",
        help: "aim, when the ball is in reach",
    },
    Binding {
        keys: &[(Key::Char('o'), Action::ToBall)],
        named: 1,
        word: "to the ball",
        help: "walk to the ball, until something new threatens",
    },
    Binding {
        keys: ways!(Action::Step),
        named: 4,
        word: "walk",
        help: "a step; into one of the dead: the club, 1 stroke",
    },
    Binding {
        keys: &[
            (Key::Char('.'), Action::Wait),
            (Key::Char('5'), Action::Wait),
        ],
        named: 1,
        word: "wait",
        help: "wait a turn",
    },
    Binding {
        keys: &[(Key::Char('r'), Action::Relief)],
        named: 1,
        word: "relief",
        help: "relief: back or drop for 1 stroke, pick up",
    },
    Binding {
        keys: &[(Key::Char('x'), Action::Look)],
        named: 1,
        word: "look",
        help: "look at a cell",
    },
    Binding {
        keys: &[(Key::Char('q'), Action::Leave)],
        named: 1,
        word: SAVE_AND_LEAVE,
        help: SAVE_AND_LEAVE,
    },
];

/// What leaving does, where the round is recorded.
pub const SAVE_AND_LEAVE: &str = "save and leave";

/// A key was pressed.
pub fn key(key: Key, desk: &mut Desk) -> Next {
    let asked = match desk.club_word {
        ClubWord::Asked(dir) => {
            desk.club_word = ClubWord::Untold;
            Some(dir)
        }
        ClubWord::Untold | ClubWord::Told => None,
    };
    match bindings::action(&KEYS, key) {
        Some(Action::Aim) => aim(desk),
        Some(Action::Wait) => play(desk, &Command::Wait),
        Some(Action::ToBall) => to_ball(desk),
        Some(Action::Relief) => Next::to(Screen::Relief),
        Some(Action::Look) => Next::to(Screen::Look(Look::new(desk))),
        Some(Action::Step(dir)) => step(desk, dir, asked),
        Some(Action::Leave) => Next::Leave,
        None => Next::Stay,
    }
}

/// Plays a command; the next screen is that of the phase.
pub fn play(desk: &mut Desk, command: &Command) -> Next {
    match desk.play(command) {
        Some(_) => Next::Phase,
        None => Next::Stay,
    }
}

fn aim(desk: &mut Desk) -> Next {
    let Some(game) = desk.game() else {
        return Next::Stay;
    };
    match (game.check_reach(), Aim::new(desk)) {
        (Ok(()), Some(aim)) => Next::to(Screen::Aim(aim)),
        (Err(refusal), _) => {
            let words = crate::tui::desk::capital(&format!(
                "{refusal}; {} walks to the ball.",
                called(desk, Action::ToBall)
            ));
            desk.log.turn_over();
            desk.log.say(words);
            Next::Stay
        }
        (Ok(()), None) => Next::Stay,
    }
}

fn step(desk: &mut Desk, dir: Dir, asked: Option<Dir>) -> Next {
    let command = Command::Step(dir);
    let Some(game) = desk.game() else {
        return Next::Stay;
    };
    let foe = game.monster_at(game.golfer().step(dir)).map(|m| m.kind);
    let Some(foe) = foe.filter(|_| game.check(&command).is_ok()) else {
        return play(desk, &command);
    };
    if desk.club_word != ClubWord::Told && asked != Some(dir) {
        desk.club_word = ClubWord::Asked(dir);
        desk.log.turn_over();
        desk.log.say(format!(
            "That blow at the {foe} costs a stroke: the same key again to strike."
        ));
        return Next::Stay;
    }
    desk.club_word = ClubWord::Told;
    play(desk, &command)
}

/// The key for this, as a sentence names it.
pub fn called(desk: &Desk, action: Action) -> String {
    bindings::key_for(&KEYS, action, desk.paint.signs).to_uppercase()
}

/// Walks to the ball until it can be played or something new threatens.
fn to_ball(desk: &mut Desk) -> Next {
    let mut walked = false;
    for _ in 0..MOST_STEPS {
        let Some(game) = desk.game() else {
            return Next::Stay;
        };
        let dir = match walk::next(game) {
            Ok(dir) => dir,
            Err(halt) => {
                if !walked {
                    let words = match halt {
                        Halt::There => {
                            format!(
                                "The ball is in reach: press {} to aim.",
                                called(desk, Action::Aim)
                            )
                        }
                        Halt::Barred => "The dead bar the way to the ball.".to_owned(),
                    };
                    desk.log.turn_over();
                    desk.log.say(words);
                }
                break;
            }
        };
        let Some(events) = desk.play(&Command::Step(dir)) else {
            break;
        };
        walked = true;
        let Some(game) = desk.game() else {
            break;
        };
        if game.phase() != &Phase::Play || walk::alarms(game, &events) {
            break;
        }
    }
    Next::Phase
}

/// Draws the walk.
pub fn draw(pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
    let in_reach = desk.game().is_some_and(|game| game.check_reach().is_ok());
    let keys = bindings::line(&KEYS, pen.paint.signs, |action, word| match action {
        Action::Aim => in_reach.then_some(word),
        Action::ToBall => (!in_reach).then_some(word),
        Action::Leave => Some(desk.leaving()),
        Action::Step(_) | Action::Wait | Action::Relief | Action::Look => Some(word),
    });
    let golfer = desk.game()?.golfer();
    let scene = Scene {
        over: Over::Nothing,
        now: Now::Walk,
        keys: &keys,
        focus: &[golfer],
    };
    let window = scene.draw(pen, desk)?;
    cursor(&window, golfer)
}

/// Draws the swing that is being shown.
pub fn draw_roll(pen: &mut Pen<'_>, desk: &mut Desk, now: Duration) {
    let Some(moment) = desk.roll.as_ref().map(|roll| roll.at(now)) else {
        return;
    };
    let golfer = desk.shown().map(Game::golfer);
    let ball = moment
        .ball
        .map(|spot| Cell::new(spot.x as i32, spot.y as i32));
    let focus: Vec<Cell> = golfer.into_iter().chain(ball).collect();
    let scene = Scene {
        over: Over::Roll(&moment),
        now: Now::Roll,
        keys: &[("any key".to_owned(), "skip")],
        focus: &focus,
    };
    scene.draw(pen, desk);
}

/// The column and row of a cell, for the terminal's cursor.
pub fn cursor(window: &Window, cell: Cell) -> Option<Position> {
    let (x, y) = window.stand(cell);
    let inside = window.shows(cell);
    inside.then_some(Position::new(x as u16, y as u16))
}

/// What all screens of a hole in play have in common.
pub struct Scene<'a> {
    /// What is laid over the board.
    pub over: Over<'a>,
    /// What the panel says.
    pub now: Now<'a>,
    /// The keys that are useful now.
    pub keys: &'a [Pair],
    /// What must be in view; the last counts most.
    pub focus: &'a [Cell],
}

impl Scene<'_> {
    /// Draws header, board, panel, messages and keys, and says which part of the board is in view.
    pub fn draw(self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Window> {
        let layout = Layout::of(pen.area());
        let span = ground::span(desk.shown()?.hole());
        let window = desk.camera.look(layout.board, span, self.focus);
        let game = desk.shown()?;
        strips::header(pen, layout.header, game);
        // Any key ends a motion, that of help too.
        let corner = match &self.over {
            Over::Roll(_) => Corner::Bare,
            _ => Corner::Help,
        };
        let far = match &self.over {
            Over::Shot(flight) => {
                let whole = flight.seen(game.preview_contacts()).1;
                flight.path.last().filter(|_| whole).map(|w| w.at)
            }
            _ => None,
        };
        BoardView {
            game,
            window,
            over: self.over,
        }
        .draw(pen);
        if let Some(end) = far {
            inset(pen, &window, game, end);
        }
        let panel = Panel {
            game,
            now: self.now,
        };
        layout
            .panel
            .into_iter()
            .for_each(|area| panel.draw(pen, area));
        layout
            .folded
            .into_iter()
            .for_each(|area| panel.fold(pen, area));
        let overflow = match layout.folded {
            Some(area) => panel.overflow(area.width),
            None => None,
        };
        // What a swing did is not told before it is seen.
        let until = desk.roll.is_some().then(|| desk.log.turn());
        let width = usize::from(layout.messages.width);
        let told = desk
            .log
            .rows(width, usize::from(layout.messages.height), until);
        // A narrow screen has no panel: its lines take the messages' place.
        let rows = match overflow {
            Some(rows) => rows.into_iter().map(|row| (row, Age::New)).collect(),
            None => told,
        };
        strips::messages(pen, layout.messages, &rows);
        strips::keys(pen, layout.keys, self.keys, corner);
        Some(window)
    }
}

/// An arrow and a distance at the edge, for an end of a shot that is out of view.
fn inset(pen: &mut Pen<'_>, window: &Window, game: &Game, end: crate::ball::Spot) {
    let cell = Cell::new(end.x.floor() as i32, end.y.floor() as i32);
    let Some(ball) = game.ball().filter(|_| !window.shows(cell)) else {
        return;
    };
    let to = Point::centre(cell);
    let Some(dir) = ball.dir_to(to) else {
        return;
    };
    let words = format!(" {} {:.1} ", pen.paint.signs.arrow(dir), ball.distance(to));
    let (x, y) = window.place(cell);
    let area: Rect = window.area;
    let last = area.right().saturating_sub(words.chars().count() as u16);
    let at = |v: i32, low: u16, high: u16| v.min(i32::from(high)).max(i32::from(low)) as u16;
    let row = at(y, area.y, area.bottom().saturating_sub(1));
    let column = at(x, area.x, last);
    let style = pen
        .paint
        .ink(pen.paint.theme.void)
        .bg(pen.paint.theme.pale.into());
    pen.write(area, (column - area.x, row - area.y), &words, style);
}
