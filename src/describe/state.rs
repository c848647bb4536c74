//! The state as a program sees it: everything a player could see, under fixed field names.

use std::collections::BTreeMap;

use serde::Serialize;

use super::hole::BagView;
use crate::game::{Game, Intent, Monster, Phase, Verb};
use crate::geom::{Cell, Point};
use crate::hole::{Kind, Picture};

/// The state of a round with the field names of the JSON interface.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct StateView {
    pub phase: &'static str,
    pub hole: u32,
    pub par: u32,
    pub strokes: u32,
    pub total: i32,
    pub turn: u32,
    pub hp: u32,
    pub hp_max: u32,
    pub xp: u32,
    pub golfer: Cell,
    pub ball: Option<Point>,
    pub in_reach: bool,
    pub range: f32,
    pub reach: f32,
    pub rows: Vec<String>,
    pub cup: Cell,
    pub monsters: Vec<MonsterView>,
    pub items: [(); 0],
    pub carried: [(); 0],
    pub upgrades: BTreeMap<&'static str, u32>,
    pub offers: [(); 0],
    pub bag: BagView,
    pub legal: Vec<&'static str>,
}

/// A monster in play.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct MonsterView {
    pub id: u32,
    pub kind: Kind,
    pub x: i32,
    pub y: i32,
    pub hits: u32,
    pub awake: bool,
    pub intent: IntentView,
}

/// What a monster will do: `"asleep"`, `"rest"`, `{"step":[x,y]}` or `{"blow":[[x,y]]}`.
#[derive(Serialize, Debug)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum IntentView {
    Asleep,
    Rest,
    Step(Cell),
    Blow([Cell; 1]),
}

impl StateView {
    /// The view of a state.
    pub fn of(game: &Game) -> Self {
        Self {
            phase: match game.phase() {
                Phase::Play => "play",
                Phase::Carded(_) => "carded",
                Phase::Over(_) => "over",
            },
            hole: game.hole().number,
            par: game.hole().par,
            strokes: game.strokes(),
            total: game.total(),
            turn: game.turn(),
            hp: game.hp(),
            hp_max: game.hp_max(),
            xp: game.xp(),
            golfer: game.golfer(),
            ball: game.ball(),
            in_reach: game.check_reach().is_ok(),
            range: game.range().cells(),
            reach: game.reach().cells(),
            rows: Picture::rows(&game.hole().ground),
            cup: game.hole().cup,
            monsters: game.monsters().iter().map(monster).collect(),
            items: [],
            carried: [],
            upgrades: BTreeMap::new(),
            offers: [],
            bag: BagView::default(),
            legal: game.legal().into_iter().map(Verb::name).collect(),
        }
    }
}

fn monster(monster: &Monster) -> MonsterView {
    MonsterView {
        id: monster.id,
        kind: monster.kind,
        x: monster.cell.x,
        y: monster.cell.y,
        hits: monster.hits,
        awake: monster.is_awake(),
        intent: match monster.intent {
            Intent::Asleep => IntentView::Asleep,
            Intent::Rest => IntentView::Rest,
            Intent::Step(cell) => IntentView::Step(cell),
            Intent::Blow(cell) => IntentView::Blow([cell]),
        },
    }
}
