//! Plain mode over pipes: a whole round by words alone, left and gone on with, and never a byte that
//! a screen reader could stumble over.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use super::*;

/// A word that says nothing: its refusal ends an answer.
const STOP: &str = "xyzzy";

/// The program in plain mode, talked to line by line.
struct Talk {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    /// All that was ever said.
    all: Vec<u8>,
}

impl Talk {
    fn begin(data: &Path, args: &[&str]) -> Self {
        let mut child = program()
            .args(args)
            .env("BOGEYMAN_DATA_DIR", data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut talk = Self {
            to: child.stdin.take().expect("piped"),
            from: BufReader::new(child.stdout.take().expect("piped")),
            child,
            all: Vec::new(),
        };
        // What it says by itself.
        talk.say("# nothing");
        talk
    }

    /// Says a line and hears the whole answer.
    fn say(&mut self, line: &str) -> String {
        writeln!(self.to, "{line}\n{STOP}").expect("it listens");
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            let read = self.from.read_line(&mut line).expect("text");
            assert!(read > 0, "it left after: {answer}");
            self.all.extend(line.bytes());
            if line.contains(STOP) {
                return answer;
            }
            answer += &line;
        }
    }

    /// Leaves, and returns what was said at last.
    fn quit(mut self) -> String {
        writeln!(self.to, "quit").expect("it listens");
        drop(self.to);
        let mut rest = String::new();
        std::io::Read::read_to_string(&mut self.from, &mut rest).expect("text");
        assert_eq!(self.child.wait().expect("it ends").code(), Some(0));
        self.all.extend(rest.bytes());
        is_plain(&self.all);
        rest
    }
}

/// Nothing but printable ASCII and line ends.
fn is_plain(bytes: &[u8]) {
    let odd = |byte: &&u8| !matches!(byte, b' '..=b'~' | b'\n');
    let text = String::from_utf8_lossy(bytes);
    assert_eq!(bytes.iter().find(odd), None, "{text}");
}

/// The directions of a step by the words that tell where its cell is.
const BESIDE: [(&str, &str); 8] = [
    ("1 north,", "n"),
    ("1 north 1 east,", "ne"),
    ("1 east,", "e"),
    ("1 south 1 east,", "se"),
    ("1 south,", "s"),
    ("1 south 1 west,", "sw"),
    ("1 west,", "w"),
    ("1 north 1 west,", "nw"),
];

/// The way to one of the dead who stands beside the golfer.
fn foe(situation: &str) -> Option<&'static str> {
    situation.split(". ").find_map(|sentence| {
        let (_, place) = sentence.split_once(' ')?;
        let beside = BESIDE.iter().find(|(words, _)| place.starts_with(words));
        beside.map(|(_, dir)| *dir)
    })
}

/// The number of the line that drops, or else rests nearest the cup.
fn best(lines: &str) -> usize {
    let worth = |line: &str| match line.split_once("rests ") {
        _ if line.contains("drops") => 0,
        Some((_, rest)) => {
            let far: f64 = rest
                .split(' ')
                .next()
                .and_then(|n| n.parse().ok())
                .unwrap_or(99.0);
            (far * 10.0) as u32
        }
        None => 1000,
    };
    let numbered = lines.lines().filter(|line| line.contains(": "));
    let (_, number) = numbered
        .zip(1..)
        .map(|(line, number)| (worth(line), number))
        .min()
        .expect("a line");
    number
}

/// The first step of the way to a ghoul who has the ball.
fn chase(situation: &str) -> Option<&'static str> {
    let (_, way) = situation.split_once("has the ball: walk ")?;
    let word = way.split([' ', ',', '.']).nth(1)?;
    let dirs = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
    let words = [
        "north",
        "north-east",
        "east",
        "south-east",
        "south",
        "south-west",
        "west",
    ];
    let index = words.iter().position(|own| *own == word);
    Some(dirs[index.unwrap_or(7)])
}

/// Says a line, and yes to its price.
fn agree(talk: &mut Talk, line: &str) -> String {
    let answer = talk.say(line);
    match answer.contains("goes through with it") {
        true => talk.say("yes"),
        false => answer,
    }
}

