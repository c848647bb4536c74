//! Shots on small boards with their exact outcome, and many shots on random boards.

mod banks;
mod cup;
mod ground;
mod judge;
mod lies;
mod monsters;
mod random;
mod water;
mod world;
