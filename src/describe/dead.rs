//! The dead in sentences: their names with the right article, and what each kind does.

use crate::content::Content;
use crate::game::Killer;
use crate::hole::Kind;

use super::plural;

/// `a skeleton`, `an archer`, `the Bogeyman`.
pub fn one(kind: Kind) -> String {
    Killer::Monster(kind).to_string()
}

/// `the skeleton`, `the Bogeyman`.
pub fn the(kind: Kind) -> String {
    match kind {
        Kind::Bogeyman => one(kind),
        _ => format!("the {kind}"),
    }
}

/// What a kind does and what to do about it, in a few short sentences.
pub fn habit(kind: Kind, content: &Content) -> String {
    let figures = &content.monsters;
    let own = figures.of(kind);
    let hits = plural(own.hits as usize, "hit");
    match kind {
        Kind::Skeleton => "Walks to you and strikes.".to_owned(),
        Kind::Slime => "Slow. The ball stops dead in it.".to_owned(),
        Kind::Marionette => "Steps opposite to each of your steps, and strikes you if that leads \
            into you. Spikes, water and graves destroy it."
            .to_owned(),
        Kind::Archer => format!(
            "Shoots {} cells along a line, then rests a turn. Keeps away from you.",
            figures.bow
        ),
        Kind::Ghoul => "Takes the ball and carries it off, slowly, till it is struck.".to_owned(),
        Kind::Wisp => {
            "Slow. Goes through walls, and the ball through it: strike it with the club, \
            or dash past it."
                .to_owned()
        }
        Kind::Golem => format!(
            "Slow, takes {hits}, strikes for {}. The ball comes off it with half its length.",
            own.damage
        ),
        Kind::Bogeyman => format!(
            "Only the ball hurts him: {hits}. Strikes for {}. Every {} turns he throws a bone along \
             your row or column.",
            own.damage, figures.bone_every
        ),
    }
}
