//! What is asked and changes nothing: a look, an aim, the useful lines, the bag.

use super::Table;
use crate::assist::lines;
use crate::assist::told;
use crate::cli::plain::ask::{self, Look};
use crate::describe::{self, capital, plural};
use crate::game::{Command, Game, Monster, Phase};
use crate::geom::{Cell, Heading, Power};
use crate::hole::{Lying, Shot, Terrain};

impl Table {
    pub(super) fn look(&mut self, what: &Look) {
        let game = self.round.game();
        if !matches!(game.phase(), Phase::Play) {
            return self.situation();
        }
        let cell = match what {
            Look::Around => {
                self.said.extend(describe::around(self.round.game()));
                return;
            }
            Look::Cell(dir, steps) => (0..*steps).fold(game.golfer(), |cell, _| cell.step(*dir)),
            Look::Thing(name) => match thing(game, name) {
                Some(cell) => cell,
                None => {
                    let words = format!("There is no {name} to look at.");
                    return self.say(words);
                }
            },
        };
        let place = describe::offset(game.golfer(), cell);
        let lines = describe::cell(game, cell);
        self.say(format!("{}:", capital(&place)));
        for (name, does) in lines {
            self.say(format!("{name}. {does}"));
        }
    }

    /// Tells what a shot would do, and keeps it for the swing.
    pub(super) fn aim(&mut self, asked: Option<(Heading, Option<Power>)>) {
        let shot = match (asked, self.aimed.or(self.last_shot)) {
            (Some((heading, Some(power))), _) => Shot { heading, power },
            (Some((heading, None)), last) => Shot {
                heading,
                power: last.map_or(Power::FULL, |last| last.power),
            },
            (None, Some(shot)) if self.aimed.is_some() => shot,
            (None, _) => {
                return self.say("Say where to: aim HEADING POWER, 0 is east and 90 north.");
            }
        };
        self.take_aim(shot);
    }

    fn take_aim(&mut self, shot: Shot) {
        let game = self.round.game();
        let refusal = game.check(&ask::swing(shot)).err();
        let told = told::shot(game, shot);
        self.said.extend(told);
        match refusal {
            Some(refusal) => self.say(capital(&format!("{refusal}."))),
            None => self.aimed = Some(shot),
        }
    }

    fn useful(&mut self) -> Vec<lines::Line> {
        let game = self.round.game();
        let state = game.digest();
        if let Some((_, known)) = self.lines.as_ref().filter(|(of, _)| *of == state) {
            return known.clone();
        }
        let found = match game.ball() {
            Some(ball) => lines::useful(game, ball, self.last_shot),
            None => Vec::new(),
        };
        self.lines = Some((state, found.clone()));
        found
    }

    pub(super) fn list_lines(&mut self) {
        if !self.can_swing() {
            return;
        }
        for (line, number) in self.useful().iter().zip(1..) {
            let Shot { heading, power } = line.shot;
            self.say(format!(
                "{number}: {}. Swing {heading} {power}.",
                capital(&line.name)
            ));
        }
        self.say("A number aims along that line, swing plays it.");
    }

    /// Whether the ball can be played; else it is told why not.
    fn can_swing(&mut self) -> bool {
        let game = self.round.game();
        let any = Shot {
            heading: Heading::wrapped(0),
            power: Power::FULL,
        };
        match game.check(&ask::swing(any)) {
            Ok(()) => true,
            Err(refusal) => {
                self.say(capital(&format!("{refusal}.")));
                false
            }
        }
    }

    pub(super) fn number(&mut self, number: usize) {
        if matches!(self.game().phase(), Phase::Upgrade { .. }) {
            let choice = Command::Choose(u8::try_from(number).unwrap_or(u8::MAX));
            self.agree(&choice);
            return;
        }
        if !self.can_swing() {
            return;
        }
        let lines = self.useful();
        match number.checked_sub(1).and_then(|index| lines.get(index)) {
            Some(line) => self.take_aim(line.shot),
            None => {
                let count = lines.len();
                self.say(format!("There are lines 1 to {count}; lines lists them."));
            }
        }
    }

    pub(super) fn bag(&mut self) {
        let game = self.round.game();
        let mut told: Vec<String> = describe::carried(game)
            .into_iter()
            .map(|(item, count)| {
                format!(
                    "{}: {} use {}, {}.",
                    capital(&describe::counted(item, count)),
                    describe::item(item, game),
                    item.word(),
                    describe::price(item)
                )
            })
            .collect();
        if told.is_empty() {
            told.push("You carry nothing.".to_owned());
        }
        let taken: Vec<String> = game
            .upgrades()
            .taken()
            .map(|(upgrade, level)| match level {
                1 => upgrade.to_string(),
                _ => format!("{upgrade} {level}"),
            })
            .collect();
        if !taken.is_empty() {
            told.push(format!("Upgrades: {}.", taken.join(", ")));
        }
        told.push(format!(
            "{} of {}, {} XP, the next upgrade at {}. A full swing rolls {:.1} cells.",
            game.hp(),
            plural(game.hp_max() as usize, "heart"),
            game.xp(),
            game.next_upgrade_xp(),
            game.range().cells()
        ));
        self.said.extend(told);
    }
}

/// Where the nearest thing of this name is.
fn thing(game: &Game, name: &str) -> Option<Cell> {
    let here = game.golfer();
    let nearest = |cells: &mut dyn Iterator<Item = Cell>| {
        cells.min_by_key(|cell| (cell.king_steps(here), *cell))
    };
    match name {
        "me" | "here" => Some(here),
        "ball" => game.ball().map(|ball| ball.cell()),
        "cup" => Some(game.hole().cup),
        "tee" => Some(game.hole().tee),
        "item" => nearest(&mut game.items().iter().map(|lying| lying.cell)),
        _ => {
            let of_kind = |own: &&Monster| own.kind.name() == name;
            let mut dead = game.monsters().iter().filter(of_kind).map(|own| own.cell);
            let named = |own: &&Lying| [own.item.word(), own.item.name()].contains(&name);
            let mut items = game.items().iter().filter(named).map(|own| own.cell);
            let ground = |own: &(Cell, Terrain)| own.1.name() == name;
            let mut cells = game.hole().ground.iter().filter(ground).map(|own| own.0);
            nearest(&mut dead)
                .or_else(|| nearest(&mut items))
                .or_else(|| nearest(&mut cells))
        }
    }
}
