//! The stage that all screens of a hole in play share: header, board, panel, messages, keys.

use ratatui::layout::Rect;

use crate::assist::hand::Hand;
use crate::geom::{Cell, Dir};
use crate::tui::bindings::Pair;
use crate::tui::desk::{Desk, View};
use crate::tui::draw::board::{BoardView, Over};
use crate::tui::draw::camera::Window;
use crate::tui::draw::ground;
use crate::tui::draw::inset::Inset;
use crate::tui::draw::layout::Layout;
use crate::tui::draw::panel::{Now, Panel};
use crate::tui::draw::pen::Pen;
use crate::tui::draw::plan::{Board, Plan, Rows};
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
    pub fn draw(self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Board> {
        let layout = Layout::of(pen.area());
        let board = self.board(pen, desk, layout.board)?;
        desk.board = Some(board);
        let game = desk.shown()?;
        strips::header(pen, layout.header, desk);
        // Any key ends a motion, that of help too, where one plays oneself.
        let corner = match &self.over {
            Over::Roll(_) if desk.hand == Hand::Player => Corner::Bare,
            _ => Corner::Help,
        };
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
        Some(board)
    }

    /// Draws the board: what is near, or the whole hole where that is wanted.
    fn board(&self, pen: &mut Pen<'_>, desk: &mut Desk, area: Rect) -> Option<Board> {
        let span = ground::span(desk.shown()?.hole());
        let window = desk.camera.look(area, span, self.focus);
        let game = desk.shown()?;
        let flash = desk.flash.as_ref().filter(|_| desk.roll.is_none());
        let (sparks, part) = flash.map_or((Vec::new(), 0.0), |flash| flash.at(desk.now));
        let view = BoardView {
            game,
            window,
            over: self.over,
            sparks: (&sparks, part),
        };
        if desk.view == View::Whole && matches!(self.over, Over::Nothing | Over::Shot(_)) {
            let rows = match pen.paint.signs.face {
                Some(_) => Rows::Halves,
                None => Rows::Whole,
            };
            let ball = game.ball().map(|ball| (game.golfer(), ball.cell()));
            let plan = Plan::of(area, span, rows, game.golfer(), ball);
            view.draw_whole(pen, &plan);
            return Some(Board::Whole(plan));
        }
        view.draw(pen);
        more(pen, &window, span);
        if let Over::Shot(flight) = self.over
            && let (path, true) = flight.seen(game.preview_contacts())
            && let Some(last) = path.last()
        {
            let inset = Inset {
                game,
                window: &window,
                flight,
            };
            inset.draw(pen, last.at);
        }
        Some(Board::Near(window))
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
