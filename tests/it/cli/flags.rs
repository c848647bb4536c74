//! Flags, seeds, help: what they mean, and the sentence where they mean nothing.

use std::process::Stdio;

use super::*;

#[test]
fn wrong_arguments_are_usage_errors_in_one_sentence() {
    let cases: [(&[&str], &str); 27] = [
        (&["--bad"], "unexpected argument '--bad'"),
        (&["dance"], "unrecognized subcommand 'dance'"),
        (&["headless", "--seed"], "a value is required for '--seed"),
        (&["headless", "--course", "moon"], "courses are graveyard"),
        (&["headless", "--course", ""], "--course"),
        (
            &["headless", "--tees", "ladies"],
            "tees are forward, club, championship",
        ),
        (
            &["headless", "--holes", "0"],
            "holes are 1 to 18, or endless",
        ),
        (
            &["headless", "--holes", "19"],
            "holes are 1 to 18, or endless",
        ),
        (
            &["headless", "--holes", "-1"],
            "holes are 1 to 18, or endless",
        ),
        (
            &["headless", "--holes", "4294967297"],
            "holes are 1 to 18, or endless",
        ),
        (
            &["headless", "--holes", "nan"],
            "holes are 1 to 18, or endless",
        ),
        (&["headless", "a", "b"], "unexpected argument 'b'"),
        (&["holes", "--hole", "0"], "0 is not in 1..=9999"),
        (&["holes", "--hole", "10000"], "10000 is not in 1..=9999"),
        (&["holes", "--holes", "0"], "0 is not in 1..=9999"),
        (
            &["holes", "--hole", "1", "--holes", "2"],
            "cannot be used with",
        ),
        (
            &["holes", "--seed", "1", "--seed", "2"],
            "cannot be used multiple times",
        ),
        (&["replay"], "required arguments"),
        (
            &["watch", "--bot", "Caddie"],
            "bots are caddie, fair, beginner, blind, kiter",
        ),
        (&["watch", "--bot", ""], "--bot"),
        (&["watch", "--holes", "0"], "holes are 1 to 18, or endless"),
        (
            &["--color", "pink"],
            "possible values: auto, true, 256, 16, none",
        ),
        (
            &["--theme", "Night"],
            "themes are night, day, contrast, safe, mono",
        ),
        (&["--theme", ""], "--theme"),
        (&["--color", "a\n\nb\u{1b}[2J"], "possible values"),
        (&["\n\n\u{1b}]0;x\u{7}"], "unrecognized subcommand"),
        (&["headless", "--tees", "x\n\n\n"], "tees are"),
    ];
    for (args, said) in cases {
        let ran = run(args);
        complains(&ran, 2, said);
        assert_eq!(ran.out, "");
    }
}

#[test]
fn help_and_version_are_results() {
    for args in [
        &["--help"][..],
        &["--version"],
        &["headless", "--help"],
        &["holes", "-h"],
        &["replay", "--help"],
    ] {
        let ran = run(args);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
        assert!(!ran.out.is_empty());
    }
}

#[test]
fn without_a_terminal_all_is_told_in_words() {
    for (args, said) in [
        (&[][..], "Say new for a round; "),
        (&["play", "--seed", "7"], "This round cannot be saved"),
        (&["play", "--seed", "7"], "Hole 1, par 5, 0 strokes"),
        (
            &["watch", "--seed", "7", "--holes", "1"],
            "Finished the round: ",
        ),
    ] {
        let ran = run(args);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
        assert!(ran.out.contains(said), "{}", ran.out);
        assert!(!ran.out.contains('\u{1b}'), "no escape codes into a pipe");
    }
}

/// The seed that the program says it plays for this text.
fn seed_of(text: &str) -> Result<u64, Ran> {
    let ran = run(&["holes", "--json", "--hole", "1", "--seed", text]);
    if ran.code != Some(0) {
        return Err(ran);
    }
    let hole: serde_json::Value = serde_json::from_str(&ran.out).expect("an object");
    let seed = hole["seed"].as_str().expect("a decimal string");
    Ok(seed.parse().expect("64 bits"))
}

#[test]
fn whole_numbers_are_the_seed_itself() {
    for (text, number) in [
        ("0", 0),
        ("007", 7),
        ("+7", 7),
        (" 7", 7),
        ("2147483648", 1 << 31),
        ("9007199254740993", (1 << 53) + 1),
        ("18446744073709551615", u64::MAX),
        ("000000000000000000000000000018446744073709551615", u64::MAX),
    ] {
        assert_eq!(seed_of(text).expect(text), number, "{text}");
    }
}

