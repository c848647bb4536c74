//! What every screen shares: the round, the paint, the messages, and how a command is played.

mod rounds;

use std::rc::Rc;
use std::time::Duration;

use ratatui::layout::Position;

use super::anim::Roll;
use super::draw::camera::Camera;
use super::draw::ground;
use super::draw::pen::Paint;
use super::draw::plan::Board;
use super::drill::Drill;
use super::flash::Flash;
use super::keymap::{BadKeys, Keymap};
use super::messages::Log;
use super::worker::Worker;
use super::{Animation, Clubhouse, Look};
use crate::assist::hand::Hand;
use crate::assist::prices::Prices;
use crate::ball::Spot;
use crate::config::Settings;
use crate::game::{Command, Event, Game, Intent, Monster, Phase, Setup};
use crate::geom::{Cell, Point};
use crate::hole::{Item, Shot};
use crate::store::Round;

use crate::describe::{capital, sentences};

/// How much of the hole is wanted on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// What is near, as large as may be.
    Near,
    /// All of it.
    Whole,
}

/// What every screen shares.
pub struct Desk {
    /// The round on the table.
    pub round: Option<Round>,
    /// The practice or lesson being played, if one is: then `round` is its, and the player's waits in it.
    pub drill: Option<Drill>,
    /// What the player chose for his last round.
    pub last_setup: Option<Setup>,
    /// Who plays it.
    pub hand: Hand,
    /// Where rounds come from.
    pub club: Box<dyn Clubhouse>,
    /// How the game looks.
    look: Look,
    /// Inks and signs for it.
    pub paint: Paint,
    /// The keys as bound now.
    pub keys: Rc<Keymap>,
    /// What the player has set.
    pub settings: Settings,
    /// How the game looks where the player has set nothing.
    pub usual: Look,
    /// What is wrong with the player's settings, until it was told.
    pub fault: Option<String>,
    /// What was said.
    pub log: Log,
    /// Which part of the hole is on the screen.
    pub camera: Camera,
    /// How much of the hole is wanted.
    pub view: View,
    /// The board in the last picture; none where there was none.
    pub board: Option<Board>,
    /// The swing being shown.
    pub roll: Option<Roll>,
    /// The last swing on this hole.
    pub last_shot: Option<Shot>,
    /// The shot that was aimed last and not swung, and the lie it is for.
    pub aimed: Option<(Point, Shot)>,
    /// The caddie's last shot, and the digest of the state that it is for.
    pub advised: Option<(u64, Shot)>,
    /// The time of the picture being drawn.
    pub now: Duration,
    /// What flashes up over the board after the last turn.
    pub flash: Option<Flash>,
    /// What the player was told of prices.
    pub prices: Prices,
    /// Where long thoughts are thought.
    pub worker: Worker,
}

impl Desk {
    /// An empty desk.
    pub fn new(club: Box<dyn Clubhouse>, look: Look) -> Self {
        let settings = club.settings();
        let (keys, fault) = bound(&settings, look);
        let fault = club.settings_trouble().or(fault);
        let usual = club.usual(look);
        Self {
            round: None,
            drill: None,
            last_setup: None,
            hand: Hand::Player,
            club,
            look,
            paint: Paint::new(look),
            keys,
            settings,
            usual,
            fault: fault.map(|fault| format!("{fault}; the defaults are used.")),
            log: Log::default(),
            camera: Camera::default(),
            view: View::Near,
            board: None,
            roll: None,
            last_shot: None,
            aimed: None,
            advised: None,
            now: Duration::ZERO,
            flash: None,
            prices: Prices::default(),
            worker: Worker::default(),
        }
    }

    /// How the game looks.
    pub fn look(&self) -> Look {
        self.look
    }

    /// Has the game look like this from the next picture on.
    pub fn wear(&mut self, look: Look) {
        self.look = look;
        self.paint = Paint::new(look);
        self.keys = Rc::new(self.keys.drawn_with(look.glyphs.signs()));
    }

    /// Has these settings count from the next picture on, and the game look like this.
    ///
    /// # Errors
    /// Keys that make no sense; then all stays as it is.
    pub fn settle_on(&mut self, settings: Settings, look: Look) -> Result<(), BadKeys> {
        let letters = settings.letters.unwrap_or_default();
        let keys = Keymap::new(letters, &settings.keys, look.glyphs.signs())?;
        (self.settings, self.keys) = (settings, Rc::new(keys));
        self.wear(look);
        Ok(())
    }

    /// The state to show: before the swing while that is being shown.
    pub fn shown(&self) -> Option<&Game> {
        match &self.roll {
            Some(roll) => Some(&roll.before),
            None => self.game(),
        }
    }

    /// The state of the round.
    pub fn game(&self) -> Option<&Game> {
        self.round.as_ref().map(Round::game)
    }

    /// The spot of the board at a place of the screen.
    pub fn spot_at(&self, place: Position) -> Option<Spot> {
        self.board?.spot(place)
    }

