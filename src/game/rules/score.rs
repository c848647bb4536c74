//! The end of a hole and of a round, and the tee of the next.

use std::sync::Arc;

use super::climb;
use crate::course::{self, Brief};
use crate::game::board::Board;
use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::kit::Once;
use crate::game::play::{Game, Lie, Tally};
use crate::game::state::{Ball, Intent, Killer, Monster, Outcome, Phase, Score};
use crate::geom::Point;
use crate::hole::Lock;

/// Judges a turn: death comes before a holed ball, that before a pick-up.
pub fn settle(game: &mut Game, command: &Command, killer: Option<Killer>, events: &mut Vec<Event>) {
    let limit = game.stroke_limit();
    let conceded = *command == Command::Pickup;
    if let Some(by) = killer {
        game.phase = Phase::Over(Outcome::Fell {
            hole: game.hole().number,
            by,
        });
        events.push(Event::Died { by });
    } else if game.lie.ball == Ball::Holed {
        hole_out(game, events);
    } else if conceded || game.tally.strokes >= limit {
        events.push(Event::PickedUp {
            score: limit,
            conceded,
        });
        // A concession counts up to the limit, and a blow with the club past it counts no more.
        game.tally.strokes = limit;
        put_on_card(game);
    }
}

/// A penalty stroke. Past twice par none counts any more.
pub fn penalise(game: &mut Game) {
    if game.tally.strokes < game.stroke_limit() {
        game.tally.strokes += 1;
        game.tally.penalties += 1;
    }
}

fn hole_out(game: &mut Game, events: &mut Vec<Event>) {
    let (par, strokes) = (game.hole().par, game.tally.strokes);
    let xp = game.content.golfer.hole_xp * (1 + par.saturating_sub(strokes));
    game.golfer.xp += xp;
    events.push(Event::Holed { strokes, par, xp });
    if strokes <= game.board.walk_strokes {
        climb::heal(game, 1, events);
    }
    put_on_card(game);
}

fn put_on_card(game: &mut Game) {
    let score = Score {
        picked_up: game.lie.ball != Ball::Holed,
        ..game.so_far()
    };
    game.card.push(score);
    game.phase = Phase::Carded(score);
}

/// Goes on from a card: to the next tee, or out of the round.
pub fn next(game: &mut Game, events: &mut Vec<Event>) {
    if game.is_last_hole() {
        game.phase = Phase::Over(Outcome::Finished);
        events.push(Event::Finished {
            strokes: game.total_strokes(),
            total: game.total(),
        });
        return;
    }
    let brief = Brief {
        course: game.setup.course,
        tees: game.setup.tees,
        number: game.hole().number + 1,
    };
    let hole = course::hole(&brief, game.setup.seed, game.content);
    let (number, par) = (hole.number, hole.par);
    game.board = Arc::new(Board::new(hole, game.content));
    tee_up(game);
    events.push(Event::TeedUp { hole: number, par });
}

/// Puts golfer and ball on the tee and the dead to sleep.
pub fn tee_up(game: &mut Game) {
    let hole = &game.board.hole;
    let spot = Point::centre(hole.tee);
    game.phase = Phase::Play;
    game.golfer.cell = hole.tee;
    game.lie = Lie {
        ball: Ball::Lies(spot),
        spot,
    };
    game.tally = Tally::default();
    game.turn = 0;
    game.monsters = hole
        .monsters
        .iter()
        .zip(0..)
        .map(|(placed, id)| Monster {
            id,
            kind: placed.kind,
            cell: placed.cell,
            hits: game.content.monsters.of(placed.kind).hits,
            xp: game.content.monsters.of(placed.kind).xp,
            intent: Intent::Asleep,
            turns: 0,
            dazed: 0,
        })
        .collect();
    game.items.clone_from(&hole.items);
    game.surveyed = false;
    game.doors = Lock::Shut;
    game.once = Once::default();
    game.next_id = game.monsters.len() as u32;
}
