//! The floors: who may use whom, and which module may use which foreign crate.

mod names;

use std::fs;
use std::path::{Path, PathBuf};

use names::Names;

/// The rooms from the ground up. A room may use what stands before it here.
const FLOORS: [&[&str]; 9] = [
    &["geom", "grid", "dice"],
    &["hole", "content"],
    &["ball"],
    &["caddie"],
    &["course"],
    &["game"],
    &["describe", "replay", "bots", "assist"],
    &["store", "config"],
    &["tui", "cli"],
];

/// Paths that may be named only in these modules and those below them.
const KEPT: [(&str, &[&str]); 17] = [
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("clap_mangen", &["cli"]),
    ("crossterm", &["tui"]),
    ("etcetera", &["cli"]),
    ("getrandom", &["cli"]),
    ("libm", &["ball::trig"]),
    ("parry2d", &["ball::colliders"]),
    ("rand", &["dice"]),
    ("ratatui", &["tui"]),
    ("rayon", &["bots::table", "course::survey"]),
    ("rustix", &["tui"]),
    ("signal_hook", &["tui", "cli"]),
    ("std::env", &["cli", "main"]),
    ("std::fs", &["store"]),
    ("std::net", &[]),
    ("tui_input", &["tui::field"]),
];

/// Crates that any room may use: they know no screen, no file and no chance.
const FREE: [&str; 6] = [
    "pathfinding",
    "ron",
    "serde",
    "serde_json",
    "thiserror",
    "xxhash_rust",
];

const LONGEST_FILE: usize = 400;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every source file below these directories, as its path from the root and its text.
fn files_in(dirs: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = dirs.iter().map(|dir| root().join(dir)).collect();
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(dir).expect("sources can be listed") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).expect("sources are text");
                let path = path.strip_prefix(root()).expect("below the root");
                found.push((path.display().to_string().replace('\\', "/"), text));
            }
        }
    }
    found
}

/// The sources of library and program.
fn sources() -> Vec<(String, String)> {
    let found = files_in(&["src"]);
    assert!(found.len() > 40, "too few sources to be all");
    found
}

/// The place of a source file among the modules: none for `lib.rs`, `main` for `main.rs`.
fn module_of(path: &str) -> Vec<String> {
    let inner = path.strip_prefix("src/").expect("a source");
    let inner = inner.strip_suffix(".rs").expect("a source");
    let inner = inner.strip_suffix("/mod").unwrap_or(inner);
    match inner {
        "lib" => Vec::new(),
        _ => inner.split('/').map(str::to_owned).collect(),
    }
}

/// Whether a path's first segment is a foreign crate, not a name of its own module.
fn is_foreign(first: &str) -> bool {
    let kept = KEPT.iter().any(|(kept, _)| *kept == first);
    kept || FREE.contains(&first) || ["std", "core", "alloc"].contains(&first)
}

fn rank(room: &str) -> Option<usize> {
    FLOORS.concat().iter().position(|name| *name == room)
}

/// What this module's text does against the floors: a sentence for each.
fn complaints(module: &[String], text: &str) -> Vec<String> {
    let names = match Names::of(module, text) {
        Ok(names) => names,
        Err(why) => return vec![format!("cannot be read: {why}")],
    };
    let mut complaints = names.faults.clone();
    match module.first().map(String::as_str) {
        None => complaints.extend(names.beyond_rooms()),
        Some("main") => {}
        Some(room) => match rank(room) {
            None => complaints.push(format!("{room} stands on no floor")),
            Some(own) => complaints.extend(looks_up(own, &names)),
        },
    }
    complaints.extend(KEPT.iter().filter_map(|kept| strays(module, &names, *kept)));
    complaints
}

fn looks_up(own: usize, names: &Names) -> Vec<String> {
    let judged = names.rooms.iter().map(|used| match rank(used) {
        None => Some(format!("no room is named {used}")),
        Some(theirs) => (theirs > own).then(|| format!("looks up at {used}")),
    });
    judged.flatten().collect()
}

