//! The tutorial: three short fixed holes from `assets/tutorial.ron`, and sentences that lead through
//! them, each said once, when what it speaks of is there.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde::Deserialize;

use super::keymap::Keymap;
use super::screens::{aim, drill, play};
use super::sketch;
use crate::config::Letters;
use crate::content::BadAsset;
use crate::dice::Seed;
use crate::game::{Game, Holes, Setup};
use crate::hole::{Course, Hole, Picture, Tees};

/// The file.
const FILE: &str = "tutorial.ron";

/// One lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// What it teaches.
    pub title: String,
    /// The strokes it should be done in.
    par: u32,
    /// The hole.
    rows: Vec<String>,
    /// What is said, the first that suits first.
    leads: Vec<Lead>,
}

/// A sentence that leads.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Lead {
    when: When,
    says: String,
}

/// What a sentence waits for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum When {
    /// The lesson begins.
    Tee,
    /// A shot is aimed.
    Aiming,
    /// The shot aimed would drop.
    Drops,
    /// The shot aimed would strike one of the dead.
    Strikes,
    /// The ball lies out of reach.
    Away,
    /// The golfer has come to the ball.
    Reached,
    /// The ball was lost.
    Lost,
    /// One of the dead is awake.
    Awake,
    /// A blow is marked on the golfer.
    Marked,
    /// One of the dead stands beside the golfer.
    Beside,
    /// A heart was lost.
    Hurt,
    /// The ball destroyed one of the dead.
    BallKill,
    /// The club did.
    ClubKill,
    /// The hole is done.
    Holed,
}

/// Who is taught: which lesson, and what was said.
#[derive(Debug)]
pub struct Pupil {
    /// Which lesson, from 0.
    pub lesson: usize,
    said: BTreeSet<usize>,
}

/// All lessons.
pub fn all() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        parse(include_str!("../../assets/tutorial.ron"))
            .expect("the lessons built in are checked by the tests")
    });
    &LESSONS
}

/// Reads and checks the lessons.
///
/// # Errors
/// Where the text is none, or what is wrong with which lesson.
pub fn parse(text: &str) -> Result<Vec<Lesson>, BadAsset> {
    let bad = |why: String| BadAsset { file: FILE, why };
    let lessons: Vec<Lesson> = ron::from_str(text).map_err(|error| bad(error.to_string()))?;
    for (lesson, number) in lessons.iter().zip(1..) {
        lesson
            .check()
            .map_err(|why| bad(format!("lesson {number}: {why}")))?;
    }
    match lessons.is_empty() {
        true => Err(bad("there is no lesson".to_owned())),
        false => Ok(lessons),
    }
}

impl Lesson {
    fn check(&self) -> Result<(), String> {
        let picture = self.picture()?;
        for (thing, glyph) in [(picture.tee, 'T'), (picture.cup, 'U')] {
            thing.ok_or_else(|| format!("rows: there is no {glyph}"))?;
        }
        if !picture.items.is_empty() {
            return Err("rows: there are no items in a lesson".to_owned());
        }
        if !(1..=10).contains(&self.par) {
            return Err(format!("par is {}, it must lie in 1..=10", self.par));
        }
        if self.title.trim().is_empty() {
            return Err("title is empty".to_owned());
        }
        if !self.leads.iter().any(|lead| lead.when == When::Tee) {
            return Err("leads: none is for Tee".to_owned());
        }
        let standard = Keymap::standard(Letters::default(), super::Glyphs::Ascii.signs());
        for lead in &self.leads {
            named(&lead.says, &standard).map_err(|why| format!("leads: {:?}: {why}", lead.when))?;
        }
        Ok(())
    }

    fn picture(&self) -> Result<Picture, String> {
        Picture::parse(&self.rows.join("\n")).map_err(|why| format!("rows: {why}"))
    }

    /// The round that it is, at its tee.
    fn game(&self, number: u32) -> Option<Game> {
        let picture = self.picture().ok()?;
        let setup = Setup {
            seed: Seed::new(0),
            course: Course::Graveyard,
            tees: Tees::Forward,
            holes: Holes::Count(all().len() as u32),
        };
        let hole = Hole {
            number,
            par: self.par,
            path_tenths: 200,
            ..sketch::hole(&picture, "tutorial")
        };
        Some(Game::on(setup, hole))
    }
}

