//! The surveyor's flag in the Dungeon: the hazard of the rooms within two doors, and no others.

use bogeyman::describe::StateView;
use bogeyman::describe::cell;
use bogeyman::dice::Seed;
use bogeyman::game::{Game, Holes, Setup, Surveyed};
use bogeyman::geom::{Cell, Point};
use bogeyman::hole::{Course, Item, Tees};

use crate::fixture::*;

/// Hole 1 of a Dungeon round, a flag in the bag.
fn dungeon() -> Game {
    let setup = Setup {
        seed: Seed::new(7),
        course: Course::Dungeon,
        tees: Tees::Forward,
        holes: Holes::Count(9),
    };
    Game::new(setup).carrying(&[Item::Flag])
}

/// Doors from the first of these rooms to each.
fn doors_from(game: &Game, first: usize) -> Vec<usize> {
    let hole = game.hole();
    let mut doors = vec![usize::MAX; hole.rooms.len()];
    doors[first] = 0;
    for _ in 0..hole.rooms.len() {
        for door in &hole.doors {
            let (a, b) = door.rooms;
            doors[a] = doors[a].min(doors[b].saturating_add(1));
            doors[b] = doors[b].min(doors[a].saturating_add(1));
        }
    }
    doors
}

fn standing(game: Game, cell: Cell) -> Game {
    let ball = game.ball().unwrap_or(Point::centre(cell));
    game.placed(cell, ball)
}

#[test]
fn nothing_is_known_before_the_flag_is_used() {
    let game = dungeon();
    assert_eq!(game.surveyed_rooms(), []);
    assert!(StateView::of(&game).rooms.is_empty());
    let told = cell(&game, game.golfer());
    assert!(told.iter().all(|(name, _)| !name.contains("azard")));
}

#[test]
fn it_shows_the_hazard_of_all_rooms_within_two_doors_of_every_room() {
    let mut game = dungeon();
    act(&mut game, "use flag");
    for room in 0..game.hole().rooms.len() {
        let game = standing(game.clone(), game.hole().rooms[room].middle());
        let hole = game.hole();
        let doors = doors_from(&game, room);
        let expected: Vec<Surveyed> = (0..hole.rooms.len())
            .filter(|&other| doors[other] <= 2)
            .map(|other| Surveyed {
                room: hole.rooms[other],
                hazard: hole.hazards[other],
            })
            .collect();
        assert_eq!(game.surveyed_rooms(), expected);
        assert!(expected.len() < hole.rooms.len() || doors.iter().all(|&doors| doors <= 2));
    }
}

#[test]
fn in_a_doorway_both_rooms_are_the_golfers() {
    let mut game = dungeon();
    act(&mut game, "use flag");
    let door = game.hole().doors[0];
    let near = [door.rooms.0, door.rooms.1].map(|room| doors_from(&game, room));
    let game = standing(game, door.cell);
    let known = (0..game.hole().rooms.len()).filter(|&room| near[0][room].min(near[1][room]) <= 2);
    assert_eq!(game.surveyed_rooms().len(), known.count());
}

#[test]
fn state_and_look_tell_of_it() {
    let mut game = dungeon();
    act(&mut game, "use flag");
    let Surveyed { room, hazard } = game.surveyed_rooms()[0];
    let view = serde_json::to_value(StateView::of(&game)).unwrap();
    let first = serde_json::json!({
        "x": room.corner.x, "y": room.corner.y, "w": 5, "h": 5, "hazard": hazard,
    });
    assert_eq!(view["rooms"][0], first);
    let told = cell(&game, game.golfer());
    let (name, what) = told.last().unwrap();
    assert_eq!(name, "Hazard 0");
    assert_eq!(
        what,
        "The flag's measure of this room. None of the dead are in it."
    );
}

#[test]
fn where_rooms_have_no_hazard_there_is_nothing_to_show() {
    let mut game = on("
        ########
        #@....U#
        ########")
    .carrying(&[Item::Flag]);
    act(&mut game, "use flag");
    assert_eq!(game.surveyed_rooms(), []);
}
