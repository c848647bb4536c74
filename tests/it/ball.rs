//! Shots on small boards with their exact outcome, and many shots on random boards.

mod banks;
mod bodies;
mod cup;
mod ground;
mod judge;
mod kit;
mod lies;
mod monsters;
mod passes;
mod plane;
mod random;
mod water;
mod world;
