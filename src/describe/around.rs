//! A look round in words: the ground, the walls, the ways out, whoever and whatever is there.

use crate::game::{Game, Monster};
use crate::geom::{Cell, Dir};
use crate::hole::{Room, Terrain};

use super::situation::{deed, named, place};
use super::{capital, legs, offset, plural, way};

/// Of the dead, and of what lies about, so many are told, the nearest first.
const MOST: usize = 12;
/// How many steps off sand, water and their like are told.
const NEAR: i32 = 8;

/// All that can be seen from where the golfer stands, a sentence or two a line.
pub fn around(game: &Game) -> Vec<String> {
    let here = game.golfer();
    let room = room(game, here);
    let mut told = vec![standing_place(game, room)];
    if let Some(room) = room {
        told.push(exits(game, room));
    }
    told.push(rays(game));
    told.extend(grounds(game));
    told.extend(to_cup(game));
    told.extend(dead(game));
    told.extend(items(game));
    told.push(format!(
        "Night falls in {}. {} XP, the next upgrade at {}.",
        plural(game.turns_to_nightfall() as usize, "turn"),
        game.xp(),
        game.next_upgrade_xp()
    ));
    told
}

/// The smallest room that holds a cell.
fn room(game: &Game, cell: Cell) -> Option<Room> {
    let rooms = game.hole().rooms.iter().copied();
    rooms
        .filter(|room| room.holds(cell))
        .min_by_key(|room| room.width * room.height)
}

fn standing_place(game: &Game, room: Option<Room>) -> String {
    let here = game.golfer();
    let ground = game.hole().terrain(here).name();
    match room {
        Some(room) => {
            let (west, north) = (here.x - room.corner.x, here.y - room.corner.y);
            let (east, south) = (room.width - 1 - west, room.height - 1 - north);
            format!(
                "You stand on {ground} in a room of {} by {}: it goes on {north} north, {east} east, \
                 {south} south, {west} west.",
                room.width, room.height
            )
        }
        None => format!("You stand on {ground}, between rooms."),
    }
}

/// The gaps in a room's walls, each by its middle.
fn exits(game: &Game, room: Room) -> String {
    let open = |cell: Cell| game.walkable().get(cell).unwrap_or(false);
    let Cell { x, y } = room.corner;
    let (right, bottom) = (x + room.width, y + room.height);
    let sides: [(Dir, Vec<Cell>); 4] = [
        (Dir::N, (x..right).map(|x| Cell::new(x, y - 1)).collect()),
        (Dir::E, (y..bottom).map(|y| Cell::new(right, y)).collect()),
        (Dir::S, (x..right).map(|x| Cell::new(x, bottom)).collect()),
        (Dir::W, (y..bottom).map(|y| Cell::new(x - 1, y)).collect()),
    ];
    let mut told = Vec::new();
    for (dir, cells) in sides {
        let is_gap = |cell: &Cell| open(*cell) && open(cell.step(dir.opposite()));
        for gap in cells.chunk_by(|a, b| is_gap(a) == is_gap(b)) {
            if gap.first().is_some_and(is_gap) {
                let middle = gap[gap.len() / 2];
                let width = gap.len();
                told.push(format!("{}, {width} wide", offset(game.golfer(), middle)));
            }
        }
    }
    match told.is_empty() {
        true => "No way leads out of it on foot.".to_owned(),
        false => format!("Ways out: {}.", told.join("; ")),
    }
}

/// How far the ground is open in each direction, and what ends it.
fn rays(game: &Game) -> String {
    let ray = |dir: Dir| {
        let cells =
            std::iter::successors(Some(game.golfer().step(dir)), |cell| Some(cell.step(dir)));
        let open = cells.take_while(|cell| game.walkable().get(*cell) == Some(true));
        let free = open.count();
        let (dx, dy) = dir.delta();
        let steps = free as i32 + 1;
        let here = game.golfer();
        let end = game
            .hole()
            .terrain(Cell::new(here.x + dx * steps, here.y + dy * steps));
        match free {
            0 => format!("{} {}", dir.word(), end.name()),
            _ => format!("{} {free} to {}", dir.word(), end.name()),
        }
    };
    format!("Open cells: {}.", Dir::ALL.map(ray).join(", "))
}

/// The nearest cell of each kind of ground that does something.
fn grounds(game: &Game) -> Option<String> {
    let here = game.golfer();
    let mut near: Vec<(i32, Terrain, Cell)> = Vec::new();
    for (cell, terrain) in game.hole().ground.iter() {
        let steps = cell.king_steps(here);
        if matches!(terrain, Terrain::Wall | Terrain::Green) || steps > NEAR {
            continue;
        }
        match near.iter_mut().find(|(_, known, _)| *known == terrain) {
            Some(known) if steps < known.0 => *known = (steps, terrain, cell),
            Some(_) => {}
            None => near.push((steps, terrain, cell)),
        }
    }
    near.sort_by_key(|(steps, _, cell)| (*steps, *cell));
    let told: Vec<String> = near
        .iter()
        .map(|(_, terrain, cell)| format!("{} {}", terrain.name(), offset(here, *cell)))
        .collect();
    (!told.is_empty()).then(|| format!("Nearest of its kind: {}.", told.join(", ")))
}

/// The way from the ball to the cup, as one would walk it.
fn to_cup(game: &Game) -> Option<String> {
    let from = game.ball().map_or(game.golfer(), |ball| ball.cell());
    let way = way(game, from, game.hole().cup).filter(|way| !way.is_empty())?;
    let whence = match game.ball() {
        Some(_) => "the ball",
        None => "you",
    };
    let steps = plural(way.len(), "step");
    Some(format!(
        "From {whence} to the cup on foot, {steps}: {}.",
        legs(&way)
    ))
}

fn dead(game: &Game) -> Vec<String> {
    let here = game.golfer();
    let mut all: Vec<&Monster> = game.monsters().iter().collect();
    all.sort_by_key(|monster| (monster.cell.king_steps(here), monster.id));
    let mut told: Vec<String> = all
        .iter()
        .take(MOST)
        .map(|monster| {
            let (who, place) = (capital(&named(monster)), place(game, monster));
            format!("{who} {place}, {}.", deed(game, monster))
        })
        .collect();
    if all.len() > MOST {
        told.push(format!(
            "{} more of the dead are farther off.",
            all.len() - MOST
        ));
    }
    told
}

fn items(game: &Game) -> Option<String> {
    let here = game.golfer();
    let mut lying: Vec<_> = game.items().iter().collect();
    lying.sort_by_key(|lying| (lying.cell.king_steps(here), lying.cell));
    let told: Vec<String> = lying
        .iter()
        .take(MOST)
        .map(|lying| format!("{} {}", lying.item, offset(here, lying.cell)))
        .collect();
    (!told.is_empty()).then(|| format!("Lying about: {}.", told.join(", ")))
}
