//! Standard input and output: line by line, closed, full, endless.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader};
use std::process::{ChildStdin, ChildStdout, Stdio};

use serde_json::Value;

use super::*;

/// A headless round over two pipes.
struct Talk {
    child: std::process::Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Talk {
    fn begin(args: &[&str]) -> Self {
        let mut child = program()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        Self {
            to: child.stdin.take().expect("piped"),
            from: BufReader::new(child.stdout.take().expect("piped")),
            child,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.to, "{line}").expect("it listens");
    }

    /// The next line; the test would hang if it were not flushed before the next command.
    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("it answers");
        line
    }

    fn object(&mut self) -> Value {
        serde_json::from_str(&self.hear()).expect("an object")
    }
}

#[test]
fn each_line_is_answered_before_the_next_is_sent() {
    let mut talk = Talk::begin(&["headless", "--seed", "7", "--json", "-"]);
    let tee = talk.object();
    assert_eq!(tee["command"], Value::Null);
    assert_eq!(tee["state"]["phase"], "play");
    for turn in 1..=3 {
        talk.say("wait # and see");
        let answer = talk.object();
        assert_eq!(
            (&answer["turn"], &answer["command"]),
            (&turn.into(), &"wait".into())
        );
    }
    // Comments and blank lines have no answer; the refused line counts them.
    talk.say("# nothing\n\nnext");
    let refused = talk.object();
    assert_eq!(
        refused,
        serde_json::json!({"refused": "next: the hole is not over yet", "line": 6})
    );
    talk.say("fly me to the moon");
    let refused = talk.object();
    assert_eq!(refused["line"], 7);
    assert!(
        refused["refused"]
            .as_str()
            .expect("text")
            .starts_with("\"fly\" is no command")
    );
    talk.say("wait");
    assert_eq!(talk.object()["turn"], 4);
    drop(talk.to);
    let mut last = String::new();
    talk.from.read_line(&mut last).expect("the closing");
    let last: Value = serde_json::from_str(&last).expect("an object");
    assert_eq!(last["outcome"], "unfinished");
    assert_eq!(talk.child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn words_are_answered_line_by_line_too() {
    let mut talk = Talk::begin(&["headless", "--seed", "7"]);
    let greeting = talk.hear();
    assert!(
        greeting.starts_with("The Graveyard, forward tees, seed 7. Hole 1, par "),
        "{greeting}"
    );
    talk.say("wait");
    assert_eq!(talk.hear(), "You wait.\n");
    drop(talk.to);
    assert_eq!(talk.child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_reader_who_leaves_is_no_trouble() {
    for args in [
        &["holes", "--seed", "1", "--holes", "200"][..],
        &["headless", "--seed", "1", "--json"],
    ] {
        let mut child = program()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        drop(child.stdout.take());
        let mut to = child.stdin.take().expect("piped");
        for _ in 0..50 {
            if writeln!(to, "wait").is_err() {
                break;
            }
        }
        drop(to);
        let ran = Ran::from(child.wait_with_output().expect("it ends"));
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_said_and_is_no_success() {
    let (_dir, turns) = script("wait\n");
    let (_other, golf) = script("");
    fs::remove_file(&golf).expect("free");
    run(&[
        "headless",
        "--seed",
        "1",
        text(&turns),
        "--record",
        text(&golf),
    ]);
    for args in [
        &["holes", "--seed", "1"][..],
        &["headless", "--seed", "1", text(&turns)],
        &["headless", "--seed", "1", "--json", text(&turns)],
        &["replay", "--verify", text(&golf)],
        &["play", "--seed", "1"],
        &["--help"],
    ] {
        let full = OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .expect("a device");
        let ran = program().args(args).stdout(full).output().expect("runs");
        complains(&ran.into(), 1, "standard output: cannot be written");
    }
}

#[cfg(unix)]
#[test]
fn closed_streams_are_no_panic() {
    let (_dir, turns) = script("wait\n");
    let line = |redirect: &str, args: &str| {
        let command = format!("exec {PROGRAM} {args} {redirect}");
        let ran = Command::new("sh")
            .args(["-c", &command])
            .output()
            .expect("a shell");
        Ran::from(ran)
    };
    let all = "<&- >&- 2>&-";
    let headless = format!("headless --seed 1 {}", text(&turns));
    for args in ["holes --seed 1", "headless --seed 1 -", &headless] {
        assert_eq!(line(all, args).code, Some(0), "{args}");
        assert_eq!(line("<&-", args).code, Some(0), "{args}");
    }
    assert_eq!(line(all, "headless --bad").code, Some(2));
    assert_eq!(line(all, "replay --verify /nonexistent").code, Some(1));
    assert_eq!(line("2>&-", "replay --verify /nonexistent").out, "");
}

#[cfg(unix)]
#[test]
fn an_input_that_is_a_directory_is_said() {
    let dir = fs::File::open(std::env::temp_dir()).expect("a directory");
    let ran = program()
        .args(["headless", "--seed", "1"])
        .stdin(dir)
        .output();
    let ran = Ran::from(ran.expect("runs"));
    complains(&ran, 1, "standard input: cannot be read: ");
}

#[test]
fn an_input_without_end_or_lines_is_given_up() {
    let endless = "x".repeat(1 << 20);
    let ran = run_on(&endless, &["headless", "--seed", "1", "-"]);
    complains(&ran, 3, "stdin:1: the line is longer than 4096 bytes");
}

#[test]
fn an_input_that_is_no_text_is_refused_by_its_line() {
    let ran = run_on("wait\n\u{1b}[2J\u{7}\0\n", &["headless", "--seed", "1"]);
    complains(&ran, 3, "stdin:2: ");
    assert!(!ran.out.contains('\u{1b}'));
    let ran = run_on(
        "wait\nstep \u{1b}[2J\n",
        &["headless", "--seed", "1", "--json"],
    );
    assert_eq!(ran.code, Some(0));
    assert!(!ran.out.contains('\u{1b}'));
}

#[test]
fn thousands_of_lines_that_are_no_turns_change_nothing() {
    let plain = run_on("wait\nwait\n", &["headless", "--seed", "3", "--json"]);
    let noise = "# look\n\n   \n".repeat(5000);
    let noisy = run_on(
        &format!("wait\n{noise}wait\n{noise}"),
        &["headless", "--seed", "3", "--json"],
    );
    assert_eq!(noisy, plain);
}

#[test]
fn other_line_ends_and_a_byte_order_mark_are_read_alike() {
    let plain = run_on(
        "wait\nstep e\n",
        &["headless", "--seed", "7", "--json", "--lenient"],
    );
    for input in [
        "wait\r\nstep e\r\n",
        "\u{feff}wait\nstep e\n",
        "wait\nstep e",
        "  wait  \n\tstep\te\n",
    ] {
        let ran = run_on(input, &["headless", "--seed", "7", "--json", "--lenient"]);
        assert_eq!(ran, plain, "{input:?}");
    }
}
