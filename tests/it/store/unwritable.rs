//! Places that cannot be written to, from the start or later: told once, and the round goes on.

use std::fs;
use std::path::PathBuf;

use bogeyman::game::{Event, Game, Phase};
use bogeyman::store::{Round, Store, Trouble};

use super::{header, play, rounds, sentence, store};
use crate::fixture::command;

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
    // The open file outlives its name.
    play(&mut round, &["wait", "pickup"]);
    assert_eq!(round.trouble(), None);
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
fn a_recording_that_can_no_longer_grow_is_told_once_and_the_round_goes_on() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    let file = fs::File::from(std::os::fd::OwnedFd::from(writer));
    let mut round = Round::begin(file, "narrow".to_owned(), &header(1)).expect("begun");
    play(&mut round, &["wait"]);
    assert_eq!((round.trouble(), round.name()), (None, Some("narrow")));
    drop(reader);
    let events = round.play(&command("wait")).expect("played all the same");
    assert_eq!(events[0], Event::Waited);
    let told = "The round is no longer saved: narrow: cannot be written: broken pipe.";
    assert_eq!(round.trouble().as_deref(), Some(told));
    assert_eq!((round.trouble(), round.name()), (None, None));
    play(&mut round, &["pickup", "next", "pickup", "next"]);
    assert!(matches!(round.game().phase(), Phase::Over(_)));
    assert_eq!(round.trouble(), None, "told once");
}

#[cfg(target_os = "linux")]
#[test]
fn on_a_full_device_no_round_begins() {
    let full = fs::File::options().append(true).open("/dev/full");
    let full = full.expect("a device");
    let why = Round::begin(full, "full".to_owned(), &header(1)).expect_err("no room");
    assert_eq!(
        why.to_string(),
        "full: cannot be written: no space left on device"
    );
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
