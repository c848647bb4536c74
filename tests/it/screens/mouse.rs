//! The mouse: a whole round can be played with it alone, and what it must not do.

use bogeyman::geom::Cell;
use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use super::*;

const SIZE: (u16, u16) = (80, 24);

fn point(app: &mut App, kind: MouseEventKind, (column, row): (u16, u16)) -> Wish {
    app.point(MouseEvent {
        kind,
        column,
        row,
        modifiers: KeyModifiers::NONE,
    })
}

fn click(app: &mut App, at: (u16, u16)) -> Wish {
    let wish = point(app, MouseEventKind::Down(MouseButton::Left), at);
    point(app, MouseEventKind::Up(MouseButton::Left), at);
    frame(app, SIZE);
    wish
}

/// Where words stand in the picture, the last of them if there are several.
fn place(app: &mut App, words: &str) -> Option<(u16, u16)> {
    let shown = frame(app, SIZE);
    let rows = (0..SIZE.1).rev();
    rows.into_iter().find_map(|y| {
        let row: Vec<&str> = (0..SIZE.0).map(|x| shown[(x, y)].symbol()).collect();
        let wanted: Vec<String> = words.chars().map(String::from).collect();
        let starts = row.windows(wanted.len()).rposition(|part| part == wanted);
        starts.map(|x| (x as u16, y))
    })
}

/// Clicks on words of the picture; whether they were there.
fn click_on(app: &mut App, words: &str) -> bool {
    let found = place(app, words);
    found.into_iter().for_each(|at| {
        click(app, at);
    });
    found.is_some()
}

/// Where a cell is in the picture, by the golfer's letter.
fn on_screen(app: &mut App, cell: Cell) -> (u16, u16) {
    let golfer = app.game().expect("a round").golfer();
    let (x, y) = place(app, "@").expect("the golfer is in view");
    let column = i32::from(x) + 2 * (cell.x - golfer.x);
    (column as u16, (i32::from(y) + cell.y - golfer.y) as u16)
}

fn golfer(app: &App) -> Cell {
    app.game().expect("a round").golfer()
}

/// Goes on with the mouse alone, as a player would who takes the first line that is offered.
fn go_on(app: &mut App) {
    let game = app.game().expect("a round");
    match game.phase() {
        Phase::Upgrade { .. } => {
            click_on(app, "1  ");
            click_on(app, "1  ");
        }
        Phase::Carded(_) => assert!(click_on(app, "next hole") || click_on(app, "Enter")),
        Phase::Over(_) => panic!("the round is over too soon"),
        Phase::Play if game.check_reach().is_ok() => {
            let ball = game.ball().expect("a ball").cell();
            let at = on_screen(app, ball);
            click(app, at);
            assert!(click_on(app, "lines"), "{}", text(&frame(app, SIZE)));
            assert!(click_on(app, "swing"));
        }
        Phase::Play => {
            let turn = game.turn();
            assert!(click_on(app, "to the ball") || click_on(app, "wait"));
            if app.game().map(Game::turn) == Some(turn) {
                click_on(app, "wait");
            }
        }
    }
}

#[test]
fn a_round_is_played_with_the_mouse_alone() {
    let mut app = App::new(Start::Title, Box::new(House), LOOK);
    assert!(click_on(&mut app, "New round"));
    assert!(click_on(&mut app, "begin"));
    for _ in 0..2000 {
        go_on(&mut app);
        let game = app.game().expect("a round");
        // Who takes the first line and never fights gets so far.
        if matches!(game.phase(), Phase::Over(_)) {
            assert_eq!(game.card().len(), 4);
            return;
        }
    }
    panic!("the round is not done: {}", text(&frame(&mut app, SIZE)));
}

#[test]
fn a_click_walks_there_and_the_right_button_looks() {
    let mut app = app();
    let from = golfer(&app);
    let to = Cell::new(from.x + 2, from.y + 1);
    let at = on_screen(&mut app, to);
    click(&mut app, at);
    assert_eq!(golfer(&app), to);
    // A wall is walked to by nobody.
    let turn = app.game().map(Game::turn);
    let wall = on_screen(&mut app, Cell::new(0, 3));
    click(&mut app, wall);
    assert_eq!(app.game().map(Game::turn), turn);
    assert!(place(&mut app, "No way leads to that cell.").is_some());
    let water = on_screen(&mut app, Cell::new(3, 5));
    point(&mut app, MouseEventKind::Down(MouseButton::Right), water);
    assert!(place(&mut app, "Water").is_some());
    let sand = on_screen(&mut app, Cell::new(16, 4));
    assert_eq!(point(&mut app, MouseEventKind::Moved, sand), Wish::Draw);
    assert!(place(&mut app, "Sand").is_some());
    assert_eq!(point(&mut app, MouseEventKind::Moved, sand), Wish::Nothing);
    point(&mut app, MouseEventKind::Down(MouseButton::Right), sand);
    assert!(place(&mut app, "WALK").is_some());
    assert_eq!(app.game().map(Game::turn), turn);
}

