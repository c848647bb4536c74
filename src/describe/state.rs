//! The state as a program sees it: everything a player could see, under fixed field names.

use std::collections::BTreeMap;

use serde::Serialize;

use super::hole::{BagView, ItemView};
use crate::game::{Game, Intent, Monster, Phase, Surveyed, Verb};
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
    pub next_xp: u32,
    pub night_in: u32,
    pub golfer: Cell,
    pub ball: Option<Point>,
    pub carrier: Option<u32>,
    pub in_reach: bool,
    pub range: f32,
    pub reach: f32,
    pub rows: Vec<String>,
    pub cup: Cell,
    pub key: Option<Cell>,
    pub monsters: Vec<MonsterView>,
    pub items: Vec<ItemView>,
    pub rooms: Vec<SurveyedView>,
    pub spirit: bool,
    pub carried: Vec<&'static str>,
    pub upgrades: BTreeMap<&'static str, u32>,
    pub offers: Vec<&'static str>,
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
    pub dazed: u32,
    pub intent: IntentView,
}

/// A room whose hazard the flag shows.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct SurveyedView {
    pub x: i32,
    pub y: i32,
    pub w: i32,
    pub h: i32,
    pub hazard: u32,
}

/// What a monster will do: `"asleep"`, `"rest"`, `"mirror"`, `{"step":[x,y]}`, `{"take":[x,y]}`,
/// `{"blow":[[x,y]]}` or `{"missile":[[x,y],..]}`.
#[derive(Serialize, Debug)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum IntentView {
    Asleep,
    Rest,
    Step(Cell),
    Take(Cell),
    Blow([Cell; 1]),
    Missile(Vec<Cell>),
    Mirror,
}

impl StateView {
    /// The view of a state.
    pub fn of(game: &Game) -> Self {
        Self {
            phase: match game.phase() {
                Phase::Play => "play",
                Phase::Upgrade { .. } => "upgrade",
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
            next_xp: game.next_upgrade_xp(),
            night_in: game.turns_to_nightfall(),
            golfer: game.golfer(),
            ball: game.ball(),
            carrier: game.ball_carrier().map(|monster| monster.id),
            in_reach: game.check_reach().is_ok(),
            range: game.range().cells(),
            reach: game.reach().cells(),
            rows: Picture::rows(game.terrains()),
            cup: game.hole().cup,
            key: game.key(),
            monsters: game.monsters().iter().map(monster).collect(),
            items: game.items().iter().map(ItemView::of).collect(),
            rooms: game.surveyed_rooms().into_iter().map(surveyed).collect(),
            spirit: game.is_spirited(),
            carried: game.carried().iter().map(|item| item.word()).collect(),
            upgrades: game
                .upgrades()
                .taken()
                .map(|(upgrade, level)| (upgrade.name(), level))
                .collect(),
            offers: match game.phase() {
                Phase::Upgrade { offers, .. } => offers.iter().map(|offer| offer.name()).collect(),
                _ => Vec::new(),
            },
            bag: BagView::default(),
            legal: game.legal().into_iter().map(Verb::name).collect(),
        }
    }
}

fn surveyed(surveyed: Surveyed) -> SurveyedView {
    let Surveyed { room, hazard } = surveyed;
    SurveyedView {
        x: room.corner.x,
        y: room.corner.y,
        w: room.width,
        h: room.height,
        hazard,
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
        dazed: monster.dazed,
        intent: match monster.intent {
            Intent::Asleep => IntentView::Asleep,
            Intent::Rest => IntentView::Rest,
            Intent::Step(cell) => IntentView::Step(cell),
            Intent::Take(cell) => IntentView::Take(cell),
            Intent::Blow(cell) => IntentView::Blow([cell]),
            Intent::Missile(line) => IntentView::Missile(line.cells().collect()),
            Intent::Mirror => IntentView::Mirror,
        },
    }
}
