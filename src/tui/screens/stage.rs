//! The stage that all screens of a hole in play share: header, board, panel, messages, keys.

use ratatui::layout::{Position, Rect};

use crate::assist::hand::Hand;
use crate::game::Game;
use crate::geom::{Cell, Dir, Point};
use crate::tui::bindings::Pair;
use crate::tui::desk::Desk;
use crate::tui::draw::board::{BoardView, Over};
use crate::tui::draw::camera::Window;
use crate::tui::draw::ground;
use crate::tui::draw::layout::Layout;
use crate::tui::draw::panel::{Now, Panel};
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::{self, Corner};
use crate::tui::messages::Age;

/// What all screens of a hole in play have in common.
pub struct Stage<'a> {
    /// What is laid over the board.
    pub over: Over<'a>,
    /// What the panel says.
    pub now: Now<'a>,
    /// The keys that are useful now.
    pub keys: &'a [Pair],
    /// What must be in view; the last counts most.
    pub focus: &'a [Cell],
}

impl Stage<'_> {
    /// Draws header, board, panel, messages and keys, and says which part of the board is in view.
    pub fn draw(self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Window> {
        let layout = Layout::of(pen.area());
        let span = ground::span(desk.shown()?.hole());
        let window = desk.camera.look(layout.board, span, self.focus);
        desk.window = Some(window);
        let game = desk.shown()?;
        strips::header(pen, layout.header, desk);
        // Any key ends a motion, that of help too, where one plays oneself.
        let corner = match &self.over {
            Over::Roll(_) if desk.hand == Hand::Player => Corner::Bare,
            _ => Corner::Help,
        };
        let far = match &self.over {
            Over::Shot(flight) => {
                let whole = flight.seen(game.preview_contacts()).1;
                flight.path.last().filter(|_| whole).map(|w| w.at)
            }
            _ => None,
        };
        let flash = desk.flash.as_ref().filter(|_| desk.roll.is_none());
        let (sparks, part) = flash.map_or((Vec::new(), 0.0), |flash| flash.at(desk.now));
        BoardView {
            game,
            window,
            over: self.over,
            sparks: (&sparks, part),
        }
        .draw(pen);
        more(pen, &window, span);
        if let Some(end) = far {
            inset(pen, &window, game, end);
        }
        let panel = Panel {
            game,
            hand: desk.hand,
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
        // A turn in which much is said takes the empty line before the keys too.
        let news = desk.log.news(width).min(usize::from(u16::MAX)) as u16;
        let most = layout.messages.height + layout.spare;
        let words = Rect {
            height: layout.messages.height.max(news.min(most)),
            ..layout.messages
        };
        let told = desk.log.rows(width, usize::from(words.height), until);
        // A narrow screen has no panel: its lines take the messages' place.
        let rows = match overflow {
            Some(rows) => rows.into_iter().map(|row| (row, Age::New)).collect(),
            None => told,
        };
        strips::messages(pen, words, &rows);
        strips::keys(pen, layout.keys, self.keys, corner);
        Some(window)
    }
}

/// An arrow in the middle of every edge beyond which the hole goes on.
fn more(pen: &mut Pen<'_>, window: &Window, (low, high): (Cell, Cell)) {
    let area = window.area;
    let (middle, centre) = (area.width / 2, area.height / 2);
    let edges = [
        (Dir::N, Cell::new(high.x, low.y), (middle, 0)),
        (Dir::S, high, (middle, area.height.saturating_sub(1))),
        (Dir::W, Cell::new(low.x, high.y), (0, centre)),
        (Dir::E, high, (area.width.saturating_sub(1), centre)),
    ];
    for (dir, corner, place) in edges {
        let (x, y) = window.place(corner);
        let out = match dir {
            Dir::N => y < i32::from(area.top()),
            Dir::S => y + window.scale > i32::from(area.bottom()),
            Dir::W => x < i32::from(area.left()),
            _ => x + 2 * window.scale > i32::from(area.right()),
        };
        if out {
            let style = pen.paint.ink(pen.paint.theme.pale);
            let style = style.bg(pen.paint.theme.void.into());
            pen.write(area, place, &pen.paint.signs.arrow(dir).to_string(), style);
        }
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

/// The column and row of a cell, for the terminal's cursor.
pub fn cursor(window: &Window, cell: Cell) -> Option<Position> {
    let (x, y) = window.stand(cell);
    let inside = window.shows(cell);
    inside.then_some(Position::new(x as u16, y as u16))
}
