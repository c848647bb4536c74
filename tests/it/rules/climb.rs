//! The climb: XP, thresholds, offers, choices.

use bogeyman::content::{Content, Upgrade};
use bogeyman::dice::Seed;
use bogeyman::game::{Event, Game, Phase, Setup, Verb, Weapon};
use bogeyman::hole::{Kind, Tees};

use super::told::*;
use crate::fixture::*;

const ALLEY: &str = "
    ###########
    #@..s....U#
    ###########";

/// The same board under another seed, at other tees.
fn under(seed: u64, tees: Tees) -> Game {
    let game = World {
        tees,
        ..world(ALLEY)
    }
    .game();
    let setup = Setup {
        seed: Seed::new(seed),
        ..game.setup().clone()
    };
    Game::on(setup, game.hole().clone())
}

fn offers(game: &Game) -> Vec<Upgrade> {
    match game.phase() {
        Phase::Upgrade { offers, .. } => offers.clone(),
        phase => panic!("{phase:?}"),
    }
}

/// Every upgrade at its most but these.
fn all_but(left: &[Upgrade]) -> Vec<Upgrade> {
    let figures = &Content::standard().upgrades;
    let open = Upgrade::ALL.into_iter().filter(|one| !left.contains(one));
    open.flat_map(|one| vec![one; figures.most(one) as usize])
        .collect()
}

#[test]
fn thresholds_lie_further_apart_each_time() {
    let mut game = on(ALLEY);
    let mut thresholds = Vec::new();
    for _ in 0..5 {
        thresholds.push(game.next_upgrade_xp());
        game = game.seasoned(*thresholds.last().expect("one"));
    }
    assert_eq!(thresholds, [5, 12, 21, 32, 45]);
}

#[test]
fn at_a_threshold_and_not_below_three_are_offered() {
    let mut below = on(ALLEY).seasoned(2);
    act(&mut below, "swing 0 60");
    assert_eq!((below.xp(), below.phase()), (4, &Phase::Play));

    let mut game = on(ALLEY).seasoned(3);
    let events = act(&mut game, "swing 0 60");
    let killed = Foe(0, Kind::Skeleton).is_killed((4, 1), Weapon::Ball, 2);
    let offered = Event::Offered {
        offers: offers(&game),
    };
    assert_eq!(events[1..], [killed, offered]);
    assert_eq!(game.legal(), [Verb::Choose]);
    for line in [
        "wait",
        "swing 0 10",
        "step e",
        "pickup",
        "next",
        "hint",
        "use bell",
    ] {
        assert_eq!(refused(&game, line), "an upgrade is to be chosen first");
    }
    assert_eq!(
        refused(&game, "choose 4"),
        "there are only 3 to choose from"
    );
    let taken = offers(&game)[1];
    let events = act(&mut game, "choose 2");
    assert_eq!(events[0], chose(taken, 1));
    assert_eq!(
        (game.upgrades().level(taken), game.phase()),
        (1, &Phase::Play)
    );
    assert_eq!(game.turn(), 1, "a choice is no turn");
    assert_eq!(refused(&game, "choose 1"), "there is no upgrade to choose");
}

#[test]
fn offers_are_three_different_ones_none_at_its_most() {
    let mut seen = Vec::new();
    for seed in 0..200 {
        let maxed = [Upgrade::LongArms, Upgrade::WideCup, Upgrade::WideCup];
        let mut game = under(seed, Tees::Club).seasoned(3).trained(&maxed);
        act(&mut game, "swing 0 60");
        let mut offered = offers(&game);
        offered.sort();
        offered.dedup();
        assert_eq!(offered.len(), 3, "seed {seed}");
        seen.extend(offered);
    }
    seen.sort();
    seen.dedup();
    let mut open = Upgrade::ALL.to_vec();
    open.retain(|one| ![Upgrade::LongArms, Upgrade::WideCup].contains(one));
    assert_eq!(seen, open, "all that are open are offered some time");
}

#[test]
fn green_reader_is_never_offered_where_the_whole_path_shows() {
    for seed in 0..100 {
        let mut game = under(seed, Tees::Forward).seasoned(3);
        act(&mut game, "swing 0 60");
        assert!(
            !offers(&game).contains(&Upgrade::GreenReader),
            "seed {seed}"
        );
    }
}

