//! The recordings of the repository: true, of every kind, and as true in any editor's form.

use std::fs;
use std::path::PathBuf;

use bogeyman::game::{Outcome, Phase};

use super::{is_a_sentence, judged};

/// The recordings of the repository.
fn saves() -> Vec<(PathBuf, Vec<u8>)> {
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves");
    let mut saves: Vec<_> = fs::read_dir(&dir)
        .expect("saves can be listed")
        .map(|entry| entry.expect("an entry of saves").path())
        .filter(|path| path.extension().is_some_and(|end| end == "golf"))
        .map(|path| (path.clone(), fs::read(path).expect("a recording")))
        .collect();
    saves.sort();
    assert!(!saves.is_empty(), "{} holds no recording", dir.display());
    saves
}

#[test]
fn the_recordings_of_the_repository_are_true_and_of_every_kind() {
    let mut kinds = [0; 3];
    for (path, bytes) in saves() {
        let verdict = judged(&bytes).unwrap_or_else(|why| panic!("{}:{why}", path.display()));
        let unfinished = path.to_string_lossy().contains("unfinished");
        assert_eq!(verdict.finished, !unfinished, "{}", path.display());
        let kind = match verdict.game.phase() {
            Phase::Over(Outcome::Finished) => 0,
            Phase::Over(Outcome::Fell { .. }) => 1,
            Phase::Play | Phase::Upgrade { .. } | Phase::Carded(_) => 2,
        };
        kinds[kind] += 1;
    }
    let wanted = kinds.iter().all(|&count| count > 0);
    assert!(wanted, "finished, fallen, unfinished: {kinds:?}");
}

#[test]
fn a_recording_with_other_line_ends_or_a_byte_order_mark_is_as_true() {
    for (path, bytes) in saves() {
        let text = String::from_utf8(bytes).expect("recordings are text");
        let plain = judged(text.as_bytes()).expect("true");
        for copy in [
            text.replace('\n', "\r\n"),
            format!("\u{feff}{text}"),
            format!("\u{feff}{}", text.replace('\n', "\r\n")),
        ] {
            let verdict = judged(copy.as_bytes()).expect("as true");
            assert_eq!(verdict.to_string(), plain.to_string(), "{}", path.display());
        }
    }
}

#[test]
fn a_real_recording_cut_anywhere_is_read_or_refused() {
    for (path, bytes) in saves() {
        for cut in (0..bytes.len()).rev().step_by(97) {
            if let Err(why) = judged(&bytes[..cut]) {
                is_a_sentence(&why);
                assert!(cut < 250, "{}, cut at {cut}: {why}", path.display());
            }
        }
    }
}

#[test]
fn the_recording_in_the_readme_is_a_real_one() {
    let readme = include_str!("../../../README.md").lines();
    let shown: Vec<&str> = readme
        .filter_map(|line| line.strip_prefix("    "))
        .skip_while(|line| !line.starts_with("bogeyman recording"))
        .take(4)
        .collect();
    let saved = include_str!("../../../saves/graveyard-win.golf");
    let first: Vec<&str> = saved.lines().take(4).collect();
    assert_eq!(
        shown, first,
        "copy the first lines of saves/graveyard-win.golf into README.md"
    );
}
