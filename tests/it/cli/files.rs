//! Scripts and recordings as files: refused lines, odd files, recording and verifying.

use super::*;

const TURNS: &str = "swing 100 70\nwait\npickup\nnext\nwait\npickup\nnext\n";

#[test]
fn a_refused_line_names_file_and_line_and_stops() {
    let (_dir, turns) = script("# a comment\n\nwait\nnext\nwait\n");
    let ran = run(&["headless", "--seed", "7", text(&turns)]);
    complains(
        &ran,
        3,
        &format!("{}:4: next: the hole is not over yet", turns.display()),
    );
    assert_eq!(ran.out.matches("You wait.").count(), 1);
}

#[test]
fn every_bad_line_says_what_would_be_right() {
    let cases = [
        ("swing", "swing: write it as \"swing HEADING POWER\""),
        ("swing 90", "swing: write it as"),
        ("swing 90 50 40", "swing: write it as"),
        ("swing nan 50", "\"nan\" is no heading"),
        ("swing inf 50", "\"inf\" is no heading"),
        ("swing 1e2 50", "\"1e2\" is no heading"),
        ("swing -90 50", "\"-90\" is no heading"),
        ("swing 360 50", "\"360\" is no heading"),
        ("swing 0.1 50", "\"0.1\" is no heading"),
        ("swing 0 0", "\"0\" is no power"),
        ("swing 0 -1", "\"-1\" is no power"),
        ("swing 0 101", "\"101\" is no power"),
        ("swing 0 1e9", "\"1e9\" is no power"),
        ("swing 0 50.5", "\"50.5\" is no power"),
        ("swing 0 99999999999999999999", "is no power"),
        (
            "step up",
            "\"up\" is no direction; directions are n, ne, e, se, s, sw, w, nw",
        ),
        ("step", "step: write it as \"step DIRECTION\""),
        (
            "unplayable",
            "unplayable: write it as \"unplayable back|drop\"",
        ),
        ("unplayable lie", "\"lie\" is no relief; say back or drop"),
        ("wait 5", "wait: write it as \"wait\""),
        (
            "Wait",
            "\"Wait\" is no command; commands are swing, step, wait",
        ),
        ("wait = 1234", "\"1234\" is no digest"),
        (
            "wait = 00000000",
            "hole 1, turn 1 differs: the line says 00000000",
        ),
    ];
    for (line, said) in cases {
        let (_dir, turns) = script(&format!("{line}\n"));
        let ran = run(&["headless", "--seed", "7", text(&turns)]);
        complains(&ran, 3, &format!("{}:1: ", turns.display()));
        complains(&ran, 3, said);
    }
}

#[test]
fn lenient_says_each_refusal_and_goes_on() {
    let (_dir, turns) = script("wait\nnext\nfly\nwait\n");
    let ran = run(&["headless", "--seed", "7", "--lenient", text(&turns)]);
    assert_eq!(ran.code, Some(0));
    assert_eq!(ran.out.matches("You wait.").count(), 2);
    let said: Vec<&str> = ran.err.lines().collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].contains(":2: next: ") && said[1].contains(":3: \"fly\""));
}

#[test]
fn a_script_recorded_verifies_and_is_a_script_again() {
    let (dir, turns) = script(TURNS);
    let golf = dir.path().join("a.golf");
    let args = ["--seed", "7", "--holes", "2", "--tees", "club"];
    let mut record = vec!["headless", "--json", text(&turns), "--record", text(&golf)];
    record.extend(args);
    let played = run(&record);
    assert_eq!((played.code, played.err.as_str()), (Some(0), ""));
    let verdict = run(&["replay", "--verify", text(&golf)]);
    assert_eq!((verdict.code, verdict.err.as_str()), (Some(0), ""));
    assert!(verdict.out.starts_with("VALID +"), "{verdict:?}");
    assert_eq!(verdict.out.lines().count(), 1);
    // The same round, without being told seed, tees and holes.
    assert_eq!(run(&["headless", "--json", text(&golf)]).out, played.out);
    // And on stdin without the recording's head, told them again.
    let mut plain = vec!["headless", "--json", text(&turns)];
    plain.extend(args);
    assert_eq!(run(&plain).out, played.out);
    let told = run(&["headless", "--seed", "7", text(&golf)]);
    complains(
        &told,
        2,
        "a recording has its own course, tees, seed and holes",
    );
}

