//! The screen that is up, and what keys and time do to it. Free of clock and terminal.

mod leaving;

use std::rc::Rc;
use std::time::Duration;

use crossterm::event::{KeyEvent, MouseEvent};
use ratatui::buffer::Buffer;
use ratatui::layout::Position;

use super::anim;
use super::bindings::{ANYWHERE, Anywhere};
use super::desk::Desk;
use super::draw::layout::Layout;
use super::draw::pen::Pen;
use super::keys::{Key, Torn};
use super::mouse::{Deed, Mouse, Pointer, Target, Targets};
use super::screens::{
    Next, Screen, drill,
    help::{Help, Subject},
    play,
    settings::Setup,
    small,
    watch::{Exit, Watch},
};
use super::{Clubhouse, Look, Start, depth};
use crate::geom::Dir;

/// What the loop should do after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Nothing has changed.
    Nothing,
    /// Draw.
    Draw,
    /// Draw everything anew, whatever is on the terminal.
    Redraw,
    /// Stop, as the shell's Ctrl-Z expects.
    Suspend,
    /// Leave.
    Leave,
}

/// The key that leaves at once, whatever is waited for.
const LEAVE: Key = Key::Ctrl('c');

/// The game on a screen.
pub struct App {
    desk: Desk,
    screen: Screen,
    help: Option<Help>,
    setup: Option<Setup>,
    torn: Torn,
    /// When the last event came.
    now: Duration,
    /// Whether the last key asked to leave a round that would be lost.
    asked: bool,
    /// Whether a key skipped a motion whose end has not been seen yet.
    skipped: bool,
    /// Whether the last picture had room for the game.
    fits: bool,
    /// What can be clicked in the last picture.
    targets: Targets,
}

impl App {
    /// The game at its start.
    pub fn new(start: Start, club: Box<dyn Clubhouse>, look: Look) -> Self {
        let mut desk = Desk::new(club, look);
        let screen = match start {
            Start::Title => Screen::title(&desk),
            Start::Round(round) => {
                desk.take(*round);
                Screen::of(&desk)
            }
            Start::Watch(bot, game) => {
                Screen::Watch(Watch::begin(bot, *game, Exit::Program, &mut desk))
            }
        };
        Self {
            desk,
            screen,
            help: None,
            setup: None,
            torn: Torn::default(),
            now: Duration::ZERO,
            asked: false,
            skipped: false,
            fits: true,
            targets: Targets::default(),
        }
    }

    /// Has the game look like this from the next picture on.
    pub fn wear(&mut self, look: Look) {
        self.desk.wear(look);
    }

    /// It is so late now: tells a key from a part of the one before.
    pub fn tick(&mut self, now: Duration) {
        self.now = now;
    }

    /// A key was pressed.
    pub fn key(&mut self, event: KeyEvent) -> Wish {
        match self.torn.read(event, self.now) {
            Some(key) => self.take(key),
            None => Wish::Nothing,
        }
    }

    /// A key that is whole, or a click on its name.
    fn take(&mut self, key: Key) -> Wish {
        let anywhere = self.desk.keys.action(&ANYWHERE, key);
        if key != LEAVE && self.waits() {
            return self.set_up(key);
        }
        match anywhere {
            Some(Anywhere::Leave) => return Wish::Leave,
            Some(Anywhere::Suspend) => return Wish::Suspend,
            Some(Anywhere::Redraw) => return Wish::Redraw,
            Some(Anywhere::Mouse) => return self.turn_mouse(),
            Some(Anywhere::Help | Anywhere::Settings) | None => {}
        }
        let asked = std::mem::take(&mut self.asked);
        // A key ends a motion and is then dropped, and so are all after it until its end is seen:
        // they may have been meant for what was shown before.
        if self.skipped {
            return Wish::Nothing;
        }
        if self.skips() {
            return Wish::Draw;
        }
        if !self.fits {
            return self.blind(key);
        }
        if let Some(help) = &mut self.help {
            let back = anywhere == Some(Anywhere::Help);
            if back || matches!(help.key(key, &self.desk.keys), Next::Leave) {
                self.help = None;
            }
            return Wish::Draw;
        }
        if let Some(drill) = &mut self.desk.drill {
            drill.key();
        }
        let next = match anywhere {
            Some(Anywhere::Settings) if self.setup.is_some() => {
                self.setup = None;
                Next::Stay
            }
            Some(Anywhere::Help) if self.setup.is_some() || !self.screen.types() => Next::Help,
            _ if self.setup.is_some() => return self.set_up(key),
            Some(Anywhere::Settings) if !self.screen.types() => Next::Settings,
            _ => self.screen.key(key, &mut self.desk),
        };
        self.asked = asked;
        self.go(next, key)
    }

