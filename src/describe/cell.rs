//! What is told of a cell: all that is on it, what it does, and what will happen there.

use crate::ball::SandLie;
use crate::game::{Game, Intent, Monster};
use crate::geom::{Cell, Point};
use crate::hole::Terrain;

use super::{capital, habit, intent, is_tough, item, one, plural};

/// A name and what it does.
type Line = (String, String);

/// What is on a cell, topmost first: a name and what it does.
pub fn cell(game: &Game, cell: Cell) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut say = |name: &str, what: String| lines.push((capital(name), what));
    if game.golfer() == cell {
        say("you", format!("{}.", plural(game.hp() as usize, "heart")));
    }
    if let Some(monster) = game.monster_at(cell) {
        say(monster.kind.name(), of_monster(game, monster));
    }
    for lying in game.items().iter().filter(|lying| lying.cell == cell) {
        let does = item(lying.item, game);
        say(
            lying.item.name(),
            format!("{does} Walk or roll over it to take it."),
        );
    }
    for monster in game.monsters() {
        if let Some((name, what)) = of_mark(monster, cell) {
            say(name, what);
        }
    }
    if game.ball().map(Point::cell) == Some(cell) {
        say(
            "the ball",
            match game.check_reach() {
                Ok(()) => "In reach.".to_owned(),
                Err(_) => "Out of reach.".to_owned(),
            },
        );
    }
    if game.hole().cup == cell {
        say(
            "the cup",
            "A ball that comes slowly enough drops.".to_owned(),
        );
    }
    if game.hole().tee == cell {
        say("the tee", "Here the hole began.".to_owned());
    }
    let terrain = game.hole().terrain(cell);
    say(terrain.name(), of_terrain(game, terrain));
    lines
}

fn of_monster(game: &Game, monster: &Monster) -> String {
    let mut told = vec![format!("{}.", capital(&intent(game, monster)))];
    if game.is_laden(monster) {
        told.push("Has the ball.".to_owned());
    }
    if is_tough(game, monster) {
        let left = plural(monster.hits as usize, "hit");
        told.push(format!("Stands {left} more."));
    }
    told.push(habit(monster.kind, game.content()));
    told.join(" ")
}

/// What one of the dead will do on a cell.
fn of_mark(monster: &Monster, cell: Cell) -> Option<(&'static str, String)> {
    let who = capital(&one(monster.kind));
    let told = match monster.intent {
        Intent::Blow(at) if at == cell => (
            "marked for a blow",
            format!("{who} strikes here next turn, and lunges in if nobody is here."),
        ),
        Intent::Step(to) if to == cell => ("marked for a step", format!("{who} comes here.")),
        Intent::Take(to) if to == cell => {
            ("marked for the ball", format!("{who} takes the ball here."))
        }
        Intent::Missile(_) if monster.intent.strikes(cell) => (
            "marked for a missile",
            format!("{who} strikes whoever is here next turn."),
        ),
        _ => return None,
    };
    Some(told)
}

fn of_terrain(game: &Game, terrain: Terrain) -> String {
    let figures = &game.content().ball;
    let eats = |percent: u32| {
        let times = f64::from(percent) / 100.0;
        format!("Each cell takes {times} cells of the ball's length.")
    };
    match terrain {
        Terrain::Wall => "The ball bounces off and loses nothing.".to_owned(),
        Terrain::Door => "Shut: as good as a wall.".to_owned(),
        Terrain::Green => "The ball rolls true.".to_owned(),
        Terrain::Rough => eats(figures.rough),
        Terrain::Sand => eats(match game.kit().sand {
            SandLie::Sand => figures.sand,
            SandLie::Rough => figures.rough,
        }),
        Terrain::Ice => eats(figures.ice),
        Terrain::Spikes => format!(
            "The ball rolls true. Who steps in loses {}.",
            plural(game.content().golfer.spikes as usize, "heart")
        ),
        Terrain::Water | Terrain::Grave => {
            "Takes the ball: a penalty stroke. Nobody walks here.".to_owned()
        }
        Terrain::Bumper => "The ball bounces off faster than it came.".to_owned(),
    }
}
