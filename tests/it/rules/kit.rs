//! What every upgrade gives, and how far it goes.

use bogeyman::content::Upgrade;
use bogeyman::game::{Event, Game, Weapon};
use bogeyman::geom::{Dir, Length, Point};
use bogeyman::hole::{Kind, Tees};

use super::told::*;
use crate::fixture::*;

const LAWN: &str = "
    ##############
    #@...........#
    #...........U#
    ##############";

/// The levels of an upgrade that can be had.
fn levels(upgrade: Upgrade) -> u32 {
    on(LAWN).trained(&[upgrade; 10]).upgrades().level(upgrade)
}

#[test]
fn every_upgrade_has_its_most() {
    let most = Upgrade::ALL.map(levels);
    assert_eq!(most, [4, 3, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1]);
}

#[test]
fn a_long_drive_adds_a_cell_to_a_full_swing() {
    for (level, cells) in [(1, 7), (4, 10)] {
        let mut game = on(LAWN).trained(&[Upgrade::LongDrive; 4][..level]);
        assert_eq!(game.range(), Length(cells * 1000));
        act(&mut game, "swing 0 100");
        assert_eq!(game.ball(), Some(centre(1 + cells, 1)));
    }
}

#[test]
fn a_big_heart_is_a_heart_more_and_that_one_whole() {
    // Only two are open, so both are offered.
    let mut all = Upgrade::ALL.to_vec();
    all.retain(|one| ![Upgrade::BigHeart, Upgrade::LongArms].contains(one));
    let trained: Vec<Upgrade> = all.iter().flat_map(|one| [*one; 4]).collect();
    let mut game = on("
        ###########
        #@..s....U#
        ###########")
    .seasoned(3)
    .trained(&trained)
    .hurt_to(3);
    let events = act(&mut game, "swing 0 60");
    let Some(Event::Offered { offers }) = events.last() else {
        panic!("{events:?}");
    };
    let place = offers.iter().position(|one| *one == Upgrade::BigHeart);
    let line = format!("choose {}", place.expect("offered") + 1);
    let events = act(&mut game, &line);
    assert_eq!(events, [chose(Upgrade::BigHeart, 1), healed(1, 4)]);
    assert_eq!((game.hp(), game.hp_max()), (4, 6));
}

#[test]
fn long_arms_reach_half_a_cell_further() {
    let game = on(LAWN).placed(at(1, 1), Point::new(384 + 384, 384));
    assert!(refused(&game, "swing 0 10").starts_with("the ball is 1.5 cells away"));
    let long = game.trained(&[Upgrade::LongArms]);
    assert_eq!(long.reach(), Length(1500));
    assert!(long.check(&command("swing 0 10")).is_ok());
    let beyond = long.placed(at(1, 1), Point::new(384 + 385, 384));
    assert_eq!(
        refused(&beyond, "swing 0 10"),
        "the ball is 1.504 cells away, your reach is 1.5"
    );
}

#[test]
fn a_wide_cup_takes_what_passes_further_off() {
    // The ball passes so far beside the middle of the cup, in 1/256 cell: 0.35, 0.45, 0.55.
    let drops = |level: usize, beside: i32| {
        let game = on("
            ########
            #......#
            #@..U..#
            #......#
            ########");
        let game = game.trained(&[Upgrade::WideCup; 2][..level]);
        let mut game = game.placed(at(1, 2), Point::new(384, 640 + beside));
        act(&mut game, "swing 0 60");
        !game.card().is_empty()
    };
    for (level, inside) in [(0, 89), (1, 115), (2, 140)] {
        assert!(drops(level, inside), "{level}");
        assert!(!drops(level, inside + 1), "{level}");
    }
}

#[test]
fn an_iron_ball_goes_on_through_the_first_kill_only() {
    let board = "
        ############
        #@.s.s....U#
        ############";
    let mut plain = on(board);
    act(&mut plain, "swing 0 90");
    assert_eq!(plain.monsters().len(), 1);
    let mut game = on(board).trained(&[Upgrade::IronBall]);
    act(&mut game, "swing 0 90");
    assert_eq!(game.monsters(), []);
    // 5.4 cells: 3.4 to the second, 2.0 back from it.
    assert_eq!(game.ball(), Some(Point::new(742, 384)));
    // What it does not destroy, it comes off as ever.
    let mut golem = on(&board.replacen("s.s", "G.s", 1)).trained(&[Upgrade::IronBall]);
    act(&mut golem, "swing 0 90");
    assert_eq!(golem.monsters().len(), 2);
}

#[test]
fn a_clean_kill_is_free_once_a_hole() {
    let board = "
        ########
        #.s@s.U#
        ########";
    let mut game = on(board).trained(&[Upgrade::CleanKill]);
    let events = act(&mut game, "step e");
    let free = Foe(1, Kind::Skeleton);
    assert_eq!(
        events[..2],
        [
            free.is_clubbed((4, 1), Dir::E, 0),
            free.is_killed((4, 1), Weapon::Club, 1)
        ]
    );
    assert_eq!(game.strokes(), 0);
    act(&mut game, "step w");
    assert_eq!(game.strokes(), 1);
}

#[test]
fn a_blow_that_does_not_kill_is_no_clean_kill() {
    let mut game = on("
        #######
        #@G..U#
        #######")
    .trained(&[Upgrade::CleanKill]);
    act(&mut game, "step e");
    assert_eq!(game.strokes(), 1);
    act(&mut game, "step e");
    assert_eq!((game.strokes(), game.monsters().len()), (1, 0));
}

#[test]
fn light_feet_make_the_first_dash_of_a_hole_free() {
    let mut game = on(LAWN).trained(&[Upgrade::LightFeet]).hurt_to(1);
    let events = act(&mut game, "dash e");
    assert_eq!(events[0], dashed(0, 1));
    assert_eq!(
        refused(&game, "dash e"),
        "a dash costs a heart, and this is your last"
    );
    play(&mut game, "pickup, next");
    assert_eq!(game.dash_hearts(), 0, "a new hole");
}

#[test]
fn a_bone_ward_holds_off_the_first_blow_or_missile_of_a_hole() {
    let mut game = awake(
        "
        ######
        #@s.U#
        ######",
    )
    .trained(&[Upgrade::BoneWard]);
    let skeleton = Foe(0, Kind::Skeleton);
    assert_eq!(
        act(&mut game, "wait"),
        [Event::Waited, skeleton.is_warded((1, 1))]
    );
    assert_eq!(
        act(&mut game, "wait"),
        [Event::Waited, skeleton.strikes((1, 1), (1, 4))]
    );
    let mut game = awake(
        "
        #########
        #@...a.U#
        #########",
    )
    .trained(&[Upgrade::BoneWard]);
    let archer = Foe(0, Kind::Archer);
    let loosed = [
        Event::Waited,
        archer.looses((4, 1), (1, 1)),
        archer.is_warded((1, 1)),
    ];
    assert_eq!(act(&mut game, "wait"), loosed);
    // Spikes are no blow.
    let mut game = on("
        #######
        #@^..U#
        #######")
    .trained(&[Upgrade::BoneWard]);
    assert_eq!(act(&mut game, "step e")[1], pricked((2, 1), 4));
}

#[test]
fn with_a_sand_wedge_sand_is_rough() {
    let board = "
        ###########
        #@::::...U#
        ###########";
    let rested = |game: Game| {
        let mut game = game;
        act(&mut game, "swing 0 50");
        game.ball()
    };
    let rough = rested(on(&board.replace(':', ",")));
    assert_eq!(rested(on(board).trained(&[Upgrade::SandWedge])), rough);
    assert_ne!(rested(on(board)), rough);
}

#[test]
fn a_trick_shot_counts_a_kill_after_a_bounce_three_times() {
    let board = "
        ##########
        #.@.s...U#
        ##########";
    let killed = |game: &mut Game, line: &str| match act(game, line)[1] {
        Event::Killed { xp, .. } => xp,
        ref event => panic!("{event:?}"),
    };
    let trick = || on(board).trained(&[Upgrade::TrickShot]);
    assert_eq!(killed(&mut trick(), "swing 180 100"), 3);
    assert_eq!(killed(&mut trick(), "swing 0 60"), 2, "no bounce");
    assert_eq!(killed(&mut on(board), "swing 180 100"), 2, "no upgrade");
}

#[test]
fn a_green_reader_sees_a_contact_more() {
    let seen = |tees: Tees, level: usize| {
        let game = World {
            tees,
            ..world(LAWN)
        }
        .game();
        game.trained(&[Upgrade::GreenReader; 2][..level])
            .preview_contacts()
    };
    assert_eq!(
        (0..=2).map(|n| seen(Tees::Club, n)).collect::<Vec<_>>(),
        [Some(2), Some(3), Some(4)]
    );
    assert_eq!(seen(Tees::Championship, 1), Some(2));
    assert_eq!(seen(Tees::Forward, 1), None);
}

#[test]
fn the_caddies_eye_gives_one_hint_a_hole() {
    let mut game = on(LAWN).trained(&[Upgrade::CaddiesEye]);
    assert_eq!(act(&mut game, "hint"), [Event::Hinted { price: 0 }]);
    let score = game.so_far();
    assert_eq!((score.strokes, score.hints), (0, 0), "hints are strokes");
    assert_eq!(act(&mut game, "hint"), [Event::Hinted { price: 1 }]);
    assert_eq!((game.strokes(), game.so_far().hints), (1, 1));
}

#[test]
fn what_is_once_a_hole_is_used_up_only_by_who_has_it() {
    // Dashed, killed and asked before: whoever gets it then still has it for this hole.
    let mut game = on("
        ##########
        #@..ss..U#
        ##########");
    play(&mut game, "dash e, step e, hint");
    assert_eq!(game.strokes(), 2);
    let all = [Upgrade::LightFeet, Upgrade::CleanKill, Upgrade::CaddiesEye];
    let mut game = game.trained(&all);
    assert_eq!((game.dash_hearts(), game.hint_strokes()), (0, 0));
    play(&mut game, "step e");
    while game.monster_at(game.golfer().step(Dir::E)).is_none() {
        act(&mut game, "wait");
    }
    let strokes = game.strokes();
    act(&mut game, "step e");
    assert_eq!(game.strokes(), strokes);
}
