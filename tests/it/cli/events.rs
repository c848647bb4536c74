//! The events of the JSON interface: every kind, its fields, and the names they hold.

use bogeyman::content::Upgrade;
use bogeyman::describe::StateView;
use bogeyman::hole::Item;
use serde_json::Value;

use super::json::{names, sorted};
use super::*;
use crate::fixture;

/// Every kind of event with its fields besides `kind`.
pub const EVENTS: [(&str, &str); 36] = [
    ("swung", "heading power from flight"),
    ("struck", "monster what at by hits"),
    ("killed", "monster what at by xp"),
    ("ball_lost", "terrain back"),
    ("holed", "strokes par xp"),
    ("stepped", "from to"),
    ("clubbed", "monster what at dir strokes"),
    ("dashed", "hearts hp"),
    ("pricked", "at damage hp"),
    ("waited", ""),
    ("relieved", "relief from to"),
    ("hinted", "price"),
    ("woke", "monster what at"),
    ("rose", "monster what at"),
    ("monster_stepped", "monster what from to"),
    ("lunged", "monster what from to"),
    ("monster_stayed", "monster what at"),
    ("missed", "monster what at"),
    ("blow", "monster what at damage hp"),
    ("warded", "monster what at"),
    ("loosed", "monster what from to"),
    ("ball_taken", "monster what at"),
    ("ball_freed", "at"),
    ("dazed", "monster what at turns"),
    ("healed", "amount hp"),
    ("found", "item at by"),
    ("bag_full", "item at"),
    ("used", "item"),
    ("transported", "from to"),
    ("taken_back", "strokes"),
    ("offered", "offers"),
    ("chose", "upgrade level"),
    ("died", "by"),
    ("picked_up", "score conceded"),
    ("teed_up", "hole par"),
    ("finished", "strokes total"),
];

/// The events of the repository's recordings, as the program gives them.
fn saved() -> Vec<Value> {
    let root = env!("CARGO_MANIFEST_DIR");
    let mut events = Vec::new();
    for name in ["win", "death", "club"] {
        let path = format!("{root}/saves/graveyard-{name}.golf");
        for line in run(&["headless", "--json", &path]).out.lines() {
            let object: Value = serde_json::from_str(line).expect("an object a line");
            events.extend(object["events"].as_array().into_iter().flatten().cloned());
        }
    }
    events
}

/// The events of small rounds in which the rarer things happen.
fn rare() -> Vec<Value> {
    let besieged = "
        #######
        #..s..#
        #..@..#
        #..s..#
        #...U.#
        #######";
    let late = format!("unplayable back{}", ", wait".repeat(17));
    let bag = [Item::Mulligan, Item::Bell, Item::Tee];
    let bare: &[Item] = &[];
    let rounds = [
        ("#@.......U#", bare, late.as_str()),
        ("#@...~.U#", bare, "swing 0 80, hint, pickup"),
        ("#@s.U#", bare, "wait, wait, step e, swing 0 55"),
        (besieged, bare, "wait, step e"),
        ("#@..*g..U#", bare, "wait, wait, dash e, step e, step e"),
        ("#@^..a.U#", bare, "wait, wait, step e"),
        (
            "#@G$..U#",
            &bag,
            "wait, swing 0 5, use mulligan, use bell, step e, step e, step e, step e",
        ),
        ("#@$...*.U#", &[Item::Bell; 14], "step e"),
        ("#@....*.U#", &bag, "use tee"),
    ];
    let mut events = Vec::new();
    for (board, bag, lines) in rounds {
        let mut game = fixture::on(board).carrying(bag);
        for line in lines.split(", ") {
            let happened = fixture::act(&mut game, line);
            events.extend(happened.iter().map(serde_json::to_value));
        }
    }
    let mut gifted = fixture::on("#@s...U#")
        .trained(&[Upgrade::BoneWard])
        .seasoned(4);
    for line in ["wait", "wait", "step e", "choose 1"] {
        let happened = fixture::act(&mut gifted, line);
        events.extend(happened.iter().map(serde_json::to_value));
    }
    events
        .into_iter()
        .map(|event| event.expect("JSON"))
        .collect()
}

#[test]
fn items_and_upgrades_have_one_name_in_events_states_and_commands() {
    let mut game = fixture::on("#@$s...U#").seasoned(4);
    let mut said = Vec::new();
    for line in ["step e", "step e"] {
        let happened = fixture::act(&mut game, line);
        said.extend(
            happened
                .iter()
                .map(|event| serde_json::to_value(event).expect("JSON")),
        );
    }
    let state = serde_json::to_value(StateView::of(&game)).expect("JSON");
    let told = |kind: &str, field: &str| -> Value {
        let event = said.iter().find(|event| event["kind"] == kind);
        event.expect("it happened")[field].clone()
    };
    assert_eq!(told("found", "item"), "sandwich");
    assert_eq!(state["carried"], serde_json::json!(["sandwich"]));
    assert_eq!(told("offered", "offers"), state["offers"]);
}

#[test]
fn every_event_has_the_fields_of_the_interface() {
    let mut seen: Vec<String> = Vec::new();
    for event in saved().into_iter().chain(rare()) {
        let kind = event["kind"].as_str().expect("a word");
        let known = EVENTS.iter().find(|(name, _)| *name == kind);
        let (_, fields) = known.unwrap_or_else(|| panic!("{kind} is no kind"));
        assert_eq!(names(&event), sorted(&format!("kind {fields}")), "{kind}");
        if kind == "swung" {
            is_a_flight(&event["flight"]);
        }
        seen.push(kind.to_owned());
    }
    let unseen: Vec<&str> = EVENTS
        .iter()
        .map(|(kind, _)| *kind)
        .filter(|kind| !seen.iter().any(|seen| seen == kind))
        .collect();
    assert_eq!(unseen, [""; 0], "play a round in which they happen");
}

fn is_a_flight(flight: &Value) {
    assert_eq!(names(flight), sorted("path hits end"));
    for waypoint in flight["path"].as_array().expect("a list") {
        assert_eq!(names(waypoint), sorted("at left touch"));
        assert_eq!(names(&waypoint["at"]), sorted("x y"));
        let touch = waypoint["touch"].as_str().expect("a word");
        let known = [
            "start", "wall", "bumper", "monster", "pierced", "ground", "lip", "end",
        ];
        assert!(known.contains(&touch), "{touch}");
    }
    for hit in flight["hits"].as_array().expect("a list") {
        assert_eq!(names(hit), sorted("id waypoint"));
    }
    match &flight["end"] {
        Value::String(word) => assert_eq!(word, "dropped"),
        end if names(end) == ["rest"] => assert_eq!(end["rest"].as_array().map(Vec::len), Some(2)),
        end => assert_eq!(names(&end["lost"]), sorted("terrain back")),
    }
}
