//! Whether a command is legal now, and if not, what is missing. Pure: it changes nothing.

use thiserror::Error;

use super::command::{Command, Relief, Verb};
use super::play::Game;
use super::rules;
use super::state::{Ball, Phase};
use crate::geom::{Cell, Dir, Heading, LATTICE, Point, Power};
use crate::grid::can_step;
use crate::hole::{Item, Kind, Terrain};

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
    /// A ghoul has the ball.
    #[error("the {0} has carried the ball off; strike it, or take the ball back as unplayable")]
    BallCarried(Kind),
    /// An upgrade waits to be chosen.
    #[error("an upgrade is to be chosen first")]
    ChoiceOpen,
    /// There is no upgrade to choose.
    #[error("there is no upgrade to choose")]
    NoChoice,
    /// No such upgrade is offered.
    #[error("there are only {offers} to choose from")]
    NoSuchOffer {
        /// How many there are.
        offers: usize,
    },
    /// A dash with the last heart.
    #[error("a dash costs a heart, and this is your last")]
    LastHeart,
    /// The golfer has no such item.
    #[error("you carry no {0}")]
    NotCarried(Item),
    /// The golfer is whole.
    #[error("you are not hurt")]
    Unhurt,
    /// Nobody would hear the bell.
    #[error("nobody near enough is awake to hear it")]
    NobodyHears,
    /// The next shot is a spirit ball already.
    #[error("the next shot is one already")]
    SpiritedAlready,
    /// The hole was surveyed already.
    #[error("this hole is surveyed already")]
    SurveyedAlready,
    /// The golfer can play the ball from here.
    #[error("the ball is within your reach already")]
    AtBallAlready,
    /// There is no place to stand beside the ball.
    #[error("there is no free place beside the ball")]
    NoPlaceBesideBall,
    /// The last command was no swing of this hole, or was made without a mulligan in the bag.
    #[error("a mulligan takes back only a swing made just now, with the mulligan in the bag")]
    NothingToTakeBack,
    /// The caddie's advice would be the last stroke of the hole.
    #[error("a hint costs a stroke, and the next one is the last of this hole")]
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
    let there = beyond(distance, reach);
    format!("the ball is {there} cells away, your reach is {reach:.1}")
}