#[test]
fn digits_that_are_no_seed_and_the_empty_text_are_refused() {
    let long = "9".repeat(10_000);
    for text in [
        "-1",
        "-0",
        "18446744073709551616",
        "99999999999999999999",
        &long,
    ] {
        let ran = seed_of(text).expect_err(text);
        complains(
            &ran,
            2,
            "is out of range; give a whole number from 0 to 18446744073709551615",
        );
    }
    for text in ["", " ", "\t\n"] {
        complains(&seed_of(text).expect_err(text), 2, "the seed is empty");
    }
}

#[test]
fn any_other_text_is_a_seed_of_its_own() {
    let long = "golf ".repeat(2000);
    let texts = [
        "1e5", "0x10", "-x", "ä", "😀", "7.0", "seven", "१२", "a\nb", &long,
    ];
    let mut seeds: Vec<u64> = texts
        .iter()
        .map(|text| seed_of(text).expect(text))
        .collect();
    assert_eq!(seed_of("seven").expect("again"), seeds[6]);
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), texts.len());
}

#[test]
fn a_seed_is_kept_to_the_last_digit_through_recording_and_verifying() {
    for seed in ["0", "9007199254740993", "18446744073709551615", "ä"] {
        let (dir, turns) = script("swing 90 40\nwait\n");
        let golf = dir.path().join("a.golf");
        let args = [
            "headless",
            "--json",
            "--seed",
            seed,
            text(&turns),
            "--record",
            text(&golf),
        ];
        let played = run(&args);
        assert_eq!(played.code, Some(0), "{played:?}");
        let number = seed_of(seed).expect(seed);
        let recorded = fs::read_to_string(&golf).expect("recorded");
        assert!(recorded.contains(&format!("seed: {number},")), "{recorded}");
        let last: serde_json::Value =
            serde_json::from_str(played.out.lines().last().expect("a line")).expect("an object");
        assert_eq!(last["seed"], number.to_string());
        let replayed = run(&["headless", "--json", text(&golf)]);
        assert_eq!(replayed.out, played.out);
        let verdict = run(&["replay", "--verify", text(&golf)]);
        assert!(
            verdict.out.starts_with("VALID so far E (0) "),
            "{verdict:?}"
        );
    }
}

#[test]
fn one_seed_gives_one_round_in_every_process_and_environment() {
    let (_dir, turns) = script("swing 100 70\nwait\npickup\nnext\nwait\n");
    let args = ["headless", "--seed", "7", "--json", text(&turns)];
    let first = run(&args);
    assert_eq!(first.code, Some(0));
    for _ in 0..5 {
        assert_eq!(run(&args), first);
    }
    let mut bare = Command::new(PROGRAM);
    bare.env_clear()
        .current_dir("/")
        .args(args)
        .stdin(Stdio::null());
    assert_eq!(Ran::from(bare.output().expect("runs")), first);
    for (name, value) in [
        ("HOME", ""),
        ("HOME", "/nonexistent"),
        ("HOME", "/a b\nc"),
        ("XDG_DATA_HOME", "relative"),
        ("TZ", "garbage"),
        ("TERM", ""),
        ("LC_ALL", "xx"),
        ("RUST_BACKTRACE", "full"),
    ] {
        let ran = program()
            .env(name, value)
            .args(args)
            .output()
            .expect("runs");
        assert_eq!(Ran::from(ran), first, "{name}={value:?}");
    }
}

#[test]
fn bots_print_a_row_each_or_json() {
    let asked = ["bots", "--bot", "beginner", "--rounds", "2", "--seed", "1"];
    let ran = run(&asked);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 3, "{}", ran.out);
    assert!(lines[0].starts_with("2 rounds of nine on graveyard, forward tees, seeds from 1"));
    assert!(lines[2].starts_with("beginner "));
    let ran = run(&[&asked[..], &["--json", "--tees", "club"]].concat());
    let view: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(view["tees"], "club");
    let row = &view["rows"][0];
    assert_eq!(
        (&row["bot"], &row["rounds"], &row["stuck"]),
        (&"beginner".into(), &2.into(), &0.into())
    );
    assert!(row["score"]["error"].is_number());
    complains(
        &run(&["bots", "--bot", "tiger"]),
        2,
        "bots are caddie, fair",
    );
}
