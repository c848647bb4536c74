//! What holds for any list of commands, any text, any name.

mod crowded;
mod sound;
mod urge;

use bogeyman::dice::Seed;
use bogeyman::game::{Command, Game, Holes, Phase, Setup, Verb};
use bogeyman::geom::Heading;
use bogeyman::hole::{Course, Picture, Tees};
use bogeyman::replay::{Header, Line, Recorder, Recording, verify};
use bogeyman::store::Store;
use proptest::prelude::*;

use self::sound::is_sound;
use self::urge::{any_command, any_urge, felt};

fn any_setup() -> impl Strategy<Value = Setup> {
    let holes = prop_oneof![(1u32..=3).prop_map(Holes::Count), Just(Holes::Endless)];
    (any::<u64>(), 0usize..3, holes).prop_map(|(seed, tees, holes)| Setup {
        seed: Seed::new(seed),
        course: Course::Graveyard,
        tees: Tees::ALL[tees],
        holes,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_checked_is_what_is_applied(setup in any_setup(), urges in prop::collection::vec(any_urge(), 1..160)) {
        let mut game = Game::new(setup.clone());
        let mut twin = Game::new(setup);
        is_sound(&game);
        for urge in urges {
            let command = felt(&game, urge);
            let (before, checked) = (game.digest(), game.check(&command));
            let events = game.apply(&command);
            prop_assert_eq!(checked.clone().err(), events.clone().err());
            if checked.is_err() {
                prop_assert_eq!(before, game.digest());
            } else {
                prop_assert_ne!(before, game.digest());
            }
            prop_assert_eq!(events, twin.apply(&command));
            prop_assert_eq!(game.digest(), twin.digest());
            is_sound(&game);
        }
    }

    #[test]
    fn legal_verbs_are_those_of_some_legal_command(setup in any_setup(), urges in prop::collection::vec(any_urge(), 1..60)) {
        let mut game = Game::new(setup);
        for urge in urges {
            let mut verbs: Vec<Verb> = crate::fixture::some_of_every_command()
                .iter()
                .filter(|command| game.check(command).is_ok())
                .map(Command::verb)
                .collect();
            verbs.dedup();
            verbs.sort();
            verbs.dedup();
            let mut said = game.legal();
            said.sort();
            prop_assert_eq!(said, verbs);
            let _ = game.apply(&felt(&game, urge));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_round_recorded_is_valid_after_every_command(setup in any_setup(), urges in prop::collection::vec(any_urge(), 1..60), player in any::<String>()) {
        let header = Header::new(setup.clone(), &player);
        let mut recorder = Recorder::begin(Vec::new(), &header).expect("memory");
        let mut game = Game::new(setup);
        for urge in urges {
            let command = felt(&game, urge);
            if game.apply(&command).is_err() {
                continue;
            }
            recorder.add(&command, &game).expect("memory");
            let recording = Recording::parse(recorder.out()).expect("our own");
            prop_assert_eq!(&recording.header, &header);
            let verdict = verify(&recording, |_, _, _| {}).expect("our own");
            prop_assert_eq!(verdict.game.digest(), game.digest());
            prop_assert_eq!(verdict.finished, matches!(game.phase(), Phase::Over(_)));
        }
    }

    #[test]
    fn a_round_saved_and_resumed_after_every_command_is_the_same(setup in any_setup(), urges in prop::collection::vec(any_urge(), 1..30)) {
        let dir = tempfile::tempdir().expect("a directory");
        let store = Store::new(dir.path());
        let mut round = store.begin(&Header::new(setup.clone(), "")).expect("begun");
        let mut game = Game::new(setup);
        for urge in urges {
            let command = felt(&game, urge);
            prop_assert_eq!(game.apply(&command), round.play(&command));
            drop(round);
            if matches!(game.phase(), Phase::Over(_)) {
                prop_assert_eq!(store.open_round(), None);
                break;
            }
            round = store.resume(None).expect("left open");
            prop_assert_eq!(round.game().digest(), game.digest());
            prop_assert_eq!(round.notice(), None);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_command_reads_back_as_written(command in any_command()) {
        prop_assert_eq!(Command::parse(&command.to_string()), Ok(Some(command)));
        let commented = format!("  {command}\t# said twice");
        prop_assert_eq!(Command::parse(&commented), Ok(Some(command)));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}|[ -~]{0,60}|(swing|step|dash|use|choose|unplayable|end) [0-9a-z. =#-]{0,30}|.{0,40}") {
        let _ = (Command::parse(&text), Line::parse(&text), Seed::parse(&text));
        let _ = (Heading::parse(&text), Picture::parse(&text), Recording::parse(text.as_bytes()));
        if let Err(bad) = Line::parse(&text) {
            let sentence = bad.to_string();
            prop_assert!(sentence.len() < 400 && !sentence.is_empty());
            prop_assert!(!sentence.contains(char::is_control), "{:?}", sentence);
        }
    }

    #[test]
    fn any_seed_is_shown_as_it_is_read(number in any::<u64>()) {
        prop_assert_eq!(Seed::parse(&number.to_string()), Ok(Seed::new(number)));
        prop_assert_eq!(Seed::new(number).to_string(), number.to_string());
    }

    #[test]
    fn any_player_is_written_so_that_the_header_reads_back(player in any::<String>()) {
        let setup = Setup { seed: Seed::new(u64::MAX), course: Course::Graveyard, tees: Tees::Club, holes: Holes::Endless };
        let header = Header::new(setup, &player);
        let line = header.to_string();
        prop_assert!(!line.contains(char::is_control));
        prop_assert_eq!(Header::parse(bogeyman::replay::MAGIC, &line), Ok(header));
    }
}
