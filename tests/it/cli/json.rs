//! The JSON of the interface: every field name, and what the fields hold.

use serde_json::Value;

use super::events::EVENTS;
use super::*;

pub fn names(value: &Value) -> Vec<&str> {
    let object = value.as_object().expect("an object");
    let mut names: Vec<&str> = object.keys().map(String::as_str).collect();
    names.sort();
    names
}

pub fn sorted(list: &str) -> Vec<&str> {
    let mut names: Vec<&str> = list.split_whitespace().collect();
    names.sort();
    names
}

const HOLE: &str = "course architect tees seed hole par path_tenths near_monsters width height rows
    tee cup key monsters items links rooms doors sections bag attempt flaws fallback witness ends";

const STATE: &str =
    "phase hole par strokes total turn hp hp_max xp next_xp night_in golfer ball carrier in_reach range reach
    rows cup key monsters items rooms spirit carried upgrades offers bag legal";

const MONSTER: &str = "id kind x y hits awake dazed intent";

const CLOSING: &str = "outcome fell_on seed card total strokes digest";

const SCORE: &str = "hole par strokes picked_up penalties hints ball_kills club_kills
    other_kills mulligans";

/// Whether a field of a hole holds what its name promises.
fn is_of_its_type(field: &str, value: &Value) -> bool {
    match field {
        "course" | "architect" | "tees" | "seed" => value.is_string(),
        "hole" | "par" | "path_tenths" | "near_monsters" | "width" | "height" | "attempt" => {
            value.is_u64()
        }
        "tee" | "cup" => value.as_array().is_some_and(|cell| cell.len() == 2),
        "key" => value.is_null() || value.is_array(),
        "bag" | "flaws" => value.is_object(),
        "fallback" => value.is_boolean(),
        _ => value.is_array(),
    }
}

#[test]
fn a_hole_has_the_fields_of_the_interface() {
    let ran = run(&["holes", "--json", "--seed", "5", "--holes", "9"]);
    let mut number = 0;
    for line in ran.out.lines() {
        number += 1;
        let hole: Value = serde_json::from_str(line).expect("an object a line");
        assert_eq!(names(&hole), sorted(HOLE));
        for (field, value) in hole.as_object().expect("an object") {
            assert!(is_of_its_type(field, value), "{field}: {value}");
        }
        assert_eq!(hole["seed"], "5", "a decimal string");
        assert_eq!(hole["hole"], number);
        let rows = hole["rows"].as_array().expect("rows");
        assert_eq!(hole["height"], rows.len());
        for row in rows {
            let row = row.as_str().expect("text");
            assert_eq!(hole["width"], row.len());
            assert!(
                row.chars().all(|c| "#.,:_~oX^+".contains(c)),
                "terrain alone: {row}"
            );
        }
        for cell in ["tee", "cup"] {
            let at = |i: usize| hole[cell][i].as_u64().expect("a coordinate") as usize;
            let row = rows[at(1)].as_str().expect("text");
            assert!(
                !"#~o".contains(&row[at(0)..=at(0)]),
                "{cell} on solid ground"
            );
        }
        assert_ne!(hole["tee"], hole["cup"]);
        for monster in hole["monsters"].as_array().expect("a list") {
            assert_eq!(names(monster), sorted("kind x y"));
        }
        for room in hole["rooms"].as_array().expect("a list") {
            assert_eq!(names(room), sorted("x y w h hazard floor"));
        }
        assert_eq!(names(&hole["bag"]), sorted("actions functions"));
    }
    assert_eq!(number, 9);
}

#[test]
fn one_hole_alone_is_the_same_as_among_all() {
    let all = run(&["holes", "--json", "--seed", "5"]);
    let one = run(&["holes", "--json", "--seed", "5", "--hole", "4"]);
    assert_eq!(all.out.lines().nth(3), one.out.lines().next());
    let pictures = run(&["holes", "--seed", "5", "--hole", "4"]);
    assert!(pictures.out.starts_with("Hole 4, par "));
    for mark in ['T', 'U', 's'] {
        assert!(pictures.out.contains(mark), "{mark} in the picture");
    }
}

