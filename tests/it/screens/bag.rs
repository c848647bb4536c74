//! The bag: what is in it, whether it can be used, and using it.

use super::*;

/// One of every item, and one more, in the golfer's way.
const ITEMS: &str = "##############\n#T$$$$$$$....#\n#...........U#\n##############";

fn laden() -> Game {
    after(game(ITEMS, Tees::Club), &"step e,".repeat(7))
}

/// The bag, with one of everything in it.
pub fn open(look: Look) -> App {
    let mut app = app_of(laden(), look);
    keys(&mut app, "i");
    app
}

fn count(app: &App) -> Option<usize> {
    app.game().map(|game| game.carried().len())
}

#[test]
fn the_bag_says_what_each_does_and_why_it_cannot_be_used() {
    let shown = text(&frame(&mut open(LOOK), (120, 40)));
    for words in [
        "2 sandwiches",
        "Heals 2 hearts. Not now: you are not hurt.",
        "The dead within 6 cells lose 3 turns. Not now: nobody near enough",
        "Stands you beside the ball at once.",
        "use it: a turn",
        "use it: no turn",
    ] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
}

#[test]
fn an_item_is_used_by_its_number_or_by_picking_it() {
    let mut app = open(LOOK);
    keys(&mut app, "4");
    assert!(app.game().is_some_and(Game::is_spirited));
    assert_eq!(count(&app), Some(6));
    let shown = text(&frame(&mut app, (80, 24)));
    assert!(shown.contains("spirit ball"), "{shown}");
    assert!(shown.contains("WALK"), "{shown}");
    // The holy tee is the last; up from the first goes there.
    keys(&mut app, "i");
    press(&mut app, KeyCode::Up);
    keys(&mut app, "\n");
    assert_eq!(count(&app), Some(5));
    assert!(app.game().is_some_and(|game| game.check_reach().is_ok()));
}

#[test]
fn what_cannot_be_used_stays_and_says_why() {
    let mut app = open(LOOK);
    let turn = app.game().map(Game::turn);
    keys(&mut app, "1");
    assert_eq!(count(&app), Some(7));
    assert_eq!(app.game().map(Game::turn), turn);
    let shown = text(&frame(&mut app, (80, 24)));
    assert!(
        shown.contains("THE BAG") && shown.contains("You are not hurt."),
        "{shown}"
    );
}

#[test]
fn a_mulligan_takes_the_swing_back_and_marks_the_card() {
    let text = "##############\n#T$$.........#\n#...........U#\n##############";
    let mut app = app_of(
        after(game(text, Tees::Club), "step e,step e,step w,step w"),
        LOOK,
    );
    keys(&mut app, "f:0\n50\n");
    assert_eq!(app.game().map(Game::strokes), Some(1));
    let lie = app.game().and_then(Game::ball);
    keys(&mut app, "i2");
    assert_eq!(app.game().map(Game::strokes), Some(0));
    assert_ne!(app.game().and_then(Game::ball), lie);
    let shown = self::text(&frame(&mut app, (80, 24)));
    assert!(shown.contains("The swing is taken back."), "{shown}");
    keys(&mut app, "rp");
    let shown = self::text(&frame(&mut app, (80, 24)));
    assert!(shown.contains("M[[10"), "{shown}");
    assert!(shown.contains("M: 1 mulligan."), "{shown}");
}

#[test]
fn who_hears_the_bell_is_marked_and_told() {
    let text = "##############\n#T$$$.....s..#\n#...........U#\n##############";
    let mut app = app_of(after(game(text, Tees::Club), "step e,step e,step e"), LOOK);
    keys(&mut app, "i3");
    let shown = self::text(&frame(&mut app, (80, 24)));
    assert!(shown.contains("One of the dead loses 3 turns."), "{shown}");
    assert!(shown.contains("sZ"), "{shown}");
    assert!(shown.contains("s dazed, 2 turns"), "{shown}");
}

#[test]
fn an_empty_bag_says_what_an_item_looks_like() {
    let mut app = app();
    keys(&mut app, "i12\n");
    let shown = text(&frame(&mut app, (80, 24)));
    assert!(shown.contains("A $ on the board is an item"), "{shown}");
    keys(&mut app, "\u{1b}");
    assert!(text(&frame(&mut app, (80, 24))).contains("WALK"));
}

#[test]
fn one_key_walks_to_the_nearest_item() {
    let text = "##############\n#T...........#\n#.....$.....U#\n##############";
    let mut app = app_of(game(text, Tees::Club), LOOK);
    keys(&mut app, "O");
    assert_eq!(count(&app), Some(1));
    keys(&mut app, "O");
    let shown = self::text(&frame(&mut app, (80, 24)));
    assert!(shown.contains("Nothing lies about"), "{shown}");
}

#[test]
fn one_key_walks_to_the_key_and_stops_there() {
    let text = "##############\n#T...........#\n#..k.....$+.U#\n##############";
    let mut app = app_of(game(text, Tees::Club), LOOK);
    assert!(self::text(&frame(&mut app, (80, 24))).contains("to the $"));
    keys(&mut app, "O");
    let state = app.game().expect("a round");
    assert_eq!((state.key(), state.golfer().x), (None, 3));
    assert_eq!(count(&app), Some(0), "the item is another walk");
}
