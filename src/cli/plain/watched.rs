//! A bot's round told turn by turn.

use super::{Prompt, Talk};
use crate::assist::hand::Hand;
use crate::bots::{Bot, Player, STUCK};
use crate::cli::failure::Failure;
use crate::cli::lines::{self, Came};
use crate::describe::{self, capital};
use crate::game::{Game, Phase};

/// Tells the round to its end; where a person types, a line goes on to the next turn.
pub(super) fn watch(talk: &mut Talk<'_>, bot: Bot, mut game: Game) -> Result<(), Failure> {
    let hand = Hand::Bot(bot);
    let who = capital(hand.name().unwrap_or("the bot"));
    let setup = game.setup();
    talk.say(&format!(
        "{who} plays: {}, {} tees, seed {}.",
        setup.course.title(),
        setup.tees,
        setup.seed
    ))?;
    if talk.prompt == Prompt::Shown {
        talk.say("Enter goes on, quit leaves.")?;
    }
    let mut player = Player::new(bot);
    let (mut hole, mut count) = (0, 0);
    while let Some(command) = player.choose(&game) {
        (hole, count) = match game.hole().number {
            same if same == hole => (hole, count + 1),
            other => (other, 0),
        };
        if count > STUCK {
            talk.say("The round is broken off: it leads nowhere.")?;
            break;
        }
        if talk.prompt == Prompt::Shown && !goes_on(talk)? {
            break;
        }
        let events = game.apply(&command).unwrap_or_default();
        talk.say(&format!("{command}"))?;
        for told in describe::sentences(&events) {
            talk.say(&hand.tell(&told))?;
        }
        if matches!(game.phase(), Phase::Play) {
            talk.say(&hand.tell(&describe::situation(&game)))?;
        }
    }
    talk.say_all(&describe::scores(&game))?;
    talk.out.flush().map_err(Failure::stdout)
}

fn goes_on(talk: &mut Talk<'_>) -> Result<bool, Failure> {
    write!(talk.out, "> ").map_err(Failure::stdout)?;
    talk.out.flush().map_err(Failure::stdout)?;
    Ok(match lines::next(talk.input)? {
        Came::End => false,
        Came::Text(line) => !["q", "quit"].contains(&line.trim()),
        Came::TooLong => true,
    })
}
