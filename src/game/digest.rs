//! The 64-bit digest of a whole state, over canonical bytes and never over text.

mod canon;

use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

use super::command::Command;
use super::kit::Once;
use super::play::Game;
use crate::hole::Lock;
use canon::Canon;

impl Game {
    /// The digest of the whole state: setup, ground, commands so far, and where all stand now.
    pub fn digest(&self) -> u64 {
        let Self {
            // Figures are part of a recording's header.
            content: _,
            setup,
            board,
            phase,
            card,
            golfer,
            lie,
            tally,
            monsters,
            next_id,
            items,
            spirit,
            surveyed,
            doors,
            once,
            kept,
            turn,
            history,
        } = self;
        let mut canon = Canon(Vec::with_capacity(256));
        canon.setup(setup);
        canon.0.extend(history.to_le_bytes());
        canon.word(board.hole.number);
        canon.0.extend(board.ground_digest.to_le_bytes());
        canon.phase(phase);
        canon.word(card.len() as u32);
        card.iter().for_each(|score| canon.score(score));
        canon.golfer(golfer);
        canon.lie(lie);
        canon.tally(tally);
        canon.word(*turn);
        canon.word(*next_id);
        canon.word(monsters.len() as u32);
        monsters.iter().for_each(|monster| canon.monster(monster));
        canon.word(items.len() as u32);
        items.iter().for_each(|lying| canon.lying(lying));
        let Once {
            ward,
            dash,
            kill,
            hint,
        } = *once;
        let opened = *doors == Lock::Open;
        for flag in [*spirit, *surveyed, opened, ward, dash, kill, hint] {
            canon.tag(u8::from(flag));
        }
        let kept = kept.as_ref().map_or(0, |kept| kept.digest());
        canon.0.extend(kept.to_le_bytes());
        xxh3_64(&canon.0)
    }

    /// Adds a command to the history.
    pub(super) fn remember(&mut self, command: &Command) {
        let mut canon = Canon::default();
        canon.command(command);
        self.history = xxh3_64_with_seed(&canon.0, self.history);
    }
}
