//! Relief: what to do about a lie that cannot be played, each with its price.

use ratatui::layout::Position;

use super::play::{Scene, cursor, play};
use super::{Next, Screen};
use crate::game::{Command, Relief};
use crate::geom::Point;
use crate::tui::desk::Desk;
use crate::tui::draw::board::Over;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;
use crate::tui::words::way;

/// A key was pressed.
pub fn key(key: Key, desk: &mut Desk) -> Next {
    let command = match key {
        Key::Char('b') => Command::Unplayable(Relief::Back),
        Key::Char('d') => Command::Unplayable(Relief::Drop),
        Key::Char('p') => Command::Pickup,
        Key::Esc | Key::Back | Key::Char('r') => return Next::to(Screen::Walk),
        Key::Char('q') => return Next::Leave,
        _ => return Next::Stay,
    };
    match play(desk, &command) {
        Next::Stay => Next::to(Screen::Walk),
        next => next,
    }
}

/// Draws the choice, with rings where the ball would go.
pub fn draw(pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
    let game = desk.game()?;
    let (golfer, ball) = (game.golfer(), game.ball()?);
    let to = |spot: Point| {
        if spot == ball {
            "where it lies".to_owned()
        } else {
            format!("{} of where it lies", way(ball, spot))
        }
    };
    let back = game.last_spot();
    let drop = game.drop_spot();
    let price = |words: String| format!("1 stroke; {words}");
    let lines = [
        ("b  back to the last spot".to_owned(), price(to(back))),
        (
            "d  drop the ball near".to_owned(),
            price(drop.map_or_else(|| "no room: as back".to_owned(), to)),
        ),
        (
            "p  pick up".to_owned(),
            format!(
                "the hole scores {}, the dead act first",
                game.stroke_limit()
            ),
        ),
    ];
    let spots: Vec<Point> = drop.into_iter().chain([back]).collect();
    let scene = Scene {
        over: Over::Spots(&spots),
        now: Now::Lines("RELIEF", &lines),
        keys: &[
            ("b", "back, 1 stroke"),
            ("d", "drop, 1 stroke"),
            ("p", "pick up"),
            ("Esc", "play on"),
        ],
        focus: &[ball.cell(), golfer],
    };
    let window = scene.draw(pen, desk)?;
    cursor(&window, golfer)
}
