//! Small worlds: a picture made into a round, commands given as the script writes them.

use bogeyman::content::Content;
use bogeyman::dice::Seed;
use bogeyman::game::{Command, Event, Game, Holes, Intent, Setup};
use bogeyman::geom::{Cell, Dir, Heading, Point, Power};
use bogeyman::hole::{Course, Flaws, Hole, Item, Line, Lying, Picture, Tees};

/// A board and all that a test may want to be different about it.
pub struct World<'a> {
    /// The picture. Without a tee the golfer, else the ball stands for it.
    pub picture: &'a str,
    pub tees: Tees,
    pub par: u32,
    /// The walk in tenths of a cell: at the first range of 6 cells, 60 are one stroke.
    pub path_tenths: u32,
    pub holes: Holes,
    /// What each `$` is.
    pub item: Item,
}

/// A board at the Club tees: par 4, two strokes of walk, nine holes.
pub fn world(picture: &str) -> World<'_> {
    World {
        picture,
        tees: Tees::Club,
        par: 4,
        path_tenths: 120,
        holes: Holes::Count(9),
        item: Item::Sandwich,
    }
}

/// The round on such a board.
pub fn on(picture: &str) -> Game {
    world(picture).game()
}

impl World<'_> {
    pub fn game(&self) -> Game {
        let picture = Picture::parse(self.picture).expect("a picture");
        let setup = Setup {
            seed: Seed::new(1),
            course: Course::Graveyard,
            tees: self.tees,
            holes: self.holes,
        };
        let hole = self.hole(&picture);
        let golfer = picture.golfer.unwrap_or(hole.tee);
        let ball = picture.ball.unwrap_or(hole.tee);
        Game::on(setup, hole).placed(golfer, Point::centre(ball))
    }

    fn hole(&self, picture: &Picture) -> Hole {
        let tee = picture.tee.or(picture.golfer).or(picture.ball);
        let lying = |&cell: &Cell| Lying {
            item: self.item,
            cell,
        };
        let items = picture.items.iter().map(lying).collect();
        Hole {
            items,
            course: Course::Graveyard,
            architect: "test",
            tees: self.tees,
            seed: Seed::new(1),
            number: 1,
            par: self.par,
            path_tenths: self.path_tenths,
            near_monsters: 0,
            ground: picture.ground.clone(),
            tee: tee.expect("T, @ or * in the picture"),
            cup: picture.cup.expect("U in the picture"),
            monsters: picture.monsters.clone(),
            rooms: Vec::new(),
            hazards: Vec::new(),
            doors: Vec::new(),
            key: picture.key,
            witness: Line::default(),
            attempt: 0,
            flaws: Flaws::new(),
            fallback: false,
        }
    }
}

/// Reads one command.
pub fn command(line: &str) -> Command {
    Command::parse(line).expect("a command").expect("no blank")
}

/// Carries one command out; it must be legal.
pub fn act(game: &mut Game, line: &str) -> Vec<Event> {
    match game.apply(&command(line)) {
        Ok(events) => events,
        Err(why) => panic!("{line}: {why}"),
    }
}

/// Carries many commands out, one a line or between commas.
pub fn play(game: &mut Game, lines: &str) {
    for line in lines.split([',', '\n']).map(str::trim) {
        if !line.is_empty() {
            act(game, line);
        }
    }
}

/// Why a command is refused; also that the refusal changed nothing.
pub fn refused(game: &Game, line: &str) -> String {
    let mut tried = game.clone();
    let why = tried.apply(&command(line)).expect_err(line);
    assert_eq!(game.check(&command(line)), Err(why.clone()));
    assert_eq!(tried.digest(), game.digest());
    why.to_string()
}

/// The event of a swing before it is made: the flight is the one the preview shows.
pub fn swung(before: &Game, line: &str) -> Event {
    let Command::Swing { heading, power } = command(line) else {
        panic!("{line} is no swing");
    };
    Event::Swung {
        heading,
        power,
        from: before.ball().expect("a ball in play"),
        flight: before.preview(heading, power).expect("a ball in play"),
    }
}

/// The board as it stands: `*` under whoever stands over it.
pub fn drawn(game: &Game) -> Vec<String> {
    Picture {
        items: game.items().iter().map(|lying| lying.cell).collect(),
        ground: game.terrains().clone(),
        tee: None,
        cup: Some(game.hole().cup),
        golfer: Some(game.golfer()),
        ball: game.ball().map(Point::cell),
        key: game.key(),
        monsters: game
            .monsters()
            .iter()
            .map(|monster| bogeyman::hole::Placed {
                kind: monster.kind,
                cell: monster.cell,
            })
            .collect(),
    }
    .draw()
}

/// Where each monster stands and what it shows.
pub fn intents(game: &Game) -> Vec<(u32, Cell, Intent)> {
    game.monsters()
        .iter()
        .map(|monster| (monster.id, monster.cell, monster.intent))
        .collect()
}

pub fn at(x: i32, y: i32) -> Cell {
    Cell::new(x, y)
}

pub fn centre(x: i32, y: i32) -> Point {
    Point::centre(Cell::new(x, y))
}

/// Every command there is to try, some swings among them.
pub fn some_of_every_command() -> Vec<Command> {
    let mut commands: Vec<Command> = Dir::ALL.into_iter().map(Command::Step).collect();
    commands.extend(Dir::ALL.into_iter().map(Command::Dash));
    commands.extend(Item::ALL.into_iter().map(Command::Use));
    commands.extend((1..=3).map(Command::Choose));
    for line in [
        "wait",
        "unplayable back",
        "unplayable drop",
        "pickup",
        "hint",
        "next",
    ] {
        commands.push(command(line));
    }
    for quarters in (0..1440).step_by(180) {
        commands.push(Command::Swing {
            heading: Heading::wrapped(quarters),
            power: Power::clamped(60),
        });
    }
    commands
}

/// A commanding player without aim: the `n`-th of a reproducible row of numbers, below `bound`.
pub fn number(seed: u64, n: u64, bound: usize) -> usize {
    let bytes = [seed.to_le_bytes(), n.to_le_bytes()].concat();
    (xxhash_rust::xxh3::xxh3_64(&bytes) % bound as u64) as usize
}

/// The hearts these tees start with.
pub fn hearts(tees: Tees) -> u32 {
    Content::standard().golfer.tees(tees).hp
}
