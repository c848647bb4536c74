//! The rounds directory: begun, appended to, torn, resumed, unwritable, vanished, full of others.

mod unwritable;

use std::fs;
use std::path::{Path, PathBuf};

use bogeyman::dice::Seed;
use bogeyman::game::{Event, Holes, Phase, Setup};
use bogeyman::hole::{Course, Tees};
use bogeyman::replay::{Header, Recording, verify};
use bogeyman::store::{Round, Store, Trouble};
use tempfile::TempDir;

use crate::fixture::command;

fn header(seed: u64) -> Header {
    let setup = Setup {
        seed: Seed::new(seed),
        course: Course::Graveyard,
        tees: Tees::Forward,
        holes: Holes::Count(2),
    };
    Header::new(setup, "Ann")
}

/// A store in a directory of its own.
fn store() -> (TempDir, Store) {
    let dir = tempfile::tempdir().expect("a directory");
    let store = Store::new(dir.path());
    (dir, store)
}

fn rounds(dir: &TempDir) -> PathBuf {
    dir.path().join("rounds")
}

fn play(round: &mut Round, lines: &[&str]) {
    for line in lines {
        round.play(&command(line)).expect(line);
    }
}

fn sentence(outcome: Result<Round, Trouble>) -> String {
    let why = outcome.expect_err("no round").to_string();
    assert!(
        !why.contains(char::is_control) && why.len() < 400,
        "{why:?}"
    );
    why
}

/// Puts the file's time so many seconds after another, for who was played last.
fn played_at(path: &Path, seconds: u64) {
    let time = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000 + seconds);
    let file = fs::File::options().append(true).open(path).expect("there");
    file.set_modified(time).expect("set");
}

#[test]
fn a_round_begun_is_named_after_course_and_seed_and_counted() {
    let (dir, store) = store();
    assert!(
        !rounds(&dir).exists(),
        "nothing is made before it is needed"
    );
    assert_eq!(store.open_round(), None);
    for count in 1..=3 {
        let round = store.begin(&header(42)).expect("begun");
        assert_eq!(round.name(), Some(format!("graveyard-42-{count}").as_str()));
    }
    assert_eq!(fs::read_dir(rounds(&dir)).expect("there").count(), 3);
}

#[test]
fn a_command_is_in_the_file_before_its_result_is_known() {
    let (dir, store) = store();
    let mut round = store.begin(&header(1)).expect("begun");
    let path = rounds(&dir).join("graveyard-1-1.golf");
    for (count, line) in ["wait", "unplayable back", "wait"].into_iter().enumerate() {
        play(&mut round, &[line]);
        let recording = Recording::parse(&fs::read(&path).expect("there")).expect("whole");
        assert_eq!(recording.moves.len(), count + 1);
        assert!(!recording.torn);
        let verdict = verify(&recording, |_, _, _| {}).expect("true");
        assert_eq!(verdict.game.digest(), round.game().digest());
    }
    // A refused command is recorded nowhere.
    let before = fs::read(&path).expect("there");
    assert!(round.play(&command("next")).is_err());
    assert_eq!(fs::read(&path).expect("there"), before);
}

#[test]
fn a_resumed_round_goes_on_where_it_was_and_a_finished_one_does_not() {
    let (_dir, store) = store();
    let mut round = store.begin(&header(1)).expect("begun");
    play(&mut round, &["wait", "pickup"]);
    let digest = round.game().digest();
    drop(round);
    let mut round = store.resume(Some("graveyard-1-1")).expect("resumed");
    assert_eq!((round.game().digest(), round.notice()), (digest, None));
    play(&mut round, &["next", "pickup", "next"]);
    assert!(matches!(round.game().phase(), Phase::Over(_)));
    assert_eq!(store.open_round(), None);
    assert_eq!(
        sentence(store.resume(Some("graveyard-1-1"))),
        "the round graveyard-1-1 is finished"
    );
    assert_eq!(
        sentence(store.resume(None)),
        "no round is left open; play begins one"
    );
}

#[test]
fn a_resumed_round_knows_what_happened_on_its_hole() {
    let (_dir, store) = store();
    let lines = ["hint", "unplayable back", "pickup", "next", "hint", "wait"];
    for stop in 0..=lines.len() {
        let mut round = store.begin(&header(1)).expect("begun");
        let name = round.name().expect("recorded").to_owned();
        play(&mut round, &lines[..stop]);
        let told = round.hole_events().to_vec();
        drop(round);
        let mut round = store.resume(Some(&name)).expect("resumed");
        assert_eq!(round.hole_events(), told, "after {stop} lines");
        play(&mut round, &lines[stop..]);
        let kinds = round.hole_events();
        assert!(matches!(kinds[0], Event::TeedUp { hole: 2, .. }));
        assert!(matches!(kinds[1], Event::Hinted { .. }), "{kinds:?}");
        assert!(matches!(kinds[2], Event::Waited), "{kinds:?}");
    }
}

