//! The settings file as the program writes it: whole, and never over what it does not understand.

use std::fs;
use std::path::PathBuf;

use bogeyman::config::{Kept, Letters, Settings, ThemeName};
use tempfile::TempDir;

fn day() -> Settings {
    Settings {
        theme: Some(ThemeName::Day),
        letters: Some(Letters::Wasd),
        animation: Some(false),
        player: Some("Ann \"the slow\"".to_owned()),
        ..Settings::default()
    }
}

fn place() -> (TempDir, PathBuf) {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("some/where/settings.ron");
    (dir, file)
}

#[test]
fn what_is_kept_is_read_again() {
    let (_dir, file) = place();
    let mut kept = Kept::read(Some(file.clone()));
    assert!(!kept.is_there());
    assert_eq!(kept.keep(&day()), Ok(()));
    let mut again = Kept::read(Some(file.clone()));
    assert_eq!((again.settings(), again.trouble()), (&day(), None));
    assert_eq!(again.keep(&Settings::default()), Ok(()));
    assert_eq!(
        Kept::read(Some(file.clone())).settings(),
        &Settings::default()
    );
    // Nothing else is left there.
    let files = fs::read_dir(file.parent().unwrap()).unwrap();
    assert_eq!(files.count(), 1);
}

#[test]
fn a_file_that_cannot_be_used_stays_as_it_is() {
    let (_dir, file) = place();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    for bytes in [&b"(them: 3)"[..], b"\xff", b"(theme: \"day\""] {
        fs::write(&file, bytes).unwrap();
        let mut kept = Kept::read(Some(file.clone()));
        assert_eq!(kept.settings(), &Settings::default());
        let why = kept.keep(&day()).unwrap_err();
        assert!(
            why.contains("settings.ron cannot be used and stays as it is"),
            "{why}"
        );
        assert_eq!(kept.settings(), &day(), "they count all the same");
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }
}

#[test]
fn what_another_hand_wrote_meanwhile_is_not_lost() {
    let (_dir, file) = place();
    let mut kept = Kept::read(Some(file.clone()));
    kept.keep(&day()).unwrap();
    fs::write(&file, "(theme: \"mono\")").unwrap();
    let why = kept.keep(&Settings::default()).unwrap_err();
    assert!(why.contains("changed by another hand"), "{why}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "(theme: \"mono\")");
}

#[test]
fn what_a_person_wrote_is_kept_beside() {
    let (_dir, file) = place();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let own = "// for the train\n(theme: \"mono\")";
    fs::write(&file, own).unwrap();
    let mut kept = Kept::read(Some(file.clone()));
    kept.keep(&day()).unwrap();
    let beside = file.with_file_name("settings.ron~");
    assert_eq!(fs::read_to_string(&beside).unwrap(), own);
    // What the program wrote itself is not.
    kept.keep(&Settings::default()).unwrap();
    assert_eq!(fs::read_to_string(&beside).unwrap(), own);
}

#[test]
fn where_nothing_can_be_written_a_sentence_says_so() {
    let (dir, _) = place();
    fs::write(dir.path().join("file"), "").unwrap();
    let mut kept = Kept::read(Some(dir.path().join("file/settings.ron")));
    let why = kept.keep(&day()).unwrap_err();
    assert!(why.contains("settings.ron"), "{why}");
    assert!(
        Kept::default().keep(&day()).is_err(),
        "no directory is known"
    );
}
