//! The title: the name in large letters, where to go, and a hole that the caddie plays beside it.

mod entries;
mod show;

use std::time::Duration;

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

pub use entries::KEYS;
use entries::{Action, Entry};
use show::Show;

use super::card::keys;
use super::new_round::NewRound;
use super::watch::{Exit, Watch};
use super::{Next, Screen};
use crate::bots::Bot;
use crate::game::Game;
use crate::tui::Animation;
use crate::tui::bindings::{ANYWHERE, Anywhere};
use crate::tui::desk::Desk;
use crate::tui::draw::entry;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::scene;
use crate::tui::draw::strips::Corner;
use crate::tui::keys::Key;
use crate::tui::messages::wrap;
use crate::tui::mouse::Deed;

/// The name, five rows of five columns a letter.
const NAME: [&str; 5] = [
    "####   ###   #### #####  #   # #   #  ###  #   #",
    "#   # #   # #     #       # #  ## ## #   # ##  #",
    "####  #   # # ### ####     #   # # # ##### # # #",
    "#   # #   # #   # #        #   #   # #   # #  ##",
    "####   ###   #### #####    #   #   # #   # #   #",
];

/// Columns of the entries, and where their words begin at the earliest.
const MENU: u16 = 26;
const WORDS: u16 = 5;

/// The title screen: which entry is marked, and what is to be told.
pub struct Title {
    marked: usize,
    left_open: Option<String>,
    /// What went wrong, or was done, last.
    notice: Option<String>,
    beside: Beside,
}

/// What is seen beside the entries.
enum Beside {
    /// A hole on which nothing moves.
    Still(Option<Box<Game>>),
    /// A hole that is played.
    Show(Show),
}

impl Title {
    /// The title screen; a round left open is marked first.
    pub fn new(desk: &Desk) -> Self {
        let left_open = desk.club.left_open();
        Self {
            marked: usize::from(left_open.is_some()),
            left_open,
            notice: desk.fault.clone(),
            beside: match desk.look().animation {
                Animation::On => Beside::Show(Show::default()),
                Animation::Off => Beside::Still(scene::hole().map(Box::new)),
            },
        }
    }

    /// The title screen with something to tell.
    pub fn telling(desk: &Desk, notice: String) -> Self {
        Self {
            notice: Some(notice),
            ..Self::new(desk)
        }
    }

