//! Renews `saves/`: real recordings of rounds played by a plain golfer, whatever the rules are now.
//!
//!     cargo run --release --example saves
//!
//! The golfer looks one shot ahead, walks straight to the ball and strikes whatever stands in the
//! way. A careless one never minds the dead, which makes a fall easy to find.

use std::path::Path;
use std::process::ExitCode;

use bogeyman::ball::{End, Flight};
use bogeyman::dice::Seed;
use bogeyman::game::{Command, Game, Holes, Intent, Outcome, Phase, Setup};
use bogeyman::geom::{Dir, Heading, Power};
use bogeyman::grid::{Steps, can_step};
use bogeyman::hole::{Course, Tees};
use bogeyman::replay::Header;
use bogeyman::store::{Round, Trouble};

/// How the golfer takes the dead.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// Clubs whoever is about to strike.
    Wary,
    /// Plays on.
    Careless,
}

/// Where a round stops.
#[derive(Clone, Copy)]
enum Stop {
    /// At its end.
    Over,
    /// In the middle of this hole, after so many turns.
    Within { hole: u32, turns: u32 },
}

fn main() -> ExitCode {
    let renewed = win("saves/graveyard-win.golf", Tees::Forward)
        .and_then(|()| win("saves/graveyard-club.golf", Tees::Club))
        .and_then(|()| death("saves/graveyard-death.golf"))
        .and_then(|()| unfinished("saves/graveyard-unfinished.golf"));
    match renewed {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

fn win(path: &str, tees: Tees) -> Result<(), Trouble> {
    let finished = |game: &Game| matches!(game.phase(), Phase::Over(Outcome::Finished));
    search(path, tees, Manner::Wary, Stop::Over, finished)
}

fn death(path: &str) -> Result<(), Trouble> {
    let fell = |game: &Game| match game.phase() {
        Phase::Over(Outcome::Fell { hole, .. }) => *hole > 2,
        _ => false,
    };
    search(path, Tees::Championship, Manner::Careless, Stop::Over, fell)
}

fn unfinished(path: &str) -> Result<(), Trouble> {
    let stop = Stop::Within { hole: 4, turns: 3 };
    let open = |game: &Game| matches!(game.phase(), Phase::Play);
    search(path, Tees::Forward, Manner::Wary, stop, open)
}

/// Records the first seed whose round ends as wanted.
fn search(
    path: &str,
    tees: Tees,
    manner: Manner,
    stop: Stop,
    wanted: impl Fn(&Game) -> bool,
) -> Result<(), Trouble> {
    for seed in 1.. {
        let setup = Setup {
            seed: Seed::new(seed),
            course: Course::Graveyard,
            tees,
            holes: Holes::Count(9),
        };
        let mut trial = Round::unrecorded(Game::new(setup.clone()));
        play(&mut trial, manner, stop);
        if wanted(trial.game()) {
            let _ = std::fs::remove_file(path);
            let header = Header::new(setup, "example");
            let mut round = Round::record(Path::new(path), path.to_owned(), &header)?;
            play(&mut round, manner, stop);
            println!("{path}: seed {seed}");
            return Ok(());
        }
    }
    Ok(())
}

fn play(round: &mut Round, manner: Manner, stop: Stop) {
    while !is_there(round.game(), stop) {
        let command = choose(round.game(), manner);
        if round.play(&command).is_err() {
            return;
        }
    }
}

fn is_there(game: &Game, stop: Stop) -> bool {
    match stop {
        Stop::Over => matches!(game.phase(), Phase::Over(_)),
        Stop::Within { hole, turns } => {
            matches!(game.phase(), Phase::Over(_))
                || (game.hole().number == hole && game.turn() >= turns)
        }
    }
}

fn choose(game: &Game, manner: Manner) -> Command {
    if matches!(game.phase(), Phase::Carded(_)) {
        return Command::Next;
    }
    if manner == Manner::Wary
        && let Some(dir) = threat(game)
    {
        return Command::Step(dir);
    }
    if game.check_reach().is_ok() {
        return best_swing(game);
    }
    step_to_ball(game).unwrap_or(Command::Wait)
}

/// The direction of a monster that is about to strike the golfer.
fn threat(game: &Game) -> Option<Dir> {
    let strikes = |intent| intent == Intent::Blow(game.golfer());
    let monster = game.monsters().iter().find(|m| strikes(m.intent))?;
    game.golfer().dir_to(monster.cell)
}

fn best_swing(game: &Game) -> Command {
    let to_cup = Steps::from(game.walkable(), game.hole().cup, None);
    let swings = (0..Heading::TURN)
        .step_by(20)
        .flat_map(|heading| (10..=100).step_by(10).map(move |power| (heading, power)));
    let (heading, power) = swings
        .map(|(heading, power)| (Heading::wrapped(heading.into()), Power::clamped(power)))
        .max_by_key(|&(heading, power)| {
            game.preview(heading, power)
                .map_or(i32::MIN, |flight| worth(&flight, &to_cup))
        })
        .unwrap_or((Heading::wrapped(0), Power::FULL));
    Command::Swing { heading, power }
}

/// A drop above all, then being near the cup, then a kill on the way.
fn worth(flight: &Flight, to_cup: &Steps) -> i32 {
    let kills = flight.hits.len() as i32;
    match flight.end {
        End::Dropped => 1000 + kills,
        End::Rest(point) => 3 * kills - 2 * i32::from(to_cup.to(point.cell())),
        End::Lost { .. } => -500,
    }
}

fn step_to_ball(game: &Game) -> Option<Command> {
    let ball = game.ball()?;
    let to_ball = Steps::from(game.walkable(), ball.cell(), None);
    let here = game.golfer();
    Dir::ALL
        .into_iter()
        .filter(|&dir| can_step(game.walkable(), here, dir))
        .min_by_key(|&dir| to_ball.to(here.step(dir)))
        .map(Command::Step)
}