#[test]
fn a_click_at_one_of_the_dead_beside_asks_the_price_first() {
    let text = "################\n#Ts............#\n#.............U#\n################";
    let mut app = app_of(game(text, Tees::Forward), LOOK);
    let foe = app.game().expect("a round").monsters()[0].cell;
    let at = on_screen(&mut app, foe);
    click(&mut app, at);
    assert_eq!(app.game().map(Game::strokes), Some(0));
    let shown = self::text(&frame(&mut app, SIZE));
    assert!(shown.contains("costs a stroke"), "{shown}");
    click(&mut app, at);
    assert_eq!(app.game().map(Game::strokes), Some(1));
}

#[test]
fn the_first_click_aims_and_the_second_swings() {
    let mut app = app();
    let ball = golfer(&app);
    let at = on_screen(&mut app, ball);
    click(&mut app, at);
    assert!(place(&mut app, "AIM").is_some());
    // The heading follows the mouse; the wheel weighs.
    let east = on_screen(&mut app, Cell::new(ball.x + 3, ball.y));
    assert_eq!(point(&mut app, MouseEventKind::Moved, east), Wish::Draw);
    let before = text(&frame(&mut app, SIZE));
    assert_eq!(point(&mut app, MouseEventKind::Moved, east), Wish::Nothing);
    point(&mut app, MouseEventKind::ScrollUp, east);
    assert_ne!(text(&frame(&mut app, SIZE)), before);
    click(&mut app, east);
    // It stays as it is set, wherever the mouse goes.
    let set = text(&frame(&mut app, SIZE));
    for at in [(0, 0), (65535, 65535), (40, 12), (79, 23)] {
        assert_eq!(point(&mut app, MouseEventKind::Moved, at), Wish::Nothing);
    }
    // Neither a release nor a click beside the board does anything.
    let outside = [(0, 0), (65535, 65535), (0, 65535), (70, 20)];
    for at in outside {
        click(&mut app, at);
    }
    assert_eq!(text(&frame(&mut app, SIZE)), set);
    assert_eq!(app.game().map(Game::strokes), Some(0));
    click(&mut app, east);
    assert_eq!(app.game().map(Game::strokes), Some(1));
    let lie = app.game().and_then(Game::ball).expect("a ball");
    let wanted = Point::centre(Cell::new(ball.x + 3, ball.y));
    assert!(lie.distance(wanted) < 0.6, "{lie} is not near {wanted}");
}

#[test]
fn a_click_skips_a_motion_and_is_then_dropped() {
    let moving = Look {
        animation: Animation::On,
        ..LOOK
    };
    let mut app = app_of(game(HOLE, Tees::Forward), moving);
    let wait = place(&mut app, "wait").expect("a key line");
    keys(&mut app, "f10\n");
    frame(&mut app, SIZE);
    let turn = app.game().map(Game::turn);
    assert_eq!(point(&mut app, MouseEventKind::Moved, wait), Wish::Nothing);
    assert!(
        app.next_frame().is_some(),
        "a motion of the hand skips none"
    );
    let down = MouseEventKind::Down(MouseButton::Left);
    assert_eq!(point(&mut app, down, wait), Wish::Draw);
    assert_eq!(app.next_frame(), None);
    assert_eq!(point(&mut app, down, wait), Wish::Nothing);
    assert_eq!(app.game().map(Game::turn), turn);
}

#[test]
fn no_place_of_any_screen_panics_or_is_clicked_unseen() {
    for (name, mut app) in table::screens() {
        frame(&mut app, SIZE);
        for at in [(0, 0), (65535, 65535), (65535, 0), (79, 23), (80, 24)] {
            for kind in [
                MouseEventKind::Moved,
                MouseEventKind::Up(MouseButton::Left),
                MouseEventKind::ScrollDown,
                MouseEventKind::Down(MouseButton::Left),
            ] {
                point(&mut app, kind, at);
                frame(&mut app, SIZE);
            }
        }
        // Too small to be seen is too small to be clicked.
        frame(&mut app, (59, 20));
        let before = app.game().map(|game| game.digest());
        for x in (0..60).step_by(3) {
            for y in 0..20 {
                point(&mut app, MouseEventKind::Down(MouseButton::Left), (x, y));
            }
        }
        assert_eq!(app.game().map(|game| game.digest()), before, "{name}");
    }
}

#[test]
fn without_the_mouse_nothing_comes_of_it() {
    let look = Look {
        mouse: Mouse::Off,
        ..LOOK
    };
    let mut app = app_of(game(HOLE, Tees::Forward), look);
    let wait = place(&mut app, "wait").expect("a key line");
    assert_eq!(click(&mut app, wait), Wish::Nothing);
    assert_eq!(app.game().map(Game::turn), Some(0));
    // A key takes it, and gives it back.
    let turn = KeyEvent::new(KeyCode::Char('t'), KeyModifiers::CONTROL);
    app.key(turn);
    assert_eq!(app.mouse(), Mouse::On);
    assert_eq!(click(&mut app, wait), Wish::Draw);
    app.key(turn);
    assert_eq!(app.mouse(), Mouse::Off);
    assert_eq!(app.game().map(Game::turn), Some(1));
}
