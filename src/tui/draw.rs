//! Pictures: views over references, none of which keeps a state of its own.

pub mod bars;
pub mod board;
pub mod camera;
pub mod dots;
pub mod entry;
pub mod fold;
pub mod ground;
pub mod inset;
pub mod layout;
pub mod map;
pub mod panel;
pub mod pen;
pub mod plan;
pub mod scene;
pub mod sheet;
pub mod strips;
