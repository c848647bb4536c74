//! The settings screen: what is changed there counts at once and is kept.

use std::cell::RefCell;
use std::rc::Rc;

use bogeyman::config::Settings;

use super::*;

/// A clubhouse that keeps settings where a test can see them, or does not.
struct Desk {
    kept: Rc<RefCell<Settings>>,
    refusal: Option<&'static str>,
}

impl Clubhouse for Desk {
    fn begin(&mut self, setup: Setup) -> Round {
        House.begin(setup)
    }

    fn new_setup(&mut self) -> Setup {
        House.new_setup()
    }

    fn left_open(&self) -> Option<String> {
        None
    }

    fn resume(&mut self, _: &str) -> Result<Round, Trouble> {
        Err(Trouble::NoRound)
    }

    fn set_aside(&mut self, _: &str) -> Result<(), Trouble> {
        Err(Trouble::NoRound)
    }

    fn settings_trouble(&self) -> Option<String> {
        self.refusal.map(str::to_owned)
    }

    fn keep(&mut self, settings: &Settings) -> Result<(), String> {
        match self.refusal {
            Some(why) => Err(why.to_owned()),
            None => {
                *self.kept.borrow_mut() = settings.clone();
                Ok(())
            }
        }
    }
}

fn at_the_desk(refusal: Option<&'static str>) -> (App, Rc<RefCell<Settings>>) {
    let kept = Rc::default();
    let desk = Desk {
        kept: Rc::clone(&kept),
        refusal,
    };
    let round = Round::unrecorded(game(HOLE, Tees::Forward));
    let start = Start::Round(Box::new(round));
    (App::new(start, Box::new(desk), LOOK), kept)
}

fn shown(app: &mut App) -> String {
    text(&frame(app, (80, 24)))
}

/// Goes down to the line of this name, from the top of this part of the list.
fn pick(app: &mut App, part: &str, name: &str) {
    for _ in 0..300 {
        keys(app, "j");
        let shown = shown(app);
        let lines: Vec<&str> = shown.lines().map(str::trim).collect();
        let at = lines
            .iter()
            .position(|line| line.starts_with(&format!("> {name}  ")));
        let above = at.map(|at| &lines[..at]).unwrap_or_default();
        let heading = above
            .iter()
            .rfind(|line| !line.is_empty() && line.chars().all(|c| c.is_uppercase() || c == ' '));
        if heading == Some(&part) {
            return;
        }
    }
    panic!("no {name} in {part}");
}

fn of(settings: &Rc<RefCell<Settings>>, table: &str, act: &str) -> Option<Vec<String>> {
    settings.borrow().keys.get(table)?.get(act).cloned()
}

#[test]
fn a_look_counts_at_once_and_is_kept() {
    let (mut app, kept) = at_the_desk(None);
    keys(&mut app, ";");
    let before = frame(&mut app, (80, 24));
    keys(&mut app, "l");
    let after = frame(&mut app, (80, 24));
    assert_ne!(before[(0, 0)].bg, after[(0, 0)].bg, "day is light");
    assert!(text(&after).contains("> theme               day"));
    assert_eq!(kept.borrow().theme, Some(ThemeName::Day));
    keys(&mut app, "hh");
    assert_eq!(kept.borrow().theme, Some(ThemeName::Mono), "round the ends");
    press(&mut app, KeyCode::Backspace);
    assert_eq!(kept.borrow().theme, None);
    assert_eq!(frame(&mut app, (80, 24))[(0, 0)].bg, before[(0, 0)].bg);
    // Signs and colours may be left to the terminal.
    keys(&mut app, "jll");
    assert_eq!(kept.borrow().glyphs, Some(Glyphs::Ascii));
    assert!(shown(&mut app).is_ascii());
    keys(&mut app, "l");
    assert_eq!(kept.borrow().glyphs, None);
    keys(&mut app, "jh");
    assert_eq!(kept.borrow().color, Some(ColorDepth::None));
    keys(&mut app, "jljl");
    assert_eq!(kept.borrow().animation, Some(true));
    assert_eq!(kept.borrow().mouse, Some(app.mouse() == Mouse::On));
    keys(&mut app, "q");
    assert!(shown(&mut app).contains("WALK"), "back where one was");
    assert_eq!(app.game().map(Game::turn), Some(0));
}

#[test]
fn another_key_is_pressed_and_counts_everywhere() {
    let (mut app, kept) = at_the_desk(None);
    keys(&mut app, ";");
    pick(&mut app, "WALK", "aim");
    keys(&mut app, "\n");
    assert!(shown(&mut app).contains("The key for aim (walk)? Esc leaves it"));
    keys(&mut app, "g");
    let told = shown(&mut app);
    assert!(told.contains("> aim                 g  "), "{told}");
    assert!(told.contains("yours"), "{told}");
    assert_eq!(of(&kept, "walk", "aim"), Some(vec!["g".to_owned()]));
    press(&mut app, KeyCode::Esc);
    assert!(shown(&mut app).contains("g aim"), "in the key line");
    keys(&mut app, "g");
    assert!(shown(&mut app).contains("AIM"));
    keys(&mut app, "\u{1b};");
    pick(&mut app, "WALK", "aim");
    press(&mut app, KeyCode::Backspace);
    assert_eq!(of(&kept, "walk", "aim"), None);
    assert!(shown(&mut app).contains("> aim                 f\n"));
}