    fn entries(&self) -> Vec<Entry> {
        let there = |entry: &Entry| *entry != Entry::Resume || self.left_open.is_some();
        Entry::ALL.into_iter().filter(there).collect()
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        if let Beside::Show(show) = &mut self.beside {
            show.touch();
        }
        let entries = self.entries();
        let count = entries.len();
        let action = desk.keys.action(&KEYS, key);
        if action.is_some() {
            self.notice = None;
        }
        match action {
            Some(Action::Up) => self.marked = (self.marked + count - 1) % count,
            Some(Action::Down) => self.marked = (self.marked + 1) % count,
            Some(Action::Choose) => {
                if let Some(entry) = entries.get(self.marked) {
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
        let entry = *self.entries().get(line)?;
        let was = std::mem::replace(&mut self.marked, line);
        match deed {
            Deed::Click => Some(self.choose(entry, desk)),
            _ => (was != line).then_some(Next::Stay),
        }
    }

    fn choose(&mut self, entry: Entry, desk: &mut Desk) -> Next {
        match (entry, &self.left_open) {
            (Entry::New, _) => Next::to(Screen::NewRound(Box::new(NewRound::new(desk)))),
            (Entry::Resume, None) => Next::Stay,
            (Entry::Resume, Some(name)) => match desk.club.resume(name) {
                Ok(round) => {
                    desk.take(round);
                    Next::to(Screen::of(desk))
                }
                Err(error) => {
                    self.notice = Some(format!("{error}."));
                    Next::Stay
                }
            },
            (Entry::Tutorial, _) => super::drill::teach(desk),
            (Entry::Watch, _) => {
                let game = Game::new(desk.club.new_setup());
                let watch = Watch::begin(Bot::Caddie, game, Exit::Title, desk);
                Next::to(Screen::Watch(watch))
            }
            (Entry::Table, _) => Next::to(Screen::Table(super::table::Table::new(desk))),
            (Entry::Settings, _) => Next::Settings,
            (Entry::Help, _) => Next::Help,
            (Entry::Quit, _) => Next::Leave,
        }
    }

    /// Takes what was thought meanwhile.
    pub fn hear(&mut self, desk: &Desk) {
        if let Beside::Show(show) = &mut self.beside {
            show.hear(desk);
        }
    }

    /// The hole beside it goes on.
    pub fn tick(&mut self, desk: &mut Desk, now: Duration) {
        match &mut self.beside {
            Beside::Show(_) if desk.look().animation == Animation::Off => {
                self.beside = Beside::Still(scene::hole().map(Box::new));
            }
            Beside::Show(show) => show.tick(desk, now),
            Beside::Still(_) => {}
        }
    }

    /// How long the picture may stay; none: until a key.
    pub fn next_frame(&self) -> Option<Duration> {
        match &self.beside {
            Beside::Show(show) => show.next_frame(),
            Beside::Still(_) => None,
        }
    }

    /// Draws the title.
    pub fn draw(&mut self, pen: &mut Pen<'_>, now: Duration) {
        let screen = pen.area();
        let top = 1 + screen.height.saturating_sub(20) / 4;
        letters(pen, screen, top);
        let words = "a roguelike golf game: few strokes to the cup, and the dead between";
        let words = if usize::from(screen.width) < words.len() + 2 {
            "few strokes to the cup, and the dead between"
        } else {
            words
        };
        pen.centre(screen, top + 6, words, pen.paint.dim());
        let up = if screen.height >= 28 { 4 } else { 2 };
        let first = top + 8;
        // A large screen has air around the two halves of the page.
        let side = 2 + screen.width.saturating_sub(100) / 4;
        let body = Rect {
            x: screen.x + side,
            y: screen.y + first,
            width: screen.width.saturating_sub(2 * side),
            height: screen.height.saturating_sub(first + up),
        };
        let menu = Rect {
            width: MENU.min(body.width),
            ..body
        };
        let body = self.notice(pen, body);
        let menu = menu.intersection(body);
        let rows = self.menu(pen, menu);
        self.told(
            pen,
            Rect {
                y: menu.y + rows + 1,
                height: menu.height.saturating_sub(rows + 1),
                ..menu
            },
        );
        let beside = Rect {
            x: menu.right() + 2,
            width: body.right().saturating_sub(menu.right() + 2),
            ..body
        };
        match &mut self.beside {
            Beside::Show(show) => show.draw(pen, beside, now),
            Beside::Still(Some(game)) => scene::draw(pen, beside, game),
            Beside::Still(None) => {}
        }
        let pairs = pen.keys.line(&KEYS, |_, word| Some(word));
        keys(pen, &pairs, Corner::Help);
    }

    /// The entries, from the area's top on. Returns how many there are.
    fn menu(&self, pen: &mut Pen<'_>, area: Rect) -> u16 {
        let entries = self.entries();
        let keys = entries.iter().map(|entry| match entry {
            Entry::Help => pen.keys.key_for(&ANYWHERE, Anywhere::Help),
            _ => pen.keys.key_for(&KEYS, Action::Take(*entry)),
        });
        let keys: Vec<String> = keys.collect();
        let column = entry::column(keys.iter().map(String::as_str), WORDS);
        for (y, (place, own)) in (0..area.height).zip(entries.iter().enumerate()) {
            let line = Rect {
                y: area.y + y,
                height: 1,
                ..area
            };
            let (key, words) = (&keys[place], own.words());
            entry::Entry { place, key, words }.draw(pen, line, column, self.marked);
        }
        entries.len() as u16
    }

    /// Draws what went wrong or was done last at the end of an area, and returns what is left of that.
    fn notice(&self, pen: &mut Pen<'_>, area: Rect) -> Rect {
        let Some(notice) = &self.notice else {
            return area;
        };
        let lines = wrap(notice, usize::from(area.width));
        let height = (lines.len() as u16).min(area.height);
        let foot = Rect {
            y: area.bottom() - height,
            height,
            ..area
        };
        for (y, line) in (0..height).zip(&lines) {
            pen.write(foot, (0, y), line, pen.paint.ink(pen.paint.theme.under));
        }
        Rect {
            height: area.height - height,
            ..area
        }
    }

    /// The line about the entry marked.
    fn told(&self, pen: &mut Pen<'_>, area: Rect) {
        let entries = self.entries();
        let marked = entries.get(self.marked).copied();
        let words = match (marked, &self.left_open) {
            (Some(Entry::Resume), Some(name)) => format!("Go on with {name}."),
            (Some(entry), _) => entry.about().to_owned(),
            (None, _) => return,
        };
        for (y, line) in (0..area.height).zip(wrap(&words, usize::from(area.width))) {
            pen.write(area, (0, y), &line, pen.paint.dim());
        }
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
