//! Whether a command is legal now, and if not, what is missing. Pure: it changes nothing.

use thiserror::Error;

use super::command::Command;
use super::play::Game;
use super::state::Phase;
use crate::geom::{Dir, LATTICE, Point};
use crate::grid::can_step;
use crate::hole::Terrain;

/// Why a command is refused; one sentence without the verb.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Refusal {
    /// The hole is still being played.
    #[error("the hole is not over yet")]
    HoleNotOver,
    /// The hole is over and its card waits.
    #[error("the hole is over; go on with next")]
    HoleOver,
    /// The round is over.
    #[error("the round is over")]
    RoundOver,
    /// The ball lies too far away. Distances in cells.
    #[error("{}", too_far(*.distance, *.reach))]
    OutOfReach {
        /// From the golfer's cell centre to the ball.
        distance: f64,
        /// How far the golfer can play a ball.
        reach: f64,
    },
    /// A wall stands between golfer and ball.
    #[error("there is a wall between you and the ball")]
    BallBehindWall,
    /// The cell cannot be walked on.
    #[error("there is {} to the {}", obstacle(*.terrain), .dir.word())]
    Blocked {
        /// Which way.
        dir: Dir,
        /// What is there.
        terrain: Terrain,
    },
    /// A diagonal step past a corner.
    #[error("you cannot squeeze round the corner to the {}", .dir.word())]
    Corner {
        /// Which way.
        dir: Dir,
    },
}

fn too_far(distance: f64, reach: f64) -> String {
    // Two figures more where one would make near and far look alike.
    let places = if distance - reach < 0.1 { 3 } else { 1 };
    format!("the ball is {distance:.places$} cells away, your reach is {reach:.1}")
}

fn obstacle(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Wall => "a wall",
        Terrain::Bumper => "a bumper",
        Terrain::Water => "water",
        Terrain::Green | Terrain::Rough | Terrain::Sand | Terrain::Ice => "open ground",
    }
}

impl Game {
    /// Whether [`Game::apply`] would carry the command out.
    ///
    /// # Errors
    /// What is missing.
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        match (self.phase(), command) {
            (Phase::Play, Command::Next) => Err(Refusal::HoleNotOver),
            (Phase::Play, Command::Swing { .. }) => self.check_reach(),
            (Phase::Play, Command::Step(dir)) => self.check_step(*dir),
            (Phase::Play, Command::Wait | Command::Unplayable(_) | Command::Pickup) => Ok(()),
            (Phase::Carded(_), Command::Next) => Ok(()),
            (Phase::Carded(_), _) => Err(Refusal::HoleOver),
            (Phase::Over(_), _) => Err(Refusal::RoundOver),
        }
    }

    /// Whether the ball can be played from where the golfer stands: near enough, and no wall
    /// between. The cell it lies in does not matter.
    ///
    /// # Errors
    /// Too far, or behind a wall; out of reach without a ball.
    pub fn check_reach(&self) -> Result<(), Refusal> {
        let reach = self.content().golfer.reach;
        let stance = Point::centre(self.golfer());
        let cells = f64::from(reach) / 1000.0;
        let Some(ball) = self.ball() else {
            return Err(Refusal::OutOfReach {
                distance: f64::INFINITY,
                reach: cells,
            });
        };
        let limit = i64::from(reach) * i64::from(LATTICE);
        if stance.distance_squared(ball) * 1_000_000 > limit * limit {
            return Err(Refusal::OutOfReach {
                distance: stance.distance(ball),
                reach: cells,
            });
        }
        if self.walls().blocks_segment(stance, ball) {
            return Err(Refusal::BallBehindWall);
        }
        Ok(())
    }

    fn check_step(&self, dir: Dir) -> Result<(), Refusal> {
        let to = self.golfer().step(dir);
        let terrain = self.hole().ground.get(to).unwrap_or(Terrain::Wall);
        if !terrain.is_walkable() {
            return Err(Refusal::Blocked { dir, terrain });
        }
        if !can_step(self.walkable(), self.golfer(), dir) {
            return Err(Refusal::Corner { dir });
        }
        Ok(())
    }

    /// The verbs of which some command is legal now.
    pub fn legal(&self) -> Vec<&'static str> {
        let legal = |verb: &&'static str| match *verb {
            "swing" => self.phase() == &Phase::Play && self.check_reach().is_ok(),
            "step" => Dir::ALL
                .into_iter()
                .any(|dir| self.check(&Command::Step(dir)).is_ok()),
            "next" => self.check(&Command::Next).is_ok(),
            _ => self.check(&Command::Wait).is_ok(),
        };
        Command::VERBS.into_iter().filter(legal).collect()
    }
}
