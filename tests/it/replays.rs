//! Recordings: cut, changed and hostile ones get a sentence and never pass for the whole one.

mod saved;

use bogeyman::dice::Seed;
use bogeyman::game::{Game, Holes, Phase, Setup};
use bogeyman::hole::{Course, Tees};
use bogeyman::replay::{Header, Line, MAGIC, Recorder, Recording, Verdict, verify};

use crate::fixture::command;

/// What a recording of these bytes comes to: its verdict, or the sentence that refuses it.
fn judged(bytes: &[u8]) -> Result<Verdict, String> {
    let recording = Recording::parse(bytes).map_err(|why| why.to_string())?;
    verify(&recording, |_, _, _| {}).map_err(|why| why.to_string())
}

/// A finished round of two holes, as its recording.
fn short_round() -> Vec<u8> {
    let setup = Setup {
        seed: Seed::new(123_456_789),
        course: Course::Graveyard,
        tees: Tees::Club,
        holes: Holes::Count(2),
    };
    let mut recorder =
        Recorder::begin(Vec::new(), &Header::new(setup.clone(), "Ann 1")).expect("memory");
    let mut game = Game::new(setup);
    for line in [
        "swing 92.25 80",
        "wait",
        "unplayable back",
        "swing 7.5 31",
        "pickup",
        "next",
        "swing 200 64",
        "unplayable drop",
        "pickup",
        "next",
    ] {
        game.apply(&command(line)).expect(line);
        recorder.add(&command(line), &game).expect("memory");
    }
    assert!(matches!(game.phase(), Phase::Over(_)));
    recorder.out().clone()
}

/// One clear sentence: a line, no control characters, of readable length.
fn is_a_sentence(why: &str) {
    assert!(!why.is_empty() && why.len() < 300, "{why}");
    assert!(!why.contains(char::is_control), "{why:?}");
}

#[test]
fn a_recording_cut_at_any_byte_is_valid_so_far_or_gets_a_sentence() {
    let whole = short_round();
    let header = whole
        .iter()
        .enumerate()
        .filter(|(_, byte)| **byte == b'\n')
        .nth(1)
        .expect("two lines")
        .0;
    let mut valid = 0;
    for cut in 0..whole.len() {
        match judged(&whole[..cut]) {
            // Only the last line end may be missing from a finished recording.
            Ok(verdict) => {
                assert!(cut >= header, "valid without its header at {cut}");
                assert_eq!(verdict.finished, cut == whole.len() - 1, "cut at {cut}");
                valid += 1;
            }
            Err(why) => {
                assert!(cut < header, "refused at {cut}: {why}");
                is_a_sentence(&why);
            }
        }
    }
    assert_eq!(valid, whole.len() - header);
}

#[test]
fn a_finished_recording_with_any_digit_changed_is_not_true() {
    let whole = short_round();
    assert!(judged(&whole).expect("true").finished);
    let mut changed = 0;
    for place in 0..whole.len() {
        for digit in other_digits(whole[place]) {
            let mut copy = whole.clone();
            copy[place] = digit;
            let why = match judged(&copy) {
                Err(why) => why,
                Ok(verdict) => panic!("byte {place} made {}: {verdict}", char::from(digit)),
            };
            is_a_sentence(&why);
            changed += 1;
        }
    }
    assert!(changed > 1000);
}

fn other_digits(byte: u8) -> impl Iterator<Item = u8> {
    let alike: &[u8] = match byte {
        b'0'..=b'9' => b"0123456789",
        b'a'..=b'f' => b"abcdef09",
        _ => b"",
    };
    alike.iter().copied().filter(move |&digit| digit != byte)
}

#[test]
fn any_byte_changed_is_refused_or_means_the_same() {
    let whole = short_round();
    let digest = judged(&whole).expect("true").digest;
    for place in 0..whole.len() {
        for byte in [
            0,
            b' ',
            b'#',
            b'\n',
            0xff,
            whole[place] ^ 1,
            whole[place] ^ 0x80,
        ] {
            let mut copy = whole.clone();
            copy[place] = byte;
            match judged(&copy) {
                Err(why) => is_a_sentence(&why),
                // Blanks and comments may change; what was played may not.
                Ok(verdict) => assert!(!verdict.finished || verdict.digest == digest),
            }
        }
    }
}

