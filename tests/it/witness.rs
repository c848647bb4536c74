//! Plays a hole's witness as a golfer would: walks to the ball step by step, swings what the witness
//! says, and holds every end against it; where a door is shut the key is fetched first. Nobody else is on the hole and no night falls, as the
//! witness assumes; everything goes through the game's one door.

use bogeyman::game::{Command, Event, Game, Holes, Setup};
use bogeyman::geom::{Cell, Dir, Point};
use bogeyman::grid::{Grid, Steps, can_step};
use bogeyman::hole::{Finish, Hole, Terrain};

/// A walk far too long for any night to fall, in tenths of a cell.
const LONG: u32 = 60_000;

/// A beginner's reach, in 1/256 cell.
const REACH: i64 = 256;

/// Plays the witness to its end.
///
/// # Errors
/// What did not go as it says.
pub fn play(hole: &Hole) -> Result<(), String> {
    let setup = Setup {
        seed: hole.seed,
        course: hole.course,
        tees: hole.tees,
        holes: Holes::Count(1),
    };
    let mut lonely = hole.clone();
    lonely.monsters.clear();
    lonely.path_tenths = LONG;
    let mut game = Game::on(setup, lonely);
    let witness = &hole.witness;
    if witness.shots.is_empty() || witness.shots.len() != witness.ends.len() {
        return Err("no witness, or not an end for each shot".to_owned());
    }
    if let Some(key) = game.key() {
        walk(&mut game, key, |game| game.key().is_none())?;
    }
    for (shot, end) in witness.shots.iter().zip(&witness.ends) {
        walk_to_ball(&mut game)?;
        let swing = Command::parse(&shot.to_string())
            .map_err(|bad| bad.to_string())?
            .ok_or("a blank line")?;
        let events = apply(&mut game, &swing)?;
        if events.iter().any(|e| matches!(e, Event::BallLost { .. })) {
            return Err(format!("{shot} is lost"));
        }
        let there = game.ball().map_or(Finish::Cup, Finish::Lie);
        if there != *end {
            return Err(format!("{shot} ends at {there:?}, not {end:?}"));
        }
    }
    // So good a round may have earned an upgrade, which is chosen before the card is shown.
    match game.card() {
        [score] if !score.picked_up && score.strokes == witness.strokes() => Ok(()),
        card => Err(format!("after the last shot: {card:?}, {:?}", game.phase())),
    }
}

fn walk_to_ball(game: &mut Game) -> Result<(), String> {
    let ball: Point = game.ball().ok_or("the ball is in the cup too early")?;
    // The proof promises that no heart is needed on the way, nor where the ball is played from.
    let unhurt = unhurt(game);
    let beside = Dir::STRAIGHT.map(|dir| ball.cell().step(dir));
    let stand = std::iter::once(ball.cell())
        .chain(beside)
        .find(|&cell| {
            unhurt.get(cell) == Some(true)
                && Point::centre(cell).distance_squared(ball) <= REACH * REACH
        })
        .ok_or_else(|| format!("the ball at {ball} lies among spikes"))?;
    walk(game, stand, |game| game.check_reach().is_ok())
}

/// Walks unhurt to a cell until it is enough.
fn walk(game: &mut Game, to: Cell, is_there: impl Fn(&Game) -> bool) -> Result<(), String> {
    let unhurt = unhurt(game);
    let steps = Steps::from(&unhurt, to, None);
    while !is_there(game) {
        let here = game.golfer();
        let nearest = Dir::ALL
            .into_iter()
            .filter(|&dir| can_step(&unhurt, here, dir))
            .min_by_key(|&dir| steps.to(here.step(dir)))
            .filter(|&dir| steps.to(here.step(dir)) < steps.to(here))
            .ok_or_else(|| format!("no step from {here} leads to {to}"))?;
        apply(game, &Command::Step(nearest))?;
    }
    Ok(())
}

/// Where one can walk now but on spikes.
fn unhurt(game: &Game) -> Grid<bool> {
    let ground = game.terrains();
    let mut unhurt = bogeyman::hole::walkable(ground);
    for (cell, terrain) in ground.iter() {
        if terrain == Terrain::Spikes {
            unhurt.set(cell, false);
        }
    }
    unhurt
}

fn apply(game: &mut Game, command: &Command) -> Result<Vec<Event>, String> {
    game.apply(command)
        .map_err(|refusal| format!("{command:?} is refused: {refusal}"))
}
