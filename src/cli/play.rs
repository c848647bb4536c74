//! `play`, `resume` and the title screen: rounds in the terminal.

use std::io::{self, IsTerminal};

use super::args::{Everywhere, RoundArgs};
use super::failure::Failure;
use super::place;
use crate::game::{Game, Setup};
use crate::replay::Header;
use crate::store::{Round, Store, Trouble};
use crate::tui::{self, Animation, Clubhouse, ColorDepth, ColorEnv, GlyphEnv, Glyphs, Look, Start};

/// Opens the title screen.
pub fn title(everywhere: &Everywhere) -> Result<(), Failure> {
    enter(Start::Title, everywhere)
}

/// Plays a new round.
pub fn play(round: &RoundArgs, everywhere: &Everywhere) -> Result<(), Failure> {
    needs_terminal()?;
    let round = Office::new(everywhere).begin(round.setup());
    enter(Start::Round(Box::new(round)), everywhere)
}

/// Goes on with a round.
pub fn resume(name: Option<&str>, everywhere: &Everywhere) -> Result<(), Failure> {
    needs_terminal()?;
    let round = place::store(everywhere)?.resume(name)?;
    enter(Start::Round(Box::new(round)), everywhere)
}

fn needs_terminal() -> Result<(), Failure> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(());
    }
    Err(Failure::Could(
        "playing needs a terminal on standard input and output; \
         bogeyman headless plays without one"
            .to_owned(),
    ))
}

fn enter(start: Start, everywhere: &Everywhere) -> Result<(), Failure> {
    needs_terminal()?;
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
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(var)
        .find(|value| !value.is_empty());
    Look {
        color: ColorDepth::choose(
            everywhere.color.depth(),
            ColorEnv {
                no_color: no_color.as_deref(),
                colorterm: colorterm.as_deref(),
                term: term.as_deref(),
            },
        ),
        glyphs: Glyphs::choose(
            everywhere.glyphs,
            GlyphEnv {
                locale: locale.as_deref(),
                term: term.as_deref(),
            },
        ),
        animation: if everywhere.no_animation {
            Animation::Off
        } else {
            Animation::On
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
    fn begin(&self, setup: Setup) -> Round {
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
    fn new_round(&mut self) -> Round {
        self.begin(RoundArgs::default().setup())
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
}
