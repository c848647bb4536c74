//! The world in words and in JSON: for headless play, for bots, for messages on a screen.
//!
//! Nothing is decided here. A description shows what a player could see and no more.

mod answer;
mod card;
mod cell;
mod course;
mod dead;
mod event;
mod flaw;
mod gained;
mod gear;
mod hole;
mod intent;
mod state;
mod turn;

pub use answer::{Advice, Answer, Closing, Refused};
pub use card::{Nine, card, fell, mark, running, unfinished};
pub use cell::cell;
pub use course::course;
pub use dead::{habit, one, the};
pub use event::{capital, event, golf_word, plural};
pub use flaw::flaw;
pub use gained::{Cause, Gained, Row};
pub use gear::{carried, counted, item, next_level, price, upgrade};
pub use hole::{HoleView, hole_picture};
pub use intent::{intent, is_tough};
pub use state::StateView;
pub use turn::sentences;
