//! The rules, a file a subject: the swing, the walk, relief, the caddie's word, the dead, the score.

mod hint;
mod monsters;
mod nightfall;
mod relief;
mod score;
mod swing;
mod turn;
mod walk;

pub use hint::HINT_STROKES;
pub use nightfall::turns_to_nightfall;
pub use relief::drop_spot;
pub use score::tee_up;
pub use turn::carry_out;
