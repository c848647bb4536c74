//! A new round: what is chosen is what is played, and the hole shown is the one played first.

use super::table::fallen;
use super::*;

fn choosing() -> App {
    let mut app = App::new(Start::Title, Box::new(House), LOOK);
    keys(&mut app, "n");
    app
}

fn shown(app: &mut App) -> String {
    text(&frame(app, (80, 24)))
}

fn begun(app: &App) -> Setup {
    app.game().map(Game::setup).cloned().expect("a round")
}

#[test]
fn the_choice_is_the_rounds_setup() {
    let mut app = choosing();
    // Tees on from forward, holes on from nine, a word for a seed in which keys of the list occur.
    keys(&mut app, "jljls");
    keys(&mut app, "quite a yew?\n");
    let seed = Seed::parse("quite a yew?").expect("any word is a seed");
    let told = shown(&mut app);
    assert!(
        told.contains(&seed.to_string()),
        "the number is shown: {told}"
    );
    keys(&mut app, "\n");
    let chosen = Setup {
        seed,
        course: Course::Graveyard,
        tees: Tees::Club,
        holes: Holes::Count(18),
    };
    assert_eq!(begun(&app), chosen);
}

#[test]
fn the_hole_shown_is_the_first_one_played() {
    let mut app = choosing();
    let mut names = Vec::new();
    for seed in ["42", "yew"] {
        keys(&mut app, &format!("s{seed}\n"));
        app = thought(app);
        let told = shown(&mut app);
        let head = told.lines().find(|line| line.contains("Hole 1, par"));
        names.push(head.map(|line| line.trim().to_owned()).expect("a hole"));
    }
    assert_ne!(names[0], names[1], "it follows the choice");
    keys(&mut app, "\n");
    let hole = app.game().map(Game::hole).expect("a round");
    assert!(names[1].contains(&format!("par {}", hole.par)), "{names:?}");
    let name = names[1].split('"').nth(1).expect("a name");
    assert!(shown(&mut app).contains(name), "{name}");
}

#[test]
fn what_is_built_for_a_choice_of_before_is_not_shown() {
    let mut app = choosing();
    for seed in 0..40 {
        keys(&mut app, &format!("s{seed}\n"));
    }
    assert!(shown(&mut app).contains("is being built"));
    app = thought(app);
    assert!(shown(&mut app).contains("Hole 1, par"));
}

#[test]
fn a_seed_can_be_pasted_and_only_where_it_is_asked_for() {
    let mut app = App::new(Start::Title, Box::new(House), LOOK);
    assert_eq!(app.paste("n"), Wish::Nothing);
    assert!(shown(&mut app).contains("Watch"), "a paste is no key");
    keys(&mut app, "n");
    assert_eq!(app.paste("  4711\nq\n"), Wish::Draw);
    keys(&mut app, "\n\n");
    assert_eq!(begun(&app).seed, Seed::new(4711));
    assert_eq!(app.paste(".."), Wish::Nothing);
    assert_eq!(app.game().map(Game::turn), Some(0));
}

#[test]
fn a_number_that_is_no_seed_is_told_and_changes_nothing() {
    let mut app = choosing();
    keys(&mut app, "99999999999999999999\n");
    assert!(shown(&mut app).contains("out of range"));
    keys(&mut app, "\u{1b}\n");
    assert_eq!(begun(&app).seed, House.new_setup().seed, "as before");
}

#[test]
fn after_a_round_the_next_one_is_offered_like_it() {
    let mut app = fallen(LOOK);
    keys(&mut app, "n");
    assert!(shown(&mut app).contains("Club"));
    keys(&mut app, "\n");
    assert_eq!(begun(&app), setup(Tees::Club));
}
