//! The round on the table: what each line does to it, and what is answered.

use super::ask::{self, Ask, Look};
use crate::assist::prices::Prices;
use crate::assist::told;
use crate::assist::walk::{self, Goal, Halt};
use crate::describe::{self, Advice, capital, plural};
use crate::game::{Command, Event, Game, Monster, Phase, Refusal};
use crate::geom::{Cell, Dir, Heading, Power};
use crate::hole::{Lying, Shot, Terrain};
use crate::replay::Line;
use crate::store::Round;
use crate::tui::lines;

/// Steps that `ball` walks at most: more than any way on any hole.
const MOST_STEPS: usize = 400;

/// A round in play, told line by line.
pub struct Table {
    /// The round.
    pub round: Round,
    prices: Prices,
    /// The command that waits for a yes.
    asked: Option<Command>,
    /// The shot aimed last on this lie.
    aimed: Option<Shot>,
    /// The useful lines of the state with this digest.
    lines: Option<(u64, Vec<lines::Line>)>,
    /// The caddie's shot, and the digest of the state that it is for.
    advised: Option<(u64, Advice)>,
    /// The last swing on this hole.
    last_shot: Option<Shot>,
    /// What is answered.
    said: Vec<String>,
}

impl Table {
    /// A round on the table.
    pub fn new(round: Round) -> Self {
        Self {
            round,
            prices: Prices::default(),
            asked: None,
            aimed: None,
            lines: None,
            advised: None,
            last_shot: None,
            said: Vec::new(),
        }
    }

    /// The round as it stands.
    pub fn game(&self) -> &Game {
        self.round.game()
    }

    /// Answers a line about the round, sentence by sentence.
    pub fn answer(&mut self, ask: Ask) -> Vec<String> {
        let before = self.game().digest();
        if !matches!(ask, Ask::Play(_) | Ask::Walk(..) | Ask::Yes) {
            self.drop_question();
        }
        match ask {
            Ask::Nothing | Ask::Help | Ask::New(_) | Ask::Resume(_) | Ask::Quit => {}
            Ask::Situation => self.situation(),
            Ask::Play(line) => self.play_line(&line),
            Ask::Walk(dir, count) => self.walk(dir, count),
            Ask::ToBall => self.go(Goal::Ball),
            Ask::ToItem => self.go(Goal::Item),
            Ask::Yes => match self.asked {
                Some(command) => {
                    self.agree(&command);
                }
                None => self.say("Nothing was asked."),
            },
            Ask::Look(what) => self.look(&what),
            Ask::Map => self.said.extend(describe::board(self.round.game())),
            Ask::Aim(shot) => self.aim(shot),
            Ask::Swing => match self.aimed {
                Some(shot) => {
                    self.agree(&ask::swing(shot));
                }
                None => self.say("Nothing is aimed at: aim HEADING POWER, or lines and a number."),
            },
            Ask::Lines => self.list_lines(),
            Ask::Number(number) => self.number(number),
            Ask::Bag => self.bag(),
            Ask::Card => self.said.extend(describe::scores(self.round.game())),
        }
        if self.game().digest() != before {
            self.situation();
        }
        std::mem::take(&mut self.said)
    }

    fn say(&mut self, words: impl Into<String>) {
        self.said.push(words.into());
    }

    fn situation(&mut self) {
        let words = describe::situation(self.game());
        self.say(words);
    }

    fn drop_question(&mut self) {
        self.asked = None;
        self.prices.pass();
    }

    fn play_line(&mut self, line: &Line) {
        if self.agree(&line.command) {
            let ours = (self.game().digest() >> 32) as u32;
            if line.digest.is_some_and(|theirs| theirs != ours) {
                self.say(
                    "The line says another digest: it is of another round, or of other rules.",
                );
            }
        }
    }

    /// Plays a command whose price is known, else tells the price; true if it was played.
    fn agree(&mut self, command: &Command) -> bool {
        match command {
            Command::Hint if self.shows_advice() => false,
            Command::Hint => self.permits(command) && self.hint(),
            _ => self.permits(command) && self.play(command).is_some(),
        }
    }

    /// Whether the price of a command is known or was agreed to; else it is told.
    fn permits(&mut self, command: &Command) -> bool {
        if self.asked.is_some_and(|asked| asked != *command) {
            self.drop_question();
        }
        let Some(price) = self.prices.ask(self.round.game(), *command) else {
            self.asked = None;
            return true;
        };
        self.asked = Some(*command);
        self.say(format!(
            "{price}: the same again, or yes, goes through with it."
        ));
        false
    }

    /// Carries a command out and tells what happened; none if it was refused, which is told.
    fn play(&mut self, command: &Command) -> Option<Vec<Event>> {
        let events = self.act(command)?;
        self.tell(&events);
        Some(events)
    }

    /// Carries a command out and tells nothing but a refusal.
    fn act(&mut self, command: &Command) -> Option<Vec<Event>> {
        match self.round.play(command) {
            Ok(events) => {
                self.remember(command);
                Some(events)
            }
            Err(refusal) => {
                self.say(capital(&format!("{refusal}.")));
                None
            }
        }
    }

