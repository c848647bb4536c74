//! What the dead are about to do, in a few words.

use crate::game::{Game, Intent, Monster};
use crate::hole::Kind;

use super::plural;

/// What a monster is about to do, seen from the golfer: `strikes your cell`.
pub fn intent(game: &Game, monster: &Monster) -> String {
    let here = game.golfer();
    let own = monster.cell.king_steps(here);
    let told = match monster.intent {
        Intent::Asleep => "sleeps",
        Intent::Rest if monster.dazed > 0 => {
            return format!("dazed, {}", plural(monster.dazed as usize, "turn"));
        }
        Intent::Rest => "waits",
        Intent::Step(_) if game.is_laden(monster) => "carries the ball off",
        Intent::Step(_) if seeks_ball(game, monster) => "goes for the ball",
        Intent::Step(to) if is_shy(monster) && to.king_steps(here) > own => "gives way",
        Intent::Step(_) => "comes a step",
        Intent::Blow(cell) if cell == here => "strikes your cell",
        Intent::Blow(_) => "strikes the marked cell",
        Intent::Take(_) => "takes the ball",
        Intent::Missile(_) if monster.kind == Kind::Bogeyman => "throws a bone",
        Intent::Missile(_) if monster.intent.strikes(here) => "shoots your cell",
        Intent::Missile(_) => "shoots along its line",
        Intent::Mirror => "mirrors your steps",
    };
    told.to_owned()
}

/// Whether it keeps away from a golfer who is near.
fn is_shy(monster: &Monster) -> bool {
    monster.kind == Kind::Archer
}

/// Whether a ghoul goes for the ball rather than the golfer.
fn seeks_ball(game: &Game, monster: &Monster) -> bool {
    monster.kind == Kind::Ghoul && game.ball().is_some() && game.check_reach().is_err()
}

/// Whether it takes several hits when it is whole.
pub fn is_tough(game: &Game, monster: &Monster) -> bool {
    game.content().monsters.of(monster.kind).hits > 1
}
