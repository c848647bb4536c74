//! The dead in the panel: what each will do, in an order that does not jump; sleepers as a number.

use super::{Panel, Row};
use crate::describe::intent;
use crate::game::{Intent, Monster};
use crate::tui::draw::pen::Paint;
use crate::tui::words;

/// Rows that are always granted: what is worst must be told.
const LEAST: usize = 3;

impl Panel<'_> {
    /// As many of the awake as there are rows for: the worst are chosen, and told by their ids.
    pub(super) fn danger(&self, paint: &Paint, room: usize) -> Vec<Row> {
        let game = self.game;
        let room = room.max(LEAST);
        let mut awake: Vec<&Monster> = game.monsters().iter().filter(|m| m.is_awake()).collect();
        let asleep = game.monsters().len() - awake.len();
        awake.sort_by_key(|m| (!strikes(m), m.cell.king_steps(game.golfer()), m.id));
        let spare = room - usize::from(asleep > 0);
        let shown = match awake.len() <= spare {
            true => awake.len(),
            false => spare - 1,
        };
        let more = awake.len() - shown;
        awake.truncate(shown);
        awake.sort_by_key(|m| m.id);
        let mut rows: Vec<Row> = awake.iter().map(|m| self.deed(paint, m)).collect();
        if more > 0 {
            rows.push(Row::Words(format!("and {more} more"), paint.text()));
        }
        if asleep > 0 {
            rows.push(Row::Words(format!("{asleep} asleep"), paint.dim()));
        }
        rows
    }

    /// What one of them will do; a blow or a missile is told loudly.
    fn deed(&self, paint: &Paint, monster: &Monster) -> Row {
        let (word, style) = match strikes(monster) {
            true => ("!", paint.ink(paint.theme.under)),
            false => ("", paint.text()),
        };
        let letter = words::letter(self.game, monster);
        let deed = intent(self.game, monster);
        let line = format!("{letter} {}{word}", self.hand.tell(&deed));
        Row::Words(line, style)
    }
}

fn strikes(monster: &Monster) -> bool {
    matches!(monster.intent, Intent::Blow(_) | Intent::Missile(_))
}
