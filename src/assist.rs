//! What the game offers a player at play, on a screen or in words: the walk that one key makes, what a
//! shot will do as far as it is seen, and what an act costs before it is done.
//!
//! Nothing here knows more than a player could see, and nothing is decided: the player is.

pub mod banks;
pub mod foretold;
pub mod hand;
pub mod lines;
pub mod prices;
pub mod told;
pub mod walk;
