//! What bots do without a thought: with the bag, with upgrades, after a ghoul that has the ball.

use bogeyman::content::{Content, Upgrade};
use bogeyman::game::{Game, Phase, Relief};
use bogeyman::geom::Dir;
use bogeyman::hole::Item;

use super::*;

const LAWN: &str = "
    ##########
    #@.......#
    #.......U#
    ##########";

fn choice(bot: Bot, game: &Game) -> Option<Command> {
    Player::new(bot).choose(game)
}

#[test]
fn who_is_worn_eats_and_who_is_whole_does_not() {
    let game = on(LAWN).carrying(&[Item::Sandwich]);
    let eats = Some(Command::Use(Item::Sandwich));
    for bot in Bot::ALL {
        assert_ne!(choice(bot, &game), eats, "{bot:?}");
        assert_eq!(choice(bot, &game.clone().hurt_to(2)), eats, "{bot:?}");
    }
}

#[test]
fn a_ball_far_off_is_what_a_holy_tee_is_for() {
    let game = on(LAWN).carrying(&[Item::Tee]);
    let goes = Some(Command::Use(Item::Tee));
    for bot in Bot::ALL {
        let at_seven = game.clone().placed(at(1, 1), centre(8, 1));
        assert_eq!(choice(bot, &at_seven), goes, "{bot:?}");
        let at_six = game.clone().placed(at(1, 1), centre(7, 1));
        assert_ne!(choice(bot, &at_six), goes, "{bot:?}");
    }
}

#[test]
fn a_ball_in_the_water_is_taken_back() {
    let game = on("
        ##########
        #@..~~...#
        #...~~..U#
        ##########")
    .carrying(&[Item::Mulligan]);
    for bot in Bot::ALL {
        let (mut game, mut player) = (game.clone(), Player::new(bot));
        player.choose(&game);
        act(&mut game, "swing 0 80");
        let back = Some(Command::Use(Item::Mulligan));
        assert_eq!(player.choose(&game), back, "{bot:?}");
    }
}

#[test]
fn a_ghoul_is_run_after_and_struck_and_after_ten_turns_left() {
    let mut game = on("
        ############
        #T@.*g....U#
        ############");
    play(&mut game, "wait, wait");
    assert!(game.ball_carrier().is_some());
    let beside = {
        let mut game = game.clone();
        play(&mut game, "step e, step e");
        game
    };
    let east = Some(Command::Step(Dir::E));
    for bot in Bot::ALL {
        let mut player = Player::new(bot);
        for turn in 1..10 {
            assert_eq!(player.choose(&game), east, "{bot:?}, turn {turn}");
        }
        let back = Some(Command::Unplayable(Relief::Back));
        assert_eq!(player.choose(&game), back, "{bot:?}");
        // Within the club's reach it is struck, however long that took.
        assert_eq!(player.choose(&beside), east, "{bot:?}");
    }
}

/// The round in which one of two upgrades is to be chosen, Long Drive among them.
fn at_a_choice(seed: u64) -> Game {
    let game = on("
        ###########
        #@..s....U#
        ###########");
    let setup = Setup {
        seed: Seed::new(seed),
        ..game.setup().clone()
    };
    let figures = &Content::standard().upgrades;
    let left = [Upgrade::LongDrive, Upgrade::TrickShot];
    let others = Upgrade::ALL.into_iter().filter(|one| !left.contains(one));
    let trained: Vec<Upgrade> = others
        .flat_map(|one| vec![one; figures.most(one) as usize])
        .collect();
    let game = Game::on(setup, game.hole().clone());
    let mut game = game.seasoned(3).trained(&trained);
    act(&mut game, "swing 0 60");
    game
}

#[test]
fn who_has_experience_chooses_the_long_drive_and_the_beginner_what_comes_first() {
    let mut places = Vec::new();
    for seed in 0..12 {
        let game = at_a_choice(seed);
        let Phase::Upgrade { offers, .. } = game.phase() else {
            panic!("{:?}", game.phase());
        };
        let drive = offers.iter().position(|one| *one == Upgrade::LongDrive);
        let drive = drive.expect("offered") as u8 + 1;
        places.push(drive);
        for bot in Bot::ALL {
            let number = if bot == Bot::Beginner { 1 } else { drive };
            assert_eq!(choice(bot, &game), Some(Command::Choose(number)), "{bot:?}");
        }
    }
    assert!(places.contains(&1) && places.contains(&2), "{places:?}");
}

#[test]
fn the_fair_golfer_asks_for_a_free_hint_and_plays_it() {
    let mut game = on(LAWN).trained(&[Upgrade::CaddiesEye]);
    let mut player = Player::new(Bot::Fair);
    assert_eq!(player.choose(&game), Some(Command::Hint));
    act(&mut game, "hint");
    let shot = game.caddie().expect("a line").shots[0];
    let swing = Command::Swing {
        heading: shot.heading,
        power: shot.power,
    };
    assert_eq!(player.choose(&game), Some(swing));
    // A second one costs a stroke, so he looks for himself.
    act(&mut game, "wait");
    assert_ne!(player.choose(&game), Some(Command::Hint));
}
