//! The dash and other prices of a walk: told before the first time, asked by the same key again.

use bogeyman::geom::Cell;
use bogeyman::hole::{Kind, Placed};

use super::*;

const OPEN: &str = "##########\n#........#\n#T.......#\n#.......U#\n##########";

fn shown(app: &mut App) -> String {
    text(&frame(app, (80, 24)))
}

fn hearts(app: &App) -> Option<u32> {
    app.game().map(Game::hp)
}

fn shift(app: &mut App, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::SHIFT));
}

#[test]
fn d_and_a_way_dashes_and_its_price_is_told_first() {
    let mut app = app_of(game(OPEN, Tees::Club), LOOK);
    keys(&mut app, "d");
    let told = shown(&mut app);
    assert!(told.contains("A dash costs 1 heart: which way?"), "{told}");
    assert_eq!(hearts(&app), Some(5));
    keys(&mut app, "l");
    assert_eq!(hearts(&app), Some(4));
    assert_eq!(app.game().map(|game| game.golfer().x), Some(3));
    // Esc goes back, and nothing was done.
    keys(&mut app, "d\u{1b}");
    assert_eq!(hearts(&app), Some(4));
    keys(&mut app, "l");
    assert_eq!(app.game().map(|game| game.golfer().x), Some(4));
}

#[test]
fn shift_and_a_way_dashes_when_asked_again() {
    let mut app = app_of(game(OPEN, Tees::Club), LOOK);
    shift(&mut app, KeyCode::Right);
    let told = shown(&mut app);
    assert!(
        told.contains("A dash costs 1 heart: the same again"),
        "{told}"
    );
    assert_eq!(hearts(&app), Some(5));
    // Another way is another question.
    keys(&mut app, "J");
    assert_eq!(hearts(&app), Some(5));
    shift(&mut app, KeyCode::Right);
    shift(&mut app, KeyCode::Right);
    assert_eq!(hearts(&app), Some(4));
    // Now it is known.
    keys(&mut app, "L");
    assert_eq!(hearts(&app), Some(3));
}

#[test]
fn a_refused_dash_says_why() {
    let mut app = app_of(game(OPEN, Tees::Club), LOOK);
    keys(&mut app, "dh");
    let told = shown(&mut app);
    assert!(told.contains("There is a wall to the west."), "{told}");
    assert_eq!(hearts(&app), Some(5));
    // With the last heart there is none at all.
    keys(&mut app, "\u{1b}");
    for _ in 0..2 {
        keys(&mut app, "dldh");
    }
    assert_eq!(hearts(&app), Some(1));
    keys(&mut app, "d");
    let told = shown(&mut app);
    assert!(told.contains("this is your last"), "{told}");
}

#[test]
fn spikes_that_would_be_the_end_are_asked_about_every_time() {
    let text = "########\n#T^.^..#\n#.....U#\n########";
    let hurt = after(
        game(text, Tees::Championship),
        "step e,step w,step e,step w,step e,step w",
    );
    let mut app = app_of(hurt, LOOK);
    assert_eq!(hearts(&app), Some(1));
    keys(&mut app, "l.l");
    let told = shown(&mut app);
    assert!(told.contains("The spikes would be your end"), "{told}");
    assert_eq!(hearts(&app), Some(1));
    keys(&mut app, "l");
    let told = shown(&mut app);
    assert!(told.contains("YOU FELL ON HOLE 1 TO SPIKES"), "{told}");
}

#[test]
fn a_dash_over_the_fallen_onto_their_spikes_is_asked_about() {
    // A dash whose first blow destroys who stands there goes on into that cell.
    let text = "########\n#T^....#\n#.....U#\n########";
    let mut hole = game(text, Tees::Championship).hole().clone();
    hole.monsters = vec![Placed {
        kind: Kind::Wisp,
        cell: Cell::new(2, 1),
    }];
    let setup = game(text, Tees::Championship).setup().clone();
    let mut app = app_of(Game::on(setup, hole).hurt_to(2), LOOK);
    keys(&mut app, "dl");
    let told = shown(&mut app);
    let words: Vec<&str> = told.split_whitespace().collect();
    let told = words.join(" ");
    assert!(told.contains("and the spikes would be"), "{told}");
    assert_eq!(hearts(&app), Some(2));
}

#[test]
fn spikes_and_tough_ones_are_asked_about() {
    for (letter, told) in [
        (
            's',
            "A blow is a swing and costs a stroke (the ball kills for free)",
        ),
        ('G', "The golem takes 2 blows, a stroke each"),
        ('B', "Only the ball hurts the Bogeyman"),
    ] {
        let text = format!("########\n#T{letter}....#\n#.....U#\n########");
        let mut app = app_of(game(&text, Tees::Forward), LOOK);
        keys(&mut app, "l");
        assert_eq!(app.game().map(Game::strokes), Some(0));
        let shown = shown(&mut app);
        assert!(shown.contains(told), "{told}: {shown}");
        keys(&mut app, "l");
        assert_eq!(app.game().map(Game::strokes), Some(1));
        // He is asked about every time, for it is in vain.
        keys(&mut app, "l");
        let asked = if letter == 'B' { 1 } else { 2 };
        let strokes = app.game().map_or(0, Game::strokes);
        assert!(strokes <= asked, "{letter}: {strokes}");
    }
    let text = "########\n#T^....#\n#.....U#\n########";
    let mut app = app_of(game(text, Tees::Forward), LOOK);
    keys(&mut app, "l");
    assert_eq!(app.game().map(Game::turn), Some(0));
    let told = shown(&mut app);
    assert!(told.contains("The spikes cost 1 heart"), "{told}");
    keys(&mut app, "l");
    let whole = app.game().map(Game::hp_max);
    assert_eq!(hearts(&app), whole.map(|hearts| hearts - 1));
}
