//! The rules, a file a subject: the swing, the walk, relief, the caddie's word, items, the climb, the
//! dead, what they take and give, the score.

mod climb;
mod harm;
mod hint;
mod items;
mod monsters;
mod nightfall;
mod relief;
mod score;
mod swing;
mod turn;
mod walk;

pub use climb::{next_threshold, raise};
pub use items::{beside_ball, hearers};
pub use nightfall::turns_to_nightfall;
pub use relief::drop_spot;
pub use score::tee_up;
pub use turn::carry_out;
