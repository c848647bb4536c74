//! Players without a plan: any command, or one that leads on.

use bogeyman::game::{Command, Game, Phase, Relief};
use bogeyman::geom::{Dir, Heading, Power};
use bogeyman::grid::Steps;
use bogeyman::hole::Item;
use proptest::prelude::*;

/// What a player without a plan does next.
#[derive(Clone, Copy, Debug)]
pub enum Urge {
    /// This, legal or not.
    Any(Command),
    /// Some step nearer to the ball, else the swing.
    TowardBall(Heading, Power),
    /// On with the round where it waits.
    GoOn,
}

/// Every command there is.
pub fn any_command() -> impl Strategy<Value = Command> {
    let swing = (0u16..1440, 1u8..=100).prop_map(|(heading, power)| Command::Swing {
        heading: Heading::wrapped(i32::from(heading)),
        power: Power::clamped(i32::from(power)),
    });
    prop_oneof![
        6 => swing,
        6 => (0usize..8).prop_map(|dir| Command::Step(Dir::ALL[dir])),
        3 => (0usize..8).prop_map(|dir| Command::Dash(Dir::ALL[dir])),
        2 => Just(Command::Wait),
        1 => Just(Command::Unplayable(Relief::Back)),
        1 => Just(Command::Unplayable(Relief::Drop)),
        1 => Just(Command::Pickup),
        1 => Just(Command::Hint),
        3 => (0..Item::ALL.len()).prop_map(|item| Command::Use(Item::ALL[item])),
        2 => (1u8..=4).prop_map(Command::Choose),
        1 => Just(Command::Next),
    ]
}

pub fn any_urge() -> impl Strategy<Value = Urge> {
    prop_oneof![
        3 => any_command().prop_map(Urge::Any),
        5 => (0i32..1440, 20i32..=100)
            .prop_map(|(heading, power)| {
                Urge::TowardBall(Heading::wrapped(heading), Power::clamped(power))
            }),
        1 => Just(Urge::GoOn),
    ]
}

/// The command that an urge becomes in this state.
pub fn felt(game: &Game, urge: Urge) -> Command {
    match (urge, game.phase()) {
        (Urge::Any(command), _) => command,
        (_, Phase::Upgrade { .. }) => Command::Choose(1),
        (Urge::GoOn, Phase::Play) => Command::Wait,
        (Urge::GoOn, _) => Command::Next,
        (Urge::TowardBall(heading, power), _) => {
            let swing = Command::Swing { heading, power };
            let Some(ball) = game.ball().filter(|_| game.check(&swing).is_err()) else {
                return swing;
            };
            let field = Steps::from(game.walkable(), ball.cell(), None);
            Dir::ALL
                .into_iter()
                .filter(|&dir| game.check(&Command::Step(dir)).is_ok())
                .min_by_key(|&dir| field.to(game.golfer().step(dir)))
                .map_or(Command::Next, Command::Step)
        }
    }
}
