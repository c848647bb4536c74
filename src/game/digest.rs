//! The 64-bit digest of a whole state, over canonical bytes and never over text.

use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

use super::command::{Command, Relief};
use super::kit::Once;
use super::play::Game;
use super::state::{Ball, Holes, Intent, Killer, Outcome, Phase, Score};
use crate::geom::{Cell, Point};
use crate::hole::{Kind, Tees};

/// Bytes in a fixed order and width: little-endian words, a tag before every alternative.
#[derive(Default)]
struct Canon(Vec<u8>);

impl Canon {
    fn tag(&mut self, tag: u8) {
        self.0.push(tag);
    }

    fn word(&mut self, word: u32) {
        self.0.extend(word.to_le_bytes());
    }

    fn cell(&mut self, cell: Cell) {
        self.word(cell.x as u32);
        self.word(cell.y as u32);
    }

    fn point(&mut self, point: Point) {
        self.word(point.x as u32);
        self.word(point.y as u32);
    }

    fn score(&mut self, score: &Score) {
        self.word(score.hole);
        self.word(score.par);
        self.word(score.strokes);
        self.tag(u8::from(score.picked_up));
        self.word(score.penalties);
        self.word(score.hints);
        self.word(score.ball_kills);
        self.word(score.club_kills);
        self.word(score.other_kills);
        self.word(score.mulligans);
    }

    fn intent(&mut self, intent: Intent) {
        match intent {
            Intent::Asleep => self.tag(0),
            Intent::Rest => self.tag(1),
            Intent::Step(cell) => {
                self.tag(2);
                self.cell(cell);
            }
            Intent::Blow(cell) => {
                self.tag(3);
                self.cell(cell);
            }
            Intent::Take(cell) => {
                self.tag(4);
                self.cell(cell);
            }
            Intent::Missile(line) => {
                self.tag(5);
                self.cell(line.from);
                self.cell(line.to);
            }
            Intent::Mirror => self.tag(6),
        }
    }

    fn phase(&mut self, phase: &Phase) {
        match phase {
            Phase::Play => self.tag(0),
            Phase::Carded(score) => {
                self.tag(1);
                self.score(score);
            }
            Phase::Upgrade { offers, carded } => {
                self.tag(4);
                self.word(offers.len() as u32);
                offers.iter().for_each(|upgrade| self.tag(*upgrade as u8));
                self.tag(u8::from(carded.is_some()));
                carded.iter().for_each(|score| self.score(score));
            }
            Phase::Over(Outcome::Finished) => self.tag(2),
            Phase::Over(Outcome::Fell { hole, by }) => {
                self.tag(3);
                self.word(*hole);
                self.tag(match by {
                    Killer::Monster(what) => kind(*what),
                    Killer::Spikes => 255,
                });
            }
        }
    }

    fn command(&mut self, command: &Command) {
        match command {
            Command::Swing { heading, power } => {
                self.tag(0);
                self.word(u32::from(heading.quarters()));
                self.tag(power.percent());
            }
            Command::Step(dir) => {
                self.tag(1);
                self.tag(*dir as u8);
            }
            Command::Wait => self.tag(2),
            Command::Unplayable(Relief::Back) => self.tag(3),
            Command::Unplayable(Relief::Drop) => self.tag(4),
            Command::Pickup => self.tag(5),
            Command::Next => self.tag(6),
            Command::Hint => self.tag(7),
            Command::Dash(dir) => {
                self.tag(8);
                self.tag(*dir as u8);
            }
            Command::Use(item) => {
                self.tag(9);
                self.tag(*item as u8);
            }
            Command::Choose(number) => {
                self.tag(10);
                self.tag(*number);
            }
        }
    }
}

fn kind(kind: Kind) -> u8 {
    kind as u8
}

fn tees(tees: Tees) -> u8 {
    match tees {
        Tees::Forward => 0,
        Tees::Club => 1,
        Tees::Championship => 2,
    }
}

impl Game {
    /// The digest of the whole state: setup, ground, commands so far, and where all stand now.
    pub fn digest(&self) -> u64 {
        let mut canon = Canon(Vec::with_capacity(256));
        canon.0.extend(self.setup.seed.number().to_le_bytes());
        canon.tag(self.setup.course.code());
        canon.tag(tees(self.setup.tees));
        match self.setup.holes {
            Holes::Count(count) => {
                canon.tag(0);
                canon.word(count);
            }
            Holes::Endless => canon.tag(1),
        }
        canon.0.extend(self.history.to_le_bytes());
        canon.word(self.hole().number);
        canon.0.extend(self.board.ground_digest.to_le_bytes());
        canon.phase(&self.phase);
        canon.word(self.card.len() as u32);
        self.card.iter().for_each(|score| canon.score(score));
        canon.cell(self.golfer.cell);
        canon.word(self.golfer.hp);
        canon.word(self.golfer.hp_max);
        canon.word(self.golfer.xp);
        canon.word(self.golfer.choices);
        canon.0.extend(self.golfer.upgrades.levels());
        canon.word(self.golfer.carried.len() as u32);
        let carried = self.golfer.carried.iter();
        carried.for_each(|item| canon.tag(*item as u8));
        match self.lie.ball {
            Ball::Lies(ball) => {
                canon.tag(1);
                canon.point(ball);
            }
            Ball::Carried(id) => {
                canon.tag(2);
                canon.word(id);
            }
            Ball::Holed => canon.tag(0),
        }
        canon.point(self.lie.spot);
        canon.word(self.tally.strokes);
        canon.word(self.tally.penalties);
        canon.word(self.tally.hints);
        canon.word(self.tally.ball_kills);
        canon.word(self.tally.club_kills);
        canon.word(self.tally.other_kills);
        canon.word(self.tally.mulligans);
        canon.word(self.turn);
        canon.word(self.next_id);
        canon.word(self.monsters.len() as u32);
        for monster in &self.monsters {
            canon.word(monster.id);
            canon.tag(kind(monster.kind));
            canon.cell(monster.cell);
            canon.word(monster.hits);
            canon.word(monster.xp);
            canon.intent(monster.intent);
            canon.word(monster.turns);
            canon.word(monster.dazed);
        }
        canon.word(self.items.len() as u32);
        for lying in &self.items {
            canon.tag(lying.item as u8);
            canon.cell(lying.cell);
        }
        let Once {
            ward,
            dash,
            kill,
            hint,
        } = self.once;
        for flag in [self.spirit, self.surveyed, ward, dash, kill, hint] {
            canon.tag(u8::from(flag));
        }
        let kept = self.kept.as_ref().map_or(0, |kept| kept.digest());
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