    /// The cell at a place of the screen, if it is one of the hole's.
    pub fn cell_at(&self, place: Position) -> Option<Cell> {
        let game = self.game()?;
        let spot = self.spot_at(place)?.nearest().cell();
        let seen = |cell: &Cell| ground::is_seen(game.hole(), *cell);
        let Some(Board::Whole(plan)) = self.board else {
            return Some(spot).filter(seen);
        };
        // Of two cells at one place the one where there is something, else the one to walk on.
        let cells = plan.cells((i32::from(place.x), i32::from(place.y)));
        let worth = |cell: &Cell| {
            let ball = game.ball().map(Point::cell) == Some(*cell);
            let there = ball || game.monster_at(*cell).is_some() || game.hole().cup == *cell;
            (!there, game.walkable().get(*cell) != Some(true))
        };
        cells.filter(seen).min_by_key(worth)
    }

    /// Whether the last picture shows the whole hole.
    pub fn shows_all(&self) -> bool {
        let hole = self.game().map(Game::hole);
        let shows = |board: Board| hole.is_some_and(|hole| board.shows(ground::span(hole)));
        self.board.is_some_and(shows)
    }

    /// Plays a command and tells what happened; none if it was refused, which is told too.
    pub fn play(&mut self, command: &Command) -> Option<Vec<Event>> {
        let round = self.round.as_mut()?;
        let before = round.game().clone();
        let known = self.drill.is_some().then(|| round.hole_events().to_vec());
        self.log.turn_over();
        let played = round.play(command);
        let trouble = round.trouble();
        let events = match played {
            Ok(events) => events,
            Err(refusal) => {
                self.log.note(capital(&format!("{refusal}.")));
                return None;
            }
        };
        if let Some((drill, known)) = self.drill.as_mut().zip(known) {
            drill.keep(&before, &known, &events);
        }
        let threatened = !before.is_marked() && round.game().is_marked();
        let in_reach = before.check_reach().is_err() && round.game().check_reach().is_ok();
        for told in sentences(&events) {
            self.log.say(self.hand.tell(&told));
        }
        if round.game().phase() == &Phase::Play {
            if in_reach {
                self.log.say("The ball is in reach.");
            }
            if threatened {
                let marked = format!(
                    "{} is marked on you: it falls next turn.",
                    threat(round.game())
                );
                self.log.say(self.hand.tell(&marked));
            }
        }
        if let Some(trouble) = trouble {
            self.log.say(trouble);
        }
        self.remember(command, before, &events);
        Some(events)
    }

    /// Whether a step or a dash may be played: what it costs is known. Else the price is told, and the
    /// same command again agrees to it.
    pub fn agree(&mut self, command: Command) -> bool {
        let Some(round) = &self.round else {
            return false;
        };
        let Some(question) = self.prices.ask(round.game(), command) else {
            return true;
        };
        self.log
            .note(format!("{question}: the same again to go through with it."));
        false
    }

    fn remember(&mut self, command: &Command, before: Game, events: &[Event]) {
        if self.look.animation == Animation::On {
            self.flash = Flash::of(events);
        }
        match command {
            Command::Swing { heading, power } => {
                self.last_shot = Some(Shot {
                    heading: *heading,
                    power: *power,
                });
                if self.look.animation == Animation::On {
                    self.roll = Roll::of(before, events);
                }
            }
            Command::Next => {
                self.last_shot = None;
                self.camera.reset();
            }
            Command::Use(Item::Mulligan) => self.camera.reset(),
            Command::Step(_)
            | Command::Dash(_)
            | Command::Use(_)
            | Command::Choose(_)
            | Command::Wait
            | Command::Unplayable(_)
            | Command::Pickup
            | Command::Hint => {}
        }
    }

    /// Ends the motion when it has been shown.
    pub fn settle(&mut self, now: Duration) {
        if self.roll.as_ref().is_some_and(|roll| roll.is_over(now)) {
            self.roll = None;
        }
        if self.flash.as_ref().is_some_and(|flash| flash.is_over(now)) {
            self.flash = None;
        }
    }

    /// Starts the clock of the motion that is seen now: what flashes up does so after the roll.
    pub fn begin(&mut self, now: Duration) {
        match (&mut self.roll, &mut self.flash) {
            (Some(roll), _) => roll.begin(now),
            (None, Some(flash)) => flash.begin(now),
            (None, None) => {}
        }
        self.now = now;
    }

    /// Ends all motion.
    pub fn still(&mut self) {
        self.roll = None;
        self.flash = None;
    }

    /// Whether the next picture is another one.
    pub fn is_moving(&self) -> bool {
        self.roll.is_some() || self.flash.is_some()
    }
}

/// The keys with the player's changes; if they make no sense, without them, and why.
fn bound(settings: &Settings, look: Look) -> (Rc<Keymap>, Option<String>) {
    let signs = look.glyphs.signs();
    let letters = settings.letters.unwrap_or_default();
    match Keymap::new(letters, &settings.keys, signs) {
        Ok(keys) => (Rc::new(keys), None),
        Err(bad) => {
            let keys = Keymap::standard(letters, signs);
            (Rc::new(keys), Some(bad.to_string()))
        }
    }
}

/// What is marked on the golfer.
fn threat(game: &Game) -> &'static str {
    let here = game.golfer();
    let blow = |monster: &Monster| monster.intent == Intent::Blow(here);
    match game.monsters().iter().any(blow) {
        true => "A blow",
        false => "A missile",
    }
}
