//! Builds many holes of a course and lets a checker that shares no code with the builder judge them:
//! `cargo run --release --example check_holes -- 0..10000 dungeon` for holes 1 to 9 of these seeds, with
//! a second range for others (`10..19`). Both ranges are half-open; without a name it is the default
//! course. Exits 1 when any hole breaks a rule or had to fall back.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

use bogeyman::content::Content;
use bogeyman::course::{self, Brief};
use bogeyman::dice::Seed;
use bogeyman::hole::{Course, Hole, Tees};
use rayon::prelude::*;

#[path = "../tests/it/checker.rs"]
mod checker;

use checker::Sheet;

#[derive(Default)]
struct Count {
    faults: BTreeMap<String, (u64, String)>,
    attempts: BTreeMap<u32, u64>,
    flaws: BTreeMap<String, u64>,
    fallbacks: u64,
    floors: Vec<u32>,
    walks: Vec<u32>,
    pars: BTreeMap<u32, u64>,
    /// Strokes of the witness over those of the walk.
    over: BTreeMap<i64, u64>,
    monsters: BTreeMap<usize, u64>,
    /// Letters of the dead, words of the items, glyphs of hazards (cells).
    strewn: BTreeMap<String, u64>,
    micros: Vec<u32>,
}

fn main() -> ExitCode {
    let named = |text: &String| Course::parse(text).is_some();
    let (names, ranges): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(named);
    let course = names.first().and_then(|name| Course::parse(name));
    let course = course.unwrap_or(Course::ALL[0]);
    let mut ranges = ranges.into_iter();
    let range = |text: Option<String>, low: u64, high: u64| {
        let text = text.unwrap_or_default();
        let (from, to) = text.split_once("..").unwrap_or(("", ""));
        (from.parse().unwrap_or(low), to.parse().unwrap_or(high))
    };
    let (low, high) = range(ranges.next(), 0, 1000);
    let (first, end) = range(ranges.next(), 1, 10);
    let count = (low..high)
        .into_par_iter()
        .fold(Count::default, |count, seed| {
            (first as u32..end as u32).fold(count, |count, hole| count.with(course, seed, hole))
        })
        .reduce(Count::default, Count::and);
    count.print();
    ExitCode::from(u8::from(!count.faults.is_empty() || count.fallbacks > 0))
}

impl Count {
    #[expect(
        clippy::disallowed_methods,
        reason = "measuring is what this command is for"
    )]
    fn with(mut self, course: Course, seed: u64, number: u32) -> Self {
        let tees = Tees::ALL[(seed % 3) as usize];
        let brief = Brief {
            course,
            tees,
            number,
        };
        let start = Instant::now();
        let hole = course::hole(&brief, Seed::new(seed), Content::standard());
        self.micros.push(start.elapsed().as_micros() as u32);
        self.add(seed, &hole);
        self
    }

    fn add(&mut self, seed: u64, hole: &Hole) {
        let sheet = Sheet::of(hole);
        for (rule, more) in sheet.faults() {
            let place = format!("seed {seed} hole {}: {more}", hole.number);
            self.faults.entry(rule.to_owned()).or_insert((0, place)).0 += 1;
        }
        *self.attempts.entry(hole.attempt).or_default() += 1;
        for (flaw, times) in &hole.flaws {
            *self.flaws.entry(format!("{flaw:?}")).or_default() += u64::from(*times);
        }
        self.fallbacks += u64::from(hole.fallback);
        self.floors.push(sheet.floor().len() as u32);
        self.walks.push(hole.path_tenths);
        *self.pars.entry(hole.par).or_default() += 1;
        let walk = hole.walk_strokes(Content::standard().golfer.range());
        let over = i64::from(hole.witness.strokes()) - i64::from(walk);
        *self.over.entry(over).or_default() += 1;
        *self.monsters.entry(hole.monsters.len()).or_default() += 1;
        let hazards = sheet.rows.iter().flatten().filter(|g| "^X".contains(**g));
        let signs = sheet.letters.iter().chain(hazards).map(char::to_string);
        let items = sheet.items.iter().map(|&(_, word)| word.to_owned());
        for sign in signs.chain(items) {
            *self.strewn.entry(sign).or_default() += 1;
        }
    }

    fn and(mut self, other: Self) -> Self {
        fn add<K: Ord>(to: &mut BTreeMap<K, u64>, from: BTreeMap<K, u64>) {
            for (key, times) in from {
                *to.entry(key).or_default() += times;
            }
        }
        for (rule, (times, place)) in other.faults {
            self.faults.entry(rule).or_insert((0, place)).0 += times;
        }
        add(&mut self.attempts, other.attempts);
        add(&mut self.flaws, other.flaws);
        add(&mut self.pars, other.pars);
        add(&mut self.over, other.over);
        add(&mut self.monsters, other.monsters);
        add(&mut self.strewn, other.strewn);
        self.fallbacks += other.fallbacks;
        self.floors.extend(other.floors);
        self.walks.extend(other.walks);
        self.micros.extend(other.micros);
        self
    }

    fn print(&self) {
        println!("holes      {}", self.floors.len());
        println!("fallbacks  {}", self.fallbacks);
        println!("attempts   {:?}", self.attempts);
        println!("flaws      {:?}", self.flaws);
        println!("par        {:?}", self.pars);
        println!("witness    {:?} strokes over the walk", self.over);
        println!("monsters   {:?}", self.monsters);
        println!("strewn     {:?}", self.strewn);
        for (name, values) in [
            ("floor, cells", &self.floors),
            ("walk, tenths", &self.walks),
            ("time, us", &self.micros),
        ] {
            let mut values = values.clone();
            values.sort_unstable();
            let at = |percent: usize| values.get(values.len() * percent / 100);
            let (least, most) = (values.first(), values.last());
            println!(
                "{name}: least {least:?}, 1 % {:?}, half {:?}, 99 % {:?}, most {most:?}",
                at(1),
                at(50),
                at(99)
            );
        }
        println!(
            "violations {}",
            self.faults.values().map(|f| f.0).sum::<u64>()
        );
        for (rule, (times, place)) in &self.faults {
            println!("  {rule}: {times}, first {place}");
        }
    }
}
