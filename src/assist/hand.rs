//! Who plays the round on the table, and how he is spoken of: the player as "you", a bot by name.

use crate::bots::Bot;
use crate::describe::capital;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// The player.
    Player,
    /// A bot; the player looks on.
    Bot(Bot),
}

impl Hand {
    /// What a sentence calls a bot: `the caddie`; none for the player.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Player => None,
            Self::Bot(Bot::Caddie) => Some("the caddie"),
            Self::Bot(Bot::Fair) => Some("the fair golfer"),
            Self::Bot(Bot::Beginner) => Some("the beginner"),
            Self::Bot(Bot::Blind) => Some("the blind caddie"),
            Self::Bot(Bot::Kiter) => Some("the kiter"),
        }
    }

    /// A sentence to the player, told of whoever plays: `You strike the ..` is `The caddie strikes
    /// the ..`.
    pub fn tell(self, sentence: &str) -> String {
        let Some(name) = self.name() else {
            return sentence.to_owned();
        };
        let mut told: Vec<String> = Vec::new();
        let mut acts = false;
        for word in sentence.split(' ') {
            let bare = word.trim_end_matches([',', '.', ':']);
            let stop = &word[bare.len()..];
            let own = match bare {
                "You" => capital(name),
                "you" => name.to_owned(),
                "Your" => "His".to_owned(),
                "your" => "his".to_owned(),
                verb if acts => third_person(verb),
                other => other.to_owned(),
            };
            acts = bare == "You";
            told.push(own + stop);
        }
        told.join(" ")
    }
}

/// A verb as it is said of somebody else: `strike` is `strikes`, `dash` is `dashes`.
fn third_person(verb: &str) -> String {
    match verb {
        "are" => "is".to_owned(),
        "have" => "has".to_owned(),
        _ if ["s", "sh", "ch", "x", "o"]
            .iter()
            .any(|end| verb.ends_with(end)) =>
        {
            format!("{verb}es")
        }
        _ => format!("{verb}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_spoken_of_and_the_player_spoken_to() {
        let told = [
            ("s strikes your cell", "s strikes his cell"),
            (
                "You dash: 1 heart lost.",
                "The caddie dashes: 1 heart lost.",
            ),
            ("You have a choice.", "The caddie has a choice."),
            ("Your bag is full.", "His bag is full."),
            (
                "You die, struck down by a skeleton.",
                "The caddie dies, struck down by a skeleton.",
            ),
            (
                "The skeleton strikes you: 1 heart lost, 6 left.",
                "The skeleton strikes the caddie: 1 heart lost, 6 left.",
            ),
            (
                "You pick up: the hole scores 8.",
                "The caddie picks up: the hole scores 8.",
            ),
            (
                "The ball is back where you last played it.",
                "The ball is back where the caddie last played it.",
            ),
        ];
        for (to, of) in told {
            assert_eq!(Hand::Bot(Bot::Caddie).tell(to), of);
            assert_eq!(Hand::Player.tell(to), to);
        }
    }
}
