//! `play`, `resume`, `watch` and the title screen: rounds in the terminal.

use std::io;

use super::args::{Everywhere, RoundArgs, WatchArgs};
use super::failure::Failure;
use super::place;
use super::plain;
use super::settings::{self, Chosen};
use crate::bots::Bot;
use crate::config::Settings;
use crate::game::{Game, Setup};
use crate::replay::Header;
use crate::store::{Round, Store, Trouble};
use crate::tui::{self, Clubhouse, Look, Start};

/// Opens the title screen.
pub fn title(everywhere: &Everywhere) -> Result<(), Failure> {
    enter(Start::Title, everywhere)
}

/// Plays a new round.
pub fn play(round: &RoundArgs, everywhere: &Everywhere) -> Result<(), Failure> {
    let round = Office::new(everywhere).begin(round.setup());
    enter(Start::Round(Box::new(round)), everywhere)
}

/// Goes on with a round.
pub fn resume(name: Option<&str>, everywhere: &Everywhere) -> Result<(), Failure> {
    let round = place::store(everywhere)?.resume(name)?;
    enter(Start::Round(Box::new(round)), everywhere)
}

/// Looks on while a bot plays a round that nobody records.
pub fn watch(asked: &WatchArgs, everywhere: &Everywhere) -> Result<(), Failure> {
    let bot = asked.bot.unwrap_or(Bot::Caddie);
    let game = Game::new(asked.round.setup());
    enter(Start::Watch(bot, Box::new(game)), everywhere)
}

/// Plays on the terminal, or in words where there is none.
fn enter(start: Start, everywhere: &Everywhere) -> Result<(), Failure> {
    let office = Office::new(everywhere);
    if plain::is_wanted(everywhere) {
        office.chosen.complain();
        return plain::run(start, office);
    }
    #[cfg(debug_assertions)]
    if let Ok(at) = std::env::var("BOGEYMAN_PANIC_AT") {
        tui::plan_panic(&at);
    }
    let look = office.chosen.look();
    let farewell = tui::run(start, Box::new(office), look)
        .map_err(|error| Failure::Could(format!("the terminal failed: {error}")))?;
    if let Some(summary) = farewell.summary {
        println_quietly(&summary);
    }
    if farewell.unsaved {
        println_quietly("The round is not saved.");
    }
    if let Some(name) = farewell.resume {
        println_quietly(&format!("bogeyman resume {name} goes on."));
    }
    Ok(())
}

/// The terminal may be gone by now, and then nobody misses the words.
fn println_quietly(line: &str) {
    let _ = io::Write::write_all(&mut io::stdout(), format!("{line}\n").as_bytes());
}

/// Hands out rounds: new ones with a rolled seed, and the one left open.
pub struct Office {
    store: Result<Store, Failure>,
    chosen: Chosen,
}

impl Office {
    /// The office of this data directory, whose rounds have this player's name.
    pub fn new(everywhere: &Everywhere) -> Self {
        Self {
            store: place::store(everywhere),
            chosen: Chosen::new(everywhere),
        }
    }

    /// A new round, recorded if it can be.
    pub fn begin(&self, setup: Setup) -> Round {
        let begun = match &self.store {
            Ok(store) => store
                .begin(&Header::new(setup.clone(), &self.chosen.player.value))
                .map_err(|trouble| trouble.to_string()),
            Err(failure) => Err(failure.to_string()),
        };
        begun.unwrap_or_else(|why| Round::unsaved(Game::new(setup), &why))
    }
}

impl Clubhouse for Office {
    fn begin(&mut self, setup: Setup) -> Round {
        Self::begin(self, setup)
    }

    fn new_setup(&mut self) -> Setup {
        RoundArgs::default().setup()
    }

    fn left_open(&self) -> Option<String> {
        self.store.as_ref().ok()?.open_round()
    }

    fn resume(&mut self, name: &str) -> Result<Round, Trouble> {
        let Ok(store) = &self.store else {
            return Err(Trouble::NoRound);
        };
        match store.resume(Some(name)) {
            // One that is not true stays as it is; the one before it says so in its notice.
            Err(Trouble::Untrue { .. }) => store.resume(None),
            other => other,
        }
    }

    fn set_aside(&mut self, name: &str) -> Result<(), Trouble> {
        match &self.store {
            Ok(store) => store.set_aside(name),
            Err(_) => Err(Trouble::NoRound),
        }
    }

    fn settings(&self) -> Settings {
        self.chosen.kept.settings().clone()
    }

    fn settings_trouble(&self) -> Option<String> {
        self.chosen.kept.trouble().map(str::to_owned)
    }

    fn usual(&self, _: Look) -> Look {
        settings::usual()
    }

    fn keep(&mut self, settings: &Settings) -> Result<(), String> {
        self.chosen.kept.keep(settings)
    }
}