impl Pupil {
    /// A pupil at the beginning of a lesson; none after the last one.
    pub fn at(lesson: usize) -> Option<(Self, Game)> {
        let game = all().get(lesson)?.game(lesson as u32 + 1)?;
        let pupil = Self {
            lesson,
            said: BTreeSet::new(),
        };
        Some((pupil, game))
    }

    /// What the lesson teaches.
    pub fn title(&self) -> &'static str {
        all().get(self.lesson).map_or("", |lesson| &lesson.title)
    }

    /// Whether it is the last one.
    pub fn is_last(&self) -> bool {
        self.lesson + 1 >= all().len()
    }

    /// Forgets what was said: the lesson begins anew.
    pub fn forget(&mut self) {
        self.said.clear();
    }

    /// The sentence that suits, once.
    pub fn lead(&mut self, suits: &BTreeSet<When>, keys: &Keymap) -> Option<String> {
        let leads = &all().get(self.lesson)?.leads;
        let mut open = leads.iter().enumerate();
        let (place, lead) =
            open.find(|(place, lead)| suits.contains(&lead.when) && !self.said.contains(place))?;
        self.said.insert(place);
        named(&lead.says, keys).ok()
    }
}

/// A sentence with the keys in it named as they are bound: `press {aim}`.
fn named(sentence: &str, keys: &Keymap) -> Result<String, String> {
    let mut told = String::new();
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, end) = after
            .split_once('}')
            .ok_or_else(|| format!("{sentence:?} has a {{ without its }}"))?;
        let key = key(name, keys).ok_or_else(|| format!("{{{name}}} is the name of no key"))?;
        told += before;
        told += &key;
        rest = end;
    }
    Ok(told + rest)
}

/// The key of this name.
fn key(name: &str, keys: &Keymap) -> Option<String> {
    let walk = |action| keys.key_for(&play::KEYS, action);
    let aiming = |action| keys.key_for(&aim::KEYS, action);
    let key = match name {
        "aim" => walk(play::Action::Aim),
        "ball" => walk(play::Action::ToBall),
        "dash" => walk(play::Action::Dash),
        "look" => walk(play::Action::Look),
        "wait" => walk(play::Action::Wait),
        "relief" => walk(play::Action::Relief),
        "swing" => aiming(aim::Action::Swing),
        "lines" => aiming(aim::Action::Line(1)),
        "caddie" => aiming(aim::Action::Caddie),
        "undo" => keys.key_for(&drill::KEYS, drill::Action::Undo),
        _ => return None,
    };
    Some(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::Glyphs;

    fn refused(text: &str) -> String {
        parse(text).expect_err("refused").to_string()
    }

    #[test]
    fn a_lesson_that_makes_no_sense_is_refused_with_its_place() {
        let lesson = |rows: &str, says: &str| {
            format!(
                "[(title: \"A\", par: 3, rows: [{rows}], leads: [(when: Tee, says: \"{says}\")])]"
            )
        };
        let good = lesson("\"####\", \"#TU#\", \"####\"", "press {aim}");
        assert!(parse(&good).is_ok());
        for (text, why) in [
            (lesson("\"#T?#\"", "go"), "lesson 1: rows: line 1, column 3"),
            (lesson("\"#T.#\"", "go"), "there is no U"),
            (
                lesson("\"#TU#\"", "press {fly}"),
                "{fly} is the name of no key",
            ),
            (lesson("\"#TU#\"", "press {aim"), "without its }"),
            (good.replace("par: 3", "par: 30"), "it must lie in 1..=10"),
            (good.replace("Tee", "Never"), "Never"),
            ("[]".to_owned(), "there is no lesson"),
        ] {
            let told = refused(&text);
            assert!(told.starts_with("tutorial.ron: "), "{told}");
            assert!(told.contains(why), "{told}");
        }
    }

    #[test]
    fn what_is_said_fits_the_lines_of_the_smallest_screen() {
        for glyphs in Glyphs::ALL {
            for lesson in all() {
                for lead in &lesson.leads {
                    let told = named(
                        &lead.says,
                        &Keymap::standard(Letters::default(), glyphs.signs()),
                    )
                    .expect("checked");
                    let rows = crate::tui::messages::wrap(&told, 58).len();
                    assert!(rows <= 2, "{told}");
                }
            }
        }
    }
}
