//! The title: the name in large letters over a moonlit green, and where to go.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::card::keys;
use super::watch::{Exit, Watch};
use super::{Next, Screen};
use crate::bots::Bot;
use crate::describe::capital;
use crate::game::Game;
use crate::tui::bindings::{ANYWHERE, Anywhere, Row, Table};
use crate::tui::desk::Desk;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::scene::{self, ROWS};
use crate::tui::draw::strips::Corner;
use crate::tui::keys::Key;
use crate::tui::messages::wrap;
use crate::tui::mouse::{Deed, Target};

/// The name, five rows of five columns a letter.
const NAME: [&str; 5] = [
    "####   ###   #### #####  #   # #   #  ###  #   #",
    "#   # #   # #     #       # #  ## ## #   # ##  #",
    "####  #   # # ### ####     #   # # # ##### # # #",
    "#   # #   # #   # #        #   #   # #   # #  ##",
    "####   ###   #### #####    #   #   # #   # #   #",
];

/// The title screen: which entry is marked, and what went wrong last.
pub struct Title {
    marked: usize,
    left_open: Option<String>,
    trouble: Option<String>,
    scene: Option<Game>,
}

/// An entry of the title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    New,
    Resume,
    Watch,
    Settings,
    Help,
    Quit,
}

/// What the keys of the title do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Choose,
    Up,
    Down,
    Take(Entry),
}

/// The keys of the title.
pub static KEYS: Table<Action> = Table {
    name: "title",
    heading: "THE TITLE",
    rows: &[
        Row {
            acts: &[("choose", Action::Choose)],
            named: 1,
            word: "choose",
            help: "",
        },
        Row {
            acts: &[("up", Action::Up), ("down", Action::Down)],
            named: 2,
            word: "move",
            help: "",
        },
        Row {
            acts: &[("new", Action::Take(Entry::New))],
            named: 1,
            word: "",
            help: "",
        },
        Row {
            acts: &[("resume", Action::Take(Entry::Resume))],
            named: 1,
            word: "",
            help: "",
        },
        Row {
            acts: &[("watch", Action::Take(Entry::Watch))],
            named: 1,
            word: "",
            help: "",
        },
        Row {
            acts: &[("settings", Action::Take(Entry::Settings))],
            named: 1,
            word: "",
            help: "",
        },
        Row {
            acts: &[("quit", Action::Take(Entry::Quit))],
            named: 1,
            word: "quit",
            help: "",
        },
    ],
};

impl Title {
    /// The title screen; a round left open is marked first.
    pub fn new(desk: &Desk) -> Self {
        let left_open = desk.club.left_open();
        Self {
            marked: usize::from(left_open.is_some()),
            left_open,
            trouble: None,
            scene: scene::hole(),
        }
    }

    fn entries(&self) -> Vec<(Entry, &'static str)> {
        let mut entries = vec![(Entry::New, "New round")];
        if self.left_open.is_some() {
            entries.push((Entry::Resume, "Resume"));
        }
        entries.push((Entry::Watch, "Watch the caddie"));
        entries.push((Entry::Settings, "Settings"));
        entries.push((Entry::Help, "Help"));
        entries.push((Entry::Quit, "Quit"));
        entries
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        let entries = self.entries();
        let count = entries.len();
        match desk.keys.action(&KEYS, key) {
            Some(Action::Up) => self.marked = (self.marked + count - 1) % count,
            Some(Action::Down) => self.marked = (self.marked + 1) % count,
            Some(Action::Choose) => {
                if let Some((entry, _)) = entries.get(self.marked) {
                    return self.choose(*entry, desk);
                }
            }
            Some(Action::Take(entry)) => return self.choose(entry, desk),
            None => {}
        }
        Next::Stay
    }

    /// The mouse at an entry: it is marked, and chosen by a click.
    pub fn point_at(&mut self, line: usize, deed: Deed, desk: &mut Desk) -> Option<Next> {
        let (entry, _) = *self.entries().get(line)?;
        let was = std::mem::replace(&mut self.marked, line);
        match deed {
            Deed::Click => Some(self.choose(entry, desk)),
            _ => (was != line).then_some(Next::Stay),
        }
    }

