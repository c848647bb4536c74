//! The caddie asked by a script: his shot and its price.

use serde_json::Value;

use super::*;

fn answers(script: &str) -> Vec<Value> {
    let ran = run_on(script, &["headless", "--seed", "7", "--json", "-"]);
    let object = |line| serde_json::from_str(line).expect("an object a line");
    ran.out.lines().map(object).collect()
}

#[test]
fn a_hint_tells_a_shot_that_can_be_played() {
    let said = answers("hint\n");
    let [_, hint, _] = &said[..] else {
        panic!("tee, hint, closing");
    };
    assert_eq!(hint["events"][0]["kind"], "hinted");
    assert_eq!(
        (&hint["turn"], &hint["state"]["strokes"]),
        (&0.into(), &1.into())
    );
    let strokes = hint["hint"]["strokes"].as_u64().expect("a number");
    assert!(strokes >= 2, "the first tee is further than a swing");
    // From where his shot ends he needs one stroke less, as the golfer's walk changes nothing.
    let shot = hint["hint"]["shot"].as_str().expect("a command");
    let said = answers(&format!("{shot}\nhint\n"));
    assert_eq!(said[1]["command"], shot);
    assert!(
        said[1].get("hint").is_none(),
        "only a hint is answered with one"
    );
    assert_eq!(said[2]["hint"]["strokes"], strokes - 1);
}

#[test]
fn in_words_he_says_his_shot() {
    let ran = run_on("hint\npickup\n", &["headless", "--seed", "7", "-"]);
    for said in [
        "The caddie shows his shot: 1 stroke.",
        "His shot: swing ",
        "; hints 1",
    ] {
        assert!(ran.out.contains(said), "{}", ran.out);
    }
}

#[test]
fn a_recorded_hint_is_not_thought_through_again() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("hinted.golf");
    let record = ["headless", "--seed", "7", "--record", text(&file), "-"];
    assert_eq!(run_on("hint\nwait\n", &record).code, Some(0));
    let ran = run(&["replay", "--verify", text(&file)]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let ran = run(&["headless", text(&file)]);
    assert!(ran.out.contains("The caddie shows his shot: 1 stroke."));
    assert!(!ran.out.contains("His shot"), "{}", ran.out);
}
