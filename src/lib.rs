//! bogeyman: a turn-based roguelike golf game.
//!
//! The library is the game without a screen: build a [`game::Game`], give it commands, read the
//! events. Modules stand on floors and look only down; `docs/architecture.md` shows them.

pub mod assist;
pub mod ball;
pub mod bots;
pub mod caddie;
pub mod config;
pub mod content;
pub mod course;
pub mod describe;
pub mod dice;
pub mod game;
pub mod geom;
pub mod grid;
pub mod hole;
pub mod replay;
pub mod store;

#[cfg(feature = "play")]
pub mod cli;
#[cfg(feature = "play")]
pub mod tui;