#[test]
fn a_recording_changed_in_any_line_leaves_with_3() {
    let (dir, turns) = script(TURNS);
    let golf = dir.path().join("a.golf");
    run(&[
        "headless",
        "--seed",
        "7",
        "--holes",
        "2",
        text(&turns),
        "--record",
        text(&golf),
    ]);
    let whole = fs::read_to_string(&golf).expect("recorded");
    let changed = dir.path().join("b.golf");
    for (number, line) in whole.lines().enumerate() {
        let place = line.rfind(|c: char| c.is_ascii_digit()).expect("a digit");
        let other = if &line[place..=place] == "0" {
            "1"
        } else {
            "0"
        };
        let line = format!("{}{other}{}", &line[..place], &line[place + 1..]);
        let mut lines: Vec<&str> = whole.lines().collect();
        lines[number] = &line;
        fs::write(&changed, lines.join("\n") + "\n").expect("written");
        let at_line = format!("{}:", changed.display());
        complains(&run(&["replay", "--verify", text(&changed)]), 3, &at_line);
        if number > 0 {
            complains(&run(&["headless", text(&changed)]), 3, &at_line);
        }
    }
    // The player's name may hold no digit and is covered all the same.
    fs::write(&changed, whole.replace("player: \"\"", "player: \"Bo\"")).expect("written");
    complains(
        &run(&["replay", "--verify", text(&changed)]),
        3,
        "state and header give",
    );
}

#[test]
fn record_never_overwrites() {
    let (dir, turns) = script("wait\n");
    let golf = dir.path().join("a.golf");
    fs::write(&golf, "precious").expect("written");
    let ran = run(&[
        "headless",
        "--seed",
        "1",
        text(&turns),
        "--record",
        text(&golf),
    ]);
    complains(&ran, 1, &format!("{}: exists already", golf.display()));
    assert_eq!(ran.out, "");
    assert_eq!(fs::read_to_string(&golf).expect("there"), "precious");
    // The script itself is no place either, nor a directory, nor one that is not there.
    for (path, said) in [
        (turns.clone(), "exists already"),
        (dir.path().to_owned(), "exists already"),
        (
            dir.path().join("no/a.golf"),
            "cannot be written: no such file or directory",
        ),
        (turns.join("a.golf"), "cannot be written: not a directory"),
    ] {
        complains(
            &run(&[
                "headless",
                "--seed",
                "1",
                text(&turns),
                "--record",
                text(&path),
            ]),
            1,
            said,
        );
    }
    assert_eq!(fs::read_to_string(&turns).expect("there"), "wait\n");
}

#[cfg(unix)]
#[test]
fn record_follows_no_link_and_fills_no_device() {
    let (dir, turns) = script("wait\n");
    let link = dir.path().join("link.golf");
    let elsewhere = dir.path().join("elsewhere");
    std::os::unix::fs::symlink(&elsewhere, &link).expect("a link");
    let record = |path: &Path| {
        run(&[
            "headless",
            "--seed",
            "1",
            text(&turns),
            "--record",
            text(path),
        ])
    };
    complains(&record(&link), 1, "exists already");
    assert!(!elsewhere.exists());
    complains(&record(Path::new("/dev/full")), 1, "exists already");
}

#[cfg(unix)]
#[test]
fn a_recording_that_may_not_grow_is_said_once_and_the_round_goes_on() {
    let dir = tempfile::tempdir().expect("a directory");
    let golf = dir.path().join("a.golf");
    // 512-byte blocks: the header and a few commands fit.
    let line = format!(
        "ulimit -f 1; exec {PROGRAM} headless --seed 1 --tees forward - --record {}",
        golf.display()
    );
    let mut child = Command::new("sh")
        .args(["-c", &line])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut to = child.stdin.take().expect("piped");
    to.write_all("wait\npickup\nnext\n".repeat(8).as_bytes())
        .expect("it listens");
    to.write_all("wait\n".repeat(9).as_bytes())
        .expect("it listens");
    drop(to);
    let ran = Ran::from(child.wait_with_output().expect("it ends"));
    complains(&ran, 1, "a.golf: cannot be written: ");
    assert_eq!(ran.out.matches("You wait.").count(), 17, "{}", ran.out);
    let verdict = run(&["replay", "--verify", text(&golf)]);
    assert_eq!(
        verdict.code,
        Some(0),
        "what was written stays true: {verdict:?}"
    );
    // Where not even the header fits, no husk is left behind.
    let golf = dir.path().join("b.golf");
    let line = format!(
        "ulimit -f 0; exec {PROGRAM} headless --seed 1 --record {}",
        golf.display()
    );
    let ran = Command::new("sh")
        .args(["-c", &line])
        .stdin(Stdio::null())
        .output();
    complains(
        &ran.expect("a shell").into(),
        1,
        "b.golf: cannot be written: ",
    );
    assert!(!golf.exists());
}

