//! Items: taken by foot or by ball, carried, used once.

use bogeyman::game::{Event, Game, Taker};
use bogeyman::geom::Point;
use bogeyman::hole::{Item, Kind};

use super::told::*;
use crate::fixture::*;

const LAWN: &str = "
    ##########
    #@.......#
    #.......U#
    ##########";

/// An open lawn and this in the bag.
fn with(bag: &[Item]) -> Game {
    on(LAWN).carrying(bag)
}

#[test]
fn who_steps_on_an_item_takes_it() {
    let mut game = World {
        item: Item::Bell,
        ..world("#@$.U#")
    }
    .game();
    let events = act(&mut game, "step e");
    let taken = found(Item::Bell, (2, 0), Taker::Foot);
    assert_eq!(events, [stepped((1, 0), (2, 0)), taken]);
    assert_eq!((game.carried(), game.items()), (&[Item::Bell][..], &[][..]));
}

#[test]
fn the_ball_takes_what_it_passes_within_half_a_cell() {
    let board = "
        #########
        #@.$.$..#
        #......U#
        #########";
    let mut game = on(board);
    let before = game.clone();
    let events = act(&mut game, "swing 0 50");
    let taken = [
        swung(&before, "swing 0 50"),
        found(Item::Sandwich, (3, 1), Taker::Ball),
    ];
    assert_eq!(events[..2], taken);
    // It stops at 4.5 cells; the second item's middle is at 5.5.
    assert_eq!(game.items().len(), 1);
    // A line above it takes it, a line further off does not.
    for (y, taken) in [(384 + 128, true), (384 + 129, false)] {
        let mut game = on(board).placed(at(1, 1), Point::new(384, y));
        act(&mut game, "swing 0 50");
        assert_eq!(game.carried().len(), usize::from(taken), "{y}");
    }
}

#[test]
fn the_ball_takes_what_lies_on_its_way_into_the_water_and_the_cup() {
    let mut lost = on("#@.$~~U#");
    act(&mut lost, "swing 0 60");
    assert_eq!(lost.carried().len(), 1);
    let mut holed = on("#@.$U#");
    act(&mut holed, "swing 0 50");
    assert_eq!((holed.carried().len(), holed.card().len()), (1, 1));
}

