//! What must hold of every state.

use bogeyman::content::{Content, Upgrade};
use bogeyman::game::{Ball, Command, Game, Intent, Outcome, Phase, Relief, Verb};
use bogeyman::geom::{Cell, Point};
use bogeyman::hole::Kind;

/// Checks a state whole.
pub fn is_sound(game: &Game) {
    golfer_is_sound(game);
    monsters_are_sound(game);
    phase_is_sound(game);
    if game.phase() == &Phase::Play {
        ball_is_sound(game);
        assert!(game.check(&Command::Wait).is_ok());
        assert!(game.check(&Command::Unplayable(Relief::Back)).is_ok());
    } else {
        assert!(game.check(&Command::Wait).is_err());
    }
}

fn golfer_is_sound(game: &Game) {
    assert_eq!(game.walkable().get(game.golfer()), Some(true));
    assert!(game.hp() <= game.hp_max());
    assert_eq!(game.hp() == 0, fell(game), "dead and only then fallen");
    // A blow with the club in a dash may lead past the limit on the turn of a death; what counts
    // never does.
    assert!(game.strokes() <= game.stroke_limit() + u32::from(fell(game)));
    assert!(game.turns_to_nightfall() >= 1);
    let score = game.so_far();
    assert!(score.penalties + score.hints <= score.strokes, "{score:?}");
    for score in game.card() {
        assert!(score.strokes <= 2 * score.par);
        assert!(score.penalties + score.hints <= score.strokes, "{score:?}");
    }
    let content = Content::standard();
    assert!(game.carried().len() <= content.items.bag as usize);
    for upgrade in Upgrade::ALL {
        assert!(game.upgrades().level(upgrade) <= content.upgrades.most(upgrade));
    }
}

fn monsters_are_sound(game: &Game) {
    let hole = game.hole();
    for monster in game.monsters() {
        let floats = monster.kind == Kind::Wisp && hole.ground.contains(monster.cell);
        let stands = game.walkable().get(monster.cell) == Some(true);
        assert!(stands || floats, "{monster:?}");
        assert_ne!(monster.cell, hole.cup);
        assert_ne!(monster.cell, game.golfer());
        assert!(monster.hits > 0);
        assert_eq!(monster.is_awake(), monster.intent != Intent::Asleep);
    }
    let mut cells: Vec<Cell> = game.monsters().iter().map(|m| m.cell).collect();
    cells.sort();
    cells.dedup();
    assert_eq!(cells.len(), game.monsters().len(), "two share a cell");
    let ids: Vec<u32> = game.monsters().iter().map(|m| m.id).collect();
    assert!(ids.is_sorted(), "{ids:?}");
    if let Ball::Carried(id) = game.ball_state() {
        let carrier = game.ball_carrier().expect("whoever carries the ball lives");
        assert_eq!((carrier.id, carrier.kind), (id, Kind::Ghoul));
    }
}

fn phase_is_sound(game: &Game) {
    match game.phase() {
        Phase::Play => {
            assert_ne!(game.ball_state(), Ball::Holed);
            assert!(game.strokes() < game.stroke_limit());
            assert!(game.xp() < game.next_upgrade_xp());
        }
        Phase::Upgrade { offers, carded } => {
            assert_eq!(game.legal(), [Verb::Choose]);
            assert!((1..=3).contains(&offers.len()));
            assert!(game.xp() >= game.next_upgrade_xp());
            match carded {
                Some(score) => assert_eq!(game.card().last(), Some(score)),
                None => assert_ne!(game.ball_state(), Ball::Holed),
            }
        }
        Phase::Carded(score) => {
            assert_eq!(game.legal(), [Verb::Next]);
            assert_eq!(game.card().last(), Some(score));
            assert_eq!(score.picked_up, game.ball_state() != Ball::Holed);
        }
        Phase::Over(_) => assert_eq!(game.legal(), []),
    }
}

fn ball_is_sound(game: &Game) {
    if let Some(ball) = game.ball() {
        assert_eq!(game.walkable().get(ball.cell()), Some(true));
        assert!(
            clear_of_walls(game, ball),
            "the ball lies in a wall at {ball}"
        );
    }
}

fn fell(game: &Game) -> bool {
    matches!(game.phase(), Phase::Over(Outcome::Fell { .. }))
}

/// Whether the ball is at least its radius from every solid cell, by plain arithmetic.
fn clear_of_walls(game: &Game, ball: Point) -> bool {
    let cell = ball.cell();
    (-1..=1).all(|dy| {
        (-1..=1).all(|dx| {
            let near = Cell::new(cell.x + dx, cell.y + dy);
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