/// The complaint if a kept path, or something that hides it, is named away from its homes.
fn strays(module: &[String], names: &Names, (kept, homes): (&str, &[&str])) -> Option<String> {
    let segments = |path: &str| -> Vec<String> { path.split("::").map(str::to_owned).collect() };
    if homes.iter().any(|home| module.starts_with(&segments(home))) {
        return None;
    }
    let kept_segments = segments(kept);
    let named = names
        .foreign
        .iter()
        .any(|path| path.starts_with(&kept_segments));
    let hidden = names
        .wholes
        .iter()
        .any(|path| kept_segments.starts_with(path));
    (named || hidden).then(|| format!("uses {kept}"))
}

#[test]
fn rooms_look_only_down_and_foreign_crates_keep_to_their_modules() {
    let mut found = Vec::new();
    for (path, text) in sources() {
        for complaint in complaints(&module_of(&path), &text) {
            found.push(format!("{path}: {complaint}"));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The names in the dependency tables of a manifest, those for tests apart, as code writes them.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut is_inside = false;
    let mut names = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            let table = line.trim_matches(['[', ']']);
            is_inside = table.ends_with("dependencies") && !table.ends_with("dev-dependencies");
        } else if let (true, Some((name, _))) = (is_inside, line.split_once(" = "))
            && name.starts_with(char::is_alphabetic)
        {
            names.push(name.replace('-', "_"));
        }
    }
    names
}

#[test]
fn every_dependency_is_kept_or_free() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let names = dependencies(&manifest);
    assert!(names.len() > 10, "{names:?}");
    for name in names {
        let known = FREE.contains(&name.as_str()) || KEPT.iter().any(|(kept, _)| *kept == name);
        assert!(
            known,
            "{name}: say in KEPT where it may be used, or in FREE that anywhere"
        );
    }
    let tables = "[dependencies]\na-b = \"1\"\n[target.'cfg(unix)'.dependencies]\nc = { version = \"1\", features = [\n    \"d\",\n], optional = true }\n[dev-dependencies]\ne = \"1\"\n";
    assert_eq!(dependencies(tables), ["a_b", "c"]);
}

#[test]
fn files_stay_short() {
    for (path, text) in files_in(&["src", "tests", "benches", "examples"]) {
        let lines = text.lines().count();
        assert!(lines <= LONGEST_FILE, "{path} has {lines} lines");
    }
}

/// What the checker says about a text in this module.
fn said(module: &str, text: &str) -> Vec<String> {
    complaints(&module_of(&format!("src/{module}.rs")), text)
}

#[test]
fn whatever_breaks_the_floors_is_noticed() {
    let looks_up = [
        "use crate::game::Game;",
        "use crate::{geom::Cell, game::{self, Game}};",
        "use {std::fmt, crate::game as g};",
        "use super::super::game::Game;",
        "use super::super::{geom, game};",
        "fn f() { super::super::game::play(); }",
        "fn f(_: &crate::game::Game) {}",
        "fn f() { use crate::game::Game; }",
        "mod inner { use super::super::super::game::Game; }",
        "const C: u8 = <crate::game::Game as Default>::N;",
        "fn f() { let _ = \"//\"; crate::game::f(); }",
        "fn f() { println!(\"{}\", crate::game::f()); }",
        "macro_rules! m { () => { use $crate::{geom, game::Game}; } }",
        "#[derive(crate::game::Derive)] struct S;",
        "#[serde(with = \"crate::game::form\")] struct S;",
        "impl crate::game::Look for u8 {}",
        "fn f(e: E) { matches!(e, crate::game::E::A); match e { crate::game::E::A => {} } }",
    ];
    for text in looks_up {
        assert_eq!(said("ball/fly", text), ["looks up at game"], "{text}");
    }
    let hides = [
        ("use crate as c;", "names the whole crate"),
        ("use crate::*;", "names the whole crate"),
        ("use crate::{self as c};", "names the whole crate"),
        ("use super::super::*;", "names the whole crate"),
        ("use super::super as c;", "names the whole crate"),
        (
            "macro_rules! m { () => { use crate::*; } }",
            "names the whole crate",
        ),
        ("use super::super::super::game;", "leads out of the crate"),
        ("use bogeyman::game::Game;", "names the crate from outside"),
        ("extern crate rand;", "an extern crate hides a name"),
        (
            "#[path = \"../tui.rs\"] mod tui;",
            "a module at a path of its own",
        ),
        ("include!(\"../tui.rs\");", "includes code"),
        ("pub use std::fmt;", "hands on std"),
        ("pub(crate) use crate::geom::Cell;", "hands on geom"),
        ("use crate::gone::Thing;", "no room is named gone"),
        ("fn f() { crate::thing() }", "no room is named thing"),
        ("fn f( {", "cannot be read: "),
    ];
    for (text, why) in hides {
        let said = said("ball/fly", text);
        assert!(
            said.iter().any(|said| said.starts_with(why)),
            "{text}: {said:?}"
        );
    }
    assert_eq!(said("climate", ""), ["climate stands on no floor"]);
}