#[test]
fn the_tees_change_the_par_and_not_the_board() {
    let hole = |tees: &str| -> Value {
        let ran = run(&[
            "holes", "--json", "--seed", "5", "--hole", "6", "--tees", tees,
        ]);
        serde_json::from_str(&ran.out).expect("an object")
    };
    let (easy, hard) = (hole("forward"), hole("championship"));
    for field in ["rows", "tee", "cup", "monsters", "path_tenths"] {
        assert_eq!(easy[field], hard[field], "{field}");
    }
    let number = |hole: &Value, field: &str| hole[field].as_u64().expect("a number");
    let harder = number(&easy, "par") > number(&hard, "par");
    assert_eq!(harder, number(&easy, "near_monsters") > 0);
}

#[test]
fn a_headless_round_has_the_fields_of_the_interface() {
    let input = "swing 270 40\nwait\nwait\npickup\nnext\n";
    let ran = run_on(
        input,
        &["headless", "--json", "--seed", "7", "--holes", "1"],
    );
    let objects: Vec<Value> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object a line"))
        .collect();
    assert_eq!(objects.len(), 7, "tee, five commands, closing");
    let (closing, answers) = objects.split_last().expect("objects");
    let mut phases = Vec::new();
    for answer in answers {
        assert_eq!(names(answer), sorted("turn command events state"));
        let state = &answer["state"];
        assert_eq!(names(state), sorted(STATE));
        assert_eq!(names(&state["bag"]), sorted("actions functions"));
        phases.push(state["phase"].as_str().expect("a word"));
        for monster in state["monsters"].as_array().expect("a list") {
            assert_eq!(names(monster), sorted(MONSTER));
            let asleep = monster["intent"] == "asleep";
            assert_eq!(monster["awake"], !asleep);
        }
        for event in answer["events"].as_array().expect("a list") {
            assert!(event["kind"].is_string());
        }
    }
    assert_eq!(phases, ["play", "play", "play", "play", "carded", "over"]);
    let swung = &answers[1]["events"][0];
    assert_eq!(names(swung), sorted("kind heading power from flight"));
    assert_eq!(
        (&swung["kind"], &swung["heading"]),
        (&"swung".into(), &"270".into())
    );
    assert_eq!(names(closing), sorted(CLOSING));
    assert_eq!(closing["outcome"], "finished");
    assert_eq!(closing["digest"].as_str().map(str::len), Some(16));
    let card = closing["card"].as_array().expect("a card");
    assert_eq!(card.len(), 1);
    assert_eq!(names(&card[0]), sorted(SCORE));
    assert_eq!(closing["strokes"], card[0]["strokes"]);
    assert_eq!(answers[5]["state"]["legal"], Value::Array(Vec::new()));
    assert_eq!(answers[4]["state"]["legal"], serde_json::json!(["next"]));
}

#[test]
fn awake_monsters_show_their_intents_as_the_interface_writes_them() {
    let mut kinds = Vec::new();
    for seed in 0..6 {
        let input = "step e\nstep s\nstep w\nstep s\nwait\n".repeat(12);
        let ran = run_on(
            &input,
            &[
                "headless",
                "--json",
                "--tees",
                "championship",
                "--seed",
                &seed.to_string(),
            ],
        );
        for line in ran.out.lines() {
            let object: Value = serde_json::from_str(line).expect("an object");
            for monster in object["state"]["monsters"].as_array().into_iter().flatten() {
                kinds.push(match &monster["intent"] {
                    Value::String(word) => word.clone(),
                    other => {
                        let name = names(other)[0].to_owned();
                        let cell = match name.as_str() {
                            "blow" => &other["blow"][0],
                            _ => &other[&name],
                        };
                        assert_eq!(cell.as_array().map(Vec::len), Some(2), "{other}");
                        name
                    }
                });
            }
        }
    }
    kinds.sort();
    kinds.dedup();
    for kind in ["asleep", "blow", "step"] {
        assert!(kinds.iter().any(|seen| seen == kind), "{kind} in {kinds:?}");
    }
}

#[test]
fn every_name_is_explained() {
    let docs = include_str!("../../../docs/headless.md");
    let words = |text: &str| -> Vec<String> {
        let split = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        split.map(str::to_owned).collect()
    };
    // What stands between backticks, the blocks apart.
    let quoted: Vec<String> = docs.split('`').skip(1).step_by(2).flat_map(words).collect();
    let mut lists = vec![HOLE, STATE, MONSTER, CLOSING, SCORE];
    lists.extend(EVENTS.iter().flat_map(|&(kind, fields)| [kind, fields]));
    for name in lists.iter().flat_map(|list| list.split_whitespace()) {
        assert!(
            quoted.iter().any(|word| word == name),
            "{name} is not in docs/headless.md"
        );
    }
}