#[test]
fn a_line_taken_out_put_twice_or_moved_is_noticed() {
    let whole = String::from_utf8(short_round()).expect("text");
    let lines: Vec<&str> = whole.lines().collect();
    let finished = |lines: &[&str]| {
        let text = lines.join("\n") + "\n";
        judged(text.as_bytes()).is_ok_and(|verdict| verdict.finished)
    };
    assert!(finished(&lines));
    for place in 0..lines.len() {
        let mut less = lines.clone();
        less.remove(place);
        assert!(!finished(&less), "without line {}", place + 1);
        let mut more = lines.clone();
        more.insert(place, lines[place]);
        assert!(!finished(&more), "line {} twice", place + 1);
        if place + 1 < lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(place, place + 1);
            assert!(!finished(&swapped), "lines {} swapped", place + 1);
        }
    }
}

/// The sentence for a header of these two lines.
fn header(magic: &str, fields: &str) -> String {
    match judged(format!("{magic}\n{fields}\n").as_bytes()) {
        Ok(verdict) => verdict.to_string(),
        Err(why) => why,
    }
}

#[test]
fn other_formats_rules_and_data_are_named() {
    let whole = String::from_utf8(short_round()).expect("text");
    let fields = whole.lines().nth(1).expect("a header");
    assert!(header(MAGIC, fields).starts_with("VALID so far"));
    for format in ["0", "2", "-1", "4294967295", "x", "1 ", "", "1.0"] {
        assert_eq!(
            header(&format!("bogeyman recording {format}"), fields),
            format!("1: the recording has format {format:?}; this program reads format 1")
        );
    }
    for magic in [
        "",
        "bogeyman",
        "Bogeyman recording 1",
        " bogeyman recording 1",
        "\0\0\0\0",
    ] {
        assert_eq!(
            header(magic, fields),
            "1: this is no recording; its first line must be \"bogeyman recording 1\""
        );
    }
    let ours = bogeyman::content::RULES;
    for theirs in [0, ours + 1, u32::MAX] {
        let sentence = format!(
            "2: the recording was played by rules {theirs}; this program plays rules {ours}"
        );
        let other = fields.replace(&format!("rules: {ours}"), &format!("rules: {theirs}"));
        assert_eq!(header(MAGIC, &other), sentence);
        // Other rules may have courses and fields of which this program knows nothing.
        let newer = other
            .replace("Graveyard", "Moon")
            .replace("seed", "grain: (1, [2]), seed");
        assert_eq!(header(MAGIC, &newer), sentence);
    }
    let data = bogeyman::content::Content::standard().digest();
    let other = fields.replace(&format!("{data:016x}"), "0123456789abcdef");
    assert_eq!(
        header(MAGIC, &other),
        format!(
            "2: the recording was played with rules data 0123456789abcdef; \
             this program's is {data:016x}"
        )
    );
}

#[test]
fn a_header_that_trusts_nobody_says_what_is_wrong() {
    let whole = String::from_utf8(short_round()).expect("text");
    let fields = whole.lines().nth(1).expect("a header");
    let change = |from: &str, to: &str| {
        assert!(fields.contains(from), "{from}");
        header(MAGIC, &fields.replace(from, to))
    };
    let deep = "[".repeat(100_000);
    let hostile = [
        change("Count(2)", "Count(0)"),
        change("Count(2)", "Count(19)"),
        change("Count(2)", "Count(4294967296)"),
        change("Count(2)", "Count(-1)"),
        change("Count(2)", "Count(2.5)"),
        change("seed: 123456789", "seed: 18446744073709551616"),
        change("seed: 123456789", "seed: -1"),
        change("seed: 123456789", "seed: 1e3"),
        change("seed: 123456789", "seed: NaN"),
        change("Graveyard", "Nowhere"),
        change("Club", "Ladies"),
        change("seed", "foo: 1, seed"),
        change("seed: 123456789", "seed: 1, seed: 2"),
        change(", player: \"Ann 1\"", ""),
        change("\"Ann 1\"", &format!("{:?}", "é".repeat(61))),
        change("\"Ann 1\"", &format!("{:?}", "x".repeat(5000))),
        change("\"Ann 1\"", "\"\0\0"),
        change("seed: 123456789", &format!("seed: {deep}")),
        change("seed: 123456789", &format!("foo: {}", &deep[..3000])),
        change("seed: 123456789", &format!("seed: {}", "Some(".repeat(800))),
        change("seed: 123456789", &format!("foo: {}", "Some(".repeat(800))),
        header(MAGIC, &deep),
        header(MAGIC, &deep[..4000]),
        header(MAGIC, ""),
        header(MAGIC, "()"),
        header(MAGIC, "\u{1b}[2J"),
        header(&deep, fields),
    ];
    for why in hostile {
        assert!(!why.starts_with("VALID"), "{why}");
        is_a_sentence(&why);
    }
}

