//! The little hole beside the title where nothing moves: a real board with a real shot, only that
//! nobody plays it.

use ratatui::layout::Rect;

use super::board::{BoardView, Over};
use super::camera::Camera;
use super::ground;
use super::pen::Pen;
use crate::dice::Seed;
use crate::game::{Command, Game, Holes, Setup};
use crate::geom::{Heading, Power};
use crate::hole::{Course, Hole, Picture, Tees};
use crate::tui::sketch;

const HOLE: &str = "
########################
#....######..........,,#
#..::....s..T.##.U...,.#
#..:..........##....~~s#
#....####..............#
########################
";

/// The shot that is shown, in quarter-degrees and percent: off the wall, over the corner, in.
const SHOT: (i32, i32) = (110, 100);

/// The hole with one of the dead awake; none if the picture were no hole.
pub fn hole() -> Option<Game> {
    let picture = Picture::parse(HOLE).ok()?;
    let setup = Setup {
        seed: Seed::new(0),
        course: Course::Graveyard,
        tees: Tees::Forward,
        holes: Holes::Count(1),
    };
    let hole = Hole {
        par: 4,
        path_tenths: 100,
        near_monsters: 1,
        ..sketch::hole(&picture, "title")
    };
    let mut game = Game::on(setup, hole);
    // The dead wake and show what they are about to do.
    game.apply(&Command::Wait).ok()?;
    Some(game)
}

/// Draws the hole in an area.
pub fn draw(pen: &mut Pen<'_>, area: Rect, game: &Game) {
    let (quarters, percent) = SHOT;
    let flight = game.preview(Heading::wrapped(quarters), Power::clamped(percent));
    let span = ground::span(game.hole());
    let window = Camera::default().look(area, span, &[game.golfer()]);
    let over = flight.as_ref().map_or(Over::Nothing, Over::Shot);
    let view = BoardView {
        game,
        window,
        over,
        sparks: (&[], 0.0),
    };
    view.draw(pen);
}
