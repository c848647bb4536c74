//! Every noun of a state as bytes.
//!
//! Each is taken apart by its fields, so that a new one cannot be left out unnoticed. Kinds, items,
//! upgrades and directions go in by their place in their lists, so what is new comes last there.

use crate::game::command::{Command, Relief};
use crate::game::play::{Golfer, Lie, Tally};
use crate::game::state::{
    Ball, Holes, Intent, Killer, Line, Monster, Outcome, Phase, Score, Setup,
};
use crate::geom::{Cell, Point};
use crate::hole::{Lying, Tees};

/// Bytes in a fixed order and width: little-endian words, a tag before every alternative.
#[derive(Default)]
pub struct Canon(pub Vec<u8>);

impl Canon {
    pub fn tag(&mut self, tag: u8) {
        self.0.push(tag);
    }

    pub fn word(&mut self, word: u32) {
        self.0.extend(word.to_le_bytes());
    }

    pub fn words<const N: usize>(&mut self, words: [u32; N]) {
        words.into_iter().for_each(|word| self.word(word));
    }

    pub fn cell(&mut self, cell: Cell) {
        self.word(cell.x as u32);
        self.word(cell.y as u32);
    }

    pub fn point(&mut self, point: Point) {
        self.word(point.x as u32);
        self.word(point.y as u32);
    }

    pub fn setup(&mut self, setup: &Setup) {
        let Setup {
            seed,
            course,
            tees: from,
            holes,
        } = setup;
        self.0.extend(seed.number().to_le_bytes());
        self.tag(course.code());
        self.tag(tees(*from));
        match holes {
            Holes::Count(count) => {
                self.tag(0);
                self.word(*count);
            }
            Holes::Endless => self.tag(1),
        }
    }

    pub fn score(&mut self, score: &Score) {
        let Score {
            hole,
            par,
            strokes,
            picked_up,
            penalties,
            hints,
            ball_kills,
            club_kills,
            other_kills,
            mulligans,
        } = *score;
        self.words([hole, par, strokes]);
        self.tag(u8::from(picked_up));
        self.words([penalties, hints]);
        self.words([ball_kills, club_kills, other_kills, mulligans]);
    }

    pub fn golfer(&mut self, golfer: &Golfer) {
        let Golfer {
            cell,
            hp,
            hp_max,
            xp,
            choices,
            upgrades,
            carried,
        } = golfer;
        self.cell(*cell);
        self.words([*hp, *hp_max, *xp, *choices]);
        self.0.extend(upgrades.levels());
        self.word(carried.len() as u32);
        carried.iter().for_each(|item| self.tag(*item as u8));
    }

    pub fn lie(&mut self, lie: &Lie) {
        let Lie { ball, spot } = *lie;
        match ball {
            Ball::Lies(at) => {
                self.tag(1);
                self.point(at);
            }
            Ball::Carried(id) => {
                self.tag(2);
                self.word(id);
            }
            Ball::Holed => self.tag(0),
        }
        self.point(spot);
    }

    pub fn tally(&mut self, tally: &Tally) {
        let Tally {
            strokes,
            penalties,
            hints,
            ball_kills,
            club_kills,
            other_kills,
            mulligans,
        } = *tally;
        self.words([strokes, penalties, hints]);
        self.words([ball_kills, club_kills, other_kills, mulligans]);
    }

    pub fn monster(&mut self, monster: &Monster) {
        let Monster {
            id,
            kind,
            cell,
            hits,
            xp,
            intent,
            turns,
            dazed,
        } = *monster;
        self.word(id);
        self.tag(kind as u8);
        self.cell(cell);
        self.words([hits, xp]);
        self.intent(intent);
        self.words([turns, dazed]);
    }

    pub fn lying(&mut self, lying: &Lying) {
        let Lying { item, cell } = *lying;
        self.tag(item as u8);
        self.cell(cell);
    }

    pub fn intent(&mut self, intent: Intent) {
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
            Intent::Missile(Line { from, to }) => {
                self.tag(5);
                self.cell(from);
                self.cell(to);
            }
            Intent::Mirror => self.tag(6),
        }
    }

    pub fn phase(&mut self, phase: &Phase) {
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
                    Killer::Monster(what) => *what as u8,
                    Killer::Spikes => 255,
                });
            }
        }
    }

    pub fn command(&mut self, command: &Command) {
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

fn tees(tees: Tees) -> u8 {
    match tees {
        Tees::Forward => 0,
        Tees::Club => 1,
        Tees::Championship => 2,
    }
}
