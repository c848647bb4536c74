//! The Graveyard: square greens along a coarse random walk.
//!
//! Each step of the walk is a room, one cell of wall stands between rooms, and a gap of two or
//! three cells leads from each room to the next. So a hole is stretches of green at angles, with
//! doors to aim at and walls to bank off, not a hall.

use super::{Architect, any_cell};
use crate::content::WalkFigures;
use crate::course::brief::Plan;
use crate::course::draft::{Draft, Opening};
use crate::course::passes::{self, Pass};
use crate::course::walk::Costs;
use crate::dice::Dice;
use crate::geom::{Cell, Dir};
use crate::hole::{Course, Flaw, Lock, Room, Terrain};

/// The architect of the Graveyard.
pub struct CoarseWalk;

impl Architect for CoarseWalk {
    fn name(&self) -> &'static str {
        "walk"
    }

    fn course(&self) -> Course {
        Course::Graveyard
    }

    fn passes(&self) -> &'static [Pass] {
        static PASSES: [Pass; 10] = [
            Pass::new("draw", draw),
            passes::BOSS,
            passes::FILL,
            passes::CHUNKS,
            passes::PATCHES,
            passes::HAZARDS,
            passes::ITEMS,
            passes::SHAPE,
            passes::PROVE,
            passes::WITNESS,
        ];
        &PASSES
    }
}

/// Draws rooms, openings, tee and cup.
fn draw(plan: &Plan, draft: &mut Draft, dice: &mut Dice) -> Result<(), Flaw> {
    let figures = &plan.content.graveyard.walk;
    let hole = plan.brief.number;
    let trail = Trail::walked(figures, figures.steps(hole), dice);
    *draft = trail.carved(figures.size(hole));
    open_rooms(&trail, figures, draft, dice);
    place_tee_and_cup(figures, draft, dice)
}

/// The coarse walk: where its steps landed, and from which earlier step each was taken.
struct Trail {
    steps: Vec<Cell>,
    from: Vec<usize>,
}

impl Trail {
    fn walked(figures: &WalkFigures, steps: u32, dice: &mut Dice) -> Self {
        let mut trail = Self {
            steps: vec![Cell::new(0, 0)],
            from: vec![0],
        };
        let mut ahead = dice.pick(&Dir::STRAIGHT).copied().unwrap_or(Dir::E);
        let mut here = 0;
        while trail.steps.len() < steps as usize {
            let free = trail.free_sides(here);
            let turns: Vec<Dir> = free.iter().copied().filter(|&dir| dir != ahead).collect();
            let on = free.contains(&ahead) && (turns.is_empty() || !dice.chance(figures.turn));
            let Some(&dir) = (if on { Some(&ahead) } else { dice.pick(&turns) }) else {
                // Boxed in: back up to the latest step that is not. An outermost one never is.
                here = (0..here)
                    .rev()
                    .chain(0..trail.steps.len())
                    .find(|&step| !trail.free_sides(step).is_empty())
                    .unwrap_or(0);
                continue;
            };
            trail.from.push(here);
            trail.steps.push(trail.steps[here].step(dir));
            here = trail.steps.len() - 1;
            ahead = dir;
        }
        trail
    }

    /// The directions in which no step lies beside this one.
    fn free_sides(&self, step: usize) -> Vec<Dir> {
        Dir::STRAIGHT
            .into_iter()
            .filter(|&dir| !self.steps.contains(&self.steps[step].step(dir)))
            .collect()
    }

    /// The rooms of the walk, `size` cells a side, on a board just large enough.
    fn carved(&self, size: i32) -> Draft {
        let pitch = size + 1;
        let span = |of: fn(&Cell) -> i32| {
            let low = self.steps.iter().map(of).min().unwrap_or(0);
            let high = self.steps.iter().map(of).max().unwrap_or(0);
            (low, (high - low + 1) * pitch + 1)
        };
        let ((west, width), (north, height)) = (span(|step| step.x), span(|step| step.y));
        let mut draft = Draft::new(width, height);
        for step in &self.steps {
            let room = Room {
                corner: Cell::new((step.x - west) * pitch + 1, (step.y - north) * pitch + 1),
                width: size,
                height: size,
            };
            for cell in room.cells() {
                draft.paint(cell, Terrain::Green);
            }
            draft.rooms.push(room);
        }
        draft
    }

    /// Whether one of two steps was taken from the other.
    fn joins(&self, a: usize, b: usize) -> bool {
        self.from[b] == a || self.from[a] == b
    }
}

/// Opens the wall between each step and the one it was taken from, and now and then between others
/// that touch.
fn open_rooms(trail: &Trail, figures: &WalkFigures, draft: &mut Draft, dice: &mut Dice) {
    for b in 1..trail.steps.len() {
        for a in 0..b {
            let Some(dir) = trail.steps[a].dir_to(trail.steps[b]) else {
                continue;
            };
            if dir.is_diagonal() || !(trail.joins(a, b) || dice.chance(figures.loop_opening)) {
                continue;
            }
            let cells = gap(draft.rooms[a], dir, figures, dice);
            for &cell in &cells {
                draft.paint(cell, Terrain::Green);
            }
            draft.openings.push(Opening {
                cells,
                rooms: (a, b),
                lock: Lock::Open,
            });
        }
    }
}

/// A gap in the wall on one side of a room.
fn gap(room: Room, side: Dir, figures: &WalkFigures, dice: &mut Dice) -> Vec<Cell> {
    let size = room.width;
    let (least, most) = figures.opening_widths;
    let width = if dice.chance(figures.whole_side) {
        size
    } else {
        dice.between(least, most).min(size)
    };
    let start = dice.between(0, size - width);
    let Cell { x, y } = room.corner;
    (start..start + width)
        .map(|along| match side {
            Dir::N => Cell::new(x + along, y - 1),
            Dir::S => Cell::new(x + along, y + size),
            Dir::W => Cell::new(x - 1, y + along),
            _ => Cell::new(x + size, y + along),
        })
        .collect()
}

/// Tee and cup: a random cell in each of the two rooms that are farthest apart by walking.
fn place_tee_and_cup(
    figures: &WalkFigures,
    draft: &mut Draft,
    dice: &mut Dice,
) -> Result<(), Flaw> {
    let middles: Vec<Cell> = draft.rooms.iter().map(|room| room.middle()).collect();
    let mut farthest = (0, Vec::new());
    for (a, &from) in middles.iter().enumerate() {
        let costs = Costs::from(draft.walkable(), from);
        for (b, &to) in middles.iter().enumerate().skip(a + 1) {
            let apart = costs.to(to);
            if apart > farthest.0 {
                farthest = (apart, Vec::new());
            }
            if apart == farthest.0 {
                farthest.1.push((a, b));
            }
        }
    }
    let &(a, b) = dice.pick(&farthest.1).ok_or(Flaw::TooSmall)?;
    let (first, last) = if dice.chance(50) { (a, b) } else { (b, a) };
    draft.tee = any_cell(draft.rooms[first], dice);
    draft.cup = any_cell(draft.rooms[last], dice);
    if !draft.survey() {
        return Err(Flaw::Disconnected);
    }
    if draft.walk().tenths < figures.apart {
        return Err(Flaw::TooSmall);
    }
    Ok(())
}