    fn remember(&mut self, command: &Command) {
        match *command {
            Command::Swing { heading, power } => {
                self.last_shot = Some(Shot { heading, power });
                self.aimed = None;
            }
            Command::Next => (self.last_shot, self.aimed) = (None, None),
            _ => {}
        }
    }

    fn tell(&mut self, events: &[Event]) {
        let steps: Vec<Dir> = events
            .iter()
            .filter_map(|event| match event {
                Event::Stepped { from, to } => from.dir_to(*to),
                _ => None,
            })
            .collect();
        if !steps.is_empty() {
            self.say(format!("You walk {}.", describe::legs(&steps)));
        }
        self.said.extend(describe::sentences(events));
        if let Some(trouble) = self.round.trouble() {
            self.say(trouble);
        }
    }

    /// Steps one way until something new threatens or the way ends.
    fn walk(&mut self, dir: Dir, count: u32) {
        let command = Command::Step(dir);
        if !self.permits(&command) {
            return;
        }
        let hunters = walk::hunters(self.game());
        let mut walked = Vec::new();
        for step in 0..count {
            let game = self.round.game();
            let goes_on = game.check(&command).is_ok() && !self.prices.would_ask(game, command);
            if step > 0 && !goes_on {
                break;
            }
            let Some(events) = self.act(&command) else {
                break;
            };
            let halts = self.halts(&events, &hunters);
            walked.extend(events);
            if halts {
                break;
            }
        }
        self.tell(&walked);
    }

    /// Walks to a goal until it is there or something new threatens.
    fn go(&mut self, goal: Goal) {
        let hunters = walk::hunters(self.game());
        let mut walked = Vec::new();
        let mut why = None;
        for step in 0..MOST_STEPS {
            let game = self.round.game();
            let items = game.items().len();
            let dir = match walk::next(game, goal) {
                Ok(dir) => dir,
                Err(Halt::There | Halt::Nothing) if step > 0 => break,
                Err(halt) => {
                    why = Some(halted(game, halt));
                    break;
                }
            };
            let Some(events) = self.act(&Command::Step(dir)) else {
                break;
            };
            let there = goal == Goal::Item && self.game().items().len() < items;
            let halts = self.halts(&events, &hunters);
            walked.extend(events);
            if there || halts {
                break;
            }
        }
        self.tell(&walked);
        self.said.extend(why);
    }

    fn halts(&self, events: &[Event], hunters: &[u32]) -> bool {
        let game = self.game();
        game.phase() != &Phase::Play || walk::threatens(game, events, hunters)
    }

    /// Tells the caddie's shot once more, which costs nothing; false if it is not known.
    fn shows_advice(&mut self) -> bool {
        let state = self.game().digest();
        let Some((_, advice)) = self.advised.as_ref().filter(|(of, _)| *of == state) else {
            return false;
        };
        let (words, shot) = (advice.sentence(), advice.shot);
        self.say(words);
        self.aimed = Some(shot);
        true
    }

    /// The caddie's shot, charged only when he has found one; then swing plays it.
    fn hint(&mut self) -> bool {
        let game = self.round.game();
        if let Err(refusal) = game.check(&Command::Hint) {
            self.say(capital(&format!("{refusal}.")));
            return false;
        }
        let Some(advice) = game.caddie().as_ref().and_then(Advice::of) else {
            self.say("The caddie finds no line from here, and charges nothing.");
            return false;
        };
        if self.play(&Command::Hint).is_none() {
            return false;
        }
        self.say(format!("{} Swing alone plays it.", advice.sentence()));
        self.aimed = Some(advice.shot);
        self.advised = Some((self.game().digest(), advice));
        true
    }

    fn look(&mut self, what: &Look) {
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
    fn aim(&mut self, asked: Option<(Heading, Option<Power>)>) {
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

    fn list_lines(&mut self) {
        if !self.can_swing() {
            return;
        }
        for (line, number) in self.useful().iter().zip(1..) {
            let does = told::brief(self.round.game(), line.shot).unwrap_or_default();
            let name = match line.name.split_once(',') {
                Some((bank, _)) if bank.starts_with("banks") => bank,
                _ => &line.name,
            };
            self.say(format!(
                "{number}: {}. {} {}: {does}.",
                capital(name),
                line.shot.heading,
                line.shot.power
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

    fn number(&mut self, number: usize) {
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

    fn bag(&mut self) {
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

/// Why a walk does not go on.
fn halted(game: &Game, halt: Halt) -> String {
    match (halt, game.check_reach()) {
        (Halt::There, _) => "The ball is in reach: lines, aim or swing.".to_owned(),
        (Halt::Carried, Err(refusal @ Refusal::BallCarried(_))) => capital(&format!("{refusal}.")),
        (Halt::Carried, _) => "The ball is carried off.".to_owned(),
        (Halt::Nothing, _) => "Nothing lies about that can be walked to.".to_owned(),
        (Halt::Barred, _) => "The dead bar the way: strike, or lure them out.".to_owned(),
        (Halt::Spiked, _) => "Only over spikes leads a way there: that walk is yours.".to_owned(),
        (Halt::Danger, _) => {
            "The next step leads where something will fall: that one is yours.".to_owned()
        }
    }
}