    fn choose(&mut self, entry: Entry, desk: &mut Desk) -> Next {
        let round = match (entry, &self.left_open) {
            (Entry::New, _) => Ok(desk.club.new_round()),
            (Entry::Resume, Some(name)) => desk.club.resume(name),
            (Entry::Resume, None) => return Next::Stay,
            (Entry::Watch, _) => {
                let game = Game::new(desk.club.new_setup());
                let watch = Watch::begin(Bot::Caddie, game, Exit::Title, desk);
                return Next::to(Screen::Watch(watch));
            }
            (Entry::Settings, _) => return Next::Settings,
            (Entry::Help, _) => return Next::Help,
            (Entry::Quit, _) => return Next::Leave,
        };
        match round {
            Ok(round) => {
                desk.take(round);
                Next::to(Screen::of(desk))
            }
            Err(error) => {
                self.trouble = Some(capital(&format!("{error}")));
                Next::Stay
            }
        }
    }

    /// Draws the title.
    pub fn draw(&self, pen: &mut Pen<'_>) {
        let screen = pen.area();
        let theme = pen.paint.theme;
        let top = 2 + screen.height.saturating_sub(20) / 3;
        letters(pen, screen, top);
        let words = "a roguelike golf game: few strokes to the cup, and the dead between";
        let words = if usize::from(screen.width) < words.len() + 2 {
            "few strokes to the cup, and the dead between"
        } else {
            words
        };
        pen.centre(screen, top + 6, words, pen.paint.dim());
        let entries = self.entries();
        let at = top + 8;
        for (y, (index, (entry, word))) in (at..).zip(entries.iter().enumerate()) {
            let name = match (entry, &self.left_open) {
                (Entry::Resume, Some(name)) => format!("{word} {name}"),
                _ => (*word).to_owned(),
            };
            let x = (screen.width / 2).saturating_sub(10);
            let line = Rect {
                x,
                y: screen.y + y,
                width: 24.max(name.len() as u16 + 7).min(screen.width - x),
                height: 1,
            };
            pen.targets.add(line, Target::Line(index));
            let lit = index == self.marked;
            if lit {
                pen.fill(line, theme.green.0);
            }
            let sign = if lit { '>' } else { ' ' };
            pen.write(line, (1, 0), &sign.to_string(), pen.paint.bright());
            let key = match entry {
                Entry::Help => pen.keys.key_for(&ANYWHERE, Anywhere::Help),
                _ => pen.keys.key_for(&KEYS, Action::Take(*entry)),
            };
            pen.write(line, (3, 0), &key, pen.paint.ink(theme.pale));
            let style = if lit {
                pen.paint.bright()
            } else {
                pen.paint.text()
            };
            pen.write(line, (5, 0), &name, style);
        }
        let trouble = self.trouble.as_deref().unwrap_or_default();
        let trouble = wrap(trouble, usize::from(screen.width.saturating_sub(4)));
        let told = at + entries.len() as u16;
        let keys_at = screen.height.saturating_sub(2);
        for (y, line) in (told..keys_at).zip(&trouble) {
            pen.centre(screen, y, line, pen.paint.ink(theme.under));
        }
        // The hole stands midway between the entries and the keys, if it fits between.
        let under = told + (trouble.len() as u16).max(1);
        if let Some(game) = self.scene.as_ref()
            && under + ROWS <= keys_at
        {
            let area = Rect {
                y: screen.y + under,
                height: keys_at - under,
                ..screen
            };
            scene::draw(pen, area, game);
        }
        let pairs = pen.keys.line(&KEYS, |_, word| Some(word));
        keys(pen, &pairs, Corner::Help);
    }
}

/// The name, painted as ground, each letter lit from above.
fn letters(pen: &mut Pen<'_>, screen: Rect, top: u16) {
    let theme = pen.paint.theme;
    let width = NAME[0].len() as u16;
    let left = screen.width.saturating_sub(width) / 2;
    for (y, row) in (0u8..).zip(NAME) {
        for (x, pixel) in (0u16..).zip(row.chars()) {
            if pixel != '#' {
                continue;
            }
            let ink = theme.bone.mixed(theme.wall_top, y * 18);
            let sign = if pen.paint.colored { ' ' } else { '#' };
            let style = Style::new().bg(ink.into()).add_modifier(Modifier::BOLD);
            pen.write(
                screen,
                (left + x, top + u16::from(y)),
                &sign.to_string(),
                style,
            );
        }
    }
}
