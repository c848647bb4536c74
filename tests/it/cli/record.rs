//! Recordings as files: recorded, verified, never over another file, cut short by the system.

use super::*;

const TURNS: &str = "swing 100 70\nwait\npickup\nnext\nwait\npickup\nnext\n";

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
