//! `play`, `resume`, `watch` and the title screen: rounds in the terminal.

use std::io::{self, IsTerminal};

use super::args::{Everywhere, RoundArgs, WatchArgs};
use super::failure::Failure;
use super::place;
use super::signs;
use crate::bots::Bot;
use crate::game::{Game, Setup};
use crate::replay::Header;
use crate::store::{Round, Store, Trouble};
use crate::tui::{self, Animation, Clubhouse, ColorDepth, ColorEnv, Look, Mouse, Start};

/// Opens the title screen.
pub fn title(everywhere: &Everywhere) -> Result<(), Failure> {
    needs_terminal(PLAYING)?;
    enter(Start::Title, everywhere)
}

/// Plays a new round.
pub fn play(round: &RoundArgs, everywhere: &Everywhere) -> Result<(), Failure> {
    needs_terminal(PLAYING)?;
    let round = Office::new(everywhere).recorded(round.setup());
    enter(Start::Round(Box::new(round)), everywhere)
}

/// Goes on with a round.
pub fn resume(name: Option<&str>, everywhere: &Everywhere) -> Result<(), Failure> {
    needs_terminal(PLAYING)?;
    let round = place::store(everywhere)?.resume(name)?;
    enter(Start::Round(Box::new(round)), everywhere)
}

/// Looks on while a bot plays a round that nobody records.
pub fn watch(asked: &WatchArgs, everywhere: &Everywhere) -> Result<(), Failure> {
    needs_terminal(WATCHING)?;
    let bot = asked.bot.unwrap_or(Bot::Caddie);
    let game = Game::new(asked.round.setup());
    enter(Start::Watch(bot, Box::new(game)), everywhere)
}

/// What playing needs, and who needs less.
const PLAYING: &str = "playing needs a terminal on standard input and output; \
                       bogeyman headless plays without one";
/// What watching needs, and who needs less.
const WATCHING: &str = "watching needs a terminal on standard input and output; \
                        bogeyman bots plays rounds without one";

fn needs_terminal(words: &str) -> Result<(), Failure> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(());
    }
    Err(Failure::Could(words.to_owned()))
}

fn enter(start: Start, everywhere: &Everywhere) -> Result<(), Failure> {
    let office = Office::new(everywhere);
    let farewell = tui::run(start, Box::new(office), look(everywhere))
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

fn look(everywhere: &Everywhere) -> Look {
    let var = |name: &str| std::env::var(name).ok();
    let (no_color, colorterm, term) = (var("NO_COLOR"), var("COLORTERM"), var("TERM"));
    Look {
        color: ColorDepth::choose(
            everywhere.color.depth(),
            ColorEnv {
                no_color: no_color.as_deref(),
                colorterm: colorterm.as_deref(),
                term: term.as_deref(),
            },
        ),
        theme: everywhere.theme.unwrap_or_default(),
        glyphs: signs::glyphs(everywhere),
        animation: if everywhere.no_animation {
            Animation::Off
        } else {
            Animation::On
        },
        mouse: if everywhere.no_mouse {
            Mouse::Off
        } else {
            Mouse::On
        },
    }
}

/// Hands out rounds: new ones with a rolled seed, and the one left open.
struct Office {
    store: Result<Store, Failure>,
    player: String,
}

impl Office {
    fn new(everywhere: &Everywhere) -> Self {
        Self {
            store: place::store(everywhere),
            player: everywhere.player.clone(),
        }
    }

    /// A new round, recorded if it can be.
    fn recorded(&self, setup: Setup) -> Round {
        let begun = match &self.store {
            Ok(store) => store
                .begin(&Header::new(setup.clone(), &self.player))
                .map_err(|trouble| trouble.to_string()),
            Err(failure) => Err(failure.to_string()),
        };
        begun.unwrap_or_else(|why| Round::unsaved(Game::new(setup), &why))
    }
}

impl Clubhouse for Office {
    fn begin(&mut self, setup: Setup) -> Round {
        self.recorded(setup)
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
}
