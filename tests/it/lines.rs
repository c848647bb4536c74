//! The lines that are offered are what their names say, each outcome once, the best first.

use bogeyman::assist::foretold::{Ending, Foretold};
use bogeyman::assist::lines::{Line, useful};
use bogeyman::assist::walk::{self, Goal};
use bogeyman::dice::Seed;
use bogeyman::game::{Command, Game, Holes, Phase, Setup};
use bogeyman::hole::{Course, Tees};

use crate::fixture::{act, at, on};

fn offered(game: &Game) -> Vec<(Line, Foretold)> {
    let ball = game.ball().expect("a ball");
    let told = |line: Line| {
        let flight = game.preview(line.shot.heading, line.shot.power);
        let told = Foretold::of(game, &flight.expect("a ball"));
        (line, told)
    };
    useful(game, ball, None).into_iter().map(told).collect()
}

/// How early a line belongs: drops, then the dead, then the rest.
fn rank(told: &Foretold) -> u8 {
    match (told.end, told.struck.is_empty()) {
        (Some(Ending::Drops), _) => 0,
        (_, false) => 1,
        (_, true) => 2,
    }
}

#[test]
fn a_line_does_what_its_name_says() {
    let mut kinds = [0; 3];
    for seed in 0..8 {
        for tees in [Tees::Forward, Tees::Championship] {
            let setup = Setup {
                seed: Seed::new(seed),
                course: Course::Graveyard,
                tees,
                holes: Holes::Count(9),
            };
            let mut game = Game::new(setup);
            // From the tee, and from where the first line leads each time.
            for _ in 0..4 {
                let lines = offered(&game);
                assert!(!lines.is_empty());
                for (line, told) in &lines {
                    let name = &line.name;
                    assert_eq!(
                        name.contains("drops"),
                        told.end == Some(Ending::Drops),
                        "{name}"
                    );
                    assert_eq!(name.contains("kills"), told.kills().is_some(), "{name}");
                    assert_eq!(name.contains("hits"), told.hits().is_some(), "{name}");
                    assert_eq!(name.contains("bank"), told.banks > 0, "{name}");
                    assert_eq!(name.contains("unseen"), told.end.is_none(), "{name}");
                    kinds[usize::from(rank(told))] += 1;
                }
                let ranks: Vec<u8> = lines.iter().map(|(_, told)| rank(told)).collect();
                // Banks may strike somebody on the way and stay where the rest are.
                let drops = ranks.iter().take_while(|rank| **rank == 0).count();
                assert!(ranks[drops..].iter().all(|rank| *rank > 0), "{ranks:?}");
                for (index, (line, _)) in lines.iter().enumerate() {
                    assert!(
                        lines[..index]
                            .iter()
                            .all(|(other, _)| other.shot != line.shot)
                    );
                }
                let shot = lines[0].0.shot;
                let swing = Command::Swing {
                    heading: shot.heading,
                    power: shot.power,
                };
                game.apply(&swing).expect("in reach");
                let Some(ball) = game.ball().filter(|_| game.phase() == &Phase::Play) else {
                    break;
                };
                game = game.placed(ball.cell(), ball);
            }
        }
    }
    assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
}

#[test]
fn nobody_is_aimed_at_who_stands_behind_a_corner() {
    // The skeleton's middle is in sight, but the ball is too wide for the gap.
    let game = on("########\n#@.#..U#\n#..#.s.#\n#..#...#\n########");
    for (line, told) in offered(&game) {
        assert!(told.struck.is_empty(), "{}", line.name);
        assert!(!line.name.contains("skeleton"), "{}", line.name);
    }
    let open = on("########\n#@....U#\n#....s.#\n#......#\n########");
    let first = offered(&open);
    assert_eq!(first[0].0.name, "drops");
    assert!(
        first
            .iter()
            .any(|(line, _)| line.name.starts_with("kills the skeleton"))
    );
}

#[test]
fn of_several_of_a_kind_the_name_says_which_way() {
    let game = on("#########\n#..s....#\n#@......#\n#......s#\n#.U.....#\n#########");
    let names: Vec<String> = offered(&game)
        .into_iter()
        .map(|(line, _)| line.name)
        .collect();
    let one = |name: &String| name.contains("the skeleton north-east");
    assert!(names.iter().any(one), "{names:?}");
}

#[test]
fn a_walk_to_the_ball_ends_where_it_can_be_played() {
    // Beside the spikes it lies on, though nobody treads on them.
    let mut game = on("##########\n#@......*#\n########^#\n#......^U#\n##########");
    game = game.placed(at(1, 1), bogeyman::geom::Point::centre(at(8, 2)));
    let mut steps = 0;
    while let Ok(dir) = walk::next(&game, Goal::Ball) {
        act(&mut game, &format!("step {dir}"));
        steps += 1;
        assert!(steps < 20);
    }
    assert!(game.check_reach().is_ok());
    assert_eq!(game.golfer(), at(8, 1));
    // In the open at the first cell in reach, not on the ball's.
    let mut game = on("##########\n#@.....*U#\n##########");
    while let Ok(dir) = walk::next(&game, Goal::Ball) {
        act(&mut game, &format!("step {dir}"));
    }
    assert_eq!(game.golfer(), at(6, 1));
    // To a cell, and to none that nobody can stand on.
    while let Ok(dir) = walk::next(&game, Goal::Cell(at(2, 1))) {
        act(&mut game, &format!("step {dir}"));
    }
    assert_eq!(game.golfer(), at(2, 1));
    let wall = walk::next(&game, Goal::Cell(at(2, 0)));
    assert_eq!(wall, Err(walk::Halt::NoWay));
}
