//! The walk: the golfer goes to the ball, past the dead.

use std::time::Duration;

use ratatui::layout::{Position, Rect};

use super::aim::Aim;
use super::look::Look;
use super::{Next, Screen};
use crate::game::{Command, Game, Phase};
use crate::geom::{Cell, Dir, Point};
use crate::tui::desk::{ClubWord, Desk};
use crate::tui::draw::board::{BoardView, Over};
use crate::tui::draw::camera::Window;
use crate::tui::draw::ground;
use crate::tui::draw::layout::Layout;
use crate::tui::draw::panel::{Now, Panel};
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips;
use crate::tui::keys::Key;
use crate::tui::messages::Age;
use crate::tui::walk::{self, Halt};

/// Steps that one key walks at most: more than any way on any hole.
const MOST_STEPS: usize = 400;

/// A key was pressed.
pub fn key(key: Key, desk: &mut Desk) -> Next {
    let asked = match desk.club_word {
        ClubWord::Asked(dir) => {
            desk.club_word = ClubWord::Untold;
            Some(dir)
        }
        ClubWord::Untold | ClubWord::Told => None,
    };
    match key {
        Key::Enter | Key::Char('f' | 'F' | ' ') => return aim(desk),
        Key::Char('.' | '5') => return play(desk, &Command::Wait),
        Key::Char('o') => return to_ball(desk),
        Key::Char('r') => return Next::to(Screen::Relief),
        Key::Char('x') => return Next::to(Screen::Look(Look::new(desk))),
        Key::Char('q') => return Next::Leave,
        _ => {}
    }
    match key.direction() {
        Some(dir) => step(desk, dir, asked),
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
            let words = crate::tui::desk::capital(&format!("{refusal}; O walks to the ball."));
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
                    desk.log.turn_over();
                    desk.log.say(match halt {
                        Halt::There => "The ball is in reach: press F to aim.",
                        Halt::Barred => "The dead bar the way to the ball.",
                    });
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
    let walks = (pen.paint.signs.walk_keys, "walk");
    let keys: &[(&str, &str)] = if in_reach {
        &[
            ("F", "aim"),
            walks,
            (".", "wait"),
            ("r", "relief"),
            ("x", "look"),
            ("q", "save and leave"),
        ]
    } else {
        &[
            ("o", "to the ball"),
            walks,
            (".", "wait"),
            ("r", "relief"),
            ("x", "look"),
            ("q", "save and leave"),
        ]
    };
    let golfer = desk.game()?.golfer();
    let scene = Scene {
        over: Over::Nothing,
        now: Now::Walk,
        keys,
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
        keys: &[strips::SKIP],
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
    pub keys: &'a [(&'a str, &'a str)],
    /// What must be in view; the last counts most.
    pub focus: &'a [Cell],
}

impl Scene<'_> {
    /// Draws header, board, panel, messages and keys, and says which part of the board is in view.
    pub fn draw(self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Window> {
        let layout = Layout::of(pen.area());
        let span = ground::span(&desk.shown()?.hole().ground);
        let window = desk.camera.look(layout.board, span, self.focus);
        let game = desk.shown()?;
        strips::header(pen, layout.header, game);
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
        strips::keys(pen, layout.keys, self.keys);
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
