//! The key and the doors it opens: by foot, by ball, and never before.

use bogeyman::game::{Event, Taker};
use bogeyman::geom::Cell;
use bogeyman::hole::Terrain;

use crate::fixture::{act, on as game, refused};

const VAULT: &str = "
    ###########
    #@.k..+.U.#
    ###########";

fn is_opening(event: &Event) -> bool {
    matches!(event, Event::KeyTaken { .. } | Event::Opened { .. })
}

#[test]
fn a_step_onto_the_key_opens_the_door() {
    let mut game = game(VAULT);
    let (key, door) = (Cell::new(3, 1), Cell::new(6, 1));
    assert_eq!((game.key(), game.terrain(door)), (Some(key), Terrain::Door));
    assert!(!act(&mut game, "step e").iter().any(is_opening));
    let events = act(&mut game, "step e");
    let opening: Vec<Event> = events.into_iter().filter(is_opening).collect();
    let by = Taker::Foot;
    let doors = vec![door];
    assert_eq!(
        opening,
        [Event::KeyTaken { at: key, by }, Event::Opened { doors }]
    );
    assert_eq!((game.key(), game.terrain(door)), (None, Terrain::OpenDoor));
    for _ in 0..4 {
        act(&mut game, "step e");
    }
    assert_eq!(game.golfer(), Cell::new(7, 1), "through the door");
}

#[test]
fn the_ball_takes_the_key_and_the_door_opens_after_the_shot() {
    let mut game = game(VAULT);
    // Six cells are enough for the cup, were the door open: the ball comes back off it.
    let events = act(&mut game, "swing 0 100");
    let opening: Vec<&Event> = events.iter().filter(|event| is_opening(event)).collect();
    let by = Taker::Ball;
    let at = Cell::new(3, 1);
    assert_eq!(*opening[0], Event::KeyTaken { at, by });
    assert!(game.ball().is_some_and(|ball| ball.cell().x < 6));
    assert_eq!(game.terrain(Cell::new(6, 1)), Terrain::OpenDoor);
    let through = game.preview(
        bogeyman::geom::Heading::wrapped(0),
        bogeyman::geom::Power::FULL,
    );
    let end = through.and_then(|flight| flight.path.last().map(|last| last.at.x));
    assert!(end.is_some_and(|x| x > 6.0), "the way is free now: {end:?}");
}

#[test]
fn a_shut_door_stops_the_golfer_and_says_so() {
    let text = "
        ######
        #@+.U#
        #k...#
        ######";
    assert_eq!(
        refused(&game(text), "step e"),
        "there is a shut door to the east"
    );
}

#[test]
fn the_dead_come_through_once_it_is_open() {
    let text = "
        ##########
        #@k.+s..U#
        ##########";
    let mut game = game(text);
    act(&mut game, "wait");
    let asleep = |game: &bogeyman::game::Game| !game.monsters()[0].is_awake();
    assert!(asleep(&game), "behind the door nobody hears");
    act(&mut game, "step e");
    assert!(!asleep(&game));
    act(&mut game, "wait");
    assert_eq!(game.monsters()[0].cell, Cell::new(4, 1), "in the door");
}

#[test]
fn a_state_with_the_door_open_is_another_one() {
    let mut one = game(VAULT);
    let mut two = game(&VAULT.replace('k', "."));
    assert_ne!(one.digest(), two.digest());
    for game in [&mut one, &mut two] {
        act(game, "step e");
        act(game, "step e");
    }
    assert_ne!(one.digest(), two.digest());
}