    /// Whether the next key is for the settings, whatever else it means.
    fn waits(&self) -> bool {
        let waits = self.setup.as_ref().is_some_and(Setup::takes_any_key);
        waits && self.fits && self.help.is_none()
    }

    /// A key for the settings.
    fn set_up(&mut self, key: Key) -> Wish {
        if let Some(setup) = &mut self.setup
            && matches!(setup.key(key, &mut self.desk), Next::Leave)
        {
            self.setup = None;
        }
        Wish::Draw
    }

    /// Ends whatever flashes or rolls; whether that is all that was wanted.
    fn skips(&mut self) -> bool {
        self.desk.flash = None;
        let rolls = self.screen.skips_rolls() && self.desk.roll.take().is_some();
        self.skipped |= rolls;
        rolls
    }

    /// Something was done with the mouse.
    pub fn point(&mut self, event: MouseEvent) -> Wish {
        let Some(pointer) = Pointer::read(event) else {
            return Wish::Nothing;
        };
        let moves = pointer.deed == Deed::Move;
        if self.mouse() == Mouse::Off || self.skipped || !self.fits {
            return Wish::Nothing;
        }
        if moves && self.desk.roll.is_some() {
            return Wish::Nothing;
        }
        if !moves {
            if self.skips() {
                return Wish::Draw;
            }
            if let Some(key) = self.pressed(pointer) {
                return self.take(key);
            }
        }
        if self.help.is_some() {
            return Wish::Nothing;
        }
        if let Some(drill) = self.desk.drill.as_mut().filter(|_| !moves) {
            drill.key();
        }
        let target = self.targets.at(pointer.at);
        if let Some(setup) = &mut self.setup {
            return match target {
                Some(Target::Line(line)) if !moves => {
                    setup.point_at(line, pointer.deed, &mut self.desk);
                    Wish::Draw
                }
                _ => Wish::Nothing,
            };
        }
        let Some(next) = self.screen.point(pointer, target, &mut self.desk) else {
            return Wish::Nothing;
        };
        let asked = self.asked;
        let wish = self.go(next, play::leaving_key(&self.desk));
        // A mouse that moves on has answered nothing.
        self.asked |= moves && asked;
        wish
    }

    /// The key that is as good as this deed: that which is named here; where there is no board, the
    /// wheel goes up and down a list and the right button goes back.
    fn pressed(&self, pointer: Pointer) -> Option<Key> {
        match (pointer.deed, self.targets.at(pointer.at)) {
            (Deed::Click, Some(Target::Key(key))) => Some(key),
            _ if self.help.is_none() && self.desk.board.is_some() => None,
            (Deed::Aside, _) => Some(Key::Esc),
            (Deed::Wheel(by) | Deed::FineWheel(by), _) => Some(Key::Arrow(match by {
                1.. => Dir::N,
                _ => Dir::S,
            })),
            _ => None,
        }
    }

    /// The mouse from the terminal to the game, or back.
    fn turn_mouse(&mut self) -> Wish {
        let look = self.desk.look();
        let mouse = look.mouse.turned();
        self.desk.wear(Look { mouse, ..look });
        self.desk.log.note(match mouse {
            Mouse::On => "The mouse plays; with Shift it selects text.",
            Mouse::Off => "The mouse is the terminal's.",
        });
        Wish::Draw
    }

