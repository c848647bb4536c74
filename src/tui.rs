//! The game on a terminal: screens, keys, motion, and the way in and out.
//!
//! A screen is its state, its keys and its picture; `app` holds the one that is up and hands it what
//! all share. Everything but [`run`] is free of clock and terminal, so a test can press keys and look
//! at the picture. Rules are asked for, never known here.

mod anim;
mod app;
mod bindings;
mod board_name;
mod depth;
mod desk;
mod draw;
mod drill;
mod fault;
mod field;
mod flash;
mod glyphs;
mod keymap;
mod keys;
mod lessons;
mod messages;
mod mouse;
mod run;
mod screens;
mod seed_entry;
mod sgr;
#[cfg(unix)]
mod signals;
mod sketch;
mod terminal;
mod theme;
mod words;
mod worker;

pub use app::{App, Wish};
pub use depth::ColorEnv;
#[cfg(debug_assertions)]
pub use fault::plan_panic;
pub use glyphs::{GlyphEnv, Signs};
pub use keymap::{BadKeys, Keymap};
pub use mouse::Mouse;
pub use run::run;
pub use theme::{BadTheme, Grain, Ink, Theme};

use crate::bots::Bot;
use crate::config::{ColorDepth, Glyphs, Settings, ThemeName};
use crate::game::{Game, Setup};
use crate::store::{Round, Trouble};

/// Where the game starts.
#[derive(Debug)]
pub enum Start {
    /// On the title screen.
    Title,
    /// In this round.
    Round(Box<Round>),
    /// Looking on while this bot plays this round; nobody records it.
    Watch(Bot, Box<Game>),
}

/// How the game looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// How many colours there are.
    pub color: ColorDepth,
    /// Which colours to paint with.
    pub theme: ThemeName,
    /// Which signs to draw with.
    pub glyphs: Glyphs,
    /// Whether the ball is seen rolling.
    pub animation: Animation,
    /// Whether the mouse plays.
    pub mouse: Mouse,
}

/// Whether things move on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Animation {
    /// The ball rolls, a second at most.
    On,
    /// Every result is shown at once.
    Off,
}

/// Where rounds come from: the screens know neither files nor seeds.
pub trait Clubhouse {
    /// Begins the round of this setup.
    fn begin(&mut self, setup: Setup) -> Round;

    /// What a new round would be: a fresh seed and the house's course, tees and holes.
    fn new_setup(&mut self) -> Setup;

    /// The name of the round left open, if there is one.
    fn left_open(&self) -> Option<String>;

    /// Takes up the round of this name, as [`Clubhouse::left_open`] told it.
    ///
    /// # Errors
    /// Its recording cannot be gone on with.
    fn resume(&mut self, name: &str) -> Result<Round, Trouble>;

    /// Sets the round of this name aside: it is kept, and no longer left open.
    ///
    /// # Errors
    /// Its recording cannot be moved; then all is as before.
    fn set_aside(&mut self, name: &str) -> Result<(), Trouble>;

    /// What the player has set.
    fn settings(&self) -> Settings {
        Settings::default()
    }

    /// Why what the player has set cannot be used, in a sentence that names the file.
    fn settings_trouble(&self) -> Option<String> {
        None
    }

    /// How the game looks where the player has set nothing: what the terminal is good for. It begins
    /// with this look.
    fn usual(&self, look: Look) -> Look {
        look
    }

    /// Keeps what the player has set now.
    ///
    /// # Errors
    /// Why it counts for now only, in a sentence.
    fn keep(&mut self, settings: &Settings) -> Result<(), String> {
        let _ = settings;
        Ok(())
    }
}

/// What to say after the screen is gone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Farewell {
    /// The name to resume the round by, if it was left unfinished and is recorded.
    pub resume: Option<String>,
    /// The round in a sentence, if one was played: how it stands or how it ended.
    pub summary: Option<String>,
    /// Whether nothing of the round is kept.
    pub unsaved: bool,
}
