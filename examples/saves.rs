//! Renews `saves/`: real recordings of rounds played by the bots, whatever the rules are now.
//!
//!     cargo run --release --example saves
//!
//! The fair golfer wins them; a beginner at the back tees falls.

use std::path::Path;
use std::process::ExitCode;

use bogeyman::bots::{Bot, Player};
use bogeyman::dice::Seed;
use bogeyman::game::{Game, Holes, Outcome, Phase, Setup};
use bogeyman::hole::{Course, Tees};
use bogeyman::replay::Header;
use bogeyman::store::{Round, Trouble};

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
    search(path, tees, Bot::Fair, Stop::Over, finished)
}

fn death(path: &str) -> Result<(), Trouble> {
    let fell = |game: &Game| match game.phase() {
        Phase::Over(Outcome::Fell { hole, .. }) => *hole > 2,
        _ => false,
    };
    search(path, Tees::Championship, Bot::Beginner, Stop::Over, fell)
}

fn unfinished(path: &str) -> Result<(), Trouble> {
    let stop = Stop::Within { hole: 4, turns: 3 };
    let open = |game: &Game| matches!(game.phase(), Phase::Play);
    search(path, Tees::Forward, Bot::Fair, stop, open)
}

/// Records the first seed whose round ends as wanted.
fn search(
    path: &str,
    tees: Tees,
    bot: Bot,
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
        play(&mut trial, bot, stop);
        if wanted(trial.game()) {
            let _ = std::fs::remove_file(path);
            let header = Header::new(setup, "example");
            let mut round = Round::record(Path::new(path), path.to_owned(), &header)?;
            play(&mut round, bot, stop);
            println!("{path}: seed {seed}");
            return Ok(());
        }
    }
    Ok(())
}

fn play(round: &mut Round, bot: Bot, stop: Stop) {
    let mut player = Player::new(bot);
    while !is_there(round.game(), stop)
        && let Some(command) = player.choose(round.game())
    {
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