/// Plays on by what is said alone, until the round is over or so many things were done.
fn play_on(talk: &mut Talk, most: usize) -> Option<String> {
    for _ in 0..most {
        let situation = talk.say("");
        let answer = if situation.contains("An upgrade is to be chosen") {
            talk.say("1")
        } else if situation.contains("next goes on") {
            talk.say("next")
        } else if let Some(dir) = foe(&situation).or_else(|| chase(&situation)) {
            agree(talk, dir)
        } else if situation.contains("Ball in reach") {
            let lines = talk.say("lines");
            talk.say(&best(&lines).to_string());
            talk.say("swing")
        } else {
            talk.say("ball")
        };
        if answer.contains("new begins another round") {
            return Some(answer);
        }
        if !answer.contains("Hole ") && !answer.contains("upgrade") {
            talk.say("wait");
        }
    }
    None
}

fn verified(golf: &Path) -> String {
    let ran = run(&["replay", "--verify", text(golf)]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran:?}");
    ran.out
}

fn golf(data: &Path) -> PathBuf {
    let mut rounds = fs::read_dir(data.join("rounds")).expect("a round");
    rounds.next().expect("a round").expect("an entry").path()
}

/// Says all these lines to a round and returns what came of it.
fn told(data: &Path, args: &[&str], lines: &[u8]) -> Ran {
    let mut child = program()
        .args(args)
        .env("BOGEYMAN_DATA_DIR", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut to = child.stdin.take().expect("piped");
    to.write_all(lines).expect("it listens");
    drop(to);
    let output = child.wait_with_output().expect("it ends");
    is_plain(&output.stdout);
    let ran = Ran::from(output);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran:?}");
    ran
}

#[test]
fn a_round_is_played_without_sight_to_the_card() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut talk = Talk::begin(dir.path(), &["play", "--seed", "7"]);
    let over = play_on(&mut talk, 1500).expect("it ends");
    assert!(over.contains("Finished the round: "), "{over}");
    for hole in 1..=9 {
        let line = format!("\nHole {hole}, par ");
        assert!(over.contains(&line), "{hole} is not on the card: {over}");
    }
    let card = talk.say("card");
    assert!(over.ends_with(&(card + "Seed 7. new begins another round, quit leaves.\n")));
    assert_eq!(talk.quit(), "");
    assert!(verified(&golf(dir.path())).starts_with("VALID "));
}

#[test]
fn the_commands_of_a_recording_can_be_said() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/graveyard-win.golf");
    let recording = fs::read_to_string(&file).expect("a recording");
    let field = |name: &str| {
        let rest = recording.split_once(name).expect("in the header").1;
        rest.split([',', ')']).next().expect("a value").trim()
    };
    let dir = tempfile::tempdir().expect("a directory");
    let (seed, tees) = (field("seed:"), field("tees:").to_lowercase());
    let mut talk = Talk::begin(dir.path(), &["play", "--seed", seed, "--tees", &tees]);
    for line in recording.lines().filter(|line| line.contains(" = ")) {
        if !line.starts_with("end ") {
            let answer = agree(&mut talk, line);
            assert!(!answer.contains("another digest"), "{line}: {answer}");
        }
    }
    talk.quit();
    // The digests alone differ, for the names do.
    let words = |path: &Path| {
        verified(path)
            .rsplit_once(' ')
            .expect("a digest")
            .0
            .to_owned()
    };
    assert_eq!(words(&golf(dir.path())), words(&file));
}

