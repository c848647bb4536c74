//! Places that cannot be written to, from the start or later: told once, and the round goes on.

use std::fs;
use std::path::PathBuf;

use bogeyman::game::Game;
use bogeyman::store::{Round, Store, Trouble};

use super::{header, play, rounds, sentence, store};

#[test]
fn where_no_directory_can_be_made_the_round_is_told_unsaved_once_and_played() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("file");
    fs::write(&file, "precious").expect("written");
    let mut places = vec![file.clone(), file.join("deeper")];
    #[cfg(unix)]
    {
        let link = dir.path().join("dangling");
        std::os::unix::fs::symlink("/proc/nonexistent/x", &link).expect("a link");
        places.extend([
            link,
            PathBuf::from("/proc/bogeyman"),
            PathBuf::from("/dev/null"),
        ]);
    }
    for place in places {
        let store = Store::new(&place);
        let why = store.begin(&header(1)).expect_err("no place");
        assert!(matches!(why, Trouble::Write { .. }), "{why}");
        assert_eq!(store.open_round(), None);
        let mut round = Round::unsaved(Game::new(header(1).setup), &why.to_string());
        let told = round.trouble().expect("told");
        assert!(told.starts_with("This round cannot be saved: "), "{told}");
        assert!(told.contains(&place.display().to_string()), "{told}");
        play(&mut round, &["wait", "pickup", "next"]);
        assert_eq!((round.trouble(), round.name()), (None, None));
    }
    assert_eq!(fs::read_to_string(&file).expect("there"), "precious");
}

#[cfg(unix)]
#[test]
fn a_directory_that_vanishes_or_is_replaced_does_not_end_the_round() {
    let (dir, store) = store();
    let mut round = store.begin(&header(1)).expect("begun");
    fs::remove_dir_all(rounds(&dir)).expect("removed");
    play(&mut round, &["wait", "pickup"]);
    assert!(round.trouble().is_some(), "what is written there is lost");
    assert_eq!(store.open_round(), None);
    fs::write(rounds(&dir), "a file now").expect("written");
    assert_eq!(store.open_round(), None);
    play(&mut round, &["next"]);
    sentence(store.resume(None));
    let why = store
        .begin(&header(2))
        .expect_err("no directory")
        .to_string();
    assert!(why.contains("rounds: cannot be written: "), "{why}");
}

#[cfg(unix)]
#[test]
fn a_recording_taken_away_in_mid_round_is_told_once_and_the_round_goes_on() {
    let (dir, store) = store();
    let path = rounds(&dir).join("graveyard-1-1.golf");
    for replaced in [false, true] {
        let mut round = store.begin(&header(1)).expect("begun");
        play(&mut round, &["wait"]);
        assert_eq!(round.trouble(), None);
        fs::remove_file(&path).expect("taken away");
        if replaced {
            fs::write(&path, "another").expect("put there");
        }
        play(&mut round, &["wait"]);
        let why = round.trouble().expect("told");
        assert!(why.starts_with("The round is no longer saved: "), "{why}");
        assert_eq!(round.name(), None);
        play(&mut round, &["wait"]);
        assert_eq!((round.trouble(), round.game().turn()), (None, 3));
        let _ = fs::remove_file(&path);
    }
}

#[cfg(unix)]
#[test]
fn a_round_whose_file_is_not_writable_is_not_damaged_by_resuming() {
    let (dir, store) = store();
    play(&mut store.begin(&header(1)).expect("begun"), &["wait"]);
    let path = rounds(&dir).join("graveyard-1-1.golf");
    let whole = fs::read(&path).expect("there");
    let mut readonly = fs::metadata(&path).expect("there").permissions();
    readonly.set_readonly(true);
    fs::set_permissions(&path, readonly).expect("set");
    // Permission bits do not bind root: for root the round is simply resumed.
    let is_bound = fs::File::options().append(true).open(&path).is_err();
    let resumed = store.resume(Some("graveyard-1-1"));
    assert_eq!(resumed.is_err(), is_bound);
    if is_bound {
        let why = sentence(resumed);
        assert!(why.ends_with("graveyard-1-1.golf: cannot be written: permission denied"));
    } else {
        assert_eq!(resumed.expect("resumed").game().turn(), 1);
    }
    assert_eq!(fs::read(&path).expect("there"), whole);
}
