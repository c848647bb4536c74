//! Whether a command is legal now, and if not, what is missing. Pure: it changes nothing.

use thiserror::Error;

use super::command::{Command, Relief, Verb};
use super::play::Game;
use super::rules;
use super::state::Phase;
use crate::geom::{Dir, Heading, LATTICE, Point, Power};
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
    /// The caddie's advice would be the last stroke of the hole.
    #[error("a hint costs a stroke, and the next stroke is the last of this hole")]
    NoStrokeToSpare,
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
    let (there, here) = (format!("{distance:.1}"), format!("{reach:.1}"));
    if there == here {
        format!("the ball is just out of your reach of {here} cells")
    } else {
        format!("the ball is {there} cells away, your reach is {here}")
    }
}

fn obstacle(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Wall => "a wall",
        Terrain::Bumper => "a bumper",
        Terrain::Water => "water",
        Terrain::Grave => "an open grave",
        Terrain::Door => "a shut door",
        Terrain::Green | Terrain::Rough | Terrain::Sand | Terrain::Ice | Terrain::Spikes => {
            "open ground"
        }
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
            (Phase::Play, Command::Hint) => self.check_hint(),
            (Phase::Carded(_), Command::Next) => Ok(()),
            (Phase::Carded(_), _) => Err(Refusal::HoleOver),
            (Phase::Over(_), _) => Err(Refusal::RoundOver),
        }
    }

    /// Whether the ball can be played from where the golfer stands: near enough, and no wall
    /// between. The cell it lies in does not matter.
    ///
    /// # Errors
    /// Too far, behind a wall, or in the cup.
    pub fn check_reach(&self) -> Result<(), Refusal> {
        let reach = self.content().golfer.reach;
        let stance = Point::centre(self.golfer());
        let cells = f64::from(reach) / 1000.0;
        let Some(ball) = self.ball() else {
            return Err(Refusal::HoleOver);
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

    /// A hint that ends the hole would help nobody.
    fn check_hint(&self) -> Result<(), Refusal> {
        if self.strokes() + rules::HINT_STROKES >= self.stroke_limit() {
            return Err(Refusal::NoStrokeToSpare);
        }
        Ok(())
    }

    fn check_step(&self, dir: Dir) -> Result<(), Refusal> {
        let to = self.golfer().step(dir);
        let terrain = self.hole().terrain(to);
        if !terrain.is_walkable() {
            return Err(Refusal::Blocked { dir, terrain });
        }
        if !can_step(self.walkable(), self.golfer(), dir) {
            return Err(Refusal::Corner { dir });
        }
        Ok(())
    }

    /// The verbs of which some command is legal now.
    pub fn legal(&self) -> Vec<Verb> {
        let legal = |command: Command| self.check(&command).is_ok();
        let possible = |verb: &Verb| match verb {
            // Reach alone decides whether a ball can be played, not where to or how hard.
            Verb::Swing => legal(Command::Swing {
                heading: Heading::wrapped(0),
                power: Power::FULL,
            }),
            Verb::Step => Dir::ALL.into_iter().any(|dir| legal(Command::Step(dir))),
            Verb::Wait => legal(Command::Wait),
            Verb::Unplayable => legal(Command::Unplayable(Relief::Back)),
            Verb::Pickup => legal(Command::Pickup),
            Verb::Hint => legal(Command::Hint),
            Verb::Next => legal(Command::Next),
        };
        Verb::ALL.into_iter().filter(possible).collect()
    }
}
