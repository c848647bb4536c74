//! The dead on the board and in words: how each looks, and what is said of it.

use super::*;

/// Every kind of the dead awake, every item, every ground.
const CROWD: &str = "
################
#..~~..s..,,.XX#
#.^...m..::....#
#.a.$....@j.__.#
#.^^.*.$...$...#
#.g.##.G...B.w+#
#.$.##$.o.$...U#
################
";

/// The crowd, awake, and everybody about to do something.
pub fn crowd() -> Game {
    let game = after(game(CROWD, Tees::Championship), "wait");
    assert!(game.monsters().iter().all(|monster| monster.is_awake()));
    game
}

fn shown(game: Game) -> String {
    text(&frame(&mut app_of(game, LOOK), (80, 24)))
}

/// What is told where one looks, after these keys.
fn looked(game: Game, typed: &str) -> String {
    let mut app = app_of(game, LOOK);
    keys(&mut app, typed);
    let shown = text(&frame(&mut app, (120, 40)));
    // The panel alone, its lines joined.
    let columns = shown
        .lines()
        .map(|line| line.chars().skip(90).collect::<String>());
    let words: Vec<String> = columns.collect();
    words
        .join(" ")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn without_colour_a_crowd_is_told_by_signs() {
    let look = Look {
        color: ColorDepth::None,
        glyphs: Glyphs::Ascii,
        ..LOOK
    };
    let shown = frame(&mut app_of(crowd(), look), (80, 24));
    assert!(text(&shown).is_ascii());
    insta::with_settings!({ snapshot_path => "../snapshots" }, {
        insta::assert_snapshot!(picture(&shown));
    });
}

#[test]
fn the_worse_of_two_marks_shows() {
    // The archer's line leads through the cell that the skeleton steps to.
    let text = "#########\n#..s....#\n#@.....a#\n#.......#\n#......U#\n#########";
    let shown = shown(after(game(text, Tees::Club), "wait"));
    // On all six cells of the line, the one with golfer and ball too.
    assert_eq!(shown.matches('*').count(), 6, "{shown}");
    assert!(shown.contains("s comes a step"), "{shown}");
}

#[test]
fn a_ghoul_with_the_ball_is_seen_and_told() {
    let text = "##########\n#@.......#\n#..*..g..#\n#.......U#\n##########";
    let taken = after(game(text, Tees::Club), "wait,wait,wait,wait");
    assert!(taken.ball_carrier().is_some());
    let told = shown(taken.clone());
    assert!(told.contains("the ghoul has it"), "{told}");
    let mut app = app_of(taken.clone(), LOOK);
    for key in ["f", "o"] {
        keys(&mut app, key);
        let told = self::text(&frame(&mut app, (80, 24)));
        assert!(told.contains("The ghoul has the ball: strike it"), "{told}");
    }
    // Only back is offered, and why.
    keys(&mut app, "r");
    let told = self::text(&frame(&mut app, (80, 24)));
    assert!(told.contains("not now: the ghoul has"), "{told}");
    assert!(!told.contains("drop, 1 stroke"), "{told}");
    keys(&mut app, "d");
    assert_eq!(app.game().map(Game::strokes), Some(0));
    keys(&mut app, "rb");
    assert_eq!(app.game().map(Game::strokes), Some(1));
    assert!(app.game().is_some_and(|game| game.ball().is_some()));
}

#[test]
fn a_wisp_is_seen_in_a_wall() {
    let text = "#########\n#@..##w.#\n#...##..#\n#......U#\n#########";
    let mut game = game(text, Tees::Championship);
    for _ in 0..8 {
        let there = game.monsters()[0].cell;
        if !game.walkable().get(there).unwrap_or(false) {
            let told = shown(game.clone());
            assert!(told.contains("w "), "{told}");
            let column = told
                .lines()
                .any(|line| line.contains('w') && !line.contains("w comes"));
            assert!(column, "{told}");
            return;
        }
        game = after(game, "wait");
    }
    panic!("it never enters the wall");
}

#[test]
fn the_preview_tells_kills_from_hits() {
    let text = "##########\n#........#\n#@...G...#\n#.......U#\n##########";
    let mut app = app_of(game(text, Tees::Forward), LOOK);
    keys(&mut app, "f:0\n90");
    let told = self::text(&frame(&mut app, (80, 24)));
    assert!(told.contains("hits G"), "{told}");
    assert!(!told.contains("kills"), "{told}");
    let frail = text.replace('G', "s");
    let mut app = app_of(game(&frail, Tees::Forward), LOOK);
    keys(&mut app, "f:0\n90");
    let told = self::text(&frame(&mut app, (80, 24)));
    assert!(told.contains("kills s"), "{told}");
    assert!(told.contains("earns    2 xp"), "{told}");
}

#[test]
fn a_wisp_is_no_line_to_aim_along() {
    let text = "##########\n#...s....#\n#@...w...#\n#...G...U#\n##########";
    let mut app = app_of(game(text, Tees::Forward), LOOK);
    keys(&mut app, "f");
    let mut told = String::new();
    for _ in 0..12 {
        keys(&mut app, "\t");
        told += &self::text(&frame(&mut app, (80, 24)));
    }
    assert!(told.contains("kills the skeleton"), "{told}");
    assert!(told.contains("hits the golem"), "{told}");
    assert!(!told.contains("the wisp"), "{told}");
}

#[test]
fn a_look_explains_all_there_is() {
    let mut told = String::new();
    for tabs in 0..16 {
        told += &looked(crowd(), &format!("x{}", "\t".repeat(tabs)));
    }
    for words in [
        "Skeleton",
        "The ball stops dead in it",
        "Steps opposite to each of your steps",
        "Shoots 7 cells along a line",
        "Takes the ball and carries it off",
        "Goes through walls",
        "takes 2 hits, strikes for 2",
        "Only the ball hurts him: 3 hits",
        "Sandwich",
        "Heals 2 hearts",
        "Holy tee",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    for (typed, words) in [
        ("xuulll", "Open grave"),
        ("xjhhhhhh", "Spikes"),
        ("xjjlllll", "Door"),
    ] {
        let told = looked(crowd(), typed);
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[test]
fn nothing_walks_into_danger_by_itself() {
    // The straight way leads over spikes.
    let text = "##########\n#@.^.*...#\n#..^.....#\n#.......U#\n##########";
    let mut app = app_of(game(text, Tees::Forward), LOOK);
    keys(&mut app, "o");
    let game = app.game().expect("a round");
    assert_eq!(game.hp(), game.hp_max());
    assert!(game.check_reach().is_ok());
    // Where spikes bar the way it says so.
    let text = "##########\n#@.^.*...#\n#..^.....#\n#..^....U#\n##########";
    let mut app = app_of(self::game(text, Tees::Forward), LOOK);
    keys(&mut app, "o");
    assert_eq!(app.game().map(Game::turn), Some(0));
    let told = self::text(&frame(&mut app, (80, 24)));
    assert!(told.contains("Only over spikes leads a way"), "{told}");
}

#[test]
fn who_stands_on_spikes_walks_off_them_by_one_key() {
    for (key, thing) in [('o', '*'), ('O', '$')] {
        let text = "##########\n#T.^..?..#\n#..^.....#\n#..^....U#\n##########";
        let text = text.replace('?', &thing.to_string());
        let pricked = after(game(&text, Tees::Forward), "step e,step e");
        let hearts = pricked.hp();
        let mut app = app_of(pricked, LOOK);
        keys(&mut app, &key.to_string());
        let game = app.game().expect("a round");
        let there = match key {
            'o' => game.check_reach().is_ok(),
            _ => game.carried().len() == 1,
        };
        assert!(there, "{key}: still at {}", game.golfer());
        assert_eq!(game.hp(), hearts, "{key}");
    }
}

#[test]
fn a_missile_flashes_and_is_over_by_itself() {
    let moving = Look {
        animation: Animation::On,
        ..LOOK
    };
    let text = "##########\n#........#\n#@.....a.#\n#.......U#\n##########";
    let marked = after(game(text, Tees::Club), "wait");
    let mut app = app_of(marked, moving);
    keys(&mut app, ".");
    assert!(app.next_frame().is_some(), "it flies");
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    for millis in (0..600).step_by(33) {
        app.draw(&mut buffer, Duration::from_millis(millis));
    }
    assert_eq!(app.next_frame(), None);
    // A key ends it and does what it does.
    keys(&mut app, "..");
    assert_eq!(app.game().map(Game::turn), Some(4));
}
