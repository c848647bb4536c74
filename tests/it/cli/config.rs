//! The settings file and what is printed of it; completions and manual page.

use super::*;

/// What `config` gives with this settings file and these further arguments.
fn config_of(file: &Path, args: &[&str]) -> Ran {
    let mut command = program();
    command.env_remove("NO_COLOR").env_remove("COLORTERM");
    command
        .env("TERM", "xterm-256color")
        .env("LC_ALL", "C.UTF-8");
    command.arg("config").arg("--config").arg(file).args(args);
    command.output().expect("the program runs").into()
}

fn written(dir: &TempDir, bytes: impl AsRef<[u8]>) -> PathBuf {
    let file = dir.path().join("settings.ron");
    fs::write(&file, bytes).expect("a file");
    file
}

/// The line of a setting: its value and where it comes from.
fn says(ran: &Ran, name: &str) -> String {
    let lines = ran.out.lines().filter_map(|line| line.strip_prefix(name));
    let words: Vec<String> = lines
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    words.join("; ")
}

#[test]
fn every_setting_says_where_it_comes_from() {
    let dir = TempDir::new().expect("a directory");
    let nothing = config_of(&dir.path().join("none.ron"), &[]);
    assert_eq!(nothing.code, Some(0), "{nothing:?}");
    assert_eq!(nothing.err, "");
    for (name, said) in [
        ("theme", "night default"),
        ("glyphs", "unicode LC_ALL"),
        ("color", "256 TERM"),
        ("animation", "true default"),
        ("mouse", "true default"),
        ("letters", "vi default"),
        ("player", "(none) default"),
        ("keys", "as built in default"),
    ] {
        assert_eq!(says(&nothing, name), said);
    }
    assert!(says(&nothing, "config").ends_with("none.ron (not there yet)"));
    assert_eq!(says(&nothing, "data"), "/dev/null/bogeyman");

    let file = written(
        &dir,
        r#"(
            theme: "day", glyphs: "ascii", color: "16", animation: false, mouse: false,
            letters: "wasd", player: "Ann", keys: {"walk": {"bag": ["b", "F3"]}},
        )"#,
    );
    let all = config_of(&file, &[]);
    for (name, said) in [
        ("theme", "day file"),
        ("glyphs", "ascii file"),
        ("color", "16 file"),
        ("animation", "false file"),
        ("mouse", "false file"),
        ("letters", "wasd file"),
        ("player", "Ann file"),
        ("keys", "walk bag: b, F3 file"),
    ] {
        assert_eq!(says(&all, name), said);
    }
    let flags = [
        "--theme",
        "mono",
        "--glyphs",
        "unicode",
        "--color",
        "none",
        "--player",
        "Bo",
        "--no-animation",
        "--no-mouse",
    ];
    let flagged = config_of(&file, &flags);
    for (name, said) in [
        ("theme", "mono --theme"),
        ("glyphs", "unicode --glyphs"),
        ("color", "none --color"),
        ("animation", "false --no-animation"),
        ("mouse", "false --no-mouse"),
        ("player", "Bo --player"),
    ] {
        assert_eq!(says(&flagged, name), said);
    }
}