#[test]
fn a_recording_torn_anywhere_is_resumed_at_its_last_whole_line() {
    let (dir, store) = store();
    let mut round = store.begin(&header(1)).expect("begun");
    let path = rounds(&dir).join("graveyard-1-1.golf");
    play(&mut round, &["wait", "unplayable back"]);
    let kept = (fs::read(&path).expect("there"), round.game().digest());
    play(&mut round, &["wait"]);
    let whole = fs::read(&path).expect("there");
    drop(round);
    for cut in kept.0.len()..whole.len() {
        fs::write(&path, &whole[..cut]).expect("written");
        let mut round = store.resume(None).expect("resumed");
        let torn = cut > kept.0.len() && cut < whole.len() - 1;
        let notice = round.notice();
        if cut == whole.len() - 1 {
            // Only the line's end is missing: nothing is lost.
            assert_eq!(notice, None);
        } else {
            assert_eq!(round.game().digest(), kept.1, "cut at {cut}");
            assert_eq!(notice.is_some(), torn, "cut at {cut}");
        }
        play(&mut round, &["wait", "wait"]);
        let digest = round.game().digest();
        drop(round);
        let recording = Recording::parse(&fs::read(&path).expect("there")).expect("whole again");
        let verdict = verify(&recording, |_, _, _| {}).expect("true");
        assert_eq!(
            (verdict.game.digest(), recording.torn),
            (digest, false),
            "cut at {cut}"
        );
    }
}

#[test]
fn a_tail_of_zeros_after_a_power_cut_is_dropped() {
    let (dir, store) = store();
    let mut round = store.begin(&header(1)).expect("begun");
    let path = rounds(&dir).join("graveyard-1-1.golf");
    play(&mut round, &["wait", "wait"]);
    let (digest, whole) = (round.game().digest(), fs::read(&path).expect("there"));
    drop(round);
    for zeros in [1, 40, 5000] {
        fs::write(&path, [&whole[..], &vec![0; zeros]].concat()).expect("written");
        let mut round = store.resume(None).expect("resumed");
        assert_eq!(round.game().digest(), digest);
        assert!(round.notice().is_some());
        assert_eq!(fs::read(&path).expect("there"), whole);
    }
}

#[test]
fn a_recording_cut_before_its_end_gets_it_on_resuming() {
    let (dir, store) = store();
    let mut round = store.begin(&header(1)).expect("begun");
    let path = rounds(&dir).join("graveyard-1-1.golf");
    play(&mut round, &["pickup", "next", "pickup", "next"]);
    drop(round);
    let whole = fs::read_to_string(&path).expect("there");
    let end = whole.find("end ").expect("an end");
    for cut in [end, end + 1, end + 10, whole.len() - 2] {
        fs::write(&path, &whole[..cut]).expect("written");
        let round = store.resume(None).expect("resumed");
        assert!(matches!(round.game().phase(), Phase::Over(_)));
        drop(round);
        assert_eq!(
            fs::read_to_string(&path).expect("there"),
            whole,
            "cut at {cut}"
        );
        assert_eq!(store.open_round(), None);
    }
}

#[test]
fn the_round_left_open_last_is_the_one_gone_on_with() {
    let (dir, store) = store();
    for seed in 1..=5 {
        play(&mut store.begin(&header(seed)).expect("begun"), &["wait"]);
    }
    for (seed, seconds) in [(1, 10), (2, 50), (3, 40), (4, 30), (5, 20)] {
        played_at(
            &rounds(&dir).join(format!("graveyard-{seed}-1.golf")),
            seconds,
        );
    }
    assert_eq!(store.open_round().as_deref(), Some("graveyard-2-1"));
    // Once finished, the one before it.
    let mut round = store.resume(None).expect("open");
    play(&mut round, &["pickup", "next", "pickup", "next"]);
    assert_eq!(store.open_round().as_deref(), Some("graveyard-3-1"));
}

#[test]
fn one_broken_recording_hides_none_of_the_good_ones() {
    let (dir, store) = store();
    for seed in 1..=5 {
        play(&mut store.begin(&header(seed)).expect("begun"), &["wait"]);
        played_at(&rounds(&dir).join(format!("graveyard-{seed}-1.golf")), seed);
    }
    let broken = rounds(&dir).join("graveyard-9-1.golf");
    let good = fs::read_to_string(rounds(&dir).join("graveyard-5-1.golf")).expect("there");
    let untrue = good.replace("seed: 5,", "seed: 6,");
    assert_ne!(good, untrue);
    let zeros = "\0".repeat(4096);
    let other_rules = good.replace("rules: 1,", "rules: 999,");
    for bytes in ["", "garbage", &good[..30], &zeros, &other_rules, &untrue] {
        fs::write(&broken, bytes).expect("written");
        played_at(&broken, 100);
        let mut round = store.resume(None).expect("a good one");
        assert_eq!(round.name(), Some("graveyard-5-1"));
        let notice = round.notice().expect("a word about the broken one");
        assert!(notice.contains("graveyard-9-1.golf:"), "{notice}");
        drop(round);
        played_at(&rounds(&dir).join("graveyard-5-1.golf"), 5);
        // By its own name it is a sentence, and it stays as it is.
        sentence(store.resume(Some("graveyard-9-1")));
        assert_eq!(fs::read_to_string(&broken).expect("there"), bytes);
    }
}