#[test]
fn what_makes_no_sense_is_told_and_the_round_goes_on() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut talk = Talk::begin(dir.path(), &["play", "--seed", "7", "--plain"]);
    for (line, why) in [
        ("fly to the moon", "\"fly\" says nothing here"),
        ("swing 400 80", "Swing: \"400\" is no heading"),
        ("aim 90 0", "Aim: \"0\" is no power"),
        ("s 92", "\"92\" is no number of steps south"),
        ("use bell", "You carry no bell."),
        ("next", "The hole is not over yet."),
        ("w", "There is a wall to the west."),
        ("swing", "Nothing is aimed at"),
        ("yes", "Nothing was asked."),
        ("77", "There are lines 1 to "),
        ("look dragon", "There is no dragon to look at."),
        ("new", "A round is being played: quit saves it first."),
        ("\u{1b}[2J\u{7}\u{e9}", "says nothing here"),
        (&"x".repeat(9000), "That line is too long."),
        ("# a comment", ""),
    ] {
        let answer = talk.say(line);
        assert!(answer.contains(why), "{line:?}: {answer}");
        assert!(answer.lines().count() <= 1, "{line:?}: {answer}");
    }
    let waited = talk.say(".");
    assert!(waited.starts_with("You wait.\n"), "{waited}");
    assert!(waited.contains("Hole 1, par 5, 0 strokes"), "{waited}");
    let rest = talk.quit();
    assert!(
        rest.ends_with("bogeyman resume graveyard-7-1 goes on.\n"),
        "{rest}"
    );
    let input = b"\xff\xfe\0 wait\n. # and see\n";
    assert!(told(dir.path(), &["play"], input).out.contains("You wait."));
}

#[test]
fn a_price_is_told_before_it_is_paid() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut talk = Talk::begin(dir.path(), &["play", "--seed", "7"]);
    let priced = [
        ("dash e", "A dash costs 1 heart: "),
        ("hint", "The caddie's shot costs 1 stroke: "),
        ("pickup", "The hole would score 10: "),
        ("drop", "Relief costs a stroke: "),
    ];
    for (line, price) in priced {
        let answer = talk.say(line);
        assert!(answer.starts_with(price), "{answer}");
        assert_eq!(answer.lines().count(), 1, "nothing was done: {answer}");
    }
    // Another question in between, and the one before is asked anew.
    assert!(talk.say("dash e").contains("goes through with it"));
    talk.say("look");
    assert!(talk.say("yes").contains("Nothing was asked."));
    assert!(talk.say("hint").contains("goes through with it"));
    let hint = talk.say("hint");
    assert!(hint.contains("His shot: swing "), "{hint}");
    assert!(hint.contains("par 5, 1 stroke,"), "{hint}");
    assert!(
        !talk.say("caddie").contains("par 5, 2 strokes"),
        "once paid, told again"
    );
    assert!(talk.say("swing").contains("par 5, 2 strokes"));
    talk.quit();
}

#[test]
fn the_input_may_end_anywhere_and_the_round_goes_on() {
    let dir = tempfile::tempdir().expect("a directory");
    let ran = told(dir.path(), &["play", "--seed", "7"], b"s 288.5 66\no");
    let last = ran.out.lines().rev().nth(2).expect("a situation");
    assert!(last.starts_with("Hole 1, par 5, 1 stroke"), "{}", ran.out);
    assert!(
        ran.out
            .ends_with("bogeyman resume graveyard-7-1 goes on.\n")
    );
    for args in [
        &["resume", "--plain"][..],
        &["resume", "graveyard-7-1"],
        &[],
    ] {
        let input = if args.is_empty() {
            "resume\nquit\n"
        } else {
            ""
        };
        let ran = told(dir.path(), args, input.as_bytes());
        assert!(ran.out.contains(last), "{}", ran.out);
    }
    let ran = told(dir.path(), &[], b"what\nnew club 42\n");
    assert!(
        ran.out.contains("resume goes on with graveyard-7-1"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("club tees, seed 42"), "{}", ran.out);
}

#[test]
fn a_listener_who_leaves_ends_it_quietly() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut talk = Talk::begin(dir.path(), &["play", "--seed", "7"]);
    talk.say("s 288.5 66");
    let Talk {
        mut child,
        mut to,
        from,
        ..
    } = talk;
    drop(from);
    while writeln!(to, "wait").is_ok() {}
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    // How far it came before the pipe was seen to be closed differs.
    assert!(verified(&golf(dir.path())).starts_with("VALID "));
}

#[test]
fn an_odd_name_is_no_trouble() {
    let dir = tempfile::tempdir().expect("a directory");
    let name = "Zo\u{eb} \u{1f480}\u{1b}[2J\n\"x\"";
    let ran = told(
        dir.path(),
        &["play", "--seed", "7", "--player", name],
        b"look\nmap\nhelp\nbag\nwait\n",
    );
    assert!(ran.out.contains("Open cells: "), "{}", ran.out);
    assert!(verified(&golf(dir.path())).starts_with("VALID so far"));
}
