//! The rules of play, a file a subject.

mod archer;
mod bell;
mod boss;
mod climb;
mod dash;
mod dead;
mod ghoul;
mod golem;
mod hint;
mod intents;
mod items;
mod key;
mod kit;
mod marionette;
mod mulligan;
mod night;
mod order;
mod preview;
mod relief;
mod score;
mod slime;
mod swing;
mod told;
mod waking;
mod walk;
mod wisp;
