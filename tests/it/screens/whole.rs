//! The whole hole at once, and what is shown of an end that is off the screen.

use super::*;

const SIZE: (u16, u16) = (60, 20);

/// Wider and taller than any board that a small screen holds.
fn large() -> String {
    let wall = "#".repeat(50);
    let lawn = format!("#{}#", ".".repeat(48));
    let mut rows = vec![wall.clone()];
    rows.extend(std::iter::repeat_n(lawn, 22));
    rows.push(wall);
    let mut put = |x: usize, y: usize, sign: &str| rows[y].replace_range(x..=x, sign);
    put(3, 2, "@");
    put(3, 3, "*");
    put(46, 20, "U");
    put(40, 4, "s");
    put(20, 12, "$");
    put(10, 18, "~");
    rows.join("\n")
}

fn looks() -> [Look; 4] {
    let mono = Look {
        color: ColorDepth::None,
        theme: ThemeName::Mono,
        ..LOOK
    };
    let greys = Look {
        theme: ThemeName::Mono,
        ..LOOK
    };
    let ascii = Look {
        glyphs: Glyphs::Ascii,
        ..mono
    };
    [LOOK, greys, mono, ascii]
}

/// The board alone: the rows between the folded panel and the messages.
fn board(app: &mut App) -> String {
    let shown = text(&frame(app, SIZE));
    let rows: Vec<&str> = shown.lines().skip(3).take(13).collect();
    rows.join("\n")
}

#[test]
fn all_of_a_hole_is_seen_at_once_and_told_apart() {
    for look in looks() {
        let mut app = app_of(game(&large(), Tees::Forward), look);
        let near = board(&mut app);
        assert!(!near.contains('s'), "{near}");
        keys(&mut app, "z");
        let whole = board(&mut app);
        let flag = look.glyphs.signs().flag;
        for sign in ['@', 'o', flag, 's', '$'] {
            // A screen too low for one character a cell shows what is around the golfer.
            if look.glyphs == Glyphs::Unicode || !"P$".contains(sign) {
                assert!(whole.contains(sign), "{look:?}: no {sign} in {whole}");
            }
        }
        // Any key goes back, and does nothing else.
        keys(&mut app, ".");
        assert_eq!(app.game().map(Game::turn), Some(0));
        assert_eq!(board(&mut app), near);
    }
    let mut app = app_of(game(&large(), Tees::Forward), LOOK);
    keys(&mut app, "z");
    insta::assert_snapshot!(picture(&frame(&mut app, SIZE)));
}

#[test]
fn a_hole_that_fits_is_not_made_smaller() {
    let mut app = app();
    let before = text(&frame(&mut app, (80, 24)));
    keys(&mut app, "z");
    let shown = text(&frame(&mut app, (80, 24)));
    assert!(shown.contains("The whole hole is in view."), "{shown}");
    // The word is gone with the next thing done.
    keys(&mut app, "x\u{1b}.");
    let shown = text(&frame(&mut app, (80, 24)));
    assert!(!shown.contains("in view"), "{shown}");
    assert!(before.contains("WALK"));
}

#[test]
fn one_aims_over_the_whole_hole() {
    let mut app = app_of(game(&large(), Tees::Forward), LOOK);
    keys(&mut app, "f:315\n99z");
    let first = board(&mut app);
    assert!(first.contains('O'), "where the ball rests: {first}");
    keys(&mut app, "hh");
    assert_ne!(board(&mut app), first, "the line turns");
    keys(&mut app, "\u{1b}");
    let shown = text(&frame(&mut app, SIZE));
    assert!(shown.contains("deg"), "first the view goes back: {shown}");
    keys(&mut app, "f");
    assert!(!text(&frame(&mut app, SIZE)).contains("deg"));
}

#[test]
fn an_end_off_the_screen_has_a_window_of_its_own() {
    // Ice carries the ball farther than a low screen is high.
    let mut rows = vec!["#####".to_owned(), "#.T.#".to_owned()];
    rows.extend(std::iter::repeat_n("#___#".to_owned(), 40));
    rows.extend(["#.U.#".to_owned(), "#####".to_owned()]);
    let mut hole = game(&rows.join("\n"), Tees::Forward);
    let drive = [bogeyman::content::Upgrade::LongDrive; 3];
    hole = hole.trained(&drive);
    let mut app = app_of(hole, LOOK);
    keys(&mut app, "f:270\n00");
    let shown = text(&frame(&mut app, (80, 20)));
    assert!(
        shown.contains(" \u{25be} 18"),
        "an arrow and how far: {shown}"
    );
    insta::assert_snapshot!(shown);
}
