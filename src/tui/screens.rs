//! The screens: each is its state, its keys and its picture.

pub mod abandon;
pub mod advice;
pub mod aim;
pub mod bag;
pub mod card;
pub mod dash;
pub mod drill;
pub mod errand;
pub mod help;
pub mod look;
pub mod menu;
pub mod new_round;
pub mod over;
pub mod play;
pub mod relief;
pub mod settings;
pub mod small;
pub mod stage;
pub mod stroll;
pub mod study;
pub mod table;
pub mod title;
pub mod upgrade;
pub mod watch;

use std::time::Duration;

use ratatui::layout::Position;

use super::bindings::{ANYWHERE, Outline};
use super::desk::Desk;
use super::draw::pen::Pen;
use super::keys::Key;
use super::mouse::{Deed, Pointer, Target};
use super::seed_entry::EDITS;
use crate::game::Phase;

/// The screen that is up.
pub enum Screen {
    /// The name and where to go.
    Title(title::Title),
    /// A new round is chosen.
    NewRound(Box<new_round::NewRound>),
    /// How a hole is made.
    Table(table::Table),
    /// A round is given up.
    Abandon(abandon::Abandon),
    /// The golfer walks.
    Walk,
    /// The menu of the walk.
    Menu(menu::Menu),
    /// The way of a dash is asked for.
    Dash,
    /// The bag is open.
    Bag(bag::Bag),
    /// A shot is aimed.
    Aim(aim::Aim),
    /// Relief is chosen.
    Relief(relief::Choice),
    /// A cell is looked at.
    Look(look::Look),
    /// An upgrade is chosen.
    Upgrade(upgrade::Choice),
    /// A hole is done.
    Card(study::Study),
    /// The round is over.
    Over,
    /// A bot plays and the player looks on.
    Watch(watch::Watch),
}

/// What comes after a key.
pub enum Next {
    /// The same screen.
    Stay,
    /// The list of keys over it.
    Help,
    /// The settings over it.
    Settings,
    /// This screen.
    To(Box<Screen>),
    /// The screen of the round's phase.
    Phase,
    /// The end.
    Leave,
}

impl Next {
    /// Goes to a screen.
    pub fn to(screen: Screen) -> Self {
        Self::To(Box::new(screen))
    }
}

/// The tables of all screens, in the order in which help lists them.
pub fn tables() -> Vec<Outline> {
    vec![
        play::KEYS.outline(),
        menu::KEYS.outline(),
        aim::KEYS.outline(),
        aim::EDITS.outline(),
        dash::KEYS.outline(),
        bag::KEYS.outline(),
        look::KEYS.outline(),
        relief::KEYS.outline(),
        upgrade::KEYS.outline(),
        card::KEYS.outline(),
        over::KEYS.outline(),
        watch::KEYS.outline(),
        watch::END.outline(),
        drill::KEYS.outline(),
        abandon::KEYS.outline(),
        title::KEYS.outline(),
        settings::KEYS.outline(),
        new_round::KEYS.outline(),
        table::KEYS.outline(),
        EDITS.outline(),
        help::KEYS.outline(),
        ANYWHERE.outline(),
    ]
}

impl Screen {
    /// The title screen.
    pub fn title(desk: &Desk) -> Self {
        Self::Title(title::Title::new(desk))
    }

