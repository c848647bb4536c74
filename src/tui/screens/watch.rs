//! Looking on while a bot plays: its commands one by one, each at a pace that can be followed.
//!
//! The bot thinks elsewhere (`mind`), one command ahead of what is shown; `pace` says when the next
//! one is due. The round is real and on the table like any other, only that nobody records it: there
//! is nothing to lose by leaving.

mod keys;
pub mod mind;
pub mod pace;
mod picture;

use std::time::Duration;

use super::study::Study;
use super::{Next, Screen};
use crate::bots::Bot;
use crate::describe::capital;
use crate::game::{Command, Game, Phase, Setup};
use crate::tui::desk::Desk;
use crate::tui::keys::Key;

pub use keys::{END, KEYS};

use keys::{Action, After};
use mind::Mind;
use pace::{Beat, Pace};

/// Where leaving leads: whence one came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// To the title.
    Title,
    /// Out of the program.
    Program,
}

/// A round that is looked on at.
pub struct Watch {
    bot: Bot,
    mind: Mind,
    pace: Pace,
    exit: Exit,
    /// What the caddie makes of the hole that was carded last.
    study: Study,
}

impl Watch {
    /// Puts the round on the table and has the bot think of its first command.
    pub fn begin(bot: Bot, game: Game, exit: Exit, desk: &mut Desk) -> Self {
        let mut mind = Mind::new(bot);
        mind.ask(&desk.worker, &game);
        desk.look_on(bot, game);
        Self {
            bot,
            mind,
            pace: Pace::default(),
            exit,
            study: Study::None,
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, desk: &mut Desk) -> Next {
        if self.is_done(desk) {
            return match desk.keys.action(&END, key) {
                Some(After::Another) => self.another(desk),
                Some(After::Leave) => leave(self.exit, desk),
                Some(After::Title) => leave(Exit::Title, desk),
                None => Next::Stay,
            };
        }
        match desk.keys.action(&KEYS, key) {
            Some(Action::Pause) => self.pace.pause_or_go_on(),
            // A motion is skipped first, and its end is seen.
            Some(Action::On) => match desk.roll.take() {
                Some(_) => {}
                None => self.pace.skip_beat(),
            },
            None => {}
            Some(Action::Faster) => self.pace.faster(),
            Some(Action::Slower) => self.pace.slower(),
            Some(Action::ToCard) => match desk.game().map(Game::phase) {
                Some(Phase::Carded(_)) => self.pace.skip_beat(),
                _ => self.pace.skip_hole(),
            },
            Some(Action::Leave) => return leave(self.exit, desk),
            Some(Action::Title) => return leave(Exit::Title, desk),
        }
        Next::Stay
    }

    /// Whether no more commands will come.
    fn is_done(&self, desk: &Desk) -> bool {
        let over = |game: &Game| matches!(game.phase(), Phase::Over(_));
        matches!(self.mind, Mind::Lost) || desk.game().is_none_or(over)
    }

    /// The same bot on the same course, with a new seed and at the same speed.
    fn another(&mut self, desk: &mut Desk) -> Next {
        let fresh = desk.club.new_setup();
        let setup = match desk.game() {
            Some(game) => Setup {
                seed: fresh.seed,
                ..game.setup().clone()
            },
            None => fresh,
        };
        let pace = self.pace.at_the_tee();
        *self = Self {
            pace,
            ..Self::begin(self.bot, Game::new(setup), self.exit, desk)
        };
        Next::Stay
    }

    /// Takes what was thought meanwhile: the bot's answer, the caddie's view of a hole.
    pub fn hear(&mut self, desk: &mut Desk) {
        self.study.hear();
        let Mind::Thinking(_) = self.mind else {
            return;
        };
        self.mind.hear();
        if matches!(self.mind, Mind::Lost) {
            self.give_up("gave no answer, and the round stays as it is", desk);
        }
    }

    /// Goes on, if it is time to and the bot has made up its mind.
    pub fn tick(&mut self, desk: &mut Desk, now: Duration) {
        if self.pace.is_skipping_hole() {
            desk.still();
        }
        if desk.roll.is_some() {
            self.pace.hold();
            return;
        }
        while self.pace.is_over(now)
            && let Some(command) = self.mind.command()
        {
            self.go_on(&command, desk);
        }
    }

    /// How long the picture may stay; none: until an answer or a key.
    pub fn next_frame(&self) -> Option<Duration> {
        self.pace.left()
    }

    /// Plays a command; a swing is shown as an aim before it.
    fn go_on(&mut self, command: &Command, desk: &mut Desk) {
        let swings = matches!(command, Command::Swing { .. });
        if swings && self.pace.has_time_to_aim() {
            self.pace.begin(Beat::Aim);
            return;
        }
        let Some(events) = desk.play(command) else {
            self.mind = Mind::Lost;
            self.give_up("insists on what cannot be done", desk);
            return;
        };
        if self.pace.is_skipping_hole() {
            desk.still();
        }
        if let Some(roll) = &mut desk.roll {
            roll.hasten(self.pace.rate());
        }
        let Some(game) = desk.game() else {
            return;
        };
        self.pace.begin(Beat::after(&events, game));
        self.study = match game.phase() {
            Phase::Carded(_) => Study::new(desk),
            _ => Study::None,
        };
        if !matches!(game.phase(), Phase::Over(_)) {
            self.mind.ask(&desk.worker, game);
        }
    }

    /// Says that no more comes, and why.
    fn give_up(&mut self, why: &str, desk: &mut Desk) {
        self.pace.begin(Beat::End);
        let name = desk.hand.name().unwrap_or_default();
        desk.log.turn_over();
        desk.log.say(capital(&format!("{name} {why}.")));
    }
}

fn leave(exit: Exit, desk: &mut Desk) -> Next {
    match exit {
        Exit::Program => Next::Leave,
        Exit::Title => {
            desk.clear();
            Next::to(Screen::title(desk))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{ColorDepth, Glyphs, ThemeName};
    use crate::dice::Seed;
    use crate::game::Holes;
    use crate::hole::{Course, Tees};
    use crate::store::{Round, Trouble};
    use crate::tui::{Animation, Clubhouse, Look};

    struct House;

    impl Clubhouse for House {
        fn begin(&mut self, setup: Setup) -> Round {
            Round::unrecorded(Game::new(setup))
        }

        fn new_setup(&mut self) -> Setup {
            Setup {
                seed: Seed::new(7),
                course: Course::Graveyard,
                tees: Tees::Forward,
                holes: Holes::Count(1),
            }
        }

        fn left_open(&self) -> Option<String> {
            None
        }

        fn resume(&mut self, _: &str) -> Result<Round, Trouble> {
            Err(Trouble::NoRound)
        }

        fn set_aside(&mut self, _: &str) -> Result<(), Trouble> {
            Err(Trouble::NoRound)
        }
    }

    #[test]
    fn a_bot_that_gives_no_answer_ends_it_with_a_sentence() {
        let look = Look {
            color: ColorDepth::True,
            theme: ThemeName::Night,
            glyphs: Glyphs::Ascii,
            animation: Animation::Off,
            mouse: crate::tui::Mouse::On,
        };
        let mut desk = Desk::new(Box::new(House), look);
        let game = Game::new(House.new_setup());
        let mut watch = Watch::begin(Bot::Beginner, game, Exit::Program, &mut desk);
        let lost = desk.worker.ask(|_| panic!("a bot that goes wrong"));
        watch.mind = Mind::Thinking(lost);
        while desk.worker.is_asked() {
            watch.hear(&mut desk);
            watch.tick(&mut desk, Duration::ZERO);
        }
        let told = desk.log.rows(80, 1, None);
        assert_eq!(
            told[0].0,
            "The beginner gave no answer, and the round stays as it is."
        );
        watch.tick(&mut desk, Duration::from_secs(9));
        assert_eq!(watch.next_frame(), None, "nothing is waited for");
        assert!(matches!(watch.key(Key::Char('q'), &mut desk), Next::Leave));
    }
}
