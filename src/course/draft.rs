//! A hole in the making.
//!
//! The architect carves; later passes take floor away through one door, [`Draft::block`], which
//! undoes whatever would break a common rule. So no pass has to know the rules by heart, and a
//! draft is sound after every one of them.

use super::brief::Plan;
use super::cast;
use super::par;
use super::sound::{Flood, pinches};
use super::walk::Walk;
use crate::geom::Cell;
use crate::grid::Grid;
use crate::hole::{Door, Line, Lock, Lying, Picture, Placed, Room, Terrain, walk_strokes};

/// What an architect has drawn and the passes have made of it so far.
#[derive(Clone, Debug)]
pub struct Draft {
    ground: Grid<Terrain>,
    walkable: Grid<bool>,
    tread: Grid<bool>,
    floor: usize,
    spikes: usize,
    walk: Walk,
    /// The rooms, in the order they were drawn.
    pub rooms: Vec<Room>,
    /// How dangerous each room is, in the order of the rooms; empty on courses that do not say.
    pub hazards: Vec<u32>,
    /// The ways between them.
    pub openings: Vec<Opening>,
    /// Where the key lies; none where no door is shut.
    pub key: Option<Cell>,
    /// Where ball and golfer start; the corner of the board until it is drawn.
    pub tee: Cell,
    /// Where the ball should go; the corner of the board until it is drawn.
    pub cup: Cell,
    /// The dead, in the order of their ids.
    pub monsters: Vec<Placed>,
    /// What lies about.
    pub items: Vec<Lying>,
    /// Monsters that par and the floor had no room for; hazards take their place.
    pub owed: u32,
    /// Shots that hole out; none until the caddie has borne witness.
    pub witness: Line,
}

/// A way between two rooms: a gap in the wall, or a door.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its cells, side by side; none until it is carved.
    pub cells: Vec<Cell>,
    /// The rooms on its two sides, by their places in the list.
    pub rooms: (usize, usize),
    /// Whether it is shut until the key is found.
    pub lock: Lock,
}

impl Opening {
    /// Whether a cell lies in what is left of the opening or beside it.
    pub fn is_at(&self, walkable: &Grid<bool>, cell: Cell) -> bool {
        let open = |gap: Cell| walkable.get(gap) == Some(true);
        self.cells
            .iter()
            .any(|&gap| open(gap) && gap.king_steps(cell) <= 1)
    }

    /// Whether at least two neighbouring cells of it can still be walked through, or its only one,
    /// so that a ball can be aimed at it.
    pub fn is_passable(&self, walkable: &Grid<bool>) -> bool {
        let open = |&gap: &Cell| walkable.get(gap) == Some(true);
        let wide = self.cells.len().clamp(1, 2);
        self.cells.windows(wide).any(|part| part.iter().all(open))
    }

    /// Whether it is a way into this room.
    pub fn leads_to(&self, room: usize) -> bool {
        self.rooms.0 == room || self.rooms.1 == room
    }

    /// Whether a walk leads through the opening.
    pub fn is_on(&self, walk: &Walk) -> bool {
        self.cells.iter().any(|gap| walk.cells.contains(gap))
    }
}

impl Draft {
    /// A board of wall.
    pub fn new(width: i32, height: i32) -> Self {
        Self {
            ground: Grid::filled(width, height, Terrain::Wall),
            walkable: Grid::filled(width, height, false),
            tread: Grid::filled(width, height, false),
            floor: 0,
            spikes: 0,
            walk: Walk::default(),
            rooms: Vec::new(),
            hazards: Vec::new(),
            openings: Vec::new(),
            key: None,
            tee: Cell::new(0, 0),
            cup: Cell::new(0, 0),
            monsters: Vec::new(),
            items: Vec::new(),
            owed: 0,
            witness: Line::default(),
        }
    }

    /// The draft that a picture shows, all its floor one room.
    pub fn of(picture: &Picture) -> Self {
        let (width, height) = (picture.ground.width(), picture.ground.height());
        let mut draft = Self::new(width, height);
        for (cell, terrain) in picture.ground.iter() {
            draft.paint(cell, terrain);
        }
        draft.tee = picture.tee.unwrap_or(draft.tee);
        draft.cup = picture.cup.unwrap_or(draft.cup);
        draft.key = picture.key;
        draft.monsters.clone_from(&picture.monsters);
        draft.rooms.push(Room {
            corner: Cell::new(1, 1),
            width: width - 2,
            height: height - 2,
        });
        draft
    }

    /// What every cell is made of.
    pub fn ground(&self) -> &Grid<Terrain> {
        &self.ground
    }

    /// Which cells can be walked on once the doors are open.
    pub fn walkable(&self) -> &Grid<bool> {
        &self.walkable
    }

    /// Which cells can be walked on unhurt: all that can be walked on but spikes.
    pub fn tread(&self) -> &Grid<bool> {
        &self.tread
    }

    /// How many cells can be walked on.
    pub fn floor(&self) -> usize {
        self.floor
    }

    /// The cheapest walk from tee to cup; empty until [`Draft::survey`] has found one.
    pub fn walk(&self) -> &Walk {
        &self.walk
    }

    /// Changes a cell without asking; for architects and for terrain that stays walkable.
    pub fn paint(&mut self, cell: Cell, terrain: Terrain) {
        let count = |draft: &Self| {
            let is = |grid: &Grid<bool>| usize::from(grid.get(cell) == Some(true));
            (is(&draft.walkable), is(&draft.tread))
        };
        let was = count(self);
        self.ground.set(cell, terrain);
        let is_walkable = terrain.opened().is_walkable();
        self.walkable.set(cell, is_walkable);
        let is_tread = is_walkable && terrain != Terrain::Spikes;
        self.tread.set(cell, is_tread);
        let is = count(self);
        self.floor = self.floor + is.0 - was.0;
        self.spikes = self.spikes + (is.0 - is.1) - (was.0 - was.1);
    }

