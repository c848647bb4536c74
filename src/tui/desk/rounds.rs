//! Which round is on the table: the player's own, one that is looked on at, or a hole that is practised
//! while his own waits.

use super::{Desk, View};
use crate::assist::hand::Hand;
use crate::bots::Bot;
use crate::describe::{capital, standing};
use crate::game::{Game, Phase};
use crate::store::Round;
use crate::tui::bindings::{ANYWHERE, Anywhere};
use crate::tui::screens::play::{Action, SAVE_AND_LEAVE, called};

impl Desk {
    /// Puts a round on the table.
    pub fn take(&mut self, mut round: Round) {
        self.clear();
        let game = round.game();
        self.last_setup = Some(game.setup().clone());
        if game.card().is_empty() && game.turn() == 0 {
            let aim = called(self, Action::Aim);
            let look = called(self, Action::Look);
            let help = self.keys.key_for(&ANYWHERE, Anywhere::Help);
            self.log
                .say(format!("You are on the ball: press {aim} to aim."));
            self.log
                .say(format!("{look} looks at a cell, {help} lists all keys."));
        } else {
            self.log.say("You take the round up where you left it.");
        }
        let fault = self.fault.take();
        for word in [round.notice(), round.trouble(), fault]
            .into_iter()
            .flatten()
        {
            self.log.say(word);
        }
        self.round = Some(round);
    }

    /// Puts a round on the table that a bot plays and nobody records.
    pub fn look_on(&mut self, bot: Bot, game: Game) {
        self.clear();
        self.round = Some(Round::unrecorded(game));
        self.hand = Hand::Bot(bot);
    }

    /// Takes the round off the table, and all that belongs to it.
    pub fn clear(&mut self) {
        self.round = None;
        self.drill = None;
        self.hand = Hand::Player;
        self.log.clear();
        self.log.turn_over();
        self.camera.reset();
        self.view = View::Near;
        self.roll = None;
        self.flash = None;
        self.last_shot = None;
        self.aimed = None;
        self.advised = None;
    }

    /// Lays a state on the table that nobody records.
    pub fn lay(&mut self, game: Game) {
        self.put_back(Round::unrecorded(game));
        self.camera.reset();
    }

    /// Another state of the same hole takes the place of this one.
    pub fn put_back(&mut self, round: Round) {
        self.round = Some(round);
        self.still();
        self.last_shot = None;
        self.aimed = None;
        self.advised = None;
        self.prices.pass();
    }

    /// Ends practice or tutorial: the player's own round is on the table again, if he has one.
    pub fn end_drill(&mut self) {
        let aside = self.drill.take().and_then(|drill| drill.aside);
        self.clear();
        self.round = aside;
    }

    /// The player's own round, also while he practises.
    pub fn own(&self) -> Option<&Round> {
        match &self.drill {
            Some(drill) => drill.aside.as_ref(),
            None => self.round.as_ref(),
        }
    }

    /// Whether the round would be lost by leaving the screen now: practice goes back to it.
    pub fn is_at_stake(&self) -> bool {
        self.drill.is_none() && self.would_lose()
    }

    /// Whether the end of the program would lose a round.
    pub fn would_lose(&self) -> bool {
        let unfinished = |round: &&Round| !matches!(round.game().phase(), Phase::Over(_));
        let round = self.own().filter(unfinished);
        round.is_some() && self.is_unsaved()
    }

    /// Whether there is a round of the player's that nobody records.
    pub fn is_unsaved(&self) -> bool {
        let round = self.own();
        self.hand == Hand::Player && round.is_some_and(|round| round.name().is_none())
    }

    /// What leaving is called.
    pub fn leaving(&self) -> &'static str {
        match &self.drill {
            Some(drill) => drill.leaving(),
            None if self.is_at_stake() => "leave, not saved",
            None => SAVE_AND_LEAVE,
        }
    }

    /// The round in a sentence; one looked on at in two.
    pub fn summary(&self) -> Option<String> {
        let game = self.own()?.game();
        let stands = standing(game);
        Some(match self.hand.name() {
            None => stands,
            Some(name) => format!(
                "{stands} {} played seed {}.",
                capital(name),
                game.setup().seed
            ),
        })
    }
}
