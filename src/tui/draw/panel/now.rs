//! What matters now: the shot being aimed, or the walk to the ball.

use super::{LABEL, Panel, Row, WIDTH};
use crate::assist::foretold::{Ending, Foretold};
use crate::assist::hand::Hand;
use crate::content::Upgrade;
use crate::describe::plural;
use crate::game::{Refusal, beyond};
use crate::geom::Point;
use crate::hole::Shot;
use crate::tui::draw::pen::Paint;
use crate::tui::messages::wrap;
use crate::tui::words::{self, way};

/// Turns before nightfall from which it is told loudly.
const DUSK: u32 = 6;

impl Panel<'_> {
    pub(super) fn aim(
        &self,
        paint: &Paint,
        shot: Shot,
        typed: Option<char>,
        told: &Foretold,
    ) -> Vec<Row> {
        let theme = paint.theme;
        let power = match typed {
            Some(digit) => format!("{digit}_ %"),
            None => format!("{} %", shot.power),
        };
        let outcome = match told.end {
            Some(Ending::Drops) => paint.ink(theme.gold),
            Some(Ending::Rests) => paint.bright(),
            Some(Ending::Lost(_)) => paint.ink(theme.under),
            None => paint.dim(),
        };
        // What is out of sight is not counted.
        let rolls = match told.end {
            Some(_) => format!("{:.1} cells", told.rolls),
            None => format!("{:.1} cells seen", told.rolls),
        };
        let mut rows = vec![
            Row::Heading("AIM".to_owned()),
            Row::Pair("heading", format!("{} deg", shot.heading), paint.bright()),
            Row::Pair("power", self.strength(power), paint.bright()),
            Row::Power(shot.power.percent()),
            Row::Pair("rolls", rolls, paint.bright()),
            Row::Pair("banks", told.banks.to_string(), paint.bright()),
        ];
        rows.extend(struck(paint, told));
        if told.end.is_some() {
            rows.push(Row::Pair("outcome", told.ending(), outcome));
        } else {
            rows.push(Row::Pair("outcome", "unseen".to_owned(), outcome));
            rows.push(Row::Pair("", told.horizon(), outcome));
        }
        let hearts = told.hearts(self.game);
        if hearts > 0 {
            let price = format!("lose {}", plural(hearts as usize, "heart"));
            let who = match self.hand {
                Hand::Player => "you",
                Hand::Bot(_) => "golfer",
            };
            rows.push(Row::Pair(who, price, paint.ink(theme.under)));
        }
        let stance = Point::centre(self.game.golfer());
        rows.push(self.cup(paint, self.game.ball().unwrap_or(stance)));
        rows.extend(self.arms(paint));
        rows
    }

    /// Where the cup is, from the ball that is aimed or from the golfer who walks.
    fn cup(&self, paint: &Paint, from: Point) -> Row {
        let to = Point::centre(self.game.hole().cup);
        Row::Pair("cup", way(from, to), paint.bright())
    }

    pub(super) fn walk(&self, paint: &Paint, heading: &str) -> Vec<Row> {
        let game = self.game;
        let mut rows = vec![Row::Heading(heading.to_owned())];
        rows.extend(self.ball(paint));
        rows.push(self.cup(paint, Point::centre(game.golfer())));
        let turns = game.turns_to_nightfall();
        let style = if turns <= DUSK {
            paint.ink(paint.theme.under)
        } else {
            paint.text()
        };
        rows.push(Row::Pair("night in", plural(turns as usize, "turn"), style));
        rows.extend(self.arms(paint));
        rows.extend(self.bag(paint));
        rows
    }

    /// Where the ball is, and whether it can be played.
    fn ball(&self, paint: &Paint) -> Vec<Row> {
        let game = self.game;
        let stance = Point::centre(game.golfer());
        if let Some(thief) = game.ball_carrier() {
            let who = format!("the {} has it", thief.kind);
            let back = "strike it, or r takes it".to_owned();
            let back = Row::Words(back, paint.dim());
            return vec![Row::Pair("ball", who, paint.ink(paint.theme.under)), back];
        }
        let Some(ball) = game.ball() else {
            return Vec::new();
        };
        let (word, style) = match game.check_reach() {
            Ok(()) => (", in reach", paint.ink(paint.theme.good)),
            Err(Refusal::BallBehindWall) => (", walled", paint.bright()),
            Err(_) => ("", paint.bright()),
        };
        // Just out of reach it must not look as if it were within.
        let place = match (game.check_reach(), stance.dir_to(ball)) {
            (Err(Refusal::OutOfReach { distance, reach }), Some(dir)) => {
                let name = dir.name().to_ascii_uppercase();
                format!("{} {name}", beyond(distance, reach))
            }
            _ => way(stance, ball),
        };
        let mut rows = vec![Row::Pair("ball", format!("{place}{word}"), style)];
        if game.upgrades().has(Upgrade::LongArms) {
            let reach = format!("{:.1} cells", game.reach().cells());
            rows.push(Row::Pair("reach", reach, paint.bright()));
        }
        rows
    }

    /// A power, and the range where it has grown: `85 % of 7.0`.
    fn strength(&self, power: String) -> String {
        match self.game.upgrades().has(Upgrade::LongDrive) {
            true => format!("{power} of {:.1}", self.game.range().cells()),
            false => power,
        }
    }

    /// What makes the next shot a special one.
    fn arms(&self, paint: &Paint) -> Option<Row> {
        let good = paint.ink(paint.theme.good);
        let spirit = self.game.is_spirited();
        spirit.then(|| Row::Pair("shot", "spirit ball".to_owned(), good))
    }

    /// What is carried: as much as two rows hold, else how much.
    fn bag(&self, paint: &Paint) -> Vec<Row> {
        let lines = wrap(&words::bag(self.game), WIDTH - usize::from(LABEL));
        let lines = match lines.len() {
            0..=2 => lines,
            _ => vec![plural(self.game.carried().len(), "item")],
        };
        let labels = std::iter::once("bag").chain(std::iter::repeat(""));
        labels
            .zip(lines)
            .map(|(label, line)| Row::Pair(label, line, paint.text()))
            .collect()
    }
}

/// Whom a shot strikes, and what that earns.
fn struck(paint: &Paint, told: &Foretold) -> Vec<Row> {
    let good = paint.ink(paint.theme.good);
    let words: Vec<String> = [told.kills(), told.hits()].into_iter().flatten().collect();
    if words.is_empty() {
        return vec![Row::Pair("struck", "nobody".to_owned(), paint.dim())];
    }
    let labels = ["struck", ""];
    let mut rows: Vec<Row> = labels
        .into_iter()
        .zip(words)
        .map(|(label, words)| Row::Pair(label, words, good))
        .collect();
    if told.xp > 0 {
        rows.push(Row::Pair("earns", format!("{} xp", told.xp), good));
    }
    rows
}
