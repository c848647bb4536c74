//! Where things stand on the play screen, at every size that is large enough to play.

use ratatui::layout::Rect;

/// The least size the game can be played at.
pub const LEAST: (u16, u16) = (60, 20);
/// From this width on the panel stands beside the board.
const WIDE: u16 = 80;
/// Columns of the panel.
const PANEL: u16 = 25;

/// The parts of the play screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Course, hole, seed.
    pub header: Rect,
    /// The hole.
    pub board: Rect,
    /// The panel beside it; none on a narrow screen.
    pub panel: Option<Rect>,
    /// The panel as two lines under the header; none on a wide screen.
    pub folded: Option<Rect>,
    /// Two lines of messages.
    pub messages: Rect,
    /// Empty lines below them, for a turn in which more is said.
    pub spare: u16,
    /// The keys, the full width.
    pub keys: Rect,
}

impl Layout {
    /// Whether the screen is large enough to play on.
    pub fn fits(screen: Rect) -> bool {
        screen.width >= LEAST.0 && screen.height >= LEAST.1
    }

    /// The parts of a screen.
    pub fn of(screen: Rect) -> Self {
        let wide = screen.width >= WIDE;
        let side = if wide { 2 } else { 1 };
        // Air is added as there is room for it, from the middle outward.
        let air = |from: u16| u16::from(screen.height >= from);
        let (top, under_header) = (air(27), air(23));
        let (over_words, over_keys, bottom) = (air(22), air(24), air(28));
        let row = |y: u16, height: u16| Rect {
            x: screen.x + side,
            y: screen.y + y,
            width: screen.width.saturating_sub(2 * side),
            height: height.min(screen.height.saturating_sub(y)),
        };
        let folded = if wide { 0 } else { 2 };
        let body = top + 1 + folded + under_header;
        let keys = screen.height.saturating_sub(bottom + 1);
        let words = keys.saturating_sub(over_keys + 2);
        let middle = row(body, words.saturating_sub(over_words + body));
        let panel = wide.then(|| Rect {
            x: middle.right().saturating_sub(PANEL),
            width: PANEL.min(middle.width),
            ..middle
        });
        let taken = if wide { PANEL + 2 } else { 0 };
        Self {
            header: row(top, 1),
            board: Rect {
                width: middle.width.saturating_sub(taken),
                ..middle
            },
            panel,
            folded: (!wide).then(|| row(top + 1, 2)),
            messages: row(words, 2),
            spare: over_keys,
            keys: Rect {
                x: screen.x,
                width: screen.width,
                ..row(keys, 1)
            },
        }
    }
}