#[test]
fn the_environment_goes_before_the_file() {
    let dir = TempDir::new().expect("a directory");
    let file = written(&dir, r#"(color: "16")"#);
    let mut command = program();
    command.env("BOGEYMAN_CONFIG", &file).env("NO_COLOR", "1");
    let ran: Ran = command.arg("config").output().expect("it runs").into();
    assert_eq!(says(&ran, "color"), "none NO_COLOR");
    assert!(says(&ran, "config").ends_with("settings.ron"));
    // What a terminal is good for is no wish.
    let mut command = program();
    command.env("BOGEYMAN_CONFIG", &file).env_remove("NO_COLOR");
    command.env("COLORTERM", "truecolor");
    let ran: Ran = command.arg("config").output().expect("it runs").into();
    assert_eq!(says(&ran, "color"), "16 file");
}

#[test]
fn a_file_that_is_wrong_gives_one_sentence_and_the_defaults() {
    let dir = TempDir::new().expect("a directory");
    let deep = format!("(keys: {}", "{\"a\": ".repeat(5000));
    let big = format!("(player: \"{}\")", "x".repeat(2 << 20));
    for (bytes, said) in [
        (&b"(\n  them: \"day\",\n)"[..], "settings.ron:2:3: "),
        (
            b"(theme: \"pink\")",
            "themes are night, day, contrast, safe, mono",
        ),
        (b"(theme: 3)", "settings.ron:1:8: "),
        (b"(animation: NaN)", "settings.ron:1:12: "),
        (b"(animation: \"off\")", "settings.ron:1:12: "),
        (b"(player: \"a\", player: \"b\")", "uplicate"),
        (b"(theme: \"day\"", "settings.ron:1:"),
        (b"\x7fELF\x02\x01\x01\x00", "settings.ron:1:1: "),
        (
            b"(\n player: \"\xff\xfe\")",
            "settings.ron:2:11: this is no text",
        ),
        (b"(player: \"\x1b[31m\x07\"", "settings.ron:1:"),
        (deep.as_bytes(), "settings.ron:1:"),
        (big.as_bytes(), "is larger than 1 MiB"),
        (
            b"(\n  keys: {\n    \"walk\": {\n      \"bag\": [\"x\"],\n    },\n  },\n)",
            "settings.ron:4:7: x would do two things at once: bag (walk) and look (walk)",
        ),
        (
            b"(keys: {\"walk\": {\"fly\": [\"v\"]}})",
            "settings.ron:1:18: walk has no action fly; it has abandon, act, aim",
        ),
        (
            b"(keys: {\"walk\": {\"bag\": [\"Vim\"]}})",
            "settings.ron:1:18: walk, bag: Vim is no key",
        ),
        (
            b"(keys: {\"walk\": {\"bag\": [\"Esc\"]}})",
            "Esc keeps its meaning",
        ),
    ] {
        let file = written(&dir, bytes);
        let ran = config_of(&file, &[]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(ran.err.contains(said), "{:?} lacks {said:?}", ran.err);
        assert!(
            ran.err.ends_with("; the defaults are used\n"),
            "{}",
            ran.err
        );
        assert_eq!(ran.err.matches('\n').count(), 1, "{}", ran.err);
        assert!(ran.err.len() < 700 && !ran.err.trim_end().contains(char::is_control));
        assert_eq!(says(&ran, "theme"), "night default");
        assert!(says(&ran, "config").ends_with("(cannot be used)"));
        assert!(
            fs::read(&file).expect("still there") == bytes,
            "it stays as it is"
        );
    }
}

#[test]
fn a_directory_or_a_pipe_in_place_of_the_file_is_told() {
    let dir = TempDir::new().expect("a directory");
    let ran = config_of(dir.path(), &[]);
    complains(&ran_without_results(ran), 1, "is no regular file");
    // A way through something that is no directory.
    let file = written(&dir, "()");
    let ran = config_of(&file.join("settings.ron"), &[]);
    complains(
        &ran_without_results(ran),
        1,
        "cannot be read: not a directory",
    );
}

/// The complaint alone.
fn ran_without_results(ran: Ran) -> Ran {
    assert_eq!(says(&ran, "theme"), "night default");
    Ran {
        out: String::new(),
        ..ran
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_read_is_told() {
    use std::os::unix::fs::PermissionsExt;
    let dir = TempDir::new().expect("a directory");
    let file = written(&dir, r#"(theme: "day")"#);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o0)).expect("it is ours");
    if fs::read(&file).is_ok() {
        return; // Nothing is forbidden to who runs this.
    }
    let ran = config_of(&file, &[]);
    complains(
        &ran_without_results(ran),
        1,
        "cannot be read: permission denied",
    );
}

#[test]
fn an_empty_file_sets_nothing() {
    let dir = TempDir::new().expect("a directory");
    for text in ["", "\n", "()", "// nothing yet\n()\n"] {
        let ran = config_of(&written(&dir, text), &[]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{text:?}");
    }
}

#[test]
fn headless_says_what_is_wrong_with_the_file_and_goes_on() {
    let dir = TempDir::new().expect("a directory");
    let file = written(&dir, "(them: 3)");
    let record = dir.path().join("round.golf");
    let mut command = program();
    command.env("BOGEYMAN_CONFIG", &file);
    command
        .args(["headless", "--seed", "7", "--record"])
        .arg(&record)
        .arg("-");
    let ran: Ran = command.output().expect("it runs").into();
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(
        ran.err.matches("the defaults are used").count(),
        1,
        "{}",
        ran.err
    );
    // The name in a good one goes into the recording.
    let file = written(&dir, "(player: \"Ann\")");
    let record = dir.path().join("second.golf");
    let mut command = program();
    command.env("BOGEYMAN_CONFIG", &file);
    command
        .args(["headless", "--seed", "7", "--record"])
        .arg(&record)
        .arg("-");
    assert!(command.status().expect("it runs").success());
    let text = fs::read_to_string(&record).expect("recorded");
    assert!(text.contains("player: \"Ann\""), "{text}");
}

#[test]
fn shells_get_completions_and_people_a_page() {
    for (shell, said) in [
        ("bash", "complete -F _bogeyman"),
        ("zsh", "#compdef bogeyman"),
        ("fish", "complete -c bogeyman"),
    ] {
        let ran = run(&["completions", shell]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(ran.out.contains(said), "{shell}");
        for word in ["headless", "completions", "theme", "no-mouse"] {
            assert!(ran.out.contains(word), "{shell}: {word}");
        }
    }
    complains(&run(&["completions", "abacus"]), 2, "abacus");
    let page = run(&["man"]);
    assert_eq!((page.code, page.err.as_str()), (Some(0), ""));
    assert!(page.out.contains(".TH bogeyman 1"), "{}", page.out);
    for word in ["HEADLESS", "SURVEY", "CONFIG"] {
        assert!(page.out.contains(&format!(".SH BOGEYMAN {word}")), "{word}");
    }
    assert_eq!(page.out.matches("\\-\\-data\\-dir").count(), 2, "told once");
}
