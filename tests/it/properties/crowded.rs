//! The same on boards with all of the dead, all items and all upgrades in play.

use bogeyman::game::{Ball, Command, Game, Phase};
use bogeyman::hole::Item;
use proptest::prelude::*;

use super::sound::is_sound;
use super::urge::{Urge, any_urge, felt};
use crate::crowd::crowded;
use crate::fixture::{number, some_of_every_command};

fn any_urges() -> impl Strategy<Value = Vec<Urge>> {
    prop::collection::vec(any_urge(), 1..120)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    /// The twin is given the commands as a script has them, so a save would lead to the same place.
    #[test]
    fn what_is_checked_is_what_is_applied(seed in any::<u64>(), urges in any_urges()) {
        let mut game = crowded(seed);
        let mut twin = crowded(seed);
        is_sound(&game);
        for urge in urges {
            let command = felt(&game, urge);
            let (before, checked) = (game.digest(), game.check(&command));
            let events = game.apply(&command);
            prop_assert_eq!(checked.clone().err(), events.clone().err());
            prop_assert_eq!(checked.is_err(), before == game.digest());
            let read = Command::parse(&command.to_string()).expect("a command").expect("no blank");
            prop_assert_eq!(events, twin.apply(&read));
            prop_assert_eq!(game.digest(), twin.digest());
            is_sound(&game);
        }
    }

    #[test]
    fn legal_verbs_are_those_of_some_legal_command(seed in any::<u64>(), urges in any_urges()) {
        let mut game = crowded(seed);
        for urge in urges {
            let commands = some_of_every_command();
            let legal = commands.iter().filter(|command| game.check(command).is_ok());
            let mut verbs: Vec<_> = legal.map(Command::verb).collect();
            verbs.sort();
            verbs.dedup();
            let mut said = game.legal();
            said.sort();
            prop_assert_eq!(said, verbs);
            let _ = game.apply(&felt(&game, urge));
        }
    }
}

/// What such rounds come to, that the properties above are worth something.
#[test]
fn everything_is_in_play_in_such_rounds() {
    let [
        mut upgrades,
        mut carried,
        mut cards,
        mut mulligans,
        mut dazed,
        mut walls,
    ] = [0; 6];
    let commands = some_of_every_command();
    for seed in 0..300 {
        let mut game = crowded(seed);
        for n in 0..80 {
            let command = commands[number(seed, n, commands.len())];
            let urge = match n % 3 {
                0 => Urge::Any(command),
                _ => match command {
                    Command::Swing { heading, power } => Urge::TowardBall(heading, power),
                    other => Urge::Any(other),
                },
            };
            let command = felt(&game, urge);
            if game.apply(&command).is_err() {
                continue;
            }
            upgrades += u32::from(matches!(game.phase(), Phase::Upgrade { .. }));
            cards += u32::from(matches!(game.phase(), Phase::Carded(_)));
            carried += u32::from(matches!(game.ball_state(), Ball::Carried(_)));
            mulligans += u32::from(command == Command::Use(Item::Mulligan));
            dazed += u32::from(game.monsters().iter().any(|monster| monster.dazed > 0));
            walls += u32::from(has_wisp_in_a_wall(&game));
        }
    }
    let counts = [upgrades, carried, cards, mulligans, dazed, walls];
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
}

fn has_wisp_in_a_wall(game: &Game) -> bool {
    let mut monsters = game.monsters().iter();
    monsters.any(|monster| game.hole().terrain(monster.cell).is_solid())
}