    /// The screen that the round's phase calls for.
    pub fn of(desk: &Desk) -> Self {
        match desk.game().map(|game| game.phase()) {
            None => Self::title(desk),
            Some(Phase::Play) => Self::Walk,
            Some(Phase::Upgrade { .. }) => Self::Upgrade(upgrade::Choice::default()),
            Some(Phase::Carded(_)) => Self::Card(study::Study::new(desk)),
            Some(Phase::Over(_)) => Self::Over,
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        if let Some(next) = drill::key(self, key, desk) {
            return next;
        }
        match self {
            Self::Title(title) => title.key(key, desk),
            Self::NewRound(choice) => choice.key(key, desk),
            Self::Table(table) => table.key(key, desk),
            Self::Abandon(abandon) => abandon.key(key, desk),
            Self::Walk => play::key(key, desk),
            Self::Dash => dash::key(key, desk),
            Self::Bag(bag) => bag.key(key, desk),
            Self::Upgrade(choice) => choice.key(key, desk),
            Self::Aim(aim) => aim.key(key, desk),
            Self::Menu(menu) => menu.key(key, desk),
            Self::Relief(choice) => choice.key(key, desk),
            Self::Look(look) => look.key(key, desk),
            Self::Card(study) => card::key(key, desk, study),
            Self::Over => over::key(key, desk),
            Self::Watch(watch) => watch.key(key, desk),
        }
    }

    /// Whether text is being typed, so that every character belongs to it.
    pub fn types(&self) -> bool {
        match self {
            Self::NewRound(choice) => choice.types(),
            Self::Table(table) => table.types(),
            Self::Abandon(_) => true,
            _ => false,
        }
    }

    /// Text was pasted; a screen without a field for it takes none. Whether it took it.
    pub fn paste(&mut self, text: &str) -> bool {
        match self {
            Self::NewRound(choice) => choice.paste(text),
            Self::Table(table) => table.paste(text),
            _ => return false,
        }
        true
    }

    /// Something was done with the mouse, at this place of the picture; none if that changes nothing.
    pub fn point(
        &mut self,
        pointer: Pointer,
        target: Option<Target>,
        desk: &mut Desk,
    ) -> Option<Next> {
        if let Some(Target::Line(line)) = target {
            return self.point_at(line, pointer.deed, desk);
        }
        match self {
            Self::Walk => stroll::point(pointer, desk),
            Self::Dash => dash::point(pointer, desk),
            Self::Aim(aim) => aim.point(pointer, desk),
            Self::Look(look) => look.point(pointer, desk),
            Self::Menu(menu) => menu.point(pointer),
            Self::Relief(_) => relief::point(pointer),
            Self::Title(_)
            | Self::NewRound(_)
            | Self::Table(_)
            | Self::Abandon(_)
            | Self::Bag(_)
            | Self::Upgrade(_)
            | Self::Card(_)
            | Self::Over
            | Self::Watch(_) => None,
        }
    }

    /// Something was done with the mouse at a line or card of a list.
    fn point_at(&mut self, line: usize, deed: Deed, desk: &mut Desk) -> Option<Next> {
        match self {
            Self::Title(title) => title.point_at(line, deed, desk),
            Self::NewRound(choice) => choice.point_at(line, deed, desk),
            Self::Bag(bag) => bag.point_at(line, deed, desk),
            Self::Upgrade(choice) => choice.point_at(line, deed, desk),
            Self::Menu(menu) => menu.point_at(line, deed, desk),
            Self::Relief(choice) => choice.point_at(line, deed, desk),
            _ => None,
        }
    }

    /// Whether any key ends a motion and does nothing else: not where one only looks on.
    pub fn skips_rolls(&self) -> bool {
        !matches!(self, Self::Watch(_))
    }

    /// Takes what was thought meanwhile, whether or not the screen can be seen.
    pub fn hear(&mut self, desk: &mut Desk) {
        match self {
            Self::Aim(aim) => aim.hear(desk),
            Self::Card(study) => study.hear(),
            Self::Watch(watch) => watch.hear(desk),
            Self::NewRound(choice) => choice.hear(),
            Self::Table(table) => table.hear(),
            Self::Title(title) => title.hear(desk),
            Self::Abandon(_)
            | Self::Walk
            | Self::Dash
            | Self::Bag(_)
            | Self::Upgrade(_)
            | Self::Menu(_)
            | Self::Relief(_)
            | Self::Look(_)
            | Self::Over => {}
        }
    }

    /// Goes on by itself, where a screen does: it is seen, and the time is `now`.
    pub fn tick(&mut self, desk: &mut Desk, now: Duration) {
        match self {
            Self::Title(title) => title.tick(desk, now),
            Self::Watch(watch) => watch.tick(desk, now),
            _ => {}
        }
    }

    /// How long the picture may stay if nothing is pressed; none: for ever.
    pub fn next_frame(&self) -> Option<Duration> {
        match self {
            Self::Title(title) => title.next_frame(),
            Self::Watch(watch) => watch.next_frame(),
            _ => None,
        }
    }

    /// Draws the swing that is being shown.
    pub fn draw_roll(&self, pen: &mut Pen<'_>, desk: &mut Desk, now: Duration) {
        match self {
            Self::Watch(watch) => watch.draw_roll(pen, desk, now),
            _ => play::draw_roll(pen, desk, now, &[("any key".to_owned(), "skip")]),
        }
    }

    /// Draws the screen and says where the terminal's cursor belongs.
    pub fn draw(&mut self, pen: &mut Pen<'_>, desk: &mut Desk) -> Option<Position> {
        match self {
            Self::Title(title) => {
                title.draw(pen, desk.now);
                None
            }
            Self::NewRound(choice) => choice.draw(pen),
            Self::Table(table) => table.draw(pen),
            Self::Abandon(abandon) => abandon.draw(pen, desk),
            Self::Walk => play::draw(pen, desk),
            Self::Dash => dash::draw(pen, desk),
            Self::Bag(bag) => {
                bag.draw(pen, desk);
                None
            }
            Self::Upgrade(choice) => {
                choice.draw(pen, desk);
                None
            }
            Self::Aim(aim) => aim.draw(pen, desk),
            Self::Menu(menu) => menu.draw(pen, desk),
            Self::Relief(choice) => choice.draw(pen, desk),
            Self::Look(look) => look.draw(pen, desk),
            Self::Card(study) => {
                card::draw(pen, desk, study);
                None
            }
            Self::Over => {
                over::draw(pen, desk);
                None
            }
            Self::Watch(watch) => watch.draw(pen, desk),
        }
    }
}