#[test]
fn the_same_seed_offers_the_same_and_each_choice_anew() {
    let offered = |xp: u32| {
        let mut game = under(7, Tees::Club).seasoned(xp);
        act(&mut game, "swing 0 60");
        offers(&game)
    };
    assert_eq!(offered(3), offered(4));
    assert_ne!(offered(3), offered(10));
}

#[test]
fn where_fewer_are_left_fewer_are_offered() {
    let left = [Upgrade::LongDrive, Upgrade::TrickShot];
    let mut game = on(ALLEY).seasoned(3).trained(&all_but(&left));
    act(&mut game, "swing 0 60");
    let mut offered = offers(&game);
    offered.sort();
    assert_eq!(offered, left);
    assert_eq!(
        refused(&game, "choose 3"),
        "there are only 2 to choose from"
    );
}

#[test]
fn where_none_is_left_two_hearts_are_healed() {
    let mut game = on(ALLEY).seasoned(3).trained(&all_but(&[])).hurt_to(4);
    let events = act(&mut game, "swing 0 60");
    assert_eq!(events[2..], [healed(2, 6)]);
    assert_eq!(game.phase(), &Phase::Play);
    assert_eq!(game.next_upgrade_xp(), 12, "it counts as a choice");
}

#[test]
fn thresholds_passed_at_once_are_choices_one_after_the_other() {
    let board = "
        ##########
        #@.^B^^^U#
        ##########";
    let mut game = on(board).seasoned(2);
    for _ in 0..3 {
        game = game.placed(at(1, 1), centre(1, 1));
        act(&mut game, "swing 0 50");
    }
    assert_eq!(game.xp(), 22, "past 5, 12 and 21");
    for choice in 1..=3 {
        let events = act(&mut game, "choose 1");
        let is_offered = matches!(events.last(), Some(Event::Offered { .. }));
        assert_eq!(is_offered, choice < 3, "{choice}");
    }
    assert_eq!(game.phase(), &Phase::Play);
    assert_eq!(
        game.upgrades().taken().map(|(_, level)| level).sum::<u32>(),
        3
    );
}

#[test]
fn what_the_last_shot_earned_is_chosen_before_the_card() {
    // An archer for 4 and the hole in one for 4 lead from 4 past 5 to 12.
    let board = "
        ########
        #@a.U..#
        ########";
    let game = on(board).seasoned(4);
    let mut game = game.placed(at(1, 1), bogeyman::geom::Point::new(2 * 256, 384));
    let events = act(&mut game, "swing 0 50");
    assert_eq!(
        events[1],
        Foe(0, Kind::Archer).is_killed((2, 1), Weapon::Ball, 4)
    );
    assert!(matches!(
        events[2..],
        [Event::Holed { xp: 4, .. }, Event::Offered { .. }]
    ));
    assert_eq!(game.card().len(), 1);
    assert_eq!(refused(&game, "next"), "an upgrade is to be chosen first");
    let events = act(&mut game, "choose 1");
    assert!(matches!(
        events[..],
        [Event::Chose { .. }, .., Event::Offered { .. }]
    ));
    act(&mut game, "choose 1");
    assert_eq!(game.phase(), &Phase::Carded(game.card()[0]));
    assert_eq!(game.card().len(), 1);
    assert_eq!(game.legal(), [Verb::Next]);
}

#[test]
fn the_dead_choose_nothing() {
    let board = "
        ########
        #.s@s.U#
        ########";
    let mut game = awake(board).seasoned(4).hurt_to(1);
    let events = act(&mut game, "step e");
    assert!(matches!(events.last(), Some(Event::Died { .. })));
    assert_eq!(game.xp(), 5);
    assert!(matches!(game.phase(), Phase::Over(_)));
}

#[test]
fn a_conceded_hole_earns_nothing() {
    let mut game = on(ALLEY).seasoned(4);
    act(&mut game, "pickup");
    assert_eq!(game.xp(), 4);
    assert!(matches!(game.phase(), Phase::Carded(_)));
}
