//! A hole as a picture for people and as JSON for programs.

use serde::Serialize;

use crate::dice::Seed;
use crate::game::{Game, Monster};
use crate::geom::{Cell, Point};
use crate::hole::{Finish, Flaws, Hole, Kind, Lying, Picture, Placed, Shot};

/// The rows of a hole with tee, cup and the dead drawn in.
pub fn hole_picture(hole: &Hole) -> Vec<String> {
    Picture {
        ground: hole.ground.clone(),
        tee: Some(hole.tee),
        cup: Some(hole.cup),
        golfer: None,
        ball: None,
        monsters: hole.monsters.clone(),
        items: hole.items.iter().map(|lying| lying.cell).collect(),
    }
    .draw()
}

/// The rows of the hole in play, with all that stands on it now.
pub fn board(game: &Game) -> Vec<String> {
    let hole = game.hole();
    let placed = |monster: &Monster| Placed {
        kind: monster.kind,
        cell: monster.cell,
    };
    Picture {
        ground: hole.ground.clone(),
        tee: None,
        cup: Some(hole.cup),
        golfer: Some(game.golfer()),
        ball: game.ball().map(Point::cell),
        monsters: game.monsters().iter().map(placed).collect(),
        items: game.items().iter().map(|lying| lying.cell).collect(),
    }
    .draw()
}

/// A hole with the field names of the JSON interface.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct HoleView<'a> {
    pub course: &'static str,
    pub architect: &'static str,
    pub tees: &'static str,
    pub seed: Seed,
    pub hole: u32,
    pub par: u32,
    pub path_tenths: u32,
    pub near_monsters: u32,
    pub width: i32,
    pub height: i32,
    pub rows: Vec<String>,
    pub tee: Cell,
    pub cup: Cell,
    pub key: Option<Cell>,
    pub monsters: Vec<PlacedView>,
    pub items: Vec<ItemView>,
    pub links: [(); 0],
    pub rooms: Vec<RoomView>,
    pub doors: [(); 0],
    pub sections: [(); 0],
    pub bag: BagView,
    pub attempt: u32,
    pub flaws: &'a Flaws,
    pub fallback: bool,
    pub witness: &'a [Shot],
    pub ends: &'a [Finish],
}

/// Something that stands on a hole.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct PlacedView {
    pub kind: Kind,
    pub x: i32,
    pub y: i32,
}

/// Something that lies about.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct ItemView {
    pub kind: &'static str,
    pub x: i32,
    pub y: i32,
}

impl ItemView {
    /// The view of an item where it lies.
    pub fn of(lying: &Lying) -> Self {
        Self {
            kind: lying.item.word(),
            x: lying.cell.x,
            y: lying.cell.y,
        }
    }
}

/// A room of a hole.
#[derive(Serialize, Debug)]
#[allow(missing_docs)]
pub struct RoomView {
    pub x: i32,
    pub y: i32,
    pub w: i32,
    pub h: i32,
    pub hazard: u32,
    pub floor: u32,
}

/// The actions and functions a hole asks for; none on this course.
#[derive(Serialize, Debug, Default)]
#[allow(missing_docs)]
pub struct BagView {
    pub actions: [(); 0],
    pub functions: [(); 0],
}

impl<'a> HoleView<'a> {
    /// The view of a hole.
    pub fn of(hole: &'a Hole) -> Self {
        let placed = |placed: &Placed| PlacedView {
            kind: placed.kind,
            x: placed.cell.x,
            y: placed.cell.y,
        };
        let room = |room: &crate::hole::Room| RoomView {
            x: room.corner.x,
            y: room.corner.y,
            w: room.width,
            h: room.height,
            hazard: 0,
            floor: 0,
        };
        Self {
            course: hole.course.name(),
            architect: hole.architect,
            tees: hole.tees.name(),
            seed: hole.seed,
            hole: hole.number,
            par: hole.par,
            path_tenths: hole.path_tenths,
            near_monsters: hole.near_monsters,
            width: hole.ground.width(),
            height: hole.ground.height(),
            rows: Picture::rows(&hole.ground),
            tee: hole.tee,
            cup: hole.cup,
            key: None,
            monsters: hole.monsters.iter().map(placed).collect(),
            items: hole.items.iter().map(ItemView::of).collect(),
            links: [],
            rooms: hole.rooms.iter().map(room).collect(),
            doors: [],
            sections: [],
            bag: BagView::default(),
            attempt: hole.attempt,
            flaws: &hole.flaws,
            fallback: hole.fallback,
            witness: &hole.witness.shots,
            ends: &hole.witness.ends,
        }
    }
}
