//! What holds for any list of commands, any text, any name.

use bogeyman::dice::Seed;
use bogeyman::game::{Command, Game, Holes, Phase, Relief, Setup, Verb};
use bogeyman::geom::{Dir, Heading, Point, Power};
use bogeyman::grid::Steps;
use bogeyman::hole::{Course, Picture, Tees};
use bogeyman::replay::{Header, Line, Recorder, Recording, verify};
use bogeyman::store::Store;
use proptest::prelude::*;

/// What a player without a plan does next.
#[derive(Clone, Copy, Debug)]
enum Urge {
    /// This, legal or not.
    Any(Command),
    /// Some step nearer to the ball, else the swing.
    TowardBall(Heading, Power),
    /// On with the round where it waits.
    GoOn,
}

fn any_command() -> impl Strategy<Value = Command> {
    let swing = (0u16..1440, 1u8..=100).prop_map(|(heading, power)| Command::Swing {
        heading: Heading::wrapped(i32::from(heading)),
        power: Power::clamped(i32::from(power)),
    });
    prop_oneof![
        6 => swing,
        6 => (0usize..8).prop_map(|dir| Command::Step(Dir::ALL[dir])),
        2 => Just(Command::Wait),
        1 => Just(Command::Unplayable(Relief::Back)),
        1 => Just(Command::Unplayable(Relief::Drop)),
        1 => Just(Command::Pickup),
        1 => Just(Command::Hint),
        1 => Just(Command::Next),
    ]
}

fn any_urge() -> impl Strategy<Value = Urge> {
    prop_oneof![
        3 => any_command().prop_map(Urge::Any),
        5 => (0i32..1440, 20i32..=100)
            .prop_map(|(heading, power)| {
                Urge::TowardBall(Heading::wrapped(heading), Power::clamped(power))
            }),
        1 => Just(Urge::GoOn),
    ]
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let holes = prop_oneof![(1u32..=3).prop_map(Holes::Count), Just(Holes::Endless)];
    (any::<u64>(), 0usize..3, holes).prop_map(|(seed, tees, holes)| Setup {
        seed: Seed::new(seed),
        course: Course::Graveyard,
        tees: Tees::ALL[tees],
        holes,
    })
}

/// The command that an urge becomes in this state.
fn felt(game: &Game, urge: Urge) -> Command {
    match urge {
        Urge::Any(command) => command,
        Urge::GoOn if game.phase() == &Phase::Play => Command::Wait,
        Urge::GoOn => Command::Next,
        Urge::TowardBall(heading, power) => {
            let swing = Command::Swing { heading, power };
            let Some(ball) = game.ball().filter(|_| game.check(&swing).is_err()) else {
                return swing;
            };
            let field = Steps::from(game.walkable(), ball.cell(), None);
            Dir::ALL
                .into_iter()
                .filter(|&dir| game.check(&Command::Step(dir)).is_ok())
                .min_by_key(|&dir| field.to(game.golfer().step(dir)))
                .map_or(Command::Next, Command::Step)
        }
    }
}

/// What must hold of every state.
fn is_sound(game: &Game) {
    let hole = game.hole();
    assert!(game.walkable().get(game.golfer()) == Some(true));
    assert!(game.hp() <= game.hp_max());
    assert_eq!(game.hp() == 0, fell(game), "dead and only then fallen");
    // A penalty may lead past the limit on the turn of a death; what counts never does.
    assert!(game.strokes() <= game.stroke_limit() + u32::from(fell(game)));
    assert!(game.turns_to_nightfall() >= 1);
    assert!(
        game.card()
            .iter()
            .all(|score| score.strokes <= 2 * score.par)
    );
    for monster in game.monsters() {
        assert!(game.walkable().get(monster.cell) == Some(true));
        assert_ne!(monster.cell, hole.cup);
        assert_ne!(monster.cell, game.golfer());
    }
    let mut cells: Vec<_> = game.monsters().iter().map(|m| m.cell).collect();
    cells.sort();
    cells.dedup();
    assert_eq!(cells.len(), game.monsters().len());
    if game.phase() == &Phase::Play {
        let ball = game.ball().expect("in play");
        assert!(game.walkable().get(ball.cell()) == Some(true));
        assert!(game.check(&Command::Wait).is_ok());
        assert!(game.check(&Command::Unplayable(Relief::Back)).is_ok());
        assert!(
            clear_of_walls(game, ball),
            "the ball lies in a wall at {ball}"
        );
    } else {
        assert!(game.check(&Command::Wait).is_err());
    }
}

fn fell(game: &Game) -> bool {
    matches!(
        game.phase(),
        Phase::Over(bogeyman::game::Outcome::Fell { .. })
    )
}

/// Whether the ball is at least its radius from every solid cell, by plain arithmetic.
fn clear_of_walls(game: &Game, ball: Point) -> bool {
    let cell = ball.cell();
    (-1..=1).all(|dy| {
        (-1..=1).all(|dx| {
            let near = bogeyman::geom::Cell::new(cell.x + dx, cell.y + dy);
            let terrain = game.hole().ground.get(near);
            if terrain.is_some_and(|terrain| !terrain.is_solid()) {
                return true;
            }
            let gap = |v: i32, low: i32| (low - v).max(v - low - 256).max(0);
            let (x, y) = (gap(ball.x, near.x * 256), gap(ball.y, near.y * 256));
            // 0.2 cells are 51.2 lattice steps.
            f64::from(x * x + y * y) >= 51.2 * 51.2
        })
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
    fn any_text_is_read_or_refused(text in "\\PC{0,60}|[ -~]{0,60}|(swing|step|unplayable|end) [0-9a-z. =#-]{0,30}|.{0,40}") {
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
