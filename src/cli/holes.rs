//! `holes`: the holes of a seed, as pictures or as JSON.

use std::io::Write;

use super::args::HolesArgs;
use super::failure::Failure;
use crate::content::Content;
use crate::course::{Brief, hole};
use crate::describe::{HoleView, hole_picture, plural};
use crate::hole::{Finish, Hole, Line, Shot};

/// Prints the holes asked for, one object a line with `--json`.
pub fn holes(asked: &HolesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let ground = &asked.ground;
    let (seed, course, tees) = (ground.seed(), ground.course(), ground.tees());
    let numbers = match asked.hole {
        Some(hole) => hole..=hole,
        None => 1..=asked.holes.unwrap_or(9),
    };
    for number in numbers {
        let brief = Brief {
            course,
            tees,
            number,
        };
        let hole = hole(&brief, seed, Content::standard());
        let text = if asked.json {
            let view = serde_json::to_string(&HoleView::of(&hole));
            view.expect("a hole's view serializes") + "\n"
        } else {
            let proof = if asked.witness {
                witness(&hole)
            } else {
                String::new()
            };
            picture(&hole) + &proof + "\n"
        };
        out.write_all(text.as_bytes()).map_err(Failure::stdout)?;
    }
    out.flush().map_err(Failure::stdout)
}

fn picture(hole: &Hole) -> String {
    let head = format!(
        "Hole {}, par {}: {} from the {} tees, seed {}, {:.1} cells to the cup, {}\n",
        hole.number,
        hole.par,
        hole.course,
        hole.tees,
        hole.seed,
        f64::from(hole.path_tenths) / 10.0,
        plural(hole.monsters.len(), "monster"),
    );
    head + &hole_picture(hole).join("\n") + "\n"
}

/// The shots that prove the hole, each with where it ends as a comment.
fn witness(hole: &Hole) -> String {
    let Line { shots, ends } = &hole.witness;
    let line = |(shot, end): (&Shot, &Finish)| match end {
        Finish::Lie(point) => format!("{shot}  # to {point}\n"),
        Finish::Cup => format!("{shot}  # drops\n"),
    };
    shots.iter().zip(ends).map(line).collect()
}
