//! All tests of the program in one binary.
//!
//! - architecture: rooms look only down, foreign crates keep to their files, files stay short.

mod architecture;
