//! The surveyor's flag on the board: a digit on the ground of every room it shows, and nothing else.

use bogeyman::geom::Cell;
use bogeyman::hole::Item;

use super::*;

/// Hole 1 of the first Dungeon round that is seen whole, with flags in the bag.
fn dungeon(flags: usize) -> Game {
    let rounds = (0..).map(|seed| {
        let setup = Setup {
            seed: Seed::new(seed),
            course: Course::Dungeon,
            tees: Tees::Forward,
            holes: Holes::Count(9),
        };
        Game::new(setup).carrying(&vec![Item::Flag; flags])
    });
    let is_small = |game: &Game| {
        let ground = game.terrains();
        ground.width() <= 25 && ground.height() <= 19
    };
    rounds.into_iter().find(is_small).expect("one of many")
}

/// Whether something stands or lies on a cell.
fn is_covered(game: &Game, cell: Cell) -> bool {
    game.monster_at(cell).is_some()
        || [game.golfer(), game.hole().cup].contains(&cell)
        || game.items().iter().any(|lying| lying.cell == cell)
}

#[test]
fn a_digit_in_its_corner_tells_the_hazard_of_every_room_that_is_known() {
    let plain = Look {
        color: ColorDepth::None,
        glyphs: Glyphs::Ascii,
        ..LOOK
    };
    for look in [LOOK, plain] {
        let bare = frame(&mut app_of(dungeon(1), look), (120, 40));
        let game = after(dungeon(2), "use flag");
        let mut expected: Vec<String> = game
            .surveyed_rooms()
            .into_iter()
            .filter(|known| {
                let walkable = |cell: &Cell| game.walkable().get(*cell) == Some(true);
                let corner = known.room.cells().find(walkable);
                corner.is_some_and(|corner| !is_covered(&game, corner))
            })
            .map(|known| known.hazard.to_string())
            .collect();
        assert!(expected.len() > 2);
        let seen = frame(&mut app_of(game, look), (120, 40));
        let both = bare.content().iter().zip(seen.content());
        let mut drawn: Vec<String> = both
            .filter(|(before, now)| before.symbol() != now.symbol())
            .map(|(_, now)| now.symbol().to_owned())
            .collect();
        expected.sort();
        drawn.sort();
        assert_eq!(drawn, expected);
    }
}
