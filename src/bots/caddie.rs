//! The caddie at play. He plans strokes ahead by all that the walls tell, keeps to the plan while
//! the ball lies where it should, and weighs hearts against strokes when the dead come near.
//!
//! Of monsters in the way of a shot he knows what the preview shows. Where he sees none, he trusts
//! the walls.

use crate::ball::heading_to;
use crate::caddie::{Budget, Guide, Plan, plan};
use crate::game::{Command, Game, Monster};
use crate::geom::{Heading, Point, Power};
use crate::hole::{Finish, Line, Shot};

use super::ground::{Guess, by_the_walls, guide, walls_alone};
use super::legs::{blows_due, near};
use super::mind::{price, pursuers, pursuit, walk};
use super::sight::{Seen, SeenEnd, look};

/// What he keeps in mind of a hole.
#[derive(Debug, Default)]
pub struct Caddie {
    hole: u32,
    guide: Option<Guide>,
    /// Lies he has thought about, each with its line; none where he found none.
    lines: Vec<(Point, Option<Line>)>,
    /// The strokes when he last played, and the turn.
    played: (u32, u32),
}

/// A shot and what it is thought to come to, in strokes to the cup.
struct Idea {
    shot: Shot,
    seen: Seen,
    end: SeenEnd,
    cost: f64,
}

/// Awake monsters within so many steps make him look further than his plan.
const WARY: i32 = 6;

/// Turns after a stroke from which he no longer walks about.
const DODGING: u32 = 12;

/// Turns of a walk that he thinks through.
const TURNS: u32 = 2;

/// How many shots are thought through to the cup.
const THOROUGH: usize = 10;

/// What killing a sleeper on the way is worth, in strokes.
const SLEEPER: f64 = 0.1;

/// What a ball that ends where nobody sees it may cost more than it seems to.
const UNSEEN: f64 = 0.6;

impl Caddie {
    /// What he does now.
    pub fn choose(&mut self, game: &Game) -> Command {
        let Some(ball) = game.ball() else {
            return Command::Wait;
        };
        self.arrive(game);
        let strokes = self.strokes(game, ball);
        let in_reach = super::legs::is_there(game);
        let calm = near(game, WARY).next().is_none();
        if self.played.0 != game.strokes() {
            self.played = (game.strokes(), game.turn());
        }
        let weary = game.turn() >= self.played.1 + DODGING;
        if (calm || weary) && !in_reach {
            return super::legs::round(game);
        }
        let swing = if in_reach {
            self.best_swing(game, ball, calm)
        } else {
            None
        };
        let swing_cost = swing.as_ref().map_or(f64::INFINITY, |idea| idea.cost);
        let (walked, walk_cost) = if calm || weary {
            (Command::Wait, f64::INFINITY)
        } else {
            walk(game, strokes, TURNS)
        };
        match swing {
            Some(idea) if swing_cost <= walk_cost => swung(idea.shot),
            _ => walked,
        }
    }

    /// The planned shot of a ball that lies here, or the one that looks best where he has no plan.
    pub fn planned(&mut self, game: &Game) -> Option<Shot> {
        self.arrive(game);
        let ball = game.ball()?;
        if let Some(line) = self.line(game, ball) {
            return line.shots.first().copied();
        }
        let ideas = self.ideas(game);
        let best = ideas.iter().min_by(|a, b| a.cost.total_cmp(&b.cost));
        best.map(|idea| idea.shot)
    }

    /// Forgets the last hole.
    fn arrive(&mut self, game: &Game) {
        if self.hole != game.hole().number || self.guide.is_none() {
            self.hole = game.hole().number;
            self.guide = Some(guide(game));
            self.played = (0, 0);
            self.lines.clear();
        }
    }

    /// The line from a lie, thought of once.
    fn line(&mut self, game: &Game, lie: Point) -> Option<Line> {
        if let Some((_, line)) = self.lines.iter().find(|(at, _)| *at == lie) {
            return line.clone();
        }
        let guide = self.guide.as_ref()?;
        let budget = Budget::in_play(&game.content().caddie);
        let found = plan(
            &walls_alone(game),
            game.walls_opened(),
            lie,
            guide,
            game.range(),
            &budget,
        );
        let line = match found {
            Plan::Found(line) => Some(line),
            Plan::NotFound { .. } => None,
        };
        self.lines.push((lie, line.clone()));
        // The rest of a line is the line from each of its lies.
        for (done, end) in line.iter().flat_map(|line| line.ends.iter().enumerate()) {
            let (Finish::Lie(at), Some(line)) = (*end, line.as_ref()) else {
                continue;
            };
            if !self.lines.iter().any(|(known, _)| *known == at) {
                let rest = Line {
                    shots: line.shots[done + 1..].to_vec(),
                    ends: line.ends[done + 1..].to_vec(),
                };
                self.lines.push((at, Some(rest)));
            }
        }
        line
    }

