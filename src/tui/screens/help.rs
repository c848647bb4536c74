//! All keys and signs on one page, over any screen.

use ratatui::layout::Rect;

use super::Next;
use super::card::keys;
use crate::geom::Dir;
use crate::tui::draw::pen::Pen;
use crate::tui::draw::strips;
use crate::tui::keys::Key;
use crate::tui::messages::wrap;

/// The list of keys, and how far it is scrolled.
#[derive(Default)]
pub struct Help {
    scroll: u16,
}

/// A heading, or a key and its word.
type Line = (&'static str, &'static str);

const WALK: [Line; 9] = [
    ("WALK", ""),
    (
        "arrows, hjklyubn, 1-9",
        "a step; into one of the dead: the club, 1 stroke",
    ),
    (". or 5", "wait a turn"),
    ("o", "walk to the ball, until something new threatens"),
    ("F or Enter", "aim, when the ball is in reach"),
    ("r", "relief: back or drop for 1 stroke, pick up"),
    ("x", "look at a cell; Tab goes to the dead"),
    ("q or Ctrl-C", "save and leave"),
    ("Ctrl-Z, Ctrl-L", "suspend, draw anew"),
];

const AIM: [Line; 9] = [
    ("AIM", ""),
    ("left right, h l", "turn by 3 degrees"),
    (", . or Shift", "turn by a quarter of a degree"),
    ("up down, k j", "power by 5"),
    ("- = or Shift", "power by 1"),
    ("two digits", "power; 00 is 100"),
    (":", "type a heading: 0 is right, 90 is up"),
    ("Tab", "useful lines: the cup, the dead, the last shot"),
    ("Enter, Esc", "swing: 1 stroke; back to the walk"),
];

const SIGNS: [Line; 9] = [
    ("THE BOARD", ""),
    ("@ and s", "you, and a skeleton; with z it sleeps"),
    (
        "! on red",
        "a blow falls here next turn: step away, it lunges",
    ),
    ("a small arrow", "one of the dead steps here next turn"),
    ("ring, cross", "where the ball will lie, where it is lost"),
    (
        "\" and sparse sand",
        "rough takes 1.5, sand 3 cells of length a cell",
    ),
    ("~", "water: the ball is put back, 1 penalty stroke"),
    ("the flag", "the cup; a ball that is too fast runs over"),
    ("night", "dawdle, and one more of the dead rises"),
];

impl Help {
    /// A key was pressed.
    pub fn key(&mut self, key: Key) -> Next {
        match key {
            Key::Arrow(Dir::S) | Key::Char('j') => self.scroll += 1,
            Key::Arrow(Dir::N) | Key::Char('k') => self.scroll = self.scroll.saturating_sub(1),
            Key::Char('0'..='9' | 'h' | 'l') | Key::Arrow(_) | Key::Shifted(_) => {}
            _ => return Next::Leave,
        }
        Next::Stay
    }

    /// Draws the list; it is never scrolled past its end.
    pub fn draw(&mut self, pen: &mut Pen<'_>) {
        let screen = pen.area();
        let width = screen.width.saturating_sub(4).min(78);
        let area = Rect {
            x: screen.x + screen.width.saturating_sub(width) / 2,
            y: screen.y + 1,
            width,
            height: screen.height.saturating_sub(3),
        };
        let lines: Vec<Line> = WALK
            .into_iter()
            .chain([("", "")])
            .chain(AIM)
            .chain([("", "")])
            .chain(SIGNS)
            .collect();
        // On a narrow screen a word that is too long goes on in the next row.
        let column: u16 = if width >= 74 { 24 } else { 4 };
        let rows: Vec<(&str, String)> = lines.iter().flat_map(|line| rows(*line, width)).collect();
        let most = (rows.len() as u16).saturating_sub(area.height);
        self.scroll = self.scroll.min(most);
        let shown = rows.iter().skip(usize::from(self.scroll));
        for (y, (key, word)) in (0..area.height).zip(shown) {
            let style = if word.is_empty() {
                pen.paint.heading()
            } else {
                pen.paint.ink(pen.paint.theme.pale)
            };
            let after = pen.write(area, (0, y), key, style);
            let x = if after == 0 {
                column
            } else {
                column.max(after + 2)
            };
            pen.write(area, (x, y), word, pen.paint.text());
        }
        let more: &[(&str, &str)] = if most > 0 {
            &[(pen.paint.signs.power_keys, "scroll"), strips::BACK]
        } else {
            &[strips::BACK]
        };
        keys(pen, more);
    }
}

/// A line of the list as rows: the key, and as much of its word as fits beside it or under it.
fn rows((key, word): Line, width: u16) -> Vec<(&'static str, String)> {
    let room = usize::from(width).saturating_sub(if width >= 74 {
        24
    } else {
        key.chars().count().max(2) + 2
    });
    let mut words = wrap(word, room).into_iter();
    let first = (key, words.next().unwrap_or_default());
    std::iter::once(first)
        .chain(words.map(|word| ("", word)))
        .collect()
}