#[test]
fn a_full_bag_leaves_it() {
    let bag = [Item::Bell; 14];
    let left = Event::BagFull {
        item: Item::Sandwich,
        at: at(3, 1),
    };
    let mut game = on("
        #######
        #@.$.U#
        #######")
    .carrying(&bag);
    let events = act(&mut game, "swing 0 30");
    assert_eq!((events.len(), &events[1]), (2, &left));
    let events = act(&mut game, "dash e");
    assert_eq!((events.len(), &events[3]), (4, &left));
    assert_eq!((game.carried().len(), game.items().len()), (14, 1));
    assert_eq!(game.carrying(&[Item::Bell; 20]).carried().len(), 14);
}

#[test]
fn what_is_not_carried_cannot_be_used() {
    let game = with(&[]);
    for item in Item::ALL {
        let line = format!("use {}", item.word());
        assert_eq!(refused(&game, &line), format!("you carry no {item}"));
    }
}

#[test]
fn a_sandwich_heals_two_hearts_and_takes_a_turn() {
    let mut game = with(&[Item::Sandwich; 3]);
    assert_eq!(refused(&game, "use sandwich"), "you are not hurt");
    game = game.hurt_to(2);
    let events = act(&mut game, "use sandwich");
    assert_eq!(events, [used(Item::Sandwich), healed(2, 4)]);
    let events = act(&mut game, "use sandwich");
    assert_eq!(events, [used(Item::Sandwich), healed(1, 5)]);
    assert_eq!((game.turn(), game.carried()), (2, &[Item::Sandwich][..]));
}

#[test]
fn a_flag_takes_no_turn_and_is_lowered_at_the_next_tee() {
    let mut game = with(&[Item::Flag; 2]);
    assert_eq!(act(&mut game, "use flag"), [used(Item::Flag)]);
    assert_eq!((game.turn(), game.is_surveyed()), (0, true));
    assert_eq!(refused(&game, "use flag"), "this hole is surveyed already");
    play(&mut game, "pickup, next");
    assert!(!game.is_surveyed());
    assert_eq!(game.carried(), [Item::Flag]);
}

#[test]
fn a_spirit_ball_goes_through_all_it_strikes_once() {
    let mut game = on("
        ###########
        #@.sGBjs.U#
        ###########")
    .carrying(&[Item::Spirit; 2]);
    assert_eq!(act(&mut game, "use spirit")[0], used(Item::Spirit));
    assert!(game.is_spirited());
    assert_eq!(refused(&game, "use spirit"), "the next shot is one already");
    // What is no shot leaves it.
    act(&mut game, "wait");
    let events = act(&mut game, "swing 0 100");
    let hit: Vec<u32> = events
        .iter()
        .filter_map(|event| match event {
            Event::Killed { monster, .. } | Event::Struck { monster, .. } => Some(*monster),
            _ => None,
        })
        .collect();
    assert_eq!(hit, [0, 1, 2, 3, 4]);
    // Six cells on, though five were in its way.
    assert_eq!(game.ball(), Some(Point::new(384 + 6 * 256, 384)));
    assert!(!game.is_spirited());
}

#[test]
fn a_holy_tee_brings_the_golfer_beside_the_ball_at_once() {
    let mut game = on("
        ##########
        #@...s*..#
        #.......U#
        ##########")
    .carrying(&[Item::Tee]);
    let events = act(&mut game, "use tee");
    let transported = Event::Transported {
        from: at(1, 1),
        to: at(6, 1),
    };
    let woke = Foe(0, Kind::Skeleton).wakes((5, 1));
    assert_eq!(events, [used(Item::Tee), transported, woke]);
    assert_eq!(game.turn(), 1);
    assert!(game.check(&command("swing 0 10")).is_ok());
}

#[test]
fn a_holy_tee_takes_the_nearest_free_place_by_row_then_column() {
    let places = [
        ("#########\n#...*..@#\n#......U#\n#########", (4, 1)),
        // Somebody stands over the ball; of four places the first.
        (
            "#########\n#.......#\n#..j...@#\n#......U#\n#########",
            (3, 1),
        ),
        // Neither spikes nor water nor a place behind a wall.
        (
            "#########\n#..#~.~@#\n#..#^s^.#\n#..#~.~U#\n#########",
            (5, 1),
        ),
    ];
    for (board, (x, y)) in places {
        let game = on(board).carrying(&[Item::Tee]);
        let golfer = game.golfer();
        let under = game.monsters().first().map(|monster| monster.cell);
        let ball = under.map_or(game.ball().expect("in play"), Point::centre);
        let mut game = game.placed(golfer, ball);
        act(&mut game, "use tee");
        assert_eq!(game.golfer(), at(x, y), "{board}");
    }
}

#[test]
fn a_holy_tee_is_refused_where_it_leads_nowhere() {
    let game = on("
        ########
        #@.~s~U#
        ########")
    .carrying(&[Item::Tee]);
    let game = game.placed(at(1, 1), centre(4, 1));
    assert_eq!(
        refused(&game, "use tee"),
        "there is no free place beside the ball"
    );
    let beside = game.placed(at(2, 1), centre(2, 1));
    assert_eq!(
        refused(&beside, "use tee"),
        "the ball is within your reach already"
    );
    let mut carried = awake(
        "
        #########
        #@.*g..U#
        #########",
    )
    .carrying(&[Item::Tee]);
    act(&mut carried, "wait");
    assert!(refused(&carried, "use tee").starts_with("the ghoul has carried the ball off"));
}

#[test]
fn a_holy_tee_takes_up_what_lies_there() {
    let mut game = on("
        #########
        #@..$..U#
        #########")
    .carrying(&[Item::Tee])
    .placed(at(1, 1), centre(4, 1));
    let events = act(&mut game, "use tee");
    assert_eq!(events[2], found(Item::Sandwich, (4, 1), Taker::Foot));
}
