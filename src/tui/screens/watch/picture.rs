//! What is seen of a watched round: the screens of play, with the keys of looking on.

use std::time::Duration;

use ratatui::layout::Position;

use super::keys::{Action, After, END, KEYS};
use super::{Exit, Watch};
use crate::assist::foretold::Foretold;
use crate::game::{Command, Game, Phase};
use crate::geom::{Cell, Heading, Power};
use crate::hole::Shot;
use crate::tui::bindings::Pair;
use crate::tui::desk::Desk;
use crate::tui::draw::board::Over;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips::Corner;
use crate::tui::keymap::Keymap;
use crate::tui::screens::stage::Stage;
use crate::tui::screens::{card, over, play, upgrade};

impl Watch {
    /// Draws the round as it stands.
    pub fn draw(&mut self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
        let keys = self.keys(desk, pen.keys);
        let golfer = desk.game()?.golfer();
        match (desk.game()?.phase(), self.mind.command()) {
            (Phase::Carded(_), _) => {
                card::draw(pen, desk, &mut self.study);
                // The card's own keys make way.
                card::keys(pen, &keys, Corner::Help);
                None
            }
            (Phase::Over(_), _) => {
                over::draw_end(pen, desk, &keys);
                None
            }
            (Phase::Play, Some(Command::Swing { heading, power })) if self.pace.is_aiming() => {
                draw_aim(pen, desk, (heading, power), &keys)
            }
            (Phase::Upgrade { .. }, command) => {
                // What the bot will take is picked out as soon as it is known.
                let picked = match command {
                    Some(Command::Choose(number)) => Some(usize::from(number) - 1),
                    _ => None,
                };
                upgrade::draw(pen, desk, picked, &keys);
                None
            }
            (Phase::Play, _) => {
                let stage = Stage {
                    over: Over::Nothing,
                    now: Now::Walk,
                    keys: &keys,
                    focus: &[golfer],
                };
                let board = stage.draw(pen, desk)?;
                board.cursor(golfer)
            }
        }
    }

    /// Draws the swing that is being shown.
    pub fn draw_roll(&self, pen: &mut Pen<'_>, desk: &mut Desk, now: Duration) {
        let keys = self.keys(desk, pen.keys);
        play::draw_roll(pen, desk, now, &keys);
    }

    /// The keys that are useful now; first what keeps the round from going on.
    fn keys(&self, desk: &Desk, keymap: &Keymap) -> Vec<Pair> {
        let elsewhere = self.exit == Exit::Program;
        if self.is_done(desk) {
            return keymap.line(&END, |action, word| match action {
                After::Title => elsewhere.then_some(word),
                After::Another | After::Leave => Some(word),
            });
        }
        let paused = self.pace.is_paused();
        let carded = desk
            .game()
            .filter(|game| matches!(game.phase(), Phase::Carded(_)));
        let onward = carded.map(|game| match game.is_last_hole() {
            true => "the whole card",
            false => "next hole",
        });
        let state = match (paused, self.pace.is_overdue()) {
            (true, _) => Some("PAUSED"),
            (false, true) => Some("thinking"),
            (false, false) => None,
        };
        let keys = keymap.line(&KEYS, |action, word| match action {
            Action::Pause if paused => Some("go on"),
            Action::Pause | Action::Leave => Some(word),
            Action::On => paused.then_some(word),
            Action::Faster | Action::Slower => Some(self.pace.word()),
            Action::ToCard => Some(onward.unwrap_or(word)),
            Action::Title => elsewhere.then_some(word),
        });
        let state = state.map(|state| (state.to_owned(), ""));
        state.into_iter().chain(keys).collect()
    }
}

/// Draws a shot before it is swung, as far as these tees show it.
fn draw_aim(
    pen: &mut Pen<'_>,
    desk: &mut Desk,
    (heading, power): (Heading, Power),
    keys: &[Pair],
) -> Option<Position> {
    let game: &Game = desk.game()?;
    let flight = game.preview(heading, power)?;
    let told = Foretold::of(game, &flight);
    let (golfer, ball) = (game.golfer(), game.ball()?.cell());
    let (path, _) = flight.seen(game.preview_contacts());
    let cells = path
        .iter()
        .rev()
        .map(|w| Cell::new(w.at.x.floor() as i32, w.at.y.floor() as i32));
    let focus: Vec<Cell> = cells.chain([golfer, ball]).collect();
    let stage = Stage {
        over: Over::Shot(&flight),
        now: Now::Aim(Shot { heading, power }, None, &told),
        keys,
        focus: &focus,
    };
    let board = stage.draw(pen, desk)?;
    board.cursor(ball)
}