#[test]
fn whatever_carries_a_foreign_crate_off_is_noticed() {
    let fs = [
        "use std::fs;",
        "use std::{fs, io};",
        "use std::{io::{self}, fs::{File, read as r}};",
        "fn f() { std::fs::read(\"x\"); }",
        "fn f() { ::std::fs::read(\"x\"); }",
        "fn f() -> std::fs::File { todo() }",
        "use std as s;",
        "use std::*;",
        "use std::{self as s};",
        "fn f() { let _ = (\"//\", std::fs::read(\"x\")); }",
        "fn f() { assert!(std::fs::exists(\"x\")); }",
        "use r#std::r#fs;",
    ];
    for text in fs {
        assert!(
            said("game/play", text).contains(&"uses std::fs".to_owned()),
            "{text}"
        );
    }
    assert_eq!(said("store/file", "use std::{fs, io};"), [""; 0]);
    for (module, text, said_of_it) in [
        (
            "ball/fly",
            "fn f() { libm::sinf(1.0); }",
            &["uses libm"][..],
        ),
        ("ball/trig", "fn f() { libm::sinf(1.0); }", &[]),
        ("ball/trigonometry", "use libm::sinf;", &["uses libm"]),
        ("game", "fn f() -> clap::Id { x() }", &["uses clap"]),
        ("store", "use clap as c;", &["uses clap"]),
        ("store", "#[derive(clap::Parser)] struct S;", &["uses clap"]),
        (
            "main",
            "fn main() { bogeyman::cli::run(std::env::args_os()) }",
            &[],
        ),
        ("main", "use std::fs;", &["uses std::fs"]),
    ] {
        assert_eq!(said(module, text), said_of_it, "{module}: {text}");
    }
}

#[test]
fn lib_declares_rooms_and_nothing_else() {
    assert_eq!(
        said(
            "lib",
            "//! All.\npub mod geom;\n#[cfg(feature = \"play\")]\npub mod tui;"
        ),
        [""; 0]
    );
    for text in [
        "pub use game::Game;",
        "use crate::game::Game;",
        "pub mod other { pub use std::fs; }",
        "pub type Game = game::Game;",
        "pub fn f() {}",
    ] {
        let said = said("lib", text);
        let why = "lib.rs holds more than rooms".to_owned();
        assert!(said.contains(&why), "{text}: {said:?}");
    }
    assert_eq!(said("lib", "mod climate;"), ["climate stands on no floor"]);
}

#[test]
fn what_only_looks_like_a_name_is_none() {
    for text in [
        "// use crate::game::Game;\n/* std::fs */\n/// crate::tui\nfn f() {}",
        "const S: &str = \"crate::game::Game and std::fs::read\";",
        "fn f(rand: u8) -> u8 { rand.min(1) }",
        "use super::trig::unit; use self::inner::X; mod inner { pub struct X; }",
        "pub use fly::fly; pub use self::flight::Flight; mod fly; mod flight;",
        "pub(super) fn f() { self::g(); } pub(crate) fn g() { u8::MAX; }",
        "use crate::{geom::{Cell, self}, content}; use std::{io, fmt};",
    ] {
        assert_eq!(said("ball/fly", text), [""; 0], "{text}");
    }
}