    /// Finds the cheapest walk from tee to cup anew. Whether there is one.
    pub fn survey(&mut self) -> bool {
        match Walk::between(&self.walkable, self.tee, self.cup) {
            Some(walk) => {
                self.walk = walk;
                true
            }
            None => false,
        }
    }

    /// Strokes of the walk, monsters beside it, and one for safety: the par of the most generous
    /// tees, without its limits.
    pub fn difficulty(&self, plan: &Plan) -> u32 {
        walk_strokes(self.walk.tenths, plan.content.golfer.range())
            + par::near_monsters(&self.walk, &self.monsters)
            + 1
    }

    /// Whether tee, cup, a monster, an item or the free ring around tee and cup holds this cell.
    pub fn is_taken(&self, cell: Cell) -> bool {
        self.tee.king_steps(cell) <= 1
            || self.cup.king_steps(cell) <= 1
            || self.monsters.iter().any(|monster| monster.cell == cell)
            || self.items.iter().any(|lying| lying.cell == cell)
            || self.key == Some(cell)
            || self.ground.get(cell) == Some(Terrain::Door)
    }

    /// Puts terrain that nobody walks on over these cells, where they are floor, unless one is
    /// taken, the hole would fall apart or shrink on its board, an opening or a passage would get
    /// too narrow, a monster would no longer suit its place, or par would exceed its limit; then
    /// nothing changes. Whether it was done.
    pub fn block(&mut self, plan: &Plan, cells: &[Cell], with: Terrain) -> bool {
        let before: Vec<(Cell, Terrain)> = cells
            .iter()
            .filter(|&&cell| self.walkable.get(cell) == Some(true))
            .filter_map(|&cell| Some((cell, self.ground.get(cell)?)))
            .collect();
        if before.is_empty() || before.iter().any(|&(cell, _)| self.is_taken(cell)) {
            return false;
        }
        for &(cell, _) in &before {
            self.paint(cell, with);
        }
        let openings = &mut self.openings.iter();
        let done = openings.all(|opening| opening.is_passable(&self.walkable))
            && !pinches(&self.walkable, cells)
            && self.is_whole()
            && cast::all_suit(plan, self)
            && self.rewalk(plan, &before);
        if !done {
            for &(cell, terrain) in &before {
                self.paint(cell, terrain);
            }
        }
        done
    }

    /// Puts spikes on these cells of green, unless one is taken, some place could then be reached
    /// over spikes alone, or a monster would no longer suit its own; then nothing changes. Whether it
    /// was done. That they lie off the walk is the caller's care.
    pub fn spike(&mut self, plan: &Plan, cells: &[Cell]) -> bool {
        let plain = |&cell: &Cell| self.ground.get(cell) == Some(Terrain::Green);
        if cells.is_empty() || !cells.iter().all(plain) || cells.iter().any(|&c| self.is_taken(c)) {
            return false;
        }
        for &cell in cells {
            self.paint(cell, Terrain::Spikes);
        }
        let done = self.is_unbarred() && cast::all_suit(plan, self);
        if !done {
            for &cell in cells {
                self.paint(cell, Terrain::Green);
            }
        }
        done
    }

    /// Whether every cell of floor can be walked to from the tee, unhurt where it is no spike
    /// itself, and the floor reaches the ring of wall around the board on all sides.
    pub fn is_whole(&self) -> bool {
        let flood = Flood::from(&self.walkable, self.tee);
        flood.is_some_and(|flood| {
            flood.cells == self.floor && flood.fills(self.ground.width(), self.ground.height())
        }) && self.is_unbarred()
    }

    /// Whether all floor but the spikes hangs together without them.
    pub fn is_unbarred(&self) -> bool {
        let flood = || Flood::from(&self.tread, self.tee);
        self.spikes == 0 || flood().is_some_and(|flood| flood.cells + self.spikes == self.floor)
    }

    /// Keeps the walk up to date after cells were blocked; false, with the walk as it was, when the
    /// hole has become too hard.
    fn rewalk(&mut self, plan: &Plan, blocked: &[(Cell, Terrain)]) -> bool {
        if blocked.iter().all(|&(cell, _)| self.walk.avoids(cell)) {
            return true;
        }
        let before = self.walk.clone();
        let done = self.survey() && self.difficulty(plan) <= par::MOST;
        if !done {
            self.walk = before;
        }
        done
    }

    /// Every cell of a way between rooms that can still be walked on.
    pub fn doors(&self) -> Vec<Door> {
        let doors = self.openings.iter().flat_map(|opening| {
            let Opening { cells, rooms, lock } = opening;
            cells.iter().map(|&cell| Door {
                cell,
                rooms: *rooms,
                lock: *lock,
            })
        });
        doors
            .filter(|door| self.walkable.get(door.cell) == Some(true))
            .collect()
    }

    /// The draft as a picture.
    pub fn picture(&self) -> Picture {
        Picture {
            items: self.items.iter().map(|lying| lying.cell).collect(),
            ground: self.ground.clone(),
            tee: Some(self.tee),
            cup: Some(self.cup),
            golfer: None,
            ball: None,
            key: self.key,
            monsters: self.monsters.clone(),
        }
    }
}
