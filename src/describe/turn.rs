//! A whole turn in sentences: what is worth telling of its events.

use crate::game::Event;

use super::plural;

/// The sentences for what happened; none for what the board shows well enough.
pub fn sentences(events: &[Event]) -> Vec<String> {
    // A bone that strikes was thrown just before.
    let before = std::iter::once(None).chain(events.iter().map(Some));
    let mut told: Vec<String> = events
        .iter()
        .zip(before)
        .filter_map(|(event, before)| match (before, event) {
            (Some(Event::Loosed { monster, .. }), Event::Blow { monster: id, .. })
                if monster == id =>
            {
                let sentence = sentence(event)?;
                Some(sentence.replace("The Bogeyman strikes", "The bone strikes"))
            }
            _ => sentence(event),
        })
        .collect();
    let mut dazed = events.iter().filter_map(|event| match event {
        Event::Dazed { turns, .. } => Some(*turns),
        _ => None,
    });
    // A bell is heard by many: they are told as a number.
    if let Some(turns) = dazed.next() {
        let (heard, turns) = (1 + dazed.count(), plural(turns as usize, "turn"));
        told.push(match heard {
            1 => format!("One of the dead loses {turns}."),
            _ => format!("{heard} of the dead lose {turns}."),
        });
    }
    told
}

fn sentence(event: &Event) -> Option<String> {
    match event {
        Event::Stepped { .. }
        | Event::Waited
        | Event::MonsterStepped { .. }
        | Event::MonsterStayed { .. }
        | Event::Dazed { .. } => None,
        _ => Some(super::event(event)),
    }
}
