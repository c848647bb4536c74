//! Every screen, and how to get there: one line each. Snapshots, sizes and contrast run over them all.

use bogeyman::bots::Bot;

use super::*;

/// How a screen is reached, in any look.
type Open = fn(Look) -> App;

/// Every screen by name. A new one is a line more.
pub const SCREENS: [(&str, Open); 22] = [
    ("title", |look| {
        App::new(Start::Title, Box::new(House), look)
    }),
    ("play", |look| typed(look, "")),
    ("aim", |look| typed(look, "f")),
    ("bank", |look| typed(look, "f:295\n85")),
    ("dash", |look| typed(look, "d")),
    ("menu", |look| typed(look, "\u{1b}")),
    ("relief", |look| typed(look, "r")),
    ("look", |look| typed(look, "x\t")),
    ("help", |look| typed(look, "?")),
    ("settings", |look| typed(look, ";")),
    ("card", holed_out),
    ("over", fallen),
    ("watch", watched),
    ("crowd", |look| app_of(dead::crowd(), look)),
    ("upgrade", |look| app_of(upgrade::offered(), look)),
    ("bag", bag::open),
    ("new_round", |look| thought(from_title(look, "n"))),
    ("architect", |look| thought(from_title(look, "a"))),
    ("witness", |look| {
        let mut app = thought(from_title(look, "a"));
        keys(&mut app, "ww");
        app
    }),
    ("lesson", |look| from_title(look, "tf")),
    ("practice", |look| {
        let mut app = holed_out(look);
        keys(&mut app, "p.");
        app
    }),
    ("abandon", |look| typed(look, "Qaban")),
];

/// The screens in the look of most tests.
pub fn screens() -> impl Iterator<Item = (&'static str, App)> {
    SCREENS.into_iter().map(|(name, open)| (name, open(LOOK)))
}

/// What these keys lead to from the title.
fn from_title(look: Look, typed: &str) -> App {
    let mut app = App::new(Start::Title, Box::new(House), look);
    keys(&mut app, typed);
    app
}

/// On the tee of the common hole, after these keys.
fn typed(look: Look, typed: &str) -> App {
    let mut app = app_of(game(HOLE, Tees::Forward), look);
    keys(&mut app, typed);
    app
}

/// The card of a hole, with the caddie's line worked out.
pub fn holed_out(look: Look) -> App {
    let mut round = Round::unrecorded(game(HOLE, Tees::Forward));
    let swing = |heading: u16, power: u8| Command::Swing {
        heading: Heading::new(heading).expect("a heading"),
        power: Power::new(power).expect("a power"),
    };
    for command in [swing(0, 1), swing(354 * 4, 55), Command::Pickup] {
        round.play(&command).expect("legal");
    }
    assert!(matches!(round.game().phase(), Phase::Carded(_)));
    thought(App::new(
        Start::Round(Box::new(round)),
        Box::new(House),
        look,
    ))
}

/// The end of a round: beside a skeleton that wakes, waiting is death.
pub fn fallen(look: Look) -> App {
    let text = "#######\n#T.s..#\n#.....#\n#....U#\n#######";
    let mut game = game(text, Tees::Club);
    for _ in 0..20 {
        if game.phase() == &Phase::Play {
            game.apply(&Command::Wait).expect("always allowed");
        }
    }
    assert!(matches!(game.phase(), Phase::Over(_)));
    app_of(game, look)
}

/// A round that is looked on at, at its tee; this bot thinks least.
fn watched(look: Look) -> App {
    let game = Box::new(game(HOLE, Tees::Forward));
    App::new(Start::Watch(Bot::Beginner, game), Box::new(House), look)
}
