//! The world in words and in JSON: for headless play, for bots, for messages on a screen.
//!
//! Nothing is decided here. A description shows what a player could see and no more.

mod answer;
mod card;
mod dead;
mod event;
mod gained;
mod gear;
mod hole;
mod state;

pub use answer::{Advice, Answer, Closing, Refused};
pub use card::{Nine, card, fell, mark, running, unfinished};
pub use dead::{habit, one, the};
pub use event::{capital, event, golf_word, plural};
pub use gained::{Cause, Gained, Row};
pub use gear::{carried, counted, item, next_level, price, upgrade};
pub use hole::{HoleView, hole_picture};
pub use state::StateView;
