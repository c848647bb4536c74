//! `survey`: the same JSON each time but for `time`, ranges that add, sentences for bad ones.

use serde_json::Value;

use super::*;

fn object(args: &[&str]) -> Value {
    let ran = run(&[&["survey", "--json"], args].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert_eq!(ran.out.lines().count(), 1);
    serde_json::from_str(&ran.out).expect("an object")
}

/// The text without the time, as a program that compares would take it out.
fn timeless(args: &[&str]) -> String {
    let mut object = object(args);
    let time = object.as_object_mut().expect("an object").remove("time");
    let time = time.expect("a time");
    assert!(time["seconds"].as_f64() > Some(0.0));
    assert!(time["courses"]["graveyard"]["half_us"].as_u64() > Some(0));
    object.to_string()
}

#[test]
fn the_same_seeds_print_the_same_but_for_the_time() {
    let args = ["--seeds", "3..9", "--holes", "4"];
    assert_eq!(timeless(&args), timeless(&args));
    assert_ne!(
        timeless(&args),
        timeless(&["--seeds", "3..8", "--holes", "4"])
    );
}

#[test]
fn one_core_prints_what_many_do() {
    let args = ["survey", "--json", "--seeds", "0..6"];
    let on = |threads: &str| {
        let output = program()
            .args(args)
            .env("RAYON_NUM_THREADS", threads)
            .output();
        let out = Ran::from(output.expect("the program runs")).out;
        let end = out.find("\"time\"").expect("a time");
        out[..end].to_owned()
    };
    assert_eq!(on("1"), on("4"));
}

#[test]
fn all_courses_are_those_there_are() {
    let object = object(&["--course", "all", "--seeds", "0..2", "--holes", "1"]);
    assert_eq!(object["tees"], "forward");
    assert_eq!(object["seeds"], serde_json::json!(["0", "2"]));
    let courses = object["courses"].as_array().expect("courses");
    assert_eq!(courses.len(), bogeyman::hole::Course::ALL.len());
    let graveyard = &courses[0];
    assert_eq!(graveyard["course"], "graveyard");
    assert_eq!(graveyard["architect"], "walk");
    assert_eq!(graveyard["holes"], 2);
    assert_eq!(graveyard["fallbacks"]["count"], 0);
    assert_eq!(graveyard["figures"]["par"]["total"], 2);
    assert!(graveyard["flaws"].is_object());
}

#[test]
fn the_table_tells_the_counts() {
    let ran = run(&[
        "survey", "--seeds", "0..5", "--holes", "2", "--tees", "club",
    ]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let head = "The Graveyard, club tees: holes 1 to 2 of seeds 0..5\n";
    assert!(ran.out.starts_with(head), "{}", ran.out);
    for said in [
        "holes                         10\n",
        "fallbacks                      0\n",
        "10 holes in ",
    ] {
        assert!(ran.out.contains(said), "{} lacks {said:?}", ran.out);
    }
    assert!(ran.out.is_ascii());
}

#[test]
fn the_plot_has_the_signs_asked_for() {
    let plot = |glyphs| {
        let ran = run(&["survey", "--seeds", "0..5", "--plot", "--glyphs", glyphs]);
        assert_eq!(ran.code, Some(0));
        assert!(ran.out.lines().all(|line| line.chars().count() <= 80));
        ran.out
    };
    assert!(plot("ascii").is_ascii());
    let braille = |c: char| ('\u{2801}'..='\u{28ff}').contains(&c);
    assert!(plot("unicode").contains(braille));
}

#[test]
fn the_last_seed_can_be_surveyed() {
    let last = "18446744073709551615..18446744073709551616";
    let object = object(&["--seeds", last, "--holes", "1"]);
    assert_eq!(object["courses"][0]["holes"], 1);
}

#[test]
fn bad_ranges_are_told_in_a_sentence() {
    let bad = [
        "",
        "..",
        "5",
        "5..",
        "..5",
        "5..5",
        "6..5",
        "a..b",
        "-1..5",
        "0..-5",
        "+0..+5",
        "0...5",
        "0..=5",
        "0..5..6",
        " 0..5",
        "1e2..1e3",
        "0..18446744073709551617",
        "0.5..2",
        "0..99999999999999999999999999999999999999999999999",
    ];
    for seeds in bad {
        complains(&run(&["survey", "--seeds", seeds]), 2, "--seeds");
    }
    complains(&run(&["survey", "--seeds", "6..5"]), 2, "A below B");
    for holes in ["0", "-1", "10000", "nine", ""] {
        complains(&run(&["survey", "--holes", holes]), 2, "--holes");
    }
    complains(
        &run(&["survey", "--course", "moon"]),
        2,
        "courses are graveyard, mine, dungeon, or all",
    );
    complains(
        &run(&["survey", "--json", "--plot"]),
        2,
        "cannot be used with",
    );
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = program()
        .args(["survey", "--seeds", "0..4", "--plot"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(
        (output.status.code(), output.stderr.as_slice()),
        (Some(0), &b""[..])
    );
}
