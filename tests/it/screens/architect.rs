//! The architect's table: its last draft is the hole that is played.

use bogeyman::content::Content;
use bogeyman::course::{self, Brief};

use super::*;

fn table() -> App {
    let mut app = App::new(Start::Title, Box::new(House), LOOK);
    keys(&mut app, "a");
    thought(app)
}

fn shown(app: &mut App) -> String {
    text(&frame(app, (120, 40)))
}

/// The row of letters that a hole's picture leaves on the screen, spaces dropped.
fn letters(shown: &str) -> String {
    let rows: Vec<&str> = shown.lines().skip(2).take(30).collect();
    rows.concat()
        .chars()
        .filter(|c| "sjmagwGBT$".contains(*c))
        .collect()
}

fn hole(number: u32, seed: u64) -> Hole {
    let brief = Brief {
        course: Course::Graveyard,
        tees: Tees::Forward,
        number,
    };
    course::hole(&brief, Seed::new(seed), Content::standard())
}

#[test]
fn the_last_draft_is_the_hole_that_is_played() {
    let mut app = table();
    for (number, seed) in [(1, 7), (4, 12), (9, 12)] {
        keys(&mut app, &format!("s{seed}\n"));
        keys(&mut app, &"-".repeat(9));
        keys(&mut app, &"+".repeat(number as usize - 1));
        app = thought(app);
        keys(&mut app, ">");
        let told = shown(&mut app);
        let hole = hole(number, seed);
        assert!(told.contains(&format!("hole {number} ")), "{told}");
        assert!(told.contains(&format!("Par {}, ", hole.par)), "{told}");
        let rows = bogeyman::describe::hole_picture(&hole).concat();
        let own: String = rows.chars().filter(|c| "sjmagwGBT$".contains(*c)).collect();
        assert_eq!(letters(&told), own, "{told}");
    }
}

#[test]
fn a_hole_is_gone_through_pass_by_pass_and_its_witness_shot_by_shot() {
    let mut app = table();
    keys(&mut app, "<");
    assert!(shown(&mut app).contains("Draw  1 of"));
    let mut passes = 1;
    let mut last = shown(&mut app);
    loop {
        press(&mut app, KeyCode::Right);
        let now = shown(&mut app);
        if now == last {
            break;
        }
        passes += 1;
        last = now;
    }
    assert!(passes >= course::PASSES.len(), "{passes}");
    assert!(last.contains("Witness  "), "the last pass: {last}");
    press(&mut app, KeyCode::Home);
    let strokes = hole(1, 7).witness.strokes() as usize;
    for shots in 1..=strokes {
        keys(&mut app, "w");
        let told = shown(&mut app);
        assert_eq!(told.matches("swing ").count(), shots, "{told}");
    }
    keys(&mut app, "w");
    assert!(!shown(&mut app).contains("Witness: "));
}

#[test]
fn why_a_draft_was_refused_is_told_at_its_last_pass() {
    // A hole of which the first attempt failed.
    let seed = (0..200)
        .find(|seed| hole(3, *seed).attempt > 0)
        .expect("some attempts fail");
    let hole = hole(3, seed);
    let mut app = table();
    keys(&mut app, &format!("s{seed}\n++"));
    app = thought(app);
    let mut refused = 0;
    for _ in 0..400 {
        let told = shown(&mut app);
        refused += usize::from(told.contains("Refused: "));
        if told.contains("Par ") && told.contains("the caddie needs") {
            break;
        }
        press(&mut app, KeyCode::Right);
    }
    assert_eq!(refused as u32, hole.attempt);
}
