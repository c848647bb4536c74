//! The floors: who may use whom, and which file may use which foreign crate.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from the ground up. A room may use what stands before it here.
const FLOORS: [&[&str]; 9] = [
    &["geom", "grid", "dice"],
    &["hole", "content"],
    &["ball"],
    &["caddie"],
    &["course"],
    &["game"],
    &["describe", "replay", "bots"],
    &["store"],
    &["tui", "cli"],
];

/// Words that may stand only in files whose path begins so.
const KEPT: [(&str, &[&str]); 10] = [
    ("parry2d::", &["src/ball/colliders.rs"]),
    ("libm::", &["src/ball/trig.rs"]),
    ("ratatui::", &["src/tui"]),
    ("crossterm::", &["src/tui"]),
    ("signal_hook::", &["src/tui", "src/cli.rs"]),
    ("clap::", &["src/cli"]),
    ("etcetera::", &["src/cli"]),
    ("getrandom::", &["src/cli"]),
    ("std::fs", &["src/store"]),
    ("rand::", &["src/dice"]),
];

const LONGEST_FILE: usize = 400;

fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = vec![root.join("src")];
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(dir).expect("src can be listed") {
            let path = entry.expect("an entry of src").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).expect("sources are text");
                let path = path.strip_prefix(root).expect("below the root");
                found.push((path.display().to_string().replace('\\', "/"), text));
            }
        }
    }
    assert!(found.len() > 40, "too few sources to be all");
    found
}

/// The room a source file belongs to; none for lib.rs and main.rs.
fn room_of(path: &str) -> Option<&str> {
    let name = path.strip_prefix("src/")?.split('/').next()?;
    let room = name.strip_suffix(".rs").unwrap_or(name);
    (room != "lib" && room != "main").then_some(room)
}

fn rank(room: &str) -> Option<usize> {
    FLOORS.concat().iter().position(|name| *name == room)
}

/// Every room named after `crate::` in a text, comments left out.
fn rooms_used(text: &str) -> Vec<String> {
    let code: String = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default().to_owned() + "\n")
        .collect();
    let mut used = Vec::new();
    for rest in code.split("crate::").skip(1) {
        let word = |text: &str| -> String {
            text.chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect()
        };
        match rest.strip_prefix('{') {
            None => used.push(word(rest)),
            Some(group) => {
                let group = group.split(';').next().unwrap_or_default();
                used.extend(group.split(',').map(|part| word(part.trim())));
            }
        }
    }
    used
}

#[test]
fn rooms_look_only_down() {
    for (path, text) in sources() {
        let Some(room) = room_of(&path) else { continue };
        let own = rank(room).unwrap_or_else(|| panic!("{path}: {room} stands on no floor"));
        for used in rooms_used(&text) {
            if let Some(theirs) = rank(&used) {
                assert!(theirs <= own, "{path}: {room} looks up at {used}");
            }
        }
    }
}

#[test]
fn a_look_upwards_is_noticed() {
    let text = "use crate::game::Game;\nuse crate::{ball::fly, grid::Grid};\n// crate::cli\n";
    assert_eq!(rooms_used(text), ["game", "ball", "grid"]);
    assert!(rank("game") > rank("ball"));
}

#[test]
fn foreign_crates_keep_to_their_files() {
    for (path, text) in sources() {
        for (word, homes) in KEPT {
            let at_home = homes.iter().any(|home| path.starts_with(home));
            let used = text.lines().any(|line| {
                let code = line.split("//").next().unwrap_or_default();
                code.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'))
                    .any(|name| name.starts_with(word))
            });
            assert!(at_home || !used, "{path} uses {word}");
        }
    }
}

#[test]
fn files_stay_short() {
    for (path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= LONGEST_FILE, "{path} has {lines} lines");
    }
}
