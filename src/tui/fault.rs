//! A panic on purpose, in debug builds alone: how a broken game leaves the terminal can be tried out.

#[cfg(debug_assertions)]
use std::sync::Mutex;

/// Where the loop may be broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// Before a picture is drawn.
    Draw,
    /// Before a key does something.
    Key,
}

/// The place, and how often it is passed before it breaks.
#[cfg(debug_assertions)]
static PLANNED: Mutex<Option<(Place, u32)>> = Mutex::new(None);

/// Plans a panic such as `draw:5`, at the fifth picture, or `key:3`, at the third key; anything else
/// plans none.
#[cfg(debug_assertions)]
pub fn plan_panic(text: &str) {
    let place = match text.split_once(':') {
        Some(("draw", count)) => count.parse().ok().map(|count| (Place::Draw, count)),
        Some(("key", count)) => count.parse().ok().map(|count| (Place::Key, count)),
        _ => None,
    };
    if let Ok(mut planned) = PLANNED.lock() {
        *planned = place;
    }
}

/// The loop comes past this place.
///
/// # Panics
/// When that was planned.
pub(super) fn pass(place: Place) {
    #[cfg(debug_assertions)]
    {
        let is_due = PLANNED.lock().is_ok_and(|mut planned| match &mut *planned {
            Some((at, left)) if *at == place => {
                *left = left.saturating_sub(1);
                *left == 0
            }
            _ => false,
        });
        assert!(!is_due, "planned at this {place:?}");
    }
    #[cfg(not(debug_assertions))]
    let _ = place;
}
