//! The JSON of the interface: every field name, and what the fields hold.

use serde_json::Value;

use super::*;
use crate::fixture;

fn names(value: &Value) -> Vec<&str> {
    let object = value.as_object().expect("an object");
    let mut names: Vec<&str> = object.keys().map(String::as_str).collect();
    names.sort();
    names
}

fn sorted(list: &str) -> Vec<&str> {
    let mut names: Vec<&str> = list.split_whitespace().collect();
    names.sort();
    names
}

const HOLE: &str = "course architect tees seed hole par path_tenths near_monsters width height rows
    tee cup key monsters items links rooms doors sections bag attempt flaws fallback witness ends";

const STATE: &str =
    "phase hole par strokes total turn hp hp_max xp golfer ball in_reach range reach
    rows cup monsters items carried upgrades offers bag legal";

const MONSTER: &str = "id kind x y hits awake intent";

const CLOSING: &str = "outcome fell_on seed card total strokes digest";

const SCORE: &str = "hole par strokes picked_up penalties hints ball_kills club_kills";

/// Every kind of event with its fields besides `kind`.
const EVENTS: [(&str, &str); 21] = [
    ("swung", "heading power from flight"),
    ("killed", "monster what at by xp"),
    ("ball_lost", "terrain back"),
    ("holed", "strokes par xp"),
    ("stepped", "from to"),
    ("clubbed", "monster what at dir"),
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
    ("healed", "amount hp"),
    ("died", "by"),
    ("picked_up", "score conceded"),
    ("teed_up", "hole par"),
    ("finished", "strokes total"),
];

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
                row.chars().all(|c| "#.,:_~o^X".contains(c)),
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
    let rounds = [
        ("#@.......U#", late.as_str()),
        ("#@...~.U#", "swing 0 80, hint, pickup"),
        ("#@s.U#", "wait, wait, step e, swing 0 55"),
        (besieged, "wait, step e"),
    ];
    let mut events = Vec::new();
    for (board, lines) in rounds {
        let mut game = fixture::on(board);
        for line in lines.split(", ") {
            let happened = fixture::act(&mut game, line);
            events.extend(happened.iter().map(serde_json::to_value));
        }
    }
    events
        .into_iter()
        .map(|event| event.expect("JSON"))
        .collect()
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
        let known = ["start", "wall", "bumper", "monster", "ground", "lip", "end"];
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
