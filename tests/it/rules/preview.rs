//! What a preview shows is what the swing does, on holes of the course among the dead.

use bogeyman::ball::{End, Flight};
use bogeyman::content::Content;
use bogeyman::course::{self, Brief};
use bogeyman::dice::Seed;
use bogeyman::game::{Command, Event, Game, Holes, Phase, Setup, Weapon};
use bogeyman::geom::{Heading, Point, Power};
use bogeyman::hole::{Course, Tees};

use crate::fixture::*;

/// A round that stands on this hole.
fn at_hole(seed: u64, number: u32) -> Game {
    let setup = Setup {
        seed: Seed::new(seed),
        course: Course::Graveyard,
        tees: Tees::Forward,
        holes: Holes::Count(Holes::MOST),
    };
    let brief = Brief {
        course: setup.course,
        tees: setup.tees,
        number,
    };
    let hole = course::hole(&brief, setup.seed, Content::standard());
    Game::on(setup, hole)
}

/// Every number of a flight, bit for bit.
fn bits(flight: &Flight) -> Vec<u32> {
    let of = |w: &bogeyman::ball::Waypoint| [w.at.x, w.at.y, w.left].map(f32::to_bits);
    flight.path.iter().flat_map(of).collect()
}

/// Swings, and compares what was shown with what came; returns what was shown.
fn swing(game: &mut Game, heading: Heading, power: Power) -> Flight {
    let shown = game.preview(heading, power).expect("a ball in play");
    let before = game.clone();
    let events = game
        .apply(&Command::Swing { heading, power })
        .expect("in reach");
    let Event::Swung { flight, from, .. } = &events[0] else {
        panic!("no swing: {events:?}");
    };
    assert_eq!(Some(*from), before.ball());
    assert_eq!(flight, &shown);
    assert_eq!(bits(flight), bits(&shown));

    let ball = match shown.end {
        End::Rest(point) | End::Lost { back: point, .. } => Some(point),
        End::Dropped => None,
    };
    // A ghoul may have it by the end of the turn.
    let taken = events
        .iter()
        .any(|event| matches!(event, Event::BallTaken { .. }));
    assert!(taken || game.ball() == ball);
    let killed: Vec<u32> = events
        .iter()
        .filter_map(|event| match event {
            Event::Killed { monster, by, .. } | Event::Struck { monster, by, .. }
                if *by == Weapon::Ball =>
            {
                Some(*monster)
            }
            _ => None,
        })
        .collect();
    let hits: Vec<u32> = shown.hits.iter().map(|hit| hit.id).collect();
    assert_eq!(killed, hits, "who is struck is struck");
    for monster in before.monsters() {
        let lives = game.monsters().iter().any(|m| m.id == monster.id);
        assert!(lives || hits.contains(&monster.id) || pricked(&events, monster.id));
        assert!(!lives || !hits.contains(&monster.id) || monster.hits > 1);
    }
    shown
}

/// Whether the ground destroyed this monster after the shot.
fn pricked(events: &[Event], id: u32) -> bool {
    events.iter().any(|event| {
        matches!(event, Event::Killed { monster, by: Weapon::Ground, .. } if *monster == id)
    })
}

#[test]
fn a_preview_is_the_shot_that_follows() {
    let (mut swings, mut hits, mut drops, mut lost) = (0, 0, 0, 0);
    for seed in 0..160 {
        let mut game = at_hole(seed, 1 + seed as u32 % 18);
        let mut roll = 0;
        let mut below = |bound: usize| {
            roll += 1;
            number(seed, roll, bound)
        };
        while game.phase() == &Phase::Play {
            // From anywhere, more often near the dead and the cup, who wake and walk meanwhile.
            let ground = game.walkable().iter().filter(|(_, walkable)| *walkable);
            let mut cells: Vec<_> = ground.map(|(cell, _)| cell).collect();
            if below(2) == 0 {
                let mut marks: Vec<_> = game.monsters().iter().map(|m| m.cell).collect();
                marks.push(game.hole().cup);
                cells.retain(|cell| marks.iter().any(|mark| mark.king_steps(*cell) <= 3));
            }
            cells.retain(|&cell| game.monster_at(cell).is_none());
            let cell = cells[below(cells.len())];
            game = game.placed(cell, Point::centre(cell));
            let heading = Heading::wrapped(below(1440) as i32);
            let power = Power::clamped(1 + below(100) as i32);
            let shown = swing(&mut game, heading, power);
            swings += 1;
            hits += shown.hits.len();
            match shown.end {
                End::Dropped => drops += 1,
                End::Lost { .. } => lost += 1,
                End::Rest(_) => {}
            }
        }
    }
    let seen = (swings, hits, drops, lost);
    assert!(
        swings > 1000 && hits > 100 && drops > 20 && lost > 20,
        "{seen:?}"
    );
}