#[cfg(unix)]
#[test]
fn a_script_that_is_no_regular_file_is_refused_at_once() {
    let dir = tempfile::tempdir().expect("a directory");
    let fifo = dir.path().join("fifo");
    let made = Command::new("mkfifo").arg(&fifo).status().expect("mkfifo");
    assert!(made.success());
    let large = dir.path().join("large");
    let file = fs::File::create(&large).expect("made");
    file.set_len(4 << 30).expect("sparse");
    let gone = dir.path().join("gone");
    let dangling = dir.path().join("dangling");
    std::os::unix::fs::symlink(&gone, &dangling).expect("a link");
    let cases = [
        (dir.path(), "is no regular file"),
        (&fifo, "is no regular file"),
        (Path::new("/dev/zero"), "is no regular file"),
        (Path::new("/dev/null"), "is no regular file"),
        (&large, "is larger than 16 MiB"),
        (&gone, "cannot be read: no such file or directory"),
        (&dangling, "cannot be read: no such file or directory"),
        (&large.join("x"), "cannot be read: not a directory"),
    ];
    for (path, said) in cases {
        for args in [&["headless", "--seed", "1"][..], &["replay", "--verify"]] {
            let ran: Ran = program()
                .args(args)
                .arg(path)
                .output()
                .expect("runs")
                .into();
            complains(&ran, 1, said);
            assert!(ran.err.contains(&path.display().to_string()));
        }
    }
}

#[test]
fn zeros_where_a_recording_was_are_a_sentence_and_stay() {
    let dir = tempfile::tempdir().expect("a directory");
    let golf = dir.path().join("a.golf");
    fs::write(&golf, [0; 4096]).expect("written");
    complains(
        &run(&["replay", "--verify", text(&golf)]),
        3,
        "a.golf:1: this is no recording",
    );
    complains(
        &run(&["headless", "--seed", "1", text(&golf)]),
        3,
        "a.golf:1: ",
    );
    assert_eq!(fs::read(&golf).expect("there"), [0; 4096]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_of_line_ends_alone_needs_no_memory() {
    let dir = tempfile::tempdir().expect("a directory");
    let golf = dir.path().join("a.golf");
    let turns = dir.path().join("turns.txt");
    let setup = bogeyman::game::Setup {
        seed: bogeyman::dice::Seed::new(1),
        course: bogeyman::hole::Course::Graveyard,
        tees: bogeyman::hole::Tees::Club,
        holes: bogeyman::game::Holes::Endless,
    };
    let header = bogeyman::replay::Header::new(setup, "");
    let empty = "\n".repeat((16 << 20) - 1000);
    let magic = bogeyman::replay::MAGIC;
    fs::write(&golf, format!("{magic}\n{header}\n{empty}")).expect("written");
    fs::write(&turns, &empty).expect("written");
    for args in [
        format!("replay --verify {}", golf.display()),
        format!("headless {}", golf.display()),
        format!("headless --seed 1 {}", turns.display()),
    ] {
        // 300 MB of addresses, program and all.
        let line = format!("ulimit -v 300000; exec {PROGRAM} {args}");
        let ran = Command::new("sh").args(["-c", &line]).output();
        let ran = Ran::from(ran.expect("a shell"));
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn names_that_are_no_text_are_names() {
    use std::os::unix::ffi::OsStrExt;
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join(OsStr::from_bytes(b"turns\xff"));
    fs::write(&path, "wait\nnext\n").expect("written");
    let ran: Ran = program()
        .args(["headless", "--seed", "1"])
        .arg(&path)
        .output()
        .expect("runs")
        .into();
    complains(&ran, 3, ":2: next: the hole is not over yet");
    let odd = OsStr::from_bytes(b"x\xff\n\x1b");
    for args in [
        vec![OsStr::new("replay"), odd],
        vec![OsStr::new("headless"), odd],
        vec![odd],
        vec![OsStr::new("--player"), odd],
        vec![OsStr::new("holes"), OsStr::new("--seed"), odd],
        vec![OsStr::new("holes"), OsStr::new("--tees"), odd],
    ] {
        let ran = run(&args);
        assert!(matches!(ran.code, Some(1 | 2)), "{ran:?}");
        is_one_sentence(&ran.err);
    }
    let ran: Ran = program()
        .env("BOGEYMAN_DATA_DIR", odd)
        .args([
            "--data-dir".as_ref(),
            odd,
            "holes".as_ref(),
            "--hole".as_ref(),
            "1".as_ref(),
        ])
        .output()
        .expect("runs")
        .into();
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn headless_writes_nothing_but_the_recording() {
    let home = tempfile::tempdir().expect("a directory");
    let (_dir, turns) = script(TURNS);
    let ran = program()
        .env("HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
        .env_remove("BOGEYMAN_DATA_DIR")
        .current_dir(home.path())
        .args(["headless", "--seed", "1", text(&turns)])
        .output()
        .expect("runs");
    assert_eq!(ran.status.code(), Some(0));
    assert_eq!(fs::read_dir(home.path()).expect("a directory").count(), 0);
}
