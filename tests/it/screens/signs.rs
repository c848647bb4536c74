//! Without colour every kind of thing is told from every other by its sign, in both sets of signs.

use bogeyman::game::Intent;
use ratatui::style::Modifier;

use super::*;

/// What is seen of two columns: signs and how they are set off.
type Seen = Vec<(String, Modifier)>;

const BARE: &str = "##########\n#T.......#\n#.......U#\n##########";

fn plain(glyphs: Glyphs) -> Look {
    Look {
        color: ColorDepth::None,
        glyphs,
        ..LOOK
    }
}

/// The two columns of a cell, on a board that is drawn with one row to a cell: it is found by the first
/// row of wall, which this long wall makes the widest.
fn cell(shown: &Buffer, (x, y): (u16, u16)) -> Seen {
    let lines: Vec<String> = text(shown).lines().map(str::to_owned).collect();
    let top = lines
        .iter()
        .position(|line| line.contains("##########"))
        .expect("a wall");
    let left = lines[top].find('#').expect("a wall");
    let at = |column: u16| {
        let cell = &shown[(left as u16 + 2 * x + column, top as u16 + y)];
        (cell.symbol().to_owned(), cell.modifier)
    };
    vec![at(0), at(1)]
}

/// A board so wide that a cell has one row, with `sign` at (5, 2).
fn board(sign: char) -> String {
    let wall = "#".repeat(30);
    let row = |from: &str| format!("#{from}{}#", ".".repeat(28 - from.len()));
    let middle = format!("....{sign}");
    let end = format!("#{}U#", ".".repeat(27));
    [
        wall.clone(),
        row("T"),
        row(&middle),
        row(""),
        row(""),
        end,
        wall,
    ]
    .join("\n")
}

/// Asks that no two of these look the same.
fn differ(kinds: &[(String, Seen)]) {
    for (i, (name, seen)) in kinds.iter().enumerate() {
        for (other, same) in &kinds[..i] {
            assert_ne!(seen, same, "{name} looks like {other}");
        }
    }
}

#[test]
fn every_kind_of_cell_has_a_sign_of_its_own() {
    for glyphs in Glyphs::ALL {
        let mut kinds = Vec::new();
        for sign in [
            '.', ',', ':', '_', '~', 'X', '^', 'o', '+', '#', '$', '*', '@',
        ] {
            let mut game = game(&board(sign), Tees::Club);
            if sign == '@' {
                let away = bogeyman::geom::Cell::new(20, 4);
                game = game.placed(bogeyman::geom::Cell::new(5, 2), Point::centre(away));
            }
            let shown = frame(&mut app_of(game, plain(glyphs)), (80, 24));
            kinds.push((format!("{glyphs:?} {sign}"), cell(&shown, (5, 2))));
        }
        let shown = frame(
            &mut app_of(game(&board('.'), Tees::Club), plain(glyphs)),
            (80, 24),
        );
        kinds.push((format!("{glyphs:?} the cup"), cell(&shown, (28, 5))));
        kinds.push((
            format!("{glyphs:?} golfer on the ball"),
            cell(&shown, (1, 1)),
        ));
        for letter in "smagwjGB".chars() {
            let asleep = game(&board(letter), Tees::Championship);
            let awake = after(asleep.clone(), "wait");
            let mut app = app_of(asleep, plain(glyphs));
            kinds.push((
                format!("{glyphs:?} {letter} asleep"),
                cell(&frame(&mut app, (80, 24)), (5, 2)),
            ));
            let there = awake.monsters()[0].cell;
            let here = (there.x as u16, there.y as u16);
            assert!(awake.monsters()[0].is_awake(), "{letter}");
            let mut app = app_of(awake, plain(glyphs));
            kinds.push((
                format!("{glyphs:?} {letter} awake"),
                cell(&frame(&mut app, (80, 24)), here),
            ));
        }
        differ(&kinds);
    }
}

#[test]
fn every_mark_has_a_sign_of_its_own() {
    for glyphs in Glyphs::ALL {
        let mut kinds = Vec::new();
        // Who is near strikes, an archer shoots, who is far comes a step, a ghoul takes the ball.
        let wide = |row: &str| {
            let wall = "#".repeat(30);
            let row = format!("#{row}{}#", ".".repeat(28 - row.len()));
            let end = format!("#{}U#", ".".repeat(27));
            [wall.clone(), row, end, wall].join("\n")
        };
        for (name, row, at) in [
            ("a blow", ".@s......", (2, 1)),
            ("a missile", ".@....a..", (3, 1)),
            ("a step", ".@...s...", (0, 0)),
            ("a take", ".@....*g.", (7, 1)),
            ("nothing", ".@.......", (5, 1)),
            ("the ball", ".@...*...", (6, 1)),
        ] {
            let game = after(game(&wide(row), Tees::Club), "wait");
            let steps = game
                .monsters()
                .first()
                .and_then(|monster| match monster.intent {
                    Intent::Step(at) => Some(at),
                    _ => None,
                });
            let shown = frame(&mut app_of(game, plain(glyphs)), (80, 24));
            // The letter beside a mark is no part of it.
            // It may have come nearer when it woke.
            let at = steps.map_or(at, |cell| (cell.x as u16, cell.y as u16));
            let seen = cell(&shown, at);
            let seen = match name {
                "a blow" => vec![seen[1].clone()],
                _ => seen,
            };
            kinds.push((format!("{glyphs:?} {name}"), seen));
        }
        differ(&kinds);
    }
}

#[test]
fn bars_and_scores_are_told_by_signs() {
    for glyphs in Glyphs::ALL {
        // Beside a skeleton that strikes, a waiter loses hearts; two kills are worth xp.
        let hurt = after(
            game("##########\n#@s......#\n#.......U#\n##########", Tees::Club),
            "wait,wait",
        );
        let (left, most) = (hurt.hp() as usize, hurt.hp_max() as usize);
        assert!(left < most);
        let shown = text(&frame(&mut app_of(hurt, plain(glyphs)), (80, 24)));
        let signs = glyphs.signs();
        assert_eq!(shown.matches(signs.heart).count(), left, "{shown}");
        assert_eq!(
            shown.matches(signs.heart_lost).count(),
            most - left,
            "{shown}"
        );

        let mut app = app_of(game(BARE, Tees::Club), plain(glyphs));
        keys(&mut app, "f:90\n50");
        let shown = text(&frame(&mut app, (80, 24)));
        assert!(shown.contains("==========.........."), "{shown}");
        assert!(shown.contains("xp ............ 0/5"), "{shown}");

        // A score under par has its sign, one over it too.
        let score = |line: &str| {
            let done = after(game(BARE, Tees::Club), line);
            text(&frame(&mut app_of(done, plain(glyphs)), (80, 24)))
        };
        assert!(score("pickup").contains("+5 thru 1"), "{}", score("pickup"));
    }
}