    /// The strokes from a lie, by his line or by guess.
    fn strokes(&mut self, game: &Game, lie: Point) -> f64 {
        match self.line(game, lie) {
            Some(line) => f64::from(line.strokes()),
            None => self.guess(game, lie) + 1.0,
        }
    }

    fn guess(&self, game: &Game, lie: Point) -> f64 {
        let guess = |guide| Guess::new(game, guide).strokes(lie);
        self.guide.as_ref().map_or(1.0, guess)
    }

    /// The planned swing when nothing speaks against it, else the cheapest of many.
    fn best_swing(&mut self, game: &Game, ball: Point, calm: bool) -> Option<Idea> {
        let line = self.line(game, ball);
        let planned = line.and_then(|line| line.shots.first().copied());
        let mut ideas = self.ideas(game);
        if let Some(shot) = planned {
            let guess = Guess::new(game, self.guide.as_ref()?);
            let mut idea = idea(game, &guess, shot)?;
            if calm && idea.seen.strikes.is_empty() {
                return Some(idea);
            }
            // Thought through first of all.
            idea.cost = 0.0;
            ideas.push(idea);
        }
        ideas.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        ideas.truncate(THOROUGH);
        for idea in &mut ideas {
            let strokes = match idea.end {
                SeenEnd::Drops => 0.0,
                SeenEnd::Rests(at) | SeenEnd::Lost(at) | SeenEnd::Unseen(at) => {
                    self.strokes(game, at)
                }
            };
            idea.cost = weigh(game, &idea.seen, idea.end, strokes);
        }
        ideas.into_iter().min_by(|a, b| a.cost.total_cmp(&b.cost))
    }

    /// Shots in many headings, and those at the monsters near by, each at a guess.
    fn ideas(&self, game: &Game) -> Vec<Idea> {
        let (Some(ball), Some(guide)) = (game.ball(), self.guide.as_ref()) else {
            return Vec::new();
        };
        let guess = Guess::new(game, guide);
        let at = |monster: &Monster| heading_to(ball, Point::centre(monster.cell));
        let headings = (0..i32::from(Heading::TURN))
            .step_by(20)
            .map(Heading::wrapped)
            .chain(near(game, WARY).map(at));
        let shots = headings.flat_map(|heading| {
            (10..=100).step_by(10).map(move |percent| Shot {
                heading,
                power: Power::clamped(percent),
            })
        });
        shots.filter_map(|shot| idea(game, &guess, shot)).collect()
    }
}

fn idea(game: &Game, guess: &Guess, shot: Shot) -> Option<Idea> {
    let seen = look(game, shot)?;
    let end = match seen.end {
        SeenEnd::Unseen(_) if seen.strikes.is_empty() => by_the_walls(game, shot)?,
        end => end,
    };
    let strokes = match end {
        SeenEnd::Drops => 0.0,
        SeenEnd::Rests(at) | SeenEnd::Lost(at) | SeenEnd::Unseen(at) => guess.strokes(at),
    };
    let cost = weigh(game, &seen, end, strokes);
    Some(Idea {
        shot,
        seen,
        end,
        cost,
    })
}

/// The command of a shot.
pub fn swung(shot: Shot) -> Command {
    Command::Swing {
        heading: shot.heading,
        power: shot.power,
    }
}

/// What a shot comes to when `strokes` are left after it.
fn weigh(game: &Game, seen: &Seen, end: SeenEnd, strokes: f64) -> f64 {
    let ahead = match end {
        SeenEnd::Drops => return 1.0,
        SeenEnd::Rests(_) => strokes,
        SeenEnd::Lost(_) => 1.0 + strokes,
        SeenEnd::Unseen(_) => UNSEEN + strokes,
    };
    let pursuers = pursuers(game);
    let left = pursuers
        .iter()
        .filter(|id| !seen.strikes.contains(id))
        .count();
    let sleepers = seen
        .strikes
        .iter()
        .filter(|id| !pursuers.contains(id))
        .count();
    let hurt = price(game, game.hp(), blows_due(game, &seen.strikes));
    1.0 + ahead + hurt + pursuit(game, strokes, left) - SLEEPER * sleepers as f64
}