#[test]
fn what_is_no_recording_in_the_directory_is_passed_over() {
    let (dir, store) = store();
    play(&mut store.begin(&header(1)).expect("begun"), &["wait"]);
    let open = || store.open_round();
    fs::create_dir(rounds(&dir).join("graveyard-2-1.golf")).expect("made");
    for name in [
        "UPPER.golf",
        "a b.golf",
        ".golf",
        "-rf.golf",
        "notes.txt",
        "ä.golf",
    ] {
        fs::write(rounds(&dir).join(name), "x").expect("written");
    }
    #[cfg(unix)]
    {
        let link = |to: &str, name: &str| {
            std::os::unix::fs::symlink(to, rounds(&dir).join(name)).expect("a link");
        };
        link("/nonexistent", "dangling.golf");
        link("/dev/zero", "endless.golf");
        let fifo = rounds(&dir).join("fifo.golf");
        let made = std::process::Command::new("mkfifo").arg(fifo).status();
        assert!(made.expect("mkfifo").success());
    }
    let large = fs::File::create(rounds(&dir).join("large.golf")).expect("made");
    large.set_len(4 << 30).expect("sparse");
    assert_eq!(open().as_deref(), Some("graveyard-1-1"));
    assert_eq!(
        sentence(store.resume(Some("large"))),
        format!(
            "{}: is larger than 16 MiB",
            rounds(&dir).join("large.golf").display()
        )
    );
}

#[test]
fn names_that_could_be_paths_are_refused() {
    let (dir, store) = store();
    fs::write(dir.path().join("x.golf"), "outside").expect("written");
    fs::create_dir_all(rounds(&dir)).expect("made");
    let long = "x".repeat(300);
    for name in [
        "",
        "../x",
        "/x",
        "a/b",
        "\\",
        "a\\b",
        "x\0",
        ".",
        "..",
        "x.golf",
        "x.",
        "x ",
        "-rf",
        "a:b",
        "CON",
        "ABC",
        "ä",
        "\u{1b}[2J",
        "a\nb",
        &long,
    ] {
        let why = sentence(store.resume(Some(name)));
        assert!(
            why.ends_with("is no round's name; names have small letters, digits and -"),
            "{name:?}: {why}"
        );
    }
    let why = sentence(store.resume(Some("graveyard-1-1")));
    assert!(why.ends_with("graveyard-1-1.golf: cannot be read: no such file or directory"));
}

#[cfg(unix)]
#[test]
fn a_link_among_the_rounds_is_not_followed() {
    let (dir, store) = store();
    play(&mut store.begin(&header(1)).expect("begun"), &["wait"]);
    let path = rounds(&dir).join("graveyard-1-1.golf");
    let outside = dir.path().join("outside.golf");
    fs::rename(&path, &outside).expect("moved");
    std::os::unix::fs::symlink(&outside, &path).expect("linked");
    let whole = fs::read(&outside).expect("there");
    let why = store.resume(Some("graveyard-1-1")).expect_err("a link");
    assert!(why.to_string().ends_with("is no regular file"), "{why}");
    assert_eq!(fs::read(&outside).expect("there"), whole);
}

#[test]
fn a_round_set_aside_is_kept_and_no_longer_left_open() {
    let (dir, store) = store();
    for count in 1..=2 {
        let mut round = store.begin(&header(42)).expect("begun");
        play(&mut round, &["wait"]);
        let name = round.name().expect("recorded").to_owned();
        assert_eq!(store.open_round().as_ref(), Some(&name));
        let before = fs::read(rounds(&dir).join(format!("{name}.golf"))).expect("there");
        store.set_aside(&name).expect("moved");
        assert_eq!(store.open_round(), None, "{count}");
        let end = if count == 1 {
            "abandoned"
        } else {
            "abandoned-2"
        };
        let aside = rounds(&dir).join(format!("{name}.{end}.golf"));
        assert_eq!(fs::read(aside).expect("kept"), before);
        assert!(matches!(store.set_aside(&name), Err(Trouble::NoFile(_))));
    }
    assert!(matches!(
        store.set_aside("../graveyard-42-1"),
        Err(Trouble::BadName(_))
    ));
}
