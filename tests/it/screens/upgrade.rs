//! The choice of an upgrade: by keys, never by accident, and looked on at.

use super::*;
use bogeyman::content::Upgrade;

/// Two kills by the ball are worth an upgrade.
const KILLS: &str = "##############\n#T.m.s.......#\n#...........U#\n##############";

/// A round in which an upgrade waits to be chosen.
pub fn offered() -> Game {
    let game = after(game(KILLS, Tees::Club), "swing 0 40,swing 0 80");
    assert!(matches!(game.phase(), Phase::Upgrade { .. }));
    game
}

fn offers(game: &Game) -> Vec<Upgrade> {
    match game.phase() {
        Phase::Upgrade { offers, .. } => offers.clone(),
        _ => Vec::new(),
    }
}

fn seen() -> App {
    let mut app = app_of(offered(), LOOK);
    frame(&mut app, (80, 24));
    app
}

fn taken(app: &App) -> Vec<Upgrade> {
    let game = app.game().expect("a round");
    game.upgrades()
        .taken()
        .map(|(upgrade, _)| upgrade)
        .collect()
}

#[test]
fn a_number_takes_its_card() {
    for number in 1..=3 {
        let mut app = seen();
        let offers = offers(app.game().expect("a round"));
        keys(&mut app, &number.to_string());
        assert_eq!(taken(&app), [offers[number - 1]]);
        let shown = text(&frame(&mut app, (80, 24)));
        assert!(shown.contains("WALK"), "{shown}");
    }
}

#[test]
fn arrows_pick_a_card_and_enter_takes_it() {
    let mut app = seen();
    let offers = offers(app.game().expect("a round"));
    // Nothing is picked at first, so Enter takes nothing.
    keys(&mut app, "\n\n");
    assert_eq!(taken(&app), []);
    for code in [
        KeyCode::Right,
        KeyCode::Right,
        KeyCode::Right,
        KeyCode::Left,
    ] {
        press(&mut app, code);
    }
    keys(&mut app, "\n");
    assert_eq!(taken(&app), [offers[1]]);
}

#[test]
fn what_was_typed_before_the_cards_were_seen_takes_none() {
    let mut app = app_of(offered(), LOOK);
    keys(&mut app, "123\n");
    press(&mut app, KeyCode::Right);
    keys(&mut app, "\n");
    assert_eq!(taken(&app), []);
    frame(&mut app, (80, 24));
    keys(&mut app, "1");
    assert_eq!(taken(&app).len(), 1);
}

#[test]
fn a_card_says_what_a_level_does() {
    for size in [(80, 24), (120, 40), (60, 20)] {
        let shown = text(&frame(&mut app_of(offered(), LOOK), size));
        for upgrade in offers(&offered()) {
            assert!(shown.contains(upgrade.name()), "{shown}");
        }
        assert!(shown.contains("CHOOSE AN UPGRADE"), "{shown}");
    }
    let game = offered();
    for upgrade in Upgrade::ALL {
        let told = bogeyman::describe::upgrade(upgrade, &game);
        assert!(told.ends_with('.') && told.len() <= 90, "{told}");
    }
}

#[test]
fn a_round_looked_on_at_shows_the_choice_and_goes_on() {
    let game = Box::new(offered());
    let mut app = App::new(Start::Watch(Bot::Caddie, game), Box::new(House), LOOK);
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    app.draw(&mut buffer, Duration::ZERO);
    assert!(text(&buffer).contains("CHOOSE AN UPGRADE"));
    for tick in 1..2000 {
        app.draw(&mut buffer, Duration::from_millis(33 * tick));
        if !taken(&app).is_empty() {
            return;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("the bot never chooses");
}