#[test]
fn names_in_a_header_lose_their_control_characters() {
    let whole = String::from_utf8(short_round()).expect("text");
    let hostile = whole.replace("\"Ann 1\"", r#""../../x\u{1b}[2J\n\u{7}\u{9b}y""#);
    let recording = Recording::parse(hostile.as_bytes()).expect("its form is right");
    assert_eq!(recording.header.player, "../../x[2Jy");
}

#[test]
fn hostile_lines_are_refused_by_number() {
    let whole = String::from_utf8(short_round()).expect("text");
    let lines: Vec<&str> = whole.lines().collect();
    let long = "x".repeat(Line::LONGEST + 1);
    for (bad, why) in [
        ("wait", "the command carries no digest"),
        (
            "wait = 123",
            "\"123\" is no digest; it has 8 digits 0-9, a-f",
        ),
        (
            "wait = ABCDEF01",
            "\"ABCDEF01\" is no digest; it has 8 digits 0-9, a-f",
        ),
        (
            "= 01234567",
            "a digest stands alone; a command belongs before it",
        ),
        (
            "swing 360 5 = 01234567",
            "swing: \"360\" is no heading; give degrees from 0 to 359.75 in steps of 0.25",
        ),
        (
            "swing 0 101 = 01234567",
            "swing: \"101\" is no power; give a whole number from 1 to 100",
        ),
        (
            "swing nan inf = 01234567",
            "swing: \"nan\" is no heading; give degrees from 0 to 359.75 in steps of 0.25",
        ),
        (
            "end",
            "\"end\" is no command; commands are swing, step, dash, wait, unplayable, pickup, hint, use, choose, next",
        ),
        (
            "end E 0 = 12",
            "the end must read \"end SCORE STROKES = \" and 16 digits 0-9, a-f",
        ),
        (&long, "the line is longer than 4096 bytes"),
        (
            "wait\0 = 01234567",
            "\"wait\\0\" is no command; commands are swing, step, dash, wait, unplayable, pickup, hint, use, choose, next",
        ),
    ] {
        let mut copy = lines.clone();
        copy[4] = bad;
        let text = copy.join("\n") + "\n";
        assert_eq!(judged(text.as_bytes()).expect_err(bad), format!("5: {why}"));
    }
    let after = format!("{whole}wait = 01234567\n");
    assert_eq!(
        judged(after.as_bytes()).expect_err("after the end"),
        format!(
            "{}: something follows the end: \"wait = 01234567\"",
            lines.len() + 1
        )
    );
}

#[test]
fn an_end_of_a_round_that_is_not_over_is_not_true() {
    let whole = String::from_utf8(short_round()).expect("text");
    let lines: Vec<&str> = whole.lines().collect();
    let mut early = lines[..5].to_vec();
    let end = lines.last().expect("an end");
    early.push(end);
    let why = judged((early.join("\n") + "\n").as_bytes()).expect_err("not over");
    assert_eq!(
        why,
        "6: hole 1, turn 3 differs: the recording ends, the round does not"
    );
}

#[test]
fn nothing_but_zeros_is_no_recording() {
    for size in [1, 512, 4096, 1 << 20] {
        is_a_sentence(&judged(&vec![0; size]).expect_err("zeros"));
    }
}
