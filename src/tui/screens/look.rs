//! Looking: a cursor goes over the board and says what is there and what it does.

use ratatui::layout::Position;

use super::stage::{Stage, cursor};
use super::{Next, Screen};
use crate::describe::plural;
use crate::game::{Game, Intent};
use crate::geom::{Cell, Dir, Point};
use crate::hole::{Kind, Terrain};
use crate::tui::bindings::{self, Binding, ways};
use crate::tui::desk::Desk;
use crate::tui::draw::board::Over;
use crate::tui::draw::ground;
use crate::tui::draw::panel::Now;
use crate::tui::draw::pen::Pen;
use crate::tui::keys::Key;
use crate::tui::words::intent;

/// What the keys of a look do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Moves to the next cell.
    Move(Dir),
    /// Goes to the next of the dead.
    NextMonster,
    /// Goes back to the walk.
    Walk,
    /// Leaves.
    Leave,
}

/// The keys of a look.
pub static KEYS: [Binding<Action>; 4] = [
    Binding {
        keys: ways!(Action::Move),
        named: 4,
        word: "move",
        help: "to the next cell",
    },
    Binding {
        keys: &[(Key::Tab, Action::NextMonster)],
        named: 1,
        word: "next of the dead",
        help: "to the next of the dead",
    },
    Binding {
        keys: &[
            (Key::Esc, Action::Walk),
            (Key::Enter, Action::Walk),
            (Key::Back, Action::Walk),
            (Key::Char('x'), Action::Walk),
        ],
        named: 1,
        word: "walk",
        help: "back to the walk",
    },
    Binding {
        keys: &[(Key::Char('q'), Action::Leave)],
        named: 1,
        word: "",
        help: "",
    },
];

/// The cell looked at.
pub struct Look {
    cell: Cell,
}

impl Look {
    /// Starts where the golfer stands.
    pub fn new(desk: &Desk) -> Self {
        Self {
            cell: desk.game().map_or(Cell::new(0, 0), Game::golfer),
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        match bindings::action(&KEYS, key) {
            Some(Action::Move(dir)) => self.step(dir, desk),
            Some(Action::NextMonster) => self.next_monster(desk),
            Some(Action::Walk) => return Next::to(Screen::Walk),
            Some(Action::Leave) => return Next::Leave,
            None => {}
        }
        Next::Stay
    }

    fn step(&mut self, dir: Dir, desk: &Desk) {
        let Some(game) = desk.game() else {
            return;
        };
        let (low, high) = ground::span(game.hole());
        let to = self.cell.step(dir);
        self.cell = Cell::new(to.x.max(low.x).min(high.x), to.y.max(low.y).min(high.y));
    }

    fn next_monster(&mut self, desk: &Desk) {
        let Some(game) = desk.game() else {
            return;
        };
        let mut cells: Vec<Cell> = game.monsters().iter().map(|m| m.cell).collect();
        cells.sort();
        let next = cells.iter().find(|cell| **cell > self.cell);
        if let Some(cell) = next.or(cells.first()) {
            self.cell = *cell;
        }
    }

    /// Draws the look.
    pub fn draw(&self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
        let lines = describe(desk.game()?, self.cell);
        let stage = Stage {
            over: Over::Cursor(self.cell),
            now: Now::Lines("LOOK", &lines),
            keys: &bindings::line(&KEYS, pen.paint.signs, |_, word| Some(word)),
            focus: &[self.cell],
        };
        let window = stage.draw(pen, desk)?;
        cursor(&window, self.cell)
    }
}

/// What is on a cell, topmost first: a name and what it does.
fn describe(game: &Game, cell: Cell) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let mut say = |name: &str, what: &str| lines.push((name.to_owned(), what.to_owned()));
    if game.golfer() == cell {
        say("You", &plural(game.hp() as usize, "heart"));
    }
    if let Some(monster) = game.monster_at(cell) {
        let does = format!("{}. {}", intent(game, monster), habit(monster.kind));
        say(monster.kind.name(), &does);
    }
    for monster in game.monsters() {
        match monster.intent {
            Intent::Blow(at) if at == cell => say(
                "Marked for a blow",
                &format!(
                    "A {} strikes here next turn, and lunges in if nobody is here.",
                    monster.kind
                ),
            ),
            Intent::Step(to) if to == cell => {
                say(
                    "Marked for a step",
                    &format!("A {} comes here.", monster.kind),
                );
            }
            Intent::Step(_) | Intent::Blow(_) | Intent::Rest | Intent::Asleep => {}
        }
    }
    if game.ball().map(Point::cell) == Some(cell) {
        say(
            "The ball",
            if game.check_reach().is_ok() {
                "In reach."
            } else {
                "Out of reach."
            },
        );
    }
    if game.hole().cup == cell {
        say("The cup", "A ball that comes slowly enough drops.");
    }
    if game.hole().tee == cell {
        say("The tee", "Here the hole began.");
    }
    let terrain = game.hole().terrain(cell);
    let eats = |percent: u32| {
        let times = f64::from(percent) / 100.0;
        format!("Each cell takes {times} cells of the ball's length.")
    };
    let figures = &game.content().ball;
    let what = match terrain {
        Terrain::Wall | Terrain::Door => "The ball bounces off and loses nothing.".to_owned(),
        Terrain::Green => "The ball rolls true.".to_owned(),
        Terrain::Rough => eats(figures.rough),
        Terrain::Sand => eats(figures.sand),
        Terrain::Ice => eats(figures.ice),
        Terrain::Spikes => "The ball rolls true. They hurt who steps in.".to_owned(),
        Terrain::Water | Terrain::Grave => {
            "Takes the ball: a penalty stroke. Nobody walks here.".to_owned()
        }
        Terrain::Bumper => "The ball bounces off faster than it came.".to_owned(),
    };
    say(terrain.name(), &what);
    for (name, _) in &mut lines {
        *name = crate::tui::desk::capital(name);
    }
    lines
}

fn habit(kind: Kind) -> &'static str {
    match kind {
        Kind::Skeleton => "Walks to you and strikes.",
    }
}
