//! Building a hole: an architect draws a draft, passes fill it, decorate it and prove it, and it is
//! rated.
//!
//! A draft may be refused. Then the next attempt starts afresh with dice of its own, so the number
//! of attempts is bounded and no roll of one hole depends on another hole. Should every attempt
//! fail, [`hole`] falls back on a plain straight one that passes the same proof.

mod architects;
mod brief;
mod cast;
mod draft;
pub mod par;
mod passes;
mod proof;
mod sound;
pub mod survey;
mod walk;

pub use architects::{ARCHITECTS, Architect};
pub use brief::{Brief, Plan};
pub use draft::{Draft, Opening};
pub use passes::{PASSES, Pass};
pub use walk::{Costs, Walk};

use thiserror::Error;

use crate::content::Content;
use crate::dice::{Dice, Seed, Stream};
use crate::hole::{Course, Flaw, Flaws, Hole, Kind, Picture};

/// How often a hole is attempted.
pub const ATTEMPTS: u32 = 32;

/// The name under which the architect's own part is reported.
pub const DRAW: &str = "draw";

/// Every attempt was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("all {ATTEMPTS} drafts of the hole were refused: {flaws:?}")]
pub struct GaveUp {
    /// How often each flaw was met.
    pub flaws: Flaws,
}

/// What can be seen while a hole is built.
#[derive(Clone, Copy, Debug)]
pub enum Seen<'a> {
    /// The draft after the pass of this name.
    Pass(&'a str, &'a Draft),
    /// The attempt ends here, for this reason.
    Refused(Flaw),
}

/// Builds the hole of this brief; the same seed, course and number give the same board, whatever
/// the tees and whatever was built before. `on_pass` sees the draft after every pass, [`DRAW`]
/// first, also the pass that refuses it.
///
/// # Errors
/// When [`ATTEMPTS`] drafts were refused.
pub fn build(
    brief: &Brief,
    seed: Seed,
    content: &Content,
    on_pass: &mut dyn FnMut(&str, &Draft),
) -> Result<Hole, GaveUp> {
    watched(brief, seed, content, &mut |seen| {
        if let Seen::Pass(name, draft) = seen {
            on_pass(name, draft);
        }
    })
}

/// The same, for who also wants to know why attempts are refused.
///
/// # Errors
/// When [`ATTEMPTS`] drafts were refused.
pub fn watched(
    brief: &Brief,
    seed: Seed,
    content: &Content,
    watch: &mut dyn FnMut(Seen<'_>),
) -> Result<Hole, GaveUp> {
    let plan = Plan { brief, content };
    let mut flaws = Flaws::new();
    for attempt in 0..ATTEMPTS {
        let on_pass = &mut |name: &str, draft: &Draft| watch(Seen::Pass(name, draft));
        match draft(&plan, seed, attempt, on_pass) {
            Ok(draft) => return Ok(rate(&plan, seed, draft, attempt, flaws)),
            Err(flaw) => {
                watch(Seen::Refused(flaw));
                *flaws.entry(flaw).or_default() += 1;
            }
        }
    }
    Err(GaveUp { flaws })
}

/// The hole of this brief, come what may: built, or else the safe straight one.
pub fn hole(brief: &Brief, seed: Seed, content: &Content) -> Hole {
    build(brief, seed, content, &mut |_, _| ()).unwrap_or_else(|gave_up| {
        let plan = Plan { brief, content };
        let mut dice = seed.dice(stream(&plan, ATTEMPTS, 0));
        let draft = straight(&plan, &mut dice);
        let mut hole = rate(&plan, seed, draft, ATTEMPTS, gave_up.flaws);
        hole.fallback = true;
        hole
    })
}

/// The name of the architect who draws a course.
pub fn architect(course: Course) -> &'static str {
    architects::of(course).name()
}

/// One attempt: draw, then every pass, each with its own dice.
fn draft(
    plan: &Plan,
    seed: Seed,
    attempt: u32,
    on_pass: &mut dyn FnMut(&str, &Draft),
) -> Result<Draft, Flaw> {
    let dice = |pass: usize| seed.dice(stream(plan, attempt, pass));
    let mut draft = Draft::new(0, 0);
    let drawn = architects::of(plan.brief.course).draw(plan, &mut draft, &mut dice(0));
    on_pass(DRAW, &draft);
    drawn?;
    for (place, pass) in PASSES.iter().enumerate() {
        let outcome = (pass.run)(plan, &mut draft, &mut dice(place + 1));
        on_pass(pass.name, &draft);
        outcome?;
    }
    Ok(draft)
}

/// What the dice of one pass of one attempt are for.
fn stream(plan: &Plan, attempt: u32, pass: usize) -> Stream {
    Stream::Pass {
        course: plan.brief.course.code(),
        hole: plan.brief.number,
        attempt,
        pass: pass as u8,
    }
}

/// Writes par and all else on the hole, from the walk as the proof took it last.
fn rate(plan: &Plan, seed: Seed, draft: Draft, attempt: u32, flaws: Flaws) -> Hole {
    let golfer = &plan.content.golfer;
    let path_tenths = draft.walk().tenths;
    let near_monsters = par::near_monsters(draft.walk(), &draft.monsters);
    let tees = golfer.tees(plan.brief.tees);
    Hole {
        course: plan.brief.course,
        architect: architect(plan.brief.course),
        tees: plan.brief.tees,
        seed,
        number: plan.brief.number,
        par: par::par(path_tenths, near_monsters, golfer.range(), tees),
        path_tenths,
        near_monsters,
        ground: draft.ground().clone(),
        tee: draft.tee,
        cup: draft.cup,
        monsters: draft.monsters,
        items: draft.items,
        rooms: draft.rooms,
        witness: draft.witness,
        attempt,
        flaws,
        fallback: false,
    }
}

/// The safe straight hole, as the assets picture it. On his holes the Bogeyman stands in for the one
/// who sleeps there, and what should lie about does.
fn straight(plan: &Plan, dice: &mut Dice) -> Draft {
    let picture = Picture::parse(&plan.content.graveyard.fallback.join("\n"))
        .expect("the picture was checked with the assets");
    let mut draft = Draft::of(&picture);
    draft.survey();
    if plan.content.monsters.has_boss(plan.brief.number) {
        for monster in &mut draft.monsters {
            monster.kind = Kind::Bogeyman;
        }
    }
    passes::lay_items(plan, &mut draft, dice).expect("an empty hall has room for an item");
    passes::bear(plan, &mut draft).expect("two full swings along an empty hall hole out");
    draft
}