    /// Whether the mouse plays.
    pub fn mouse(&self) -> Mouse {
        self.desk.look().mouse
    }

    /// Goes where a screen says; `key` is the one that leaves.
    fn go(&mut self, next: Next, key: Key) -> Wish {
        let asked = std::mem::take(&mut self.asked);
        match next {
            Next::Stay => {}
            Next::Help => {
                let subject = match &self.screen {
                    Screen::Watch(_) => Subject::Watch,
                    Screen::NewRound(_) => Subject::NewRound,
                    Screen::Table(_) => Subject::Table,
                    _ => Subject::Play,
                };
                self.help = Some(Help::new(subject, self.desk.leaving()));
            }
            Next::Settings => self.setup = Some(Setup::new(&self.desk)),
            Next::To(screen) => self.screen = *screen,
            Next::Phase => self.screen = Screen::of(&self.desk),
            Next::Leave if self.desk.drill.is_some() => {
                self.desk.end_drill();
                self.screen = Screen::of(&self.desk);
            }
            Next::Leave if self.desk.is_at_stake() && !asked => self.ask(key),
            Next::Leave => return Wish::Leave,
        }
        drill::lead(&self.screen, &mut self.desk);
        Wish::Draw
    }

    /// Text was pasted: it belongs to a field that is seen, and nowhere else.
    pub fn paste(&mut self, text: &str) -> Wish {
        match self.is_seen() && self.screen.paste(text) {
            true => Wish::Draw,
            false => Wish::Nothing,
        }
    }

    /// Whether keys are dropped until the next picture is seen.
    pub fn drops_keys(&self) -> bool {
        self.skipped
    }

    /// How long the picture may stay; none: until something happens.
    pub fn next_frame(&self) -> Option<Duration> {
        // An answer may come at any moment, so it is looked for as often as a motion is drawn.
        if self.desk.is_moving() || self.desk.worker.is_asked() {
            return Some(anim::FRAME);
        }
        self.screen.next_frame().filter(|_| self.is_seen())
    }

    /// Whether the screen is seen: it fits, and no list of keys lies over it.
    fn is_seen(&self) -> bool {
        self.fits && self.help.is_none() && self.setup.is_none()
    }

    /// Draws the screen and says where the terminal's cursor belongs.
    pub fn draw(&mut self, buffer: &mut Buffer, now: Duration) -> Option<Position> {
        self.desk.settle(now);
        self.skipped = false;
        self.fits = Layout::fits(buffer.area);
        self.screen.hear(&mut self.desk);
        if self.is_seen() {
            self.screen.tick(&mut self.desk, now);
        }
        self.desk.begin(now);
        self.desk.board = None;
        let keys = Rc::clone(&self.desk.keys);
        let mut pen = Pen::new(buffer, self.desk.paint, &keys);
        let cursor = if !self.fits {
            small::draw(&mut pen);
            None
        } else if let Some(help) = &mut self.help {
            help.draw(&mut pen);
            None
        } else if let Some(setup) = &mut self.setup {
            setup.draw(&mut pen, &self.desk);
            None
        } else if self.desk.roll.is_some() {
            self.screen.draw_roll(&mut pen, &mut self.desk, now);
            None
        } else {
            self.screen.draw(&mut pen, &mut self.desk)
        };
        self.targets = pen.targets;
        let look = self.desk.look();
        depth::fit(buffer, look.color, look.glyphs.signs());
        cursor.filter(|cursor| buffer.area.contains(*cursor))
    }

    /// Has the recording safe on disk.
    pub fn sync(&mut self) {
        if let Some(round) = self.desk.own() {
            round.sync();
        }
    }

    /// The round on the table.
    pub fn game(&self) -> Option<&crate::game::Game> {
        self.desk.game()
    }
}
