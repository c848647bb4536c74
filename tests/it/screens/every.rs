//! What every screen keeps: its picture, and that it can be drawn at any size, in any state.

use super::table::{SCREENS, screens};
use super::*;

/// The sizes that a player may have, and those that a terminal may claim to have.
fn sizes() -> impl Iterator<Item = (u16, u16)> {
    let small = (0..=40).flat_map(|width| (0..=15).map(move |height| (width, height)));
    let edges = [(60, 20), (79, 23), (80, 24), (100, 30)];
    let huge = [(500, 200), (65_000, 1), (1, 1000)];
    small.chain(edges).chain(huge)
}

/// Draws the next picture at a time.
fn frame_at(app: &mut App, (width, height): (u16, u16), millis: u64) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    app.draw(&mut buffer, Duration::from_millis(millis));
}

#[test]
fn the_screens_look_like_this() {
    for theme in [ThemeName::Night, ThemeName::Mono] {
        for (name, open) in SCREENS {
            let mut app = open(Look { theme, ..LOOK });
            for (width, height) in [(80, 24), (120, 40), (60, 20)] {
                let shown = picture(&frame(&mut app, (width, height)));
                let name = match theme {
                    ThemeName::Night => format!("{name}_{width}x{height}"),
                    _ => format!("{name}_{width}x{height}_{}", theme.name()),
                };
                insta::with_settings!({
                    snapshot_path => "../snapshots", prepend_module_to_snapshot => false
                }, {
                    insta::assert_snapshot!(name, shown);
                });
            }
        }
    }
}

#[test]
fn every_screen_can_be_drawn_at_every_size() {
    for (_, mut app) in screens() {
        for size in sizes() {
            frame(&mut app, size);
        }
    }
}

#[test]
fn help_over_a_screen_can_be_drawn_at_every_size() {
    for (_, mut app) in screens() {
        frame(&mut app, (80, 24));
        keys(&mut app, "?");
        for size in sizes() {
            frame(&mut app, size);
        }
        // The screen under it comes back as it was.
        keys(&mut app, "\u{1b}");
        frame(&mut app, (80, 24));
    }
}

#[test]
fn a_ball_can_be_seen_rolling_at_every_size() {
    let moving = Look {
        animation: Animation::On,
        ..LOOK
    };
    for size in [(0, 0), (1, 1), (60, 20), (80, 24), (500, 200)] {
        let mut app = app_of(game(HOLE, Tees::Forward), moving);
        keys(&mut app, "f\n");
        for millis in (0..1500).step_by(33) {
            frame_at(&mut app, size, millis);
        }
        assert_eq!(app.next_frame(), None, "it ends by itself");
    }
    // The size may change in the middle of it.
    for at in [50, 250, 600] {
        let mut app = app_of(game(HOLE, Tees::Forward), moving);
        keys(&mut app, "f\n");
        frame_at(&mut app, (80, 24), 0);
        for size in sizes() {
            frame_at(&mut app, size, at);
        }
    }
}