#[test]
fn a_key_that_another_action_has_is_asked_for_twice() {
    let (mut app, kept) = at_the_desk(None);
    keys(&mut app, ";");
    pick(&mut app, "WALK", "bag");
    keys(&mut app, "\nx");
    assert!(shown(&mut app).contains("x is the key for look (walk): x again takes it away"));
    keys(&mut app, "y");
    assert_eq!(of(&kept, "walk", "bag"), None);
    assert!(shown(&mut app).contains("All stays as it was."));
    keys(&mut app, "\nxx");
    let told = shown(&mut app);
    assert!(
        told.contains("Bag (walk): x. Look (walk) has no key now."),
        "{told}"
    );
    assert_eq!(of(&kept, "walk", "bag"), Some(vec!["x".to_owned()]));
    assert_eq!(of(&kept, "walk", "look"), Some(Vec::new()));
    keys(&mut app, "jj");
    assert!(shown(&mut app).contains("(no key)"), "{told}");
    keys(&mut app, "kk");
    // What is bound on every screen can be had too, and is free on all of them then.
    keys(&mut app, "\n?");
    assert!(shown(&mut app).contains("? is the key for help (anywhere)"));
    keys(&mut app, "?q?");
    assert!(shown(&mut app).contains("THE BAG"));
    // Set back, it would clash: look's own key is another's now.
    keys(&mut app, "q;");
    pick(&mut app, "WALK", "bag");
    keys(&mut app, "\nx");
    pick(&mut app, "WALK", "look");
    press(&mut app, KeyCode::Backspace);
    assert!(shown(&mut app).contains("would do two things at once"));
    assert_eq!(of(&kept, "walk", "look"), Some(Vec::new()));
}

#[test]
fn all_keys_are_set_back_at_once() {
    let (mut app, kept) = at_the_desk(None);
    keys(&mut app, ";");
    pick(&mut app, "WALK", "bag");
    keys(&mut app, "\nxx");
    assert_eq!(kept.borrow().keys["walk"].len(), 2);
    for _ in 0..30 {
        press(&mut app, KeyCode::PageUp);
    }
    // From the looks one part on.
    keys(&mut app, "\t\n");
    assert!(shown(&mut app).contains("All keys are as built in."));
    assert!(kept.borrow().keys.is_empty());
}

#[test]
fn some_keys_stay_where_they_are() {
    let (mut app, kept) = at_the_desk(None);
    keys(&mut app, ";");
    pick(&mut app, "WALK", "bag");
    keys(&mut app, "\n\n");
    assert!(shown(&mut app).contains("Enter keeps its meaning"));
    keys(&mut app, "\n\u{1b}");
    assert!(shown(&mut app).contains("> bag                 i"));
    assert!(kept.borrow().keys.is_empty());
    // Whatever is waited for, one key leaves.
    keys(&mut app, "\n");
    let at_once = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(app.key(at_once), Wish::Leave);
}

#[test]
fn letters_that_clash_with_a_key_of_ones_own_are_refused() {
    let (mut app, kept) = at_the_desk(None);
    keys(&mut app, ";");
    pick(&mut app, "WALK", "bag");
    keys(&mut app, "\na");
    for _ in 0..30 {
        press(&mut app, KeyCode::PageUp);
    }
    keys(&mut app, "jjjjjl");
    let told = shown(&mut app);
    assert!(
        told.contains("A would do two things at once") || told.contains("a would do two"),
        "{told}"
    );
    assert_eq!(kept.borrow().letters, None);
    assert!(told.contains("> letters             vi"), "{told}");
}

#[test]
fn what_cannot_be_kept_is_said_and_counts_until_one_leaves() {
    let (mut app, _) = at_the_desk(Some("settings.ron cannot be used and stays as it is"));
    assert!(shown(&mut app).contains("the defaults are used"));
    keys(&mut app, ";");
    assert!(
        shown(&mut app).contains("settings.ron cannot be used"),
        "said again"
    );
    keys(&mut app, "l");
    let told = shown(&mut app);
    assert!(told.contains("> theme               day"), "{told}");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("counts until you leave"), "{told}");
}

#[test]
fn the_settings_can_be_read_to_their_end_at_every_size() {
    for size in [(60, 20), (80, 24), (120, 40)] {
        let (mut app, _) = at_the_desk(None);
        keys(&mut app, ";k");
        let end = text(&frame(&mut app, size));
        assert!(end.contains("ANYWHERE") && end.contains("> "), "{end}");
        assert!(end.contains("mouse"), "{end}");
        assert!(end.contains("back"), "{end}");
    }
}

#[test]
fn a_file_that_cannot_be_used_is_told_on_the_title() {
    let desk = Desk {
        kept: Rc::default(),
        refusal: Some("settings.ron:2:3: Unexpected field named `them`"),
    };
    let mut app = App::new(Start::Title, Box::new(desk), LOOK);
    for size in [(60, 20), (80, 24)] {
        let told = text(&frame(&mut app, size));
        assert!(
            told.contains("settings.ron:2:3: Unexpected field"),
            "{told}"
        );
    }
}
