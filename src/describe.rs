//! The world in words and in JSON: for headless play, for bots, for messages on a screen.
//!
//! Nothing is decided here. A description shows what a player could see and no more.

mod answer;
mod around;
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
mod place;
mod score;
mod situation;
mod state;
mod turn;

pub use answer::{Advice, Answer, Closing, Refused};
pub use around::around;
pub use card::{Nine, card, fell, mark, running, unfinished};
pub use cell::cell;
pub use course::course;
pub use dead::{habit, one, the};
pub use event::{capital, event, golf_word, plural};
pub use flaw::flaw;
pub use gained::{Cause, Gained, Row};
pub use gear::{carried, counted, item, next_level, price, upgrade};
pub use hole::{HoleView, board, hole_picture};
pub use intent::{intent, is_tough};
pub use place::{legs, offset, way};
pub use score::scores;
pub use situation::{situation, standing};
pub use state::StateView;
pub use turn::sentences;