/// A distance beyond a limit, with as many digits as it takes to see that it is.
pub fn beyond(distance: f64, limit: f64) -> String {
    let told = |digits: usize| format!("{distance:.digits$}");
    let plain = |digits: usize| told(digits) != format!("{limit:.digits$}");
    let digits = (1..4).find(|digits| plain(*digits)).unwrap_or(4);
    told(digits)
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
            (Phase::Play, Command::Dash(dir)) => self.check_dash(*dir),
            (Phase::Play, Command::Unplayable(Relief::Drop)) => self.check_ball().map(|_| ()),
            (Phase::Play, Command::Wait | Command::Unplayable(_) | Command::Pickup) => Ok(()),
            (Phase::Play, Command::Use(item)) => self.check_use(*item),
            (Phase::Play, Command::Choose(_)) => Err(Refusal::NoChoice),
            (Phase::Upgrade { offers, .. }, Command::Choose(number)) => {
                match (1..=offers.len()).contains(&usize::from(*number)) {
                    true => Ok(()),
                    false => Err(Refusal::NoSuchOffer {
                        offers: offers.len(),
                    }),
                }
            }
            (Phase::Upgrade { .. }, _) => Err(Refusal::ChoiceOpen),
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
    /// Too far, behind a wall, carried off, or in the cup.
    pub fn check_reach(&self) -> Result<(), Refusal> {
        self.reach_from(self.golfer(), self.check_ball()?)
    }

    /// Whether the ball could be played by a golfer who stands on this cell.
    pub fn can_play_from(&self, cell: Cell) -> bool {
        let ball = self.check_ball();
        ball.is_ok_and(|ball| self.reach_from(cell, ball).is_ok())
    }

    /// Where the ball lies.
    fn check_ball(&self) -> Result<Point, Refusal> {
        match self.ball_state() {
            Ball::Lies(ball) => Ok(ball),
            Ball::Carried(_) => Err(Refusal::BallCarried(Kind::Ghoul)),
            Ball::Holed => Err(Refusal::HoleOver),
        }
    }

    /// Whether a ball can be played from this cell.
    pub(super) fn reach_from(&self, from: Cell, ball: Point) -> Result<(), Refusal> {
        let reach = self.reach().0;
        let stance = Point::centre(from);
        let cells = f64::from(reach) / 1000.0;
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
        self.check_ball()?;
        let price = self.hint_strokes();
        if price > 0 && self.strokes() + price >= self.stroke_limit() {
            return Err(Refusal::NoStrokeToSpare);
        }
        Ok(())
    }

    /// Two steps over open ground. Whoever stands there is struck, but no dash leads into a wall,
    /// not even to strike a wisp in it: nothing could follow that blow.
    fn check_dash(&self, dir: Dir) -> Result<(), Refusal> {
        if self.hp() <= self.dash_hearts() {
            return Err(Refusal::LastHeart);
        }
        self.check_ground(self.golfer(), dir)?;
        self.check_ground(self.golfer().step(dir), dir)
    }

    fn check_use(&self, item: Item) -> Result<(), Refusal> {
        if !self.carried().contains(&item) {
            return Err(Refusal::NotCarried(item));
        }
        let refusal = match item {
            Item::Sandwich if self.hp() >= self.hp_max() => Refusal::Unhurt,
            Item::Mulligan if self.kept.is_none() => Refusal::NothingToTakeBack,
            Item::Bell if rules::hearers(self).next().is_none() => Refusal::NobodyHears,
            Item::Spirit if self.is_spirited() => Refusal::SpiritedAlready,
            Item::Flag if self.is_surveyed() => Refusal::SurveyedAlready,
            Item::Tee => return self.check_tee(),
            Item::Sandwich | Item::Mulligan | Item::Bell | Item::Spirit | Item::Flag => {
                return Ok(());
            }
        };
        Err(refusal)
    }

    /// The holy tee brings to the ball whoever is not there.
    fn check_tee(&self) -> Result<(), Refusal> {
        let ball = self.check_ball()?;
        if self.reach_from(self.golfer(), ball).is_ok() {
            return Err(Refusal::AtBallAlready);
        }
        rules::beside_ball(self).map_or(Err(Refusal::NoPlaceBesideBall), |_| Ok(()))
    }

    fn check_step(&self, dir: Dir) -> Result<(), Refusal> {
        // The club reaches a wisp in a wall, as the wisp reaches the golfer.
        let foe = self.monster_at(self.golfer().step(dir));
        if foe.is_some_and(|monster| monster.kind == Kind::Wisp) {
            return Ok(());
        }
        self.check_ground(self.golfer(), dir)
    }

    /// Whether the ground lets a step be made from this cell.
    fn check_ground(&self, from: Cell, dir: Dir) -> Result<(), Refusal> {
        let to = from.step(dir);
        let terrain = self.hole().terrain(to);
        if !terrain.is_walkable() {
            return Err(Refusal::Blocked { dir, terrain });
        }
        if !can_step(self.walkable(), from, dir) {
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
            Verb::Dash => Dir::ALL.into_iter().any(|dir| legal(Command::Dash(dir))),
            Verb::Wait => legal(Command::Wait),
            Verb::Use => Item::ALL.into_iter().any(|item| legal(Command::Use(item))),
            Verb::Choose => legal(Command::Choose(1)),
            Verb::Unplayable => legal(Command::Unplayable(Relief::Back)),
            Verb::Pickup => legal(Command::Pickup),
            Verb::Hint => legal(Command::Hint),
            Verb::Next => legal(Command::Next),
        };
        Verb::ALL.into_iter().filter(possible).collect()
    }
}
