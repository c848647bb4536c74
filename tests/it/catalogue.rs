//! The catalogue: holes 1 to 9 of 25 seeds of every course, as text. A hole that changes shows here,
//! whatever changed it. `UPDATE=1 cargo test --test it catalogue` writes the catalogue anew; that is
//! an act of its own, and the commit says so.

use std::fs;
use std::path::PathBuf;

use bogeyman::content::Content;
use bogeyman::course::{self, Brief, par};
use bogeyman::describe::hole_picture;
use bogeyman::dice::Seed;
use bogeyman::geom::Point;
use bogeyman::hole::{Course, Finish, Hole, Tees};
use rayon::prelude::*;

const SEEDS: u64 = 25;
const HOLES: u32 = 9;

/// What every hole's text begins with.
const HEAD: &str = "seed ";

fn path(course: Course) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/catalogue").join(format!("{course}.txt"))
}

/// A hole as the catalogue holds it: par at each of the tees, D, M, the picture, the witness.
fn entry(course: Course, seed: u64, number: u32) -> String {
    let brief = Brief {
        course,
        tees: Tees::Forward,
        number,
    };
    let content = Content::standard();
    let hole = course::hole(&brief, Seed::new(seed), content);
    let (tenths, near) = (hole.path_tenths, hole.near_monsters);
    let golfer = &content.golfer;
    let [forward, club, championship] =
        Tees::ALL.map(|tees| par::par(tenths, near, golfer.range(), golfer.tees(tees)));
    assert_eq!(forward, hole.par);
    let mut text = format!(
        "{HEAD}{seed} hole {number}: par {forward} {club} {championship}, D {tenths}, M {near}\n",
    );
    text += &hole_picture(&hole).join("\n");
    text + "\n" + &witness(&hole) + "\n"
}

/// The shots with where they end, in 1/256 cell.
fn witness(hole: &Hole) -> String {
    let witness = &hole.witness;
    let line = |(shot, end): (_, &Finish)| match end {
        Finish::Lie(Point { x, y }) => format!("{shot} to {x} {y}\n"),
        Finish::Cup => format!("{shot} drops\n"),
    };
    witness.shots.iter().zip(&witness.ends).map(line).collect()
}

/// A catalogue's text, hole by hole.
fn entries(text: &str) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with(HEAD) || entries.is_empty() {
            entries.push(String::new());
        }
        let entry = entries.last_mut().expect("one was begun");
        *entry += line;
        entry.push('\n');
    }
    entries
}

#[test]
fn holes_are_those_of_the_catalogue() {
    for course in Course::ALL {
        let round = |seed| (1..=HOLES).map(move |hole| entry(course, seed, hole));
        let rounds: Vec<Vec<String>> = (0..SEEDS)
            .into_par_iter()
            .map(|seed| round(seed).collect())
            .collect();
        let now = rounds.concat();
        let path = path(course);
        if std::env::var_os("UPDATE").is_some_and(|value| value == "1") {
            fs::write(&path, now.concat()).expect("the catalogue can be written");
            continue;
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        let kept = entries(&kept.replace('\r', ""));
        assert_eq!(kept.len(), now.len(), "{}: holes", path.display());
        let differs = kept.iter().zip(&now).find(|(kept, now)| kept != now);
        if let Some((kept, now)) = differs {
            panic!(
                "{}: the first hole that differs; if it is meant to, renew the catalogue with \
                 UPDATE=1\n\nkept:\n{kept}\nnow:\n{now}",
                path.display()
            );
        }
    }
}
