//! Scripts as files: refused lines, odd files, odd names.

use super::*;

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
            "\"Wait\" is no command; commands are swing, step, dash, wait",
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
