//! Leaving: whether something would be lost by it, and what is said after it.

use super::{App, Wish};
use crate::game::Phase;
use crate::store::Round;
use crate::tui::Farewell;
use crate::tui::keys::Key;
use crate::tui::screens::{Screen, over};

impl App {
    /// A key where nothing can be seen for want of room: it may leave if nothing is lost by that.
    pub(super) fn blind(&self, key: Key) -> Wish {
        if self.desk.keys.action(&over::KEYS, key) == Some(over::Action::Leave)
            && !self.desk.would_lose()
        {
            Wish::Leave
        } else {
            Wish::Nothing
        }
    }

    /// Asks whether to leave a round that is not saved; the same key again does.
    pub(super) fn ask(&mut self, key: Key) {
        self.asked = true;
        // Where the panel takes the messages' place the question would not be seen.
        if matches!(self.screen, Screen::Look(_) | Screen::Relief(_)) {
            self.screen = Screen::of(&self.desk);
        }
        let key = self.desk.keys.name(key);
        self.desk
            .log
            .note(format!("This round is not saved: {key} again to leave it."));
    }

    /// What to say after the screen is gone.
    pub fn farewell(&self) -> Farewell {
        let unfinished = |round: &&Round| !matches!(round.game().phase(), Phase::Over(_));
        Farewell {
            resume: self
                .desk
                .own()
                .filter(unfinished)
                .and_then(|round| round.name().map(str::to_owned)),
            summary: self.desk.summary(),
            unsaved: self.desk.is_unsaved(),
        }
    }
}
